"""The table server: HTTP and WebSocket around tables and their store. One process, and workers for whatever thinks."""

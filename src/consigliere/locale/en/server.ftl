# What the server itself refuses: requests over HTTP and sockets.

refusal-no-such-table = There is no table open under this code; check it. If its game is over, somebody who was there can send you its link.
refusal-no-such-game = There is no game called “{ $game }”.
refusal-no-such-page = There is nothing at this address.
refusal-bad-request = That request cannot be read, at { $where }: { $problem }.
refusal-bad-record = This is no good record: { $problem }.
refusal-bad-edition = This edition cannot be played: { $problem }.
refusal-record-sealed = The record is shown when the game is over.
refusal-foreign-origin = That request came from a page of another site.
refusal-unknown-host = This server does not know the name { $host }. Open it by its address, or have it started with { $start }.
refusal-no-pass = Only whoever plays this seat may see that while the game runs.
refusal-too-fast = That was too much at once; wait a minute and try again.
refusal-too-large = That is too large; at most { NUMBER($most) } bytes are taken.
refusal-took-too-long = That took too long; try again later.
refusal-store-waits = The server cannot save anything right now; try again in a moment.
refusal-desk-full = Too many records are being looked at right now; try again in a minute.
refusal-server-trouble = Something went wrong in the server; the table is kept. Try again.

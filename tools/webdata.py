"""Write what the browser's client takes from Python: types of the messages, readings and components of the games.

Goes to web/src/generated, which is not kept in the repository. `./dev` runs it before it builds or checks the client,
and `npm run types` in web/ does the same by hand. The same sources always give the same bytes.

protocol.ts         a type for each struct of table/messages.py, and the unions AnyRequest, AnyAnswer and FeedItem
readings.json       locale/<game>.toml of every game, and locale/table.toml
names/<language>.ftl  of every game, what it is called and what it is about: enough to choose one
<game>/<file>.json  games/<game>/data/<file>.toml: the cards and maps that boards are drawn from
"""

import json
import os
import re
import tomllib
from pathlib import Path

import msgspec

from consigliere import shelf
from consigliere.table import messages
from consigliere.texts import languages

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "generated"
LOCALE = ROOT / "src" / "consigliere" / "locale"
UNIONS = {
    "FeedItem": messages.FeedItem,
    "AnyRequest": messages.AnyRequest,
    "AnyAnswer": messages.AnyAnswer,
}
REF = "#/$defs/"
HEAD = "// Written by tools/webdata.py from table/messages.py.\n"

Schema = dict[str, object]


def protocol() -> str:
    """The types of everything that is said on the wire, in TypeScript."""
    schemas, structs = msgspec.json.schema_components(UNIONS.values(), ref_template=REF + "{name}")
    names = {_members(schema): name for schema, name in zip(schemas, UNIONS)}
    parts = [HEAD]
    for name, struct in structs.items():
        parts.append(_interface(name, struct, names))
    for name, schema in zip(UNIONS, schemas):
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(_members(schema)) + ";\n")
    return "\n".join(parts)


def _interface(name: str, struct: Schema, names: dict[tuple[str, ...], str]) -> str:
    """One struct. The server leaves nothing out; a client may leave out of a request what has a default."""
    properties, required = struct["properties"], struct["required"]
    assert isinstance(properties, dict)
    assert isinstance(required, list)
    lines = [f"/** {struct['description']} */"] if "description" in struct else []
    lines.append(f"export interface {name} {{")
    for field, schema in properties.items():
        mark = "?" if "ask" in properties and field not in required else ""
        lines.append(f"  {field}{mark}: {_type(schema, names)};")
    return "\n".join([*lines, "}", ""])


def _members(schema: Schema) -> tuple[str, ...]:
    """The structs of a union, by name; nothing if it is no union of structs."""
    choices = schema.get("anyOf")
    if not isinstance(choices, list):
        return ()
    return tuple(str(choice.get("$ref", "")).removeprefix(REF) for choice in choices)


def _type(schema: Schema, names: dict[tuple[str, ...], str]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if _members(schema) in names:
        return names[_members(schema)]
    if "enum" in schema:
        words = schema["enum"]
        assert isinstance(words, list)
        return " | ".join(json.dumps(word) for word in words)
    if "anyOf" in schema:
        choices = schema["anyOf"]
        assert isinstance(choices, list)
        return " | ".join(_type(choice, names) for choice in choices)
    kind = schema.get("type")
    if kind == "array":
        items = schema["items"]
        assert isinstance(items, dict)
        item = _type(items, names)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"{{ [name: string]: {_type(values, names) if isinstance(values, dict) else 'unknown'} }}"
    return {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }[str(kind)]


def readings() -> dict[str, object]:
    """The reading of every game, and what all games share."""
    return {file.stem: tomllib.loads(file.read_text("utf-8")) for file in sorted(LOCALE.glob("*.toml"))}


def names(language: str) -> str:
    """The message of every game, cut out of its catalogue."""
    found = ""
    for game in shelf.names():
        text = (LOCALE / language / f"{game}.ftl").read_text("utf-8")
        message = re.search(rf"^{game} *=.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*", text, re.MULTILINE)
        assert message is not None, (language, game)
        found += message[0]
    return found


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def files() -> dict[str, str]:
    """Everything that is written, by path."""
    found = {"protocol.ts": protocol(), "readings.json": _json(readings())}
    for language in languages():
        found[f"names/{language}.ftl"] = names(language)
    for game in shelf.names():
        for name, data in shelf.edition(game).items():
            found[f"{game}/{name}.json"] = _json(data)
    return found


def main() -> None:
    for path, text in files().items():
        file = TARGET / path
        # What has not changed is left alone, so that nothing is built anew because of it.
        if not file.exists() or file.read_text("utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            fresh = file.with_name(f".{file.name}.{os.getpid()}")
            fresh.write_text(text, "utf-8")
            fresh.replace(file)


if __name__ == "__main__":
    main()

// Writes wire.ts into src/shared/net and into the folder of each game, from the JSON schemas of the messages: `npm run types -- schemas.json`.
import { readFile, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { compile } from 'json-schema-to-typescript';

// The compiler reads tuples in the older spelling of JSON Schema only, and writes out every length that a list may have.
const olderTuples = (_key, value) => {
  if (value?.type !== 'array') return value;
  const { minItems, maxItems, prefixItems, ...list } = value;
  return prefixItems ? { ...list, items: prefixItems, minItems: prefixItems.length, maxItems: prefixItems.length } : list;
};

const prefix = '#/$defs/';
const origins =
  /\n\/\*\*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/|\n \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\./g;

/** The schemas that no game owns are published as `lib`. */
const folderOf = (area) => (area === 'lib' ? 'shared/net' : area);

/** Returns a copy of a schema in which `change` has replaced its objects, from the outside in. */
function mapped(schema, change) {
  if (Array.isArray(schema)) return schema.map((part) => mapped(part, change));
  if (schema === null || typeof schema !== 'object') return schema;
  const changed = change(schema);
  return changed === schema ? Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, mapped(part, change)])) : changed;
}

const membersOf = ({ anyOf = [] }) => new Set(anyOf.map(({ $ref }) => $ref));

/** Replaces each spelled-out union that has a name by a reference to it. */
function withNamedUnions($defs) {
  const unions = Object.entries($defs).filter(([, { anyOf }]) => anyOf);
  const nameOf = (schema) => unions.find(([, union]) => isDeepStrictEqual(membersOf(union), membersOf(schema)))?.[0];
  const refer = (schema) => (schema.anyOf && nameOf(schema) ? { $ref: prefix + nameOf(schema) } : schema);
  return Object.fromEntries(Object.entries($defs).map(([name, schema]) => [name, schema.anyOf ? schema : mapped(schema, refer)]));
}

/** Returns the names that mean the same in a game as in the shared messages. */
function sharedNames($defs, shared) {
  const isShared = (name) => isDeepStrictEqual($defs[name], shared[name]) && refsOf($defs[name]).every(isShared);
  return Object.keys($defs).filter(isShared);
}

function refsOf(schema) {
  const refs = [];
  mapped(schema, (part) => (part.$ref && refs.push(part.$ref.slice(prefix.length)), part));
  return refs;
}

/** Leaves out what a game shares, and imports what its own types use of it. */
function withImports($defs, names) {
  const own = Object.fromEntries(Object.entries($defs).filter(([name]) => !names.includes(name)));
  const used = names.filter((name) => refsOf(own).includes(name)).sort();
  const refer = (schema) => (used.some((name) => schema.$ref === prefix + name) ? { tsType: schema.$ref.slice(prefix.length) } : schema);
  return { $defs: mapped(own, refer), imports: used.length ? `\n\nimport type { ${used.join(', ')} } from '../../shared/net/wire';` : '' };
}

const schemas = JSON.parse(await readFile(process.argv[2], 'utf8'), olderTuples);
for (const [area, { $defs: all }] of Object.entries(schemas)) {
  const { $defs, imports } = withImports(withNamedUnions(all), area === 'lib' ? [] : sharedNames(all, schemas.lib.$defs));
  const types = await compile({ $defs }, 'Wire', {
    additionalProperties: false,
    bannerComment: `// Generated from the Python message types by \`make types\`. Edit those, not this.${imports}`,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 140 },
  });
  await writeFile(new URL(`../src/${folderOf(area)}/wire.ts`, import.meta.url), types.replace(origins, ''));
}

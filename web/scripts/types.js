// Writes wire.ts into src/shared/net and into the folder of each game, from the JSON schemas of the messages: `npm run types -- schemas.json`.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

// The compiler knows tuples by the older spelling of the schema language only, and spells out every length that a list may have.
const olderTuples = (_key, value) => {
  if (value?.type !== 'array') return value;
  const { minItems, maxItems, prefixItems, ...list } = value;
  return prefixItems ? { ...list, items: prefixItems, minItems: prefixItems.length, maxItems: prefixItems.length } : list;
};

const origins = /\n \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\./g;

/** The schemas that no game owns are published as `lib`. */
const folderOf = (area) => (area === 'lib' ? 'shared/net' : area);

const schemas = JSON.parse(await readFile(process.argv[2], 'utf8'), olderTuples);
for (const [area, schema] of Object.entries(schemas)) {
  const types = await compile(schema, 'Wire', {
    additionalProperties: false,
    bannerComment: '// Generated from the Python message types by `make types`. Edit those, not this.',
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 140 },
  });
  await writeFile(new URL(`../src/${folderOf(area)}/wire.ts`, import.meta.url), types.replace(origins, ''));
}

// Writes every text of the built client in brotli and gzip too, so that the server compresses nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(js|css|svg|json)$/;
/** The minimum size in bytes of a file that is worth compressing. */
const least = 256;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // After all other plugins, because Vite still fills in placeholders.
    writeBundle: {
      order: 'post',
      handler({ dir = '.' }, bundle) {
        for (const fileName of Object.keys(bundle).filter((name) => texts.test(name))) pack(join(dir, fileName));
      },
    },
  };
}

function pack(file: string): void {
  const data = readFileSync(file);
  if (data.length < least) return;
  writeFileSync(`${file}.br`, brotliCompressSync(data, best));
  writeFileSync(`${file}.gz`, gzipSync(data, { level: constants.Z_BEST_COMPRESSION }));
}

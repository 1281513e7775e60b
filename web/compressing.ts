// Every text of the built client is also written in brotli and gzip: the server sends what the browser takes, and compresses nothing.
import { Buffer } from 'node:buffer';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(js|css|svg|json)$/;
/** Below so many bytes it is not worth a file. */
const least = 1024;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export function compressing(): Plugin {
  return {
    name: 'compressing',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        const data = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (!texts.test(fileName) || data.length < least) continue;
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(data, best) });
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(data, { level: constants.Z_BEST_COMPRESSION }) });
      }
    },
  };
}

// Writes a Brotli file next to every built text asset, once and with the best quality, since assets are sent often.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const directory = path.join(import.meta.dirname, '../build/client');
for (const file of await readdir(directory, { recursive: true, withFileTypes: true })) {
  if (!file.isFile() || !/\.(js|css|svg|txt)$/.test(file.name)) continue;
  const name = path.join(file.parentPath, file.name);
  const packed = brotliCompressSync(await readFile(name), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  await writeFile(`${name}.br`, packed);
}

// `node scripts/render-pictures.mjs`: renders the demo's pictures (demo/pictures) whose SVG has changed as WebP in the
// form in which the site stores pictures. rendered.json has the hash of the SVG from which each WebP was made.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { storedWebp } from '#server/content/image/image.pipeline.ts';

const folder = path.join(import.meta.dirname, '../demo/pictures');
const record = path.join(folder, 'rendered.json');
const rendered = JSON.parse(readFileSync(record, 'utf8'));
const hashes = {};

for (const file of globSync('*/*.svg', { cwd: folder }).toSorted()) {
  const name = file.slice(0, -'.svg'.length);
  const svg = readFileSync(path.join(folder, file));
  const target = path.join(folder, `${name}.webp`);
  hashes[name] = createHash('sha256').update(svg).digest('hex').slice(0, 16);
  if (hashes[name] === rendered[name] && existsSync(target)) continue;
  writeFileSync(target, await sharp(svg).webp(storedWebp).toBuffer());
  console.log(`rendered ${name}`);
}
writeFileSync(record, `${JSON.stringify(hashes, null, 2)}\n`);

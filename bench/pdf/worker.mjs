// The process of bench/pdf.mjs: renders documents, and records by how much a timer of 5 ms is late.
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { createPdfService } from '#server/pdf/pdf.service.ts';
import { companyOf, offerOf } from '#tests/papers.ts';

const pdf = createPdfService({ logger: console });
const waits = [];
let isOver = false;
const watching = (async () => {
  while (!isOver) {
    const began = performance.now();
    await sleep(5);
    waits.push(performance.now() - began - 5);
  }
})();
let keys = 0;
const timed = async (paper) => {
  const began = performance.now();
  const { length } = await pdf.render(paper, String(keys++));
  return { ms: performance.now() - began, kilobytes: length / 1000 };
};

const { ms: first } = await timed(offerOf({ locale: 'en', lines: 24 }));
// Delays from loading the program do not count.
waits.length = 0;
const times = [];
const sizes = [];
for (let run = 0; run < 10; run += 1)
  for (const locale of ['en', 'fr', 'es', 'zh']) {
    const { ms, kilobytes } = await timed(offerOf({ locale, lines: 24 }));
    if (run > 0) times.push(ms);
    else sizes.push({ name: `offer of 24 lines, ${locale}`, kilobytes, limit: 60 });
  }
// Noise gives the largest possible picture file.
const noise = { width: 320, height: 320, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 25 } };
const picture = await sharp({ create: { ...noise, background: '#808080' } })
  .jpeg({ quality: 72, mozjpeg: true })
  .toBuffer();
const products = Array.from({ length: 24 }, (_, i) => ({
  name: `Women’s leather sandals ${i}`,
  sku: null,
  price: '$6.15 / pair',
  minimumOrder: '240 pairs',
  leadTime: '20–25 days',
  url: `https://baobab-sourcing.example/product/${i}`,
  picture,
}));
const { issuedAt, paySafelyUrl } = offerOf({ locale: 'en' });
const common = { locale: 'en', company: companyOf, issuedAt, verification: null, paySafelyUrl };
const catalogue = await timed({ kind: 'catalogue', title: 'Shoes', products, ...common });
sizes.push({ name: 'catalogue of 24 pictures of noise', kilobytes: catalogue.kilobytes, limit: 1000 });
isOver = true;
await watching;
await pdf.end();
process.send({ first, times, waits, sizes });
process.disconnect();

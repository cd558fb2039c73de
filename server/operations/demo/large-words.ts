import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const word = z.string().min(1);
/** One term in English, French, Spanish and Chinese. */
const words = z.tuple([word, word, word, word]);
export type Words = z.infer<typeof words>;

const schema = z.strictObject({
  colors: z.array(z.tuple([word, word, word, word, z.string().regex(/^#[0-9a-f]{6}$/)])),
  /** Names of ranges, spelled the same in the three Latin languages, and in Chinese. */
  series: z.array(z.tuple([word, word])),
  /** Kinds, materials, attributes, sizes and audiences of the goods, by category. */
  shelves: z.record(
    z.string(),
    z.strictObject({
      kinds: z.array(words),
      materials: z.array(words),
      attributes: z.array(words),
      sizes: z.array(words),
      audiences: z.array(words),
    }),
  ),
});

/** The vocabulary of the large catalogue for measurements. */
export const { colors, series, shelves } = schema.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../demo/large-catalogue.json'), 'utf8')),
);

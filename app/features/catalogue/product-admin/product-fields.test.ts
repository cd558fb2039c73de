import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { admin } from '#shared/i18n/en/admin.ts';

test('the form has every field of a product; the main picture is the first of the media', () => {
  const source = readFileSync(new URL('./product-fields.tsx', import.meta.url), 'utf8');
  const names = [...source.matchAll(/(?: name="|\bfield\(')(\w+)/g)].map((match) => match[1]!);
  expect([...names, 'imageUrl'].toSorted()).toEqual(Object.keys(admin.productForm.fields).toSorted());
});

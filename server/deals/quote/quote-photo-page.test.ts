import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quoteList as texts } from '#shared/i18n/en/quote-list.ts';
import { validation as english } from '#shared/i18n/en/validation.ts';
import { maxPhotoBytes, maxPhotoFormTexts } from '#shared/deals/photo-limits.ts';
import { lineFieldName } from '#shared/deals/quote-list-form.ts';
import type { Client } from '#tests/client.ts';
import { createProduct } from '#tests/factories.ts';
import { elements, textOf } from '#tests/html.ts';
import { photograph, readList, sendForm } from '#tests/quote-photos.ts';
import { createUploadBench, type UploadBench } from '#tests/uploads.ts';
import { quotePhotos } from './quote-photo.schema.ts';
import { quoteRequests } from './quote-request.schema.ts';

// The form of the list as a browser without JavaScript sends it.
let bench: UploadBench;
let buyer: Client;
let line: string;

beforeAll(async () => {
  bench = await createUploadBench();
});
beforeEach(async () => {
  await bench.app.reset();
  bench.files.clear();
  buyer = bench.app.client();
  const { id: product } = await createProduct(bench.app.db, { name: 'Sandal' });
  await buyer.post('/api/quote-list/lines', { product });
  line = (await readList(buyer)).lines[0]!.id;
});

const findKey = '5b2a7e0e-9a5c-4d7a-8a51-0e9f5d0c5b5d';

async function post(intent: string, given: Record<string, string | Uint8Array | Uint8Array[]> = {}) {
  const form = new FormData();
  const fields = { findKey, [lineFieldName(line, 'quantity')]: '7', currency: 'USD', intent, ...given };
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof one === 'string') form.append(name, one);
      else form.append(name, new Blob([Uint8Array.from(one)], { type: 'image/jpeg' }), 'IMG_1.jpg');
  // A browser sends an empty file if none was chosen.
  if (!given['findPhoto']) form.append('findPhoto', new Blob([]), '');
  return sendForm(bench, buyer, '/quote-list', form);
}
const contact = {
  contactName: 'Awa Diop',
  phone: '+44 7700 900123',
  country: 'SN',
  city: 'Dakar',
  message: 'Before the feast',
};
const photoField = () => `photo:${line}`;
const valueOf = (html: string, name: string) =>
  elements(html, 'input').find((field) => field['name'] === name)?.['value'];

test('photos travel with the form, up to three of a line, and are shown as links with a button each', async () => {
  const picture = await photograph(60, 40);
  const response = await post('save', { [photoField()]: [picture, picture], note: 'x' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/quote-list?done=saved']);
  const [{ photos, quantity }] = (await readList(buyer)).lines as [
    Awaited<ReturnType<typeof readList>>['lines'][0],
  ];
  expect([photos.length, quantity]).toEqual([2, 7]);
  const html = await (await buyer.get('/quote-list')).text();
  for (const { id } of photos) {
    expect(html).toContain(`/api/quote-list/photos/${id}?size=small`);
    expect(html).toContain(`value="unphoto:${id}"`);
  }
  const more = await post('save', { [photoField()]: [picture, picture] });
  expect(more.status).toBe(400);
  expect(textOf(await more.text(), 'main')).toContain(english.photosTooMany);
  expect((await readList(buyer)).lines[0]!.photos).toHaveLength(3);

  const removed = await post(`unphoto:${photos[0]!.id}`, contact);
  expect(removed.status).toBe(200);
  expect(valueOf(await removed.text(), 'city')).toBe('Dakar');
  expect((await readList(buyer)).lines[0]!.photos).toHaveLength(2);
});

describe('a photo that is too large', () => {
  test('loses no text, and the others are kept', async () => {
    const response = await post('send', {
      [photoField()]: [Buffer.alloc(maxPhotoBytes * 2, 1), await photograph(60, 40)],
      ...contact,
    });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(textOf(html, 'main')).toContain(english.photoTooLarge);
    expect(valueOf(html, 'contactName')).toBe('Awa Diop');
    expect(html).toContain('Before the feast');
    const list = await readList(buyer);
    expect(list.lines[0]!.photos).toHaveLength(1);
    expect(list.details).toMatchObject({ city: 'Dakar', message: 'Before the feast' });
    // The request is not sent without a photo that the buyer believes to be attached.
    expect(await bench.app.db.$count(quoteRequests)).toBe(0);
  });

  test('and one that is none, are said at their fields', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const response = await post('save', { [photoField()]: svg });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(textOf(html, 'main')).toContain(english.imageInvalid);
    expect(html).not.toContain('alert(1)');
    expect(bench.files.size).toBe(0);
  });
});

describe('a description with a photo', () => {
  test('is added with it', async () => {
    const response = await post('find', { findTitle: 'Steel bowl', findPhoto: await photograph(60, 40) });
    expect(response.headers.get('location')).toBe('/quote-list?done=added');
    const { lines, begun } = await readList(buyer);
    expect(lines.find(({ name }) => name === 'Steel bowl')!.photos).toHaveLength(1);
    expect(begun).toBeNull();
  });

  test('without a title keeps it, and comes back with what was typed', async () => {
    const response = await post('find', { findNote: 'For soup', findPhoto: await photograph(60, 40) });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('For soup');
    const { begun } = await readList(buyer);
    expect(begun).toMatchObject({ key: findKey });
    expect(html).toContain(`/api/quote-list/photos/${begun!.photos[0]!.id}?size=small`);
    // When the page is opened again, it still knows the key.
    const again = await (await buyer.get('/quote-list')).text();
    expect(valueOf(again, 'findKey')).toBe(findKey);
    await post('find', { findTitle: 'Steel bowl' });
    expect((await readList(buyer)).lines.find(({ name }) => name === 'Steel bowl')!.photos).toEqual(
      begun!.photos,
    );
  });

  test('is shown again with its texts when only the photo is added', async () => {
    const response = await post('attach', { findTitle: 'Steel bowl', findPhoto: await photograph(60, 40) });
    expect(response.status).toBe(200);
    expect(valueOf(await response.text(), 'findTitle')).toBe('Steel bowl');
    expect((await readList(buyer)).begun!.photos).toHaveLength(1);
  });
});

test('a request is sent with photos that were chosen last', async () => {
  const response = await post('send', { [photoField()]: await photograph(60, 40), ...contact });
  expect(response.status).toBe(303);
  const page = await (await buyer.get(response.headers.get('location')!)).text();
  const [row] = await bench.app.db.select().from(quotePhotos);
  expect(page).toContain(
    `${response.headers.get('location')!.replace('/quotes', '/api/buyer-quotes')}/photos/${row!.id}`,
  );
});

test('a form of files has bounds: its texts, its bytes, and a form of others keeps its own', async () => {
  const texts400 = await post('save', { note: 'x'.repeat(maxPhotoFormTexts + 1) });
  expect(texts400.status).toBe(413);
  const huge = Array.from({ length: 13 }, () => Buffer.alloc(maxPhotoBytes, 1));
  expect((await post('save', { [photoField()]: huge })).status).toBe(413);
  const other = new FormData();
  other.set('file', new Blob([Buffer.alloc(200_000)]), 'a.jpg');
  expect((await sendForm(bench, buyer, '/contact', other)).status).toBe(413);
  expect(bench.files.size).toBe(0);
});

test('the page without script has a field of files at each line, and one in the description', async () => {
  const html = await (await buyer.get('/quote-list')).text();
  const fields = elements(html, 'input').filter(({ type }) => type === 'file');
  expect(fields.map(({ name }) => name)).toEqual([photoField(), 'findPhoto']);
  expect(elements(html, 'form').some(({ enctype }) => enctype === 'multipart/form-data')).toBe(true);
  expect(textOf(html, 'main')).toContain(texts.photosHint);
});

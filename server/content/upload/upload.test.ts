import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureBytes, signedIn } from '#tests/factories.ts';
import {
  type Body,
  createUploadBench,
  multipart,
  multipartBody,
  type Part,
  type UploadBench,
  uploadPath,
  uploadTexts,
} from '#tests/uploads.ts';
import { validation as chinese } from '#shared/i18n/zh/validation.ts';
import { users } from '../../people/user/user.schema.ts';
import { renditionUrl } from '#shared/content/image.ts';
import { maxInHand } from './upload.service.ts';

let bench: UploadBench;
const send: UploadBench['send'] = async (...args) => bench.send(...args);
const upload: UploadBench['upload'] = async (...args) => bench.upload(...args);
const expectStored: UploadBench['expectStored'] = async (...args) => bench.expectStored(...args);
const expectRefused: UploadBench['expectRefused'] = async (...args) => bench.expectRefused(...args);

beforeEach(async () => {
  bench = await createUploadBench();
});

describe('an upload', () => {
  test('is answered as specified and served as a picture of ours', async () => {
    const response = await upload(await pictureBytes({ width: 500, height: 200 }));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { url, message } = await expectStored(response);
    expect(message).toBe('Image uploaded successfully');
    expect(url).toMatch(/^\/media\/[0-9a-f]{24}\.webp$/);
    for (const address of [url, renditionUrl(url, 320, 'webp')]) {
      const served = await bench.app.client().get(address);
      expect(served.status).toBe(200);
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await sharp(await served.arrayBuffer()).metadata()).format).toBe('webp');
    }
  });

  test('lists the colours, the more frequent first', async () => {
    const two = sharp({ create: { width: 600, height: 400, channels: 3, background: '#2563c9' } }).composite([
      {
        input: { create: { width: 200, height: 400, channels: 3, background: '#d02020' } },
        left: 0,
        top: 0,
      },
    ]);
    const { detectedColors } = await expectStored(await upload(await two.png().toBuffer()));
    expect(detectedColors).toEqual(['#2563c9', '#d02020']);
  });

  test.each([
    [
      'grey',
      sharp({ create: { width: 90, height: 90, channels: 3, background: '#777' } })
        .greyscale()
        .png(),
      [],
    ],
    [
      'transparent',
      sharp({ create: { width: 90, height: 90, channels: 4, background: '#d0202000' } }).png(),
      [],
    ],
    [
      'CMYK',
      sharp({ create: { width: 90, height: 90, channels: 3, background: '#777' } })
        .toColourspace('cmyk')
        .jpeg(),
      [],
    ],
    [
      'tiny',
      sharp({ create: { width: 1, height: 1, channels: 3, background: '#d02020' } }).png(),
      ['#d02020'],
    ],
    [
      'large',
      sharp({ create: { width: 4000, height: 3500, channels: 3, background: '#2563c9' } }).png(),
      ['#2563c9'],
    ],
    [
      '16-bit',
      sharp({ create: { width: 90, height: 90, channels: 3, background: '#d02020' } })
        .toColourspace('rgb16')
        .png(),
      ['#d02020'],
    ],
  ])('a %s picture is taken too', async (_, picture, colors) => {
    expect((await expectStored(await upload(await picture.toBuffer()))).detectedColors).toEqual(colors);
  });

  test('one may follow another at once: the two-second gap is the single uploader’s own', async () => {
    const [one, other] = [await upload(await pictureBytes()), await upload(await pictureBytes())];
    expect((await expectStored(one)).url).not.toBe((await expectStored(other)).url);
  });

  test('is for the staff', async () => {
    const body = multipartBody({ bytes: await pictureBytes() });
    const refused = [
      [bench.app.client(), 401, 'unauthorized'],
      [await signedIn(bench.app, { isActive: false }), 401, 'unauthorized'],
      [await signedIn(bench.app, { role: 'customer' }), 403, 'forbidden'],
    ] as const;
    for (const [client, status, code] of refused) {
      const response = await send(body, multipart, client);
      expect(response.status).toBe(status);
      await expectRefused(response, code);
    }
    await expectRefused(await send(body, { ...multipart, origin: 'https://evil.example' }), 'bad_origin');
    await expectStored(await send(body, multipart, await signedIn(bench.app, { role: 'super_admin' })));
  });

  test('its errors are in the user’s language', async () => {
    await bench.app.db.update(users).set({ staffLanguage: 'zh' });
    const response = await send(multipartBody({ bytes: 'x' }), multipart);
    expect(response.status).toBe(400);
    await expectRefused(response, 'invalid', chinese.imageInvalid);
  });

  test('that fails on our side is an ordinary 500', async () => {
    const put = vi.spyOn(bench.storage, 'put').mockRejectedValue(new Error('the disk is full'));
    try {
      const response = await upload(await pictureBytes());
      expect(response.status).toBe(500);
      await expectRefused(response, 'internal');
    } finally {
      put.mockRestore();
    }
  });
});

describe('form', () => {
  test.each([
    [
      'two files',
      async () => [{ bytes: await pictureBytes() }, { bytes: await pictureBytes() }],
      uploadTexts.single,
    ],
    [
      'a second file in another field',
      async () => [{ bytes: await pictureBytes() }, { name: 'b', bytes: 'x' }],
      uploadTexts.single,
    ],
    ['another field', async () => [{ name: 'file', bytes: await pictureBytes() }], uploadTexts.required],
    ['an empty file', async () => [{ bytes: '' }], uploadTexts.required],
    ['no part', async () => [], uploadTexts.required],
  ] as [string, () => Promise<Part[]>, string][])('%s: refused', async (_, parts, field) => {
    const response = await send(multipartBody(...(await parts())));
    expect(response.status).toBe(400);
    await expectRefused(response, 'invalid', field);
  });

  test('a field that is text is no file', async () => {
    const form = new FormData();
    form.set('image', 'data:image/png;base64,AAAA');
    const response = await send(form, {});
    expect(response.status).toBe(400);
    await expectRefused(response, 'invalid', uploadTexts.required);
  });

  test('a browser’s own form with a text beside the file is taken', async () => {
    const form = new FormData();
    form.set('note', 'front');
    form.set('image', new File([new Uint8Array(await pictureBytes())], 'ok.jpg'));
    expect((await expectStored(await send(form, {}))).detectedColors).toHaveLength(1);
  });

  test.each([
    ['JSON', '{"image":"x"}', { 'content-type': 'application/json' }],
    ['a bare picture', 'x', { 'content-type': 'image/png' }],
    ['a form without files', 'image=x', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['multipart without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
    [
      'multipart with another boundary',
      multipartBody({ bytes: 'x' }),
      { 'content-type': 'multipart/form-data; boundary=other' },
    ],
    ['multipart that ends early', multipartBody({ bytes: 'x' }).subarray(0, 70), multipart],
    ['no body', null, multipart],
  ] as [string, Body | null, Record<string, string>][])('%s: 400', async (_, body, headers) => {
    const response = await send(body, headers);
    expect(response.status).toBe(400);
    await expectRefused(response, 'bad_request');
  });

  test('other paths beside it do not exist', async () => {
    for (const other of ['/api/uploads/', '/api/uploads/x', `${uploadPath}/x`]) {
      expect((await bench.admin.request('POST', other)).status).toBe(404);
    }
  });
});

describe('many at once', () => {
  test('three are worked on, a few wait, the rest is refused with a time to wait', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let atWork = 0;
    let most = 0;
    const put = vi.spyOn(bench.storage, 'put').mockImplementation(async (name, bytes) => {
      most = Math.max(most, ++atWork);
      await gate;
      atWork--;
      bench.files.set(name, Buffer.from(bytes));
    });
    try {
      const bytes = await pictureBytes({ width: 20, height: 20 });
      const taken = Array.from({ length: maxInHand }, async () => upload(bytes));
      await expect.poll(() => atWork, { timeout: 15_000 }).toBe(3);
      const refused = await upload(bytes);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('2');
      await expectRefused(refused, 'too_many_requests');
      open();
      for (const response of await Promise.all(taken)) await expectStored(response);
      expect(most).toBe(3);
      // The places are free again, also after refused uploads.
      await expectStored(await upload(bytes));
    } finally {
      open();
      put.mockRestore();
    }
  });
});

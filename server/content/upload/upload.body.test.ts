import { describe, expect, test } from 'vitest';
import { multipart, multipartBody } from '#tests/uploads.ts';
import { AppError } from '#shared/base/errors.ts';
import { readForm } from './upload.body.ts';

const tooLarge = () => new AppError('too_large');
const limits = { part: 40_000, kept: 100_000, maxBodyBytes: 2_000_000, tooLarge };
const contentType = multipart['content-type'];

const text = (name: string, value: string) =>
  Buffer.from(
    multipartBody({ name, bytes: value })
      .toString('latin1')
      .replace(/; filename="[^"]*"/, ''),
    'latin1',
  );
/** Combines several bodies into one form: removes the final boundary of all but the last. */
const form = (...bodies: Buffer[]) =>
  Buffer.concat(
    bodies.map((body, i) => (i < bodies.length - 1 ? body.subarray(0, body.lastIndexOf('--between')) : body)),
  );

async function read(body: Buffer, chunk = body.length) {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.length) return controller.close();
      controller.enqueue(Uint8Array.from(body.subarray(at, (at += chunk))));
    },
  });
  return readForm({ body: stream, contentType, announced: undefined }, limits);
}

describe('a form whose files are too large', () => {
  test.each([1, 7, 64, 1000, 1_000_000])('keeps its texts, read %i bytes at a time', async (chunk) => {
    const large = Buffer.alloc(chunk === 1 ? 60_000 : 600_000, 'x\r\n--betwee');
    const body = form(
      text('before', 'Awa'),
      multipartBody({ name: 'photo', bytes: large }),
      text('between', 'Dakar'),
      multipartBody({ name: 'small', bytes: 'abc' }),
      text('after', '\r\nThiès\r\n--between'),
    );
    const entries = (await read(body, chunk)).map(({ name, value, isCut }) => [
      name,
      typeof value === 'string' ? value : value.size,
      isCut,
    ]);
    expect(entries).toEqual([
      ['before', 'Awa', false],
      ['photo', 0, true],
      ['between', 'Dakar', false],
      ['small', 3, false],
      ['after', '\r\nThiès\r\n--between', false],
    ]);
  });

  test('keeps as many files as fit where all together are too large', async () => {
    const bytes = 'x'.repeat(35_000);
    const body = form(
      ...[1, 2, 3, 4, 5].map((n) => multipartBody({ name: `f${n}`, bytes })),
      text('last', 'z'),
    );
    const entries = await read(body);
    expect(entries.map(({ isCut }) => isCut)).toEqual([false, false, true, true, true, false]);
    expect(entries.at(-1)).toMatchObject({ name: 'last', value: 'z' });
  });

  test('is refused with too many parts or bytes, and where it is no form', async () => {
    const parts = form(...Array.from({ length: 1001 }, (_, i) => text(`t${i}`, 'x')));
    await expect(read(parts)).rejects.toMatchObject({ code: 'too_large' });
    await expect(read(Buffer.alloc(3_000_000))).rejects.toMatchObject({ code: 'too_large' });
    for (const type of ['application/json', 'multipart/form-data', undefined])
      await expect(
        readForm({ body: null, contentType: type, announced: undefined }, limits),
      ).rejects.toMatchObject({ code: 'bad_request' });
    await expect(read(Buffer.from('--between\r\n'))).rejects.toMatchObject({ code: 'bad_request' });
  });
});

import { describe, expect, test } from 'vitest';
import { multipart, multipartBody } from '#tests/uploads.ts';
import { readTrimmed } from './multipart.trim.ts';
import { parseForm } from './upload.body.ts';

const limits = { part: 40_000, kept: 100_000, read: 2_000_000, parts: 20 };

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

async function read(body: Buffer, chunk = body.length, given = limits) {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.length) return controller.close();
      controller.enqueue(Uint8Array.from(body.subarray(at, (at += chunk))));
    },
  });
  const { bytes, cut } = await readTrimmed(stream, multipart['content-type'], given);
  const entries = [...(await parseForm(bytes, multipart['content-type']))];
  return { bytes, cut: [...cut], entries };
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
    const { bytes, cut, entries } = await read(body, chunk);
    expect(cut).toEqual([1]);
    expect(bytes.length).toBeLessThan(50_000);
    const values = entries.map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.size < 10,
    ]);
    expect(values).toEqual([
      ['before', 'Awa'],
      ['photo', false],
      ['between', 'Dakar'],
      ['small', true],
      ['after', '\r\nThiès\r\n--between'],
    ]);
  });

  test('is what it was where all of it fits', async () => {
    const body = form(
      text('a', '1'),
      multipartBody({ name: 'b', bytes: 'x'.repeat(30_000) }),
      text('c', '3'),
    );
    const { bytes, cut } = await read(body, 500);
    expect(cut).toEqual([]);
    expect(Buffer.from(bytes).equals(body)).toBe(true);
  });

  test('gives what is left to each where all together are too large', async () => {
    const bytes = 'x'.repeat(35_000);
    const body = form(
      ...[1, 2, 3, 4, 5].map((n) => multipartBody({ name: `f${n}`, bytes })),
      text('last', 'z'),
    );
    const { cut, entries } = await read(body);
    expect(cut).toEqual([2, 3, 4]);
    expect(entries.at(-1)).toEqual(['last', 'z']);
  });

  test('is refused with too many parts or bytes, and where it is no form', async () => {
    const parts = form(...Array.from({ length: 30 }, (_, i) => text(`t${i}`, 'x')));
    await expect(read(parts)).rejects.toMatchObject({ code: 'too_large' });
    await expect(read(Buffer.alloc(3_000_000))).rejects.toMatchObject({ code: 'too_large' });
    await expect(readTrimmed(null, 'application/json', limits)).rejects.toMatchObject({
      code: 'bad_request',
    });
    await expect(readTrimmed(null, 'multipart/form-data', limits)).rejects.toMatchObject({
      code: 'bad_request',
    });
  });
});

import { limitTable } from '#server/platform/limits/limit-table.ts';
import { randomBytes } from 'node:crypto';
import { deflateRawSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChatUpload, chatUploadAnswer, type CustomerConversation } from '#shared/conversations/chat.ts';
import { validation as english } from '#shared/i18n/en/validation.ts';
import {
  chatFilesAtOncePerAddress,
  chatFilesPerConversation,
  maxChatUploadBytes,
} from '#shared/conversations/chat-limits.ts';
import type { Client } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { jpegOfScans, pngOf } from '#tests/hostile-pictures.ts';
import { createUploadBench, multipart, multipartBody, type Part, type UploadBench } from '#tests/uploads.ts';
import { chatAttachments } from './chat.schema.ts';
import { checkPicture } from '../../content/image/image.checks.ts';

// Hostile files that a visitor may send into a conversation (docs/security.md, "hostile files in the chat").
let bench: UploadBench;
let client: Client;
let conversation: CustomerConversation;

beforeAll(async () => {
  bench = await createUploadBench();
});
beforeEach(async () => {
  await bench.app.reset();
  bench.files.clear();
  client = bench.app.client();
  conversation = await begin(client);
});

async function begin(visitor: Client): Promise<CustomerConversation> {
  const response = await visitor.post('/api/conversations', {
    customerName: 'Awa',
    customerEmail: 'awa@buyer.example',
  });
  return ((await response.json()) as { conversation: CustomerConversation }).conversation;
}

let serial = 0;

/** Posts a file, each from a new address, because so many from one address would be refused. */
async function send(
  bytes: Uint8Array | string,
  part: Omit<Part, 'bytes'> = {},
  { id = conversation.id, from = `198.51.100.${++serial}` } = {},
) {
  const { app, headersOf } = bench;
  return app.app.request(
    `${app.origin}/api/conversations/${id}/upload`,
    {
      method: 'POST',
      body: multipartBody({ name: 'file', ...part, bytes }),
      headers: { ...headersOf(client), ...multipart },
    },
    { incoming: { socket: { remoteAddress: from } } },
  );
}

/** The stored file, as a reader downloads it. */
async function kept(bytes: Uint8Array | string, part: Omit<Part, 'bytes'> = {}) {
  const response = await send(bytes, part);
  expect(response.status, await response.clone().text()).toBe(200);
  const answer: ChatUpload = chatUploadAnswer.parse(await response.json());
  const served = await client.get(answer.fileUrl);
  expect(served.status).toBe(200);
  return { answer, headers: served.headers, body: Buffer.from(await served.arrayBuffer()) };
}

async function expectRefused(response: Response, status = 400) {
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ fields: { file: expect.any(String) } });
  expect(await bench.app.db.$count(chatAttachments)).toBe(0);
  expect([...bench.files.keys()]).toEqual([]);
}

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`;
const script = '<script>alert(1)</script>';
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const png = async () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();

/** A hand-made ZIP of one entry, whose headers may state false sizes. */
function zip(name: string, content: Buffer, claimed = content.length): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(claimed, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
}

describe('refused, with nothing kept', () => {
  test.each<[string, () => Promise<Buffer | string> | Buffer | string]>([
    ['an SVG with a script', () => svg(script)],
    ['an SVG after a byte order mark and a comment', () => `\uFEFF <!-- x -->\n${svg(script)}`],
    ['an SVG that reads a file', () => svg('<image href="file:///etc/passwd"/>')],
    ['an SVG in another encoding', () => Buffer.from(svg('<text>é</text>'), 'latin1')],
    ['an SVG in UTF-16', () => Buffer.from(`\uFEFF${svg(script)}`, 'utf16le')],
    ['a packed SVG', () => gzipSync(svg(script))],
    ['a page', () => `<!DOCTYPE html><html><body>${script}</body></html>`],
    ['a bare script element', () => script],
    [
      'XML that names entities',
      () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    ],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), randomBytes(200)])],
    ['a program of Linux', () => Buffer.concat([Buffer.from('\x7fELF'), randomBytes(200)])],
    ['a ZIP that is no document', () => zip('readme.txt', Buffer.from('hello'))],
    ['a class of Java', () => Buffer.from('cafebabe0000003400000000', 'hex')],
    ['bytes of chance', () => Buffer.concat([Buffer.from([0xff, 0xfe, 0x00]), randomBytes(500)])],
    ['a picture that breaks off', async () => (await png()).subarray(0, 40)],
    ['nothing', () => ''],
  ])('%s', async (_, make) => {
    const response = await send(await make(), { fileName: 'a.png', type: 'image/png' });
    expect(response.status).toBe(400);
    await expectRefused(response);
  });

  test('a picture of too many pixels', async () => {
    const bomb = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(maxChatUploadBytes);
    await expectRefused(await send(bomb, { fileName: 'a.png' }));
  });

  test('six JPEGs of 45,000 scans at once', async () => {
    const bomb = jpegOfScans(45_000);
    expect(bomb.length).toBeLessThan(maxChatUploadBytes);
    for (const response of await Promise.all(Array.from({ length: 6 }, async () => send(bomb))))
      await expectRefused(response);
  });

  test('what takes too much memory, with the reason', async () => {
    const bomb = pngOf({ width: 5000, height: 5000, channels: 4, depth: 16, isInterlaced: true });
    const response = await send(bomb, { fileName: 'a.png' });
    expect(response.status).toBe(400);
    expect(await response.clone().json()).toMatchObject({ fields: { file: english.pictureTooCostly } });
    await expectRefused(response);
  });

  test('a picture that takes more memory than visitors may ask for, and the staff may', async () => {
    const large = pngOf({ width: 3500, height: 3500, channels: 4, isInterlaced: true });
    await checkPicture(large);
    const response = await send(large, { fileName: 'a.png' });
    expect(await response.clone().json()).toMatchObject({ fields: { file: english.pictureTooCostly } });
    await expectRefused(response);
  });

  test('2 MB, of which the specification says that a file is smaller', async () => {
    await expectRefused(await send('a'.repeat(2 * 1024 * 1024), { fileName: 'a.txt' }), 413);
    expect((await send('a'.repeat(2 * 1024 * 1024 - 1), { fileName: 'a.txt' })).status).toBe(200);
  });

  test('a file in another field, and a field that is no file', async () => {
    await expectRefused(await send('Hello', { name: 'image', fileName: 'a.txt' }));
    const { app, headersOf } = bench;
    const response = await app.app.request(`${app.origin}/api/conversations/${conversation.id}/upload`, {
      method: 'POST',
      body: new URLSearchParams({ file: 'Hello' }),
      headers: headersOf(client),
    });
    expect(response.status).toBe(400);
  });

  test('into another visitor’s conversation, or one that does not exist', async () => {
    const other = await begin(bench.app.client());
    for (const id of [other.id, crypto.randomUUID(), '..%2F..%2Fusers', "' or 1=1 --"])
      expect((await send('Hello', { fileName: 'a.txt' }, { id: encodeURIComponent(id) })).status).toBe(404);
    expect([...bench.files.keys()]).toEqual([]);
  });

  test('into a conversation that was closed', async () => {
    const staff = await signedIn(bench.app);
    const closed = await staff.request('PUT', `/api/conversations/${conversation.id}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'closed' }),
    });
    expect(closed.status).toBe(200);
    const response = await send('Hello', { fileName: 'a.txt' });
    expect(await response.json()).toMatchObject({ code: 'conversation_closed' });
    expect([...bench.files.keys()]).toEqual([]);
  });
});

describe('kept as what it is, and opened as nothing else', () => {
  const attachment = (name: string) => `attachment; filename*=UTF-8''${name}`;

  test.each<[string, Buffer | string, string, string, string]>([
    [
      'a text that is called a program',
      'start calc',
      'bill.bat',
      'text/plain; charset=utf-8',
      'bill.bat.txt',
    ],
    ['a text that is called a page', 'Hello <script>', 'a.html', 'text/plain; charset=utf-8', 'a.html.txt'],
    ['a text with two extensions', 'Hello', 'a.txt.hta', 'text/plain; charset=utf-8', 'a.txt.hta.txt'],
    ['a text of its own name', 'Hello', 'a.TXT', 'text/plain; charset=utf-8', 'a.TXT'],
    ['a text without a name', 'Hello', ' ', 'text/plain; charset=utf-8', 'file.txt'],
    ['a PDF that is a page as well', `%PDF-1.7\n${script}`, 'a.html', 'application/pdf', 'a.html.pdf'],
    [
      'an installer in Word’s old container',
      Buffer.concat([ole, randomBytes(99)]),
      'setup.msi',
      'application/msword',
      'setup.msi.doc',
    ],
    [
      'a ZIP bomb of Word’s',
      zip('word/document.xml', Buffer.alloc(64 * 1024 * 1024), 5),
      'a.docm',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'a.docm.docx',
    ],
  ])('%s', async (_, bytes, fileName, type, name) => {
    const { headers, body, answer } = await kept(bytes, { fileName, type: 'text/html' });
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toBe(attachment(name));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer).toMatchObject({ isImage: false, fileName: decodeURIComponent(name) });
    expect(body.equals(Buffer.from(bytes))).toBe(true);
  });

  test('a large one is read as it is taken, in whole or in part', async () => {
    const text = Array.from({ length: 20_000 }, (_, at) => `line ${at}\n`).join('');
    const { answer, body } = await kept(text, { fileName: 'a.txt' });
    expect(body.toString()).toBe(text);
    const part = await client.get(answer.fileUrl, { range: 'bytes=70000-70009' });
    expect([part.status, await part.text()]).toEqual([206, text.slice(70_000, 70_010)]);
    expect(part.headers.get('content-range')).toBe(`bytes 70000-70009/${text.length}`);
    const beyond = await client.get(answer.fileUrl, { range: `bytes=${text.length}-` });
    expect(beyond.status).toBe(416);
    // The file is deleted while it is sent. Reading fails, because the file is not held in memory.
    const unread = await client.get(answer.fileUrl);
    bench.files.clear();
    await expect(unread.text()).rejects.toThrow();
  });

  test('a picture is re-encoded: appended data and metadata are removed', async () => {
    const tail = Buffer.from(`PK\x03\x04${script}<?php system($_GET[0]); ?>`);
    const jpeg = await sharp(await png())
      .withExif({ IFD0: { Copyright: script }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { headers, body, answer } = await kept(Buffer.concat([jpeg, tail]), { fileName: 'a.php.svg' });
    expect(headers.get('content-type')).toBe('image/webp');
    expect(answer).toMatchObject({ isImage: true, fileName: 'a.php.webp' });
    expect(body.includes('script')).toBe(false);
    expect(body.includes('<?php')).toBe(false);
    expect((await sharp(body).metadata()).exif).toBeUndefined();
  });

  test.each([
    ['../../../etc/cron.d/a.txt', 'a.txt'],
    ['..\\..\\windows\\a.txt', 'a.txt'],
    ['/etc/passwd', 'passwd.txt'],
    ['..', '...txt'],
    ['a\u202Etxt.exe', 'atxt.exe.txt'],
    ["a';filename=b.html", 'a%27%3Bfilename%3Db.html.txt'],
    ['a(1)*.txt', 'a%281%29%2A.txt'],
    ['字'.repeat(300), `${encodeURIComponent('字'.repeat(196))}.txt`],
    ['😀'.repeat(200), `${encodeURIComponent('😀'.repeat(98))}.txt`],
  ])('a name reaches no path and no other header: %s', async (fileName, name) => {
    const { headers, answer } = await kept('Hello', { fileName });
    expect(headers.get('content-disposition')).toBe(attachment(name));
    expect(answer.fileUrl).toMatch(/^\/api\/conversations\/[\da-f-]{36}\/attachments\/chat-[\da-f]{32}$/);
    expect([...bench.files.keys()]).toEqual([answer.fileUrl.split('/').at(-1)]);
    expect(answer.fileName.isWellFormed()).toBe(true);
  });

  test('and under no other address', async () => {
    const { answer } = await kept('Hello', { fileName: 'a.txt' });
    const name = answer.fileUrl.split('/').at(-1)!;
    for (const path of [`/media/${name}`, `/files/${name}`, answer.fileUrl.replace(name, `..%2F${name}`)])
      expect((await client.get(path)).status).toBe(404);
  });
});

/** Ten megapixels with transparency: only one such picture is processed at a time. */
const largePicture = () => pngOf({ width: 3200, height: 3200, channels: 4 });

test('a document waits for no picture', async () => {
  const picture = largePicture();
  const order: string[] = [];
  const record = async (name: string, response: Promise<Response>) => {
    expect((await response).status).toBe(200);
    order.push(name);
  };
  const pictures = [1, 2, 3].map(async () => record('picture', send(picture, { fileName: 'a.png' })));
  await record('document', send('%PDF-1.7\n', { fileName: 'a.pdf' }));
  await record('document', send('Hello', { fileName: 'a.txt' }));
  await Promise.all(pictures);
  expect(order.slice(0, 2)).toEqual(['document', 'document']);
});

test('large pictures of visitors and staff are worked on one at a time; small ones and documents pass them', async () => {
  const picture = largePicture();
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let hasBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  const { put } = bench.storage;
  // Blocks storing a picture of the staff, which holds its turn until it is stored.
  bench.storage.put = async (name, bytes) => {
    if (name.startsWith('chat-')) return put(name, bytes);
    hasBegun();
    await gate;
    return put(name, bytes);
  };
  try {
    const staff = await signedIn(bench.app);
    const staffs = bench.send(multipartBody({ bytes: picture }), multipart, staff);
    await begun;
    let isDone = false;
    const visitors = [1, 2].map(async () => {
      const response = await send(picture, { fileName: 'a.png' });
      isDone = true;
      return response;
    });
    expect((await send(await png(), { fileName: 'a.png' })).status).toBe(200);
    expect((await send('%PDF-1.7\n', { fileName: 'a.pdf' })).status).toBe(200);
    expect(isDone).toBe(false);
    open();
    for (const response of await Promise.all([staffs, ...visitors])) expect(response.status).toBe(200);
  } finally {
    open();
    bench.storage.put = put;
  }
});

test('one address sends so many files at a time, and leaves places to others however slowly it sends', async () => {
  const path = `${bench.app.origin}/api/conversations/${conversation.id}/upload`;
  const ends: (() => void)[] = [];
  const whole = multipartBody({ name: 'file', fileName: 'a.txt', bytes: 'Hello' });
  const start = (body: ReadableStreamDefaultController<Uint8Array>) => {
    body.enqueue(whole.subarray(0, 20));
    ends.push(() => {
      body.enqueue(whole.subarray(20));
      body.close();
    });
  };
  const headers = { ...bench.headersOf(client), ...multipart };
  const env = { incoming: { socket: { remoteAddress: '203.0.113.21' } } };
  const slow = () =>
    bench.app.app.request(
      path,
      { method: 'POST', headers, body: new ReadableStream({ start }), duplex: 'half' } as object,
      env,
    );
  const sending = Array.from({ length: chatFilesAtOncePerAddress }, async () => slow());
  const hello = (from: string) => send('Hello', { fileName: 'a.txt' }, { from });
  await expect.poll(async () => (await hello('203.0.113.21')).headers.get('retry-after')).toBe('5');
  expect((await hello('203.0.113.22')).status).toBe(200);
  for (const end of ends) end();
  for (const response of await Promise.all(sending)) expect(response.status).toBe(200);
  expect((await hello('203.0.113.21')).status).toBe(200);
});

test('a conversation takes a bounded number of files', async () => {
  const row = { conversationId: conversation.id, originalName: 'a', mimeType: 'text/plain', fileSize: 1 };
  await bench.app.db.insert(chatAttachments).values(
    Array.from({ length: chatFilesPerConversation }, (_, at) => ({
      ...row,
      fileName: `chat-${at}`,
      storageUrl: `/${at}`,
    })),
  );
  const response = await send('Hello', { fileName: 'a.txt' });
  expect(response.status).toBe(429);
  expect([...bench.files.keys()]).toEqual([]);
});

test('visitors of one address send a bounded number of files; the staff there go on', async () => {
  const from = '203.0.113.9';
  for (let at = 0; at < limitTable['chat files'].points; at++)
    expect((await send('', { fileName: 'a.txt' }, { from })).status).toBe(400);
  const refused = await send('Hello', { fileName: 'a.txt' }, { from });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('Hello', { fileName: 'a.txt' })).status).toBe(200);
  client = await signedIn(bench.app);
  expect((await send('Hello', { fileName: 'a.txt' }, { from })).status).toBe(200);
});

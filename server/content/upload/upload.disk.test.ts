import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { errors } from '#shared/i18n/en/common.ts';
import { createTestApp } from '#tests/app.ts';
import { pictureBytes, signedIn } from '#tests/factories.ts';
import { mountSmallDisk } from '#tests/small-disk.ts';
import { multipart, multipartBody, uploadPath } from '#tests/uploads.ts';

test('a picture that does not fit on the disk is refused with a clear message, and nothing is left of it', async ({
  skip,
}) => {
  const directory = path.join(inject('runDirectory'), randomUUID());
  await mkdir(directory);
  const disk = mountSmallDisk(directory, 48) ?? skip('only root can mount a small disk');
  onTestFinished(() => disk.unmount());
  // With the database elsewhere, only the files are on this disk.
  const app = await createTestApp({
    env: { DATA_DIR: directory, DATABASE_URL: 'postgres://elsewhere.example/baobab' },
  });
  const client = await signedIn(app, { role: 'admin' });
  const body = multipartBody({
    name: 'image',
    fileName: 'a.png',
    bytes: await pictureBytes({ width: 500, height: 300 }),
  });
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { ...multipart, host: new URL(app.origin).host, origin: app.origin, cookie };
  const upload = async () => app.app.request(app.origin + uploadPath, { method: 'POST', headers, body });
  const files = async () =>
    (await readdir(path.join(directory, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);

  disk.fill(0);
  const refused = await upload();
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({ code: 'storage_full', message: errors.storage_full });
  expect((await client.get('/readyz')).status).toBe(503);

  // With a little more space each time, the disk is full at the first file, then at the second …
  for (let kilobytes = 4; ; kilobytes += 4) {
    await disk.empty();
    disk.fill(kilobytes * 1024);
    const { status } = await upload();
    if (status === 200) break;
    expect(status).toBe(507);
    expect(await files()).toEqual([]);
  }
  await disk.empty();
  expect((await upload()).status).toBe(200);
}, 120_000);

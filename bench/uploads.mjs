// `npm run bench:uploads`: cost of large videos that are uploaded at the same time.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { mediaInHandPerAccount } from '#shared/limits.ts';
import { makeFirstAccount } from './lib/first-account.mjs';
import { printTable, round, verdict } from './lib/figures.mjs';
import { describeMachine, startBaobab, untilIdle } from './lib/server.mjs';

/** More uploads of one account would end its oldest one. */
const count = mediaInHandPerAccount;
/** Size of the largest allowed file (docs/specification/posts.md#media). */
const fileBytes = 50 * 1024 * 1024;
const pieceBytes = 64 * 1024;
/** Limit of the additional memory during the uploads, in megabytes. */
const limitMb = 100;

const directory = await mkdtemp(path.join(tmpdir(), 'baobab-uploads-'));
await ensureBuilt();
const site = await startBaobab({ env: { DATA_DIR: directory, DEMO_DATA: 'false' } });
try {
  const origin = site.base;
  const cookie = await makeFirstAccount(site);
  const post = async (address, body) => {
    const response = await fetch(origin + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${address}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const { id } = await post('/api/blog', { title: 'Five videos', content: '<p>See.</p>' });

  async function* video() {
    const piece = Buffer.alloc(pieceBytes, 7);
    const first = Buffer.from(piece);
    first.write('\0\0\0\u0018ftypmp42', 'latin1');
    yield first;
    for (let sent = pieceBytes; sent < fileBytes; sent += pieceBytes) yield piece;
  }
  const file = { fileName: 'a.mp4', mimeType: 'video/mp4', fileSize: fileBytes };
  async function upload() {
    const { uploadURL, storageUrl } = await post('/api/blog/media/upload-url', file);
    const sent = await fetch(origin + uploadURL, {
      method: 'PUT',
      headers: { 'content-type': 'video/mp4', 'content-length': String(fileBytes), origin, cookie },
      body: ReadableStream.from(video()),
      duplex: 'half',
    });
    if (!sent.ok) throw new Error(`the upload: ${sent.status} ${await sent.text()}`);
    await post(`/api/blog/${id}/media`, {
      ...file,
      originalName: 'a.mp4',
      storageUrl,
      mediaType: 'video',
    });
  }

  await untilIdle(site);
  const before = site.rssMb();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, site.rssMb())), 20);
  const started = performance.now();
  await Promise.all(Array.from({ length: count }, upload)).finally(() => clearInterval(watch));
  const seconds = (performance.now() - started) / 1000;
  console.log(describeMachine());
  printTable(`${count} videos of 50 MB at once`, [
    {
      'before, MB': round(before),
      'at most, MB': round(most),
      'more, MB': round(most - before),
      limit: `≤ ${limitMb}: ${verdict(most - before, limitMb)}`,
      'took, s': round(seconds, 1),
    },
  ]);
} finally {
  await site.stop();
  await rm(directory, { recursive: true, force: true });
}

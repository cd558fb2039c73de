import sharp from 'sharp';
import { gifOf, tiffOf, webpOf } from '#tests/hostile-pictures.ts';

const side = 2000;

/** A WebP with this many large frames. */
async function animationOf(frames) {
  const two = await Promise.all(
    ['#000', '#fff'].map((background) =>
      sharp({ create: { width: side, height: side, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(two, { join: { animated: true } })
    .webp()
    .toBuffer();
  return webpOf(moving, frames);
}

/**
 * A staff member, or an attacker with a staff password, uploads animations with enormous numbers of frames and pages
 * to the media library. Two million frames occupied a thread for a minute and a half.
 */
export const attack = {
  name: 'animations of too many frames',
  async run({ base, signal, cookie, request }) {
    const origin = new URL(base).origin;
    const post = await request('/api/blog', {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Attack', content: '<p>x</p>' }),
    });
    const { id } = await post.json();
    const files = [
      ['image/gif', gifOf(2_000_000)],
      ['image/gif', gifOf(2_000_000, 5000)],
      ['image/webp', await animationOf(900)],
      ['image/webp', await animationOf(2000)],
      ['image/tiff', tiffOf(300_000)],
    ];
    const statuses = [];
    for (const [mimeType, bytes] of files) {
      if (signal.aborted) break;
      const json = { cookie, origin, 'content-type': 'application/json' };
      const about = { fileName: 'a', mimeType, fileSize: bytes.length };
      const announced = await request('/api/blog/media/upload-url', {
        method: 'POST',
        headers: json,
        body: JSON.stringify(about),
      });
      const { uploadURL, storageUrl } = await announced.json();
      const headers = { cookie, origin, 'content-type': mimeType };
      await request(uploadURL, { method: 'PUT', headers, body: bytes });
      const recorded = await request(`/api/blog/${id}/media`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ ...about, originalName: 'a', storageUrl, mediaType: 'image' }),
      });
      statuses.push(recorded.status);
    }
    return `${statuses.length} animations answered ${statuses.join(', ')}`;
  },
};

import { gifOf, jpegOfScans, pngOf, pngTexts } from '#tests/hostile-pictures.ts';

/** Pictures that a visitor sends at the same time: each used to occupy a thread for minutes. */
const atATime = 6;
const rounds = 8;

/** Sends one file to a conversation. @returns the status of the answer */
async function send(request, { id, cookie }, { name, bytes }) {
  const body = new FormData();
  body.set('file', new File([bytes], name));
  const response = await request(`/api/conversations/${id}/upload`, {
    method: 'POST',
    headers: { cookie },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

async function begin(request) {
  const response = await request('/api/conversations', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customerName: 'Awa', customerEmail: 'awa@buyer.example' }),
  });
  if (!response.ok) throw new Error(`no conversation: ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { id: (await response.json()).conversation.id, cookie };
}

/**
 * A visitor sends pictures in the chat that are small files but slow to decode. JPEGs with 45,000 scans blocked
 * everybody's chat files for seven minutes; four interlaced PNGs with 16 bits took 439 MB.
 */
export const attack = {
  name: 'pictures that are long work, in the chat',
  async run({ signal, request }) {
    const bombs = [
      { name: 'scans.jpg', bytes: jpegOfScans(45_000) },
      {
        name: 'interlaced.png',
        bytes: pngOf({ width: 5000, height: 5000, channels: 4, depth: 16, isInterlaced: true }),
      },
      { name: 'texts.png', bytes: pngOf({ width: 8, height: 8, extra: pngTexts(240, 7_900_000) }) },
      { name: 'frames.gif', bytes: gifOf(60_000, 5000) },
      // Allowed, and the largest allowed picture: decoded one at a time.
      { name: 'large.png', bytes: pngOf({ width: 5000, height: 5000, channels: 4, isInterlaced: true }) },
    ];
    const conversation = await begin(request);
    const statuses = new Map();
    for (let round = 0; round < rounds && !signal.aborted; round++) {
      const file = bombs[round % bombs.length];
      const answers = Array.from({ length: atATime }, () => send(request, conversation, file).catch(() => 0));
      for (const status of await Promise.all(answers)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    return `${rounds * atATime} pictures: ${[...statuses].map(([status, n]) => `${n} × ${status}`).join(', ')}`;
  },
};

// A visitor whose actions create rows and files: chats, sends a file, and requests a quote.
import { randomBytes, randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import sharp from 'sharp';
import { WebSocket } from 'ws';
import { cookiesOf } from './first-account.mjs';
import { visitAt } from './quote-visitor.mjs';

/** Milliseconds to wait for an acknowledgement. */
const patience = 20_000;

/** A different address for each visitor, so that no limit per address applies. */
const addressOf = (n) => `10.${80 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;

/** A picture of noise, different each time. */
const picture = () =>
  sharp(randomBytes(160 * 120 * 3), { raw: { width: 160, height: 120, channels: 3 } })
    .jpeg()
    .toBuffer();

/** Begins a conversation, sends two messages over a socket, and sends a picture. @throws Error if one is refused */
export async function chat(base, n) {
  const { origin, host } = new URL(base);
  const from = { origin, 'x-forwarded-for': addressOf(n) };
  const begun = await fetch(`${base}/api/conversations`, {
    method: 'POST',
    headers: { ...from, 'content-type': 'application/json' },
    body: JSON.stringify({ customerName: 'A', customerEmail: `a${n}@visitor.example` }),
  });
  if (!begun.ok) throw new Error(`a conversation was answered with ${begun.status}`);
  const { conversation } = await begun.json();
  const headers = { ...from, cookie: cookiesOf(begun) };
  const socket = new WebSocket(`ws://${host}/ws`, { headers, perMessageDeflate: false });
  const say = (event) => socket.send(JSON.stringify(event));
  const signal = AbortSignal.timeout(patience);
  try {
    await once(socket, 'open', { signal });
    // Several messages can arrive in one packet: an iterator keeps them all.
    const received = on(socket, 'message', { signal });
    say({ type: 'join', conversationId: conversation.id, protocol: 2, lastSeq: 0 });
    for (const message of ['What is the minimum order?', 'And the lead time?']) {
      say({ type: 'message', message, clientMessageId: randomUUID() });
      for (let isBack = false; !isBack;) {
        const { value } = await received.next();
        isBack = JSON.parse(String(value[0])).message?.message === message;
      }
    }
  } finally {
    socket.terminate();
  }
  const form = new FormData();
  form.set('file', new File([await picture()], 'a.jpg', { type: 'image/jpeg' }));
  const sent = await fetch(`${base}/api/conversations/${conversation.id}/upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  await sent.arrayBuffer();
  if (!sent.ok) throw new Error(`a file was answered with ${sent.status}`);
}

/** Makes a quote list and sends it. @throws Error if it is refused */
export async function askForQuote(base, n) {
  const visitor = await visitAt(base, addressOf(n + 40_000));
  if (!(await visitor?.request({ phone: `+44 7700 900${String(n % 1000).padStart(3, '0')}` })))
    throw new Error('a request was refused');
}

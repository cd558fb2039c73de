// A visitor with a quote list, of which an attacker makes many.
import { randomUUID } from 'node:crypto';
import { cookiesOf } from './first-account.mjs';

/** Counts answers by status. */
export function countAnswers() {
  const counts = new Map();
  return {
    async count(response) {
      const body = await response.arrayBuffer();
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
      return { status: response.status, body };
    },
    text: () => [...counts].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none answered',
  };
}

/** A new visitor from an address; null if no session may begin from it. */
export async function visitAt(base, address, signal) {
  const { origin } = new URL(base);
  const headers = { origin, 'x-forwarded-for': address };
  const session = await fetch(`${base}/api/session/anonymous`, { method: 'POST', headers, signal });
  await session.arrayBuffer();
  if (!session.ok) return null;
  const cookie = cookiesOf(session);
  const send = (method, where, body) =>
    fetch(base + where, {
      method,
      signal,
      headers: { ...headers, cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return {
    cookie,
    send,
    /** Adds a description to the list and sends the list. @returns the code of the request, or null */
    async request(contact = {}) {
      await (await send('POST', '/api/quote-list/lines', { title: 'A bowl', quantity: 500 })).arrayBuffer();
      const { lines } = await (await send('GET', '/api/quote-list')).json();
      const response = await send('POST', '/api/quote-list/request', {
        lines: lines.map(({ id, quantity }) => ({ id, quantity })),
        contactName: 'A',
        country: 'SN',
        phone: '+44 7700 900123',
        requestKey: randomUUID(),
        ...contact,
      });
      return response.ok ? (await response.json()).code : (await response.arrayBuffer(), null);
    },
  };
}

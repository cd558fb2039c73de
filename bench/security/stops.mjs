// Stops while visitors are active, and refused bodies: no request may be lost.
import { Agent, request } from 'node:http';
import { printTable, verdict } from '../lib/figures.mjs';

/** A client with one keep-alive connection that does not retry. */
function keepAliveClient(base) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method, where, { headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      request(base + where, { agent, method, headers }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
        response.on('error', reject);
      })
        .on('error', reject)
        .end(body);
    });
  return { ask, close: () => agent.destroy() };
}

/** Stops the program repeatedly while 32 clients send requests without a pause. */
export async function measureStops(start, stops) {
  let [answered, failed, slowest] = [0, 0, 0];
  for (let n = 0; n < stops; n++) {
    const site = await start();
    const stopping = [];
    const visit = async (_, i) => {
      const client = keepAliveClient(site.base);
      for (let asked = 0; ; asked++) {
        try {
          await client.ask('GET', ['/', '/products', '/api/products'][(asked + i) % 3]);
          answered++;
        } catch (error) {
          // The server has closed the connection and accepts no new one: no request was sent.
          if (error.code !== 'ECONNREFUSED') {
            failed++;
            console.error(error);
          }
          return client.close();
        }
        if (i === 0 && asked === 20) {
          const began = performance.now();
          stopping.push(site.stop().then(() => (slowest = Math.max(slowest, performance.now() - began))));
        }
      }
    };
    await Promise.all(Array.from({ length: 32 }, visit));
    await Promise.all(stopping);
  }
  printTable('SIGTERM beside 32 busy connections', [
    {
      stops,
      answered,
      failed: `${failed} ${verdict(failed, 0)}`,
      'slowest stop': `${Math.round(slowest)} ms`,
    },
  ]);
}

/** Sends bodies that are refused, each followed by another request of the same client. */
export async function measureRefusedBodies(site, times) {
  const rows = [];
  const json = { 'content-type': 'application/json' };
  for (const [kind, where, headers] of [
    ['call', '/api/contact', json],
    ['form', '/contact', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['upload of a stranger', '/api/uploads/image', { 'content-type': 'multipart/form-data; boundary=b' }],
    ['no such call', '/api/nowhere', json],
    ['from another site', '/api/contact', { ...json, origin: 'https://evil.example' }],
  ]) {
    for (const size of [300_000, 3_000_000]) {
      const client = keepAliveClient(site.base);
      let [unanswered, lost] = [0, 0];
      for (let i = 0; i < times; i++) {
        const sent = { origin: site.base, 'content-length': size, ...headers };
        await client
          .ask('POST', where, { headers: sent, body: Buffer.alloc(size, 'x') })
          .catch(() => unanswered++);
        await client.ask('GET', '/healthz').catch(() => lost++);
      }
      client.close();
      rows.push({ refused: kind, bytes: size, sent: times, unanswered, 'next request lost': lost });
    }
  }
  printTable('Refused bodies', rows);
}

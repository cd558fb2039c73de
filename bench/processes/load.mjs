// Visitors and staff who use the site through the proxy without a pause; the clients do not retry.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';

/** A client with one keep-alive connection. */
function createClient(origin, cookie) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method, path, body) =>
    new Promise((resolve, reject) => {
      const bytes = body === undefined ? null : Buffer.from(JSON.stringify(body));
      const headers = {
        origin,
        'accept-encoding': 'br',
        ...(cookie ? { cookie } : {}),
        ...(bytes ? { 'content-type': 'application/json', 'content-length': bytes.length } : {}),
      };
      request(origin + path, { agent, method, headers }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode, body: Buffer.concat(chunks) }));
        response.on('error', reject);
      })
        .on('error', reject)
        .end(bytes);
    });
  return { ask, close: () => agent.destroy() };
}

/** Half of the requests are answered from the page cache, half from the database. */
const pathOf = (n) =>
  n % 2 === 0 ? ['/', '/products', '/about'][(n / 2) % 3] : `/api/products?page=${1 + (n % 5)}&limit=24`;

/** Counts of answers and failures, with the reasons of failures. */
const newCounts = () => ({ answered: 0, failed: 0, reasons: new Map() });

function countFailure(counts, reason) {
  counts.failed++;
  counts.reasons.set(reason, (counts.reasons.get(reason) ?? 0) + 1);
}

async function visit(client, counts, method, path, body) {
  try {
    const answer = await client.ask(method, path, body);
    counts.answered++;
    if (answer.status < 400) return answer;
    countFailure(counts, `${method} ${answer.status}`);
  } catch (error) {
    counts.answered++;
    countFailure(counts, `${method} ${error.code ?? error.message}`);
  }
  return null;
}

/**
 * Reads pages until `isOver`.
 * @param perSecond requests per second of all clients together; without it, as fast as they are answered
 * @returns the counts
 */
export async function readPages(origin, clients, isOver, perSecond = Infinity) {
  const counts = newCounts();
  const started = performance.now();
  const everyMs = (clients * 1000) / perSecond;
  await Promise.all(
    Array.from({ length: clients }, async (_, at) => {
      const client = createClient(origin);
      for (let n = 0; !isOver(); n++) {
        const early = started + (n + at / clients) * everyMs - performance.now();
        if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
        await visit(client, counts, 'GET', pathOf(n + at));
      }
      client.close();
    }),
  );
  return counts;
}

/**
 * Writes products as staff until `isOver`, one after the other with a pause.
 * @returns the counts, and the names of acknowledged products
 */
export async function writeProducts(origin, cookies, isOver, pauseMs = 50) {
  const counts = newCounts();
  const acknowledged = [];
  await Promise.all(
    cookies.map(async (cookie) => {
      const client = createClient(origin, cookie);
      while (!isOver()) {
        const name = `Lamp ${randomUUID()}`;
        const product = { name, priceUnit: 'USD', stockStatus: 'in_stock', isActive: true };
        if (await visit(client, counts, 'POST', '/api/products', product)) acknowledged.push(name);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      client.close();
    }),
  );
  return { ...counts, acknowledged };
}

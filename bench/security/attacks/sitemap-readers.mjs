import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const readers = 40;
const most = 2000;

/**
 * Forty connections request the sitemap and do not read it. When it was made anew for each request, 38 MB with 15,000
 * products, this took 1.3 GB and made others wait for 2 s.
 */
export const attack = {
  name: 'slow readers of the sitemap',
  /** Number of products in the catalogue. */
  products: 15_000,
  async run({ base, signal, request }) {
    const { hostname, port } = new URL(base);
    const index = await (await request('/sitemap.xml', { signal })).text();
    const paths = [...index.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]+)<\/loc>/g)].map((match) => match[1]);
    // Programs without a sitemap index have one file.
    const files = index.includes('<sitemapindex') ? paths : ['/sitemap.xml'];
    const open = new Set();
    let asked = 0;
    const ask = () => {
      const socket = connect(Number(port), hostname);
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => open.delete(socket));
      // Reads only the head of the answer.
      socket.once('data', () => socket.pause());
      const path = files[asked++ % files.length];
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: 10.66.7.1\r\n\r\n`);
    };
    while (!signal.aborted && asked < most) {
      while (open.size < readers) ask();
      await sleep(200, undefined, { signal }).catch(() => {});
    }
    for (const socket of open) socket.destroy();
    return `${asked} answers of ${files.length} sitemaps asked for and not read, ${readers} at a time`;
  },
};

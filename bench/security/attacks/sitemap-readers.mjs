import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const readers = 40;
const most = 2000;

/**
 * Forty connections ask for the sitemap and take nothing. Made anew for each, 38 MB at 15,000 products, it took 1.3 GB and
 * kept others waiting for 2 s.
 */
export const attack = {
  name: 'slow readers of the sitemap',
  /** Products that the catalogue should have. */
  products: 15_000,
  async run({ base, signal, request }) {
    const { hostname, port } = new URL(base);
    const index = await (await request('/sitemap.xml', { signal })).text();
    const paths = [...index.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]+)<\/loc>/g)].map((match) => match[1]);
    // Before there was an index, the sitemap was one file.
    const files = index.includes('<sitemapindex') ? paths : ['/sitemap.xml'];
    const open = new Set();
    let asked = 0;
    const ask = () => {
      const socket = connect(Number(port), hostname);
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => open.delete(socket));
      // Reads the head of the answer, and no more.
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

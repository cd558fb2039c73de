const most = 24_000;
const atOnce = 8;
/** Characters of an unknown parameter: slightly less than the maximum length of an address. */
const length = 7800;

/**
 * Small pages under long addresses that always differ. Their keys, and the buffers that contained them, were not
 * counted: the page cache of 48 MB held 414 MB.
 */
export const attack = {
  name: 'long addresses of small pages',
  /** Measures the cache itself, without limits: one address alone would take hours to fill it. */
  env: () => ({ RATE_LIMIT: '0', PAGE_BUDGET_MS: '0' }),
  async run({ signal, request }) {
    let asked = 0;
    let bytes = 0;
    const one = async () => {
      while (!signal.aborted && asked < most) {
        const n = asked++;
        const text = `${n}-${'x'.repeat(length)}`;
        // The routes of a data request, and a parameter that the page uses.
        const path = n % 2 === 0 ? `/about.data?_routes=${text}` : `/contact.data?product=${text}`;
        const response = await request(path, { signal, headers: { 'accept-encoding': 'br' } });
        bytes += (await response.arrayBuffer()).byteLength;
      }
    };
    await Promise.allSettled(Array.from({ length: atOnce }, one));
    return `${asked} addresses of ${length} characters, ${Math.round(bytes / 1024)} kB answered`;
  },
};

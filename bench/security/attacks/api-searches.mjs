import { setTimeout as sleep } from 'node:timers/promises';

const most = 20_000;
/** Slightly less than the limit of requests per minute, which is not what is attacked. */
const perMinute = 570;

/**
 * Random API searches from one address, as often as the request limit allows. Before their time was limited, they
 * used 70 to 82 % of a core.
 */
export const attack = {
  name: 'searches of the API',
  async run({ signal, request }) {
    const counts = { answered: 0, refused: 0 };
    const search = async (n) => {
      // In turn: words that are no prefix of any word but one typing error from some, and short prefixes of many
      // words.
      const word =
        n % 2 === 0 ? `${Math.random().toString(36).slice(2, 9)} lamp stel cabel` : `a${n % 90} b c`;
      const response = await request(`/api/products?search=${encodeURIComponent(word)}&limit=100`, {
        signal,
      });
      await response.arrayBuffer();
      counts[response.status === 429 ? 'refused' : 'answered']++;
    };
    const open = new Set();
    for (let n = 0; n < most && !signal.aborted; n++) {
      const one = search(n)
        .catch(() => {})
        .finally(() => open.delete(one));
      open.add(one);
      if (open.size > 20) await Promise.race(open);
      await sleep(60_000 / perMinute, undefined, { signal }).catch(() => {});
    }
    await Promise.all(open);
    return `${counts.answered} searches answered, ${counts.refused} refused`;
  },
};

import { randomBytes } from 'node:crypto';
import { countAnswers } from '../../lib/quote-visitor.mjs';

const atOnce = 20;
const most = 20_000;
const addresses = 200;
const randomCode = (letters) => randomBytes(letters).toString('hex').slice(0, letters).toUpperCase();

/** Guesses codes of requests and lists, from one address and from two hundred, through pages, calls and forms. */
export const attack = {
  name: 'guessed codes of quotes and lists',
  async run({ base, signal }) {
    const { origin } = new URL(base);
    const [ofOne, ofMany] = [countAnswers(), countAnswers()];
    let next = 0;
    const guess = (n, address) => {
      const headers = { origin, 'x-forwarded-for': address };
      const kind = n % 3;
      if (kind === 0) return fetch(`${base}/quotes/${randomCode(22)}`, { headers, signal });
      if (kind === 1) return fetch(`${base}/api/buyer-quotes/${randomCode(22)}`, { headers, signal });
      const body = new URLSearchParams({ code: randomCode(8) });
      return fetch(`${base}/quote-list`, { method: 'POST', body, headers, signal, redirect: 'manual' });
    };
    const one = async () => {
      while (!signal.aborted && next < most) {
        const n = next++;
        if (n % 2 === 0) await ofOne.count(await guess(n / 2, '10.66.0.8'));
        else {
          const address = `10.68.0.${(Math.floor(n / 6) % addresses) + 1}`;
          await ofMany.count(await guess((n - 1) / 2, address));
        }
      }
    };
    await Promise.allSettled(Array.from({ length: atOnce }, one));
    return `one address: ${ofOne.text()}; ${addresses}: ${ofMany.text()}`;
  },
};

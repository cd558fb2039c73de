import { setTimeout as sleep } from 'node:timers/promises';

const most = 5000;
const atOnce = 20;

/**
 * Requests links for a new password, for many names from many addresses. When each
 * name had a limit of 5 per hour for all addresses together, strangers could prevent
 * that the owner gets a link, and two names of one account doubled its mails.
 */
export const attack = {
  name: 'a flood of requests for a new password',
  /** Nothing listens there, so the mails stay in the outbox. */
  env: (origin) => ({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: origin }),
  async run({ base, signal }) {
    const counts = new Map();
    let asked = 0;
    const one = async () => {
      while (!signal.aborted && asked < most) {
        const n = asked++;
        const response = await fetch(`${base}/api/password-resets`, {
          method: 'POST',
          signal,
          headers: {
            'content-type': 'application/json',
            origin: base,
            'x-forwarded-for': `10.66.${Math.floor(n / 250) % 250}.${(n % 250) + 1}`,
          },
          body: JSON.stringify({ name: n % 2 === 0 ? 'admin' : `nobody-${n}@example.com` }),
        });
        await response.arrayBuffer();
        counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
        await sleep(20, undefined, { signal }).catch(() => {});
      }
    };
    await Promise.allSettled(Array.from({ length: atOnce }, one));
    return `${asked} requests: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`;
  },
};

// Makes the first super admin of an empty program with the link that it printed.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** Cookies of an answer in the form in which a browser sends them back. */
export const cookiesOf = (response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/**
 * Makes the first account of a program without accounts, and signs it in.
 * @param site result of startBaobab
 * @param address address of the client, if the program trusts a proxy
 * @returns the cookies of the signed-in super admin
 */
export async function makeFirstAccount(site, address = '10.0.0.1') {
  const inviteOf = () => /invite=([\w-]+)/.exec(site.output())?.[1];
  // It is printed shortly after the program is ready.
  for (let tries = 0; !inviteOf() && tries < 100; tries++) await setTimeout(50);
  const invite = inviteOf();
  if (!invite) throw new Error('the program printed no invitation');
  const account = { username: 'boss', password: `bench ${randomUUID()}` };
  const post = async (where, body) => {
    const headers = { origin: site.base, 'content-type': 'application/json', 'x-forwarded-for': address };
    const response = await fetch(site.base + where, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${where}: ${response.status} ${await response.text()}`);
    return response;
  };
  await post('/api/register', { ...account, invite });
  return cookiesOf(await post('/api/login', account));
}

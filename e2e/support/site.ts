import { createServer } from 'node:net';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/** Below 32768, outside the range of ephemeral ports. */
export const port = Number(process.env['E2E_PORT'] ?? 4173);

/** Address of the site for the tests. */
export const origin = `http://127.0.0.1:${port}`;

/** Secrets of the sessions that make-catalogue.ts signs in, by role: 43 characters, as in the cookie. */
export const staffTokens = {
  super_admin: 'e2e-super-admin'.padEnd(43, '_'),
  admin: 'e2e-admin'.padEnd(43, '_'),
  customer: 'e2e-customer'.padEnd(43, '_'),
} as const;

export type SignedInRole = keyof typeof staffTokens;

/** Last part of the secret address of an offer that has expired. No test could wait until an offer expires. */
export const expiredCode = 'ExpiredOfferOfLastYear';

/** The same of an offer that was accepted long ago, so that its buyer can say how it went. */
export const oldAcceptedCode = 'AcceptedOfferOfLastYrs';
export const oldAcceptedReference = 'RQ-2025-000002';

/** A free port below 32768, for a program that must know its address beforehand. */
export async function freePort(): Promise<number> {
  for (;;) {
    const candidate = 20_000 + Math.floor(Math.random() * 12_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer()
        .once('error', () => resolve(false))
        .listen(candidate, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return candidate;
  }
}

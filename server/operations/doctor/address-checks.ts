import { doctorHeader, type SeenRequest } from '#shared/operations/doctor.ts';
import type { Config } from '../../platform/config.ts';
import { fault, type Found, ok, reasonOf, skipped, warning } from './finding.ts';

type SiteConfig = Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT' | 'TRUSTED_PROXIES'>;

/** Result of a request to /healthz. */
export type Asked = {
  origin: string;
  seen: SeenRequest | null;
};

/** An address for documentation (RFC 5737), sent in X-Forwarded-For as a forged visitor address. */
const claimed = '192.0.2.77';
const requestMs = 4500;

/** Origin of the site on this machine. */
const localOrigin = ({ HOST, PORT }: SiteConfig): string =>
  `http://${HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;

/**
 * Requests /healthz at the public address, like a visitor with a forged address. @throws Error if the site does
 * not answer
 */
export async function askSite(config: SiteConfig, pass: string | null): Promise<Asked> {
  const origin = config.PUBLIC_URL ?? localOrigin(config);
  const response = await fetch(`${origin}/healthz`, {
    headers: { 'x-forwarded-for': claimed, ...(pass === null ? {} : { [doctorHeader]: pass }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(requestMs),
  });
  const body = (await response.json().catch(() => null)) as { status?: unknown; seen?: SeenRequest } | null;
  if (response.status !== 200 || body?.status !== 'ok')
    throw new Error(`${origin}/healthz answers ${response.status}, and not as this program does`);
  return { origin, seen: body.seen ?? null };
}

/**
 * Whether the site answers on this machine's own port. Then an unreachable public address is a fault, not a
 * stopped site.
 */
async function isSiteHere(config: SiteConfig): Promise<boolean> {
  return askSite({ ...config, PUBLIC_URL: undefined }, null).then(
    () => true,
    () => false,
  );
}

/** Checks whether TRUSTED_PROXIES is the number of proxies that add to X-Forwarded-For. */
function judgeProxies(config: SiteConfig, asked: Asked): Found {
  const { origin, seen } = asked;
  if (!seen)
    return warning(
      `${origin} answers, but not the site of this database`,
      'let PUBLIC_URL and the proxies lead to it, or restart it with this version',
    );
  const hops = (seen.forwardedFor ?? '').split(',').map((hop) => hop.trim());
  // A proxy either appends to the visitor's header or replaces it.
  const proxies = hops.filter((hop, i) => hop !== '' && !(i === 0 && hop === claimed)).length;
  const trusted = seen.trustedProxies;
  const state = `${proxies} on the way, TRUSTED_PROXIES=${trusted}; seen as ${seen.address}, ${seen.protocol ?? 'no X-Forwarded-Proto'}, host ${seen.host ?? 'none'}`;
  if (config.PUBLIC_URL === undefined)
    return trusted === 0
      ? ok(`${state} (asked directly: PUBLIC_URL is not set)`)
      : warning(`${state} (asked directly)`, 'set PUBLIC_URL, so that the way of a visitor can be tried');
  if (trusted > proxies)
    return fault(`${state}: visitors can pretend any address`, `set TRUSTED_PROXIES=${proxies}`);
  if (trusted < proxies)
    return fault(
      `${state}: all visitors count as the address of a proxy`,
      `set TRUSTED_PROXIES=${proxies}, if all of them are yours`,
    );
  if (seen.host !== new URL(config.PUBLIC_URL).host)
    return warning(state, 'let the proxy pass the Host of the visitor');
  return ok(state);
}

export async function checkProxies(config: SiteConfig, asking: Promise<Asked>): Promise<Found> {
  try {
    return judgeProxies(config, await asking);
  } catch (error) {
    const reason = reasonOf(error);
    const address = config.PUBLIC_URL ?? localOrigin(config);
    if (!(await isSiteHere(config))) return skipped(`the site does not run here (${address}: ${reason})`);
    return fault(
      `${address} does not lead to the running site: ${reason}`,
      'check PUBLIC_URL, DNS, the proxy and its certificate',
    );
  }
}

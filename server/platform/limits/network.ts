import { isIPv6 } from 'node:net';

/** The four parts of an IPv4 address, or the eight of IPv6. A socket for both versions writes IPv4 as IPv6. */
function partsOf(text: string): string[] {
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1] ?? text;
  if (!isIPv6(address)) return address.split('.');
  const [first, last] = address
    .split('%', 1)[0]!
    .split('::')
    .map((side) => (side === '' ? [] : side.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - first!.length - (last?.length ?? 0)) }, () => '0');
  return [...first!, ...zeros, ...(last ?? [])].map((part) => Number.parseInt(part, 16).toString(16));
}

/**
 * The unit that limits count as one address: an IPv4 address, or the IPv6 network of 64 bits, which a provider
 * gives to one customer, who may use any address in it.
 */
export function addressGroup(address: string): string {
  const parts = partsOf(address);
  return parts.length === 8 ? `${parts.slice(0, 4).join(':')}::/64` : parts.join('.');
}

/** The network of an address, whose addresses usually belong to one party: the first 24 bits, or 48 of IPv6. */
export function networkOf(address: string): string {
  // Every page is counted by network: most addresses are plain IPv4.
  const lastDot = address.lastIndexOf('.');
  if (lastDot > 0 && !address.includes(':')) return address.slice(0, lastDot);
  const parts = partsOf(address);
  return parts.slice(0, 3).join(parts.length === 8 ? ':' : '.');
}

import { describe, expect, test } from 'vitest';
import { clientAddress, publicOrigin } from './client-address.ts';

describe('clientAddress', () => {
  test.each([
    ['10.0.0.1', '9.9.9.9', 0, '10.0.0.1'],
    ['10.0.0.1', '9.9.9.9, 198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.1', '9.9.9.9, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['10.0.0.1', '198.51.100.1', 2, '10.0.0.1'],
    ['10.0.0.1', undefined, 1, '10.0.0.1'],
    [undefined, undefined, 0, 'unknown'],
  ])('socket %s, forwarded %s, %i proxies: %s', (socket, forwarded, proxies, address) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(address);
  });
});

describe('publicOrigin', () => {
  const config = { PUBLIC_URL: undefined, TRUSTED_PROXIES: 0, PORT: 3000 };

  test.each([
    [config, 'Shop.Example:8080', undefined, 'http://shop.example:8080'],
    [config, '[::1]:3000', undefined, 'http://[::1]:3000'],
    [config, 'evil.example/x', undefined, 'http://localhost:3000'],
    [config, undefined, undefined, 'http://localhost:3000'],
    [config, 'shop.example', 'https', 'http://shop.example'],
    [{ ...config, TRUSTED_PROXIES: 1 }, 'shop.example', 'https', 'https://shop.example'],
    [{ ...config, PUBLIC_URL: 'https://baobab.example' }, 'evil.example', 'http', 'https://baobab.example'],
  ])('%o %s %s: %s', (settings, host, proto, origin) =>
    expect(publicOrigin(settings, host, proto)).toBe(origin),
  );
});

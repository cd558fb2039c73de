import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createHostCheck } from './host-check.ts';

/** The status of a request with this Host header to a site whose PUBLIC_URL is given. */
async function statusOf(publicUrl: string | undefined, host: string, path = '/'): Promise<number> {
  const refuse = createHostCheck({ PUBLIC_URL: publicUrl });
  const server = createServer((req, res) => void (refuse(req, res) || res.end('ours'))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, path, headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [{ statusCode: number; resume: () => void }];
  answer.resume();
  server.close();
  return answer.statusCode;
}

test.each([
  'shop.example',
  'SHOP.example',
  'shop.example:443',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
])('the host %s is ours', async (host) => expect(await statusOf('https://shop.example', host)).toBe(200));

test.each([
  'other.example',
  'shop.example.other.example',
  'shop.example:8443',
  '127.0.0.1.other.example',
  'a b',
  '@x',
])('the host %s is somebody else’s', async (host) =>
  expect(await statusOf('https://shop.example', host)).toBe(421),
);

test('probes may use any, and so may everybody without PUBLIC_URL', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect(await statusOf('https://shop.example', '10.0.0.7:3000', path)).toBe(200);
  expect(await statusOf(undefined, 'other.example')).toBe(200);
});

import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { startCollector } from '#tests/collector.ts';
import { newClient } from '#tests/staff.ts';
import { createLogger } from '../logger.ts';
import { parseConfig } from '../config.ts';
import { openTracing } from './tracing.ts';

const lines: string[] = [];
const logger = createLogger({ LOG_LEVEL: 'warn' }, { write: (line) => void lines.push(line) });
afterEach(() => {
  lines.length = 0;
  vi.doUnmock('@opentelemetry/sdk-trace');
});

/** Runs `ask` with tracing on, and returns the spans that have arrived at the end. */
async function trace(
  env: Record<string, string>,
  ask: (client: ReturnType<typeof newClient>) => Promise<unknown>,
) {
  const collector = await startCollector();
  const given = { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.origin}/` };
  const tracing = await openTracing(parseConfig(given), logger);
  const app = await createTestApp({ env, tracing });
  await ask(newClient(app));
  await tracing!.stop();
  await collector.stop();
  return { spans: collector.spans(), received: collector.received };
}

test('a request becomes a span with the route as its name', async () => {
  const { spans, received } = await trace({ OTEL_SERVICE_NAME: 'shop' }, async (client) => {
    await client.get('/product/no-such?search=typed');
    await client.get('/api/products?search=typed');
    await client.request('PUT', '/api/users/someone');
  });
  expect(received[0]!.url).toBe('/v1/traces');
  expect(spans.map(({ name }) => name)).toEqual([
    'GET /product/:id',
    'GET /api/products',
    'PUT /api/users/:id',
  ]);
  for (const span of spans) {
    expect(span).toMatchObject({ kind: 2, resource: { 'service.name': 'shop' } });
    expect(span.ms).toBeGreaterThanOrEqual(0);
    expect(span.parentSpanId ?? '').toBe('');
  }
  expect(spans[1]!.attributes).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/products',
    'http.response.status_code': 200,
    'url.path': '/api/products',
  });
  expect(spans.map(({ status }) => status.code)).toEqual([0, 0, 0]);
  expect(JSON.stringify(received.map(({ body }) => body))).not.toMatch(/typed|198\.51/);
});

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('the trace of a trusted proxy is continued, one of a stranger is not', async () => {
  const ask = (client: ReturnType<typeof newClient>) => client.get('/healthz', { traceparent: parent });
  const [behind] = (await trace({ TRUSTED_PROXIES: '1' }, ask)).spans;
  expect(behind).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  });
  const [open] = (await trace({}, ask)).spans;
  expect(open!.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  for (const header of ['', 'x', `${parent}0`, parent.replace(/b7ad.{12}/, '0'.repeat(16))]) {
    const { spans } = await trace({ TRUSTED_PROXIES: '1' }, (client) =>
      client.get('/healthz', { traceparent: header }),
    );
    expect(spans).toMatchObject([{ name: 'GET /healthz' }]);
    expect(spans[0]!.parentSpanId ?? '').toBe('');
  }
});

test('a share of the requests is traced', async () => {
  const { spans } = await trace({ OTEL_TRACES_SAMPLER_ARG: '0' }, (client) => client.get('/healthz'));
  expect(spans).toEqual([]);
});

test('nothing is loaded without a collector', async () => {
  vi.resetModules();
  const loaded = vi.fn<() => object>(() => ({}));
  vi.doMock('@opentelemetry/sdk-trace', loaded);
  const { openTracing: open } = await import('./tracing.ts');
  expect(await open(parseConfig({}), logger)).toBe(null);
  expect(loaded).not.toHaveBeenCalled();
});

test('without its packages one line says so, and nothing is traced', async () => {
  vi.resetModules();
  vi.doMock('@opentelemetry/sdk-trace', () => {
    throw new Error("Cannot find package '@opentelemetry/sdk-trace'");
  });
  const { openTracing: open } = await import('./tracing.ts');
  expect(await open(parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }), logger)).toBe(null);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('packages @opentelemetry/* are not installed');
});

test('a collector that takes nothing costs a line, and no request', async () => {
  const collector = await startCollector(400);
  const config = parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin });
  const tracing = await openTracing(config, logger);
  const app = await createTestApp({ tracing });
  expect((await newClient(app).get('/healthz')).status).toBe(200);
  await tracing!.stop();
  await collector.stop();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('spans could not be handed over');
});

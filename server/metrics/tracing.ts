import { setTimeout as sleep } from 'node:timers/promises';
import type { SpanContext } from '@opentelemetry/api';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';

/** Milliseconds within which the last spans must be sent while the program stops. */
const farewellMs = 3000;
/** Milliseconds between two log lines about a failing collector. */
const complaintMs = 60_000;

export type TracedRequest = {
  requestId: string;
  method: string;
  /** The name of the route (route-names.ts). */
  route: string;
  /** The path as `pathForLog` shortens it. */
  path: string;
  status: number;
  /** Milliseconds between the head of the request and the head of the answer. */
  ms: number;
  /** Bytes of the answer's body, if known before it is sent. */
  bytes: number | undefined;
};

export type Tracing = {
  /**
   * Makes a span of a request that has just been answered.
   * @param parent its `traceparent` header, used only behind a trusted proxy, because clients could send any
   */
  record: (request: TracedRequest, parent: string | undefined) => void;
  /** Sends the remaining spans. */
  stop: () => Promise<void>;
};

type Given = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG' | 'TRUSTED_PROXIES'
>;

/**
 * Sends a span of each request to an OpenTelemetry collector, by OTLP over HTTP, if one is configured. The
 * packages for it are optional and loaded only then; if they are missing, the program logs a warning and
 * continues without tracing.
 * @returns null if nothing is traced
 */
export async function openTracing(config: Given, logger: Logger): Promise<Tracing | null> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return null;
  const packages = await load().catch((error: unknown) => {
    logger.warn({ err: error }, 'nothing is traced: the packages @opentelemetry/* are not installed');
    return null;
  });
  if (!packages) return null;
  const { api, sdk, OTLPTraceExporter, resourceFromAttributes } = packages;

  let complainedAt = Number.NEGATIVE_INFINITY;
  const complain = (message: string) => {
    if (performance.now() - complainedAt < complaintMs) return;
    complainedAt = performance.now();
    // The exporter writes an error as JSON, with its stack.
    const reason = /"message":"([^"]*)"/.exec(message)?.[1] ?? message;
    logger.warn({ reason }, 'spans could not be handed over');
  };
  const silent = () => {};
  api.diag.setLogger(
    { error: complain, warn: complain, info: silent, debug: silent, verbose: silent },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  );

  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.OTEL_SERVICE_NAME }),
    sampler: new sdk.TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG),
    // The queue is limited: spans that come faster than they can be sent are dropped.
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('baobab');

  return {
    record({ requestId, method, route, path, status, ms, bytes }, parent) {
      const remote = config.TRUSTED_PROXIES > 0 ? parentOf(parent) : null;
      const context = remote ? api.trace.setSpanContext(api.ROOT_CONTEXT, remote) : api.ROOT_CONTEXT;
      const end = Date.now();
      // The route name of a call begins with the method.
      const pattern = route.replace(/^[A-Z]+ /, '');
      const span = tracer.startSpan(
        `${method} ${pattern}`,
        {
          kind: api.SpanKind.SERVER,
          startTime: end - ms,
          attributes: {
            'http.request.method': method,
            'http.route': pattern,
            'http.response.status_code': status,
            'url.path': path,
            'baobab.request_id': requestId,
            ...(bytes === undefined ? {} : { 'http.response.body.size': bytes }),
          },
        },
        context,
      );
      if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end(end);
    },
    stop: async () => {
      const last = provider.shutdown().catch((error: unknown) => complain(String(error)));
      await Promise.race([last, sleep(farewellMs, undefined, { ref: false })]);
    },
  };
}

async function load() {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  return { api, sdk, OTLPTraceExporter, resourceFromAttributes };
}

/** The parent span in a `traceparent` header (W3C Trace Context), or null. */
function parentOf(header: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? '') ?? [];
  if (!traceId || /^0+$/.test(traceId) || /^0+$/.test(spanId!)) return null;
  return { traceId, spanId: spanId!, traceFlags: Number.parseInt(flags!, 16) & 1, isRemote: true };
}

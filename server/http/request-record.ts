import type { TracedRequest } from '../metrics/tracing.ts';
import type { Services } from '../services.ts';

/** Record of an answered request. It contains nothing personal: the path has no query, and the address is salted. */
export type AnsweredRequest = TracedRequest & {
  /** True if the page came from the cache; undefined if the front did not find it there. */
  cached?: true;
  /** The address as `addressForLog` encodes it. */
  from: string;
  /** Id of the signed-in user. */
  user?: string | undefined;
};

/**
 * Creates the function that logs and counts each request, and makes a trace span of it if tracing is configured;
 * the only place that does. The function's second argument is the request's `traceparent` header.
 */
export function createRequestRecord({ logger, counters, tracing }: Services) {
  // Redaction would take a third of the time of writing a line, and this line contains nothing to redact.
  const lines = logger.child({}, { redact: [] });
  return function record(request: AnsweredRequest, traceParent: string | undefined): void {
    counters.request(request.route, request.status, request.ms);
    lines.info(request, 'request');
    tracing?.record(request, traceParent);
  };
}

/** Milliseconds since a moment of `performance.now()`, rounded to tenths. */
export const msSince = (started: number): number => Math.round((performance.now() - started) * 10) / 10;

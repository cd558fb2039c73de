import type { TracedRequest } from '../metrics/tracing.ts';
import type { Services } from '../services.ts';

/** What is recorded of an answered request. Nothing in it is personal: the path has no query, the address is salted. */
export type AnsweredRequest = TracedRequest & {
  /** Whether it is a page that lay in the cache; left out where it was not looked for there first. */
  cached?: true;
  /** As `addressForLog` names it. */
  from: string;
  /** Id of the signed-in user. */
  user?: string | undefined;
};

/**
 * Makes the one place that writes the line of a request and counts it, and that makes a span of it where traces are configured.
 * The second argument is the request's `traceparent` header.
 */
export function createRequestRecord({ logger, counters, tracing }: Services) {
  // Looking for what is to be hidden takes a third of writing a line, and in this one there is nothing.
  const lines = logger.child({}, { redact: [] });
  return function record(request: AnsweredRequest, traceParent: string | undefined): void {
    counters.request(request.route, request.status, request.ms);
    lines.info(request, 'request');
    tracing?.record(request, traceParent);
  };
}

/** Milliseconds since a moment of `performance.now()`, to a tenth. */
export const msSince = (started: number): number => Math.round((performance.now() - started) * 10) / 10;

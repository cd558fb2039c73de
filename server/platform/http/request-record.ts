import type { Services } from '../../services.ts';

/** Record of an answered request. The log gets nothing personal: the path without secrets, and a salted address. */
export type AnsweredRequest = {
  requestId: string;
  method: string;
  /** The name of the route (route-names.ts). */
  route: string;
  /** The path as requested; the logger takes secrets out of it. */
  path: string;
  status: number;
  /** Milliseconds between the head of the request and the head of the answer. */
  ms: number;
  /** Bytes of the answer's body, if known before it is sent. */
  bytes: number | undefined;
  /** True if the page came from the cache; undefined if the front did not find it there. */
  cached?: true;
  /** The address as `addressForLog` encodes it. */
  from: string;
  /** Id of the signed-in user. */
  user?: string | undefined;
};

/** Creates the function that logs and counts each request; the only place that does. */
export function createRequestRecord({ logger, counters }: Services) {
  // Redaction would take a third of the time of writing a line, and this line contains nothing to redact.
  const lines = logger.child({}, { redact: [] });
  return function record(request: AnsweredRequest): void {
    counters.request(request.route, request.status, request.ms);
    lines.info(request, 'request');
  };
}

/** Milliseconds since a moment of `performance.now()`, rounded to tenths. */
export const msSince = (started: number): number => Math.round((performance.now() - started) * 10) / 10;

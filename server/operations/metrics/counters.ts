/** Upper bounds of the histogram steps for the duration of requests, in seconds. */
export const latencySteps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const stepsInMs = latencySteps.map((seconds) => seconds * 1000);

/** Classes of statuses, by their first digit. */
export const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** Kinds of refusals by rate limits. */
export const limitedKinds = ['request', 'socket', 'event'] as const;
export const socketKinds = ['staff', 'visitor'] as const;

/** Maximum of route names. The route tables have about 350; more would be a bug and would fill the memory. */
const mostRoutes = 1000;
const furtherRoutes = 'other';

/** Counts of the requests to one route. */
export type RouteCounts = {
  /** By status class. */
  statuses: Float64Array;
  /** By duration: each step counts only its own requests, the last one those above all bounds. */
  steps: Float64Array;
  sumMs: number;
};

export type Counters = ReturnType<typeof createCounters>;

/**
 * Counters of one process, which a scrape reads. Counting a request allocates nothing: a cached page is answered
 * in about 40 microseconds, of which a counter of prom-client would take several.
 */
export function createCounters() {
  const routes = new Map<string, RouteCounts>();
  const limited = { request: 0, socket: 0, event: 0 };
  const sockets = { staff: 0, visitor: 0 };
  const jobFailures = new Map<string, number>();
  let mailFailures = 0;

  function addRoute(name: string): RouteCounts {
    if (routes.size >= mostRoutes && name !== furtherRoutes)
      return routes.get(furtherRoutes) ?? addRoute(furtherRoutes);
    const counts = {
      statuses: new Float64Array(statusClasses.length),
      steps: new Float64Array(stepsInMs.length + 1),
      sumMs: 0,
    };
    routes.set(name, counts);
    return counts;
  }

  return {
    routes: routes as ReadonlyMap<string, RouteCounts>,
    limited: limited as Readonly<typeof limited>,
    sockets: sockets as Readonly<typeof sockets>,
    jobFailures: jobFailures as ReadonlyMap<string, number>,
    get mailFailures() {
      return mailFailures;
    },

    /** Counts a request. @param ms its duration */
    request(route: string, status: number, ms: number): void {
      const counts = routes.get(route) ?? addRoute(route);
      const statusClass = Math.floor(status / 100) - 1;
      if (statusClass >= 0 && statusClass < statusClasses.length) counts.statuses[statusClass]!++;
      let step = 0;
      while (step < stepsInMs.length && ms > stepsInMs[step]!) step++;
      counts.steps[step]!++;
      counts.sumMs += ms;
      if (status === 429) limited.request++;
    },

    /** Counts a refusal by a limit other than that of requests. */
    refuse(kind: 'socket' | 'event'): void {
      limited[kind]++;
    },

    openSocket(kind: (typeof socketKinds)[number]): void {
      sockets[kind]++;
    },
    closeSocket(kind: (typeof socketKinds)[number]): void {
      sockets[kind]--;
    },

    /** Counts a failed try of a job. */
    failJob: (name: string): void => {
      jobFailures.set(name, (jobFailures.get(name) ?? 0) + 1);
    },

    /** Counts a failed attempt to send a mail. */
    failMail: (): void => {
      mailFailures++;
    },
  };
}

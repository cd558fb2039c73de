/** Upper ends of the steps in which times of requests are counted, in seconds. */
export const latencySteps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const stepsInMs = latencySteps.map((seconds) => seconds * 1000);

/** Classes of statuses, by their first digit. */
export const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** What a rate limit refuses. */
export const limitedKinds = ['request', 'socket', 'event'] as const;
export const socketKinds = ['staff', 'visitor'] as const;

/** Names that a caller may give a route are from route tables, about 350; more would be a mistake, and fill the memory. */
const mostRoutes = 1000;
const furtherRoutes = 'other';

/** What is known of the requests to one route. */
export type RouteCounts = {
  /** By status class. */
  statuses: Float64Array;
  /** By time: each step has its own requests alone, the last those that took longer. */
  steps: Float64Array;
  sumMs: number;
};

export type Counters = ReturnType<typeof createCounters>;

/**
 * What one process counts while it works, read when somebody asks for the metrics. Counting a request allocates nothing: a
 * page from the cache is answered in about 40 microseconds, of which a counter of prom-client would take several.
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

    /** @param ms how long it took */
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

    /** Counts what a limit has refused outside of requests. */
    refuse(kind: 'socket' | 'event'): void {
      limited[kind]++;
    },

    openSocket(kind: (typeof socketKinds)[number]): void {
      sockets[kind]++;
    },
    closeSocket(kind: (typeof socketKinds)[number]): void {
      sockets[kind]--;
    },

    /** Counts a try of a job that failed. */
    failJob: (name: string): void => {
      jobFailures.set(name, (jobFailures.get(name) ?? 0) + 1);
    },

    /** Counts an attempt to send a mail that failed. */
    failMail: (): void => {
      mailFailures++;
    },
  };
}

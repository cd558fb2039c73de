import { jobNames } from '#shared/operations/job.ts';
import { type Counters, latencySteps, limitedKinds, socketKinds, statusClasses } from './counters.ts';
import type { State } from './state.ts';

/** Sources of a scrape. */
export type Sources = {
  counters: Counters;
  cache: { pages: number; bytes: number; maxBytes: number; hits: number; misses: number };
  /** Connections to PostgreSQL. */
  pool: { inUse: number; idle: number; waiting: number };
  /** Numbers of log lines by level. */
  lines: Readonly<Record<string, number>>;
  sendsMail: boolean;
  version: string;
  state: State;
};

type Sample = {
  value: number;
  labels: Record<string, string>;
  /** Name of the sample if it differs from the family's, as for the parts of a histogram. */
  metricName?: string;
};

/** A metric, and how its values are read. A metric without values is not shown. */
export type Family = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  read: (from: Sources) => Sample[];
};

/** One value without labels; no sample for null. */
const single = (value: number | null | undefined): Sample[] =>
  value === null || value === undefined ? [] : [{ value, labels: {} }];

/** A value for each entry, under one label. The label must not be `job` or `instance`, which Prometheus sets itself. */
const by = (label: string, values: Iterable<readonly [string, number]>): Sample[] =>
  [...values].map(([name, value]) => ({ value, labels: { [label]: name } }));

const family = (type: Family['type'], name: string, help: string, read: Family['read']): Family => ({
  name: `baobab_${name}`,
  help,
  type,
  read,
});
const gauge = (name: string, help: string, read: Family['read']) => family('gauge', name, help, read);
const counter = (name: string, help: string, read: Family['read']) => family('counter', name, help, read);

const secondsOf = (moment: Date | null | undefined) => (moment ? moment.getTime() / 1000 : null);

const durations = 'baobab_request_duration_seconds';

/** Buckets of every route's histogram. They are cumulative: each counts all requests up to its bound. */
function durationSamples({ counters }: Sources): Sample[] {
  return [...counters.routes].flatMap(([route, { steps, sumMs }]) => {
    let count = 0;
    const buckets = [...steps].map((number, step) => {
      count += number;
      const le = String(latencySteps[step] ?? '+Inf');
      return { value: count, labels: { le, route }, metricName: `${durations}_bucket` };
    });
    const labels = { route };
    return [
      ...buckets,
      { value: sumMs / 1000, labels, metricName: `${durations}_sum` },
      { value: count, labels, metricName: `${durations}_count` },
    ];
  });
}

const requestSamples = ({ counters }: Sources): Sample[] =>
  [...counters.routes].flatMap(([route, { statuses }]) =>
    statusClasses.flatMap((status, at) =>
      statuses[at] ? [{ value: statuses[at], labels: { route, status } }] : [],
    ),
  );

/** All of our own metrics, in the order in which they are shown. docs/monitoring uses no others. */
export const families: readonly Family[] = [
  gauge('build_info', 'The running version', ({ version }) => [
    { value: 1, labels: { version, node: process.versions.node } },
  ]),
  counter('requests_total', 'Answered requests, by route and class of status', requestSamples),
  family('histogram', 'request_duration_seconds', 'Time until an answer begins, by route', durationSamples),
  counter('rate_limited_total', 'What a rate limit has refused', ({ counters }) =>
    by(
      'kind',
      limitedKinds.map((kind) => [kind, counters.limited[kind]] as const),
    ),
  ),
  counter('page_cache_hits_total', 'Pages that lay in the cache', ({ cache }) => single(cache.hits)),
  counter('page_cache_misses_total', 'Pages that had to be rendered', ({ cache }) => single(cache.misses)),
  gauge('page_cache_entries', 'Pages in the cache', ({ cache }) => single(cache.pages)),
  gauge('page_cache_bytes', 'Memory of cached pages', ({ cache }) => single(cache.bytes)),
  gauge('page_cache_max_bytes', 'Memory that cached pages may take', ({ cache }) => single(cache.maxBytes)),
  gauge('sockets_open', 'Open sockets of the chat', ({ counters }) =>
    by(
      'kind',
      socketKinds.map((kind) => [kind, counters.sockets[kind]] as const),
    ),
  ),
  gauge('outbox_mails', 'Mails that wait or have failed for good', ({ state: { database } }) =>
    database
      ? by('state', [
          ['waiting', database.outbox.waiting] as const,
          ['failed', database.outbox.failed] as const,
        ])
      : [],
  ),
  gauge('outbox_oldest_waiting_seconds', 'Age of the mail that waits longest', ({ state }) =>
    single(state.database?.outbox.oldestSeconds),
  ),
  gauge('outbox_is_sending', 'Whether a mail server is configured', ({ sendsMail }) =>
    single(Number(sendsMail)),
  ),
  counter('mail_failures_total', 'Attempts to send a mail that failed', ({ counters }) =>
    single(counters.mailFailures),
  ),
  gauge('jobs', 'Background work that waits, runs or has failed for good', ({ state }) =>
    (state.database?.jobs ?? []).flatMap((job) =>
      (['waiting', 'running', 'failed'] as const).map((name) => ({
        value: job[name],
        labels: { kind: job.name, state: name },
      })),
    ),
  ),
  gauge('job_oldest_late_seconds', 'For how long the work that waits longest has been due', ({ state }) =>
    by(
      'kind',
      (state.database?.jobs ?? []).map((job) => [job.name, job.lateSeconds] as const),
    ),
  ),
  counter('job_failures_total', 'Tries of background work that failed', ({ counters }) =>
    by(
      'kind',
      jobNames.map((name) => [name, counters.jobFailures.get(name) ?? 0] as const),
    ),
  ),
  gauge('database_is_reachable', 'Whether the database has answered', ({ state }) =>
    single(Number(state.database !== null)),
  ),
  gauge('database_answer_seconds', 'Time of the shortest query', ({ state }) =>
    single(state.database?.answerSeconds),
  ),
  gauge('database_bytes', 'Size of the database', ({ state }) => single(state.database?.bytes)),
  gauge(
    'database_connections',
    'Connections of this process to PostgreSQL, and queries that wait',
    ({ pool }) =>
      by('state', [
        ['in_use', pool.inUse] as const,
        ['idle', pool.idle] as const,
        ['waiting', pool.waiting] as const,
      ]),
  ),
  gauge('disk_free_bytes', 'Free bytes on the disk of DATA_DIR', ({ state }) =>
    single(state.disk?.freeBytes),
  ),
  gauge('disk_size_bytes', 'Size of the disk of DATA_DIR', ({ state }) => single(state.disk?.totalBytes)),
  counter('log_lines_total', 'Lines of the log that warn or report an error', ({ lines }) =>
    by('level', Object.entries(lines)),
  ),
  gauge('backup_last_success_timestamp_seconds', 'When the last backup succeeded', ({ state }) =>
    single(secondsOf(state.backups?.lastSuccessAt)),
  ),
  gauge('backup_drill_last_success_timestamp_seconds', 'When the last restore drill succeeded', ({ state }) =>
    single(secondsOf(state.backups?.lastDrillSuccessAt)),
  ),
  gauge('backup_last_size_bytes', 'Size of the last backup', ({ state }) => single(state.backups?.lastBytes)),
];

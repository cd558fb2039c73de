import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
/** Characters of the token of the metrics, at least: it is not to be guessed. */
const leastTokenLength = 20;
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** Whether an address names a site and nothing in it or for it: our pages stand at its root, whatever leads to them. */
function isOrigin(url: string): boolean {
  const parsed = URL.parse(url);
  return (
    parsed !== null && /^\/*$/.test(parsed.pathname) && parsed.href === `${parsed.origin}${parsed.pathname}`
  );
}

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Where the site is reached from outside, without a trailing slash; derived from the request when absent, but not for mail. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'must be scheme and host only: no path, no query, no user name')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Folder of the embedded database and of uploads. */
  DATA_DIR: z.string().min(1).default('data'),
  /** Whether the embedded database acknowledges a write only once it is on the disk; else within a second after. */
  DURABLE: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Number of reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Processes that share the database behind one proxy: each admits its part of what an address may do. */
  PROCESSES: z.coerce.number().int().min(1).max(100).default(1),
  /** Whether an empty database gets the demo catalogue. */
  DEMO_DATA: flag.default(true),
  /** Memory for cached pages, in megabytes. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(48),
  /** Requests a minute that one address may make, pages from the cache not counted; 0 switches the limit off. */
  RATE_LIMIT: z.coerce.number().int().min(0).default(600),
  /** Milliseconds of the processor a minute in which pages are rendered anew for one address; 0 switches the limit off. */
  PAGE_BUDGET_MS: z.coerce.number().int().min(0).default(3000),
  /** Whether browsers must use TLS for every subdomain of this site too (HSTS `includeSubDomains`). */
  HSTS_SUBDOMAINS: flag.default(true),
  /** Connections to PostgreSQL that one process opens at most. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Port on which GET /metrics is answered, apart from the site, and the address that it listens on. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Who asks for the metrics must send it as a bearer token; with it the site's own port answers too. */
  METRICS_TOKEN: z.string().min(leastTokenLength).optional(),
  /** Collector that gets a span of each request, by OTLP over HTTP; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('baobab'),
  /** Share of the requests that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Server that mail is handed to: smtp://user:password@host:port, or smtps://. Without it mail stays in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Address that mail comes from; the company's own of the site settings when absent. */
  MAIL_FROM: z.email().optional(),
  /** Bucket of an S3-compatible store for pictures and videos; without it they lie on the disk under DATA_DIR. */
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Where backups are kept: a folder, or s3://bucket/folder; under DATA_DIR when absent. */
  BACKUP_TO: z.string().min(1).optional(),
  /** Encrypts backups; without it nobody can read them again. */
  BACKUP_PASSPHRASE: z.string().min(8).optional(),
  /** Of the bucket of BACKUP_TO, where it lies elsewhere than that of the uploads. */
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().min(1).optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
});

// A request names any host it likes: a link that is mailed because of one must not lead there.
const environment = variables.refine((config) => !config.SMTP_URL || config.PUBLIC_URL !== undefined, {
  path: ['PUBLIC_URL'],
  message: 'is needed with SMTP_URL, for the links in mails',
});

export type Config = z.infer<typeof environment>;

/**
 * Parses the environment. Empty values count as absent.
 * @throws Error with one line that names every wrong variable.
 */
export function parseConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  const issues = result.error?.issues ?? [];
  const faults = [
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...storageFaults(given),
  ];
  if (result.success && faults.length === 0) return result.data;
  throw new Error(`Configuration is wrong. ${faults.join('; ')}`);
}

/** A bucket needs its keys; and keys or an address without a bucket would silently mean the disk. */
function storageFaults(given: NodeJS.ProcessEnv): string[] {
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  if (given['S3_BUCKET'])
    return keys.filter((name) => !given[name]).map((name) => `${name}: S3_BUCKET needs it`);
  return ['S3_ENDPOINT', ...keys].some((name) => given[name])
    ? ['S3_BUCKET: the other S3 variables need it']
    : [];
}

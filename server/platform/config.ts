import { z } from 'zod';
import { mailAddress } from '#shared/base/form-text.ts';

/** Minimum length of the metrics token, in characters, so that it cannot be guessed. */
const leastTokenLength = 20;
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** Whether a URL is only an origin: no path, query or user name. Our pages are always at the root of the site. */
function isOrigin(url: string): boolean {
  const parsed = URL.parse(url);
  return (
    parsed !== null && /^\/*$/.test(parsed.pathname) && parsed.href === `${parsed.origin}${parsed.pathname}`
  );
}

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Public address of the site, without a trailing slash. Derived from the request if absent, except in mails. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'must be scheme and host only: no path, no query, no user name')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Folder of the embedded server's files and of uploads. */
  DATA_DIR: z.string().min(1).default('data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Number of reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /**
   * Number of processes that share the database behind one proxy; each applies its share of the limits of an address.
   */
  PROCESSES: z.coerce.number().int().min(1).max(100).default(1),
  /** Whether an empty database gets the demo catalogue. */
  DEMO_DATA: flag.default(true),
  /** Memory for cached pages, in megabytes. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(48),
  /** Requests that one address may make in a minute, cached pages not counted; 0 switches the limit off. */
  RATE_LIMIT: z.coerce.number().int().min(0).default(600),
  /** Milliseconds of processor time a minute for rendering pages for one address; 0 switches the limit off. */
  PAGE_BUDGET_MS: z.coerce.number().int().min(0).default(9000),
  /** Whether browsers must use TLS for every subdomain of this site too (HSTS `includeSubDomains`). */
  HSTS_SUBDOMAINS: flag.default(true),
  /** Maximum of connections to PostgreSQL that one process opens. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Bearer token required for GET /metrics, which exists only if it is set. */
  METRICS_TOKEN: z.string().min(leastTokenLength).optional(),
  /** Mail server: smtp://user:password@host:port, or smtps://. Without it mails stay in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender address of mails; the company's address from the site settings if absent. */
  MAIL_FROM: mailAddress().optional(),
  /** Bucket of an S3-compatible store for stored files; without it they are on the disk under DATA_DIR. */
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Place of the backups: a folder, or s3://bucket/folder; under DATA_DIR if absent. */
  BACKUP_TO: z.string().min(1).optional(),
  /** Encrypts backups; they cannot be read without it. */
  BACKUP_PASSPHRASE: z.string().min(8).optional(),
  /** Access to the bucket of BACKUP_TO, if it differs from that of the uploads. */
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().min(1).optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
});

// A request can name any host, so links in mails that it causes must not be derived from it.
const environment = variables.refine((config) => !config.SMTP_URL || config.PUBLIC_URL !== undefined, {
  path: ['PUBLIC_URL'],
  message: 'is needed with SMTP_URL, for the links in mails',
});

export type Config = z.infer<typeof environment>;

/**
 * Parses the environment. Empty values count as absent.
 * @throws Error with a message of one line that names every invalid variable
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

/**
 * A bucket requires its keys. Keys or an endpoint without a bucket are an error, because files would silently go
 * to the disk.
 */
function storageFaults(given: NodeJS.ProcessEnv): string[] {
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  if (given['S3_BUCKET'])
    return keys.filter((name) => !given[name]).map((name) => `${name}: S3_BUCKET needs it`);
  return ['S3_ENDPOINT', ...keys].some((name) => given[name])
    ? ['S3_BUCKET: the other S3 variables need it']
    : [];
}

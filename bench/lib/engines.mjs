// Databases on which a bench runs, each with its folder and its memory limit.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dataDir = process.env.BENCH_DATA_DIR ?? path.join(tmpdir(), 'baobab-bench-demo');
mkdirSync(dataDir, { recursive: true });
const databaseUrl = process.env.BENCH_DATABASE_URL;

/**
 * PGlite in BENCH_DATA_DIR, kept for the next run, and PostgreSQL if BENCH_DATABASE_URL is set. Limits in megabytes.
 */
export const engines = [
  { name: 'PGlite', memoryLimit: 700, env: { DATA_DIR: dataDir } },
  ...(databaseUrl
    ? [
        {
          name: 'PostgreSQL',
          memoryLimit: 250,
          env: { DATA_DIR: `${dataDir}-pg`, DATABASE_URL: databaseUrl },
        },
      ]
    : []),
];

import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['app/**/*.test.ts', 'server/**/*.test.ts', 'shared/**/*.test.ts', 'scripts/**/*.test.ts'],
    // They come with `npm run test:all`.
    exclude: [...configDefaults.exclude, '**/*.slow.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['tests/setup.ts'],
    // Modules are loaded once per worker; the database, closed after each file, is all that files could share.
    isolate: false,
    // A worker waits a third of its time, mostly for the database. The bucket of an object store is shared.
    maxWorkers: process.env['TEST_S3_ENDPOINT'] ? 1 : availableParallelism() + 1,
    reporters: ['default', './tests/second-tries.ts'],
    // The usual limits are too short on a machine that is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // The page bundle and the tests must meet in one copy of React Router, the one that Node itself would take.
    env: { NODE_ENV: 'production' },
    sequence: { hooks: 'stack' },
  },
});

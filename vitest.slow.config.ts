import { configDefaults, defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The files that `npm test` leaves out: the second tier (`npm run test:all`). */
export default defineConfig({
  test: {
    ...config.test,
    include: ['{app,server,shared,scripts}/**/*.slow.test.ts'],
    exclude: configDefaults.exclude,
  },
});

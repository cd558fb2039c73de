import { defineConfig } from '@playwright/test';
import { slow } from './e2e/support/tiers.ts';
import config from './playwright.config.ts';

/** The journeys that `npm test` leaves out, on the same screens: the second tier (`npm run test:all`). */
export default defineConfig({
  ...config,
  outputDir: 'artifacts/e2e-slow',
  grep: slow,
  grepInvert: [],
  projects: config.projects!.map((project) => ({
    ...project,
    grepInvert: [project.grepInvert ?? []].flat().filter((pattern) => pattern !== slow),
  })),
});

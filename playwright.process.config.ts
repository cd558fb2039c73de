import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/**
 * The journeys that start programs of their own, for `npm test`. They need no site that all share, and mostly wait for starts
 * and outages: one worker does them beside the unit tests and the other journeys.
 */
export default defineConfig(config, {
  globalSetup: [],
  outputDir: 'artifacts/e2e-process',
  workers: 1,
  projects: [],
});

import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Screenshots of all pages for a person to look at (`npm run screenshots`). They assert nothing, so `npm test` skips them. */
export default defineConfig(config, {
  projects: ['phone', 'desktop'].map((name) => ({
    name,
    testMatch: /screenshots\.spec\.ts$/,
    testIgnore: [],
  })),
});

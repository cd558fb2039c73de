import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { origin } from './e2e/support/site.ts';
import { slow } from './e2e/support/tiers.ts';

// The browser comes inside an npm package. Its own default arguments are not used: they switch web security off.
const executablePath = process.env['CHROMIUM_PATH'] || (await chromium.executablePath());

/** Journeys of wide screens, and those that open no page at all; all others are made on the phone. */
const wide =
  /(styles|testimonials|accessibility|staff-menu|quotes-(?:chinese|factory|orders|staff|team)|inbox|translation|chinese-day|product-table)\.spec\.ts$/;
const notOnPhone =
  /(screenshots|staff-menu|testimonials|quotes-(?:chinese|factory|orders|staff|team)|translation|inbox|chinese-day|product-table|staff-journey|contact-journey|records|resilience|process-[a-z]+)(?:\.slow)?\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'artifacts/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine can be too slow for one step. What passes only at the second try is listed as flaky, to be mended.
  retries: 1,
  grepInvert: slow,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./e2e/support/second-tries.ts']],
  use: {
    baseURL: origin,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    // Else what a click waits for is not known: the test ends first.
    actionTimeout: 30_000,
    // Of a second try only: a trace photographs every step, of all the journeys that pass as well.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // The longest journeys come first: at the end one would run alone.
  projects: [
    {
      name: 'process',
      testMatch: /(staff-journey|contact-journey|records|resilience|process-[a-z]+)(?:\.slow)?\.spec\.ts$/,
    },
    {
      name: 'phone',
      testIgnore: notOnPhone,
      grepInvert: [slow, /@desktop/],
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: wide,
      grepInvert: [slow, /@phone/],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});

import { beforeEach } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { describeHostileTexts, hostileTexts, soonTested } from '#tests/hostile-quotes.ts';

// The texts that quote.hostile.test.ts leaves out.
const app = await createTestApp();
beforeEach(app.reset);

describeHostileTexts(
  app,
  Object.keys(hostileTexts).filter((name) => !soonTested.includes(name)),
);

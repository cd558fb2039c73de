import { startLate } from './lib/late.ts';

// The only script of a public page until the visitor touches it: React comes when it is needed (docs/decisions/003).
startLate(() => import('./lib/hydrate.tsx'));

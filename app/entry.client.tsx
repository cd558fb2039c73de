import { hasWaiting, startLate } from './lib/late.ts';

// The only script of a public page until the visitor touches it: React comes when it is needed (docs/decisions/003).
startLate(async () => (await import('./lib/hydrate.tsx')).hydrate());

// The contact form keeps and queues what is typed without React; a message that waits is sent from any page.
if (document.querySelector('[data-contact]') || hasWaiting()) {
  void import('./features/contact/early.ts').then(({ startContact }) => startContact());
}

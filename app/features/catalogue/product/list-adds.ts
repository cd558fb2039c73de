import { showListCount } from '../../../lib/list-count.ts';
import { newKey } from '../../../lib/new-key.ts';
import { deliver, putIntoOutbox, readOutbox, sendLater, type Waiting } from '../../../lib/outbox.ts';
import { showPlainNotice } from '../../../lib/plain-notice.ts';

const call = 'POST /api/quote-list/lines';

/**
 * Makes the buttons that add a product to the quote list work without leaving the page. Without a connection the call
 * waits in the outbox, and is already counted.
 */
export function startListAdds(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof Element ? event.target.closest('form[data-list-add]') : null;
    const button = event.submitter as HTMLButtonElement | null;
    if (!form || !button) return;
    event.preventDefault();
    if (button.ariaBusy !== 'true') void add(button);
  });
  addEventListener('outbox', showListCount);
  showListCount();
}

async function add(button: HTMLButtonElement): Promise<void> {
  // The texts are in the page, because no dictionary can be loaded without a connection.
  const { added, waits, see, refused } = document.querySelector<HTMLElement>('[data-list-link]')!.dataset;
  const link = { text: see!, to: '/quote-list' };
  const body = { product: button.value };
  const waiting = readOutbox().find((it) => it.call === call && it.body['product'] === button.value);
  const message: Waiting = waiting ?? { key: newKey(), call, body, said: added!, link };
  putIntoOutbox(message);
  button.ariaBusy = 'true';
  const result = await deliver(message);
  button.ariaBusy = null;
  showListCount();
  if (result.kind === 'away') sendLater();
  const said = {
    sent: added,
    away: waits,
    refused: result.kind === 'refused' && (result.message || refused),
  };
  showPlainNotice(said[result.kind] as string, link);
}

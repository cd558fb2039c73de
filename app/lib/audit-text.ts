import type { AuditEntry } from '#shared/people/audit.ts';
import { hasAdminText, ta } from './admin-text.ts';

type Acted = Pick<AuditEntry, 'actor' | 'username'> & Partial<Pick<AuditEntry, 'after'>>;

/** Name of the user who did it: the full name if the account still exists; for a buyer the name that they gave. */
export function actorText({ actor, username, after }: Acted): string {
  const buyer = after?.['by'];
  return actor ?? username ?? (typeof buyer === 'string' ? buyer : ta('audit.program'));
}

const word = (key: string, fallback: string) => (hasAdminText(key) ? ta(key) : fallback);

type Titled = Pick<AuditEntry, 'action' | 'noun' | 'title'> & Partial<Pick<AuditEntry, 'parts'>>;

/** Acts on a request that concern its offer. */
const offerActs = new Set(['send', 'accepted', 'withdrawn', 'declined']);

/** "changed product Steel kettle", or "changed product: 12 records". */
export function entryTitle({ action, noun, title, parts = 0 }: Titled): string {
  // An import of products is logged as one of its noun: its name is that of the file.
  const isImport = noun === 'product' && (action === 'import' || action === 'undo');
  const words = {
    action: word(`actions.${action}`, action),
    noun: isImport
      ? ta(`change.imports.${action}`)
      : noun === 'quote' && offerActs.has(action)
        ? ta('change.offer')
        : word(`nouns.${noun}`, noun),
  };
  if (title) return ta('change.entry', { ...words, title });
  return parts > 0 ? ta('change.entryOfMany', { ...words, count: parts }) : ta('change.entryOfAll', words);
}

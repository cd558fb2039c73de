import type { ReactNode } from 'react';
import type { AuditEntry } from '#shared/people/audit.ts';
import { ta } from '../../../lib/admin-text.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { type Change, type ChangedItems, changesOf } from './value-words.ts';

/** Number of fields that are shown at first; more can be unfolded. */
const shownAtOnce = 4;

/** Number of list items that are shown at first. */
const shownItems = 12;

/** Length in characters from which a value counts as long, and how many of them are shown at first. */
const longText = 160;
const shownOfLong = 80;

type Props = {
  entry: AuditEntry;
  /** An action for one of the changes. */
  action?: (change: Change) => ReactNode;
};

const value = 'audit-value wrap-anywhere whitespace-pre-line';

/** The changes of an entry, in words. */
export function EntryChanges({ entry, action }: Props) {
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  const list = (
    <dl className="grid gap-1 text-sm">
      {changes.map((change) => (
        <div key={change.field} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-muted">{change.label}</dt>
          <dd className="min-w-0">
            <Values change={change} /> {action?.(change)}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (changes.length <= shownAtOnce) return list;
  return (
    <details>
      <summary className="link text-sm">{ta('change.all', { count: changes.length })}</summary>
      {list}
    </details>
  );
}

function Values({ change: { before, after, items } }: { change: Change }) {
  if (items && itemCount(items) > 0) return <Items items={items} />;
  if (before === null) return <Text text={after ?? ''} />;
  if (after === null) return <Text text={ta('change.was', { value: before })} />;
  return (
    <>
      <del className={`${value} text-muted`}>
        <Text text={before} />
      </del>{' '}
      <AdminIcon name="arrow" className="inline size-3.5" />
      <span className="sr-only">{ta('change.became')}</span>{' '}
      <ins className={`${value} no-underline`}>
        <Text text={after} />
      </ins>
    </>
  );
}

const itemCount = (items: ChangedItems) =>
  items.kind === 'difference' ? items.removed.length + items.added.length : items.all.length;

/** Added and removed items of a list, one per line. A long list is folded. */
function Items({ items }: { items: ChangedItems }) {
  const count = itemCount(items);
  const list = (
    <ul>
      {items.kind === 'difference' ? (
        <>
          <Lines texts={items.removed} as="del" />
          <Lines texts={items.added} as="ins" />
        </>
      ) : (
        <Lines texts={items.all} as="span" />
      )}
    </ul>
  );
  return (
    <>
      {items.kind === 'reordered' ? ta('change.reordered') : null}
      {count <= shownItems ? (
        list
      ) : (
        <details>
          <summary className="link">{ta('change.all', { count })}</summary>
          {list}
        </details>
      )}
    </>
  );
}

const signs = { del: ['change.itemRemoved', '−'], ins: ['change.itemAdded', '+'], span: null } as const;

function Lines({ texts, as: Tag }: { texts: readonly string[]; as: keyof typeof signs }) {
  const sign = signs[Tag];
  return texts.map((text, i) => (
    // Two items may have the same text.
    // oxlint-disable-next-line react/no-array-index-key
    <li key={i}>
      {sign ? (
        <>
          <span className="sr-only">{ta(sign[0])} </span>
          <span aria-hidden="true">{sign[1]} </span>
        </>
      ) : null}
      <Tag className={`${value} ${Tag === 'del' ? 'text-muted' : 'no-underline'}`}>
        <Text text={text} />
      </Tag>
    </li>
  ));
}

/** A value. A long one shows its beginning, and the rest when it is opened. */
function Text({ text }: { text: string }) {
  if (text.length <= longText) return <span className={value}>{text}</span>;
  return (
    <details className="inline">
      <summary className="link inline">{text.slice(0, shownOfLong)}…</summary>
      <span className={`${value} block`}>{text}</span>
    </details>
  );
}

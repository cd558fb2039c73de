import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import { formatAge, formatMoment, ta } from '../../lib/admin-text.ts';
import { SelectBox } from '../list/select-box.tsx';
import type { Selection } from '../list/use-selection.ts';

type Props = {
  id: string;
  linkId: string;
  to: string;
  isCurrent: boolean;
  selection: Selection;
  name: string;
  /** A dot before the name, and its meaning. */
  dot: { look: keyof typeof dotLooks; text: string } | null;
  /** Something is unread. */
  isStrong: boolean;
  /** Text beside the name, shown if there is room. */
  aside: string;
  language: Locale;
  at: string | null;
  now: number;
  preview: string;
  /** Badges beside the preview. */
  facts: ReactNode;
  /** Actions that do not need to open the row. */
  actions?: ReactNode;
};

const dotLooks = {
  new: 'bg-leaf',
  urgent: 'bg-laterite',
  high: 'bg-laterite',
  medium: 'bg-amber',
  low: 'shadow-[inset_0_0_0_1px_var(--muted)]',
};

/** A letter or a count in a circle. */
export const mark =
  'grid h-5 min-w-5 flex-none place-content-center rounded-full px-1 text-[0.6875rem] font-bold';

/** With large text the age does not fit beside the name. */
const line = 'flex min-h-5 items-center gap-1.5 text-sm leading-5 @max-[12rem]:flex-wrap';

/** A message or conversation in the list of an inbox, in two lines: sender and time; preview and badges. */
export function InboxRow({ id, name, dot, language, at, now, ...row }: Props) {
  return (
    <li
      className={`inbox-card not-first:line-t flex items-center gap-2 px-2 py-1 first:rounded-t-[inherit] last:rounded-b-[inherit] ${row.isCurrent ? 'bg-leaf-soft shadow-[inset_0.1875rem_0_var(--leaf)]' : 'hover:bg-paper'}`}
    >
      <SelectBox id={id} name={name} selection={row.selection} />
      <Link
        id={row.linkId}
        to={row.to}
        preventScrollReset
        aria-current={row.isCurrent ? 'true' : undefined}
        className="@container min-w-0 flex-1 rounded-sm pointer-coarse:py-1"
      >
        <span className={line}>
          {dot ? (
            <span className={`size-2 flex-none rounded-full ${dotLooks[dot.look]}`} title={dot.text}>
              <span className="sr-only">{dot.text} </span>
            </span>
          ) : null}
          <span className={`min-w-12 truncate ${row.isStrong ? 'font-semibold' : ''}`}>{name}</span>
          <span className="flex-[1_1000_0] truncate text-xs text-muted">{row.aside}</span>
          <span
            className="flex-none text-[0.6875rem] text-muted uppercase"
            title={ta(`languages.${language}`)}
          >
            <span aria-hidden="true">{language}</span>
            <span className="sr-only">{ta(`languages.${language}`)}</span>
          </span>
          {at ? (
            <time dateTime={at} title={formatMoment(at)} className="flex-none text-xs text-muted">
              {formatAge(at, now)}
            </time>
          ) : null}
        </span>
        <span className={line}>
          <span className="flex-1 truncate text-[0.8125rem] text-muted" lang={localeTags[language]}>
            {row.preview}
          </span>
          {row.facts}
        </span>
      </Link>
      {row.actions ? <span className="flex flex-none self-end">{row.actions}</span> : null}
    </li>
  );
}

/** The assigned staff member, shown as the first letter of the name. */
export const Assignee = ({ name }: { name: string }) => (
  <span className={`${mark} bg-amber-soft text-amber-ink`} title={name}>
    <span aria-hidden="true">{[...name][0]}</span>
    <span className="sr-only">{name}</span>
  </span>
);

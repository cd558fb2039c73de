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
  dot: { look: 'new' | 'urgent' | 'high' | 'medium' | 'low'; text: string } | null;
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

/** A message or conversation in the list of an inbox, in two lines: sender and time; preview and badges. */
export function InboxRow({ id, name, dot, language, at, now, ...row }: Props) {
  return (
    <li className={`inbox-card ${row.isCurrent ? 'is-current' : ''}`}>
      <SelectBox id={id} name={name} selection={row.selection} />
      <Link
        id={row.linkId}
        to={row.to}
        preventScrollReset
        aria-current={row.isCurrent ? 'true' : undefined}
        className="inbox-lines"
      >
        <span className="inbox-line">
          {dot ? (
            <span className="inbox-dot" data-look={dot.look} title={dot.text}>
              <span className="sr-only">{dot.text} </span>
            </span>
          ) : null}
          <span className={`inbox-name ${row.isStrong ? 'font-semibold' : ''}`}>{name}</span>
          <span className="inbox-aside">{row.aside}</span>
          <span className="inbox-language" title={ta(`languages.${language}`)}>
            <span aria-hidden="true">{language}</span>
            <span className="sr-only">{ta(`languages.${language}`)}</span>
          </span>
          {at ? (
            <time dateTime={at} title={formatMoment(at)} className="flex-none text-xs text-muted">
              {formatAge(at, now)}
            </time>
          ) : null}
        </span>
        <span className="inbox-line">
          <span className="inbox-preview" lang={localeTags[language]}>
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
  <span className="inbox-person" title={name}>
    <span aria-hidden="true">{[...name][0]}</span>
    <span className="sr-only">{name}</span>
  </span>
);

import { Link } from 'react-router';
import { targetLanguages } from '#shared/base/locale.ts';
import {
  type TranslationFigures,
  type TranslationQuery,
  translationStates,
} from '#shared/catalogue/translation.ts';
import { translatedNouns } from '#shared/base/nouns.ts';
import { formatCount, ta } from '../../../lib/admin-text.ts';
import type { ListFilter } from '../../../staff/list/filter-form.tsx';
import { listPath } from '../../../staff/list/list-path.ts';

export const boardHome = '/admin/translations';

/** The address of the board with these filters. */
const boardPath = (query: Partial<TranslationQuery>): string => listPath(boardHome, query);

/** Chooses the noun. */
export function KindChoice({ query }: { query: TranslationQuery }) {
  return (
    <nav aria-label={ta('translation.kinds')} className="flex flex-wrap gap-2">
      {translatedNouns.map((kind) => (
        <Link
          key={kind}
          to={boardPath({ kind, language: query.language, state: query.state })}
          className="choice"
          aria-current={kind === query.kind ? 'page' : undefined}
        >
          {ta(`kinds.${kind}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The remaining work in each language. Each number links to the records that it counts. */
export function BoardFigures({ query, figures }: { query: TranslationQuery; figures: TranslationFigures }) {
  return (
    <ul className="grid grid-cols-3 gap-2" aria-label={ta('translation.figures')}>
      {targetLanguages.map((language) => {
        const { done: _done, ...open } = figures[language];
        const todo = Object.values(open).reduce((sum, number) => sum + number, 0);
        return (
          <li
            key={language}
            className="card flex flex-wrap items-center justify-between gap-x-3 px-2.5 py-0.5"
          >
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-sm text-muted" lang={language}>
                {ta(`languages.${language}`)}
              </span>
              <span className="font-bold">
                {todo === 0 ? ta('translation.allDone') : ta('translation.todoCount', { count: todo })}
              </span>
            </p>
            <p className="flex flex-wrap gap-x-3">
              {translationStates
                .filter((state) => figures[language][state] > 0)
                .map((state) => (
                  <Link
                    key={state}
                    to={boardPath({ kind: query.kind, language, state })}
                    className="inline-flex min-h-8 items-center gap-1 text-sm"
                  >
                    {formatCount(figures[language][state])} {ta(`translation.${state}`)}
                  </Link>
                ))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Filters of the board: language and state. */
export const boardFilters = ({ language, state }: TranslationQuery): readonly ListFilter[] => [
  {
    name: 'language',
    value: language ?? '',
    label: ta('translation.language'),
    none: ta('translation.anyLanguage'),
    choices: targetLanguages.map((one) => [one, ta(`languages.${one}`), one]),
  },
  {
    name: 'state',
    value: state ?? '',
    label: ta('translation.state'),
    none: ta('translation.anyState'),
    choices: (['todo', ...translationStates] as const).map((one) => [one, ta(`translation.${one}`)]),
  },
];

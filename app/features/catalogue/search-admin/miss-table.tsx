import { type Locale, localeTags } from '#shared/base/locale.ts';
import { formatDate } from '#shared/base/formatting.ts';
import type { SearchMiss } from '#shared/catalogue/synonym.ts';
import { callApi } from '../../../lib/api.ts';
import { adminTag, ta } from '../../../lib/admin-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { columnsOf, type ListColumn, ListTable } from '../../../staff/list/list-table.tsx';
import { RowAction, RowActions } from '../../../staff/list/row-actions.tsx';

type Props = { language: Locale; misses: readonly SearchMiss[] };

/** The address of the form for a new synonym, filled with the searched words. */
const formPath = (language: Locale, word: string) =>
  `?${new URLSearchParams({ language, edit: 'new', word })}`;

const columns = (language: Locale): readonly ListColumn<SearchMiss>[] =>
  columnsOf((name) => ta(`search.${name}`), {
    missWords: { cell: ({ words }) => <span lang={localeTags[language]}>{words}</span> },
    missCount: { isFact: true, style: 'cell-number', cell: ({ count }) => count },
    missLast: {
      isFact: true,
      cell: ({ lastDay }) => <time dateTime={lastDay}>{formatDate(adminTag(), 'day', lastDay, 'UTC')}</time>,
    },
  });

/** Searches that found nothing, each with a link that adds a synonym. */
export function MissTable({ language, misses }: Props) {
  const { isBusy, run } = useCall();
  const forget = (id: string, words: string) =>
    void run(() => callApi('DELETE /api/search-misses/:id', { params: { id } }), {
      title: ta('search.forgotten'),
      text: words,
      failed: ta('search.forgetFailed'),
    });
  const renderActions = ({ id, words }: SearchMiss) => (
    <RowActions name={words}>
      <RowAction
        to={formPath(language, words)}
        text={ta('search.makeSynonym')}
        label={ta('search.makeSynonymOf', { words })}
      />
      <RowAction
        text={ta('search.forget')}
        label={ta('search.forgetOf', { words })}
        isBusy={isBusy}
        onClick={() => forget(id, words)}
      />
    </RowActions>
  );
  return (
    <section className="grid gap-3">
      {/* The list itself is the landmark of this name. */}
      <h2 className="h3">{ta('search.missesTitle')}</h2>
      <p className="text-muted">{ta('search.missesText')}</p>
      {misses.length === 0 ? (
        <p className="card p-6 text-muted">{ta('search.missesNone')}</p>
      ) : (
        <ListTable
          label={ta('search.missesTitle')}
          rows={misses}
          nameOf={({ words }) => words}
          columns={columns(language)}
          renderActions={renderActions}
        />
      )}
    </section>
  );
}

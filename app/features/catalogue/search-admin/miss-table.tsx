import { Link } from 'react-router';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import type { SearchMiss } from '#shared/catalogue/synonym.ts';
import { callApi } from '../../../lib/api.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';

type Props = { language: Locale; misses: readonly SearchMiss[] };

/** The address of the form for a new synonym, filled with the searched words. */
const formPath = (language: Locale, word: string) =>
  `?${new URLSearchParams({ language, edit: 'new', word })}`;

/** Searches that found nothing, each with a link that adds a synonym. */
export function MissTable({ language, misses }: Props) {
  const { isBusy, run } = useCall();
  const forget = (id: string, words: string) =>
    void run(() => callApi('DELETE /api/search-misses/:id', { params: { id } }), {
      title: ta('search.forgotten'),
      text: words,
      failed: ta('search.forgetFailed'),
    });
  return (
    <section className="grid gap-3" aria-labelledby="misses">
      <div>
        <h2 id="misses" className="h3">
          {ta('search.missesTitle')}
        </h2>
        <p className="text-muted">{ta('search.missesText')}</p>
      </div>
      {misses.length === 0 ? (
        <p className="card p-6 text-muted">{ta('search.missesNone')}</p>
      ) : (
        <div className="card overflow-x-auto" tabIndex={0} role="region" aria-labelledby="misses">
          <table className="table">
            <thead>
              <tr>
                <th>{ta('search.missWords')}</th>
                <th>{ta('search.missCount')}</th>
                <th>{ta('search.missLast')}</th>
                <th>{ta('common.actions')}</th>
              </tr>
            </thead>
            <tbody>
              {misses.map(({ id, words, count, lastAt }) => (
                <tr key={id}>
                  <td className="font-semibold break-words" lang={localeTags[language]}>
                    {words}
                  </td>
                  <td>{count}</td>
                  <td className="text-sm whitespace-nowrap">
                    <time dateTime={lastAt}>{formatMoment(lastAt)}</time>
                  </td>
                  <td>
                    <div className="flex gap-1">
                      <Link
                        to={formPath(language, words)}
                        preventScrollReset
                        className="btn btn-outline btn-sm whitespace-nowrap"
                        aria-label={ta('search.makeSynonymOf', { words })}
                      >
                        {ta('search.makeSynonym')}
                      </Link>
                      <Button
                        className="btn btn-ghost btn-sm whitespace-nowrap"
                        aria-label={ta('search.forgetOf', { words })}
                        isOff={isBusy}
                        onClick={() => forget(id, words)}
                      >
                        {ta('search.forget')}
                      </Button>
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

import { maxWordLength } from '#shared/base/limits.ts';
import { type Locale, locales, localeTags } from '#shared/base/locale.ts';
import { type StaffSynonym, type SynonymChange, synonymQuery } from '#shared/catalogue/synonym.ts';
import type { FieldsOf } from '../../features/platform/record-admin/field-spec.ts';
import { type Cells, RecordPage } from '../../features/platform/record-admin/record-page.tsx';
import { DefaultSynonyms } from '../../features/catalogue/search-admin/default-synonyms.tsx';
import { MissTable } from '../../features/catalogue/search-admin/miss-table.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { ChoiceLinks } from '../../staff/list/choice-links.tsx';
import type { Route } from './+types/search.ts';

/** /admin/search: synonyms, one language at a time, and searches that found nothing. */
export const loader = onStaffServer('staff', async ({ services, user, search }) => {
  const asked = { language: synonymQuery.parse(search).language, withId: search['edit'] };
  const { language, synonyms } = await services.synonyms.listForEditing(user, asked);
  return {
    meta: { title: ta('search.title') },
    language,
    synonyms,
    misses: await services.synonyms.misses(user, language),
    defaults: services.synonyms.defaults(language),
    /** The word of a new synonym, if a search that found nothing links here. */
    word: search['edit'] === 'new' ? (search['word'] ?? '').slice(0, maxWordLength) : '',
  };
});

export default function Search({ loaderData }: Route.ComponentProps) {
  const { language, synonyms, misses, defaults, word } = loaderData;
  return (
    <div className="grid gap-5">
      <RecordPage
        noun="synonym"
        title={ta('search.title')}
        text={ta('search.text')}
        addLabel={ta('search.add')}
        emptyText={ta('search.none')}
        rows={synonyms}
        nameOf={(row) => row.word}
        lang={localeTags[language]}
        cells={cells}
        fields={fieldsOf(language, word)}
      >
        <ChoiceLinks
          label={ta('search.language')}
          links={locales.map((one) => ({
            to: `?language=${one}`,
            text: ta(`languages.${one}`),
            isCurrent: one === language,
          }))}
        />
        <MissTable language={language} misses={misses} />
        <h2 className="h3">{ta('search.ownTitle')}</h2>
      </RecordPage>
      <DefaultSynonyms language={language} defaults={defaults} />
    </div>
  );
}

function fieldsOf(language: Locale, word: string): FieldsOf<SynonymChange> {
  const lang = localeTags[language];
  return {
    language: { label: ta('search.language'), as: 'fixed', initial: language },
    word: { label: ta('search.word'), lang, isRequired: true, initial: word },
    words: {
      label: ta('search.words'),
      hint: ta('search.wordsHint'),
      lang,
      isRequired: true,
      as: 'text',
      rows: 3,
    },
  };
}

const cells = ({ language, words }: StaffSynonym): Cells => ({
  [ta('search.words')]: <span lang={localeTags[language]}>{words}</span>,
});

import { Link } from 'react-router';
import { targetLanguages } from '#shared/locale.ts';
import { type ReferenceChange, referenceQuery } from '#shared/reference.ts';
import {
  goodsClasses,
  paperMakers,
  paperSteps,
  referenceBases,
  referenceKinds,
  referenceUnits,
} from '#shared/reference-rules.ts';
import { officeDay } from '#shared/zoned-time.ts';
import type { FieldsOf } from '../../features/record-admin/field-spec.ts';
import { RecordPage } from '../../features/record-admin/record-page.tsx';
import { referenceCells } from '../../features/reference/reference-cells.tsx';
import { ReferenceFilters } from '../../features/reference/reference-filters.tsx';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/reference.ts';

/** /admin/reference: what importing into each country costs and needs, with sources (decision 045). */
export const loader = onStaffServer('staff', async ({ services, user }, { request }: Route.LoaderArgs) => {
  const query = referenceQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  return {
    meta: { title: ta('reference.title') },
    query,
    rows: await services.reference.list(user, query),
    today: officeDay(),
  };
});

export const meta = pageMeta;

export default function Reference({ loaderData: { query, rows, today } }: Route.ComponentProps) {
  const { isBusy, run } = useCall();
  const ids = rows.flatMap(({ id, isDeleted, checkedOn }) => (isDeleted || checkedOn === today ? [] : id));
  const count = ids.length;
  const language = spokenLanguage();
  return (
    <RecordPage
      noun="reference_row"
      title={ta('reference.title')}
      text={ta('reference.text')}
      addLabel={ta('reference.add')}
      emptyText={ta('reference.none')}
      rows={rows}
      nameOf={({ name, names }) => (language === 'en' ? name : names[language]) || name}
      heads={[
        ta('reference.column.area'),
        ta('reference.column.kind'),
        ta('reference.column.value'),
        ta('reference.column.checked'),
      ]}
      cells={(row) => referenceCells(row, today)}
      fields={fieldsOf(today)}
      links={
        <Link to="/admin/settings/rates" className="btn btn-outline">
          {ta('reference.rates')}
        </Link>
      }
    >
      <ReferenceFilters query={query} />
      <p className="text-sm text-muted">{ta('reference.elsewhere')}</p>
      {/* Of a filtered list only: nobody compares a hundred rows in one go. */}
      {count > 0 && (query.kind !== '' || query.area !== '' || query.age !== '') ? (
        <div>
          <Button
            className="btn btn-outline btn-sm"
            isOff={isBusy}
            onClick={() =>
              void run(() => callApi('POST /api/reference/checked', { form: { ids } }), {
                title: ta('reference.checked', { count }),
                failed: ta('reference.checkFailed'),
              })
            }
          >
            {ta('reference.checkAll', { count })}
          </Button>
        </div>
      ) : null}
    </RecordPage>
  );
}

function fieldsOf(today: string): FieldsOf<ReferenceChange> {
  const option = <T extends string>(words: readonly T[], text: (word: T) => string, none?: string) => [
    ...(none === undefined ? [] : [{ value: '', text: none }]),
    ...words.map((word) => ({ value: word, text: text(word) })),
  ];
  const inLanguages = (key: 'nameIn' | 'detailIn') =>
    targetLanguages.map((lang) => ({
      path: lang,
      lang,
      isHalf: true,
      label: ta(`reference.${key}`, { language: ta(`languages.${lang}`) }),
    }));
  const unknown = ta('reference.unknown');
  return {
    kind: {
      label: ta('reference.kind'),
      as: 'choice',
      initial: 'charge',
      isHalf: true,
      options: option(referenceKinds, (kind) => ta(`reference.kinds.${kind}`)),
    },
    area: { label: ta('reference.area'), hint: ta('reference.areaHint'), isRequired: true, isHalf: true },
    code: { label: ta('reference.code'), hint: ta('reference.codeHint'), isRequired: true, isHalf: true },
    name: { label: ta('reference.name'), isRequired: true, isHalf: true },
    names: inLanguages('nameIn'),
    low: { label: ta('reference.low'), isHalf: true },
    high: { label: ta('reference.high'), hint: ta('reference.highHint'), isHalf: true },
    unit: {
      label: ta('reference.unit'),
      as: 'choice',
      initial: 'percent',
      isHalf: true,
      options: option(referenceUnits, (unit) => ta(`reference.units.${unit}`)),
    },
    base: {
      label: ta('reference.base'),
      as: 'choice',
      isHalf: true,
      options: option(referenceBases, (base) => ta(`reference.bases.${base}`), ta('reference.noBase')),
    },
    isDisputed: { label: ta('reference.isDisputed'), as: 'check' },
    goodsClass: {
      label: ta('reference.goodsClass'),
      as: 'choice',
      isHalf: true,
      options: option(goodsClasses, (name) => ta(`reference.classes.${name}`), ta('reference.allGoods')),
    },
    maker: {
      label: ta('reference.maker'),
      as: 'choice',
      isHalf: true,
      options: option(paperMakers, (maker) => ta(`reference.makers.${maker}`), unknown),
    },
    step: {
      label: ta('reference.step'),
      as: 'choice',
      isHalf: true,
      options: option(paperSteps, (step) => ta(`reference.steps.${step}`), unknown),
    },
    checkedOn: {
      label: ta('reference.checkedOn'),
      input: { type: 'date' },
      initial: today,
      isRequired: true,
      isHalf: true,
    },
    validFrom: { label: ta('reference.validFrom'), input: { type: 'date' }, isHalf: true },
    validUntil: { label: ta('reference.validUntil'), input: { type: 'date' }, isHalf: true },
    source: { label: ta('reference.source'), as: 'text', rows: 2, isRequired: true },
    detail: { label: ta('reference.detail'), as: 'text', rows: 2 },
    details: inLanguages('detailIn'),
    note: { label: ta('reference.note'), as: 'text', rows: 2 },
  };
}

import { Link } from 'react-router';
import { staffPageSize } from '#shared/base/limits.ts';
import { RecordList } from '../../features/platform/record-admin/record-list.tsx';
import { targetLanguages } from '#shared/base/locale.ts';
import { referenceListQuery, referenceOrders } from '#shared/deals/reference-list.ts';
import type { ReferenceChange } from '#shared/deals/reference.ts';
import {
  goodsClasses,
  paperMakers,
  paperSteps,
  referenceBases,
  referenceKinds,
  referenceUnits,
} from '#shared/deals/reference-rules.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import type { FieldsOf } from '../../features/platform/record-admin/field-spec.ts';
import {
  referenceColumns,
  referenceFilters,
  rowName,
} from '../../features/deals/reference/reference-columns.tsx';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';
import { callApi, pathOf } from '../../lib/api.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import type { Route } from './+types/reference.ts';

/** /admin/reference: costs and documents of importing into each country, with sources (decision 045). */
export const loader = onStaffList(
  'staff',
  referenceListQuery,
  staffPageSize,
  async ({ services, user, opened, query }) => {
    const [list, edited] = await Promise.all([
      services.reference.page(user, query, spokenLanguage()),
      opened((id) => services.reference.open(user, id)),
    ]);
    return {
      meta: { title: ta('reference.title') },
      ...list,
      edited,
      today: officeDay(),
    };
  },
);

export default function Reference({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, today } = loaderData;
  const isTrash = query.state === 'trash';
  return (
    <RecordList
      noun="reference_row"
      list={loaderData}
      title={ta('reference.title')}
      text={ta('reference.text')}
      links={
        <>
          <a href={pathOf('GET /api/reference/export')} download className="btn btn-outline">
            {ta('reference.file.export')}
          </a>
          <Link to="/admin/reference/import" className="btn btn-outline">
            {ta('reference.file.import')}
          </Link>
        </>
      }
      searchLabel={ta('reference.searchLabel')}
      filters={referenceFilters(query)}
      isTrash={isTrash}
      count={ta('reference.count', { count: total })}
      empty={{ icon: 'globe', title: ta('reference.none'), text: ta('reference.noneText') }}
      rows={rows}
      nameOf={rowName}
      columns={referenceColumns(today)}
      orders={referenceOrders}
      bulk={
        isTrash
          ? undefined
          : {
              actions: [['check', ta('reference.check')]],
              isEveryPage: true,
              isFinal: true,
              change: (_, ids) => callApi('POST /api/reference/checked', { form: { ids } }),
              done: (_, count) => ta('reference.checked', { count }),
              failed: ta('reference.checkFailed'),
            }
      }
      addLabel={ta('reference.add')}
      editLabel={(name) => ta('reference.edit', { name })}
      fields={fieldsOf(today)}
      foot={
        <p className="text-sm text-muted">
          {ta('reference.elsewhere')}{' '}
          <Link to="/admin/settings/rates" className="link">
            {ta('reference.rates')}
          </Link>
        </p>
      }
    />
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
    isOff: { label: ta('reference.isOff'), as: 'check' },
    goodsClass: {
      label: ta('reference.goodsClass'),
      as: 'choice',
      isHalf: true,
      options: option(goodsClasses, (name) => ta(`reference.classes.${name}`), ta('reference.allGoods')),
    },
    hsCodes: { label: ta('reference.hsCodes'), hint: ta('reference.hsCodesHint'), isHalf: true },
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

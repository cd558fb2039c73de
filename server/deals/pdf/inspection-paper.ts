import type { Content, Definition } from 'pdfmake';
import { quantityText } from '#shared/catalogue/order-terms.ts';
import { formatDate } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import { countsOf, inspectionChecks } from '#shared/deals/inspection-rules.ts';
import type { Dictionary, Translate } from '#shared/i18n/dictionary.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import type { PaperTexts } from '#shared/i18n/en/paper.ts';
import { createTranslator, formatNumber } from '#shared/i18n/translate.ts';
import {
  checkBlock,
  colors,
  companyBlock,
  contentWidth,
  framed,
  label,
  rowLines,
  say,
  small,
} from './page-frame.ts';
import type { InspectionPaper } from './paper.ts';

export type InspectionTextSets = { paper: PaperTexts; order: OrderTexts; site: Dictionary };

const [gap, perRow] = [16, 3];
const half = (contentWidth - gap) / 2;
const photoWidth = (contentWidth - gap * (perRow - 1)) / perRow;
const unknown = '–';

/**
 * The report of an inspection: counts against limits, never "passed", because it is the buyer who decides. Every page of a
 * draft says that it is one.
 */
export function inspectionPaper(paper: InspectionPaper, texts: InspectionTextSets): Definition {
  const { locale, number, plan, report, hash, lines, photos } = paper;
  const t = createTranslator(locale, texts.paper);
  const orderText = createTranslator(locale, texts.order);
  const site: Translate = createTranslator(locale, texts.site);
  const classes = texts.order.inspection.classes;
  const count = (value: number | null) => (value === null ? unknown : formatNumber(locale, value));
  const day = report.day && formatDate(localeTags[locale], 'day', report.day, 'UTC');
  const title = t('report.title');
  const facts = (rows: [string, string | null][]): Content & { width: number } => ({
    stack: rows.flatMap(([what, fact]) => [label(what), say(fact ?? unknown, { margin: [0, 0, 0, 5] })]),
    width: half,
  });
  const content: Content[] = [
    say(title, { fontSize: 20, bold: true, color: colors.leaf, margin: [0, 0, 0, 2] }),
    small(t('report.decide')),
    {
      columns: [
        facts([
          [t('report.order'), number],
          [t('date'), day],
          [t('report.place'), report.place],
          [t('report.inspector'), report.inspector],
        ]),
        { stack: companyBlock(paper.company, t), width: half },
      ],
      columnGap: gap,
      margin: [0, 12, 0, 4],
    },
    part(t('report.result'), [
      ...countsOf(plan, report.defects).map(({ class: name, found, allowed, result }) =>
        say(orderText(`inspection.result.${result}`, { name: classes[name], found, allowed }), {
          bold: result !== 'under',
          margin: [0, 0, 0, 2],
        }),
      ),
      say(
        report.found === null
          ? t('report.notCounted')
          : orderText('inspection.amount', {
              found: report.found,
              lot: plan.lot,
              percent: report.packedPercent ?? 0,
            }),
      ),
    ]),
    part(t('report.notChecked'), [say(report.notChecked ?? unknown)]),
    ...(photos.length > 0
      ? [
          {
            unbreakable: true,
            stack: [
              label(t('report.photos')),
              {
                columns: photos.map((photo, i) => ({
                  stack: [
                    { image: `photo${i}`, fit: [photoWidth, 130] } satisfies Content,
                    ...(photo.class ? [say(classes[photo.class], { bold: true, fontSize: 8.5 })] : []),
                    small(photo.text),
                  ],
                  width: photoWidth,
                })),
                columnGap: gap,
              },
            ],
            margin: [0, 10, 0, 0] as [number, number, number, number],
          },
        ]
      : []),
    rows(
      [t('report.defects'), t('report.count')],
      report.defects.map((one) => [
        site('common.labelled', { label: classes[one.class], value: one.text }),
        count(one.count),
      ]),
    ),
    rows(
      [t('report.checks'), ''],
      inspectionChecks.map((name) => {
        const { result, text } = report.checks[name] ?? { result: 'not_checked' as const, text: null };
        const words = texts.order.inspection;
        return [words.checks[name] + (text ? ` – ${text}` : ''), words.results[result]];
      }),
    ),
    part(t('report.plan'), [
      say(t('report.planText', { lot: plan.lot })),
      ...(['critical', 'major', 'minor'] as const).map((name) => {
        const { aql, sample, accept } = plan.classes[name];
        const params = { name: classes[name], sample, accept };
        return say(aql === null ? t('report.planNone', params) : t('report.planLimit', { ...params, aql }));
      }),
    ]),
    rows(
      [t('report.goods'), t('quantity')],
      lines.map(({ name, option, saleUnit, quantity }) => [
        option && option !== name ? `${name} – ${option}` : name,
        quantityText({ saleUnit, minimumOrderQuantity: quantity }, site),
      ]),
    ),
    {
      unbreakable: true,
      columns: [
        facts([[t('report.signedInspector'), report.inspector]]),
        facts([[t('report.signedFactory'), report.factorySigned]]),
      ],
      columnGap: gap,
      margin: [0, 12, 0, 0],
    },
    ...(hash ? checkBlock(paper, orderText('inspection.hash', { hash }), t) : []),
  ];
  return framed({
    paper,
    texts: texts.paper,
    title: `${title} ${number}`,
    content,
    topLine: hash ? null : t('report.draft'),
    images: Object.fromEntries(
      photos.map(({ picture }, i) => [
        `photo${i}`,
        `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`,
      ]),
    ),
  });
}

/** A part with its name, which stays with it. */
const part = (name: string, content: Content[]): Content => ({
  unbreakable: true,
  stack: [label(name), ...content],
  margin: [0, 10, 0, 0],
});

const lastWidth = 110;

/** A table of what is named on the left; the head is repeated on each page. An empty one is left out. */
const rows = ([left, right]: [string, string], body: [string, string][]): Content => ({
  ...(body.length === 0
    ? { stack: [] }
    : {
        table: {
          headerRows: 1,
          keepWithHeaderRows: 1,
          dontBreakRows: true,
          widths: [contentWidth - lastWidth - 12, lastWidth],
          body: [
            [label(left), { ...label(right), alignment: 'right' as const }],
            ...body.map(([what, value]) => [say(what), say(value, { alignment: 'right' })]),
          ],
        },
        layout: rowLines,
      }),
  margin: [0, 10, 0, 0],
});

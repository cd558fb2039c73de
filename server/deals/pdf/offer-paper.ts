import type { Content, Definition } from 'pdfmake';
import { formatDate } from '#shared/base/formatting.ts';
import type { Dictionary, Translate } from '#shared/i18n/dictionary.ts';
import type { PaperTexts } from '#shared/i18n/en/paper.ts';
import type { QuoteOfferTexts } from '#shared/i18n/en/quote-offer.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { localeTags } from '#shared/base/locale.ts';
import { offerWriter, validityTexts } from '#shared/deals/offer-texts.ts';
import { offerTotals } from '#shared/deals/quote-totals.ts';
import { unprintable } from './characters.ts';
import { offerLines } from './offer-lines.ts';
import { offerSums } from './offer-sums.ts';
import type { OfferPaper } from './paper.ts';
import {
  checkBlock,
  colors,
  companyBlock,
  contentWidth,
  framed,
  label,
  type PaperTranslate,
  say,
  small,
} from './page-frame.ts';

/** Columns of the head: seller and buyer, and the facts beside them. */
const [headGap, factWidth] = [16, 150];
const partyWidth = (contentWidth - factWidth - 2 * headGap) / 2;

export type OfferTextSets = { paper: PaperTexts; offer: QuoteOfferTexts; site: Dictionary };

/**
 * An offer or a proforma invoice, with all sums of the choice, or with every option and its sum as long as there is no
 * choice: no total is printed that nobody chose.
 * @throws TotalsFault for a choice that the offer does not have
 */
export function offerPaper(paper: OfferPaper, texts: OfferTextSets): Definition {
  const { offer, choice, locale, kind } = paper;
  const tag = localeTags[locale];
  const t = createTranslator(locale, texts.paper);
  const offerText = createTranslator(locale, texts.offer);
  const site: Translate = createTranslator(locale, texts.site);
  const write = offerWriter(locale, offerText, offer.currency);
  const totals = choice && offerTotals(offer, choice);
  const isSample = offer.kind === 'sample';
  const name = t(kind === 'proforma' ? 'proforma' : isSample ? 'sampleOffer' : 'offer');
  const day = (at: string) => formatDate(tag, 'day', at, offer.validZone);
  const term = isSample
    ? offerText('sample.by', { place: offer.namedPlace })
    : offerText('term', { incoterm: offer.incoterm, place: offer.namedPlace });
  const valid = validityTexts(offer, locale);
  const zones = offerText('validZones', { there: valid.there, zone: valid.zone, here: valid.here });
  const facts: [string, string][] = [
    [t('reference'), `${offer.reference} · ${offerText('revision', { revision: offer.revision })}`],
    [t('date'), day(paper.issuedAt)],
    [t('deliveryTerm'), term],
  ];
  const content: Content[] = [
    say(name, { fontSize: 20, bold: true, color: colors.leaf, margin: [0, 0, 0, 2] }),
    ...(paper.accepted
      ? [acceptedLine(paper, paper.accepted, t, day)]
      : [say(offerText('validUntil', { day: valid.day }), { bold: true }), small(zones)]),
    {
      columns: [
        { stack: [label(t('seller')), ...companyBlock(paper.company, t)], width: partyWidth },
        {
          stack: [
            label(t('buyer')),
            ...paper.buyer.map((line, i) => (i === 0 ? say(line, { bold: true }) : small(line))),
          ],
          width: partyWidth,
        },
        {
          stack: facts.flatMap(([what, fact]) => [label(what), say(fact, { margin: [0, 0, 0, 4] })]),
          width: factWidth,
        },
      ],
      columnGap: headGap,
      margin: [0, 14, 0, 12],
    },
    offerLines(paper, totals, { t, offerText, site, write }),
    ...offerSums(paper, totals, { t, offerText, site, write }),
    ...(paper.payTo
      ? [
          {
            unbreakable: true,
            margin: [0, 12, 0, 0] as [number, number, number, number],
            stack: [
              label(t('payTo')),
              ...paper.payTo.lines.map((line) => say(line)),
              ...(paper.payTo.currency === offer.currency
                ? []
                : [say(t('otherCurrency', { currency: paper.payTo.currency }))]),
            ],
          },
        ]
      : []),
    ...checkBlock(paper, offerText('proof', { revision: offer.revision, hash: paper.hash }), t),
  ];
  return framed({ paper, texts: texts.paper, title: `${name} ${offer.reference}`, content });
}

/** The name in an acceptance can never be changed, so a name that no font has is left out. */
function acceptedLine(
  { kind, offer: { revision } }: OfferPaper,
  { name, at }: NonNullable<OfferPaper['accepted']>,
  t: PaperTranslate,
  day: (at: string) => string,
): Content {
  const isNamed = unprintable(name).length === 0;
  const params = { revision, name, day: day(at) };
  return kind === 'proforma'
    ? small(t(isNamed ? 'proformaNote' : 'proformaNoteUnnamed', params))
    : say(t(isNamed ? 'acceptedNote' : 'acceptedNoteUnnamed', params), { bold: true });
}

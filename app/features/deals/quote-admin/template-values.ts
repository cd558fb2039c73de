import { forLocales, locales, type Locale } from '#shared/base/locale.ts';
import { convertMinor, minorToText, parseMinor } from '#shared/base/minor-units.ts';
import type { OfferTemplate, TemplateTextsIn } from '#shared/deals/offer-template.ts';
import { usualOfferDays } from '#shared/deals/quote-limits.ts';
import { withPrices } from './offer-changes.ts';
import {
  amount,
  byKey,
  type FormCharge,
  linesOf,
  noRemarks,
  type OfferValues,
  type Rates,
  rateUnit,
} from './offer-values.ts';

const dayMs = 86_400_000;
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

type FormTexts = { intro: string; terms: string; notIncluded: string };

/** Form values of a template. Each language is a separate field, so that changes to different languages merge. */
export type TemplateValues = {
  name: string;
  isDefault: boolean;
  note: string;
  currency: string;
  validDays: string;
  depositPercent: string;
  margin: string;
  charges: readonly FormCharge[];
} & Readonly<Record<Locale, FormTexts>>;

const textsOf = (texts: TemplateTextsIn | undefined): FormTexts => ({
  intro: texts?.intro ?? '',
  terms: texts?.terms ?? '',
  notIncluded: texts?.notIncluded ?? '',
});

/** @param newId returns the id of a charge within the form */
export function templateValues(
  template: OfferTemplate | null,
  newId: (at: number) => string,
): TemplateValues {
  const number = (value: number | null | undefined) => String(value ?? '');
  const currency = template?.currency ?? 'USD';
  return {
    name: template?.name ?? '',
    isDefault: template?.isDefault ?? false,
    note: template?.note ?? '',
    currency,
    validDays: number(template?.validDays),
    depositPercent: number(template?.depositPercent),
    margin: template?.margin === null || template === null ? '' : String(template.margin / 100),
    charges: (template?.charges ?? []).map(({ kind, basis, rate }, i) => ({
      id: newId(i),
      kind,
      basis,
      rate: minorToText(rate, rateUnit(basis, currency)),
      ...noRemarks,
    })),
    ...forLocales((locale) => textsOf(template?.texts[locale])),
  };
}

/** The charges of a template: without notes, which are in the language of one buyer. */
const chargesOf = (charges: readonly FormCharge[], currency: string) =>
  charges.map(({ kind, basis, rate }) => ({
    kind,
    basis,
    rate: amount(rate, rateUnit(basis, currency)) ?? 0,
  }));

/** A typed percentage in hundredths of a percent. Other input is returned as typed, and the server refuses it. */
const percent = (typed: string): number | string =>
  typed.trim() === '' ? '' : (parseMinor(typed, 'USD') ?? typed);

/** Converts form values to the body of the API. */
export const toTemplate = ({ charges, margin, ...values }: TemplateValues) => ({
  name: values.name,
  isDefault: values.isDefault,
  note: values.note,
  currency: values.currency,
  validDays: values.validDays,
  depositPercent: values.depositPercent,
  margin: percent(margin),
  charges: chargesOf(charges, values.currency),
  texts: Object.fromEntries(
    locales.flatMap((locale) =>
      Object.values(values[locale]).some((text) => text.trim() !== '') ? [[locale, values[locale]]] : [],
    ),
  ),
});

/**
 * A new template from the recurring parts of a draft.
 * @param usualDay the usual last day of validity of an offer made today
 */
export function templateOf(
  values: OfferValues,
  given: { name: string; isDefault: boolean; intro: string; locale: Locale; usualDay: string },
) {
  const { name, isDefault, intro, locale, usualDay } = given;
  const days = Math.round((Date.parse(values.validOn) - Date.parse(usualDay)) / dayMs) + usualOfferDays;
  const margins = new Set(linesOf(values).flatMap(({ options }) => options.map(({ margin }) => margin)));
  const [margin = ''] = margins.size === 1 ? margins : [];
  return {
    name,
    isDefault,
    currency: values.currency,
    validDays: days > 0 ? days : '',
    depositPercent: values.depositPercent,
    margin: percent(margin),
    charges: chargesOf(values.charges, values.currency),
    texts: { [locale]: { intro, terms: values.terms } },
  };
}

/** The data of a draft that are needed to fill it from a template. */
export type TemplateRules = {
  locale: Locale;
  rates: Rates;
  /** The usual last day of validity of an offer that is made today. */
  usualDay: string;
};

/**
 * Fills a draft from a template. Values that the template does not set stay. A charge of the same kind keeps its id,
 * because it is compared with the last revision.
 */
export function withTemplate(
  values: OfferValues,
  template: OfferTemplate,
  { locale, rates, usualDay }: TemplateRules,
  newId: () => string,
): OfferValues {
  const { validDays, depositPercent, margin } = template;
  const texts = textsOf(template.texts[locale]);
  const terms = [texts.terms, texts.notIncluded].filter(Boolean).join('\n\n');
  const former = [...values.charges];
  const charges = template.charges.map(({ kind, basis, rate }): FormCharge => {
    const at = former.findIndex((charge) => charge.kind === kind);
    const [same] = at < 0 ? [] : former.splice(at, 1);
    const converted =
      basis === 'goods_percent' ? rate : convertMinor(rate, template.currency, values.currency, rates);
    const typed = converted === null ? '' : minorToText(converted, rateUnit(basis, values.currency));
    return { ...(same ?? { id: newId(), ...noRemarks }), kind, basis, rate: typed };
  });
  const lines =
    margin === null
      ? []
      : linesOf(values).map((line) => ({
          ...line,
          options: line.options.map((option) =>
            withPrices({ ...option, margin: String(margin / 100) }, values.currency, rates),
          ),
        }));
  return {
    ...values,
    ...(validDays === null ? {} : { validOn: daysAfter(usualDay, validDays - usualOfferDays) }),
    ...(depositPercent === null ? {} : { depositPercent: String(depositPercent) }),
    ...(terms === '' ? {} : { terms }),
    ...(charges.length === 0 ? {} : { charges }),
    ...byKey(lines),
  };
}

/** The introduction of a template in a language; empty if it has none. */
export const introOf = (template: OfferTemplate | undefined, locale: Locale): string =>
  template?.texts[locale]?.intro ?? '';

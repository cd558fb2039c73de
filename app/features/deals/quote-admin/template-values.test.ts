import { expect, test } from 'vitest';
import type { OfferTemplate } from '#shared/deals/offer-template.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { emptyLine, toValues } from './offer-start.ts';
import { lineKey, linesOf, type OfferValues } from './offer-values.ts';
import { templateOf, templateValues, toTemplate, withTemplate } from './template-values.ts';

const rates = { USD: 1, CNY: 7.1, XOF: 565 };
const rules = { locale: 'fr', rates, usualDay: '2026-12-09' } as const;
const newId = () => 'new';

const template: OfferTemplate = {
  id: 't',
  version: 1,
  isDeleted: false,
  name: 'Sea freight',
  isDefault: false,
  note: null,
  currency: 'USD',
  validDays: 30,
  depositPercent: 40,
  margin: 2000,
  charges: [
    { kind: 'freight', basis: 'cubic_metre', rate: 9500 },
    { kind: 'fee', basis: 'goods_percent', rate: 525 },
  ],
  texts: { fr: { intro: 'Merci.', terms: 'Acompte', notIncluded: 'Droits de douane' } },
};

const line = {
  ...emptyLine('l1'),
  options: emptyLine('l1').options.map((option) => ({
    ...option,
    breaks: [{ quantity: '500', factory: '28.40', unit: '' }],
  })),
};
const draft: OfferValues = {
  kind: 'goods',
  currency: 'XOF',
  incoterm: 'FOB',
  namedPlace: 'Ningbo',
  validOn: '2026-12-09',
  depositPercent: '30',
  terms: '',
  samplePlace: '',
  charges: [
    {
      id: 'f1',
      kind: 'freight',
      basis: 'flat',
      rate: '1000',
      note: 'Ningbo',
      changeReason: '',
      changeNote: '',
    },
    { id: 'c1', kind: 'courier', basis: 'flat', rate: '10', note: '', changeReason: '', changeNote: '' },
  ],
  order: ['l1'],
  ...Object.fromEntries([[lineKey('l1'), line]]),
};

test('a template fills a draft in its currency and language; its prices follow the margin', () => {
  const filled = withTemplate(draft, template, rules, newId);
  expect(filled).toMatchObject({
    currency: 'XOF',
    validOn: '2026-12-25',
    depositPercent: '40',
    terms: 'Acompte\n\nDroits de douane',
    charges: [
      // The charge of the same kind keeps its id, to be compared with the last revision.
      { id: 'f1', kind: 'freight', basis: 'cubic_metre', rate: '53675', note: 'Ningbo' },
      { id: 'new', kind: 'fee', basis: 'goods_percent', rate: '5.25', note: '' },
    ],
  });
  const [option] = linesOf(filled)[0]!.options;
  expect(option).toMatchObject({ margin: '20', breaks: [{ factory: '28.40', unit: '2825' }] });
});

test('what a template leaves open stays as it is', () => {
  const open = { ...template, validDays: null, depositPercent: null, margin: null, charges: [], texts: {} };
  expect(withTemplate(draft, open, rules, newId)).toEqual(draft);
  expect(withTemplate(draft, template, { ...rules, locale: 'es' }, newId).terms).toBe('');
});

test('a draft is saved as a template, which fills the next draft alike', () => {
  const filled = withTemplate(draft, template, rules, newId);
  const given = {
    name: 'Mine',
    isDefault: false,
    intro: 'Merci.',
    locale: 'fr',
    usualDay: rules.usualDay,
  } as const;
  expect(templateOf(filled, given)).toEqual({
    name: 'Mine',
    isDefault: false,
    currency: 'XOF',
    validDays: 30,
    depositPercent: '40',
    margin: 2000,
    charges: [
      { kind: 'freight', basis: 'cubic_metre', rate: 53_675 },
      { kind: 'fee', basis: 'goods_percent', rate: 525 },
    ],
    texts: { fr: { intro: 'Merci.', terms: 'Acompte\n\nDroits de douane' } },
  });
});

test('a template comes back from its form as it was', () => {
  const { id: _id, version: _version, isDeleted: _deleted, ...saved } = template;
  expect(toTemplate(templateValues(template, String))).toEqual({
    ...saved,
    note: '',
    validDays: '30',
    depositPercent: '40',
  });
  expect(toTemplate(templateValues(null, String))).toMatchObject({ margin: '', validDays: '', texts: {} });
});

test('a new draft begins with the default template, one that is saved does not', () => {
  const quote = {
    locale: 'fr',
    currency: 'USD',
    incoterm: null,
    namedPlace: null,
    lines: [],
    sheet: null,
    validOn: null,
  } as Partial<StaffQuote> as StaffQuote;
  const settings = {
    rates,
    hasMail: true,
    marginFloor: 10,
    usualDay: rules.usualDay,
    today: '2026-11-25',
    prices: [],
  };
  const templates = [{ ...template, isDefault: true }, template];
  const begun = toValues(quote, { ...settings, templates });
  expect(begun).toMatchObject({
    depositPercent: '40',
    validOn: '2026-12-25',
    terms: expect.stringMatching(/^Acompte/) as string,
  });
  // Each call returns equal values: the form compares its current values with them.
  expect(toValues(quote, { ...settings, templates })).toEqual(begun);
  expect(toValues(quote, { ...settings, templates: [template] })).toMatchObject({ depositPercent: '30' });
});

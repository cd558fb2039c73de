import type { OfferPaper } from '#server/deals/pdf/paper.ts';
import type { PaperCompany } from '#shared/deals/paper-company.ts';
import type { Locale } from '#shared/base/locale.ts';
import type { SentLine } from '#shared/deals/quote-offer.ts';
import { minorDigits } from '#shared/base/minor-units.ts';
import { firstChoice } from '#shared/deals/quote-totals.ts';

export const companyOf: PaperCompany = {
  name: 'Baobab Sourcing',
  registered: ['Wenzhou Baobab Tree Trading Co., Ltd.', '温州猴面包树贸易有限公司'],
  registrationNumber: '91330302MA0BA0BA7Q',
  lines: [
    '88 Camphor Tree Lane, Lucheng District, Wenzhou',
    'hello@baobab-sourcing.example',
    '+44 7700 900101',
  ],
  isDemo: true,
};

const names: Record<Locale, string> = {
  en: 'Women’s leather sandals with a buckle, sizes 36–41',
  fr: 'Sandales en cuir pour femme à boucle, pointures 36 à 41',
  es: 'Sandalias de cuero para mujer con hebilla, tallas 36 a 41',
  zh: '女士真皮搭扣凉鞋，36–41码，防滑橡胶鞋底，适合日常穿着',
};

const lineOf = (locale: Locale, i: number): SentLine => ({
  id: `line${i}`,
  requestLineId: null,
  productId: null,
  name: `${i + 1}. ${names[locale]}`,
  imageUrl: null,
  color: 'black',
  saleUnit: 'pair',
  quantity: 480 + i * 60,
  note: i % 5 === 0 ? 'Adébáyọ̀ Ọlá, Ṣàngó, Łódź, 温州, ₦ 9,300, GH₵ 12' : null,
  changeReason: null,
  options: [
    {
      id: 'standard',
      label: 'Standard',
      description: 'Box of 12 pairs',
      leadTime: '20-25 days',
      packing: { piecesPerCarton: 24, lengthMm: 600, widthMm: 400, heightMm: 400, cartonGrams: 14_000 },
      breaks: [
        { quantity: 240, unitMinor: 615 + i },
        { quantity: 960, unitMinor: 580 + i },
      ],
    },
    {
      id: 'better',
      label: 'Premium',
      description: null,
      leadTime: null,
      packing: null,
      breaks: [{ quantity: 240, unitMinor: 820 + i }],
    },
  ],
});

type Given = Partial<OfferPaper> & { locale: Locale; lines?: number; currency?: string };

/** An offer with this many lines that nobody has accepted, or the proforma invoice of its first options. */
export function offerOf({ locale, lines: count = 3, currency = 'USD', ...given }: Given): OfferPaper {
  const lines = Array.from({ length: count }, (_, i) => lineOf(locale, i));
  return {
    kind: 'offer',
    locale,
    company: companyOf,
    issuedAt: '2026-11-20T09:00:00.000Z',
    verification: { code: 'B7K2-M4QX', url: 'https://baobab-sourcing.example/verify?code=B7K2M4QX' },
    paySafelyUrl: 'https://baobab-sourcing.example/pay-safely',
    hash: 'ab'.repeat(32),
    choice: given.kind === 'proforma' ? firstChoice(lines) : null,
    buyer: ['Awa Diop', 'Diop & Filles', 'Dakar'],
    accepted: given.kind === 'proforma' ? { name: 'Awa Diop', at: '2026-11-21T09:00:00.000Z' } : null,
    payTo: null,
    offer: {
      kind: 'goods',
      currency,
      incoterm: 'CIF',
      namedPlace: 'Dakar',
      depositPercent: 30,
      terms: null,
      charges: [
        { id: 'inland', kind: 'inland', basis: 'flat', rate: 12_000, note: null, changeReason: null },
        { id: 'freight', kind: 'freight', basis: 'cubic_metre', rate: 9500, note: null, changeReason: null },
        { id: 'fee', kind: 'fee', basis: 'goods_percent', rate: 500, note: null, changeReason: null },
      ],
      lines,
      reference: 'Q-2026-0042',
      revision: 2,
      language: locale,
      digits: minorDigits(currency),
      sentAt: '2026-11-20T09:00:00.000Z',
      validUntil: '2026-12-20T00:00:00.000Z',
      validZone: 'Africa/Dakar',
      rates: { date: '2026-11-20', perDollar: { USD: 1, CNY: 7.1 } },
    },
    ...given,
  };
}

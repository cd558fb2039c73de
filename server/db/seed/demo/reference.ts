import type { ReferenceBase, ReferenceKind } from '#shared/reference-rules.ts';
import { papers } from './reference-papers.ts';
import { collected, type DemoReferenceRow, type FourTexts, texts } from './reference-texts.ts';

type Rate = {
  kind: ReferenceKind;
  area: string;
  code: string;
  name: FourTexts;
  low: number;
  high?: number;
  base: ReferenceBase;
  source: string;
  checkedOn?: string;
  detail?: FourTexts;
  isDisputed?: boolean;
  validFrom?: string;
};

const rate = ({ name, detail, high, checkedOn = collected, ...row }: Rate): DemoReferenceRow => ({
  ...row,
  ...texts(name, detail),
  high: high ?? row.low,
  unit: 'percent',
  checkedOn,
});

const dutyName: FourTexts = ['Import duty', 'Droit de douane', 'Arancel', '进口关税'];
const bands = (
  area: string,
  percents: Readonly<Record<string, number>>,
  source: string,
  checkedOn: string,
): DemoReferenceRow[] =>
  Object.entries(percents).map(([code, low]) =>
    rate({ kind: 'duty', area, code, name: dutyName, low, base: 'customs_value', source, checkedOn }),
  );

const duties: DemoReferenceRow[] = [
  ...bands(
    'ecowas',
    { social: 0, raw: 5, intermediate: 10, consumer: 20, specific: 35 },
    'fandp.org/implementation-of-the-ecowas-common-external-tariff\ntrade.gov/country-commercial-guides/ghana-import-tariffs',
    '2022-03-24',
  ),
  ...bands(
    'eac',
    { raw: 0, intermediate: 10, consumer: 25, specific: 35 },
    'standardmedia.co.ke/business/article/2001453803\ntrade.gov/country-commercial-guides/kenya-import-tariffs',
    '2022-07-01',
  ),
  rate({
    kind: 'duty',
    area: 'CM',
    code: 'consumer',
    name: dutyName,
    low: 20,
    high: 40,
    base: 'customs_value',
    source: 'cncc.cm/en/article/the-eccas-common-external-tariff-now-applicable-in-cameroon-1031',
    checkedOn: '2026-01-01',
    validFrom: '2026-01-01',
    detail: [
      'Fabrics, ready-made clothing and hair extensions 40%; toys and furniture 20%. Other goods: 0 to 40% by line.',
      'Tissus, vêtements et mèches 40 % ; jouets et meubles 20 %. Autres : de 0 à 40 % selon la ligne.',
      'Tejidos, ropa y extensiones de cabello 40 %; juguetes y muebles 20 %. Lo demás: de 0 a 40 % según la línea.',
      '面料、成衣、假发40%；玩具、家具20%。其他商品按税目0至40%。',
    ],
  }),
];

const dutycalc = 'dutycalc.ng/duty-calculator';
const ghanaTariffs = 'trade.gov/country-commercial-guides/ghana-import-tariffs';
const ghanaLevy = (code: string, name: FourTexts, low: number, detail?: FourTexts): DemoReferenceRow =>
  rate({
    kind: 'charge',
    area: 'GH',
    code,
    name,
    low,
    base: 'customs_value',
    source: ghanaTariffs,
    checkedOn: '2022-03-24',
    ...(detail ? { detail } : {}),
  });

const charges: DemoReferenceRow[] = [
  rate({
    kind: 'charge',
    area: 'NG',
    code: 'surcharge',
    name: ['Surcharge on duty', 'Surtaxe sur le droit', 'Recargo sobre el arancel', '关税附加费'],
    low: 7,
    base: 'duty',
    source: `${dutycalc}\nexcelsupplychainservices.com`,
  }),
  rate({
    kind: 'charge',
    area: 'NG',
    code: 'etls',
    name: [
      'ECOWAS levy (ETLS)',
      'Prélèvement CEDEAO (ETLS)',
      'Gravamen CEDEAO (ETLS)',
      '西非共同体税（ETLS）',
    ],
    low: 0.5,
    base: 'customs_value',
    source: `${dutycalc}\nexcelsupplychainservices.com`,
  }),
  rate({
    kind: 'charge',
    area: 'NG',
    code: 'fcs',
    name: ['FOB levy (FCS)', 'Prélèvement FOB (FCS)', 'Gravamen FOB (FCS)', '离岸价附加费（FCS）'],
    low: 4,
    base: 'goods',
    isDisputed: true,
    source: `${dutycalc}\nleadership.ng\npunchng.com\nmynigeria.com 753792`,
    detail: [
      'Started in February 2025, suspended in the same month, collected again from 4 August 2025.',
      'Entré en vigueur en février 2025, suspendu le même mois, perçu de nouveau depuis le 4 août 2025.',
      'Empezó en febrero de 2025, se suspendió ese mes y se cobra de nuevo desde el 4 de agosto de 2025.',
      '2025年2月开征，当月暂停，2025年8月4日起恢复征收。',
    ],
  }),
  rate({
    kind: 'insurance',
    area: 'NG',
    code: 'valuation',
    name: [
      'Insurance, as customs values it',
      'Assurance, telle que la douane l’évalue',
      'Seguro, según lo valora la aduana',
      '保险（海关估值）',
    ],
    low: 0.5,
    high: 1.5,
    base: 'goods_freight',
    source: `${dutycalc}\nexcelsupplychainservices.com`,
    detail: [
      'Sources disagree: 1.5% or 0.5%.',
      'Les sources divergent : 1,5 % ou 0,5 %.',
      'Las fuentes discrepan: 1,5 % o 0,5 %.',
      '来源不一：1.5%或0.5%。',
    ],
  }),
  rate({
    kind: 'charge',
    area: 'KE',
    code: 'idf',
    name: [
      'Import declaration fee (IDF)',
      'Redevance de déclaration (IDF)',
      'Tasa de declaración (IDF)',
      '进口申报费（IDF）',
    ],
    low: 2.5,
    base: 'customs_value',
    source: 'vivaafricallp.com, Act 29 of 2016 as per Finance Act 2025',
    detail: [
      'Manufacturers pay 1.5%.',
      'Les fabricants paient 1,5 %.',
      'Los fabricantes pagan 1,5 %.',
      '生产企业为1.5%。',
    ],
  }),
  rate({
    kind: 'charge',
    area: 'KE',
    code: 'rdl',
    name: [
      'Railway development levy (RDL)',
      'Taxe ferroviaire (RDL)',
      'Gravamen ferroviario (RDL)',
      '铁路发展税（RDL）',
    ],
    low: 2,
    base: 'customs_value',
    validFrom: '2024-12-27',
    source: 'ynews.digital/?p=12840\nvivaafricallp.com',
  }),
  ghanaLevy('ecowas', ['ECOWAS levy', 'Prélèvement CEDEAO', 'Gravamen CEDEAO', '西非共同体税'], 0.5),
  ghanaLevy(
    'au',
    ['African Union levy', 'Prélèvement Union africaine', 'Gravamen Unión Africana', '非盟税'],
    0.2,
  ),
  ghanaLevy('exim', ['EXIM levy', 'Prélèvement EXIM', 'Gravamen EXIM', '进出口银行税'], 0.75),
  {
    ...ghanaLevy(
      'special',
      [
        'Special import levy',
        'Taxe spéciale d’importation',
        'Gravamen especial de importación',
        '特别进口税',
      ],
      2,
      [
        'The source says “through 2024”: ask whether it is still collected.',
        'La source dit « jusqu’en 2024 » : demandez si elle est encore perçue.',
        'La fuente dice «hasta 2024»: pregunte si aún se cobra.',
        '来源称“至2024年”：请询问是否仍在征收。',
      ],
    ),
    isDisputed: true,
  },
];

const vatName: FourTexts = ['VAT', 'TVA', 'IVA', '增值税'];
const recheck: FourTexts = [
  'Sources differ or the rate is known to have moved: check it.',
  'Les sources divergent ou le taux a changé : à vérifier.',
  'Las fuentes difieren o el tipo ha cambiado: compruébelo.',
  '来源不一或税率已变动：请核对。',
];

function vats(list: string, source: string, checkedOn: string): DemoReferenceRow[] {
  return list.split(' ').map((entry) => {
    const [area, low] = entry.replace('*', '').split(':') as [string, string];
    return rate({
      kind: 'vat',
      area,
      code: 'vat',
      name: vatName,
      low: Number(low),
      base: area === 'ZA' ? 'uplifted' : 'all',
      source,
      checkedOn,
      ...(entry.endsWith('*') ? { detail: recheck } : {}),
    });
  });
}

const vat: DemoReferenceRow[] = [
  ...vats(
    'DZ:19 AO:14 BW:12* CM:19.25 TD:18* CD:16 EG:14 GQ:15 GN:18 LS:15 MG:20 MW:16.5 MU:15 MA:20 NA:15 RW:18 ST:5* TZ:18 TN:19 UG:18 ZM:16 ZW:14.5*',
    'vatupdate.com/2021/09/29/vat-rates-in-africa',
    '2026-01-15',
  ),
  ...vats(
    'BJ:18 BF:18 CI:18 ML:18 SN:18 TG:18 NE:19 CV:15 ET:15 GM:15 SC:15 SL:15 SZ:15 BI:18 CG:18.9 CF:19 GA:18 GW:15 MR:16 MZ:17* DJ:10 KM:10 SD:17',
    'afronomist.com\ncalculariva.app',
    '2025-06-30',
  ),
  ...vats('NG:7.5', dutycalc, collected),
  ...vats('KE:16', 'trade.gov/country-commercial-guides/kenya-import-tariffs', collected),
  ...vats('ZA:15', 'sars.gov.za/faq/faq-how-is-vat-calculated-on-imported-goods', collected),
  {
    ...rate({
      kind: 'vat',
      area: 'GH',
      code: 'vat',
      name: [
        'VAT with NHIL and GETFund',
        'TVA avec NHIL et GETFund',
        'IVA con NHIL y GETFund',
        '增值税（含NHIL和GETFund）',
      ],
      low: 20,
      base: 'all',
      validFrom: '2026-01-01',
      source: 'ghanaweb.com 2015889 (Act 1151)',
      checkedOn: '2026-01-01',
    }),
  },
];

/** The rows that a demo begins with: only what a source says. Freight and costs after customs have none. */
export const demoReference: DemoReferenceRow[] = [...duties, ...charges, ...vat, ...papers];

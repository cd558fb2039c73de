import type { PaperKind, PaperMaker, PaperStep } from '#shared/reference-rules.ts';
import { collected, type DemoReferenceRow, type FourTexts, texts } from './reference-texts.ts';

type Paper = {
  kind: PaperKind;
  area: string;
  code: string;
  name: FourTexts;
  detail?: FourTexts;
  maker: PaperMaker | null;
  step: PaperStep | null;
  source: string;
  checkedOn?: string;
};

const paper = ({ name, detail, checkedOn = collected, ...row }: Paper): DemoReferenceRow => ({
  ...row,
  ...texts(name, detail),
  unit: 'none',
  checkedOn,
});

const coc: FourTexts = [
  'Certificate of Conformity',
  'Certificat de conformité',
  'Certificado de conformidad',
  '符合性证书',
];
const named = (programme: string): FourTexts => [
  `${coc[0]} (${programme})`,
  `${coc[1]} (${programme})`,
  `${coc[2]} (${programme})`,
  `${coc[3]}（${programme}）`,
];

const conformity: DemoReferenceRow[] = [
  paper({
    kind: 'conformity',
    area: 'NG',
    code: 'soncap-product',
    name: [
      'SONCAP Product Certificate',
      'Certificat de produit SONCAP',
      'Certificado de producto SONCAP',
      'SONCAP产品证书',
    ],
    detail: [
      'Needed before Form M. For one shipment, one year or three years. Food and drugs go by NAFDAC instead.',
      'Nécessaire avant le formulaire M. Pour un envoi, un an ou trois ans. Aliments et médicaments : NAFDAC.',
      'Necesario antes del Form M. Para un envío, un año o tres. Alimentos y medicamentos: NAFDAC.',
      '须在办理Form M之前取得。适用于单票、一年或三年。食品和药品归NAFDAC管理。',
    ],
    maker: 'inspector',
    step: 'order',
    source: 'tubrotics.com\njctcert.com/5316\nlcscertification.com\nasc-africa.com/soncap',
  }),
  paper({
    kind: 'conformity',
    area: 'NG',
    code: 'soncap-shipment',
    name: ['SONCAP Certificate', 'Certificat SONCAP', 'Certificado SONCAP', 'SONCAP证书'],
    detail: [
      'One for each shipment, for customs.',
      'Un par envoi, pour la douane.',
      'Uno por envío, para la aduana.',
      '每票一份，供清关使用。',
    ],
    maker: 'inspector',
    step: 'clearance',
    source: 'tubrotics.com\njctcert.com/5316',
  }),
  paper({
    kind: 'conformity',
    area: 'KE',
    code: 'pvoc',
    name: named('PVoC, KEBS'),
    detail: [
      'Mandatory. Check the draft within 48 hours: no change afterwards.',
      'Obligatoire. Vérifiez le projet sous 48 heures : aucun changement ensuite.',
      'Obligatorio. Revise el borrador en 48 horas: después no se cambia.',
      '强制。草稿须在48小时内核对，之后不得更改。',
    ],
    maker: 'inspector',
    step: 'shipment',
    source: 'inspection.kebs.org/pvoc-services',
  }),
  paper({
    kind: 'conformity',
    area: 'TZ',
    code: 'pvoc',
    name: named('PVoC, TBS'),
    detail: [
      'Goods without it pay a penalty of 15% of CIF since 7 May 2025.',
      'Sans lui, pénalité de 15 % de la valeur CAF depuis le 7 mai 2025.',
      'Sin él, multa del 15 % del CIF desde el 7 de mayo de 2025.',
      '自2025年5月7日起，无证货物罚CIF的15%。',
    ],
    maker: 'inspector',
    step: 'shipment',
    source: 'tbs.go.tz/pages/inspection\nlogupdateafrica.com 1355761',
  }),
  paper({
    kind: 'conformity',
    area: 'UG',
    code: 'pvoc',
    name: named('PVoC, UNBS'),
    detail: [
      'Goods without it pay a surcharge. Electrical goods: 240 V, BS 1363 plugs, labels.',
      'Sans lui, surtaxe. Appareils électriques : 240 V, fiches BS 1363, étiquettes.',
      'Sin él, recargo. Aparatos eléctricos: 240 V, clavijas BS 1363, etiquetas.',
      '无证货物加收附加费。电器：240V、BS 1363插头、标签。',
    ],
    maker: 'inspector',
    step: 'shipment',
    source: 'nilepost.co.ug\ntsc-compliance.com',
    checkedOn: '2022-01-14',
  }),
  paper({
    kind: 'conformity',
    area: 'GA',
    code: 'progec',
    name: named('PROGEC, AGANOR'),
    detail: [
      'From EUR 1,000 on; all goods but those of HS chapters 1 to 24.',
      'À partir de 1 000 EUR ; toutes marchandises sauf les chapitres SH 1 à 24.',
      'Desde 1.000 EUR; todo salvo los capítulos SA 1 a 24.',
      '1,000欧元起；除HS第1至24章外的所有商品。',
    ],
    maker: 'inspector',
    step: 'shipment',
    source: 'madeinindonesia.com (SGS 2020-09)\ncotecna.com',
    checkedOn: '2020-09-30',
  }),
  paper({
    kind: 'conformity',
    area: 'CM',
    code: 'pecae',
    name: named('PECAE, ANOR'),
    detail: [
      'All products since 20 December 2023.',
      'Tous les produits depuis le 20 décembre 2023.',
      'Todos los productos desde el 20 de diciembre de 2023.',
      '自2023年12月20日起适用于所有产品。',
    ],
    maker: 'inspector',
    step: 'shipment',
    source: 'franctrade.com\nch.marketscreener.com (SGS 2023)',
    checkedOn: '2023-12-20',
  }),
  paper({
    kind: 'conformity',
    area: 'CI',
    code: 'voc',
    name: named('VoC'),
    detail: [
      'Before shipping, for a list of goods.',
      'Avant l’expédition, pour une liste de marchandises.',
      'Antes del embarque, para una lista de productos.',
      '发运前办理，适用于清单所列商品。',
    ],
    maker: 'inspector',
    step: 'shipment',
    source: '1888pressrelease.com (SGS 2022-09-24)',
    checkedOn: '2022-09-24',
  }),
];

const documents: DemoReferenceRow[] = [
  paper({
    kind: 'document',
    area: 'NG',
    code: 'form-m',
    name: ['Form M', 'Formulaire M', 'Form M', 'Form M'],
    detail: [
      'With proforma (valid 90 days), insurance certificate (110% of CFR) and permits; before shipment. Valid 6 months, extendable once.',
      'Avec proforma (90 jours), certificat d’assurance (110 % du CFR) et permis ; avant l’expédition. Valable 6 mois, prolongeable une fois.',
      'Con proforma (90 días), certificado de seguro (110 % del CFR) y permisos; antes del embarque. Válido 6 meses, prorrogable una vez.',
      '附形式发票（有效90天）、保险单（CFR的110%）和许可；须在发运前办理。有效6个月，可延期一次。',
    ],
    maker: 'bank',
    step: 'shipment',
    source: 'customs.gov.ng/?page_id=3147\nunionbankng.com FAQ (2020)\nconcessionarylogistics.com',
  }),
  paper({
    kind: 'document',
    area: 'NG',
    code: 'insurance',
    name: ['Insurance certificate', 'Certificat d’assurance', 'Certificado de seguro', '保险单'],
    detail: [
      'Covers 110% of CFR, for Form M.',
      'Couvre 110 % du CFR, pour le formulaire M.',
      'Cubre el 110 % del CFR, para el Form M.',
      '投保CFR的110%，供Form M使用。',
    ],
    maker: 'buyer',
    step: 'order',
    source: 'customs.gov.ng/?page_id=3147',
  }),
  paper({
    kind: 'document',
    area: 'NG',
    code: 'paar',
    name: [
      'PAAR (pre-arrival assessment)',
      'PAAR (évaluation avant arrivée)',
      'PAAR (evaluación previa)',
      'PAAR（到港前评估）',
    ],
    detail: [
      'After shipment by the bank of Form M, from original documents.',
      'Après l’expédition, par la banque du formulaire M, sur documents originaux.',
      'Tras el embarque, por el banco del Form M, con documentos originales.',
      '发运后由办理Form M的银行凭正本单证办理。',
    ],
    maker: 'bank',
    step: 'arrival',
    source: 'customs.gov.ng/?page_id=3147',
  }),
];

/** Cargo tracking notes by country; their names are the same in all languages. */
const cargoNotes =
  'AO:CNCA/ARC BJ:BESC BF:ECTN BI:ECTN CM:BESC CF:ECTN TD:BESC CG:ECTN CD:FERI GQ:ECTN GA:BIETC GH:CTN GN:ECTN GW:CEE CI:BSC LR:CTN LY:ECTN MG:BSC ML:BSC NE:BSC NG:ICTN SN:BSC SL:ENS SS:ECTN TG:CTN'
    .split(' ')
    .map((entry) => {
      const [area, note] = entry.split(':') as [string, string];
      return paper({
        kind: 'cargo_note',
        area,
        code: note.toLowerCase(),
        name: [
          `Cargo tracking note (${note})`,
          `Bordereau de suivi (${note})`,
          `Nota de seguimiento de carga (${note})`,
          `货物跟踪单（${note}）`,
        ],
        detail: [
          'Made at the port of loading; its number stands on the bill of lading. Without it goods are blocked and fined.',
          'Établi au port de chargement ; son numéro figure au connaissement. Sans lui, blocage et amende.',
          'Se hace en el puerto de carga; su número figura en el conocimiento. Sin ella, bloqueo y multa.',
          '在装货港办理，编号须列于提单。缺少时货物被扣并罚款。',
        ],
        maker: 'forwarder',
        step: 'loading',
        source: 'getctn.com/what-is-waiver-service-for-africa',
      });
    });

export const papers: DemoReferenceRow[] = [...conformity, ...documents, ...cargoNotes];

import type { Content, Definition, TableLayout } from 'pdfmake';
import type { PaperTexts } from '#shared/i18n/en/paper.ts';
import { createTranslator, type Translator } from '#shared/i18n/translate.ts';
import { localeTags } from '#shared/base/locale.ts';
import type { PaperCompany } from '#shared/deals/paper-company.ts';
import type { Paper } from './paper.ts';
import { runsOf } from './pdf-fonts.ts';

export type PaperTranslate = Translator<PaperTexts>;

/** The colours of the light pages (app/styles/tokens.css); a document has no dark mode. */
export const colors = { ink: '#17231d', muted: '#525e57', leaf: '#0f5b47', line: '#e6ddcd' };

/** Side margin of a page in points; 72 points are an inch. */
const side = 40;
export const contentWidth = 595.28 - 2 * side;

type TextStyle = {
  fontSize?: number;
  bold?: boolean;
  color?: string;
  alignment?: 'left' | 'right' | 'center';
  margin?: [number, number, number, number];
  link?: string;
};

/** A text of ours or of a user. All texts of a document are created here, so that no glyph is missing. */
export const say = (text: string, style: TextStyle = {}): Content => ({ text: runsOf(text), ...style });
export const small = (text: string, style: TextStyle = {}): Content =>
  say(text, { fontSize: 8, color: colors.muted, ...style });
export const label = (text: string): Content =>
  say(text, { fontSize: 8, color: colors.leaf, bold: true, margin: [0, 0, 0, 2] });

/** Thin lines between rows, without side lines. */
export const rowLines: TableLayout = {
  hLineWidth: (row) => (row === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => colors.line,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: (column, { table }) => (column === table.widths.length - 1 ? 0 : 6),
  paddingTop: () => 5,
  paddingBottom: () => 5,
};

type Frame = {
  paper: Paper;
  texts: PaperTexts;
  title: string;
  content: Content[];
  images?: Record<string, string>;
  /** Stands at the top of each page instead of the title. */
  topLine?: string | null;
};

/** A document with our name and its title at the top, and page number and warning at the bottom of each page. */
export function framed({ paper, texts, title, content, images = {}, topLine = null }: Frame): Definition {
  const { company, locale, paySafelyUrl } = paper;
  const t = createTranslator(locale, texts);
  return {
    pageSize: 'A4',
    pageMargins: [side, 62, side, 56],
    lang: localeTags[locale],
    compress: true,
    images,
    defaultStyle: { font: 'regular', fontSize: 9.5, color: colors.ink, lineHeight: 1 },
    info: { title, author: company.name, creationDate: new Date(paper.issuedAt) },
    header: () => ({
      stack: [
        {
          columns: [
            {
              ...say(company.name, { bold: true, fontSize: 11, color: colors.leaf }),
              width: contentWidth / 2,
            },
            {
              ...(topLine
                ? say(topLine, { bold: true, alignment: 'right' })
                : small(title, { alignment: 'right' })),
              width: contentWidth / 2,
            },
          ],
        },
        rule(5),
      ],
      margin: [side, 26, side, 0],
    }),
    footer: (page, pages) => ({
      stack: [
        rule(0),
        {
          columns: [
            {
              stack: [
                ...(paySafelyUrl
                  ? [small(t('paySafely', { url: paySafelyUrl }), { color: colors.ink })]
                  : []),
                ...(company.isDemo ? [small(t('demo'))] : []),
              ],
              width: contentWidth - 90 - 10,
            },
            { ...small(t('page', { page, pages }), { alignment: 'right' }), width: 90 },
          ],
          columnGap: 10,
          margin: [0, 5, 0, 0],
        },
      ],
      margin: [side, 8, side, 0],
    }),
    content,
  };
}

const rule = (above: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: contentWidth, y2: 0, lineWidth: 0.7, lineColor: colors.leaf }],
  margin: [0, above, 0, 0],
});

/** Our company: names, number, address and contact. */
export const companyBlock = (company: PaperCompany, t: PaperTranslate): Content[] => [
  say(company.name, { bold: true }),
  ...company.registered.map((name) => small(name)),
  small(t('registration', { number: company.registrationNumber })),
  ...company.lines.map((line) => small(line)),
];

/** The code by which a document can be checked, as a picture and as text, and further proof. */
export function checkBlock({ verification }: Paper, proof: string, t: PaperTranslate): Content[] {
  const proofLine = small(proof, { margin: [0, 8, 0, 0] });
  if (!verification) return [proofLine];
  const { code, url } = verification;
  // The address in the picture contains the code; the printed address to type is shorter.
  const typed = url.split(/[?#]/)[0]!;
  return [
    {
      unbreakable: true,
      margin: [0, 14, 0, 0],
      stack: [
        {
          columns: [
            { qr: url, fit: 72, eccLevel: 'M', width: 80 },
            {
              stack: [
                say(t('check'), { bold: true }),
                say(t('checkText', { code, url: typed })),
                say(code, { fontSize: 13, bold: true, color: colors.leaf, margin: [0, 4, 0, 0] }),
              ],
              width: contentWidth - 80 - 12,
            },
          ],
          columnGap: 12,
        },
        proofLine,
      ],
    },
  ];
}

import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import type { ShownPaper } from '#shared/deals/landed-text.ts';
import { RowSource } from './row-source.tsx';

type Props = { papers: readonly ShownPaper[]; texts: Pick<LandedCostTexts, 'due' | 'old'> };

/** The papers that goods need for import into a country. */
export const PapersList = ({ papers, texts }: Props) => (
  <ul className="text-sm">
    {papers.map(({ id, name, detail, madeBy, ...source }) => (
      <li key={id} className="line-t py-2">
        <strong>{name}</strong> {madeBy}
        {detail ? <span className="block">{detail}</span> : null}
        <RowSource {...source} texts={texts} />
      </li>
    ))}
  </ul>
);

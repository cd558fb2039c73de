import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import type { ShownSource } from '#shared/deals/landed-text.ts';
import { RowSource } from './row-source.tsx';

type Props = {
  prohibitions: readonly ShownSource[];
  texts: Pick<LandedCostTexts, 'due' | 'old' | 'prohibited'>;
};

/** Warns that goods fall or may fall under an import prohibition of the country; nothing if there is none. */
export const ImportProhibitions = ({ prohibitions, texts }: Props) =>
  prohibitions.length === 0 ? null : (
    <div className="notice notice-bad">
      <p className="font-semibold">{texts.prohibited}</p>
      <ul>
        {prohibitions.map(({ id, name, detail, ...source }) => (
          <li key={id} className="mt-1">
            <strong>{name}</strong> {detail} <RowSource {...source} texts={texts} />
          </li>
        ))}
      </ul>
    </div>
  );

import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import type { ReferenceFreshness } from '#shared/deals/reference-rules.ts';

type Props = {
  source: string;
  /** "Checked on 24 Nov 2026" */
  checkedOn: string;
  freshness: ReferenceFreshness;
  texts: Pick<LandedCostTexts, 'due' | 'old'>;
};

/** Source of a row of reference data and when it was last checked. Marks a row that has not been checked for long. */
export const RowSource = ({ source, checkedOn, freshness, texts }: Props) => (
  <span className="text-sm wrap-anywhere text-muted">
    {source.split('\n').join(' · ')} · {checkedOn}
    {freshness === 'fresh' ? null : (
      <strong className={freshness === 'old' ? 'text-laterite' : 'text-amber-ink'}>
        {' '}
        {texts[freshness]}
      </strong>
    )}
  </span>
);

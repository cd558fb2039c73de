import { Link } from 'react-router';
import { type QuoteStage, quoteStages } from '#shared/deals/quote-rules.ts';
import { formatCount, ta } from '../../../lib/admin-text.ts';
import { listPath } from '../../../staff/list/list-path.ts';
import { quotesHome } from './quote-words.ts';

type Props = { counts: Record<QuoteStage, number>; current: string };

/** The number of requests in each stage, each number as a link to them. */
export const StageLinks = ({ counts, current }: Props) => (
  <nav aria-label={ta('quote.stageLinks')} className="stage-links">
    {quoteStages.map((stage) => (
      <Link
        key={stage}
        to={listPath(quotesHome, { stage })}
        className="choice"
        aria-current={stage === current ? 'page' : undefined}
        aria-label={ta('quote.stageCount', { stage: ta(`quote.stages.${stage}`), count: counts[stage] })}
      >
        {ta(`quote.stages.${stage}`)} <strong>{formatCount(counts[stage])}</strong>
      </Link>
    ))}
  </nav>
);

import { quoteIncoterms, whoPays } from '#shared/deals/quote-rules.ts';
import type { CalculatorTexts } from './ask.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { WhoPays, WhoPaysKey } from '../../../ui/who-pays.tsx';
import { Titled } from '../../../ui/titled.tsx';

/** Who pays each step of the transport under the product's delivery term; nothing for terms that we do not quote. */
export function TermStrip({ texts, incoterm }: { texts: CalculatorTexts; incoterm: string | null }) {
  const term = quoteIncoterms.find((one) => one === incoterm);
  if (!term) return null;
  const words = { inPrice: texts.inPrice, yours: texts.yours };
  const title = fillText(texts.whoPays, { term });
  return (
    <Titled className="card p-4" id="term-title" title={title}>
      <p className="mt-1 text-sm">
        <WhoPaysKey {...words} />
      </p>
      <WhoPays
        {...words}
        label={title}
        steps={whoPays(term).map((one) => ({ ...one, text: texts.steps[one.step] }))}
      />
    </Titled>
  );
}

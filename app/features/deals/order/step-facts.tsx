import type { StepState } from '#shared/deals/order-state.ts';
import type { BuyerOrder } from '#shared/deals/order.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import type { Translator } from '#shared/i18n/translate.ts';

type Props = {
  state: StepState;
  texts: OrderTexts;
  t: Translator<OrderTexts>;
  /** Whether a missing promise is said. */
  isNext: boolean;
  /** Writes a calendar day. */
  dayText: (day: string) => string;
  /** The order, if its lines may have this milestone on days of their own. */
  order?: Pick<BuyerOrder, 'lines' | 'state'>;
};

/** A milestone: planned beside actual, and each change of the promised day with its reason. */
export function StepFacts({ order, state, texts, t, isNext, dayText }: Props) {
  const apart =
    order?.state.lines.flatMap(({ id, steps }) => {
      const own = steps.find(({ step }) => step === state.step);
      const name = order.lines.find(({ lineId }) => lineId === id)?.name;
      return own ? [{ id, name, own }] : [];
    }) ?? [];
  const { keptOn, promised, first, daysLate, slips } = state;
  const shown = keptOn ?? promised;
  const facts = [
    keptOn
      ? t('done', { day: dayText(keptOn) })
      : promised
        ? t('promised', { day: dayText(promised) })
        : null,
    ...(apart.length > 0
      ? []
      : [
          first && first !== shown ? t('first', { day: dayText(first) }) : null,
          daysLate > 0 ? t('late', { count: daysLate }) : keptOn && first ? t('onTime') : null,
        ]),
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 || isNext ? (
        <p className="text-sm text-muted">{facts.length > 0 ? facts.join(' · ') : t('notYet')}</p>
      ) : null}
      {apart.map(({ id, name, own }) => (
        <div key={id} className="mt-1 border-s-2 border-line ps-2">
          <p className="text-sm font-semibold">{name}</p>
          <StepFacts state={own} texts={texts} t={t} isNext dayText={dayText} />
        </div>
      ))}
      {slips.length > 0 && apart.length === 0 ? (
        <ul className="text-sm" aria-label={t('changes')}>
          {slips.map(({ from, to, reason, text, at }) => (
            <li key={at}>
              {t('slip', {
                from: dayText(from),
                to: dayText(to),
                reason: [reason ? texts.reasons[reason] : null, text].filter(Boolean).join(' – '),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

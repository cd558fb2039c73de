import { formatInteger } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import { type Difference, differencesOf } from '#shared/deals/quote-difference.ts';
import type { SentRevision } from '#shared/deals/quote.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Titled } from '../../../ui/titled.tsx';
import type { OfferTranslate, OfferWriter } from '#shared/deals/offer-texts.ts';

type Props = {
  before: SentRevision;
  after: SentRevision;
  t: OfferTranslate;
  write: OfferWriter;
  beforeMoney: (minor: number) => string;
};

/** The changes of a revision against the previous one, line by line, with the reason of each. */
export function RevisionChanges({ before, after, t, write, beforeMoney }: Props) {
  const { locale, t: shared } = useTexts();
  const tag = localeTags[locale];
  const changes = differencesOf(before.offer, after.offer);
  if (changes.length === 0) return null;
  const amount = (change: Difference, value: number | null, money: (minor: number) => string) => {
    if (value === null) return t('change.none');
    return change.change === 'quantity' ? formatInteger(tag, value) : money(value);
  };
  return (
    <Titled id="changes-title" title={t('changes', { revision: before.revision })} className="card p-4">
      <ul className="mt-2 grid gap-2">
        {changes.map((change) => {
          const of =
            change.of &&
            t('change.priceOf', {
              option: change.of.option,
              quantity: formatInteger(tag, change.of.quantity),
            });
          const about = 'line' in change.about ? change.about.line : t(`charge.${change.about.charge}`);
          const name = change.change === 'courier' ? `${about}, ${t('change.courier')}` : about;
          return (
            <li key={`${name} ${change.change} ${of}`}>
              <strong>{name}</strong>
              {shared('common.labelled', { label: of ? ` (${of})` : '', value: '' })}
              {isWhole(change)
                ? t(`change.${change.change}`)
                : t('change.to', {
                    before: amount(change, change.before, beforeMoney),
                    after: amount(change, change.after, write.money),
                  })}
              {change.reason ? <span className="text-muted"> · {t(`reason.${change.reason}`)}</span> : null}
            </li>
          );
        })}
      </ul>
    </Titled>
  );
}

/** Whether a change has no amounts. */
const isWhole = (
  change: Difference,
): change is Difference & { change: 'added' | 'removed' | 'credited' | 'notCredited' } =>
  ['added', 'removed', 'credited', 'notCredited'].includes(change.change);

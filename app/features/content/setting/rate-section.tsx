import { francs, ratedCurrencies } from '#shared/base/rates.ts';
import { ta } from '../../../lib/admin-text.ts';
import { TextField } from '../../../ui/form-field.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

/** The table of exchange rates and its date. All rates are relative to the US dollar. */
export function RateSection(props: SectionProps<'rates'>) {
  const form = useSection('rates', props);
  const { rates } = form.draft;
  return (
    <SectionCard form={form}>
      <div className="max-w-xs">
        <TextField
          label={ta('setting.rates.date')}
          {...form.field('rates.date')}
          type="date"
          hint={ta('setting.rates.dateHint')}
        />
      </div>
      <p className="text-sm text-muted">{ta('setting.rates.hint')}</p>
      <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {ratedCurrencies
          .filter((code) => code !== 'USD' && !(francs.has(code) && rates.perDollar.EUR))
          .map((code) => (
            <TextField
              key={code}
              label={ta('setting.rates.perDollar', { currency: code })}
              {...form.field(`rates.perDollar.${code}`)}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
      </div>
    </SectionCard>
  );
}

import { francs, ratedCurrencies } from '#shared/base/rates.ts';
import { ta } from '../../../lib/admin-text.ts';
import { TextField } from '../../../ui/form-field.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

/** The table of exchange rates and its date. All rates are relative to the US dollar. */
export function RateSection(props: SectionProps<'rates'>) {
  const form = useSection('rates', props);
  const { draft, errors, change } = form;
  const { rates } = draft;
  return (
    <SectionCard form={form}>
      <div className="max-w-xs">
        <TextField
          label={ta('setting.rates.date')}
          name="rates.date"
          type="date"
          value={rates.date}
          onChange={(event) => change({ rates: { ...rates, date: event.target.value } })}
          error={errors['rates.date']}
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
              name={`rates.perDollar.${code}`}
              inputMode="decimal"
              autoComplete="off"
              value={rates.perDollar[code] ?? ''}
              onChange={(event) =>
                change({
                  rates: { ...rates, perDollar: { ...rates.perDollar, [code]: event.target.value } },
                })
              }
              error={errors[`rates.perDollar.${code}`]}
            />
          ))}
      </div>
    </SectionCard>
  );
}

import { ta } from '../../../lib/admin-text.ts';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { CheckField, TextField } from '../../../ui/form-field.tsx';
import { LineName, LineNote, type LineProps, LineReason, LineShell } from './line-card.tsx';
import type { FormSample } from './offer-values.ts';

/** The sample of a line: pieces, price, courier, and whether its price is credited to an order. */
export function SampleCard(props: Omit<LineProps, 'suppliers'>) {
  const { line, at, pricing, errors, onChange } = props;
  const { sample } = line;
  const changeSample = (part: Partial<FormSample>) => onChange({ ...line, sample: { ...sample, ...part } });
  const field = fieldsOf(sample, changeSample, errors, `sheet.lines.${at}.sample.`);
  const { currency } = pricing;
  return (
    <LineShell {...props}>
      <div className="offer-fields">
        <LineName {...props} />
        <TextField
          {...field('pieces', ta('quote.offer.sample.pieces'))}
          inputMode="numeric"
          hint={ta('quote.offer.sample.none')}
        />
        <TextField
          {...field('price', ta('quote.offer.sample.price', { currency }), 'unitMinor')}
          inputMode="decimal"
          hint={ta('quote.offer.sample.free')}
        />
        <TextField
          {...field('courier', ta('quote.offer.sample.courier', { currency }), 'courierMinor')}
          inputMode="decimal"
          hint={ta('quote.offer.sample.together')}
        />
        <TextField
          {...field('courierTime', ta('quote.offer.sample.time'))}
          maxLength={60}
          placeholder={ta('quote.offer.sample.timeHint')}
        />
        <LineNote {...props} />
        <LineReason {...props} />
      </div>
      <CheckField
        label={ta('quote.offer.sample.credited')}
        checked={sample.isCredited}
        onChange={({ target }) => changeSample({ isCredited: target.checked })}
      />
    </LineShell>
  );
}

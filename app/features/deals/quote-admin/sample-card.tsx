import { ta } from '../../../lib/admin-text.ts';
import { CheckField, TextField } from '../../../ui/form-field.tsx';
import { LineName, LineNote, type LineProps, LineReason, LineShell } from './line-card.tsx';
import type { FormLine, FormSample } from './offer-values.ts';

/** The sample of a line: pieces, price, courier, and whether its price is credited to an order. */
export function SampleCard(props: Omit<LineProps, 'suppliers'>) {
  const { line, at, pricing, errors, onChange } = props;
  const place = `sheet.lines.${at}`;
  const { sample } = line;
  const change = (part: Partial<FormLine>) => onChange({ ...line, ...part });
  const changeSample = (part: Partial<FormSample>) => change({ sample: { ...sample, ...part } });
  const { currency } = pricing;
  return (
    <LineShell {...props}>
      <div className="offer-fields">
        <LineName {...props} />
        <TextField
          label={ta('quote.offer.sample.pieces')}
          value={sample.pieces}
          inputMode="numeric"
          autoComplete="off"
          hint={ta('quote.offer.sample.none')}
          onChange={({ target }) => changeSample({ pieces: target.value })}
          error={errors[`${place}.sample.pieces`]}
        />
        <TextField
          label={ta('quote.offer.sample.price', { currency })}
          value={sample.price}
          inputMode="decimal"
          autoComplete="off"
          hint={ta('quote.offer.sample.free')}
          onChange={({ target }) => changeSample({ price: target.value })}
          error={errors[`${place}.sample.unitMinor`]}
        />
        <TextField
          label={ta('quote.offer.sample.courier', { currency })}
          value={sample.courier}
          inputMode="decimal"
          autoComplete="off"
          hint={ta('quote.offer.sample.together')}
          onChange={({ target }) => changeSample({ courier: target.value })}
          error={errors[`${place}.sample.courierMinor`]}
        />
        <TextField
          label={ta('quote.offer.sample.time')}
          value={sample.courierTime}
          maxLength={60}
          placeholder={ta('quote.offer.sample.timeHint')}
          autoComplete="off"
          onChange={({ target }) => changeSample({ courierTime: target.value })}
          error={errors[`${place}.sample.courierTime`]}
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

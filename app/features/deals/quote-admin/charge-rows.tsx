import { useId } from 'react';
import { maxShortText } from '#shared/base/limits.ts';
import { maxOfferCharges } from '#shared/deals/quote-limits.ts';
import { chargeBases, chargeKinds } from '#shared/deals/quote-rules.ts';
import { newKey } from '../../../lib/new-key.ts';
import { ta } from '../../../lib/admin-text.ts';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { removeItem } from '../../../staff/form/remove-item.ts';
import { AddButton, moved, RowButtons } from '../../../staff/form/row-buttons.tsx';
import type { FormEditor } from '../../../staff/form/use-form-editor.ts';
import { SelectField, TextField } from '../../../ui/form-field.tsx';
import { Options } from '../../../ui/options.tsx';
import { ReasonFields } from './line-card.tsx';
import { type FormCharge, noRemarks } from './offer-values.ts';

type Props = {
  editor: Pick<FormEditor<{ charges: readonly FormCharge[] }>, 'values' | 'errors' | 'current' | 'change'>;
  currency: string;
  /** Whether a charge differs from the last sent revision. */
  isChanged?: (charge: FormCharge) => boolean;
  /** False for a template: notes are in the language of one buyer. */
  hasNotes?: boolean;
  /** Prefix of the error keys: the field that holds the charges. */
  at?: string;
};

/** The charges beside the goods, each with the basis by which it is computed. */
export function ChargeRows(props: Props) {
  const { editor, currency, isChanged, hasNotes = true, at = 'sheet.charges' } = props;
  const { errors } = editor;
  const { charges } = editor.values;
  const onChange = (changed: readonly FormCharge[]) => editor.change({ charges: changed });
  const id = useId();
  const change = (i: number, part: Partial<FormCharge>) =>
    onChange(charges.map((other, j) => (j === i ? { ...other, ...part } : other)));
  const add = () => {
    const kind = chargeKinds.find((one) => charges.every((charge) => charge.kind !== one)) ?? 'fee';
    const basis = kind === 'fee' || kind === 'insurance' ? 'goods_percent' : 'flat';
    onChange([...charges, { id: newKey(), kind, basis, rate: '', ...noRemarks }]);
  };
  return (
    <section aria-labelledby={id} className="card offer-line">
      <div className="offer-head">
        <h3 id={id} className="font-semibold">
          {ta('quote.offer.charges')}
        </h3>
        {charges.length < maxOfferCharges ? (
          <AddButton text={ta('quote.offer.addCharge')} onClick={add} />
        ) : null}
      </div>
      {errors[at] ? <p className="field-error">{errors[at]}</p> : null}
      {charges.length > 0 ? (
        <ul className="grid gap-2">
          {charges.map((charge, i) => {
            const name = ta('quote.offer.chargeName', { number: i + 1 });
            const place = `${at}.${i}`;
            const field = fieldsOf(charge, (part) => change(i, part), errors, `${place}.`);
            return (
              <li key={charge.id} className="flex items-start gap-2">
                <div className="offer-fields flex-1">
                  <SelectField {...field('kind', ta('quote.offer.chargeKind'))}>
                    <Options of={chargeKinds} text={(kind) => ta(`quote.chargeKinds.${kind}`)} />
                  </SelectField>
                  <SelectField {...field('basis', ta('quote.offer.basis'))}>
                    <Options of={chargeBases} text={(basis) => ta(`quote.bases.${basis}`)} />
                  </SelectField>
                  <TextField
                    {...field(
                      'rate',
                      charge.basis === 'goods_percent'
                        ? ta('quote.offer.percent')
                        : ta('quote.offer.rate', { currency }),
                    )}
                    inputMode="decimal"
                  />
                  {hasNotes ? (
                    <TextField {...field('note', ta('quote.offer.chargeNote'))} maxLength={maxShortText} />
                  ) : null}
                  {isChanged?.(charge) || errors[`${place}.changeReason`] ? (
                    <ReasonFields
                      reason={charge}
                      onChange={(reason) => change(i, reason)}
                      errors={errors}
                      place={place}
                    />
                  ) : null}
                </div>
                <RowButtons
                  name={name}
                  onMove={(by) => onChange(moved(charges, i, by))}
                  isFirst={i === 0}
                  isLast={i === charges.length - 1}
                  onRemove={() =>
                    removeItem(
                      editor,
                      { name, at: i },
                      (typed) => typed.charges,
                      (_, rest) => ({ charges: rest }),
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}

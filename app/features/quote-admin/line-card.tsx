import { type ReactNode, useId } from 'react';
import { maxTitleLength } from '#shared/limits.ts';
import { maxOfferOptions, maxQuoteNote } from '#shared/quote-limits.ts';
import { saleUnits } from '#shared/product-rules.ts';
import { changeReasons } from '#shared/quote-rules.ts';
import { ta } from '../../lib/admin-text.ts';
import { AddButton, moved, RowButtons } from '../../staff/form/row-buttons.tsx';
import { SelectField, TextField } from '../../ui/form-field.tsx';
import { thumbnailUrl } from '../../lib/thumbnail.ts';
import { emptyOption } from './offer-start.ts';
import type { FormLine, FormOption } from './offer-values.ts';
import { OptionCard, type Pricing, type Supplier } from './option-card.tsx';

export type LineProps = {
  line: FormLine;
  at: number;
  count: number;
  /** Whether it differs from the last sent revision: then a reason is required. */
  isChanged: boolean;
  pricing: Pricing;
  suppliers: readonly Supplier[];
  errors: Readonly<Record<string, string>>;
  /** The buyer's photos. */
  photos: ReactNode;
  onChange: (line: FormLine) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A line of the offer, with its options side by side. */
export function LineCard(props: LineProps) {
  const { line, at, count, pricing, suppliers, errors, photos, onChange, onMove, onRemove } = props;
  const id = useId();
  const place = `sheet.lines.${at}`;
  const change = (part: Partial<FormLine>) => onChange({ ...line, ...part });
  const { options } = line;
  const setOption = (i: number, option: FormOption) =>
    change({ options: options.map((other, j) => (j === i ? option : other)) });
  return (
    <section className="card offer-line" aria-labelledby={id}>
      <LineHead id={id} line={line} at={at} count={count} onMove={onMove} onRemove={onRemove} />
      {photos}
      <div className="offer-fields">
        <LineName {...props} />
        <TextField
          label={ta('quote.offer.quantity')}
          value={line.quantity}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => change({ quantity: target.value })}
          error={errors[`${place}.quantity`]}
        />
        <SelectField
          label={ta('quote.offer.unit')}
          value={line.saleUnit}
          onChange={({ target }) =>
            change({ saleUnit: saleUnits.find((unit) => unit === target.value) ?? 'piece' })
          }
        >
          {saleUnits.map((unit) => (
            <option key={unit} value={unit}>
              {ta(`productForm.saleUnits.${unit}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={ta('quote.offer.color')}
          value={line.color}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => change({ color: target.value })}
          error={errors[`${place}.color`]}
        />
        <LineRemarks {...props} />
      </div>
      {errors[`${place}.options`] ? <p className="field-error">{errors[`${place}.options`]}</p> : null}
      <div className="offer-options">
        {options.map((option, i) => (
          <OptionCard
            key={option.id}
            line={line}
            option={option}
            at={i}
            pricing={pricing}
            suppliers={suppliers}
            errors={errors}
            place={`${place}.options.${i}`}
            onChange={(changed) => setOption(i, changed)}
            onRemove={() => change({ options: options.filter((_, j) => j !== i) })}
            onMove={(by) => change({ options: moved(options, i, by) })}
          />
        ))}
      </div>
      {options.length < maxOfferOptions ? (
        <AddButton
          text={ta('quote.offer.addOption')}
          onClick={() => change({ options: [...options, emptyOption(options, line.quantity)] })}
        />
      ) : null}
    </section>
  );
}

type HeadProps = Pick<LineProps, 'line' | 'at' | 'count' | 'onMove' | 'onRemove'> & { id: string };

/** The number and name of a line, and the buttons that move or remove it. */
export function LineHead({ id, line, at, count, onMove, onRemove }: HeadProps) {
  return (
    <div className="offer-head">
      <h3 id={id} className="flex min-w-0 items-center gap-2 font-semibold">
        {line.imageUrl ? (
          <span className="pic size-10 flex-none rounded-md">
            <img src={thumbnailUrl(line.imageUrl)} alt="" width={40} height={40} loading="lazy" />
          </span>
        ) : null}
        <span className="min-w-0">
          {ta('quote.offer.lineOf', { number: at + 1 })}
          {line.name ? `: ${line.name}` : null}
        </span>
      </h3>
      <RowButtons
        name={line.name || ta('quote.offer.lineOf', { number: at + 1 })}
        onMove={onMove}
        isFirst={at === 0}
        isLast={at === count - 1}
        onRemove={onRemove}
        isBesideHeading
      />
    </div>
  );
}

type RemarkProps = Omit<LineProps, 'suppliers'>;

/** The name of a line in the offer. */
export const LineName = ({ line, at, errors, onChange }: RemarkProps) => (
  <div className="offer-wide">
    <TextField
      label={ta('quote.offer.name')}
      value={line.name}
      maxLength={maxTitleLength}
      autoComplete="off"
      onChange={({ target }) => onChange({ ...line, name: target.value })}
      error={errors[`sheet.lines.${at}.name`]}
    />
  </div>
);

/** Texts of a line that the buyer sees, and the reason why it differs from the last revision. */
export function LineRemarks({ line, at, isChanged, errors, onChange }: RemarkProps) {
  const place = `sheet.lines.${at}`;
  const change = (part: Partial<FormLine>) => onChange({ ...line, ...part });
  return (
    <>
      <div className="offer-wide">
        <TextField
          label={ta('quote.offer.note')}
          value={line.note}
          maxLength={maxQuoteNote}
          autoComplete="off"
          onChange={({ target }) => change({ note: target.value })}
          error={errors[`${place}.note`]}
        />
      </div>
      {isChanged || errors[`${place}.changeReason`] ? (
        <ReasonField
          value={line.changeReason}
          onChange={(changeReason) => change({ changeReason })}
          error={errors[`${place}.changeReason`]}
        />
      ) : null}
    </>
  );
}

type ReasonProps = { value: string; onChange: (value: string) => void; error?: string | undefined };

/** The reason why a line or charge differs from the last sent revision. */
export const ReasonField = ({ value, onChange, error }: ReasonProps) => (
  <SelectField
    label={ta('quote.offer.reason')}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={error}
  >
    <option value="">{ta('quote.offer.chooseReason')}</option>
    {changeReasons.map((reason) => (
      <option key={reason} value={reason}>
        {ta(`quote.changeReasons.${reason}`)}
      </option>
    ))}
  </SelectField>
);

import { type ReactNode, useId } from 'react';
import { maxShortText, maxTitleLength } from '#shared/base/limits.ts';
import { maxOfferOptions, maxQuoteNote } from '#shared/deals/quote-limits.ts';
import { saleUnits } from '#shared/catalogue/product-rules.ts';
import { changeReasons } from '#shared/deals/quote-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { AddButton, moved, RowButtons } from '../../../staff/form/row-buttons.tsx';
import { SelectField, TextField } from '../../../ui/form-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Options } from '../../../ui/options.tsx';
import { thumbnailUrl } from '../../../lib/thumbnail.ts';
import { MoreFields } from './more-fields.tsx';
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
  /** The name of the line for the reader: of a product in the reader's language. */
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  /** What the folded line says of its offer. */
  summary: string;
  /** The buyer's photos. */
  photos: ReactNode;
  onChange: (line: FormLine) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRemoveOption: (row: { name: string; at: number }) => void;
};

/** A line of the offer, with its options side by side. */
export function LineCard(props: LineProps) {
  const { line, at, pricing, suppliers, errors, onChange } = props;
  const place = `sheet.lines.${at}`;
  const change = (part: Partial<FormLine>) => onChange({ ...line, ...part });
  const { options } = line;
  const field = lineField(props);
  const setOption = (i: number, option: FormOption) =>
    change({ options: options.map((other, j) => (j === i ? option : other)) });
  return (
    <LineShell {...props}>
      <div className="offer-fields">
        <LineName {...props} />
        <TextField {...field('quantity', ta('quote.offer.quantity'))} inputMode="numeric" />
        <SelectField {...field('saleUnit', ta('quote.offer.unit'))}>
          <Options of={saleUnits} text={(unit) => ta(`productForm.saleUnits.${unit}`)} />
        </SelectField>
        <LineReason {...props} />
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
            onRemove={(name) => props.onRemoveOption({ name, at: i })}
            onMove={(by) => change({ options: moved(options, i, by) })}
          />
        ))}
      </div>
      <div className="offer-foot flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <MoreFields
          label={ta('quote.offer.colorAndNote')}
          content={[line.color, line.note]}
          errors={[errors[`${place}.color`], errors[`${place}.note`]]}
        >
          <div className="offer-fields">
            <TextField {...field('color', ta('quote.offer.color'))} maxLength={60} />
            <LineNote {...props} />
          </div>
        </MoreFields>
        {options.length < maxOfferOptions ? (
          <AddButton
            text={ta('quote.offer.addOption')}
            onClick={() => change({ options: [...options, emptyOption(options, line.quantity)] })}
          />
        ) : null}
      </div>
    </LineShell>
  );
}

type ShellProps = Omit<LineProps, 'suppliers'> & { children: ReactNode };

/** The card of a line: its heading, which folds it, and its fields. */
export function LineShell(props: ShellProps) {
  const { line, at, count, name, isOpen, summary, photos, onToggle, onMove, onRemove, children } = props;
  const id = useId();
  return (
    <section className="card offer-line" aria-labelledby={id}>
      <div className="offer-head">
        <h3 className="min-w-0 flex-1 font-semibold">
          <button
            type="button"
            className="offer-fold"
            aria-expanded={isOpen}
            aria-label={[ta('quote.offer.lineOf', { number: at + 1 }), name, summary]
              .filter(Boolean)
              .join(', ')}
            onClick={onToggle}
          >
            <Icon name="chevron" className="size-4 flex-none" />
            {line.imageUrl ? (
              <span className="pic size-10 flex-none rounded-md">
                <img src={thumbnailUrl(line.imageUrl)} alt="" width={40} height={40} loading="lazy" />
              </span>
            ) : null}
            <span className="min-w-0">
              <span id={id}>
                {ta('quote.offer.lineOf', { number: at + 1 })}
                {name ? `: ${name}` : null}
              </span>
              {isOpen ? null : <span className="block text-sm font-normal text-muted">{summary}</span>}
            </span>
          </button>
        </h3>
        <RowButtons
          name={name || ta('quote.offer.lineOf', { number: at + 1 })}
          onMove={onMove}
          isFirst={at === 0}
          isLast={at === count - 1}
          onRemove={onRemove}
          isBesideHeading
        />
      </div>
      {isOpen ? (
        <>
          {photos}
          {children}
        </>
      ) : null}
    </section>
  );
}

type RemarkProps = Omit<LineProps, 'suppliers'>;

const lineField = ({ line, at, errors, onChange }: RemarkProps) =>
  fieldsOf(line, (part) => onChange({ ...line, ...part }), errors, `sheet.lines.${at}.`);

/** The name of a line in the offer. */
export const LineName = (props: RemarkProps) => (
  <div className="offer-wide">
    <TextField {...lineField(props)('name', ta('quote.offer.name'))} maxLength={maxTitleLength} />
  </div>
);

/** What the buyer reads about a line. */
export const LineNote = (props: RemarkProps) => (
  <div className="offer-wide">
    <TextField {...lineField(props)('note', ta('quote.offer.note'))} maxLength={maxQuoteNote} />
  </div>
);

/** Why a line differs from the last revision. */
export const LineReason = ({ line, at, isChanged, errors, onChange }: RemarkProps) =>
  isChanged || errors[`sheet.lines.${at}.changeReason`] ? (
    <ReasonFields
      reason={line}
      onChange={(reason) => onChange({ ...line, ...reason })}
      errors={errors}
      place={`sheet.lines.${at}`}
    />
  ) : null;

type Reason = Pick<FormLine, 'changeReason' | 'changeNote'>;
type ReasonProps = {
  reason: Reason;
  onChange: (part: Partial<Reason>) => void;
  errors: Readonly<Record<string, string>>;
  /** Prefix of the error keys. */
  place: string;
};

/** The reason why a line or charge differs from the last sent revision, and a note on it for the staff. */
export function ReasonFields({ reason, onChange, errors, place }: ReasonProps) {
  const field = fieldsOf(reason, onChange, errors, `${place}.`);
  return (
    <>
      <SelectField {...field('changeReason', ta('quote.offer.reason'))}>
        <option value="">{ta('quote.offer.chooseReason')}</option>
        <Options of={changeReasons} text={(one) => ta(`quote.changeReasons.${one}`)} />
      </SelectField>
      <TextField {...field('changeNote', ta('quote.offer.reasonNote'))} maxLength={maxShortText} />
    </>
  );
}

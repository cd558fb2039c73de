import { useState } from 'react';
import { maxQuoteMessage } from '#shared/deals/quote-limits.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { callApi } from '../../../lib/api.ts';
import { listText, ta } from '../../../lib/admin-text.ts';
import { useKeptDraft } from '../../../lib/draft.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CurrencyOptions } from '../../../staff/form/choices.tsx';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { PackingFields } from '../../../staff/price/packing-fields.tsx';
import { Dialog, DialogFoot } from '../../../staff/form/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { NamedOptions } from '../../../ui/options.tsx';
import { BreakTable } from './break-table.tsx';
import { type Answer, answeredBreaks, optionToAnswer, withAnswer } from './factory-answer.ts';
import { type SupplierGroup, supplierName } from './factory-text.ts';
import { type FormLine, lineKey, type OfferValues } from './offer-values.ts';
import type { Supplier } from './option-card.tsx';
import type { PriceRules } from './price-lists.ts';

type Props = {
  quote: Pick<StaffQuote, 'id' | 'reference'>;
  lines: readonly FormLine[];
  groups: readonly SupplierGroup[];
  suppliers: readonly Supplier[];
  /** Product names in the reader's language, if translated. */
  names: Readonly<Record<string, string>>;
  rules: PriceRules;
  /** Saves changed lines of the draft. @returns whether they are saved */
  onSave: (part: Partial<OfferValues>) => Promise<boolean>;
  onClose: () => void;
};

/** What a factory has answered: its prices go into the draft, and the whole answer into the history. */
export function AnswerDialog(props: Props) {
  const { quote, lines, groups, suppliers, names, rules, onSave, onClose } = props;
  const kept = useKeptDraft<Answer>(`quote-answer-${quote.id}`);
  const begin = (supplierId: string): Answer => ({
    supplierId,
    currency:
      lines.flatMap(({ options }) => options).find((option) => option.supplierId === supplierId)
        ?.factoryCurrency ?? 'CNY',
    until: '',
    text: '',
    options: {},
  });
  const [answer, setAnswer] = useState(() => kept.read()?.values ?? begin(groups[0]?.id ?? ''));
  const { isBusy, run } = useCall();
  const { supplierId, text } = answer;
  const change = (part: Partial<Answer>) => {
    const values = { ...answer, ...part };
    setAnswer(values);
    kept.keep({ values, base: values, version: null });
  };
  const field = fieldsOf(answer, change, {});
  const answered = lines.filter(({ id }) => answeredBreaks(answer, id).length > 0);
  const isOfOthers = ({ options }: FormLine) =>
    options.every((option) => option.supplierId !== '' && option.supplierId !== supplierId);
  const others = lines.filter(isOfOthers);

  async function save() {
    const part = Object.fromEntries(
      answered.map((line) => [lineKey(line.id), withAnswer(line, answer, rules)]),
    );
    // Invalid values are in the form then, which shows the errors at their fields.
    if (answered.length > 0 && !(await onSave(part))) {
      change({ options: {} });
      onClose();
      return;
    }
    const about = ['quote', quote.reference] as const;
    const said = { title: ta('quote.factory.answerNoted'), about, failed: ta('quote.failed') };
    const body = { text: historyText(answer, answered, supplierName(suppliers, supplierId)) };
    const call = () => callApi('POST /api/quotes/:id/factory-answered', { params: { id: quote.id }, body });
    if (!(await run(call, said))) return;
    kept.drop();
    onClose();
  }

  const answerOf = (line: FormLine) => (
    <LineAnswer
      key={line.id}
      line={line}
      name={names[line.productId ?? ''] ?? line.name}
      answer={answer}
      rules={rules}
      onChange={(option) => change({ options: { ...answer.options, [line.id]: option } })}
    />
  );
  return (
    <Dialog title={ta('quote.factory.answerTitle')} onClose={onClose} isWide>
      <div className="grid gap-3">
        <p>{ta('quote.factory.answerText')}</p>
        <div className="offer-fields">
          <div className="offer-wide">
            <SelectField
              label={ta('quote.factory.supplier')}
              value={supplierId}
              onChange={({ target }) => change({ ...begin(target.value), text })}
            >
              <option value="">{ta('quote.factory.noSupplier')}</option>
              <NamedOptions of={suppliers} />
            </SelectField>
          </div>
          <SelectField {...field('currency', ta('quote.offer.factoryCurrency'))}>
            <CurrencyOptions />
          </SelectField>
          <TextField {...field('until', ta('quote.factory.until'))} type="date" />
        </div>
        {supplierId === '' ? null : (
          <>
            {lines.filter((line) => !isOfOthers(line)).map(answerOf)}
            {others.length > 0 ? (
              <details
                className="offer-more"
                open={others.length === lines.length || others.some((line) => answered.includes(line))}
              >
                <summary>{ta('quote.factory.others', { count: others.length })}</summary>
                {others.map(answerOf)}
              </details>
            ) : null}
          </>
        )}
        <TextAreaField {...field('text', ta('quote.factory.answer'))} rows={3} maxLength={maxQuoteMessage} />
        <DialogFoot>
          <Button
            className="btn btn-primary"
            isOff={isBusy || (text.trim() === '' && answered.length === 0)}
            onClick={() => void save()}
          >
            {ta('quote.factory.answerDone')}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}

type LineProps = {
  line: FormLine;
  name: string;
  answer: Answer;
  rules: PriceRules;
  onChange: (option: FormLine['options'][number]) => void;
};

/** Prices, lead time and packing of one line. */
function LineAnswer({ line, name, answer, rules, onChange }: LineProps) {
  const option = answer.options[line.id] ?? optionToAnswer(line, answer.supplierId);
  const field = option && fieldsOf(option, (part) => onChange({ ...option, ...part }), {});
  return (
    <fieldset className="offer-option">
      <legend className="sr-only">{name}</legend>
      <p className="font-semibold" aria-hidden="true">
        {name}
      </p>
      {option && field ? (
        <>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <BreakTable
              option={{ ...option, factoryCurrency: answer.currency }}
              pricing={rules}
              errors={{}}
              place=""
              isAnswer
              onChange={onChange}
            />
            <TextField {...field('leadTime', ta('quote.offer.leadTime'))} maxLength={60} />
          </div>
          <PackingFields
            values={option}
            errors={{}}
            place=""
            onChange={(packing) => onChange({ ...option, ...packing })}
          />
        </>
      ) : (
        <p className="text-muted">{ta('quote.factory.full')}</p>
      )}
    </fieldset>
  );
}

/** The entry of the history: who has answered, the prices, and what else was said. */
const historyText = (answer: Answer, answered: readonly FormLine[], supplier: string): string =>
  [
    ...(answer.supplierId === '' ? [] : [supplier]),
    ...answered.map(({ id, name }) =>
      ta('quote.factory.answered', {
        name,
        prices: listText(
          answeredBreaks(answer, id).map(({ quantity, factory }) =>
            ta('quote.factory.answeredPrice', { quantity, price: factory, currency: answer.currency }),
          ),
        ),
      }),
    ),
    answer.text.trim(),
  ]
    .filter(Boolean)
    .join('\n');

import { useEffect, useRef } from 'react';
import type { QuoteListTexts } from '#shared/i18n/en/quote-list.ts';
import { maxCompanyLength, maxEmailLength, maxNameLength, maxPhoneLength } from '#shared/base/limits.ts';
import { maxQuoteMessage } from '#shared/deals/quote-limits.ts';
import { formatPrice } from '#shared/base/money.ts';
import { listTotal } from '#shared/deals/list-sums.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import { lineFieldName } from '#shared/deals/quote-list-form.ts';
import { longRates } from '#shared/base/rates.ts';
import { typedWhole } from '#shared/base/typed-text.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { useShell } from '../../../lib/shell.ts';
import { TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { FindFields } from './find-fields.tsx';
import { LineFields, type ShownLine } from './line-fields.tsx';
import { FaultSlot } from './fault-slot.tsx';
import {
  type FaultTexts,
  fieldsOf,
  type FieldOf,
  type ListFaults,
  newPhotoField,
  scriptTexts,
} from './list-values.ts';
import { prepareListForm, startListForm } from './list-script.ts';

type Props = {
  list: Omit<QuoteList, 'lines'> & { lines: ShownLine[] };
  texts: QuoteListTexts;
  faults: ListFaults;
  findKey: string;
  /** Error texts of fields that the script shows without a connection. */
  faultTexts: FaultTexts;
};

/**
 * The whole list as one form, which works without script: each button also sends all typed values. With script
 * `list-script.ts` does the work, whether or not React runs.
 */
export function ListForm({ list, texts, faults, findKey, faultTexts }: Props) {
  const { locale, t } = useTexts(texts);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    startListForm();
    prepareListForm(form.current!);
  }, []);
  const fieldOf = fieldsOf(faults);
  const isAgain = Object.keys(faults.values).length > 0;
  const { lines, currency } = list;
  const { settings } = useShell();
  // Computed from the fields: after a refusal they differ from the stored values.
  const shownCurrency = fieldOf('currency', currency).defaultValue;
  const targetCurrency = fieldOf('targetCurrency', currency);
  const total = listTotal(
    lines.map((line) => ({
      ...line,
      quantity: typedWhole(fieldOf(lineFieldName(line.id, 'quantity'), line.quantity).defaultValue) || 0,
    })),
    shownCurrency,
    longRates(settings.rates),
  );
  const isEmpty = lines.length === 0;
  return (
    <form
      ref={form}
      method="post"
      action="/quote-list"
      encType="multipart/form-data"
      noValidate
      suppressHydrationWarning
      data-plain=""
      data-list-form={JSON.stringify(scriptTexts(texts, faultTexts))}
      className="grid grid-cols-1 gap-4"
    >
      {/* Enter in a field uses the first button of a form, so the first one only saves. */}
      <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="timeZone" value="" />
      <div hidden>
        <label htmlFor="subject">{t('honeypot')}</label>
        <input id="subject" name="subject" tabIndex={-1} autoComplete="off" />
      </div>
      {isEmpty ? null : (
        <section className="grid gap-3" aria-labelledby="lines-title">
          <h2 id="lines-title" className="h3">
            {t('lines')}
          </h2>
          {/* Not of the type "hidden", whose value drafts leave out. */}
          <input hidden name={targetCurrency.name} defaultValue={targetCurrency.defaultValue} />
          {lines.map((line) => (
            <LineFields
              key={line.id}
              line={line}
              targetCurrency={targetCurrency.defaultValue}
              texts={texts}
              fieldOf={fieldOf}
            />
          ))}
          <p
            className="text-sm"
            data-total={t('total')}
            data-rates={settings.rates}
            aria-live="polite"
            hidden={total === null}
            suppressHydrationWarning
          >
            {t('total', { amount: formatPrice(total, shownCurrency) ?? '' })}
          </p>
        </section>
      )}
      <FindFields
        texts={texts}
        fieldOf={fieldOf}
        lineKey={findKey}
        photos={list.begun?.key === findKey ? list.begun.photos : []}
        isOpen={
          list.begun !== null ||
          ['findTitle', 'findQuantity', 'findLink', 'findNote', newPhotoField].some(
            (name) => faults.errors[name] ?? faults.values[name],
          )
        }
      />
      {isEmpty ? null : (
        <>
          <section className="card grid gap-4 p-3 sm:p-5" aria-labelledby="delivery-title">
            <h2 id="delivery-title" className="h3">
              {t('delivery')}
            </h2>
            <DeliveryFields list={list} texts={texts} fieldOf={fieldOf} isAgain={isAgain} />
          </section>
          <ContactFields details={list.details} texts={texts} fieldOf={fieldOf} />
          <SendButtons texts={texts} />
        </>
      )}
    </form>
  );
}

function ContactFields(props: { details: QuoteList['details']; texts: QuoteListTexts; fieldOf: FieldOf }) {
  const { details, texts, fieldOf } = props;
  const { t } = useTexts(texts);
  return (
    <section className="card grid gap-4 p-3 sm:p-5" aria-labelledby="contact-title">
      <h2 id="contact-title" className="h3">
        {t('contact')}
      </h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div>
          <TextField
            {...fieldOf('contactName', details.contactName)}
            label={`${t('contactName')} *`}
            autoComplete="name"
            maxLength={maxNameLength}
            required
          />
          <FaultSlot />
        </div>
        <TextField
          {...fieldOf('companyName', details.companyName)}
          label={t('companyName')}
          autoComplete="organization"
          maxLength={maxCompanyLength}
        />
        <div>
          <TextField
            {...fieldOf('phone', details.phone)}
            label={t('phone')}
            hint={t('contactHint')}
            type="tel"
            autoComplete="tel"
            maxLength={maxPhoneLength}
          />
          <FaultSlot />
        </div>
        <div>
          <TextField
            {...fieldOf('email', details.email)}
            label={t('email')}
            inputMode="email"
            autoCapitalize="none"
            autoComplete="email"
            maxLength={maxEmailLength}
          />
          <FaultSlot />
        </div>
      </div>
      <TextAreaField
        {...fieldOf('message', details.message)}
        label={t('message')}
        rows={3}
        maxLength={maxQuoteMessage}
      />
    </section>
  );
}

function SendButtons({ texts }: { texts: QuoteListTexts }) {
  const { t } = useTexts(texts);
  return (
    <div className="grid gap-3">
      <div data-waiting="" hidden role="status" className="notice" suppressHydrationWarning>
        <strong>{t('waitingTitle')}</strong>
        <p>{t('waitingText')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" name="intent" value="send" className="btn btn-primary">
          {t('send')}
        </button>
        <button type="submit" name="intent" value="save" className="btn btn-outline">
          {t('save')}
        </button>
        {/* Must not be empty: React hydrates an existing text, but not one that a script put into an empty element. */}
        <span data-said="" role="status" className="text-sm" suppressHydrationWarning>
          {' '}
        </span>
      </div>
      <p className="text-sm text-muted">
        {t('sendHint')} {t('kept')}
      </p>
    </div>
  );
}

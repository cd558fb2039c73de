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
import { Titled } from '../../../ui/titled.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { FindFields } from './find-fields.tsx';
import { LineFields, type ShownLine } from './line-fields.tsx';
import { type FaultTexts, type ListFaults, newPhotoField } from './list-values.ts';
import { ListProvider, useList, useListForm } from './use-list-form.ts';

type Props = {
  list: Omit<QuoteList, 'lines'> & { lines: ShownLine[] };
  texts: QuoteListTexts;
  faults: ListFaults;
  findKey: string;
  /** Error texts of fields that are shown without a connection. */
  faultTexts: FaultTexts;
};

/** The whole list as one form, which works without script: each button also sends all typed values. */
export function ListForm({ list, texts, faults, findKey: firstKey, faultTexts }: Props) {
  const { locale, t } = useTexts(texts);
  const { settings } = useShell();
  const { context, lines, findKey, said, hasRequest, props } = useListForm({
    lines: list.lines,
    texts,
    faultTexts,
    faults,
    firstKey,
  });
  const { fieldOf, valueOf } = context;
  const isAgain = Object.keys(faults.values).length > 0;
  const shownCurrency = valueOf('currency', list.currency);
  const targetCurrency = fieldOf('targetCurrency', list.currency);
  const total = listTotal(
    lines.map((line) => ({
      ...line,
      quantity: typedWhole(valueOf(lineFieldName(line.id, 'quantity'), line.quantity)) || 0,
    })),
    shownCurrency,
    longRates(settings.rates),
  );
  const isEmpty = list.lines.length === 0;
  return (
    <ListProvider value={context}>
      <form
        {...props}
        method="post"
        action="/quote-list"
        encType="multipart/form-data"
        noValidate
        className="list-form grid grid-cols-1 gap-4"
      >
        {/* Enter in a field uses the first button of a form, so the first one only saves. */}
        <button
          type="submit"
          name="intent"
          value="save"
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
        />
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="timeZone" />
        <div hidden>
          <label htmlFor="subject">{t('honeypot')}</label>
          <input id="subject" name="subject" tabIndex={-1} autoComplete="off" />
        </div>
        {isEmpty ? null : (
          <Titled id="lines-title" title={t('lines')} className="grid gap-3">
            {/* Not of the type "hidden", whose value drafts leave out. */}
            <input hidden name={targetCurrency.name} defaultValue={targetCurrency.defaultValue} />
            {lines.map((line) => (
              <LineFields
                key={line.id}
                line={line}
                targetCurrency={valueOf('targetCurrency', list.currency)}
              />
            ))}
            <p className="text-sm" aria-live="polite" hidden={total === null}>
              {t('total', { amount: formatPrice(total, shownCurrency) ?? '' })}
            </p>
          </Titled>
        )}
        <FindFields
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
            <Titled id="delivery-title" title={t('delivery')} className="card grid gap-4 p-3 sm:p-5">
              <DeliveryFields details={list.details} currency={list.currency} isAgain={isAgain} />
            </Titled>
            <ContactFields details={list.details} />
            <div role="status" className="notice" hidden={!hasRequest}>
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
              <span role="status" className="text-sm">
                {said ? t(said) : null}
              </span>
            </div>
            <p className="text-sm text-muted">
              {t('sendHint')} {t('kept')}
            </p>
          </>
        )}
      </form>
    </ListProvider>
  );
}

function ContactFields({ details }: { details: QuoteList['details'] }) {
  const { t, fieldOf } = useList();
  return (
    <Titled id="contact-title" title={t('contact')} className="card grid gap-4 p-3 sm:p-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div>
          <TextField
            {...fieldOf('contactName', details.contactName)}
            label={`${t('contactName')} *`}
            autoComplete="name"
            maxLength={maxNameLength}
            required
          />
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
        </div>
      </div>
      <TextAreaField
        {...fieldOf('message', details.message)}
        label={t('message')}
        rows={3}
        maxLength={maxQuoteMessage}
      />
    </Titled>
  );
}

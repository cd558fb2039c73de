import { useEffect, useRef } from 'react';
import type { ContactValues } from '#shared/conversations/contact-fields.ts';
import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import {
  maxCompanyLength,
  maxContactMessage,
  maxEmailLength,
  maxNameLength,
  maxPhoneLength,
} from '#shared/base/limits.ts';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { useCountries } from '../../../lib/use-countries.ts';
import { CountryField } from '../../../ui/country-field.tsx';
import { EmailField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { contactDraft } from './draft.ts';
import { ProductSummary } from './product-summary.tsx';
import { type ContactFaults, useContactForm } from './use-contact-form.ts';

type Props = {
  texts: ContactTexts;
  /** The address to which the form is sent without script. */
  action: string;
  product: ProductCard | null;
  /** The initial text of the message. */
  draft: string;
  /** The signed time for the spam trap. */
  mark: string;
  /** The values and errors of an attempt without script. */
  values: ContactValues;
  faults: ContactFaults;
  onSent: () => void;
};

/** The message form. It works as a plain form; with script a message also survives a lost connection. */
export function ContactForm(props: Props) {
  const { texts, product, values, onSent } = props;
  const { locale, t } = useTexts(texts);
  const countries = useCountries();
  const form = useRef<HTMLFormElement>(null);
  const { status, errors, failure, onSubmit, clear } = useContactForm(form, texts, props.faults);
  useEffect(() => {
    if (status === 'sent') onSent();
  }, [status, onSent]);
  const needed = (label: string) => `${label} *`;
  return (
    <form
      ref={form}
      id="message-form"
      method="post"
      action={props.action}
      onSubmit={onSubmit}
      onInput={() => contactDraft.save(form.current!)}
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      {product ? <ProductSummary product={product} texts={texts} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="startedAt" value={props.mark} />
      {errors['phone'] ? <input type="hidden" name="phoneAsked" value={values.phone ?? ''} /> : null}
      <div hidden>
        <label htmlFor="subject">{t('honeypot')}</label>
        <input id="subject" name="subject" tabIndex={-1} autoComplete="off" />
      </div>
      {failure ? (
        <div role="alert" className="notice notice-bad">
          <strong>{t('failedTitle')}</strong>
          <p>{failure}</p>
        </div>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={needed(t('fullName'))}
          name="fullName"
          autoComplete="name"
          maxLength={maxNameLength}
          required
          defaultValue={values.fullName}
          error={errors['fullName']}
        />
        <TextField
          label={t('companyName')}
          name="companyName"
          autoComplete="organization"
          maxLength={maxCompanyLength}
          defaultValue={values.companyName}
          error={errors['companyName']}
        />
        <EmailField
          label={needed(t('email'))}
          name="email"
          autoComplete="email"
          maxLength={maxEmailLength}
          required
          defaultValue={values.email}
          error={errors['email']}
        />
        <CountryField texts={texts} countries={countries} value={values.country} error={errors['country']} />
      </div>
      <TextField
        label={t('phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={maxPhoneLength}
        hint={t('phoneHint')}
        defaultValue={values.phone}
        error={errors['phone']}
      />
      <TextAreaField
        label={needed(t('message'))}
        name="message"
        rows={7}
        maxLength={maxContactMessage}
        required
        hint={t('messageHint')}
        defaultValue={values.message ?? props.draft}
        error={errors['message']}
      />
      <div hidden={status !== 'waiting'} role="status" className="notice">
        <strong>{t('waitingTitle')}</strong>
        <p>{t('waitingText')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className="btn btn-primary" aria-busy={status === 'sending'}>
          <Icon name="mail" />
          {status === 'sending' ? t('sending') : t('send')}
        </button>
      </div>
      <p className="text-sm text-muted">
        {t('required')} {t('kept')}
      </p>
      {/* Not beside the button that sends. */}
      <button type="reset" className="link min-h-11 justify-self-start text-sm" onClick={clear}>
        {t('clear')}
      </button>
    </form>
  );
}

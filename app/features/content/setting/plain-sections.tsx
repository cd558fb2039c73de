import { maxReplyHours, maxYearsOfExperience } from '#shared/base/limits.ts';
import { maxSoloPayment, orderOpenings, supplierPhotoChoices } from '#shared/deals/order-rules.ts';
import { maxMarginFloor } from '#shared/deals/quote-limits.ts';
import { dialledDigits } from '#shared/base/phone.ts';
import { socialNetworks } from '#shared/content/setting-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import { Options } from '../../../ui/options.tsx';
import { openingText } from './describe.ts';
import { CheckField, EmailField, SelectField, TextField } from '../../../ui/form-field.tsx';
import { dayName, hoursInWords } from './hours-in-words.ts';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

const week = [1, 2, 3, 4, 5, 6, 7];

export function CompanySection(props: SectionProps<'company'>) {
  const form = useSection('company', props);
  return (
    <SectionCard form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={ta('setting.company.name')}
          {...form.field('companyName')}
          required
          autoComplete="off"
        />
        <TextField
          label={ta('setting.company.years')}
          {...form.field('yearsOfExperience')}
          type="number"
          min={0}
          max={maxYearsOfExperience}
          step={1}
          hint={ta('setting.company.yearsHint')}
        />
      </div>
    </SectionCard>
  );
}

export function ContactSection(props: SectionProps<'contact'>) {
  const form = useSection('contact', props);
  return (
    <SectionCard form={form}>
      <EmailField
        label={ta('setting.contact.email')}
        {...form.field('email')}
        required
        hint={ta('setting.contact.emailHint')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['china', 'africa'] as const).map((line) => (
          <TextField
            key={line}
            label={ta(`setting.contact.${line}`)}
            {...form.field(`phones.${line}`)}
            type="tel"
            required
            autoComplete="off"
            hint={
              dialledDigits(props.stored.values.phones[line]) === null
                ? ta('setting.contact.phoneUnread')
                : ta('setting.contact.phoneHint')
            }
          />
        ))}
      </div>
    </SectionCard>
  );
}

export function SocialSection(props: SectionProps<'social'>) {
  const form = useSection('social', props);
  return (
    <SectionCard form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        {socialNetworks.map(({ key, name }) => (
          <TextField
            key={key}
            label={name}
            {...form.field(`social.${key}`)}
            type="url"
            required={key === 'whatsapp'}
            hint={key === 'whatsapp' ? ta('setting.social.whatsappHint') : undefined}
          />
        ))}
        <TextField
          label={ta('setting.social.wechat')}
          {...form.field('social.wechat')}
          hint={ta('setting.social.wechatHint')}
        />
      </div>
    </SectionCard>
  );
}

export function QuotesSection(props: SectionProps<'quotes'>) {
  const form = useSection('quotes', props);
  return (
    <SectionCard form={form}>
      <div className="grid max-w-md gap-4">
        <TextField
          label={ta('setting.quotes.marginFloor')}
          {...form.field('marginFloor')}
          type="number"
          min={0}
          max={maxMarginFloor}
          step={1}
          hint={ta('setting.quotes.marginFloorHint')}
        />
        <SelectField
          label={ta('setting.quotes.orderOpening')}
          {...form.field('orderOpening')}
          hint={ta('setting.quotes.orderOpeningHint')}
        >
          <Options of={orderOpenings} text={openingText} />
        </SelectField>
        <TextField
          label={ta('setting.quotes.soloPayment')}
          {...form.field('soloPayment')}
          type="number"
          min={0}
          max={maxSoloPayment}
          step={1}
          hint={ta('setting.quotes.soloPaymentHint')}
        />
        <SelectField label={ta('setting.quotes.supplierPhotos')} {...form.field('supplierPhotos')}>
          <Options of={supplierPhotoChoices} text={(one) => ta(`setting.quotes.photos.${one}`)} />
        </SelectField>
      </div>
    </SectionCard>
  );
}

export function HoursSection(props: SectionProps<'hours'>) {
  const form = useSection('hours', props);
  const { draft, errors, change } = form;
  const { hours, replyHours } = draft;
  const toggle = (day: number) =>
    hours.days.includes(day) ? hours.days.filter((other) => other !== day) : [...hours.days, day];
  const reply = Number(replyHours);
  return (
    <SectionCard form={form}>
      <fieldset>
        <legend className="field-label">{ta('setting.hours.days')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {week.map((day) => (
            <CheckField
              key={day}
              label={dayName(day)}
              name="hours.days"
              checked={hours.days.includes(day)}
              onChange={() => change({ hours: { ...hours, days: toggle(day) } })}
              aria-describedby={errors['hours.days'] ? 'hours-days-error' : undefined}
            />
          ))}
        </div>
        {errors['hours.days'] ? (
          <p id="hours-days-error" className="field-error">
            {errors['hours.days']}
          </p>
        ) : null}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        {(['opens', 'closes'] as const).map((end) => (
          <TextField
            key={end}
            label={ta(`setting.hours.${end}`)}
            {...form.field(`hours.${end}`)}
            type="time"
          />
        ))}
        <TextField
          label={ta('setting.hours.replyHours')}
          {...form.field('replyHours')}
          type="number"
          min={1}
          max={maxReplyHours}
          step={1}
          hint={ta('setting.hours.replyHint')}
        />
      </div>
      <div className="rounded-md bg-paper p-3 text-sm">
        <p className="font-semibold">{ta('setting.hours.preview')}</p>
        {hoursInWords(hours).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {reply > 0 ? <p>{ta('setting.hours.reply', { count: reply })}</p> : null}
      </div>
    </SectionCard>
  );
}

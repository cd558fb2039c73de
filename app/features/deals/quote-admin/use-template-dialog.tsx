import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { maxTitleLength } from '#shared/base/limits.ts';
import type { OfferTemplate } from '#shared/deals/offer-template.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { aboutRecord } from '../../../lib/about-record.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import type { TextDraft } from '../../../lib/draft.ts';
import { newKey } from '../../../lib/new-key.ts';
import { useStep } from '../../../lib/use-step.ts';
import { Dialog, DialogPart } from '../../../staff/form/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import type { OfferSettings } from './offer-start.ts';
import type { OfferValues } from './offer-values.ts';
import { DefaultField } from './template-dialog.tsx';
import { introOf, templateOf, withTemplate } from './template-values.ts';

type Props = {
  quote: StaffQuote;
  values: OfferValues;
  settings: OfferSettings;
  /** The message that the buyer reads beside the offer. It begins with the template's introduction. */
  message: TextDraft;
  onClose: () => void;
  onUse: (values: OfferValues) => void;
};

/** Fills the draft from a template, or saves its recurring parts as a new template. */
export function UseTemplateDialog({ quote, values, settings, message, onClose, onUse }: Props) {
  const { locale } = quote;
  const { templates, rates, usualDay } = settings;
  const use = (template: OfferTemplate) => {
    const intro = introOf(template, locale);
    if (intro !== '') message.change(intro);
    onUse(withTemplate(values, template, { locale, rates, usualDay }, newKey));
    const about = aboutRecord('quote', quote.reference);
    toast({ title: ta('offerTemplate.used', { name: template.name }), about });
  };
  return (
    <Dialog title={ta('offerTemplate.dialogTitle')} onClose={onClose}>
      <div className="grid gap-4">
        <DialogPart id="template-use" title={ta('offerTemplate.startWith')}>
          <p>{ta(templates.length > 0 ? 'offerTemplate.dialogText' : 'offerTemplate.none')}</p>
          <ul className="grid gap-1">
            {templates.map((template) => (
              <li key={template.id} className="flex items-center justify-between gap-2">
                <span className="min-w-0 break-words">
                  {template.name}
                  {template.isDefault ? (
                    <span className="badge ml-2">{ta('offerTemplate.defaultBadge')}</span>
                  ) : null}
                  {template.note ? <span className="block text-sm text-muted">{template.note}</span> : null}
                </span>
                <Button
                  className="btn btn-outline btn-sm flex-none"
                  aria-label={ta('offerTemplate.useNamed', { name: template.name })}
                  onClick={() => use(template)}
                >
                  {ta('offerTemplate.use')}
                </Button>
              </li>
            ))}
          </ul>
          <Link to="/admin/offer-templates" className="link justify-self-start text-sm">
            {ta('offerTemplate.manage')}
          </Link>
        </DialogPart>
        <SaveAs quote={quote} values={values} usualDay={usualDay} intro={message.text} onDone={onClose} />
      </div>
    </Dialog>
  );
}

type SaveProps = {
  quote: StaffQuote;
  values: OfferValues;
  usualDay: string;
  intro: string;
  onDone: () => void;
};

function SaveAs({ quote: { locale }, values, usualDay, intro, onDone }: SaveProps) {
  const { revalidate } = useRevalidator();
  const [name, setName] = useState('');
  const [isDefault, setIsDefault] = useState(false);
  const { busy, error, run } = useStep();
  const isBusy = busy !== null;
  // One request key per dialog, so that a repeated request creates nothing twice.
  const [key] = useState(newKey);
  const save = async () => {
    if (name.trim() === '') return;
    await run(true, async () => {
      const form = templateOf(values, { name, isDefault, intro, locale, usualDay });
      await callApi('POST /api/offer-templates', { form, headers: { 'Idempotency-Key': key } });
      toast({ title: ta('offerTemplate.saved'), about: aboutRecord('offer_template', name.trim()) });
      onDone();
      await revalidate();
    });
  };
  return (
    <DialogPart id="template-save" title={ta('offerTemplate.saveAs')}>
      <p>{ta('offerTemplate.saveAsText', { language: ta(`languages.${locale}`) })}</p>
      <TextField
        label={ta('offerTemplate.name')}
        value={name}
        maxLength={maxTitleLength}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void save();
        }}
        error={error ?? undefined}
      />
      <DefaultField isOn={isDefault} onChange={setIsDefault} />
      <Button
        className="btn btn-primary justify-self-end"
        isOff={isBusy || name.trim() === ''}
        onClick={() => void save()}
      >
        {ta('offerTemplate.create')}
      </Button>
    </DialogPart>
  );
}

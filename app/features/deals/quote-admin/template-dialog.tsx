import { useState } from 'react';
import { fallbackLocale, forLocales, locales, localeTags } from '#shared/base/locale.ts';
import { maxShortText, maxTitleLength } from '#shared/base/limits.ts';
import { maxQuoteNote } from '#shared/deals/quote-limits.ts';
import { maxTemplateText } from '#shared/deals/offer-template-rules.ts';
import type { OfferTemplate } from '#shared/deals/offer-template.ts';
import { ta } from '../../../lib/admin-text.ts';
import { CurrencyOptions } from '../../../staff/form/choices.tsx';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { useRecordSave } from '../../../staff/record/use-record-save.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { ChargeRows } from './charge-rows.tsx';
import { comparedTemplate } from './template-compare.ts';
import { type TemplateValues, templateValues, toTemplate } from './template-values.ts';

type Props = {
  /** Null for a new template. */
  template: OfferTemplate | null;
  onClose: () => void;
};

/** Adds or changes a template of offers. */
export const TemplateDialog = (props: Props) => (
  <Dialog
    title={
      props.template ? ta('offerTemplate.editTitle', { name: props.template.name }) : ta('offerTemplate.add')
    }

    onClose={props.onClose}
  >
    <TemplateForm {...props} />
  </Dialog>
);

const textFields = [
  ['intro', maxQuoteNote],
  ['terms', maxTemplateText],
  ['notIncluded', maxTemplateText],
] as const;

/** Ids by position: a template that is read again must equal the one in the form. */
const chargeId = (at: number) => `charge${at}`;

function TemplateForm({ template: given, onClose }: Props) {
  // Keeps the opened record while the list is reloaded.
  const [template] = useState(given);
  const save = useRecordSave('/api/offer-templates', template?.id, {
    toForm: toTemplate,
    toValues: (one) => templateValues(one, chargeId),
  });
  const editor = useFormEditor<TemplateValues>({
    draft: `offer-template ${template?.id ?? 'new'}`,
    saved: { values: templateValues(template, chargeId), version: template?.version ?? 0 },
    ...save,
    about: ({ name }) => ['offer_template', name],
    words: () => ({ saved: ta('offerTemplate.saved'), failed: ta('offerTemplate.saveFailed') }),
    onSaved: onClose,
  });
  const { values, errors, change } = editor;
  // Computed once, so that a section stays open while its text is cleared.
  const [isOpen] = useState(() =>
    forLocales((locale) => (template ? template.texts[locale] !== undefined : locale === fallbackLocale)),
  );
  const field = fieldsOf(values, change, errors);
  const number = (name: 'validDays' | 'depositPercent' | 'margin') => (
    <TextField
      {...field(name, ta(`offerTemplate.${name}`))}
      inputMode={name === 'margin' ? 'decimal' : 'numeric'}
    />
  );
  return (
    <EditorForm
      editor={editor}
      compared={comparedTemplate}
      foot={<EditorFoot editor={editor} label={ta('common.save')} onCancel={onClose} />}
    >
      <TextField {...field('name', ta('offerTemplate.name'))} required maxLength={maxTitleLength} />
      <TextField
        {...field('note', ta('offerTemplate.note'))}
        hint={ta('offerTemplate.noteHint')}
        maxLength={maxShortText}
      />
      <DefaultField isOn={values.isDefault} onChange={(isDefault) => change({ isDefault })} />
      <div>
        <div className="offer-fields">
          {number('validDays')}
          {number('depositPercent')}
          {number('margin')}
          <SelectField {...field('currency', ta('offerTemplate.currency'))}>
            <CurrencyOptions />
          </SelectField>
        </div>
        <p className="field-hint">{ta('offerTemplate.emptyHint')}</p>
      </div>
      <ChargeRows editor={editor} currency={values.currency} at="charges" hasNotes={false} />
      {locales.map((locale) => {
        const texts = values[locale];
        const changeTexts = (part: Partial<typeof texts>) => change({ [locale]: { ...texts, ...part } });
        const textField = fieldsOf(texts, changeTexts, errors, `texts.${locale}.`);
        const isFaulty = Object.keys(errors).some((key) => key.startsWith(`texts.${locale}.`));
        return (
          <details key={locale} className="offer-more" open={isFaulty || isOpen[locale]}>
            <summary>{ta('offerTemplate.textsIn', { language: ta(`languages.${locale}`) })}</summary>
            {textFields.map(([name, max]) => (
              <TextAreaField
                key={name}
                {...textField(name, ta(`offerTemplate.${name}`))}
                {...(name === 'intro' ? { hint: ta('offerTemplate.introHint') } : {})}
                lang={localeTags[locale]}
                rows={3}
                maxLength={max}
              />
            ))}
          </details>
        );
      })}
    </EditorForm>
  );
}

/** Whether new drafts begin with this template. */
export const DefaultField = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <CheckField
    label={ta('offerTemplate.isDefault')}
    checked={isOn}
    onChange={({ target }) => onChange(target.checked)}
  />
);

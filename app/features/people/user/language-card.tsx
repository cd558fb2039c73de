import { localeNames, localeTags, type StaffLanguage, staffLanguages } from '#shared/base/locale.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { SubmitForm } from '../../../staff/form/submit-form.tsx';
import { SelectField } from '../../../ui/form-field.tsx';
import { useAccountForm } from './account-form.tsx';
import { Titled } from '../../../ui/titled.tsx';

/** The user's language for the admin area, its errors and mails. */
export function LanguageCard({ current }: { current: StaffLanguage }) {
  const form = useAccountForm(
    (values) => callApi('PUT /api/account/language', { form: values }),
    // A full page load, because all texts on the page are in the former language.
    () => location.reload(),
  );
  return (
    <Titled className="card p-4" id="staff-language" title={ta('account.languageTitle')}>
      <SubmitForm form={form} label={ta('common.save')}>
        <SelectField
          label={ta('account.language')}
          {...form.field('staffLanguage')}
          defaultValue={current}
          hint={ta('account.languageHint')}
        >
          {staffLanguages.map((language) => (
            <option key={language} value={language} lang={localeTags[language]}>
              {localeNames[language]}
            </option>
          ))}
        </SelectField>
      </SubmitForm>
    </Titled>
  );
}

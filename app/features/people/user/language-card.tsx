import { localeNames, localeTags, type StaffLanguage, staffLanguages } from '#shared/base/locale.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form-field.tsx';
import { useAccountForm } from './account-form.tsx';

/** The user's language for the admin area, its errors and mails. */
export function LanguageCard({ current }: { current: StaffLanguage }) {
  const { errors, isBusy, onSubmit } = useAccountForm(
    (form) => callApi('PUT /api/account/language', { form }),
    // A full page load, because all texts on the page are in the former language.
    () => location.reload(),
  );
  return (
    <section className="card p-4" aria-labelledby="staff-language">
      <h2 id="staff-language" className="h3">
        {ta('account.languageTitle')}
      </h2>
      <form onSubmit={onSubmit} noValidate className="mt-3 grid gap-4">
        <SelectField
          label={ta('account.language')}
          name="staffLanguage"
          defaultValue={current}
          error={errors['staffLanguage']}
          hint={ta('account.languageHint')}
        >
          {staffLanguages.map((language) => (
            <option key={language} value={language} lang={localeTags[language]}>
              {localeNames[language]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="btn btn-primary justify-self-start" isOff={isBusy}>
          {isBusy ? ta('common.working') : ta('common.save')}
        </Button>
      </form>
    </section>
  );
}

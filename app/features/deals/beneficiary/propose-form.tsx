import { independentDays } from '#shared/deals/beneficiary.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { useCountries } from '../../../lib/use-countries.ts';
import { CurrencyOptions } from '../../../staff/form/choices.tsx';
import { CurrentPasswordField, SubmitForm, useStaffForm } from '../../../staff/form/submit-form.tsx';
import { CountryField } from '../../../ui/country-field.tsx';
import { SelectField, TextField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { Titled } from '../../../ui/titled.tsx';

const before = ['name', 'bank'] as const;
const after = ['account', 'swift', 'note'] as const;
const optional = new Set<string>(['swift', 'note']);

/** Proposes another account. On a site without a beneficiary it becomes valid at once. */
export function ProposeForm({ isFirst, isAlone }: { isFirst: boolean; isAlone: boolean }) {
  const countries = useCountries();
  const form = useStaffForm(
    (values) => callApi('POST /api/beneficiaries', { form: values }),
    () => {
      toast({ title: ta(isFirst ? 'beneficiary.entered' : 'beneficiary.proposedNow') });
    },
    ta('beneficiary.failed'),
  );
  const textField = (name: (typeof before | typeof after)[number]) => (
    <TextField
      key={name}
      label={ta(`beneficiary.${name}`)}
      {...form.field(name)}
      autoComplete="off"
      required={!optional.has(name)}
    />
  );
  return (
    <Titled
      className="card p-4"
      id="propose"
      title={ta(isFirst ? 'beneficiary.enterTitle' : 'beneficiary.proposeTitle')}
    >
      <p className="text-sm text-muted">
        {ta(isFirst ? 'beneficiary.enterText' : 'beneficiary.proposeText', { days: independentDays })}
      </p>
      {isAlone && !isFirst ? (
        <p className="notice mt-3">{ta('beneficiary.alone', { days: independentDays })}</p>
      ) : null}
      <SubmitForm form={form} label={ta(isFirst ? 'beneficiary.enterTitle' : 'beneficiary.proposeTitle')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {before.map(textField)}
          <CountryField
            texts={{
              country: ta('beneficiary.country'),
              chooseCountry: ta('beneficiary.choose'),
              africa: ta('beneficiary.africa'),
              otherCountries: ta('beneficiary.others'),
            }}
            countries={countries}
            value="CN"
            error={form.errors['country']}
            hasStar={false}
          />
          <SelectField label={ta('beneficiary.currency')} {...form.field('currency')} defaultValue="USD">
            <CurrencyOptions />
          </SelectField>
          {after.map(textField)}
          <CurrentPasswordField error={form.errors['currentPassword']} />
        </div>
      </SubmitForm>
    </Titled>
  );
}

import type { ReactNode } from 'react';
import { ta } from '../../../lib/admin-text.ts';
import { CountryOptions, LanguageOptions } from '../../../staff/form/choices.tsx';
import { SelectField } from '../../../ui/form-field.tsx';

/** Props of a field in a record's form. */
type Given = { name: string; label: string; initial: string | null; error: string | undefined };

const choiceOf = (options: ReactNode) => ({
  as: 'made' as const,
  make: ({ initial, ...given }: Given) => (
    <SelectField {...given} defaultValue={initial ?? ''}>
      {options}
    </SelectField>
  ),
  isHalf: true,
});

/** The fields of a customer's form. */
export const customerFields = () => ({
  name: { label: ta('customer.name'), isRequired: true, isHalf: true },
  companyName: { label: ta('customer.company'), isHalf: true },
  email: { label: ta('customer.email'), input: { inputMode: 'email' as const }, isHalf: true },
  phone: {
    label: ta('customer.phone'),
    hint: ta('customer.phoneHint'),
    input: { type: 'tel' },
    isHalf: true,
  },
  country: { label: ta('customer.country'), ...choiceOf(<CountryOptions />) },
  language: { label: ta('customer.language'), initial: 'en', ...choiceOf(<LanguageOptions />) },
  tags: { label: ta('customer.tags'), hint: ta('customer.tagsHint') },
  notes: { label: ta('customer.notes'), as: 'text' as const, rows: 5 },
  isSecond: { label: ta('customer.isSecond'), as: 'check' as const },
});

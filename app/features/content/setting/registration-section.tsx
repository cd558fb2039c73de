import { registrationFields } from '#shared/content/setting-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import { TextField } from '../../../ui/form-field.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

/** The company's data in the public register, shown on the page "Check us", and governing law, in the terms. */
export function RegistrationSection(props: SectionProps<'registration'>) {
  const form = useSection('registration', props);
  return (
    <SectionCard form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        {registrationFields.map((field) => (
          <TextField
            key={field}
            label={ta(`setting.registration.${field}`)}
            {...form.field(`registration.${field}`)}
            required={field !== 'law' && field !== 'court'}
            autoComplete="off"
          />
        ))}
      </div>
    </SectionCard>
  );
}

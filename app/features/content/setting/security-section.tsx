import { ta } from '../../../lib/admin-text.ts';
import { CheckField } from '../../../ui/form-field.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

export function SecuritySection(props: SectionProps<'security'>) {
  const form = useSection('security', props);
  const { draft, errors, change } = form;
  return (
    <SectionCard form={form}>
      <CheckField
        label={ta('setting.security.required')}
        name="secondFactorRequired"
        checked={draft.secondFactorRequired}
        onChange={({ target }) => change({ secondFactorRequired: target.checked })}
        hint={ta('setting.security.requiredHint')}
        error={errors['secondFactorRequired']}
      />
    </SectionCard>
  );
}

import { ta } from '../../lib/admin-text.ts';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

export function SecuritySection(props: SectionProps<'security'>) {
  const form = useSection('security', props);
  const { draft, errors, change } = form;
  const error = errors['secondFactorRequired'];
  return (
    <SectionCard form={form}>
      <div>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name="secondFactorRequired"
            className="size-5"
            checked={draft.secondFactorRequired}
            onChange={(event) => change({ secondFactorRequired: event.target.checked })}
            aria-describedby={`security-hint${error ? ' security-error' : ''}`}
          />
          {ta('setting.security.required')}
        </label>
        <p id="security-hint" className="field-hint">
          {ta('setting.security.requiredHint')}
        </p>
        {error ? (
          <p id="security-error" className="field-error">
            {error}
          </p>
        ) : null}
      </div>
    </SectionCard>
  );
}

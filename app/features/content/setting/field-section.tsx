import { SelectField, TextField } from '../../../ui/form-field.tsx';
import { SectionCard } from './section-card.tsx';
import { type FieldSectionName, sectionFields } from './section-fields.ts';
import { type Draft, type SectionProps, useSection } from './use-section.ts';

/** Columns of the fields, where they are not two. */
const looks: Partial<Record<FieldSectionName, string>> = {
  contact: 'sm:grid-cols-2 sm:*:first:col-span-2',
  quotes: 'max-w-md',
};

/** A section that consists of fields with one value each. */
export function FieldSection<S extends FieldSectionName>({
  section,
  stored,
}: SectionProps<S> & { section: S }) {
  const form = useSection(section, { stored });
  return (
    <SectionCard form={form}>
      <div className={`grid gap-4 ${looks[section] ?? 'sm:grid-cols-2'}`}>
        {sectionFields(section, stored.values as Draft<S>).map(({ path, choices, ...field }) =>
          choices ? (
            <SelectField key={path} label={field.label} hint={field.hint} {...form.field(path)}>
              {choices.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </SelectField>
          ) : (
            <TextField key={path} {...field} {...form.field(path)} />
          ),
        )}
      </div>
    </SectionCard>
  );
}

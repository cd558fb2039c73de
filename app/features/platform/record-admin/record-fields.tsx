import type { ReactNode } from 'react';
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import type { NamedField, RecordValues } from './field-spec.ts';

type Props = {
  fields: readonly NamedField[];
  values: RecordValues;
  errors: Record<string, string>;
  onBusy: (isBusy: boolean) => void;
  /** Called when a value changes that is not a typed field. */
  onChange: (part: RecordValues) => void;
};

/** The fields of a record's form, in one or two columns. */
export function RecordFields({ fields, ...given }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <div
          key={field.name}
          lang={field.lang}
          className={field.isHalf ? '' : 'sm:col-span-2'}
          hidden={field.as === 'fixed'}
        >
          <Field field={field} {...given} />
        </div>
      ))}
    </div>
  );
}

function Field({
  field,
  values,
  errors,
  onBusy,
  onChange,
}: Omit<Props, 'fields'> & { field: NamedField }): ReactNode {
  const { name, label, hint } = field;
  const value = values[name] ?? '';
  const error = errors[name];
  if (field.as === 'fixed') return <input type="hidden" name={name} value={String(value)} />;
  if (field.as === 'check') return <CheckField name={name} label={label} defaultChecked={value === true} />;
  if (field.as === 'made') {
    const initial = value === '' ? null : String(value);
    return field.make({
      name,
      label,
      initial,
      error,
      onBusy,
      onChange: (changed) => onChange({ [name]: changed }),
    });
  }
  const common = { name, label, hint, error, required: field.isRequired, defaultValue: String(value) };
  if (field.as === 'choice')
    return (
      <SelectField {...common}>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </SelectField>
    );
  return field.as === 'text' ? (
    <TextAreaField {...common} rows={field.rows} />
  ) : (
    <TextField {...common} {...field.input} />
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';

type Common = { label: string; error?: string | undefined; hint?: ReactNode };

/** Label, control, hint and error, tied together for everybody who cannot see that they stand together. */
function Frame({
  id,
  label,
  error,
  hint,
  children,
}: Common & { id: string; children: (described: string | undefined) => ReactNode }) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children(described || undefined)}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** A text field with its label and what is wrong with it. */
export function TextField({ label, error, hint, ...input }: Common & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      {(described) => (
        <input
          {...input}
          id={id}
          className="field"
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
      )}
    </Frame>
  );
}

export function SelectField({ label, error, hint, children, ...select }: Common & ComponentProps<'select'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      {(described) => (
        <select
          {...select}
          id={id}
          className="field"
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        >
          {children}
        </select>
      )}
    </Frame>
  );
}

export function TextAreaField({ label, error, hint, ...area }: Common & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      {(described) => (
        <textarea
          {...area}
          id={id}
          className="field"
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
      )}
    </Frame>
  );
}

/** A choice that is on or off; without its tick the form does not name it. */
export function CheckField({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input type="checkbox" name={name} defaultChecked={isOn} className="size-5 flex-none" />
      {label}
    </label>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';

type Common = { label: string; error?: string | undefined; hint?: ReactNode };

const describedBy = (id: string, hint: ReactNode, error: string | undefined): string | undefined =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

/** The hint and the error of a control. */
const Notes = ({ id, hint, error }: Omit<Common, 'label'> & { id: string }) => (
  <>
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
  </>
);

/** Label, control, hint and error of a field, connected for screen readers. */
function Frame({
  id,
  label,
  error,
  hint,
  children,
}: Common & { id: string; children: (described: string | undefined) => ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children(describedBy(id, hint, error))}
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A text field with its label and error. */
export function TextField({ label, error, hint, ...input }: Common & ComponentProps<'input'>) {
  const own = useId();
  const id = input.id ?? own;
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
  const own = useId();
  const id = select.id ?? own;
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
  const own = useId();
  const id = area.id ?? own;
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

type CheckProps = Common &
  ComponentProps<'input'> & {
    /** The label takes several lines. */
    isLong?: boolean;
  };

/** A checkbox. If it is not ticked, the form data does not contain it. */
export function CheckField({ label, error, hint, isLong = false, ...input }: CheckProps) {
  const id = useId();
  return (
    <div>
      <label className={`flex min-h-11 gap-2 ${isLong ? 'items-start' : 'items-center'}`}>
        <input
          aria-describedby={describedBy(id, hint, error)}
          {...input}
          type="checkbox"
          className={`size-5 flex-none${isLong ? ' mt-0.5' : ''}`}
          aria-invalid={error ? true : undefined}
        />
        {isLong ? <span>{label}</span> : label}
      </label>
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

type PasswordProps = Common & Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & { isNew?: boolean };

/** The current password of an account, or with `isNew` a new one that the browser may suggest. */
export const PasswordField = ({ isNew = false, ...props }: PasswordProps) => (
  <TextField {...props} type="password" autoComplete={isNew ? 'new-password' : 'current-password'} required />
);

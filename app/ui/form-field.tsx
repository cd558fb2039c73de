import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';

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
function Field({
  as: Control,
  label,
  error,
  hint,
  ...control
}: Common & { as: ElementType; id?: string | undefined }) {
  const own = useId();
  const { id = own } = control;
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <Control
        {...control}
        id={id}
        className="field"
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A text field with its label and error. */
export const TextField = (props: Common & ComponentProps<'input'>) => <Field as="input" {...props} />;

export const SelectField = (props: Common & ComponentProps<'select'>) => <Field as="select" {...props} />;

export const TextAreaField = (props: Common & ComponentProps<'textarea'>) => (
  <Field as="textarea" {...props} />
);

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

type RadioProps = Common & {
  name: string;
  options: { value: string; text: string }[];
  chosen: string | undefined;
  /** How the options lie: below each other, or side by side as far as they fit. */
  isRow?: boolean;
};

/** A question of which one answer is chosen. */
export function RadioField({ label, error, hint, name, options, chosen, isRow = false }: RadioProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={describedBy(id, hint, error)}
      aria-invalid={error ? true : undefined}
    >
      <legend className="field-label">{label}</legend>
      <div className={isRow ? 'flex flex-wrap gap-x-5' : undefined}>
        {options.map(({ value, text }) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={chosen === value}
              className="size-5 flex-none"
              required
            />
            {text}
          </label>
        ))}
      </div>
      <Notes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** A field for an e-mail address. Not `type="email"`: browsers rewrite domains with accents. */
export const EmailField = ({ autoComplete = 'off', ...props }: Common & ComponentProps<'input'>) => (
  <TextField {...props} inputMode="email" autoCapitalize="none" autoComplete={autoComplete} />
);

type PasswordProps = Common & Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & { isNew?: boolean };

/** The current password of an account, or with `isNew` a new one that the browser may suggest. */
export const PasswordField = ({ isNew = false, ...props }: PasswordProps) => (
  <TextField {...props} type="password" autoComplete={isNew ? 'new-password' : 'current-password'} required />
);

type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

/**
 * The properties of the fields of a form: of each by its name and label.
 * @param place prefix of their error keys
 */
export const fieldsOf =
  <V extends object>(
    values: V,
    change: (part: Partial<V>) => void,
    errors: Readonly<Record<string, string>>,
    place = '',
  ) =>
  (name: TextName<V>, label: string, errorKey: string = name) => ({
    label,
    value: values[name] as string,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value } as unknown as Partial<V>),
    error: errors[place + errorKey],
  });

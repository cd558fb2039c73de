/** Options for some values, each with its text. */
export const Options = <V extends string>({ of, text }: { of: readonly V[]; text: (value: V) => string }) =>
  of.map((value) => (
    <option key={value} value={value}>
      {text(value)}
    </option>
  ));

/** Options for records with a name. */
export const NamedOptions = ({ of }: { of: readonly { id: string; name: string }[] }) =>
  of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

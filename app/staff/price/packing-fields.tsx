import { ta } from '../../lib/admin-text.ts';
import { TextField } from '../../ui/form-field.tsx';
import type { PackingTexts } from './packing-values.ts';

const fields = [
  ['pieces', 'piecesPerCarton'],
  ['length', 'lengthMm'],
  ['width', 'widthMm'],
  ['height', 'heightMm'],
  ['weight', 'cartonGrams'],
] as const;

type Props = {
  values: PackingTexts;
  errors: Readonly<Record<string, string>>;
  /** Prefix of its error keys, for example `packing`. */
  place: string;
  onChange: (part: Partial<PackingTexts>) => void;
};

/** Fields for the number of pieces, size and weight of a carton. */
export const PackingFields = ({ values, errors, place, onChange }: Props) => (
  <div className="packing-fields">
    {fields.map(([field, stored]) => (
      <TextField
        key={field}
        label={ta(`quote.offer.${field}`)}
        value={values[field]}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => onChange({ [field]: target.value })}
        error={errors[`${place}.${stored}`] ?? (field === 'pieces' ? errors[place] : undefined)}
      />
    ))}
  </div>
);

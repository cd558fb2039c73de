import { useSubmit } from 'react-router';
import { countryGroups } from '#shared/country.ts';
import type { ReferenceQuery } from '#shared/reference.ts';
import { customsUnionNames, everywhere, referenceKinds } from '#shared/reference-rules.ts';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';

/** Which rows are listed: by kind, area and age, applied when chosen. */
export function ReferenceFilters({ query }: { query: ReferenceQuery }) {
  const submit = useSubmit();
  return (
    <form
      role="search"
      aria-label={ta('reference.filters')}
      className="card flex flex-wrap items-end gap-3 p-3"
      onChange={({ currentTarget }) => void submit(currentTarget, { method: 'get' })}
    >
      <Choice name="kind" label={ta('reference.kind')} value={query.kind}>
        {referenceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {ta(`reference.kinds.${kind}`)}
          </option>
        ))}
      </Choice>
      <Choice name="area" label={ta('reference.area')} value={query.area}>
        <option value={everywhere}>{ta('reference.everywhere')}</option>
        {customsUnionNames.map((name) => (
          <option key={name} value={name}>
            {ta(`reference.unions.${name}`)}
          </option>
        ))}
        {countryGroups(spokenLanguage()).africa.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="age" label={ta('reference.age')} value={query.age}>
        <option value="due">{ta('reference.ages.due')}</option>
        <option value="old">{ta('reference.ages.old')}</option>
      </Choice>
    </form>
  );
}

type ChoiceProps = { name: string; label: string; value: string; children: React.ReactNode };

const Choice = ({ name, label, value, children }: ChoiceProps) => (
  <label className="grid gap-1 text-sm">
    {label}
    <select name={name} className="field" defaultValue={value} key={value}>
      <option value="">{ta('reference.any')}</option>
      {children}
    </select>
  </label>
);

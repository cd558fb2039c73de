import { maxAddresses } from '#shared/base/limits.ts';
import { ta } from '../../../lib/admin-text.ts';
import { TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { AddButton, moved, RowButtons } from '../../../staff/form/row-buttons.tsx';
import { SectionCard } from './section-card.tsx';
import { newKey } from '../../../lib/new-key.ts';
import { type SectionProps, useSection } from './use-section.ts';

export function AddressSection(props: SectionProps<'addresses'>) {
  const form = useSection('addresses', props);
  const { draft, change, focusOn } = form;
  const { addresses } = draft;
  return (
    <SectionCard form={form}>
      <ol className="grid gap-4">
        {addresses.map(({ key, city }, i) => (
          <li key={key} className="grid gap-2 sm:grid-cols-[12rem_1fr_auto] sm:gap-4">
            <TextField label={ta('setting.addresses.city')} {...form.field(`addresses.${i}.city`)} />
            <TextAreaField
              label={ta('setting.addresses.lines')}
              {...form.field(`addresses.${i}.lines`)}
              rows={3}
            />
            <RowButtons
              name={city || ta('setting.addresses.row', { number: i + 1 })}
              isFirst={i === 0}
              isLast={i === addresses.length - 1}
              canRemove={addresses.length > 1}
              onMove={(by) => {
                focusOn(`[name="addresses.${i + by}.city"]`);
                change({ addresses: moved(addresses, i, by) });
              }}
              onRemove={() => change({ addresses: addresses.filter((other) => other.key !== key) })}
            />
          </li>
        ))}
      </ol>
      {addresses.length < maxAddresses ? (
        <AddButton
          text={ta('setting.addresses.add')}
          onClick={() => {
            focusOn(`[name="addresses.${addresses.length}.city"]`);
            change({ addresses: [...addresses, { key: newKey(), city: '', lines: '' }] });
          }}
        />
      ) : null}
    </SectionCard>
  );
}

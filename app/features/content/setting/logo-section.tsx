import { type ReactNode, useState } from 'react';
import { maxPartnerLogos } from '#shared/base/limits.ts';
import { ta } from '../../../lib/admin-text.ts';
import { TextField } from '../../../ui/form-field.tsx';
import { AddButton, moved, RowButtons } from '../../../staff/form/row-buttons.tsx';
import { SectionCard } from './section-card.tsx';
import { newKey } from '../../../lib/new-key.ts';
import { type Draft, type SectionProps, useSection } from './use-section.ts';

type Logo = Draft<'partnerLogos'>['partnerLogos'][number];

type Props = SectionProps<'partnerLogos'> & {
  /** Renders the field for a picture. */
  renderPicture: (field: {
    name: string;
    label: string;
    initial: string;
    error: string | undefined;
    onBusy: (isBusy: boolean) => void;
    onChange: (logoUrl: string) => void;
  }) => ReactNode;
};

export function LogoSection({ renderPicture, ...props }: Props) {
  const form = useSection('partnerLogos', props);
  const { errors, change, focusOn } = form;
  const [uploads, setUploads] = useState(0);
  const logos = form.draft.partnerLogos;
  // Find the logo by its key, because it may have moved during the upload of its picture.
  const set = (key: string, values: Partial<Logo>) =>
    change((typed) => ({
      partnerLogos: typed.partnerLogos.map((item) => (item.key === key ? { ...item, ...values } : item)),
    }));
  return (
    <SectionCard form={form} isWaiting={uploads > 0}>
      {logos.length === 0 ? <p className="text-muted">{ta('setting.partnerLogos.none')}</p> : null}
      <ol key={form.revision} className="grid gap-5">
        {logos.map(({ key, name, logoUrl: initial }, i) => {
          return (
            <li key={key} className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto] sm:gap-4">
              <TextField label={ta('setting.partnerLogos.name')} {...form.field(`partnerLogos.${i}.name`)} />
              {renderPicture({
                name: `partnerLogos.${i}.logoUrl`,
                label: ta('setting.partnerLogos.logo'),
                initial,
                error: errors[`partnerLogos.${i}.logoUrl`],
                onBusy: (isBusy) => setUploads((number) => number + (isBusy ? 1 : -1)),
                onChange: (logoUrl) => set(key, { logoUrl }),
              })}
              <RowButtons
                name={name || ta('setting.partnerLogos.row', { number: i + 1 })}
                isFirst={i === 0}
                isLast={i === logos.length - 1}
                onMove={(by) => {
                  focusOn(`[name="partnerLogos.${i + by}.name"]`);
                  change({ partnerLogos: moved(logos, i, by) });
                }}
                onRemove={() => change({ partnerLogos: logos.filter((other) => other.key !== key) })}
              />
            </li>
          );
        })}
      </ol>
      {logos.length < maxPartnerLogos ? (
        <AddButton
          text={ta('setting.partnerLogos.add')}
          onClick={() => {
            focusOn(`[name="partnerLogos.${logos.length}.name"]`);
            change({ partnerLogos: [...logos, { key: newKey(), name: '', logoUrl: '' }] });
          }}
        />
      ) : null}
    </SectionCard>
  );
}

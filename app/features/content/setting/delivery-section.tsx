import { maxDeliveryTime } from '#shared/base/limits.ts';
import { deliveryTimeNames } from '#shared/content/setting-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import { TextField } from '../../../ui/form-field.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

/** The times that pages state, each with a minimum and a maximum. */
export function DeliverySection(props: SectionProps<'delivery'>) {
  const form = useSection('delivery', props);
  return (
    <SectionCard form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        {deliveryTimeNames.map((name) => (
          <fieldset key={name}>
            <legend className="field-label">{ta(`setting.delivery.${name}`)}</legend>
            <div className="grid grid-cols-2 gap-3">
              {(['from', 'to'] as const).map((end) => (
                <TextField
                  key={end}
                  label={ta(`setting.delivery.${end}`)}
                  {...form.field(`deliveryTimes.${name}.${end}`)}
                  type="number"
                  min={1}
                  max={maxDeliveryTime}
                  step={1}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </SectionCard>
  );
}

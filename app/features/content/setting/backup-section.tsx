import { backupIntervals, maxBackupDays, maxBackupWeeks } from '#shared/operations/backup-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import { SelectField, TextField } from '../../../ui/form-field.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';
import { Options } from '../../../ui/options.tsx';

/** When backups run automatically, and how many are kept. */
export function BackupSection(props: SectionProps<'backups'>) {
  const form = useSection('backups', props);
  const numbers = [
    ['hour', 0, 23],
    ['keepDays', 1, maxBackupDays],
    ['keepWeeks', 0, maxBackupWeeks],
  ] as const;
  return (
    <SectionCard form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={ta('setting.backups.every')} {...form.field('backups.every')}>
          <Options of={backupIntervals} text={(interval) => ta(`setting.backups.${interval}`)} />
        </SelectField>
        {numbers.map(([name, min, max]) => (
          <TextField
            key={name}
            label={ta(`setting.backups.${name}`)}
            {...form.field(`backups.${name}`)}
            type="number"
            min={min}
            max={max}
            step={1}
          />
        ))}
      </div>
    </SectionCard>
  );
}

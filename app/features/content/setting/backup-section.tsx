import { backupIntervals, maxBackupDays, maxBackupWeeks } from '#shared/operations/backup-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import { SelectField, TextField } from '../../../ui/form-field.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

/** When backups run automatically, and how many are kept. */
export function BackupSection(props: SectionProps<'backups'>) {
  const form = useSection('backups', props);
  const { draft, errors, change } = form;
  const { backups } = draft;
  const numbers = [
    ['hour', 0, 23],
    ['keepDays', 1, maxBackupDays],
    ['keepWeeks', 0, maxBackupWeeks],
  ] as const;
  return (
    <SectionCard form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={ta('setting.backups.every')}
          name="backups.every"
          value={backups.every}
          onChange={(event) =>
            change({ backups: { ...backups, every: event.target.value as typeof backups.every } })
          }
          error={errors['backups.every']}
        >
          {backupIntervals.map((interval) => (
            <option key={interval} value={interval}>
              {ta(`setting.backups.${interval}`)}
            </option>
          ))}
        </SelectField>
        {numbers.map(([name, min, max]) => (
          <TextField
            key={name}
            label={ta(`setting.backups.${name}`)}
            name={`backups.${name}`}
            type="number"
            min={min}
            max={max}
            step={1}
            value={backups[name]}
            onChange={(event) => change({ backups: { ...backups, [name]: event.target.value } })}
            error={errors[`backups.${name}`]}
          />
        ))}
      </div>
    </SectionCard>
  );
}

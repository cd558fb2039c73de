import { maxReplyHours } from '#shared/base/limits.ts';
import { ta } from '../../../lib/admin-text.ts';
import { CheckField, TextField } from '../../../ui/form-field.tsx';
import { dayName, hoursInWords } from './hours-in-words.ts';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

const week = [1, 2, 3, 4, 5, 6, 7];

export function HoursSection(props: SectionProps<'hours'>) {
  const form = useSection('hours', props);
  const { draft, errors, change } = form;
  const { hours, replyHours } = draft;
  const toggle = (day: number) =>
    hours.days.includes(day) ? hours.days.filter((other) => other !== day) : [...hours.days, day];
  const reply = Number(replyHours);
  return (
    <SectionCard form={form}>
      <fieldset>
        <legend className="field-label">{ta('setting.hours.days')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {week.map((day) => (
            <CheckField
              key={day}
              label={dayName(day)}
              name="hours.days"
              checked={hours.days.includes(day)}
              onChange={() => change({ hours: { ...hours, days: toggle(day) } })}
              aria-describedby={errors['hours.days'] ? 'hours-days-error' : undefined}
            />
          ))}
        </div>
        {errors['hours.days'] ? (
          <p id="hours-days-error" className="field-error">
            {errors['hours.days']}
          </p>
        ) : null}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        {(['opens', 'closes'] as const).map((end) => (
          <TextField
            key={end}
            label={ta(`setting.hours.${end}`)}
            {...form.field(`hours.${end}`)}
            type="time"
          />
        ))}
        <TextField
          label={ta('setting.hours.replyHours')}
          {...form.field('replyHours')}
          type="number"
          min={1}
          max={maxReplyHours}
          step={1}
          hint={ta('setting.hours.replyHint')}
        />
      </div>
      <div className="rounded-md bg-paper p-3 text-sm">
        <p className="font-semibold">{ta('setting.hours.preview')}</p>
        {hoursInWords(hours).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {reply > 0 ? <p>{ta('setting.hours.reply', { count: reply })}</p> : null}
      </div>
    </SectionCard>
  );
}

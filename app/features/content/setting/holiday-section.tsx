import { type ComponentProps, useId } from 'react';
import { maxHolidays } from '#shared/base/limits.ts';
import { forLocales, locales, localeTags } from '#shared/base/locale.ts';
import { sameDayNextYear } from '#shared/content/setting-days.ts';
import { ta } from '../../../lib/admin-text.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { AddButton, RowButton, RowButtons } from '../../../staff/form/row-buttons.tsx';
import { SectionCard } from './section-card.tsx';
import { newKey } from '../../../lib/new-key.ts';
import { type Draft, type SectionProps, useSection } from './use-section.ts';

type Holiday = Draft<'holidays'>['holidays'][number];

const ends = ['from', 'to'] as const;
const none = { from: '', to: '', name: forLocales(() => '') };

/** On wide screens a table whose cells are fields; on narrow ones each holiday is a block. */
const columns = 'grid gap-2 max-lg:grid-cols-2 lg:grid-cols-[8.5rem_8.5rem_1fr_1fr_1fr_1fr_5.5rem]';

export function HolidaySection(props: SectionProps<'holidays'>) {
  const form = useSection('holidays', props);
  const { draft, change, focusOn } = form;
  const { holidays } = draft;
  const canAdd = holidays.length < maxHolidays;
  const add = (holiday: Omit<Holiday, 'key'>) => {
    focusOn(`[name="holidays.${holidays.length}.from"]`);
    change({ holidays: [...holidays, { ...holiday, key: newKey() }] });
  };
  const remove = (at: number) => change({ holidays: holidays.filter((_, i) => i !== at) });
  return (
    <SectionCard form={form}>
      {holidays.length > 0 ? (
        <div>
          <div className="max-lg:hidden" aria-hidden="true">
            <div className={columns}>
              {ends.map((end) => (
                <span key={end} className="field-label">
                  {ta(`setting.holidays.${end}`)}
                </span>
              ))}
              {locales.map((locale) => (
                <span key={locale} className="field-label">
                  {ta(`languages.${locale}`)}
                </span>
              ))}
            </div>
          </div>
          <ol className="grid max-lg:gap-5 lg:gap-2">
            {holidays.map((holiday, i) => {
              const row = ta('setting.holidays.row', { number: i + 1 });
              const name = holiday.name.en || row;
              return (
                <li key={holiday.key} className={columns}>
                  {ends.map((end) => (
                    <Cell
                      key={end}
                      label={ta(`setting.holidays.${end}`)}
                      row={row}
                      {...form.field(`holidays.${i}.${end}`)}
                      type="date"
                    />
                  ))}
                  {locales.map((locale) => (
                    <Cell
                      key={locale}
                      label={ta('setting.holidays.nameIn', { language: ta(`languages.${locale}`) })}
                      row={row}
                      {...form.field(`holidays.${i}.name.${locale}`)}
                      lang={localeTags[locale]}
                      placeholder={locale === 'en' ? undefined : holiday.name.en}
                    />
                  ))}
                  <RowButtons name={name} onRemove={() => remove(i)}>
                    <RowButton
                      label={ta('setting.holidays.duplicate', { name })}
                      isDisabled={!canAdd}
                      onClick={() =>
                        add({
                          ...holiday,
                          from: sameDayNextYear(holiday.from),
                          to: sameDayNextYear(holiday.to),
                        })
                      }
                    >
                      <AdminIcon name="copy" />
                    </RowButton>
                  </RowButtons>
                </li>
              );
            })}
          </ol>
        </div>
      ) : (
        <p className="text-muted">{ta('setting.holidays.none')}</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {canAdd ? <AddButton text={ta('setting.holidays.add')} onClick={() => add(none)} /> : null}
        <p className="text-sm text-muted">
          {ta('setting.holidays.count', { count: holidays.length })}. {ta('setting.holidays.lunar')}
        </p>
      </div>
    </SectionCard>
  );
}

type CellProps = ComponentProps<'input'> & { label: string; row: string; error?: string | undefined };

/** A field whose label is the heading of its column, if there are columns. */
function Cell({ label, row, error, ...input }: CellProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="field-label lg:sr-only">
        {label}
        <span className="sr-only">, {row}</span>
      </label>
      <input
        {...input}
        id={id}
        className="field min-w-0 lg:px-2 lg:text-sm"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { SettingSection } from '#shared/setting-form.ts';
import { ta } from '../../lib/admin-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConflictPanel } from '../../ui/admin/conflict-panel.tsx';
import { describe } from './describe.ts';
import { type SectionForm, toDraft } from './use-section.ts';

type Props<S extends SettingSection> = {
  form: SectionForm<S>;
  /** Something is still on its way: saving must wait. */
  isWaiting?: boolean;
  children: ReactNode;
};

/** The frame of a section: its heading, what somebody else saved meanwhile, its fields and its own Save. */
export function SectionCard<S extends SettingSection>({ form, isWaiting = false, children }: Props<S>) {
  const { section, title, isDirty, isBusy } = form;
  const isHeld = isBusy || isWaiting;
  return (
    <section
      id={section}
      tabIndex={-1}
      aria-labelledby={`${section}-title`}
      className="card scroll-mt-16 p-4"
    >
      <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
        <header>
          <h2 id={`${section}-title`} className="h3 flex flex-wrap items-center gap-2">
            {title}
            {isDirty ? <span className="badge badge-amber">{ta('setting.unsaved')}</span> : null}
          </h2>
          <p className="text-sm text-muted">{ta(`setting.${section}.text`)}</p>
        </header>
        {form.theirs ? <Conflict form={form} /> : null}
        {children}
        <div className="flex flex-wrap justify-end gap-2">
          {isDirty ? (
            <Button className="btn btn-ghost" onClick={form.discard} isOff={isBusy}>
              {ta('setting.discard')}
            </Button>
          ) : null}
          <Button type="submit" className="btn btn-primary" isOff={isHeld}>
            {ta(isHeld ? 'common.working' : 'common.save')}
            <span className="sr-only"> {title}</span>
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Two people have changed the same section: shows where they differ, and lets the second decide. */
function Conflict<S extends SettingSection>({ form }: { form: SectionForm<S> }) {
  const saved = describe(form.section, toDraft<S>(form.theirs!));
  const typed = new Map(describe(form.section, form.draft));
  const rows = saved
    .filter(([label, text]) => typed.get(label) !== text)
    .map(([label, text]) => ({ key: label, label, theirs: text, mine: typed.get(label) }));
  return (
    <ConflictPanel
      title={ta('setting.conflictTitle')}
      text={ta(rows.length > 0 ? 'setting.conflictText' : 'setting.conflictSame')}
      words={{
        field: ta('setting.field'),
        theirs: ta('setting.theirs'),
        mine: ta('setting.yours'),
        takeTheirs: ta('setting.takeTheirs'),
        keepMine: ta('setting.keepMine'),
      }}
      rows={rows}
      onTakeTheirs={form.takeTheirs}
      onKeepMine={rows.length > 0 ? form.keepMine : undefined}
    />
  );
}

import type { ReactNode } from 'react';
import type { SettingSection } from '#shared/content/setting-form.ts';
import { ta } from '../../../lib/admin-text.ts';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { LeaveDialog } from '../../../staff/form/leave-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { describe } from './describe.ts';
import type { SectionForm } from './use-section.ts';

type Props<S extends SettingSection> = {
  form: SectionForm<S>;
  /** An upload is running: saving must wait. */
  isWaiting?: boolean;
  children: ReactNode;
};

/** The layout of a section: heading, fields, save bar, and the question before unsaved changes are left. */
export function SectionCard<S extends SettingSection>({ form, isWaiting = false, children }: Props<S>) {
  const { section, title, editor } = form;
  const asked = useLeaveGuard(editor.isDirty);
  return (
    <section id={section} tabIndex={-1} aria-labelledby={`${section}-title`} className="card setting-card">
      <EditorForm
        editor={editor}
        className="grid gap-4"
        compared={{ lines: (values) => describe(section, values) }}
        foot={
          <EditorFoot
            editor={editor}
            className="save-bar"
            label={
              <>
                {ta('common.save')}
                <span className="sr-only"> {title}</span>
              </>
            }
            isHeld={isWaiting}
          >
            {editor.isDirty ? (
              <Button className="btn btn-ghost" onClick={editor.discard} isOff={editor.isBusy}>
                {ta('setting.discard')}
              </Button>
            ) : null}
          </EditorFoot>
        }
      >
        <header>
          <h2 id={`${section}-title`} className="h3 flex flex-wrap items-center gap-2">
            {title}
            {editor.isDirty ? <span className="badge badge-amber">{ta('setting.unsaved')}</span> : null}
          </h2>
          <p className="text-sm text-muted">{ta(`setting.${section}.text`)}</p>
        </header>
        {children}
      </EditorForm>
      {asked ? <LeaveDialog text={ta('setting.leaveText', { section: title })} {...asked} /> : null}
    </section>
  );
}

import type { CurrentUser } from '#shared/people/user.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { readTexts } from '../../../lib/read-texts.ts';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { NameFields } from './account-form.tsx';
import { Titled } from '../../../ui/titled.tsx';

/** The user's own name, which is shown below replies and in the chat. */
export function ProfileCard({ user }: { user: CurrentUser }) {
  const editor = useFormEditor<Record<string, string>>({
    draft: null,
    saved: {
      values: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
      version: 0,
    },
    read: readTexts,
    put: async (values) => {
      await callApi('PUT /api/account/profile', { form: values });
      return { values, version: 0 };
    },
    words: () => ({ saved: ta('records.saved'), failed: ta('account.failed') }),
  });
  return (
    <Titled className="card p-4" id="profile" title={ta('profile.title')}>
      <EditorForm
        editor={editor}
        className="mt-3 grid gap-4"
        foot={<EditorFoot editor={editor} className="flex flex-wrap gap-2" label={ta('common.save')} />}
      >
        <p className="text-muted">
          {ta('profile.text', { username: user.username, email: user.email ?? ta('change.none') })}
        </p>
        <NameFields errors={editor.errors} person={user} isOwn />
      </EditorForm>
    </Titled>
  );
}

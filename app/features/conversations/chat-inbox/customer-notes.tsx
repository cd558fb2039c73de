import { useState } from 'react';
import type { ConversationDetail } from '#shared/conversations/chat-inbox.ts';
import { maxNoteLength } from '#shared/base/limits.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { EditorFailure, EditorForm } from '../../../staff/form/editor-form.tsx';
import { savingText, useAutoSave } from '../../../staff/form/use-auto-save.ts';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { TextAreaField } from '../../../ui/form-field.tsx';

type Notes = { notes: string };

/** Whether two notes are equal, apart from space at their ends. */
const isSame = (one: unknown, other: unknown) => String(one).trim() === String(other).trim();

/** The shared notes of all staff, which save themselves. The version is the text that the server knows. */
export function CustomerNotes({ detail: { conversation, notes } }: { detail: ConversationDetail }) {
  const params = { id: conversation.id };
  const [hasSaved, setHasSaved] = useState(false);
  const editor = useFormEditor<Notes, string>({
    draft: `conversation-notes:${conversation.id}`,
    saved: { values: { notes }, version: notes },
    isSame,
    put: async (values, notesBefore) => {
      await callApi('PUT /api/conversations/:id', { params, body: { ...values, notesBefore } });
      // Keep the values as typed: a space at the end belongs to the next word.
      return { values, version: values.notes.trim() };
    },
    reopen: async () => {
      const now = await callApi('GET /api/conversations/:id', { params });
      return { values: { notes: now.notes }, version: now.notes };
    },
    words: () => ({ failed: ta('chat.failed') }),
    onSaved: () => setHasSaved(true),
    reportsKept: false,
    savesItself: true,
  });
  useAutoSave(editor);
  return (
    <EditorForm
      editor={editor}
      className="grid gap-2"
      compared={{ label: () => ta('chat.notes'), show: (field, values) => values[field] }}
      foot={<EditorFailure editor={editor} />}
    >
      <TextAreaField
        label={ta('chat.notes')}
        hint={<span role="status">{savingText(editor, hasSaved, ta('chat.notesText'))}</span>}
        rows={4}
        maxLength={maxNoteLength}
        value={editor.values.notes}
        onChange={({ target }) => editor.change({ notes: target.value })}
      />
    </EditorForm>
  );
}

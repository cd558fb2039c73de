import { type ReactNode, useRef, useState } from 'react';
import type { AddedPath, RecordPath } from '#shared/nouns.ts';
import { ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import { EditorFoot, EditorForm } from '../../staff/form/editor-form.tsx';
import { useFormEditor } from '../../staff/form/use-form-editor.ts';
import { Dialog } from '../../ui/admin/dialog.tsx';
import { type NamedField, readTyped, type RecordValues, toBody, valuesOf } from './field-spec.ts';
import { RecordFields } from './record-fields.tsx';

export type EditedRecord = { id: string; version: number; isDeleted: boolean };

type Props = {
  title: string;
  /** Address of the collection. */
  path: RecordPath;
  /** Null for a new one. */
  record: EditedRecord | null;
  fields: readonly NamedField[];
  /** What is read above the fields and not changed. */
  above?: ReactNode;
  onClose: () => void;
};

/** Creates or changes one record in a dialog. */
export function RecordDialog({ title, onClose, ...props }: Props) {
  return (
    <Dialog title={title} closeLabel={ta('common.close')} onClose={onClose}>
      <RecordForm {...props} onClose={onClose} />
    </Dialog>
  );
}

/** The name of a draft: a new record of one language is not that of another. */
const draftName = (path: string, record: EditedRecord | null, fields: readonly NamedField[]) =>
  [
    path,
    record?.id ?? 'new',
    ...(record ? [] : fields.filter(({ as }) => as === 'fixed').map(({ initial }) => initial)),
  ].join(' ');

function RecordForm({ path, record: given, fields, above, onClose }: Omit<Props, 'title'>) {
  const [isUploading, setIsUploading] = useState(false);
  // Keeps the opened record while the list is read again.
  const [record] = useState(given);
  const id = useRef(record?.id);
  const editor = useFormEditor<RecordValues>({
    draft: draftName(path, record, fields),
    saved: { values: valuesOf(fields, record), version: record?.version ?? 0 },
    read: (form) => readTyped(fields, form),
    heldBy: isUploading ? ta('productForm.uploading') : null,
    put: async (values, version, createOnce) => {
      const form = toBody(fields, values);
      if (id.current === undefined) {
        const { created, isRepeated } = await createOnce((headers) =>
          // Only what the staff add to opens the form of a new one (RecordPage).
          callApi(`POST ${path as AddedPath}`, { form, headers }),
        );
        id.current = created.id;
        if (!isRepeated) return { values, version: 1 };
      }
      // What an earlier attempt has created is of the first version.
      const opened = Math.max(version, 1);
      await callApi(`PUT ${path}/:id`, { params: { id: id.current }, form: { ...form, version: opened } });
      return { values, version: opened + 1 };
    },
    reopen: async () => {
      const theirs = await callApi(`GET ${path}/:id/edit`, { params: { id: id.current! } });
      const note = theirs.isDeleted ? ta('conflict.inTrash') : undefined;
      return { values: valuesOf(fields, theirs), version: theirs.version, note };
    },
    words: () => ({ saved: ta('records.saved'), failed: ta('records.saveFailed') }),
    onSaved: onClose,
  });
  const { values, revision } = editor.drawn;
  return (
    <EditorForm
      editor={editor}
      compared={{
        label: (field) => fields.find(({ name }) => name === field)!.label,
        show: (field, shown) => showValue(shown[field]),
      }}
      foot={<EditorFoot editor={editor} label={ta('common.save')} onCancel={onClose} />}
    >
      {above}
      <RecordFields
        key={revision}
        fields={fields}
        values={values}
        errors={editor.errors}
        onBusy={setIsUploading}
        onChange={editor.change}
      />
    </EditorForm>
  );
}

const showValue = (value: string | boolean | undefined): string =>
  typeof value === 'boolean' ? ta(value ? 'conflict.yes' : 'conflict.no') : (value ?? '');

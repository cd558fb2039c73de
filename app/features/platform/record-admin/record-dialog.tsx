import { type ReactNode, useState } from 'react';
import { nouns, type RecordNoun } from '#shared/base/nouns.ts';
import { ta } from '../../../lib/admin-text.ts';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { useRecordSave } from '../../../staff/record/use-record-save.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { type NamedField, readTyped, type RecordValues, toBody, valuesOf } from './field-spec.ts';
import { RecordFields } from './record-fields.tsx';

export type EditedRecord = { id: string; version: number; isDeleted: boolean };

type Props = {
  title: string;
  noun: RecordNoun;
  /** Null for a new record. */
  record: EditedRecord | null;
  /** The record's name, if it is not among the fields. */
  name?: string | undefined;
  fields: readonly NamedField[];
  /** Content above the fields that is only read. */
  above?: ReactNode;
  onClose: () => void;
};

/** Creates or changes one record in a dialog. */
export function RecordDialog({ title, onClose, ...props }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <RecordForm {...props} onClose={onClose} />
    </Dialog>
  );
}

/** The name of a draft. New records of different languages have different drafts. */
const draftName = (path: string, record: EditedRecord | null, fields: readonly NamedField[]) =>
  [
    path,
    record?.id ?? 'new',
    ...(record ? [] : fields.filter(({ as }) => as === 'fixed').map(({ initial }) => initial)),
  ].join(' ');

function RecordForm({
  noun,
  record: given,
  name: givenName = '',
  fields,
  above,
  onClose,
}: Omit<Props, 'title'>) {
  const path = nouns[noun].api;
  const nameField = fields.find(({ as, isRequired }) => isRequired && (as ?? 'line') === 'line');
  const [isUploading, setIsUploading] = useState(false);
  // Keeps the opened record while the list is reloaded.
  const [record] = useState(given);
  const save = useRecordSave(path, record?.id, {
    toForm: (values: RecordValues) => toBody(fields, values),
    toValues: (theirs) => valuesOf(fields, theirs),
  });
  const editor = useFormEditor<RecordValues>({
    draft: draftName(path, record, fields),
    saved: { values: valuesOf(fields, record), version: record?.version ?? 0 },
    read: (form) => readTyped(fields, form),
    heldBy: isUploading ? ta('productForm.uploading') : null,
    ...save,
    about: (values) => [noun, nameField ? String(values[nameField.name]) : givenName],
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

import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RecordPath } from '#shared/nouns.ts';
import { ta } from '../../lib/admin-text.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { conflictWords } from '../../lib/conflict-words.ts';
import { useSaveKey } from '../../lib/use-save-key.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ConflictPanel } from '../../ui/admin/conflict-panel.tsx';
import { Dialog } from '../../ui/admin/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { type NamedField, readFields, valueOf } from './field-spec.ts';
import { RecordFields } from './record-fields.tsx';

export type EditedRecord = { id: string; version: number; isDeleted: boolean };

type Props = {
  title: string;
  /** Address of the collection. */
  path: RecordPath;
  /** Null for a new one. */
  record: EditedRecord | null;
  fields: readonly NamedField[];
  onClose: () => void;
};

/** Creates or changes one record in a dialog. */
export function RecordDialog({ title, record, onClose, ...props }: Props) {
  const [opened, setOpened] = useState(record);
  return (
    <Dialog title={title} closeLabel={ta('common.close')} onClose={onClose}>
      {/* A newer state that was taken over is a new form. */}
      <RecordForm {...props} key={opened?.version} record={opened} onReopen={setOpened} onClose={onClose} />
    </Dialog>
  );
}

type FormProps = Omit<Props, 'title'> & { onReopen: (record: EditedRecord) => void };

function RecordForm({ path, record, fields, onReopen, onClose }: FormProps) {
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [conflict, setConflict] = useState<{ mine: Record<string, string>; theirs: EditedRecord } | null>(
    null,
  );
  const version = useRef(record?.version);

  /** @returns whether it is saved; else somebody else was quicker */
  async function send(typed: Record<string, string>): Promise<boolean> {
    const values = readFields(fields, typed);
    setConflict(null);
    if (record === null) {
      await callApi(`POST ${path}`, { form: values });
      return true;
    }
    const params = { id: record.id };
    try {
      await callApi(`PUT ${path}/:id`, { params, form: { ...values, version: version.current } });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.body?.code !== 'conflict') throw error;
      setConflict({ mine: typed, theirs: await callApi(`GET ${path}/:id/edit`, { params }) });
      return false;
    }
  }

  const { errors, isBusy, onSubmit } = useSubmit({
    send,
    onDone: (isSaved) => {
      if (!isSaved) return;
      toast({ title: ta('records.saved') });
      onClose();
      void revalidate();
    },
    onFail: (text) => toast({ title: ta('records.saveFailed'), text, isError: true }),
    networkText: ta('common.networkFailed'),
  });

  useSaveKey(() => !isUploading && form.current?.requestSubmit());

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
      {conflict ? (
        <ConflictPanel
          title={ta('conflict.title')}
          text={ta(conflict.theirs.isDeleted ? 'conflict.inTrash' : 'conflict.text')}
          words={conflictWords()}
          rows={differences(fields, conflict.mine, conflict.theirs)}
          onKeepMine={() => {
            version.current = conflict.theirs.version;
            form.current?.requestSubmit();
          }}
          onTakeTheirs={() => {
            onReopen(conflict.theirs);
            void revalidate();
          }}
        />
      ) : null}
      <RecordFields fields={fields} record={record} errors={errors} onBusy={setIsUploading} />
      <div className="dialog-foot flex justify-end gap-2">
        <button type="button" className="btn btn-outline" onClick={onClose}>
          {ta('common.cancel')}
        </button>
        <button type="submit" className="btn btn-primary" disabled={isBusy || isUploading}>
          {ta(isBusy || isUploading ? 'common.working' : 'common.save')}
        </button>
      </div>
    </form>
  );
}

/** The fields in which what is typed differs from what is saved. */
function differences(fields: readonly NamedField[], typed: Record<string, string>, theirs: EditedRecord) {
  return fields.flatMap((field) => {
    const { name, label } = field;
    const saved = valueOf(field, theirs);
    const [a, b] =
      field.as === 'check'
        ? [yesNo(saved === true), yesNo(name in typed)]
        : [String(saved), typed[name] ?? ''];
    return a.trim() === b.trim() ? [] : [{ key: name, label, theirs: a, mine: b }];
  });
}

const yesNo = (isOn: boolean): string => ta(isOn ? 'conflict.yes' : 'conflict.no');

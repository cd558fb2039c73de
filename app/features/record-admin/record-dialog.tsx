import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RecordPath } from '#shared/nouns.ts';
import { ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import { DraftNote } from '../../lib/draft-note.tsx';
import { useFieldDraft } from '../../lib/use-field-draft.ts';
import { useFormFocus } from '../../lib/use-form-focus.ts';
import { useMergingSave } from '../../lib/use-merging-save.ts';
import { useSaveKey } from '../../lib/use-save-key.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Dialog } from '../../ui/admin/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { type NamedField, readTyped, type RecordValues, toBody, valuesOf } from './field-spec.ts';
import { RecordConflict } from './record-conflict.tsx';
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

function RecordForm({ path, record: given, fields, onClose }: Omit<Props, 'title'>) {
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const [isUploading, setIsUploading] = useState(false);
  // What the list reads anew meanwhile is not what was opened.
  const [record] = useState(given);
  const draft = useFieldDraft<RecordValues>(
    draftName(path, record, fields),
    valuesOf(fields, record),
    record?.version ?? 0,
  );
  const id = useRef(record?.id);
  const { conflict, save, takeTheirs } = useMergingSave<RecordValues>({
    draft,
    put: async (typed, version) => {
      const values = toBody(fields, typed);
      if (id.current === undefined) {
        const { made, isRepeated } = await draft.makeOnce((headers) =>
          callApi(`POST ${path}`, { form: values, headers }),
        );
        id.current = made.id;
        if (!isRepeated) return;
      }
      // What an earlier attempt has made is of the first version.
      const opened = { ...values, version: Math.max(version, 1) };
      await callApi(`PUT ${path}/:id`, { params: { id: id.current }, form: opened });
    },
    reopen: async () => {
      const theirs = await callApi(`GET ${path}/:id/edit`, { params: { id: id.current! } });
      return { values: valuesOf(fields, theirs), version: theirs.version, isDeleted: theirs.isDeleted };
    },
  });
  const typed = () => readTyped(fields, form.current!);
  const keep = () => draft.change(typed());

  const { errors, isBusy, onSubmit } = useSubmit({
    send: () => save(typed()),
    onDone: (isSaved) => {
      if (!isSaved) return;
      draft.drop();
      toast({ title: ta('records.saved') });
      onClose();
      void revalidate();
    },
    onFail: (text) => toast({ title: ta('records.saveFailed'), text, isError: true }),
    networkText: ta('common.networkFailed'),
  });
  useFormFocus(form, errors, conflict !== null);

  useSaveKey(() => !isUploading && form.current?.requestSubmit());

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        if (isUploading) event.preventDefault();
        else onSubmit(event);
      }}
      onChange={keep}
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      <DraftNote restored={draft.restored} onDiscard={() => draft.discard()} />
      <RecordFields
        key={draft.revision}
        fields={fields}
        values={draft.values}
        errors={errors}
        onBusy={setIsUploading}
        onChange={(part) => draft.change({ ...typed(), ...part })}
      />
      {conflict ? (
        <RecordConflict
          fields={fields}
          conflict={conflict}
          onChoose={(name, side) => {
            const from = side === 'mine' ? conflict.mine : conflict.theirs.values;
            const chosen = { ...typed(), [name]: from[name]! };
            draft.show(chosen);
            draft.change(chosen);
          }}
          onKeepMine={() => form.current?.requestSubmit()}
          onTakeTheirs={() => {
            takeTheirs();
            void revalidate();
          }}
        />
      ) : null}
      <div className="dialog-foot flex justify-end gap-2">
        <button type="button" className="btn btn-outline" onClick={onClose}>
          {ta('common.cancel')}
        </button>
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy || isUploading}>
          {ta(isBusy || isUploading ? 'common.working' : 'common.save')}
        </button>
      </div>
    </form>
  );
}

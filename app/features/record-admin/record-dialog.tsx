import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Dialog } from '../../ui/admin/dialog.tsx';
import { toast } from '../../ui/toast.ts';

type Props = {
  title: string;
  /** Where the record is saved: the collection for a new one, else its own address. */
  path: string;
  isNew: boolean;
  /** What the fields say, as the API takes it. */
  read: (values: Record<string, string>) => Record<string, unknown>;
  onClose: () => void;
  children: (errors: Record<string, string>, onBusy: (isBusy: boolean) => void) => ReactNode;
};

/** Creates or changes one record of a simple kind in a dialog. */
export function RecordDialog({ title, path, isNew, read, onClose, children }: Props) {
  const { revalidate } = useRevalidator();
  const [isUploading, setIsUploading] = useState(false);
  const { errors, isBusy, onSubmit } = useSubmit({
    send: (values) => callApi(isNew ? 'POST' : 'PUT', path, read(values)),
    onDone: () => {
      toast({ title: ta('records.saved') });
      onClose();
      void revalidate();
    },
    onFail: (text) => toast({ title: ta('records.saveFailed'), text, isError: true }),
    networkText: ta('common.networkFailed'),
  });
  return (
    <Dialog title={title} closeLabel={ta('common.close')} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        {children(errors, setIsUploading)}
        <div className="flex justify-end gap-2">
          <button type="button" className="btn btn-outline" onClick={onClose}>
            {ta('common.cancel')}
          </button>
          <button type="submit" className="btn btn-primary" disabled={isBusy || isUploading}>
            {ta(isBusy || isUploading ? 'common.working' : 'common.save')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ta } from '../../lib/admin-text.ts';
import { Dialog } from '../../ui/admin/dialog.tsx';

/** Asks before the page is left while these sections have changes that are not saved. */
export function LeaveGuard({ unsaved }: { unsaved: readonly string[] }) {
  const isUnsaved = unsaved.length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={ta('setting.leaveTitle')} closeLabel={ta('common.close')} onClose={() => blocker.reset()}>
      <p>{ta('setting.leaveText', { sections: unsaved.join(', ') })}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-outline" onClick={() => blocker.proceed()}>
          {ta('setting.leave')}
        </button>
        <button type="button" className="btn btn-primary" onClick={() => blocker.reset()}>
          {ta('setting.stay')}
        </button>
      </div>
    </Dialog>
  );
}

import { ta } from '../../lib/admin-text.ts';
import { Dialog, DialogFoot } from './dialog.tsx';

type Props = {
  /** Says what would be lost. */
  text: string;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks before unsaved input is left. */
export function LeaveDialog({ text, onLeave, onStay }: Props) {
  return (
    <Dialog title={ta('form.leaveTitle')} onClose={onStay}>
      <p className="mb-5">{text}</p>
      <DialogFoot>
        <button type="button" className="btn btn-outline" onClick={onLeave}>
          {ta('form.leave')}
        </button>
        <button type="button" className="btn btn-primary" onClick={onStay}>
          {ta('form.stay')}
        </button>
      </DialogFoot>
    </Dialog>
  );
}

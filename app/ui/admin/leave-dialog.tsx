import { Dialog, DialogFoot } from './dialog.tsx';

type Props = {
  words: { title: string; leave: string; stay: string; close: string };
  /** Says what would be lost. */
  text: string;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks before unsaved input is left. */
export function LeaveDialog({ words, text, onLeave, onStay }: Props) {
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onStay}>
      <p className="mb-5">{text}</p>
      <DialogFoot>
        <button type="button" className="btn btn-outline" onClick={onLeave}>
          {words.leave}
        </button>
        <button type="button" className="btn btn-primary" onClick={onStay}>
          {words.stay}
        </button>
      </DialogFoot>
    </Dialog>
  );
}

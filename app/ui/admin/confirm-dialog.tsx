import { Dialog, DialogFoot } from './dialog.tsx';

export type Question = { text: string; confirmLabel: string; run: () => void };

type Props = { question: Question; cancelLabel: string; onClose: () => void };

/** Asks for confirmation before an action. */
export function ConfirmDialog({ question, cancelLabel, onClose }: Props) {
  return (
    <Dialog title={question.text} closeLabel={cancelLabel} onClose={onClose}>
      <DialogFoot>
        <button type="button" className="btn btn-outline" onClick={onClose}>
          {cancelLabel}
        </button>
        <button
          type="button"
          className="btn btn-danger"
          onClick={() => {
            onClose();
            question.run();
          }}
        >
          {question.confirmLabel}
        </button>
      </DialogFoot>
    </Dialog>
  );
}

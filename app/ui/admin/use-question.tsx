import { type ReactNode, useState } from 'react';
import { Dialog, DialogFoot } from './dialog.tsx';

export type Question = { text: string; confirmLabel: string; run: () => void };

/** Asks for confirmation before an action: `ask` opens the question, and the page renders `dialog`. */
export function useQuestion(cancelLabel: string): { ask: (question: Question) => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    ask: setQuestion,
    dialog: question ? (
      <ConfirmDialog question={question} cancelLabel={cancelLabel} onClose={() => setQuestion(null)} />
    ) : null,
  };
}

type Props = { question: Question; cancelLabel: string; onClose: () => void };

/** Asks for confirmation before an action. */
function ConfirmDialog({ question, cancelLabel, onClose }: Props) {
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

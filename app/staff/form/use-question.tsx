import { type ReactNode, useState } from 'react';
import { ta } from '../../lib/admin-text.ts';
import { Dialog, DialogFoot } from './dialog.tsx';

export type Question = { text: string; confirmLabel: string; run: () => void };

/** Asks for confirmation before an action: `ask` opens the question, and the page renders `dialog`. */
export function useQuestion(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  return {
    ask: setQuestion,
    dialog: question ? (
      <Dialog title={question.text} onClose={close}>
        <DialogFoot>
          <button type="button" className="btn btn-outline" onClick={close}>
            {ta('common.cancel')}
          </button>
          <button
            type="button"
            className="btn btn-danger"
            onClick={() => {
              close();
              question.run();
            }}
          >
            {question.confirmLabel}
          </button>
        </DialogFoot>
      </Dialog>
    ) : null,
  };
}

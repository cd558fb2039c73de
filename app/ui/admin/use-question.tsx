import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';

/** Asks before something is done: `ask` opens the question, `dialog` is where it stands in the page. */
export function useQuestion(cancelLabel: string): { ask: (question: Question) => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    ask: setQuestion,
    dialog: question ? (
      <ConfirmDialog question={question} cancelLabel={cancelLabel} onClose={() => setQuestion(null)} />
    ) : null,
  };
}

import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';

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

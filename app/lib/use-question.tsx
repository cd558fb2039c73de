import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type Question } from '../ui/admin/confirm-dialog.tsx';
import { ta } from './admin-text.ts';

/** Asks before something is done: `ask` opens the question, `dialog` is where it stands in the page. */
export function useQuestion(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    ask: setQuestion,
    dialog: question ? (
      <ConfirmDialog
        question={question}
        cancelLabel={ta('common.cancel')}
        onClose={() => setQuestion(null)}
      />
    ) : null,
  };
}

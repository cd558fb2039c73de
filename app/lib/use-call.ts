import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '../ui/toast.ts';
import { aboutRecord } from './about-record.ts';
import { ta } from './admin-text.ts';
import { reportFailure } from './report-failure.ts';

type Said = {
  /** Title and text may use the answer: a function is called when the call is done. */
  title?: string | (() => string);
  text?: string | (() => string);
  /** Noun and name of the one record that it changes. Its Undo is about the same. */
  about?: Readonly<Parameters<typeof aboutRecord>>;
  failed: string;
  /** Shown on a failure instead of the server's message. */
  failedText?: string;
};

const wordsOf = (words: string | (() => string)): string => (typeof words === 'function' ? words() : words);

/** How to undo a call. */
type Undo = Said & { call: () => Promise<unknown> };

/**
 * Runs a change (with `run`, one at a time), reports its outcome (`title`, if the page does not show it), offers its
 * Undo, and reloads the page's data. A failure changes nothing on the page.
 */
export function useCall() {
  const { revalidate } = useRevalidator();
  const [running, setRunning] = useState(0);
  const isBusy = running > 0;

  async function perform(
    call: () => Promise<unknown>,
    { failed, failedText, title, text, about, undo }: Said & { undo?: Undo },
    tryAgain?: () => void,
  ): Promise<boolean> {
    setRunning((count) => count + 1);
    try {
      await call();
      if (title)
        toast({
          title: wordsOf(title),
          about: about && aboutRecord(...about),
          ...(text !== undefined && { text: wordsOf(text) }),
          ...(undo && {
            action: { label: ta('common.undo'), run: () => runUndo({ ...(about && { about }), ...undo }) },
          }),
        });
      await revalidate();
      return true;
    } catch (error) {
      reportFailure(failed, error, failedText, tryAgain);
      return false;
    } finally {
      setRunning((count) => count - 1);
    }
  }

  /** The notice that offered the Undo closes with the click. So a failure must offer the Undo again. */
  const runUndo = (undo: Undo): void => void perform(undo.call, undo, () => runUndo(undo));

  return {
    isBusy,
    run: async (call: () => Promise<unknown>, said: Said & { undo?: Undo }): Promise<boolean> =>
      !isBusy && perform(call, said),
    /** Runs a call even while another one runs: a key pressed for the next record must not be lost during a save. */
    runBeside: (call: () => Promise<unknown>, said: Said & { undo?: Undo }): Promise<boolean> =>
      perform(call, said),
  };
}

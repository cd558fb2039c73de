import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '../ui/toast.ts';
import { ta } from './admin-text.ts';
import { reportFailure } from './report-failure.ts';

type Said = {
  /** Both may use the answer: a function is called when the call is done. */
  title?: string | (() => string);
  text?: string | (() => string);
  failed: string;
  /** Said of a failure instead of the server's own words. */
  failedText?: string;
};

const wordsOf = (words: string | (() => string)): string => (typeof words === 'function' ? words() : words);

/** Takes a call back. */
type Undo = Said & { call: () => Promise<unknown> };

/**
 * Runs a change, by `run` one at a time: says what came of it (`title`, where the page does not show it), offers its Undo,
 * and reads the page's data again. A failure changes nothing on the page.
 */
export function useCall() {
  const { revalidate } = useRevalidator();
  const [running, setRunning] = useState(0);
  const isBusy = running > 0;

  async function perform(
    call: () => Promise<unknown>,
    { failed, failedText, title, text, undo }: Said & { undo?: Undo },
    tryAgain?: () => void,
  ): Promise<boolean> {
    setRunning((count) => count + 1);
    try {
      await call();
      if (title)
        toast({
          title: wordsOf(title),
          ...(text !== undefined && { text: wordsOf(text) }),
          ...(undo && { action: { label: ta('common.undo'), run: () => takeBack(undo) } }),
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

  /** Its message is gone with the click: only the message of a failure can offer it again. */
  const takeBack = (undo: Undo): void => void perform(undo.call, undo, () => takeBack(undo));

  return {
    isBusy,
    run: async (call: () => Promise<unknown>, said: Said & { undo?: Undo }): Promise<boolean> =>
      !isBusy && perform(call, said),
    /** Runs it also while another one runs: a key for the next record must not be lost while the last one is saved. */
    runBeside: (call: () => Promise<unknown>, said: Said & { undo?: Undo }): Promise<boolean> =>
      perform(call, said),
  };
}

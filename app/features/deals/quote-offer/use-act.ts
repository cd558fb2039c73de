import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureOf } from '../../../lib/failure.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { toast } from '../../../ui/toast.ts';

type Options = {
  /** Does the act by script. */
  send: (values: Record<string, string>) => Promise<unknown>;
  /** What is said on success, and if no answer came. */
  done: string;
  noAnswer: string;
  onDone?: () => void;
};

/** An act of the buyer by script: on success the page shows the new state. */
export function useAct({ send, done, noAnswer, onDone }: Options) {
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = useSubmit({
    send,
    onDone: () => {
      setFailure(null);
      toast({ title: done });
      void revalidate();
      onDone?.();
    },
    // Errors of fields stand beside them.
    onFail: (text, error) => setFailure(Object.keys(failureOf(error).fields).length > 0 ? null : text),
    networkText: noAnswer,
  });
  return { ...submit, failure };
}

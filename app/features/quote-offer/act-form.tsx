import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSubmit } from '../../lib/use-submit.ts';
import { toast } from '../../ui/toast.ts';

type Props = {
  /** The name of the action, for the page's `action`. */
  intent: string;
  requestKey: string;
  /** Does the same by script. */
  send: (values: Record<string, string>) => Promise<unknown>;
  /** Messages if no answer came, and on success. */
  noAnswer: string;
  saved: string;
  /** The errors of an attempt without script. */
  fault: ActFault | null;
  className?: string;
  /** Renders the fields with their errors. */
  children: (errors: Record<string, string>, isBusy: boolean) => ReactNode;
};

export type ActFault = {
  intent: string;
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
};

/** A form for an action of the buyer on a request. Works without script; with script, typed values are never lost. */
export function ActForm(props: Props) {
  const { intent, requestKey, send, noAnswer, saved, fault, className, children } = props;
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isBusy, onSubmit } = useSubmit({
    send,
    onDone: () => {
      setFailure(null);
      toast({ title: saved });
      void revalidate();
    },
    onFail: setFailure,
    networkText: noAnswer,
  });
  const own = fault?.intent === intent ? fault : null;
  const shown = Object.keys(errors).length > 0 ? errors : (own?.errors ?? {});
  return (
    <form method="post" onSubmit={onSubmit} className={className} noValidate>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="requestKey" value={requestKey} />
      {children(shown, isBusy)}
      <FailureNote text={failure ?? own?.message} />
    </form>
  );
}

/** Why the form was not sent, shown below its button. */
export const FailureNote = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <p role="alert" className="notice notice-bad">
      {text}
    </p>
  ) : null;

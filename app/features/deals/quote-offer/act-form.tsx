import type { ReactNode } from 'react';
import type { OfferChoice } from '#shared/deals/quote-offer.ts';
import { choiceFields } from './choice.ts';
import { useAct } from './use-act.ts';

type Props = {
  /** The name of the action, for the page's `action`. */
  intent: string;
  requestKey: string;
  /** Does the same by script. */
  send: (values: Record<string, string>) => Promise<unknown>;
  /** Messages if no answer came, and on success. */
  noAnswer: string;
  done: string;
  /** The errors of an attempt without script. */
  fault: ActFault | null;
  /** The buyer's choice, which the page shows again after an attempt without script. */
  choice?: OfferChoice;
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

/** The fault of this action, and the errors of its fields: those of the last attempt by script come first. */
export function ownFault(fault: ActFault | null, intent: string, byScript: Record<string, string>) {
  const own = fault?.intent === intent ? fault : null;
  return { own, errors: Object.keys(byScript).length > 0 ? byScript : (own?.errors ?? {}) };
}

/** A form for an action of the buyer on a request. Works without script; with script, typed values are never lost. */
export function ActForm(props: Props) {
  const { intent, requestKey, fault, choice = [], className, children } = props;
  const { errors, isBusy, onInput, onSubmit, failure } = useAct(props);
  const { own, errors: shown } = ownFault(fault, intent, errors);
  return (
    <form
      id={`act-${intent}`}
      method="post"
      // Without script, a refused form comes back where it stands on the page.
      action={`#act-${intent}`}
      onInput={onInput}
      onSubmit={onSubmit}
      className={className}
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="requestKey" value={requestKey} />
      {choiceFields(choice).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(shown, isBusy)}
      <FailureNotice text={failure ?? wholeFault(own)} />
    </form>
  );
}

/** Why an attempt without script was refused, if that is not said at a field. */
export const wholeFault = (own: ActFault | null): string | null =>
  own && Object.keys(own.errors).length === 0 ? own.message : null;

/** Why the form was not sent, shown below its button. */
export const FailureNotice = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <p role="alert" className="notice notice-bad">
      {text}
    </p>
  ) : null;

import { type InputEvent, type SubmitEvent, useState } from 'react';
import { failureOf } from './failure.ts';
import { readTexts } from './read-texts.ts';

type Options<T> = {
  /** Sends the typed values. */
  send: (values: Record<string, string>) => Promise<T>;
  onDone: (answer: T) => void;
  /** Called with the message of a failure. The form itself shows errors of fields. */
  onFail: (message: string, error: unknown) => void;
  /** Shown if the network fails. */
  networkText: string;
};

/**
 * A form that is sent by script: the typed values stay, errors of fields are shown beside them and the first of these
 * fields gets the focus, and a second submit waits for the first.
 */
export function useSubmit<T>({ send, onDone, onFail, networkText }: Options<T>) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = readTexts(form);
    setIsBusy(true);
    setErrors({});
    try {
      onDone(await send(values));
    } catch (error) {
      const { fields, text } = failureOf(error);
      setErrors(fields);
      onFail(text ?? networkText, error);
      const first = [...form.elements].find((element) => (element as HTMLInputElement).name in fields);
      (first as HTMLElement | undefined)?.focus();
    } finally {
      setIsBusy(false);
    }
  }

  /** A field that is being corrected is not wrong any more. */
  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (name in errors)
      setErrors((all) => Object.fromEntries(Object.entries(all).filter(([one]) => one !== name)));
  }

  return {
    errors,
    isBusy,
    /** Props of the field with this name. */
    field: (name: string) => ({ name, error: errors[name] }),
    onInput,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
  };
}

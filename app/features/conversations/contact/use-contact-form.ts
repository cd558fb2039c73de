import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isShortNumber } from '#shared/conversations/contact-fields.ts';
import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import {
  deliver,
  type Delivery,
  isWaiting,
  type OutboxEvent,
  putIntoOutbox,
  removeFromOutbox,
  renew,
  sendLater,
  type Waiting,
} from '../../../lib/outbox.ts';
import { readTexts } from '../../../lib/read-texts.ts';
import { showPlainNotice } from '../../../lib/plain-notice.ts';
import { contactCall, contactDraft, holdsSent, toWaiting } from './draft.ts';

/** Errors of the form's fields, and why the whole form was not sent. */
export type ContactFaults = { errors: Record<string, string>; failure: string | null };

type Status = 'idle' | 'sending' | 'waiting' | 'sent';

/**
 * Sends the contact form by script through the outbox, so that a message without an answer is sent again under the
 * same key, by this page or a later one.
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  texts: ContactTexts,
  initial: ContactFaults,
) {
  const [status, setStatus] = useState<Status>('idle');
  const [faults, setFaults] = useState(initial);
  const current = useRef<Waiting | null>(null);
  /** The phone number that the user was last asked about. */
  const asked = useRef<string | null>(null);

  useEffect(() => {
    contactDraft.restore(form.current!);
    contactDraft.save(form.current!);
    if (isWaiting(contactCall)) setStatus('waiting');
  }, [form]);

  useEffect(() => {
    const onOutbox = (event: Event) => {
      const { key, call, body, isSent } = (event as OutboxEvent).detail;
      if (call !== contactCall) return;
      const isOwn = key === current.current?.key;
      // If something else was written since, the form stays, and a notice shows that the message was sent.
      const isHeld = isSent && holdsSent(form.current!, body);
      if (isOwn && isSent) current.current = null;
      if (isOwn && (isHeld || !isSent)) {
        // The form shows the outcome itself, so no notice is needed.
        event.preventDefault();
        setStatus(isSent ? 'sent' : 'idle');
        if (!isSent) setFaults({ errors: {}, failure: texts.failedRequest });
        return;
      }
      if (isHeld) form.current!.reset();
      setStatus((now) => (now === 'sending' ? now : isWaiting(contactCall) ? 'waiting' : 'idle'));
    };
    addEventListener('outbox', onOutbox);
    return () => removeEventListener('outbox', onOutbox);
  }, [form, texts]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'sending') return;
    const target = event.currentTarget;
    const body = readTexts(target);
    const phone = body['phone'] ?? '';
    if (isShortNumber(phone) && asked.current !== phone) {
      asked.current = phone;
      setFaults({ errors: { phone: texts.phoneShort }, failure: null });
      target.querySelector<HTMLElement>('[name=phone]')?.focus();
      return;
    }
    const message = renew(current.current, toWaiting(target, texts.sentLater));
    current.current = message;
    putIntoOutbox(message);
    setStatus('sending');
    setFaults({ errors: {}, failure: null });
    const result = await deliver(message);
    switch (result.kind) {
      case 'sent':
        current.current = null;
        if (holdsSent(target, message.body)) setStatus('sent');
        else {
          setStatus('idle');
          showPlainNotice(texts.sentTitle);
        }
        break;
      case 'away':
        setStatus('waiting');
        sendLater();
        break;
      case 'refused': {
        const errors = result.fields ?? {};
        setStatus('idle');
        setFaults({ errors, failure: failureText(result, texts) });
        const first = [...target.elements].find((element) => (element as HTMLInputElement).name in errors);
        (first as HTMLElement | undefined)?.focus();
      }
    }
  }

  return {
    status,
    ...faults,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    /** To be called before the form is cleared. */
    clear: () => {
      contactDraft.discard(Object.keys(contactDraft.valuesOf(form.current!)));
      if (current.current) removeFromOutbox(current.current.key);
      current.current = null;
      setFaults({ errors: {}, failure: null });
      setStatus('idle');
    },
  };
}

/** The text for a refusal (docs/specification/contact.md#form). */
function failureText(result: Extract<Delivery, { kind: 'refused' }>, texts: ContactTexts): string {
  if (result.code === 'invalid') return texts.failedForm;
  if (result.status === 400) return texts.failedRequest;
  if (result.status === 500) return texts.failedServer;
  return result.message || texts.failedOther;
}

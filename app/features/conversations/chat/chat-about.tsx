import { type SubmitEvent, type ToggleEvent, useRef, useState } from 'react';
import { normalizeCode } from '#shared/conversations/chat-rules.ts';
import { maxEmailLength, maxNameLength, maxPhoneLength } from '#shared/base/limits.ts';
import { failureOf } from '../../../lib/failure.ts';
import { type Contact, readContact } from './chat-session.ts';
import { type ChatPartProps, translatorOf } from './chat-props.ts';

const fields = [
  { name: 'name', sent: 'customerName', type: 'text', complete: 'name', maxLength: maxNameLength },
  { name: 'email', sent: 'customerEmail', type: 'text', complete: 'email', maxLength: maxEmailLength },
  { name: 'phone', sent: 'customerPhone', type: 'tel', complete: 'tel', maxLength: maxPhoneLength },
] as const satisfies { name: keyof Contact; [key: string]: unknown }[];

/** The visitor's name and contact details, both optional, and the code of an earlier conversation. */
export function ChatAbout(props: ChatPartProps) {
  return (
    <>
      <Introduction {...props} />
      <Resumption {...props} />
    </>
  );
}

/**
 * Scrolls an opened form into view and focuses its first field. The toggle event arrives after the form is visible,
 * so skip this if a quick visitor has already begun to type into another field.
 */
function showForm({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open || currentTarget.querySelector('input:focus')) return;
  currentTarget.scrollIntoView({ block: 'start' });
  currentTarget.querySelector('input')?.focus({ preventScroll: true });
}

function Introduction({ store, ...props }: ChatPartProps) {
  const t = translatorOf(props);
  const form = useRef<HTMLFormElement>(null);
  const [contact, setContact] = useState(readContact);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const isSaving = useRef(false);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving.current) return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => ((typed.get(name) as string | null) ?? '').trim();
    const given = { name: text('name'), email: text('email'), phone: text('phone') };
    isSaving.current = true;
    try {
      await store.introduce(given);
      setContact(given);
      setProblems({});
    } catch (error) {
      const { fields: found, body } = failureOf(error);
      const first = fields.find(({ sent }) => sent in found);
      setProblems(first ? found : { form: body?.message ?? t('notSaved') });
      if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus();
    } finally {
      isSaving.current = false;
    }
  }

  return (
    <details onToggle={showForm}>
      <summary>{contact?.name ? t('saved', { name: contact.name }) : t('about')}</summary>
      <form ref={form} className="chat-form" noValidate onSubmit={(event) => void save(event)}>
        {fields.map(({ name, sent, type, complete, maxLength }) => (
          <div key={name}>
            <label>
              {t(name)}
              <input
                {...{ name, type, maxLength }}
                {...(name === 'email' ? { inputMode: 'email', autoCapitalize: 'none' } : {})}
                autoComplete={complete}
                defaultValue={contact?.[name]}
                aria-invalid={sent in problems}
                aria-describedby={sent in problems ? `chat-${name}-problem` : undefined}
              />
            </label>
            {sent in problems ? (
              <p id={`chat-${name}-problem`} className="chat-problem">
                {problems[sent]}
              </p>
            ) : null}
          </div>
        ))}
        {problems['form'] ? (
          <p role="alert" className="chat-problem">
            {problems['form']}
          </p>
        ) : null}
        <button type="submit" className="btn btn-outline btn-sm">
          {t('save')}
        </button>
      </form>
    </details>
  );
}

function Resumption({ store, ...props }: ChatPartProps) {
  const t = translatorOf(props);
  const [problem, setProblem] = useState<string | null>(null);

  async function resume(form: HTMLFormElement) {
    try {
      await store.resume(normalizeCode(new FormData(form).get('code') as string));
      setProblem(null);
      form.reset();
      form.closest('details')!.open = false;
    } catch (error) {
      setProblem(failureOf(error).text ?? t('startFailed'));
    }
  }

  return (
    <details onToggle={showForm}>
      <summary>{t('haveCode')}</summary>
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          void resume(event.currentTarget);
        }}
      >
        <label>
          {t('enterCode')}
          <input
            name="code"
            required
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            aria-invalid={problem !== null}
            aria-describedby={problem ? 'chat-code-problem' : undefined}
          />
        </label>
        {problem ? (
          <p id="chat-code-problem" role="alert" className="chat-problem">
            {problem}
          </p>
        ) : null}
        <button type="submit" className="btn btn-outline btn-sm">
          {t('continueHere')}
        </button>
      </form>
    </details>
  );
}

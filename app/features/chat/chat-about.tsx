import { type SubmitEvent, useState } from 'react';
import { normalizeCode } from '#shared/chat-rules.ts';
import { maxEmailLength, maxNameLength, maxPhoneLength } from '#shared/limits.ts';
import { ApiError } from '../../lib/api.ts';
import { keepContact, readContact } from './chat-session.ts';
import { type ChatPartProps, translatorOf } from './chat-props.ts';

/** Who the visitor is and how she can be reached: asked, never demanded; and the code of an earlier conversation. */
export function ChatAbout(props: ChatPartProps) {
  const { store } = props;
  const t = translatorOf(props);
  const [contact, setContact] = useState(readContact);
  const [problem, setProblem] = useState<string | null>(null);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => ((form.get(name) as string | null) ?? '').trim();
    const given = { name: text('name'), email: text('email'), phone: text('phone') };
    keepContact(given);
    setContact(given);
    void store.introduce();
  }

  async function resume(code: string) {
    try {
      await store.resume(normalizeCode(code));
      setProblem(null);
    } catch (error) {
      const body = error instanceof ApiError ? error.body : null;
      setProblem(body?.fields?.['code'] ?? body?.message ?? t('startFailed'));
    }
  }

  return (
    <>
      <details>
        <summary>{contact?.name ? t('saved', { name: contact.name }) : t('about')}</summary>
        <form className="chat-form" onSubmit={save}>
          <label>
            {t('name')}
            <input name="name" maxLength={maxNameLength} autoComplete="name" defaultValue={contact?.name} />
          </label>
          <label>
            {t('email')}
            <input
              name="email"
              type="email"
              maxLength={maxEmailLength}
              autoComplete="email"
              defaultValue={contact?.email}
            />
          </label>
          <label>
            {t('phone')}
            <input
              name="phone"
              type="tel"
              maxLength={maxPhoneLength}
              autoComplete="tel"
              defaultValue={contact?.phone}
            />
          </label>
          <button type="submit" className="btn btn-outline btn-sm">
            {t('save')}
          </button>
        </form>
      </details>
      <details>
        <summary>{t('haveCode')}</summary>
        <form
          className="chat-form"
          onSubmit={(event) => {
            event.preventDefault();
            void resume(new FormData(event.currentTarget).get('code') as string);
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
    </>
  );
}

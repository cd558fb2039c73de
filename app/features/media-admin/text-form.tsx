import { type SubmitEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { maxShortText } from '#shared/limits.ts';
import { locales, localeTags } from '#shared/locale.ts';
import type { LibraryFile } from '#shared/media-library.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';

type Props = { file: LibraryFile; onDirty: (isDirty: boolean) => void };

/** What a file shows, in every language. */
export function TextForm({ file: { url, texts }, onDirty }: Props) {
  const { isBusy, run } = useCall();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(texts);
  /** What was saved when she began: of what somebody else has saved since, she is told. */
  const [begun, setBegun] = useState(texts);
  const isDirty = locales.some((language) => typed[language] !== texts[language]);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const send = async () => {
      try {
        await callApi('PUT /api/media/texts', { body: { url, texts: typed, seen: texts } });
      } catch (error) {
        // With it comes what the other has saved, to be seen before it is overwritten.
        if (error instanceof ApiError && error.status === 409) await revalidate();
        throw error;
      }
    };
    const isDone = await run(send, { title: ta('media.saved'), failed: ta('media.saveFailed') });
    if (isDone) setBegun(typed);
  }

  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-3" aria-labelledby="media-texts">
      <h3 id="media-texts" className="h3">
        {ta('media.descriptions')}
      </h3>
      <p className="text-sm text-muted">{ta('media.descriptionsHint')}</p>
      {locales.map((language) => {
        const theirs = texts[language];
        const isOverwritten = theirs !== begun[language] && theirs !== typed[language];
        return (
          <TextField
            key={language}
            label={ta(`languages.${language}`)}
            lang={localeTags[language]}
            maxLength={maxShortText}
            value={typed[language]}
            hint={isOverwritten ? ta('media.theirs', { text: theirs || '–' }) : undefined}
            onChange={({ target }) => setTyped((now) => ({ ...now, [language]: target.value }))}
          />
        );
      })}
      <Button type="submit" className="btn btn-primary justify-self-start" isOff={isBusy || !isDirty}>
        {ta('media.save')}
      </Button>
    </form>
  );
}

import { useCallback, useEffect, useState } from 'react';
import type { TargetLanguage } from '#shared/locale.ts';
import type { TranslatedNoun } from '#shared/nouns.ts';
import type { OpenedTranslation } from '#shared/translation.ts';
import { ta } from '../../lib/admin-text.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { bodyOf, type Draft, draftOf, type Drafts, unsavedIn } from './draft.ts';

/** What the server says about a failed call, or that the network does not answer. */
function say(title: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 401) location.assign('/admin/login');
  const body = error instanceof ApiError ? error.body : null;
  const text = Object.values(body?.fields ?? {})[0] ?? body?.message ?? ta('common.networkFailed');
  toast({ title, text, isError: true });
}

type Options = {
  kind: TranslatedNoun;
  id: string;
  /** Something has been saved: the board behind is to be read again. */
  onChange: () => void;
  onClose: () => void;
};

/** One record's translations: what is saved, what is typed, and the calls between the two. */
export function useTranslations({ kind, id, onChange, onClose }: Options) {
  const [opened, setOpened] = useState<OpenedTranslation | null>(null);
  const [drafts, setDrafts] = useState<Drafts>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);
  /** What somebody else has saved while this language was written. */
  const [conflict, setConflict] = useState<{ language: TargetLanguage; theirs: OpenedTranslation } | null>(
    null,
  );

  const read = useCallback(
    () => callApi('GET /api/translations/:kind/:id', { params: { kind, id } }),
    [kind, id],
  );
  const put = (language: TargetLanguage, form: Record<string, unknown>) =>
    callApi('PUT /api/translations/:kind/:id/:language', { params: { kind, id, language }, form });
  useEffect(() => {
    let isCurrent = true;
    read().then(
      (found) => isCurrent && setOpened(found),
      (error: unknown) => {
        if (!isCurrent) return;
        say(ta('translation.openFailed'), error);
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [read, onClose]);

  function drop(language: TargetLanguage): void {
    setDrafts(({ [language]: _dropped, ...others }) => others);
    setErrors({});
    setConflict(null);
  }

  async function run(title: string, call: () => Promise<void>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await call();
      onChange();
      return true;
    } catch (error) {
      setErrors(error instanceof ApiError ? (error.body?.fields ?? {}) : {});
      say(title, error);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  /** Saves what is typed in a language, against the state that its writer has seen. @returns whether it was saved */
  async function save(language: TargetLanguage, base: OpenedTranslation): Promise<boolean> {
    const draft = drafts[language] ?? draftOf(kind, base.translations[language]?.texts);
    const seen = {
      updatedAt: base.translations[language]?.updatedAt ?? null,
      textsChangedAt: base.textsChangedAt,
    };
    return run(ta('translation.saveFailed'), async () => {
      try {
        setOpened(await put(language, { ...bodyOf(kind, draft), seen }));
        drop(language);
        toast({ title: ta('translation.saved', { language: ta(`languages.${language}`) }) });
      } catch (error) {
        if (error instanceof ApiError && error.body?.code === 'conflict') {
          setConflict({ language, theirs: await read() });
        }
        throw error;
      }
    });
  }

  /** Takes a saved translation away; Undo saves it again. */
  async function remove(language: TargetLanguage, before: Draft): Promise<void> {
    const failed = ta('translation.removeFailed');
    await run(failed, async () => {
      await callApi('DELETE /api/translations/:kind/:id/:language', { params: { kind, id, language } });
      setOpened(await read());
      drop(language);
      toast({
        title: ta('translation.removed', { language: ta(`languages.${language}`) }),
        action: {
          label: ta('common.undo'),
          run: () =>
            void put(language, bodyOf(kind, before)).then(
              (found) => {
                setOpened(found);
                onChange();
              },
              (error: unknown) => say(ta('translation.saveFailed'), error),
            ),
        },
      });
    });
  }

  return {
    opened,
    drafts,
    errors,
    isBusy,
    conflict,
    unsaved: opened ? unsavedIn(opened, drafts) : [],
    write: (language: TargetLanguage, draft: Draft) => setDrafts((all) => ({ ...all, [language]: draft })),
    save,
    remove,
    /** Goes on from what is saved now, with what is typed or without it. */
    settle: (keepsMine: boolean) => {
      if (!conflict) return;
      setOpened(conflict.theirs);
      if (keepsMine) setConflict(null);
      else drop(conflict.language);
    },
  };
}

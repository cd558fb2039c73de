import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PostTranslation, StaffPost } from '#shared/blog-form.ts';
import { maxMetaDescription, maxShortText, maxTitleLength } from '#shared/limits.ts';
import { localeTags, type TargetLanguage } from '#shared/locale.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { formatMoment, ta } from '../../lib/admin-text.ts';
import { DraftNote } from '../../lib/draft-note.tsx';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useSaveKey } from '../../lib/use-save-key.ts';
import { TextAreaField, TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import { PostEditor } from './post-editor.tsx';

type Values = {
  title: string;
  excerpt: string;
  content: string;
  metaDescription: string;
  isPublished: boolean;
};

const toValues = (text: PostTranslation | undefined): Values => ({
  title: text?.title ?? '',
  excerpt: text?.excerpt ?? '',
  content: text?.content ?? '',
  metaDescription: text?.metaDescription ?? '',
  isPublished: text?.isPublished ?? false,
});

/** A post in one other language: saved and published by itself. */
export function TranslationForm({ post, language }: { post: StaffPost; language: TargetLanguage }) {
  const saved = post.translations.find((text) => text.language === language);
  const { revalidate } = useRevalidator();
  const draft = useFormDraft(`post-${post.id}-${language}`, toValues(saved), 0);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [shown, setShown] = useState(0);
  const { values } = draft;
  const params = { id: post.id, language };
  const lang = localeTags[language];

  async function save(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setErrors({});
    try {
      const form = { ...values, savedAt: saved?.savedAt ?? null };
      await callApi('PUT /api/blog/:id/translations/:language', { params, form });
      draft.settle(values, 0);
      toast({ title: ta('blog.translationSaved') });
      await revalidate();
    } catch (error) {
      const body = error instanceof ApiError ? error.body : null;
      setErrors(body?.fields ?? {});
      const text =
        body?.code === 'conflict'
          ? ta('blog.translationConflict')
          : (Object.values(body?.fields ?? {})[0] ?? body?.message ?? ta('common.networkFailed'));
      toast({ title: ta('blog.translationFailed'), text, isError: true });
    } finally {
      setIsBusy(false);
    }
  }
  useSaveKey(() => void save());

  async function remove(): Promise<void> {
    try {
      await callApi('DELETE /api/blog/:id/translations/:language', { params });
      draft.settle(toValues(undefined), 0);
      setShown((count) => count + 1);
      toast({ title: ta('blog.translationRemoved') });
      await revalidate();
    } catch {
      toast({ title: ta('blog.translationFailed'), text: ta('common.networkFailed'), isError: true });
    }
  }

  return (
    <div className="grid gap-4" lang={lang}>
      {draft.restored ? (
        <div lang="en">
          <DraftNote
            restored={draft.restored}
            onDiscard={() => {
              draft.settle(toValues(saved), 0);
              setShown((count) => count + 1);
            }}
          />
        </div>
      ) : null}
      {saved?.isStale ? (
        <p className="inbox-note" lang="en">
          {ta('blog.translationStale')}
        </p>
      ) : null}
      {saved || values.content ? null : (
        <p lang="en">
          <button
            type="button"
            className="btn btn-outline btn-sm"
            onClick={() => {
              const { title, excerpt, content, metaDescription } = post;
              draft.change({
                title,
                content,
                excerpt: excerpt ?? '',
                metaDescription: metaDescription ?? '',
              });
              setShown((count) => count + 1);
            }}
          >
            {ta('blog.copyOriginal')}
          </button>
        </p>
      )}
      <TextField
        label={`${ta('blog.postTitle')} (${ta(`languages.${language}`)})`}
        value={values.title}
        maxLength={maxTitleLength}
        error={errors['title']}
        onChange={({ target }) => draft.change({ title: target.value })}
      />
      <TextAreaField
        label={ta('blog.excerpt')}
        rows={2}
        maxLength={maxShortText}
        value={values.excerpt}
        error={errors['excerpt']}
        onChange={({ target }) => draft.change({ excerpt: target.value })}
      />
      <PostEditor
        key={`${shown}-${draft.restored !== null}`}
        html={values.content}
        lang={lang}
        label={`${ta('blog.editor.label')} (${ta(`languages.${language}`)})`}
        error={errors['content']}
        onChange={(content) => draft.change({ content })}
      />
      <TextAreaField
        label={ta('blog.metaDescription')}
        rows={2}
        value={values.metaDescription}
        hint={ta('blog.metaCount', { count: values.metaDescription.length, max: maxMetaDescription })}
        error={errors['metaDescription']}
        onChange={({ target }) => draft.change({ metaDescription: target.value })}
      />
      <label className="flex min-h-11 items-center gap-2" lang="en">
        <input
          type="checkbox"
          className="size-5"
          checked={values.isPublished}
          onChange={({ target }) => draft.change({ isPublished: target.checked })}
        />
        {ta('blog.translationPublished')}
      </label>
      <div className="save-bar" lang="en">
        <p className="text-sm text-muted" role="status">
          {draft.isDirty
            ? ta('blog.unsaved')
            : saved
              ? ta('blog.savedAt', { time: formatMoment(saved.savedAt) })
              : ''}
        </p>
        {saved ? (
          <button type="button" className="btn btn-danger" onClick={() => void remove()}>
            {ta('blog.translationRemove')}
          </button>
        ) : null}
        <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => void save()}>
          {ta(isBusy ? 'blog.saving' : 'blog.save')}
        </button>
      </div>
    </div>
  );
}

import type { PostTranslation, StaffPost } from '#shared/content/blog-form.ts';
import { plainText } from '#shared/content/blog-rules.ts';
import { maxMetaDescription, maxShortText, maxTitleLength } from '#shared/base/limits.ts';
import { localeTags, type TargetLanguage } from '#shared/base/locale.ts';
import { callApi } from '../../../lib/api.ts';
import { type AdminTextKey, formatMoment, ta } from '../../../lib/admin-text.ts';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { PostEditor } from './post-editor.tsx';

const toValues = (text: PostTranslation | undefined) => ({
  title: text?.title ?? '',
  excerpt: text?.excerpt ?? '',
  content: text?.content ?? '',
  metaDescription: text?.metaDescription ?? '',
  isPublished: text?.isPublished ?? false,
});
type Values = ReturnType<typeof toValues>;

const fieldNames: Record<keyof Values, AdminTextKey> = {
  title: 'blog.postTitle',
  excerpt: 'blog.excerpt',
  content: 'blog.content',
  metaDescription: 'blog.metaDescription',
  isPublished: 'blog.translationPublished',
};

function showValue(field: keyof Values, values: Values): string {
  if (field === 'isPublished') return ta(values.isPublished ? 'conflict.yes' : 'conflict.no');
  return field === 'content' ? `${plainText(values.content).slice(0, 400)} …` : values[field];
}

/** The form state of a translation. Its version is the time at which it was saved. */
const stateOf = (post: StaffPost, language: TargetLanguage) => {
  const text = post.translations.find((one) => one.language === language);
  return { values: toValues(text), version: text?.savedAt ?? null };
};

/** The form of a post in one other language, which is saved and published separately. */
export function TranslationForm({ post, language }: { post: StaffPost; language: TargetLanguage }) {
  const saved = post.translations.find((text) => text.language === language);
  const params = { id: post.id, language };
  const lang = localeTags[language];
  const removal = useCall();
  const about = ['post', post.title] as const;
  const reopen = async () =>
    stateOf(await callApi('GET /api/blog/:id/edit', { params: { id: post.id } }), language);
  const editor = useFormEditor<Values, string | null>({
    draft: `post-${post.id}-${language}`,
    saved: stateOf(post, language),
    put: async (values, savedAt) => {
      await callApi('PUT /api/blog/:id/translations/:language', { params, form: { ...values, savedAt } });
      return reopen();
    },
    reopen,
    about: () => about,
    words: () => ({ saved: ta('blog.translationSaved'), failed: ta('blog.translationFailed') }),
  });
  const { values, errors, change } = editor;
  const field = fieldsOf(values, change, errors);

  const remove = () =>
    removal.run(
      async () => {
        await callApi('DELETE /api/blog/:id/translations/:language', { params });
        editor.settle({ values: toValues(undefined), version: null });
      },
      { title: ta('blog.translationRemoved'), about, failed: ta('blog.translationFailed') },
    );
  const status = editor.isDirty
    ? ta('blog.unsaved')
    : saved
      ? ta('blog.savedAt', { time: formatMoment(saved.savedAt) })
      : '';

  return (
    <EditorForm
      editor={editor}
      compared={{ label: (name) => ta(fieldNames[name]), show: showValue, lang }}
      foot={
        <EditorFoot
          editor={editor}
          className="save-bar"
          status={status}
          label={ta('blog.save')}
          busyLabel={ta('blog.saving')}
        >
          {saved ? (
            <Button className="btn btn-danger" isOff={removal.isBusy} onClick={() => void remove()}>
              {ta('blog.translationRemove')}
            </Button>
          ) : null}
        </EditorFoot>
      }
    >
      {saved?.isStale ? <p className="inbox-note">{ta('blog.translationStale')}</p> : null}
      {saved || values.content ? null : (
        <p>
          <button
            type="button"
            className="btn btn-outline btn-sm"
            onClick={() => {
              const { title, excerpt, content, metaDescription } = post;
              editor.replace({
                title,
                content,
                excerpt: excerpt ?? '',
                metaDescription: metaDescription ?? '',
              });
            }}
          >
            {ta('blog.copyOriginal')}
          </button>
        </p>
      )}
      <TextField
        {...field('title', `${ta('blog.postTitle')} (${ta(`languages.${language}`)})`)}
        lang={lang}
        maxLength={maxTitleLength}
      />
      <TextAreaField
        {...field('excerpt', ta('blog.excerpt'))}
        rows={2}
        maxLength={maxShortText}
        lang={lang}
      />
      <PostEditor
        key={editor.drawn.revision}
        html={values.content}
        lang={lang}
        label={`${ta('blog.editor.label')} (${ta(`languages.${language}`)})`}
        error={errors['content']}
        onChange={(content) => change({ content })}
      />
      <TextAreaField
        {...field('metaDescription', ta('blog.metaDescription'))}
        rows={2}
        lang={lang}
        hint={ta('blog.metaCount', { count: values.metaDescription.length, max: maxMetaDescription })}
      />
      <CheckField
        label={ta('blog.translationPublished')}
        checked={values.isPublished}
        onChange={({ target }) => change({ isPublished: target.checked })}
      />
    </EditorForm>
  );
}

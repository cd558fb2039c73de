import { type ComponentType, useRef, useState } from 'react';
import type { PostMedia as Media } from '#shared/content/blog.ts';
import type { StaffPost } from '#shared/content/blog-form.ts';
import { isScheduled, plainText } from '#shared/content/blog-rules.ts';
import { maxShortText, maxTitleLength } from '#shared/base/limits.ts';
import { localeTags } from '#shared/base/locale.ts';
import { callApi } from '../../../lib/api.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import type { UploaderProps } from '../../../lib/uploader-props.ts';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { PostEditor } from './post-editor.tsx';
import { PostMedia } from './post-media.tsx';
import { PostSide } from './post-side.tsx';
import { PublishMenu } from './publish-menu.tsx';
import { emptyPost, fieldNames, type PostValues, shownSlug, toBody, toValues } from './post-values.ts';
import { VersionsDialog } from './versions-dialog.tsx';

type Props = {
  post: StaffPost | null;
  origin: string;
  /** The time at which the page was rendered. */
  now: number;
  /** The uploader of the post's picture, which belongs to another feature. */
  Uploader: ComponentType<UploaderProps>;
  /** Called when the post has been saved. */
  onSaved: (post: StaffPost) => unknown;
};

const stateOf = (post: StaffPost) => ({ values: toValues(post), version: post.version });

/** Creates or changes a post. Typed values are kept in this browser until they are saved. */
export function PostForm({ post, origin, now, Uploader, onSaved }: Props) {
  const saved = post ? stateOf(post) : { values: emptyPost, version: 0 };
  const [isUploading, setIsUploading] = useState(false);
  const [hasVersions, setHasVersions] = useState(false);
  const insert = useRef<((media: Media) => void) | null>(null);
  /** The post as it was saved last. The page does not contain it yet. */
  const after = useRef<StaffPost>(null);
  const editor = useFormEditor<PostValues>({
    draft: `post-${post?.id ?? 'new'}`,
    saved,
    heldBy: isUploading ? ta('productForm.uploading') : null,
    put: async (values, version, createOnce) => {
      const form = toBody(values, saved.values, post);
      const put = (id: string, opened: number) =>
        callApi('PUT /api/blog/:id', { params: { id }, form: { ...form, version: opened } });
      if (post) after.current = await put(post.id, version);
      else {
        const { created, isRepeated } = await createOnce((headers) =>
          callApi('POST /api/blog', { form, headers }),
        );
        after.current = isRepeated ? await put(created.id, created.version) : created;
      }
      return stateOf(after.current);
    },
    ...(post
      ? {
          reopen: async () => {
            after.current = await callApi('GET /api/blog/:id/edit', { params: { id: post.id } });
            return stateOf(after.current);
          },
        }
      : {}),
    about: ({ title }) => ['post', title],
    words: () => ({
      saved: ta(post ? 'blog.updated' : 'blog.created'),
      failed: ta(post ? 'blog.updateFailed' : 'blog.createFailed'),
    }),
    onSaved: () => onSaved(after.current!),
  });
  const { values, errors, change, drawn } = editor;
  const field = fieldsOf(values, change, errors);
  const savedStatus = () => {
    if (!post) return '';
    return post.publishedAt !== null && isScheduled(post, now)
      ? ta('blog.willAppear', { time: formatMoment(post.publishedAt) })
      : ta('blog.savedAt', { time: formatMoment(post.updatedAt) });
  };

  return (
    <EditorForm
      editor={editor}
      className="grid gap-5 *:*:min-w-0 lg:grid-cols-[minmax(0,1fr)_18rem] lg:[&>.conflict]:col-span-full lg:[&>.save-bar]:col-span-full"
      compared={{
        label: (name) => ta(fieldNames[name]),
        show: (name, shown) =>
          name === 'content' ? `${plainText(shown.content).slice(0, 400)} …` : shown[name],
      }}
      foot={
        <EditorFoot
          editor={editor}
          className="save-bar"
          status={editor.isDirty ? ta('blog.unsaved') : savedStatus()}
          label={ta(values.status === 'draft' ? 'blog.saveDraft' : 'blog.save')}
          busyLabel={ta('blog.saving')}
          isSecond
          after={
            <PublishMenu
              values={values}
              now={now}
              isBusy={editor.isBusy}
              onSave={(part) => void editor.save(part)}
            />
          }
        >
          {post ? (
            <>
              <button type="button" className="btn btn-ghost" onClick={() => setHasVersions(true)}>
                {ta('blog.versions')}
              </button>
              <a
                href={`/blog/preview/${post.previewKey}`}
                target="_blank"
                rel="noreferrer"
                className="btn btn-ghost"
                title={ta('blog.previewHint')}
              >
                {ta('blog.preview')}
              </a>
            </>
          ) : null}
        </EditorFoot>
      }
    >
      <div className="grid content-start gap-4">
        <TextField {...field('title', ta('blog.postTitle'))} maxLength={maxTitleLength} />
        <TextField
          {...field('slug', ta('blog.slug'))}
          placeholder={shownSlug(values)}
          hint={ta('blog.slugHint')}
        />
        <TextAreaField
          {...field('excerpt', ta('blog.excerpt'))}
          rows={2}
          hint={ta('blog.excerptHint')}
          maxLength={maxShortText}
        />
        <PostEditor
          key={drawn.revision}
          html={values.content}
          lang={localeTags.en}
          label={ta('blog.editor.label')}
          error={errors['content']}
          onReady={(insertMedia) => (insert.current = insertMedia)}
          onChange={(content) => change({ content })}
        />
      </div>
      <div className="grid content-start gap-4">
        <Uploader
          key={drawn.revision}
          name="featuredImageUrl"
          label={ta('blog.picture')}
          initial={values.featuredImageUrl || null}
          error={errors['featuredImageUrl']}
          onBusy={setIsUploading}
          offers={(post?.media ?? []).flatMap(({ mediaType, storageUrl, altText, originalName }) =>
            mediaType === 'video' ? [] : [{ url: storageUrl, name: altText || originalName, altText }],
          )}
          onChange={(featuredImageUrl, altText) =>
            change({ featuredImageUrl, featuredImageAlt: values.featuredImageAlt || (altText ?? '') })
          }
        />
        <TextField {...field('featuredImageAlt', ta('blog.pictureAlt'))} maxLength={maxShortText} />
        <PostMedia post={post} onInsert={(media) => insert.current?.(media)} />
        <PostSide values={values} errors={errors} origin={origin} onChange={change} />
      </div>
      {hasVersions && post ? (
        <VersionsDialog
          postId={post.id}
          now={values}
          onClose={() => setHasVersions(false)}
          onUse={(texts) => {
            editor.replace(texts);
            setHasVersions(false);
            toast({ title: ta('blog.versionUsed') });
          }}
        />
      ) : null}
    </EditorForm>
  );
}

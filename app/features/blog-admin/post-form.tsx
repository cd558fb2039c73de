import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PostMedia as Media } from '#shared/blog.ts';
import type { StaffPost } from '#shared/blog-form.ts';
import { maxShortText, maxTitleLength } from '#shared/limits.ts';
import { localeTags } from '#shared/locale.ts';
import { isSameForm, mergeValues } from '#shared/merge-values.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { formatMoment, ta } from '../../lib/admin-text.ts';
import { DraftNote } from '../../lib/draft-note.tsx';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useSaveKey } from '../../lib/use-save-key.ts';
import { TextAreaField, TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import { PostConflict } from './post-conflict.tsx';
import { PostEditor } from './post-editor.tsx';
import { PostMedia } from './post-media.tsx';
import { PostSide } from './post-side.tsx';
import { emptyPost, type PostValues, shownSlug, toBody, toValues } from './post-values.ts';
import { VersionsDialog } from './versions-dialog.tsx';

type Props = {
  post: StaffPost | null;
  origin: string;
  /** When the page was made. */
  now: number;
  /** The picture of the post; from another feature. */
  Uploader: UploaderOf;
  /** The post is in the database as it was typed. */
  onSaved: (post: StaffPost) => unknown;
};

/** The post as it is now; null where it cannot be read. */
async function readPost(id: string): Promise<StaffPost | null> {
  try {
    return await callApi('GET /api/blog/:id/edit', { params: { id } });
  } catch {
    return null;
  }
}

type Conflict = { mine: PostValues; theirs: StaffPost; differing: readonly (keyof PostValues)[] };

/** Values that are sent, and the version that they are for. */
type Attempt = { mine: PostValues; version: number };

export type UploaderOf = ComponentType<{
  name: string;
  label: string;
  initial: string | null;
  error?: string | undefined;
  onBusy?: (isBusy: boolean) => void;
  onChange?: (url: string) => void;
}>;

/** Creates or changes a post. What is typed is kept in this browser until it is saved. */
export function PostForm({ post, origin, now, Uploader, onSaved }: Props) {
  const saved = post ? toValues(post) : emptyPost;
  const draft = useFormDraft(`post-${post?.id ?? 'new'}`, saved, post?.version ?? 0);
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [hasVersions, setHasVersions] = useState(false);
  // The editor keeps its own text: another one is another editor.
  const [shown, setShown] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const insert = useRef<((media: Media) => void) | null>(null);
  const { values, change } = draft;

  function replace(next: PostValues): void {
    change(next);
    setShown((count) => count + 1);
  }

  async function save(part: Partial<PostValues> = {}): Promise<void> {
    if (isBusy || isUploading) return;
    setIsBusy(true);
    setErrors({});
    // Saving again answers the question of a conflict: the fields say what was chosen.
    let next: Attempt | null = {
      mine: { ...values, ...part },
      version: conflict?.theirs.version ?? draft.baseVersion,
    };
    while (next) next = await attempt(next);
    setIsBusy(false);
  }

  /** @returns what is to be tried then: both sides' changes, where somebody else was quicker and nothing needs asking */
  async function attempt({ mine, version }: Attempt): Promise<Attempt | null> {
    try {
      const after = await send(mine, version);
      draft.settle(toValues(after), after.version);
      setConflict(null);
      toast({ title: ta(post ? 'blog.updated' : 'blog.created') });
      await onSaved(after);
      return null;
    } catch (error) {
      return fail(error, mine);
    }
  }

  async function send(mine: PostValues, version: number): Promise<StaffPost> {
    const body = toBody(mine, saved, post);
    const put = (id: string, opened: number) =>
      callApi('PUT /api/blog/:id', { params: { id }, form: { ...body, version: opened } });
    if (post) return put(post.id, version);
    const { made, isRepeated } = await draft.makeOnce((headers) =>
      callApi('POST /api/blog', { form: body, headers }),
    );
    return isRepeated ? put(made.id, made.version) : made;
  }

  async function fail(error: unknown, mine: PostValues): Promise<Attempt | null> {
    const body = error instanceof ApiError ? error.body : null;
    const theirs = body?.code === 'conflict' && post ? await readPost(post.id) : null;
    if (theirs) {
      const state = toValues(theirs);
      // Our own save, whose answer was lost.
      if (isSameForm(mine, state)) {
        draft.settle(state, theirs.version);
        await onSaved(theirs);
        return null;
      }
      const { merged, differing } = mergeValues(draft.base, mine, state);
      replace(merged);
      if (differing.length === 0) return { mine: merged, version: theirs.version };
      setConflict({ mine: merged, theirs, differing });
      return null;
    }
    const fields = body?.fields ?? {};
    setErrors(fields);
    change(mine);
    toast({
      title: ta(post ? 'blog.updateFailed' : 'blog.createFailed'),
      text: Object.values(fields)[0] ?? body?.message ?? ta('common.networkFailed'),
      isError: true,
    });
    return null;
  }
  // The first field that is wrong, once it is marked.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  useSaveKey(() => void save());

  return (
    <form
      ref={form}
      className="post-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="grid content-start gap-4">
        <DraftNote
          restored={draft.restored}
          onDiscard={() => {
            draft.settle(saved, post?.version ?? 0);
            setShown((count) => count + 1);
          }}
        />
        <TextField
          label={ta('blog.postTitle')}
          value={values.title}
          maxLength={maxTitleLength}
          error={errors['title']}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          label={ta('blog.slug')}
          value={values.slug}
          placeholder={shownSlug(values)}
          hint={ta('blog.slugHint')}
          error={errors['slug']}
          onChange={({ target }) => change({ slug: target.value })}
        />
        <TextAreaField
          label={ta('blog.excerpt')}
          rows={2}
          hint={ta('blog.excerptHint')}
          maxLength={maxShortText}
          value={values.excerpt}
          error={errors['excerpt']}
          onChange={({ target }) => change({ excerpt: target.value })}
        />
        <PostEditor
          key={`${shown}-${draft.restored !== null}`}
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
          key={`${shown}-${draft.restored !== null}`}
          name="featuredImageUrl"
          label={ta('blog.picture')}
          initial={values.featuredImageUrl || null}
          error={errors['featuredImageUrl']}
          onBusy={setIsUploading}
          onChange={(featuredImageUrl) => change({ featuredImageUrl })}
        />
        <TextField
          label={ta('blog.pictureAlt')}
          value={values.featuredImageAlt}
          maxLength={maxShortText}
          error={errors['featuredImageAlt']}
          onChange={({ target }) => change({ featuredImageAlt: target.value })}
        />
        <PostMedia post={post} onInsert={(media) => insert.current?.(media)} />
        <PostSide values={values} errors={errors} origin={origin} now={now} onChange={change} />
      </div>
      {conflict ? (
        <PostConflict
          mine={conflict.mine}
          theirs={toValues(conflict.theirs)}
          differing={conflict.differing}
          onChoose={(name, side) => {
            const from = side === 'mine' ? conflict.mine : toValues(conflict.theirs);
            replace({ ...values, [name]: from[name] });
          }}
          onKeepMine={() => void save()}
          onTakeTheirs={() => {
            draft.settle(toValues(conflict.theirs), conflict.theirs.version);
            setConflict(null);
            setShown((count) => count + 1);
            void revalidate();
          }}
        />
      ) : null}
      <div className="save-bar">
        <p className="text-sm text-muted" role="status">
          {draft.isDirty
            ? ta('blog.unsaved')
            : post
              ? ta('blog.savedAt', { time: formatMoment(post.updatedAt) })
              : ''}
        </p>
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
        <button type="submit" className="btn btn-outline" aria-disabled={isBusy || isUploading}>
          {ta(isBusy ? 'blog.saving' : values.status === 'draft' ? 'blog.saveDraft' : 'blog.save')}
        </button>
        {values.status === 'published' ? null : (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isBusy || isUploading}
            onClick={() => void save({ status: 'published' })}
          >
            {ta('blog.publish')}
          </button>
        )}
      </div>
      {hasVersions && post ? (
        <VersionsDialog
          postId={post.id}
          now={values}
          onClose={() => setHasVersions(false)}
          onUse={(texts) => {
            replace({ ...values, ...texts });
            setHasVersions(false);
            toast({ title: ta('blog.versionUsed') });
          }}
        />
      ) : null}
    </form>
  );
}

import { useEffect, useState } from 'react';
import type { PostVersion } from '#shared/content/blog-form.ts';
import { type ComparedLine, compareTexts } from '#shared/content/compare-texts.ts';
import { callApi } from '../../../lib/api.ts';
import { type AdminTextKey, formatMoment, labelText, ta } from '../../../lib/admin-text.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';

type Texts = { title: string; excerpt: string; content: string; metaDescription: string };

/** The content of a version as lines of text. A picture or video is represented by its description and file. */
function readable({ title, excerpt, content, metaDescription }: Record<keyof Texts, string | null>): string {
  const named = (key: AdminTextKey, text: string | null) => (text ? [labelText(ta(key), text)] : []);
  const media = (content ?? '').replaceAll(/<(img|video)\b[^<>]*>/g, (tag, kind: string) => {
    const file = /\bsrc="[^"]*?([^"/]*)"/.exec(tag)?.[1] ?? '';
    const words = /\b(?:alt|aria-label)="([^"]+)"/.exec(tag)?.[1];
    const line = labelText(ta(kind === 'img' ? 'blog.versionPicture' : 'blog.versionVideo'), words ?? file);
    return `\n${line}${words ? ` (${file})` : ''}\n`;
  });
  return [
    title,
    ...named('blog.excerpt', excerpt),
    ...named('blog.metaDescription', metaDescription),
    media,
  ].join('\n');
}

type Props = { postId: string; now: Texts; onUse: (texts: Texts) => void; onClose: () => void };

/** Former versions of a post, compared with the form, each of which can be restored. */
export function VersionsDialog({ postId, now, onUse, onClose }: Props) {
  const [versions, setVersions] = useState<readonly PostVersion[] | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    callApi('GET /api/blog/:id/versions', { params: { id: postId } }).then(setVersions, () =>
      setFailure(ta('common.networkFailed')),
    );
  }, [postId]);
  return (
    <Dialog title={ta('blog.versions')} onClose={onClose} isWide>
      {failure ? <p role="alert">{failure}</p> : null}
      {versions === null ? (
        <p>{ta('common.loading')}</p>
      ) : versions.length === 0 ? (
        <p>{ta('blog.versionsNone')}</p>
      ) : (
        <ul className="grid gap-2">
          {versions.map((version) => (
            <li key={version.version} className="card p-3">
              <details>
                <summary className="font-semibold">
                  {ta('blog.versionBy', {
                    time: formatMoment(version.createdAt),
                    name: version.author ?? ta('blog.nobody'),
                  })}
                </summary>
                <div className="mt-2 grid max-h-96 gap-2 overflow-y-auto text-sm wrap-anywhere [&_del]:bg-laterite-soft [&_ins]:bg-leaf-soft [&_ins]:no-underline">
                  {compareTexts(readable(version), readable(now)).map((line) => (
                    <ComparedText key={line.number} line={line} />
                  ))}
                </div>
                <button
                  type="button"
                  className="btn btn-outline btn-sm mt-2"
                  onClick={() =>
                    onUse({
                      title: version.title,
                      excerpt: version.excerpt ?? '',
                      content: version.content,
                      metaDescription: version.metaDescription ?? '',
                    })
                  }
                >
                  {ta('blog.versionUse')}
                </button>
              </details>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Text that only the former version has is marked as inserted, because restoring that version would insert it. */
function ComparedText({ line: { kind, text } }: { line: ComparedLine }) {
  if (kind === 'removed') return <ins>{text}</ins>;
  return kind === 'added' ? <del>{text}</del> : <span>{text}</span>;
}

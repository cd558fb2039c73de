import { TableKit } from '@tiptap/extension-table';
import { EditorContent, type JSONContent, type Editor as TiptapEditor, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useRef, useState } from 'react';
import type { PostMedia } from '#shared/content/blog.ts';
import { ta } from '../../../lib/admin-text.ts';
import { shrinkPicture } from '../../../lib/shrink-picture.ts';
import { uploadImage } from '../../../lib/upload.ts';
import { maxImageBytes } from '#shared/content/upload-rules.ts';
import { toast } from '../../../ui/toast.ts';
import { Alignment, Figure, Video } from './editor-nodes.ts';
import { Toolbar } from './editor-toolbar.tsx';
import { cleanPasted } from './pasted-html.ts';

export type EditorProps = {
  /** The initial text. For another text, render the editor with another `key`. */
  html: string;
  lang: string;
  label: string;
  isWrong?: boolean;
  /** Receives a function that inserts a picture or video at the cursor. */
  onReady?: (insert: (media: PostMedia) => void) => void;
  onChange: (html: string) => void;
};

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['https', 'mailto', 'tel'],
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Alignment,
  Figure,
  Video,
];

/** The editor node for a picture or video of the post. */
const nodeOf = ({ mediaType, storageUrl, thumbnailUrl, altText, caption }: PostMedia) =>
  mediaType === 'video'
    ? { type: 'video', attrs: { src: storageUrl, poster: thumbnailUrl, 'aria-label': caption } }
    : {
        type: 'figure',
        attrs: { src: storageUrl, alt: altText ?? '' },
        ...(caption ? { content: [{ type: 'text', text: caption }] } : {}),
      };

const isPicture = (file: File) => file.type.startsWith('image/');

/** Cleans pasted HTML, and says which pictures are missing in it. */
function transformPasted(pasted: string): string {
  const { html, lost } = cleanPasted(pasted);
  if (lost > 0)
    toast({
      title: ta('blog.editor.picturesLost', { count: lost }),
      text: ta('blog.editor.picturesLostText'),
      isError: true,
    });
  return html;
}

/** Editor for the text of a post, styled like the published post. Its code is loaded only where it is used. */
export function Editor({ html, lang, label, isWrong = false, onReady, onChange }: EditorProps) {
  const [source, setSource] = useState<string | null>(null);
  /** The same without waiting for a render: a picture may be inserted while the HTML is shown. */
  const shownSource = useRef<string | null>(null);
  const editor = useEditor({
    extensions,
    content: html,
    immediatelyRender: false,
    // The content policy allows no style elements. Their rules are in editor.css.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'post-body editor-body',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(isWrong ? { 'aria-invalid': 'true' } : {}),
        lang,
      },
      // Escape closes the dialog around the editor. The editor would swallow the key.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Escape' },
      transformPastedHTML: transformPasted,
      handlePaste: (_, event) => insertFiles(event.clipboardData),
      handleDrop: (_, event) => insertFiles(event.dataTransfer),
    },
    onCreate: ({ editor: made }) => onReady?.((media) => place(made, nodeOf(media))),
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });

  function showSource(text: string | null): void {
    shownSource.current = text;
    setSource(text);
  }

  /** Inserts into the post. If its HTML is shown, takes over what was typed there first. */
  function place(into: TiptapEditor, content: JSONContent): void {
    if (shownSource.current !== null) leaveSource(into, shownSource.current);
    into.chain().focus().insertContent(content).run();
  }

  function leaveSource(into: TiptapEditor, typed: string): void {
    into.commands.setContent(typed, { emitUpdate: true });
    showSource(null);
  }

  /** Uploads pasted or dropped pictures. Text is handled by the editor. */
  function insertFiles(data: DataTransfer | null): boolean {
    const files = [...(data?.files ?? [])].filter(isPicture);
    // When text is copied from Word, the clipboard also contains a picture of the text.
    if (files.length === 0 || data?.types.includes('text/html')) return false;
    for (const file of files) void insert(file);
    return true;
  }

  async function insert(file: File): Promise<void> {
    try {
      const { url } = await uploadImage(await shrinkPicture(file, maxImageBytes));
      const alt = file.name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ');
      if (editor) place(editor, { type: 'figure', attrs: { src: url, alt } });
    } catch (error) {
      toast({ title: ta('blog.editor.pictureFailed'), text: (error as Error).message, isError: true });
    }
  }

  if (!editor) return <p className="field">{ta('blog.editor.loading')}</p>;
  if (source !== null)
    return (
      <div className="editor">
        <button
          type="button"
          className="btn btn-outline btn-sm m-1"
          onClick={() => leaveSource(editor, source)}
        >
          {ta('blog.editor.visual')}
        </button>
        <textarea
          className="field font-mono text-sm"
          rows={24}
          aria-label={`${label} (HTML)`}
          value={source}
          onChange={({ target }) => {
            showSource(target.value);
            onChange(target.value);
          }}
        />
      </div>
    );
  return (
    <div className="editor">
      <Toolbar
        editor={editor}
        onPicture={(file) => void insert(file)}
        onHtml={() => showSource(editor.getHTML())}
      />
      <EditorContent editor={editor} />
    </div>
  );
}

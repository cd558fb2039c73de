import { type Editor, useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { ta } from '../../../lib/admin-text.ts';
import { AdminIcon, type AdminIconName } from '../../../ui/admin/admin-icon.tsx';
import { useToolbarKeys } from './use-toolbar-keys.ts';

type Props = { editor: Editor; onPicture: (file: File) => void; onHtml: () => void };

/** The formatting tools. Each button shows whether its format applies at the cursor. */
export function Toolbar({ editor, onPicture, onHtml }: Props) {
  const [link, setLink] = useState<string | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useToolbarKeys(bar);
  const at = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      style: now.isActive('heading', { level: 2 })
        ? 'h2'
        : now.isActive('heading', { level: 3 })
          ? 'h3'
          : 'p',
      marks: marks.map((name) => now.isActive(name)),
      blocks: blocks.map(([name]) => now.isActive(name)),
      link: String(now.getAttributes('link')['href'] ?? ''),
      isInTable: now.isActive('table'),
      figure: now.isActive('figure') ? String(now.getAttributes('figure')['alt'] ?? '') : null,
      alignment: String(
        now.getAttributes('figure')['alignment'] ??
          now.getAttributes('heading')['alignment'] ??
          now.getAttributes('paragraph')['alignment'] ??
          'is-left',
      ),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const align = (alignment: string | null) => {
    const type = ['figure', 'heading'].find((name) => editor.isActive(name)) ?? 'paragraph';
    chain().updateAttributes(type, { alignment }).run();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={ta('blog.editor.toolbar')} className="editor-toolbar">
      <select
        className="field field-sm w-auto"
        aria-label={ta('blog.editor.style')}
        value={at.style}
        onChange={({ target }) =>
          void (target.value === 'p'
            ? chain().setParagraph().run()
            : chain()
                .setHeading({ level: target.value === 'h2' ? 2 : 3 })
                .run())
        }
      >
        <option value="p">{ta('blog.editor.paragraph')}</option>
        <option value="h2">{ta('blog.editor.heading2')}</option>
        <option value="h3">{ta('blog.editor.heading3')}</option>
      </select>
      {marks.map((name, i) => (
        <Tool
          key={name}
          icon={name}
          label={ta(`blog.editor.${name}`)}
          isOn={at.marks[i]}
          onClick={() => chain().toggleMark(name).run()}
        />
      ))}
      <Tool
        icon="link"
        label={ta('blog.editor.link')}
        isOn={at.link !== ''}
        onClick={() => setLink(at.link)}
      />
      {blocks.map(([name, icon, text], i) => (
        <Tool
          key={name}
          icon={icon}
          label={ta(`blog.editor.${text}`)}
          isOn={at.blocks[i]}
          onClick={() => {
            if (name === 'bulletList') chain().toggleBulletList().run();
            else if (name === 'orderedList') chain().toggleOrderedList().run();
            else chain().toggleBlockquote().run();
          }}
        />
      ))}
      {alignments.map(([name, text, icon]) => (
        <Tool
          key={name}
          icon={icon}
          label={ta(`blog.editor.${text}`)}
          isOn={at.alignment === name}
          onClick={() => align(name === 'is-left' ? null : name)}
        />
      ))}
      <Tool icon="rule" label={ta('blog.editor.rule')} onClick={() => chain().setHorizontalRule().run()} />
      <label className="btn btn-ghost btn-sm cursor-pointer" title={ta('blog.editor.picture')}>
        <AdminIcon name="attach" className="size-4" />
        <span className="sr-only">{ta('blog.editor.picture')}</span>
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onPicture(file);
            target.value = '';
          }}
        />
      </label>
      {at.isInTable ? null : (
        <Tool
          icon="table"
          label={ta('blog.editor.table')}
          onClick={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
      )}
      <Tool
        icon="undo"
        label={ta('blog.editor.undo')}
        isOff={!at.canUndo}
        onClick={() => chain().undo().run()}
      />
      <Tool
        icon="redo"
        label={ta('blog.editor.redo')}
        isOff={!at.canRedo}
        onClick={() => chain().redo().run()}
      />
      <Tool icon="code" label={ta('blog.editor.html')} onClick={onHtml} />
      {at.isInTable ? (
        <div className="editor-line" role="group" aria-label={ta('blog.editor.table')}>
          <Words text={ta('blog.editor.tableRow')} onClick={() => chain().addRowAfter().run()} />
          <Words text={ta('blog.editor.tableColumn')} onClick={() => chain().addColumnAfter().run()} />
          <Words text={ta('blog.editor.tableRemoveRow')} onClick={() => chain().deleteRow().run()} />
          <Words text={ta('blog.editor.tableRemoveColumn')} onClick={() => chain().deleteColumn().run()} />
          <Words text={ta('blog.editor.tableRemove')} onClick={() => chain().deleteTable().run()} />
        </div>
      ) : null}
      {at.figure === null ? null : (
        <label className="editor-line text-sm">
          {ta('blog.editor.pictureAlt')}
          <input
            className="field field-sm flex-1"
            value={at.figure}
            onChange={({ target }) => editor.commands.updateAttributes('figure', { alt: target.value })}
          />
        </label>
      )}
      {link === null ? null : (
        <div className="editor-line">
          <input
            className="field field-sm flex-1"
            type="url"
            aria-label={ta('blog.editor.linkPrompt')}
            placeholder="https://"
            value={link}
            ref={focusOnce}
            onChange={({ target }) => setLink(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' && event.key !== 'Enter') return;
              event.preventDefault();
              if (event.key === 'Enter') applyLink();
              else setLink(null);
            }}
          />
          <Words text={ta('blog.editor.linkApply')} onClick={applyLink} />
          <Words
            text={ta('blog.editor.linkRemove')}
            onClick={() => {
              chain().extendMarkRange('link').unsetLink().run();
              setLink(null);
            }}
          />
        </div>
      )}
    </div>
  );

  function applyLink(): void {
    const href = link?.trim() ?? '';
    if (href) chain().extendMarkRange('link').setLink({ href }).run();
    setLink(null);
  }
}

/** Focuses the field, which the user has just opened. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

const marks = ['bold', 'italic', 'underline', 'strike'] as const;

const blocks = [
  ['bulletList', 'bullets', 'bulletList'],
  ['orderedList', 'numbered', 'orderedList'],
  ['blockquote', 'quote', 'quote'],
] as const;

const alignments = [
  ['is-left', 'left', 'alignLeft'],
  ['is-center', 'center', 'alignCenter'],
  ['is-right', 'right', 'alignRight'],
] as const;

type ToolProps = {
  icon: AdminIconName;
  label: string;
  isOn?: boolean | undefined;
  isOff?: boolean;
  onClick: () => void;
};

/** A button that does not change the selection of the text. */
const Tool = ({ icon, label, isOn, isOff = false, onClick }: ToolProps) => (
  <button
    type="button"
    className="btn btn-ghost btn-sm tool"
    title={label}
    aria-label={label}
    aria-pressed={isOn}
    aria-disabled={isOff}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    <AdminIcon name={icon} className="size-4" />
  </button>
);

const Words = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <button type="button" className="btn btn-outline btn-sm" onClick={onClick}>
    {text}
  </button>
);

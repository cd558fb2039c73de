import { Extension, Node } from '@tiptap/core';

export const alignmentNames = ['is-left', 'is-center', 'is-right', 'is-wide'];
const alignmentOf = (element: HTMLElement) =>
  alignmentNames.find((name) => element.classList.contains(name)) ?? null;

/** Alignment as a class, because the content policy allows no style attributes. */
export const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'figure'],
      attributes: {
        alignment: {
          default: null,
          parseHTML: alignmentOf,
          renderHTML: ({ alignment }) => (alignment ? { class: String(alignment) } : {}),
        },
      },
    },
  ],
});

const text = (element: Element | null, name: string) => element?.getAttribute(name) ?? '';

/** A picture with its caption. A picture without one becomes a figure too. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: { default: '', rendered: false },
    alt: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: (element) =>
        element.querySelector('figcaption') ?? document.createElement('figcaption'),
      getAttrs: (element) => {
        const img = element.querySelector('img[src]');
        return img ? { src: text(img, 'src'), alt: text(img, 'alt') } : false;
      },
    },
    {
      tag: 'img[src]',
      getAttrs: (element) => ({ src: text(element, 'src'), alt: text(element, 'alt') }),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'figure',
    HTMLAttributes,
    ['img', { src: String(node.attrs['src']), alt: String(node.attrs['alt']) }],
    ['figcaption', 0],
  ],
});

/** A video with the browser's own controls. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, poster: { default: null }, 'aria-label': { default: null } }),
  parseHTML: () => [{ tag: 'video[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['video', { ...HTMLAttributes, controls: '', preload: 'metadata' }],
});

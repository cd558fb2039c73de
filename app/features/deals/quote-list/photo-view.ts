type Options = {
  name: string;
  removeText: string;
  retryText: string;
  sendingText: string;
  onRetry: () => void;
  onRemove: () => void;
};

export type ShownPhoto = ReturnType<typeof showPhoto>;

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}

/** Renders a photo that was chosen on this page, with its upload state and actions. */
export function showPhoto(list: Element, file: File, options: Options) {
  const address = URL.createObjectURL(file);
  const item = make('li', {});
  const picture = make('a', { href: address, target: '_blank' });
  picture.append(make('img', { src: address, alt: options.name }));
  const bar = make('progress', { max: 1, value: 0, ariaLabel: options.name });
  const said = make('span', { role: 'status' });
  const retry = make('button', {
    type: 'button',
    className: 'btn btn-outline btn-sm',
    textContent: options.retryText,
    ariaLabel: `${options.retryText}: ${options.name}`,
    onclick: options.onRetry,
  });
  const remove = make('button', {
    type: 'button',
    textContent: '×',
    ariaLabel: options.removeText,
    onclick: options.onRemove,
  });
  let photoId: string | null = null;
  item.append(picture, remove, bar, said, retry);
  list.append(item);

  return {
    remove,
    /** The id on the server; null until it is uploaded. */
    id: () => photoId,
    sending(): void {
      item.dataset['state'] = 'sending';
      bar.value = 0;
      bar.hidden = false;
      retry.hidden = true;
      said.textContent = options.sendingText;
    },
    progress(share: number): void {
      bar.value = share;
    },
    stopped(text: string, canRetry: boolean): void {
      item.dataset['state'] = 'stopped';
      bar.hidden = true;
      retry.hidden = !canRetry;
      said.textContent = text;
    },
    sent(id: string, full: string): void {
      photoId = id;
      item.dataset['state'] = 'sent';
      picture.href = full;
      bar.remove();
      retry.remove();
      said.remove();
    },
    discard(): void {
      item.remove();
      URL.revokeObjectURL(address);
    },
  };
}

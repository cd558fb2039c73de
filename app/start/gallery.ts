/**
 * The gallery's arrows, thumbnails and keys. Without script they are links into the strip. Here they only scroll the
 * strip, so that the history gets no entries and the page does not move. The marked thumbnail follows every
 * scrolling.
 */
export function startGallery(): void {
  const stripOf = (gallery: Element) => gallery.querySelector<HTMLElement>('.gallery-strip')!;
  const show = (strip: HTMLElement, index: number) => {
    const count = strip.children.length;
    // Both ends wrap around (docs/specification/catalogue.md#gallery).
    strip.scrollLeft = ((index + count) % count) * strip.clientWidth;
  };
  const shownIn = (strip: HTMLElement) => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('.gallery a');
    if (!link) return;
    event.preventDefault();
    show(stripOf(link.closest('.gallery')!), Number(link.hash.split('-')[1]) - 1);
  });
  document.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || !(event.target instanceof Element) || event.target.matches('video')) return;
    const gallery = event.target.closest('.gallery');
    if (!gallery) return;
    event.preventDefault();
    const strip = stripOf(gallery);
    show(strip, shownIn(strip) + step);
  });
  const follow = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches('.gallery-strip')) return;
    const shown = shownIn(target);
    target
      .closest('.gallery')!
      .querySelectorAll('.thumb')
      .forEach((thumb, i) => {
        if (i === shown) thumb.setAttribute('aria-current', 'true');
        else thumb.removeAttribute('aria-current');
      });
  };
  // Scroll events of an element do not bubble, so listen in the capture phase.
  document.addEventListener('scroll', follow, { capture: true, passive: true });
}

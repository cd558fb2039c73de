import { imageWidths } from '../base/limits.ts';

/** Data that a page needs to show a stored picture without a layout shift. */
export type Picture = {
  url: string;
  width: number;
  height: number;
  /** Mean colour, "#rrggbb", shown until the picture has loaded. */
  color: string;
  /** A blurred miniature as a data URL, for the main picture of a page. */
  placeholder?: string;
};

/** Address of one rendition: "/media/abc.webp" at 320 as AVIF is "/media/abc-320.avif". */
export function renditionUrl(url: string, width: number, format: 'avif' | 'webp'): string {
  return `${url.replace(/\.webp$/, '')}-${width}.${format}`;
}

/** Widths of a picture's renditions: never enlarged, its own width last. */
export function renditionWidths(ownWidth: number): number[] {
  const smaller = imageWidths.filter((width) => width < ownWidth);
  const largest = imageWidths[imageWidths.length - 1]!;
  return [...smaller, Math.min(ownWidth, largest)].filter((w, i, all) => all.indexOf(w) === i);
}

import { imageWidths } from './limits.ts';

/** What a page needs to show a picture of the pipeline without a layout shift. */
export type Picture = {
  url: string;
  width: number;
  height: number;
  /** Mean colour, "#rrggbb", seen until the picture is there. */
  color: string;
  /** A blurred miniature as a data URL, for the main picture of a page. */
  placeholder?: string;
};

/** The address of one rendition: "/media/abc.webp" at 320 as AVIF is "/media/abc-320.avif". */
export function renditionUrl(url: string, width: number, format: 'avif' | 'webp'): string {
  return `${url.replace(/\.webp$/, '')}-${width}.${format}`;
}

/** The widths in which a picture of this own width is kept: never enlarged, the own width last. */
export function renditionWidths(ownWidth: number): number[] {
  const smaller = imageWidths.filter((width) => width < ownWidth);
  const largest = imageWidths[imageWidths.length - 1]!;
  return [...smaller, Math.min(ownWidth, largest)].filter((w, i, all) => all.indexOf(w) === i);
}

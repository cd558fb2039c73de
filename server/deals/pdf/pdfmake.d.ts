// The part of pdfmake 0.3 that documents use; the package has no types.
declare module 'pdfmake' {
  export type Run = { text: string; font: string };
  type Style = {
    fontSize?: number;
    bold?: boolean;
    color?: string;
    alignment?: 'left' | 'right' | 'center';
    lineHeight?: number;
    margin?: [number, number, number, number];
    fillColor?: string;
    colSpan?: number;
    border?: [boolean, boolean, boolean, boolean];
    link?: string;
  };
  export type TableLayout = {
    hLineWidth?: (row: number, node: { table: { body: unknown[] } }) => number;
    vLineWidth?: () => number;
    hLineColor?: () => string;
    paddingLeft?: (column: number) => number;
    paddingRight?: (column: number, node: { table: { widths: unknown[] } }) => number;
    paddingTop?: () => number;
    paddingBottom?: () => number;
  };
  export type Content = Style &
    (
      | { text: string | (Run & Style)[] }
      | { stack: Content[]; unbreakable?: boolean; width?: number }
      // Only widths in points: any other column grows with its longest word, up to over the edge of the page.
      | { columns: (Content & { width: number })[]; columnGap?: number }
      | {
          table: {
            headerRows?: number;
            keepWithHeaderRows?: number;
            dontBreakRows?: boolean;
            widths: number[];
            body: Content[][];
          };
          layout?: TableLayout;
          unbreakable?: boolean;
        }
      | { image: string; fit: [number, number] }
      | { qr: string; fit: number; eccLevel: 'M' }
      | { canvas: object[] }
    );
  export type Definition = {
    content: Content[];
    pageSize: 'A4';
    pageMargins: [number, number, number, number];
    defaultStyle: Style & { font: string };
    info: { title: string; author: string; creationDate: Date; creator?: string; producer?: string };
    lang: string;
    header: (page: number, pages: number) => Content;
    footer: (page: number, pages: number) => Content;
    images: Record<string, string>;
    compress: boolean;
  };
  const pdfmake: {
    virtualfs: { writeFileSync: (name: string, bytes: Uint8Array) => void };
    setFonts: (fonts: Record<string, { normal: string; bold: string }>) => void;
    setUrlAccessPolicy: (allows: (url: string) => boolean) => void;
    setLocalAccessPolicy: (allows: (path: string) => boolean) => void;
    createPdf: (definition: Definition) => { getBuffer: () => Promise<Buffer> };
  };
  export default pdfmake;
}

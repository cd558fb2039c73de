/**
 * A style sheet of one page, which is not part of the site's sheet so that all other pages stay small. It is inline:
 * a linked sheet would delay the first paint by a round trip. The content policy allows it by its hash on every page
 * (entry.server.tsx), because React also inserts it when the page is opened by a link.
 */
export const PageStyle = ({ name, css }: { name: string; css: string }) => (
  <style href={name} precedence="page">
    {css}
  </style>
);

/**
 * A sheet of one page, which the site's own sheet leaves out so that all other pages stay small. It stands in the document:
 * linked, it would hold up the first paint for a round trip. The content policy allows it by its hash on every page
 * (entry.server.tsx), because React also inserts it when the page is opened by a link.
 */
export const PageStyle = ({ name, css }: { name: string; css: string }) => (
  <style href={name} precedence="page">
    {css}
  </style>
);

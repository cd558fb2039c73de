/**
 * A style sheet of one page, which is not part of the site's sheet so that all other pages stay small. It is inline:
 * a linked sheet would delay the first paint by a round trip. The content policy allows it by its hash on every page
 * (entry.server.tsx), because React also inserts it when the page is opened by a link. Each has a precedence of its own:
 * React writes those of one precedence as one element, whose hash would be another.
 */
export const PageStyle = ({ name, css }: { name: string; css: string }) => (
  <style href={name} precedence={name}>
    {css}
  </style>
);

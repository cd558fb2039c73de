import type { ReactNode } from 'react';

/** A section with its own heading below the main content of a page: related products or posts. */
export const Shelf = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="mt-8" aria-labelledby={id}>
    <h2 id={id} className="h2 mb-4">
      {title}
    </h2>
    {children}
  </section>
);

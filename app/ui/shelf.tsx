import type { ReactNode } from 'react';

/** What stands below the subject of a page under a heading of its own: related products or posts. */
export const Shelf = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="mt-8" aria-labelledby={id}>
    <h2 id={id} className="h2 mb-4">
      {title}
    </h2>
    {children}
  </section>
);

import type { ReactNode } from 'react';
import { Titled } from './titled.tsx';

/** A section with its own heading below the main content of a page: related products or posts. */
export const Shelf = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Titled className="mt-8" id={id} title={title} look="h2 mb-4">
    {children}
  </Titled>
);

import type { ReactNode } from 'react';

type Props = {
  /** Id of the heading. */
  id: string;
  title: ReactNode;
  className?: string;
  level?: 'h2' | 'h3';
  /** Class of the heading. */
  look?: string;
  children: ReactNode;
};

/** A section that is named by its heading. */
export const Titled = ({ id, title, className, level: Heading = 'h2', look = 'h3', children }: Props) => (
  <section className={className} aria-labelledby={id}>
    <Heading id={id} className={look}>
      {title}
    </Heading>
    {children}
  </section>
);

import { Link } from 'react-router';
import { ratings } from '#shared/deals/testimonial-rules.ts';
import type { ShownTestimonials } from '../../../lib/shown-testimonials.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Titled } from '../../../ui/titled.tsx';

type Props = { shown: ShownTestimonials; className: string; headingClass: string };

/** Testimonials of buyers in their own words and language, which is named where it is another, with our answer. */
export function TestimonialList({ shown, className, headingClass }: Props) {
  const { title, reply, example, product, translate, items } = shown;
  return (
    <Titled id="testimonials" title={title} className={className} look={`${headingClass} mb-2`}>
      <ul className="grid gap-3 md:grid-cols-2">
        {items.map((item, i) => (
          <li
            key={`${item.by} ${item.message}`}
            // Testimonials of the home page link to a product. On a phone one of them is enough.
            className={`card flex flex-col gap-2 p-4 wrap-anywhere ${item.href && i > 0 ? 'max-sm:hidden' : ''}`}
          >
            <p className="flex flex-wrap items-center gap-x-2">
              {item.stars === null ? null : <Stars rating={item.stars} />}
              <strong>{item.rated}</strong>
              {item.isExample ? <span className="badge badge-plain">{example}</span> : null}
            </p>
            <blockquote lang={item.lang} className="whitespace-pre-line">
              {item.message}
            </blockquote>
            {item.foreign ? (
              <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
                {item.foreign.text}
                <a
                  href={item.foreign.href}
                  className="link inline-flex min-h-11 items-center"
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {translate}
                </a>
              </p>
            ) : null}
            <p className="text-sm text-muted">{item.by}</p>
            {item.reply ? (
              <p className="line-t pt-2 text-sm">
                <strong>{reply}</strong>
                <span lang={item.lang} className="block whitespace-pre-line">
                  {item.reply}
                </span>
              </p>
            ) : null}
            {item.href ? (
              <Link to={item.href} className="link mt-auto inline-flex min-h-11 items-center">
                {product}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </Titled>
  );
}

/** The rating as stars; the text beside it says the same. */
const Stars = ({ rating }: { rating: number }) => (
  <span className="flex text-leaf">
    {ratings.toReversed().map((star) => (
      <Icon key={star} name="star" className={star <= rating ? 'size-4 fill-current' : 'size-4'} />
    ))}
  </span>
);

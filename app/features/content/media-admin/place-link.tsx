import { Link } from 'react-router';
import type { MediaPlace } from '#shared/content/media-library.ts';
import { hasAdminText, ta } from '../../../lib/admin-text.ts';

type Props = {
  place: MediaPlace;
  /** Whether the user may open the site settings. */
  canSet: boolean;
};

/** A record that shows a file, as a link to the page where it is edited. */
export function PlaceLink({ place, canSet }: Props) {
  const { noun, language, isDeleted } = place;
  const key = `setting.${place.title}.title`;
  const title = noun === 'setting' && hasAdminText(key) ? ta(key) : place.title;
  return (
    <>
      {noun === 'setting' && !canSet ? (
        <span className="inbox-text">{title}</span>
      ) : (
        <Link to={pathOf(place)} className="link inbox-text">
          {title}
        </Link>
      )}{' '}
      <span className="text-muted">
        {[
          ta(`media.noun.${noun}`),
          ...(language ? [ta(`languages.${language}`)] : []),
          ...(isDeleted ? [ta('media.inTrash')] : []),
        ].join(' · ')}
      </span>
    </>
  );
}

function pathOf({ noun, id, language }: MediaPlace): string {
  switch (noun) {
    case 'product':
      return `/admin/products?edit=${id}`;
    case 'post':
      return `/admin/blog-management/${id}${language ? `?language=${language}` : ''}`;
    case 'category':
      return `/admin/categories?edit=${id}`;
    case 'partner':
      return `/admin/suppliers?edit=${id}`;
    case 'evidence':
      return `/admin/evidence?edit=${id}`;
    case 'quote':
      return `/admin/quotes/${id}`;
    case 'setting':
      return `/admin/settings/${id}`;
  }
}

export const placeKey = ({ noun, id, language }: MediaPlace): string => `${noun} ${id} ${language}`;

import { Link } from 'react-router';
import { ta } from '../../lib/admin-text.ts';

/** Where the list is empty: nobody has written yet, or the filter matches nothing. */
export function EmptyInbox({ isFirst }: { isFirst: boolean }) {
  return (
    <div className="card grid justify-items-start gap-2 p-6">
      <p className="font-semibold">{ta(isFirst ? 'inbox.none' : 'inbox.noMatch')}</p>
      {isFirst ? (
        <>
          <p className="text-muted">{ta('inbox.noneText')}</p>
          <a href="/contact" className="btn btn-outline">
            {ta('inbox.toContact')}
          </a>
        </>
      ) : (
        <Link to="/admin/contact-messages" className="btn btn-outline">
          {ta('products.showAll')}
        </Link>
      )}
    </div>
  );
}

/** Beside the list while no message is open, or where the one that was asked for is gone. */
export function NoMessage({ isGone, backPath }: { isGone: boolean; backPath: string }) {
  return (
    <div className={`card inbox-nothing ${isGone ? 'is-gone' : ''}`}>
      <p className="font-semibold">{ta(isGone ? 'inbox.gone' : 'inbox.choose')}</p>
      {isGone ? (
        <Link to={backPath} className="btn btn-outline">
          {ta('inbox.back')}
        </Link>
      ) : (
        <p className="text-muted">{ta('inbox.chooseText')}</p>
      )}
    </div>
  );
}

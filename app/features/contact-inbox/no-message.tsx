import { Link } from 'react-router';
import { ta } from '../../lib/admin-text.ts';

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

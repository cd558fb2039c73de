import { Link } from 'react-router';

type Props = {
  /** What to say where the one that was asked for is gone; otherwise null. */
  gone: string | null;
  choose: string;
  chooseText: string;
  backPath: string;
  backLabel: string;
};

/** Beside the list while nothing is open, or where what was asked for is gone. */
export function NothingOpen({ gone, choose, chooseText, backPath, backLabel }: Props) {
  return (
    <section className={`card inbox-nothing ${gone ? 'is-gone' : ''}`}>
      <h2 className="h3">{gone ?? choose}</h2>
      {gone ? (
        <Link to={backPath} className="btn btn-outline">
          {backLabel}
        </Link>
      ) : (
        <p className="text-muted">{chooseText}</p>
      )}
    </section>
  );
}

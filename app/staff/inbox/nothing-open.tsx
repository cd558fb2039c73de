import { Link } from 'react-router';

type Props = {
  /** Message if the requested record no longer exists; otherwise null. */
  gone: string | null;
  choose: string;
  chooseText: string;
  backPath: string;
  backLabel: string;
};

/** Shown beside the list while nothing is open, or if the requested record no longer exists. */
export function NothingOpen({ gone, choose, chooseText, backPath, backLabel }: Props) {
  return (
    <section
      className={`card place-content-center justify-items-center gap-2 p-8 text-center ${gone ? 'grid' : 'max-lg:hidden lg:grid'}`}
    >
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

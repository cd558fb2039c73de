import { Icon } from './icon.tsx';

/** A supplier's logo. A picture that cannot be loaded leaves the name's first letter in its place. */
export const SupplierLogo = ({ name, url }: { name: string; url: string }) => (
  <span className="pic size-14 shrink-0 rounded-md bg-surface">
    <img
      src={url}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      className="object-contain"
      data-failed={[...name][0]}
    />
  </span>
);

type FactsProps = {
  location: string | null;
  /** Since when it exists, in words; null when that is not known. */
  established: string | null;
  className?: string;
};

/** Where a supplier is, and since when. */
export const SupplierFacts = ({ location, established, className = 'text-sm' }: FactsProps) => (
  <>
    {location ? (
      <p className={`flex items-center gap-1 text-muted ${className}`}>
        <Icon name="pin" className="size-4 shrink-0" />
        {location}
      </p>
    ) : null}
    {established ? <p className="text-sm text-muted">{established}</p> : null}
  </>
);

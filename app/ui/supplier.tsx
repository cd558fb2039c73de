import { Icon } from './icon.tsx';

/** A supplier's logo. If it cannot be loaded, the first letter of the name is shown. */
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
  /** When the supplier was founded, in words; null if unknown. */
  established: string | null;
  className?: string;
};

/** Location and founding date of a supplier. */
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

import { Link } from 'react-router';
import { formatDate } from '#shared/formatting.ts';
import type { Partner } from '#shared/partner.ts';
import { localeTags } from '#shared/locale.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Who makes it, where, and whether and when we checked. */
export function SupplierCard({ partner }: { partner: Omit<Partner, 'description'> }) {
  const { locale, t } = useTexts();
  const checked = partner.verifiedAt && formatDate(localeTags[locale], 'day', partner.verifiedAt, 'UTC');
  return (
    <section aria-label={t('product.supplier')} className="card flex flex-wrap items-start gap-4 p-4">
      {partner.logoUrl ? (
        <span className="pic size-14 shrink-0 rounded-md bg-surface">
          <img
            src={partner.logoUrl}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="object-contain"
            data-failed={[...partner.name][0]}
          />
        </span>
      ) : null}
      <div className="grow basis-[9rem] wrap-anywhere">
        <p className="text-xs text-muted">{t('product.supplier')}</p>
        <p className="font-semibold">{partner.name}</p>
        {partner.location ? (
          <p className="flex items-center gap-1 text-sm text-muted">
            <Icon name="pin" className="size-4 shrink-0" />
            {partner.location}
          </p>
        ) : null}
        {partner.establishedYear ? (
          <p className="text-sm text-muted">
            {t('product.established', { year: String(partner.establishedYear) })}
          </p>
        ) : null}
        {partner.isVerified ? (
          <p className="mt-1.5">
            <Link to={`/suppliers/${partner.id}`} className="inline-flex min-h-11 items-center">
              <span className="badge underline">
                <Icon name="shield" className="size-4" />
                {t('product.verifiedSupplier')}
              </span>
            </Link>
            {checked ? (
              <span className="mt-1 block text-sm">{t('product.verifiedOn', { date: checked })}</span>
            ) : null}
          </p>
        ) : (
          <p className="mt-1 text-sm text-muted">{t('product.notVerified')}</p>
        )}
      </div>
    </section>
  );
}

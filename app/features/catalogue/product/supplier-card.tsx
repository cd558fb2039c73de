import { Link } from 'react-router';
import { formatDate } from '#shared/base/formatting.ts';
import type { Partner } from '#shared/catalogue/partner.ts';
import { localeTags } from '#shared/base/locale.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { SupplierFacts, SupplierLogo } from '../../../ui/supplier.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Who makes the product, where, and whether and when we checked the supplier. */
export function SupplierCard({ partner }: { partner: Omit<Partner, 'description'> }) {
  const { locale, t } = useTexts();
  const year = partner.establishedYear;
  const checked = partner.verifiedAt && formatDate(localeTags[locale], 'day', partner.verifiedAt, 'UTC');
  return (
    <section aria-label={t('product.supplier')} className="card flex flex-wrap items-start gap-4 p-4">
      {partner.logoUrl ? <SupplierLogo name={partner.name} url={partner.logoUrl} /> : null}
      <div className="grow basis-[9rem] wrap-anywhere">
        <p className="text-sm text-muted">{t('product.supplier')}</p>
        <p className="font-semibold">{partner.name}</p>
        <SupplierFacts
          location={partner.location}
          established={year === null ? null : t('product.established', { year: String(year) })}
        />
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

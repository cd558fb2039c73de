import type { TextKey } from '#shared/i18n/dictionary.ts';
import { leadTimeText } from '#shared/catalogue/order-terms.ts';
import { type DeliveryTimes, daysText } from '#shared/content/setting-rules.ts';
import { useTexts } from '../../../lib/i18n.tsx';

type TabName = 'description' | 'specifications' | 'shipping';

const labels: Record<TabName, TextKey> = {
  description: 'product.tabDescription',
  specifications: 'product.tabSpecifications',
  shipping: 'product.tabShipping',
};

const shipping = [
  { way: 'sea', method: 'product.shippingSea' },
  { way: 'seaWest', method: 'product.shippingSeaWest' },
  { way: 'air', method: 'product.shippingAir' },
  { way: 'express', method: 'product.shippingExpress' },
] as const;

type Props = {
  description: string | null;
  specifications: string | null;
  times: Pick<DeliveryTimes, 'sea' | 'seaWest' | 'air' | 'express'>;
};

/** Description and specifications if there are any, and shipping. Radio buttons switch the tabs without script. */
export function ProductTabs(props: Props) {
  const { locale, t } = useTexts();
  const description = props.description?.trim();
  const specifications = props.specifications?.trim();
  const tabs: TabName[] = [
    ...(description ? (['description'] as const) : []),
    ...(specifications ? (['specifications'] as const) : []),
    'shipping',
  ];
  return (
    <fieldset className="tabs relative">
      <legend className="sr-only">{t('product.tabs')}</legend>
      {/* One row in every language. If it is too long, the user swipes it. */}
      <div className="tab-row">
        {tabs.map((tab, i) => [
          <input
            key={tab}
            type="radio"
            name="tab"
            id={`tab-${tab}`}
            defaultChecked={i === 0}
            data-plain=""
          />,
          <label key={`${tab}-label`} htmlFor={`tab-${tab}`}>
            {t(labels[tab])}
          </label>,
        ])}
      </div>
      {description ? (
        <div className="tab-panel tab-description card -mt-px max-w-prose p-4 whitespace-pre-line sm:p-6">
          {description}
        </div>
      ) : null}
      {specifications ? (
        <pre className="tab-panel tab-specifications card -mt-px p-4 font-sans whitespace-pre-wrap sm:p-6">
          {specifications}
        </pre>
      ) : null}
      <div className="tab-panel tab-shipping card -mt-px p-4 sm:p-6">
        <p>{t('product.shippingIntro')}</p>
        <table className="mt-3 w-full max-w-lg text-left">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="py-2">
                {t('product.shippingMethod')}
              </th>
              <th scope="col" className="py-2">
                {t('product.shippingTime')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shipping.map(({ way, method }) => (
              <tr key={method} className="line-t">
                <th scope="row" className="py-2.5 font-normal">
                  {t(method)}
                </th>
                <td className="py-2.5">{leadTimeText(daysText(props.times[way]), locale, t)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}

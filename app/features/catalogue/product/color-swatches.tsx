import { showColors } from '#shared/base/color.ts';
import { useTexts } from '../../../lib/i18n.tsx';

/** The colours of a product, as swatch and name, so that they can be told apart without seeing colours. */
export function ColorSwatches({ colors }: { colors: readonly string[] }) {
  const { t } = useTexts();
  if (colors.length === 0) return null;
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold">{t('product.colors')}</h2>
      <ul aria-label={t('product.colors')} className="mt-1 flex flex-wrap gap-x-4 gap-y-2 text-sm">
        {showColors(colors).map(({ hex, name }) => {
          const text = typeof name === 'string' ? t(`colors.${name}`) : name.own;
          return (
            <li key={`${hex} ${text}`} className="inline-flex items-center gap-1.5">
              {hex ? (
                <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
                  <circle cx="10" cy="10" r="9" fill={hex} stroke="currentColor" strokeOpacity="0.35" />
                </svg>
              ) : null}
              {text}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

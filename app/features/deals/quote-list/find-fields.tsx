import { maxTitleLength } from '#shared/base/limits.ts';
import { maxQuoteNote } from '#shared/deals/quote-limits.ts';
import { saleUnits } from '#shared/catalogue/product-rules.ts';
import type { LinePhoto } from '#shared/deals/quote-photo.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { Options } from '../../../ui/options.tsx';
import { PhotoFields } from './photo-fields.tsx';
import { useList } from './use-list-form.ts';

type Props = {
  /** The id of the new line, so that a form that is sent twice adds only one line. */
  lineKey: string;
  photos: readonly LinePhoto[];
  isOpen: boolean;
};

/** A line without a product: something that the buyer wants but has not found. */
export function FindFields({ lineKey, photos, isOpen }: Props) {
  const { t, fieldOf } = useList();
  return (
    <details className="card" open={isOpen}>
      <summary className="flex min-h-11 items-center gap-2 px-3 py-2 sm:px-4">
        <span>
          <strong className="mr-2">{t('findTitle')}</strong>
          <span className="text-sm text-muted">{t('findText')}</span>
        </span>
        <Icon name="chevron" className="ml-auto size-5 shrink-0" />
      </summary>
      <div className="grid gap-3 p-3 sm:p-4">
        <input type="hidden" name="findKey" value={lineKey} />
        <TextField {...fieldOf('findTitle', '')} label={t('findName')} maxLength={maxTitleLength} />
        <div className="line-row">
          <TextField
            {...fieldOf('findQuantity', '')}
            label={t('findQuantity')}
            inputMode="numeric"
            maxLength={20}
          />
          <SelectField {...fieldOf('findUnit', saleUnits[0])} label={t('unit')}>
            <Options of={saleUnits} text={(unit) => t(`units.${unit}`)} />
          </SelectField>
        </div>
        <TextField
          {...fieldOf('findLink', '')}
          label={t('findLink')}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
        />
        <TextAreaField {...fieldOf('findNote', '')} label={t('findNote')} rows={3} maxLength={maxQuoteNote} />
        <PhotoFields line={lineKey} isNew photos={photos} />
        <div>
          <button type="submit" name="intent" value="find" className="btn btn-outline">
            {t('findAdd')}
          </button>
        </div>
      </div>
    </details>
  );
}

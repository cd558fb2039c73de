import { currencies } from '#shared/base/money.ts';
import { quoteIncoterms, usualTerm } from '#shared/deals/quote-rules.ts';
import { goodsClasses } from '#shared/deals/reference-rules.ts';
import { SelectField, TextField } from '../../../ui/form-field.tsx';
import { type CalculatorTexts, cartonFields } from './ask.ts';
import { Options } from '../../../ui/options.tsx';

type Props = {
  texts: CalculatorTexts;
  typed: Readonly<Record<string, string>>;
  errorOf: (name: string) => string | undefined;
};

/** Price, kind and packing of goods that are not of the catalogue. */
export function GoodsFields({ texts, typed, errorOf }: Props) {
  const fieldOf = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errorOf(name) });
  return (
    <>
      <TextField
        {...fieldOf('price')}
        label={texts.goods.price}
        inputMode="decimal"
        maxLength={20}
        required
      />
      <SelectField label={texts.goods.currency} name="currency" defaultValue={typed['currency'] ?? 'USD'}>
        <Options of={currencies} text={(code) => code} />
      </SelectField>
      <SelectField
        label={texts.goods.term}
        name="term"
        defaultValue={typed['term'] ?? usualTerm.incoterm}
        hint={texts.goods.termHint}
      >
        <Options of={quoteIncoterms} text={(term) => term} />
      </SelectField>
      <SelectField label={texts.goods.kind} name="goods" defaultValue={typed['goods'] ?? 'consumer'}>
        <Options of={goodsClasses} text={(name) => texts.classes[name]} />
      </SelectField>
      <TextField {...fieldOf('hsCode')} label={texts.goods.hsCode} inputMode="decimal" maxLength={20} />
      <fieldset className="grid grid-cols-2 gap-3 sm:col-span-2 sm:grid-cols-5">
        <legend className="field-label">{texts.goods.carton}</legend>
        <TextField {...fieldOf('piecesPerCarton')} label={texts.goods.piecesPerCarton} inputMode="numeric" />
        {cartonFields.map((name) => (
          <TextField key={name} {...fieldOf(name)} label={texts.goods[name]} inputMode="decimal" />
        ))}
      </fieldset>
    </>
  );
}

import { whoPays } from './who-pays.ts';
import type { SameShape } from '../translate.ts';

/** Texts of the calculator of the landed cost, beside those of `landedCost`. */
export const landedForm = {
  ...whoPays,
  metaTitle: 'Price at your door: {product}',
  calculatorTitle: 'What it costs at your door',
  calculatorText:
    'For goods from any seller: freight, duty, levies and VAT to your country, line by line, with sources.',
  ask: 'Ask us for what is missing',
  form: 'Your shipment',
  quantity: 'Quantity',
  country: 'Country',
  chooseCountry: 'Choose your country',
  way: 'Sea or air',
  ways: { sea: 'By sea', air: 'By air' },
  goods: {
    price: 'Price of one piece',
    currency: 'Currency',
    term: 'The price includes (Incoterm)',
    termHint: 'FOB: on board in China. EXW: at the factory. CIF: with freight.',
    kind: 'Kind of goods',
    hsCode: 'HS code, if you know it',
    carton: 'One carton, from the packing list',
    piecesPerCarton: 'Pieces',
    cartonLengthMm: 'Length, cm',
    cartonWidthMm: 'Width, cm',
    cartonHeightMm: 'Height, cm',
    cartonGrams: 'Weight, kg',
  },
  quoted: '{part} you were quoted, in {currency}',
  quotedHint: 'Leave empty if you have no quotation.',
  notUnderstood: 'We could not read this. Please write it like 1250 or 1250.50.',
  quantityFault: 'Please enter a whole number from 1 to {most}.',
  disputed: '{name}: is it collected?',
  answers: { both: 'Not sure: show both', with: 'Yes, it is collected', without: 'No, it is not' },
  compute: 'Work it out',
  anyway: 'Work it out all the same',
  noPrice: 'Without a price nothing can be computed. Ask us for one.',
  noCountry: 'Choose a country to see what customs takes there.',
  cargo: 'Cargo',
  volumeAndWeight: '{volume} m³, {weight} kg',
  noPacking: 'How this product is packed is not listed yet: freight and containers cannot be computed.',
  fill: 'Fills {percent} of {container}',
  stillFits: 'Room for {quantity} more.',
  fillMore: '{fill}. {more}',
  containers: {
    container_20: 'a 20-foot container',
    container_40: 'a 40-foot container',
    container_40hq: 'a 40-foot high-cube container',
  },
  chargeable: 'By air {weight} kg are charged: the weight, or 1 kg for 6,000 cm³ where that is more.',
  usualTimes: 'Our usual times',
  papersNone: 'We have no confirmed list for this country yet. Ask us before you order.',
  papersHint: 'What each is, who makes it, and before which step it must be there.',
} as const;

/** The same texts in any language. */
export type LandedFormTexts = SameShape<typeof landedForm>;

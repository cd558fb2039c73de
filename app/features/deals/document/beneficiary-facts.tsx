import { countryName } from '#shared/base/country.ts';
import { localeTags } from '#shared/base/locale.ts';
import { formatDate } from '#shared/base/formatting.ts';
import type { PublicBeneficiary } from '#shared/deals/issued-document.ts';
import type { DocumentCheckTexts } from '#shared/i18n/en/document-check.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { FactList } from '../../../ui/fact-list.tsx';

type Props = { beneficiary: PublicBeneficiary; texts: DocumentCheckTexts; from: string };

/** The beneficiary: name, bank, last digits of the account, and since when it is valid. */
export function BeneficiaryFacts({ beneficiary, texts, from }: Props) {
  const { locale } = useTexts();
  const { name, bank, country, lastDigits, currency, validFrom } = beneficiary;
  const facts = [
    [texts.holder, name],
    [texts.bank, `${bank}, ${countryName(country, locale)}`],
    [texts.lastDigits, `… ${lastDigits} (${currency})`],
    [from, formatDate(localeTags[locale], 'day', validFrom, 'UTC')],
  ] as const;
  return <FactList of={facts} />;
}

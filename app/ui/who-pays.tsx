import { Icon } from './icon.tsx';

type Props = {
  /** The steps in their order, and whether the price includes them. */
  steps: readonly { step: string; isSeller: boolean; text: string }[];
  /** Headings of the two groups. */
  included: string;
  notIncluded: string;
};

/** The eight steps of the way as a strip, and below it in words which of them the price includes. */
export function WhoPays({ steps, included, notIncluded }: Props) {
  const group = (isSeller: boolean) => steps.filter((one) => one.isSeller === isSeller);
  return (
    <div>
      <div className="who-pays" aria-hidden="true">
        {steps.map(({ step, isSeller }) => (
          <span key={step} className={isSeller ? 'is-ours' : ''} />
        ))}
      </div>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {[true, false].map((isSeller) =>
          group(isSeller).length > 0 ? (
            <div key={String(isSeller)}>
              <h3 className="text-sm font-semibold">{isSeller ? included : notIncluded}</h3>
              <ul className="mt-1 grid gap-1 text-sm">
                {group(isSeller).map(({ step, text }) => (
                  <li key={step} className="flex items-start gap-2">
                    <span className={`mt-0.5 ${isSeller ? 'text-leaf' : 'text-muted'}`}>
                      <Icon name={isSeller ? 'check' : 'close'} />
                    </span>
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          ) : null,
        )}
      </div>
    </div>
  );
}

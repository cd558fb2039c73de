type Props = {
  /** Accessible name of the drawing. */
  label: string;
  /** The steps of the transport in order, and whether the price includes them. */
  steps: readonly { step: string; isSeller: boolean; text: string }[];
  /** Texts for a step that the price includes, and for one that it does not. */
  inPrice: string;
  yours: string;
};

/** The transport from the factory to the buyer's door as a strip that shows which steps the price includes. */
export const WhoPays = ({ label, steps, inPrice, yours }: Props) => (
  <ol className="who-pays" aria-label={label}>
    {steps.map(({ step, isSeller, text }) => (
      <li key={step} className={isSeller ? 'is-ours' : undefined}>
        {text}
        <span className="sr-only">: {isSeller ? inPrice : yours}</span>
      </li>
    ))}
  </ol>
);

/** Legend of the two styles of a step. */
export const WhoPaysKey = ({ inPrice, yours }: Pick<Props, 'inPrice' | 'yours'>) => (
  <>
    <span className="is-ours-key">{inPrice}</span> · <span className="is-yours-key">{yours}</span>
  </>
);

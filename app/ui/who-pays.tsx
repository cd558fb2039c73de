type Props = {
  /** What the drawing shows. */
  label: string;
  /** The steps of the way in their order, and whether the price includes them. */
  steps: readonly { step: string; isSeller: boolean; text: string }[];
  /** What is said of a step that the price includes, and of one that it does not. */
  inPrice: string;
  yours: string;
};

/** The way from the factory to the buyer's door as a strip: which steps the price includes, and which not. */
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

/** What the two looks of a step mean. */
export const WhoPaysKey = ({ inPrice, yours }: Pick<Props, 'inPrice' | 'yours'>) => (
  <>
    <span className="is-ours-key">{inPrice}</span> · <span className="is-yours-key">{yours}</span>
  </>
);

/**
 * Where the form's script says what is wrong with the field beside it while there is no connection. It has a text from the
 * start: React takes over an element's text, but no text that came into an empty one.
 */
export const FaultSlot = () => (
  <p data-fault="" className="field-error" hidden suppressHydrationWarning>
    {' '}
  </p>
);

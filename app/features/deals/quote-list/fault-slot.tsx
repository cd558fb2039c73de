/**
 * Where the form's script shows the error of the field beside it while there is no connection. It must not be empty:
 * React hydrates an existing text, but not a text that a script has put into an empty element.
 */
export const FaultSlot = () => (
  <p data-fault="" className="field-error" hidden suppressHydrationWarning>
    {' '}
  </p>
);

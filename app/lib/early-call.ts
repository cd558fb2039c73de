/** A control whose API call the start code makes by itself, "POST /api/…" in `data-call`, and hands over to React. */
export type EarlyControl = HTMLButtonElement & { early?: Promise<Response> };

/**
 * Makes the call of a control that was touched before React was there, and shows a successful one at once: on a slow phone
 * React is seconds away. The component takes the answer over when it comes; until then the control waits for nobody else.
 */
export function callEarly(control: EarlyControl, call: string): void {
  const [method, path] = call.split(' ') as [string, string];
  control.disabled = true;
  control.early = fetch(path, { method, credentials: 'same-origin' });
  void control.early
    .then(
      ({ ok }) => ok && control.setAttribute('aria-pressed', String(method === 'POST')),
      () => {},
    )
    .then(() => (control.disabled = false));
}

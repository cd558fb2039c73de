/** A control that turns something on by POST and off by DELETE, named in `data-call`: "POST /api/…". */
export type EarlyControl = HTMLButtonElement & { early?: Promise<Response> };

/**
 * Makes the call of a control that was touched before React was there, and shows a successful one at once: on a slow phone
 * React is seconds away. The component takes the last answer over when it comes. `before` is a call under way that may give
 * the visitor her session: two at once would give her two, and the favourite might stay with the one that is forgotten.
 */
export async function callEarly(
  control: EarlyControl,
  call: string,
  before: Promise<unknown> | null,
): Promise<void> {
  const [method, path] = call.split(' ') as [string, string];
  control.disabled = true;
  const send = () => fetch(path, { method, credentials: 'same-origin' });
  control.early = before ? before.then(send) : send();
  try {
    const { ok } = await control.early;
    if (!ok) return;
    const isOn = method === 'POST';
    control.setAttribute('aria-pressed', String(isOn));
    control.dataset['call'] = `${isOn ? 'DELETE' : 'POST'} ${path}`;
  } catch {
    // The component tells of it.
  } finally {
    control.disabled = false;
  }
}

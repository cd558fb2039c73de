/** Shows a notification of the operating system if the visitor allows it. It replaces one with the same tag. */
export function notify(title: string, body: string, tag: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.addEventListener('click', () => window.focus());
  } catch {
    // On phones only service workers may show notifications.
  }
}

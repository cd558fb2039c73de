/** Shows a notification of the operating system, where the visitor allows it; another of the same tag takes its place. */
export function notify(title: string, body: string, tag: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.addEventListener('click', () => window.focus());
  } catch {
    // Phones allow it to service workers only.
  }
}

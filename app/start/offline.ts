const notice = () => document.querySelector<HTMLElement>('.offline-note');

/** Shows that there is no connection, and offers a link to the requested page, if there is one. */
export function sayOffline(href = ''): void {
  const shown = notice();
  if (!shown) return;
  shown.hidden = false;
  shown.querySelector('a')!.setAttribute('href', href);
  showWay();
}

/** Shows a text while offline, and the link to the requested page once online. */
function showWay(): void {
  const shown = notice();
  if (!shown) return;
  const link = shown.querySelector('a')!;
  const hasLink = link.getAttribute('href') !== '';
  link.hidden = !navigator.onLine || !hasLink;
  shown.querySelector('span')!.hidden = navigator.onLine;
  if (navigator.onLine && !hasLink) shown.hidden = true;
}

/** Keeps the page and explains: without a network a link or search would end on the browser's error page. */
export function stayWhileOffline(): void {
  const stay = (event: Event, href: string) => {
    const { origin, pathname, search } = new URL(href, location.href);
    const isHere = pathname === location.pathname && search === location.search;
    if (navigator.onLine || origin !== location.origin || isHere || !notice()) return;
    event.preventDefault();
    sayOffline(href);
  };
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href]');
      // The chat button handles this itself (chat.ts).
      if (link && !link.matches('[data-chat], [target]')) stay(event, link.href);
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== 'get') return;
      const asked = new URLSearchParams(new FormData(form, event.submitter) as unknown as URLSearchParams);
      stay(event, `${form.action.split('?')[0]}?${asked}`);
    },
    true,
  );
  // A form whose script has not come yet. This listener is the last: scripts handle the event before.
  addEventListener('submit', (event) => {
    if (navigator.onLine || event.defaultPrevented || !notice()) return;
    event.preventDefault();
    sayOffline();
  });
  addEventListener('online', showWay);
}

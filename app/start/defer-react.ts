import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { fallbackLocale, toLocale } from '#shared/base/locale.ts';
import { sayOffline } from './offline.ts';

/** Milliseconds after loading until React starts by itself, on a fast connection without data saver. */
const longIdle = 8000;

/** Longest wait for an idle period, in milliseconds: animated pictures may keep the processor busy all the time. */
const longestWait = 2000;

/**
 * Starts React: on a page for work (`data-at-once`) after the first paint, else when the visitor touches a control or
 * moves on by keyboard, or after a long idle time. Until then links, forms and scrolling work without it. A control
 * marked `data-needs-react` gives feedback at once, and its click is repeated when React has started.
 * @returns a function that starts React now; it rejects if a script cannot be loaded, and may then be called again
 */
export function deferReact(): () => Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('template#react');
  // A page of an account: its scripts run by themselves.
  if (!template) return () => Promise.resolve();
  let started: Promise<void> | null = null;
  const start = () =>
    (started ??= runScripts(template).then(stop, (error: unknown) => {
      started = null;
      throw error;
    }));
  /** Without a connection nothing is loaded. The next touch tries again. */
  const tryStart = () => void start().catch(() => {});

  const touch = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    // A link leaves the page: loading scripts now would only compete with the next page.
    if (target.closest('a[href], [data-plain]')) return;
    if (target.closest('button, input, select, textarea, summary, [tabindex]')) tryStart();
  };
  const onTouch = (event: Event) => touch(event.target);
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>('[data-needs-react]');
    if (!control || event.defaultPrevented) return;
    event.preventDefault();
    control.setAttribute('aria-busy', 'true');
    void start()
      .finally(() => control.removeAttribute('aria-busy'))
      .then(
        () => control.click(),
        // If React cannot be loaded, submit the control's form. Offline that would end on the browser's error page.
        () => (navigator.onLine ? control.closest('form')?.submit() : sayOffline(location.href)),
      );
  };
  const events = ['pointerdown', 'keydown', 'focusin'] as const;
  for (const type of events) addEventListener(type, onTouch, { passive: true });
  // What was touched before this script came has the focus.
  touch(document.activeElement);
  addEventListener('click', onClick);
  function stop() {
    for (const type of events) removeEventListener(type, onTouch);
    removeEventListener('click', onClick);
  }

  if (document.documentElement.dataset['saver'] === undefined) {
    // Animated parts need React once they come into view. With the data saver on they stay still.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) tryStart();
    });
    for (const element of document.querySelectorAll('[data-needs-react-visible]')) observer.observe(element);
    // Fetched before the first paint, 40 files would delay it by a tenth of a second on a slow phone.
    if ('atOnce' in template.dataset)
      new PerformanceObserver(tryStart).observe({ type: 'paint', buffered: true });
    else if (isLinkFast()) afterLoad(() => setTimeout(() => whenIdle(tryStart), longIdle));
  }
  return start;
}

/** Runs the scripts in the document's template, in order. Resolves when React has hydrated the page. */
async function runScripts(template: HTMLTemplateElement): Promise<void> {
  // A failed import keeps failing until the page is reloaded, so nothing is requested without a network.
  if (!navigator.onLine) throw new Error('there is no network');
  // The entry module needs the dictionary. If it cannot be loaded, nothing else is requested.
  await loadDictionary(toLocale(document.documentElement.lang) ?? fallbackLocale);
  const scripts = document.importNode(template.content, true);
  const inserted = [...scripts.children];
  await new Promise<void>((resolve, reject) => {
    const end = new AbortController();
    const fail = (event: Event) => {
      end.abort();
      for (const element of inserted) element.remove();
      reject(new Error(`a script could not be loaded (${event.type})`));
    };
    const { signal } = end;
    for (const script of scripts.querySelectorAll('script'))
      script.addEventListener('error', fail, { signal });
    // The inline module imports the entry module without awaiting it, so a failure is an unhandled rejection.
    addEventListener('unhandledrejection', fail, { signal });
    const succeed = () => {
      end.abort();
      resolve();
    };
    addEventListener('hydrated', succeed, { signal });
    template.before(scripts);
  });
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWait });
  else setTimeout(run);
}

function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

type Connection = { saveData?: boolean; effectiveType?: string };

function isLinkFast(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return false;
  return connection?.effectiveType === undefined || connection.effectiveType === '4g';
}

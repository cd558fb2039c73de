import { fallbackLocale, toLocale } from '../../shared/locale.ts';
import { callEarly, type EarlyControl } from './early-call.ts';
import { readHandoff } from './handoff.ts';

/** Milliseconds after the page has loaded before React starts by itself, on a fast link that is not being saved. */
const longIdle = 8000;

/** Where the chosen language is kept in the browser (public-site section 1). */
const languageKey = 'i18nextLng';

/**
 * Starts React when the visitor touches a control or moves on by keyboard, or after a long idle time; until then links,
 * forms and scrolling work by themselves. A control marked `data-late` gets feedback at once and its click is repeated
 * when React is there, or its `data-call` is made right away.
 */
export function startLate(load: () => Promise<unknown>): void {
  if (mirrorLanguage()) return;
  if (isReturn()) document.documentElement.dataset['whole'] = '';
  if (readHandoff().isEager) return void load();
  let started: Promise<unknown> | null = null;
  const start = () =>
    (started ??= load().then(stop, (error: unknown) => {
      // The connection may come back: the next touch tries again.
      started = null;
      throw error;
    }));

  /** Without a connection nothing comes; the click that needs React finds another way. */
  const tryStart = () => void start().catch(() => {});

  const onTouch = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    // A link leads away by itself: fetching scripts now would only compete with the next page.
    if (target?.closest('a[href], [data-plain]')) return;
    if (target?.closest('button, input, select, textarea, summary, [tabindex]')) tryStart();
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<EarlyControl>('[data-late]');
    if (!control || event.defaultPrevented) return;
    event.preventDefault();
    control.setAttribute('aria-busy', 'true');
    const { call } = control.dataset;
    if (call) void callEarly(control, call, viewCall);
    // Before the control is used again: it may be busy then with what it does.
    const rest = () => control.removeAttribute('aria-busy');
    void start().then(
      () => {
        rest();
        if (!call) control.click();
      },
      // Without React the control's form does the work, unless it is done or somebody keeps what it holds.
      async () => {
        const answer = await control.early?.catch(() => null);
        rest();
        if (answer?.ok) return;
        const form = control.closest('form');
        if (form?.dispatchEvent(new Event('unscripted', { bubbles: true, cancelable: true }))) form.submit();
      },
    );
  };
  const events = ['pointerdown', 'keydown', 'focusin'] as const;
  for (const type of events) addEventListener(type, onTouch, { passive: true });
  addEventListener('click', onClick);
  function stop() {
    for (const type of events) removeEventListener(type, onTouch);
    removeEventListener('click', onClick);
  }

  // What moves by itself needs React once it comes into view; with the data saver on it stays still.
  if (!readHandoff().isLite) {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) tryStart();
    });
    for (const element of document.querySelectorAll('[data-late-visible]')) observer.observe(element);
  }

  afterLoad(keepFont);
  tellKeptView();
  addEventListener('click', countView);
  addEventListener('scroll', markScrolled, { passive: true });
  // With the next frame, which lays the page out anyway: asked for at once, the position would make a layout of its own.
  requestAnimationFrame(markScrolled);

  if (isLinkFast()) {
    afterLoad(() => setTimeout(() => whenIdle(tryStart), longIdle));
  }
}

/** A processor that moving pictures keep busy may never call itself idle, in ms. */
const longestWait = 2000;

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWait });
  else setTimeout(run);
}

function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/**
 * Fetches the display face for the next page. It would never come in time for the first one, whose pictures it would only
 * slow down; a page that knows by the cookie that the browser has it uses it from the first paint on. It is loaded as a face,
 * which the browser's memory keeps from page to page: from the disk it would miss the first paint. A slow link does without:
 * it mostly ends in a slow phone, which takes a tenth of a second longer to paint a heading in it.
 */
function keepFont(): void {
  const { font } = readHandoff();
  if (!font || !isLinkFast()) return;
  whenIdle(() => {
    new FontFace('Brygada', `url(${font.url})`)
      .load()
      .then(() => {
        document.cookie = `font=${font.version}; Path=/; Max-Age=31536000; SameSite=Lax`;
      })
      // The next page tries again.
      .catch(() => {});
  });
}

/** Whether the browser is about to bring back where the visitor was, which takes the page's whole height. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}

/** Whether a message waits for the connection (lib/outbox.ts). */
export function hasWaiting(): boolean {
  try {
    return localStorage.getItem('outbox') !== null;
  } catch {
    return false;
  }
}

/** Background of the navigation bar after 50 pixels (public-site section 2). */
function markScrolled(): void {
  document.documentElement.classList.toggle('is-scrolled', scrollY > 50);
}

/** Where a view waits for the next page. */
const viewKey = 'view';

/** After this long without a next page a view is told from this one, in ms: it may have opened in another tab. */
const longestView = 3000;

/**
 * A click on a product card counts a view; a failure is only logged (public-site section 8). Where the browser leads to
 * another page, that one tells it: a call made now is answered just when the page comes, and takes a tenth of its time.
 */
function countView(event: MouseEvent): void {
  const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-view]') : null;
  const id = card?.dataset['view'];
  if (id === undefined) return;
  tellKeptView();
  try {
    // React shows the next page in this one.
    if (event.defaultPrevented) return tellView(id);
    sessionStorage.setItem(viewKey, id);
    setTimeout(tellKeptView, longestView);
  } catch {
    // Storage may be forbidden.
    tellView(id);
  }
}

function tellKeptView(): void {
  try {
    const id = sessionStorage.getItem(viewKey);
    if (id === null) return;
    sessionStorage.removeItem(viewKey);
    tellView(id);
  } catch {
    // Where nothing can be kept, nothing waits.
  }
}

/** The call that tells of a view, while it is under way. */
let viewCall: Promise<unknown> | null = null;

function tellView(id: string): void {
  const call = fetch(`/api/products/${id}/view`, { method: 'POST', keepalive: true })
    .catch((error: unknown) => console.error('view not counted', error))
    .finally(() => {
      if (viewCall === call) viewCall = null;
    });
  viewCall = call;
}

/**
 * Keeps the language in local storage, and brings it back from there when the cookie is gone. Answers whether the page is
 * being loaded again in the kept language.
 */
function mirrorLanguage(): boolean {
  const shown = toLocale(document.documentElement.lang) ?? fallbackLocale;
  try {
    const kept = toLocale(localStorage.getItem(languageKey));
    const isChosen =
      /(?:^|;\s*)lng=/.test(document.cookie) || new URLSearchParams(location.search).has('lng');
    if (kept && kept !== shown && !isChosen) {
      document.cookie = `lng=${kept}; Path=/; Max-Age=31536000; SameSite=Lax`;
      location.reload();
      return true;
    }
    if (isChosen) localStorage.setItem(languageKey, shown);
  } catch {
    // Storage may be forbidden; then the cookie alone remembers.
  }
  return false;
}

type Connection = { saveData?: boolean; effectiveType?: string };

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

function isLinkFast(): boolean {
  if (readHandoff().isLite || connection()?.saveData) return false;
  const type = connection()?.effectiveType;
  return type === undefined || type === '4g';
}

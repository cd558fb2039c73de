// One page load in throttled Chromium, as on a mid-range phone.

/**
 * Connection and processor: round trip in ms, kbit/s down and up, CPU slowdown. The first is Lighthouse's "slow 4G".
 */
export const profiles = {
  slow4g: { rtt: 150, down: 1600, up: 750, cpu: 4 },
  africa3g: { rtt: 300, down: 700, up: 300, cpu: 6 },
};

const device = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; itel A551L) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

/** Milliseconds without network activity after which the page counts as settled. */
const quiet = 1500;
const longest = 120_000;

/** Runs in the page before the page's own scripts. */
function probe() {
  const seen = { lcp: 0, lcpElement: '', tasks: [], cls: 0 };
  window.__seen = seen;
  const observe = (type, report) =>
    new PerformanceObserver((list) => list.getEntries().forEach(report)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.lcpElement = entry.element?.tagName.toLowerCase() ?? '?';
  });
  observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
}

const kindOf = (type, mime = '') =>
  type === 'Document' || mime.includes('html')
    ? 'html'
    : type === 'Script' || mime.includes('javascript')
      ? 'js'
      : type === 'Image' || mime.startsWith('image/')
        ? 'pictures'
        : type === 'Font' || mime.includes('font')
          ? 'font'
          : 'other';

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Records network traffic by request; `busyMs(from)` is how long the connection was in use since then. */
function watchNetwork(cdp) {
  const requests = new Map();
  const spans = [];
  let last = Date.now();
  let busySince = null;
  const open = new Set();
  const ended = ({ requestId, encodedDataLength = 0 }) => {
    last = Date.now();
    const request = requests.get(requestId);
    if (request) request.wire = encodedDataLength;
    if (open.delete(requestId) && open.size === 0) {
      spans.push([busySince, last]);
      busySince = null;
    }
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(data|blob):/.test(request.url)) return;
    last = Date.now();
    if (open.size === 0) busySince = last;
    open.add(requestId);
    requests.set(requestId, { url: request.url, type, wire: 0 });
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { type, mime: response.mimeType, isCached: response.fromDiskCache });
  });
  cdp.on('Network.dataReceived', () => (last = Date.now()));
  cdp.on('Network.requestServedFromCache', ({ requestId }) =>
    Object.assign(requests.get(requestId) ?? {}, { isCached: true }),
  );
  cdp.on('Network.loadingFinished', ended);
  cdp.on('Network.loadingFailed', ended);
  return {
    requests,
    busyMs: (from) =>
      [...spans, ...(busySince === null ? [] : [[busySince, Date.now()]])].reduce(
        (sum, [start, end]) => sum + Math.max(0, end - Math.max(start, from)),
        0,
      ),
    settled: async () => {
      const began = Date.now();
      while (open.size > 0 || Date.now() - last < quiet) {
        if (Date.now() - began > longest) return false;
        await wait(50);
      }
      return true;
    },
  };
}

async function openPhone(browser, profile, isSaving, cookies = []) {
  const context = await browser.newContext({
    ...device,
    ...(isSaving ? { extraHTTPHeaders: { 'save-data': 'on' } } : {}),
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(probe);
  await cdp.send('Network.enable');
  const network = watchNetwork(cdp);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.rtt,
    downloadThroughput: (profile.down * 1000) / 8,
    uploadThroughput: (profile.up * 1000) / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  return { context, page, network };
}

/**
 * Loads a page without input until it has settled. Times in ms, sizes in kilobytes as transferred.
 * @param cookies of the visitor, in the form of Playwright
 */
export async function measureLoad(browser, profile, url, isSaving = false, cookies = []) {
  const { context, page, network } = await openPhone(browser, profile, isSaving, cookies);
  try {
    await page.goto(url, { waitUntil: 'load', timeout: longest });
    await network.settled();
    const times = await page.evaluate(() => {
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      const { lcp, lcpElement, tasks, cls } = window.__seen;
      const blocking = ([start, duration]) => Math.max(0, duration - Math.max(0, fcp - start) - 50);
      const tbt = tasks
        .filter(([start, duration]) => start + duration > fcp)
        .reduce((sum, task) => sum + blocking(task), 0);
      return { fcp, lcp, lcpElement, tbt, cls };
    });
    const sizes = { html: 0, js: 0, pictures: 0, font: 0, other: 0, total: 0 };
    for (const { type, mime, wire, isCached } of network.requests.values()) {
      if (isCached) continue;
      sizes[kindOf(type, mime)] += wire / 1024;
      sizes.total += wire / 1024;
    }
    return { ...times, sizes, requests: network.requests.size };
  } finally {
    await context.close();
  }
}

/**
 * Taps a control after the page has settled. `feedback` is the time until the
 * next paint after the tap (Event Timing), `effect` the time until `isDone`
 * is true in the page, `beyondLink` the part of it without network activity.
 */
export async function measureTap(browser, profile, url, selector, isDone) {
  const { context, page, network } = await openPhone(browser, profile, false);
  try {
    await page.goto(url, { waitUntil: 'load', timeout: longest });
    await network.settled();
    const control = page.locator(selector).first();
    await control.scrollIntoViewIfNeeded();
    await network.settled();
    await page.evaluate((wanted) => {
      window.__tap = { feedback: 0, tasks: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.interactionId) window.__tap.feedback = Math.max(window.__tap.feedback, entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 });
      document
        .querySelector(wanted)
        .addEventListener('pointerdown', () => (window.__tap.at = performance.now()), {
          capture: true,
          once: true,
        });
    }, selector);
    const tappedAt = Date.now();
    await control.tap({ noWaitAfter: true });
    await page.waitForFunction(isDone, undefined, { timeout: longest, polling: 'raf' });
    const effect = await page.evaluate(() => performance.now() - window.__tap.at);
    const busy = network.busyMs(tappedAt);
    await network.settled();
    const feedback = await page.evaluate(() => window.__tap.feedback);
    return { feedback, effect, beyondLink: Math.max(0, effect - busy) };
  } finally {
    await context.close();
  }
}

/**
 * Taps a link and waits until the heading of the next page is painted and its main picture loaded; ms since the tap.
 */
export async function measureNavigation(browser, profile, url, selector) {
  const { context, page, network } = await openPhone(browser, profile, false);
  try {
    await page.addInitScript(() => {
      const tap = JSON.parse(sessionStorage.getItem('tap') ?? 'null');
      if (!tap || location.pathname === tap.path) return;
      const since = (time) => performance.timeOrigin + time - tap.at;
      window.__arrived = {};
      // The browser reports the paint of elements that have this mark before their first frame.
      new PerformanceObserver((list) => {
        for (const { renderTime } of list.getEntries()) window.__arrived.heading ??= since(renderTime);
      }).observe({ type: 'element', buffered: true });
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1');
        if (!heading) return;
        heading.setAttribute('elementtiming', 'heading');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
      const check = () => {
        const main = document.querySelector('main img');
        if (window.__arrived.heading && main?.complete && main.naturalWidth > 0)
          window.__arrived.picture = since(performance.now());
        else requestAnimationFrame(() => setTimeout(check));
      };
      check();
    });
    await page.goto(url, { waitUntil: 'load', timeout: longest });
    await network.settled();
    const link = page.locator(selector).first();
    await link.scrollIntoViewIfNeeded();
    await network.settled();
    await page.evaluate((wanted) => {
      document
        .querySelector(wanted)
        .addEventListener(
          'pointerdown',
          () =>
            sessionStorage.setItem(
              'tap',
              JSON.stringify({ at: performance.timeOrigin + performance.now(), path: location.pathname }),
            ),
          { capture: true, once: true },
        );
    }, selector);
    await link.tap({ noWaitAfter: true });
    await page.waitForFunction(() => window.__arrived?.picture, undefined, { timeout: longest });
    return await page.evaluate(() => window.__arrived);
  } finally {
    await context.close();
  }
}

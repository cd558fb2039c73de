import { matchedRoutes } from 'hono/route';
import type { ServerBuild } from 'react-router';
import type { AppContext } from './env.ts';

// Log lines, counters and traces name the route of a request, never its path: the route tables bound the set of
// names, and a name contains nothing that a visitor typed.

/** Name for requests without a route: a call that does not exist, or a request refused before routing. */
export const otherRoute = 'other';

/** Sort key of patterns: if two match the same path, the one with a word at the first difference wins. */
const rankOf = (pattern: string) => pattern.replaceAll(':', '~').replaceAll('*', '~~');

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches as React Router does: ignores case, with or without a slash at the end. */
function matcherOf(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '(?:/.*)?';
      if (!part.startsWith(':')) return `/${escaped(part)}`;
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    });
  return new RegExp(`^${parts.join('')}/?$`, 'i');
}

/** Creates the function that names a page, or its data request, by its pattern in the route table: `/product/:id`. */
export function createPageRoutes(routes: ServerBuild['routes']): (path: string) => string {
  const patternOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return '';
    const above = patternOf(route.parentId);
    return route.path ? `${above}/${route.path}` : above;
  };
  const patterns = [...new Set(Object.keys(routes).map((id) => patternOf(id) || '/'))];
  const matchers = patterns
    .toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))
    .map((pattern) => [matcherOf(pattern), pattern] as const);
  return (path) => {
    const page = path.replace(/(?:\/_)?\.data$/, '');
    return matchers.find(([matcher]) => matcher.test(page))?.[1] ?? otherRoute;
  };
}

/** Name of a request's route: `GET /api/products/:id` for a call, file or form; `/product/:id` for a page; `asset`. */
export function routeOf(c: AppContext, pageRoute: (path: string) => string): string {
  const set = c.get('route');
  if (set !== undefined) return set;
  // Skip middleware, which is registered for all methods.
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL');
  if (route) return `${route.method} ${route.path}`;
  return /^\/api(\/|$)/.test(c.req.path) ? otherRoute : pageRoute(c.req.path);
}

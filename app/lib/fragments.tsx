import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { FragmentSource, PlaceFragment } from './cached-fragment.tsx';
import { I18nProvider } from './i18n.tsx';
import type { Fragment, PageContext } from './page-context.ts';
import { classesOf } from './page-styles.ts';
import { ShellContext } from './shell.ts';

const encoder = new TextEncoder();

/** A fragment's place. No other element has such a name, and in texts and data the bracket is escaped. */
const placeholder = /<fragment-(\d+)><\/fragment-\d+>/;
const placeholders = new RegExp(placeholder, 'g');

/** Collects the fragments of one document while React renders it. */
export function collectFragments({ locale, dictionary, made }: PageContext) {
  const used: Fragment[] = [];

  function render({ element, shell, path }: FragmentSource): Fragment {
    const markup = renderToString(
      <I18nProvider locale={locale} dictionary={dictionary}>
        {/* Whoever is signed in must not stand in what others get to see. */}
        <ShellContext value={{ ...shell, user: null }}>
          <StaticRouter location={path}>{element}</StaticRouter>
        </ShellContext>
      </I18nProvider>,
    );
    return { bytes: encoder.encode(markup), classes: classesOf(markup) };
  }

  const place: PlaceFragment = (key, source) => {
    const id = `${locale} ${key}`;
    let fragment = made.fragments.get(id);
    if (!fragment) made.fragments.set(id, (fragment = render(source)));
    return createElement(`fragment-${used.push(fragment) - 1}`);
  };

  return {
    place,

    /** The classes of the elements in a part of the document, those in its fragments included. */
    classesOf(html: string): ReadonlySet<string> {
      const classes = classesOf(html);
      for (const [, index] of html.matchAll(placeholders))
        for (const name of used[Number(index)]!.classes) classes.add(name);
      return classes;
    },

    /** The document with its fragments in their places. They are kept as bytes, so that only the rest is to be encoded. */
    fill(html: string): Uint8Array {
      const parts = html
        .split(placeholder)
        .map((part, i) => (i % 2 === 0 ? encoder.encode(part) : used[Number(part)]!.bytes));
      const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
      let at = 0;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      return whole;
    },
  };
}

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { FragmentSource, PlaceFragments } from './cached-fragment.tsx';
import { I18nProvider } from './i18n.tsx';
import type { Fragment, PageContext } from './page-context.ts';
import { looksOf } from './page-styles.ts';
import { type Shell, ShellContext } from './shell.ts';

const encoder = new TextEncoder();

/** The place of kept bytes. No other element has such a name, and in texts and data the bracket is escaped. */
const placeholder = /<fragment-(\d+)><\/fragment-\d+>/;
const placeholders = new RegExp(placeholder, 'g');

/** Collects the fragments of one document while React renders it. */
export function collectFragments({ locale, dictionary, made }: PageContext) {
  /** What stands in each place. */
  const places: (readonly Fragment[])[] = [];

  function make({ path, render }: FragmentSource, shell: Shell): Fragment {
    const markup = renderToString(
      <I18nProvider locale={locale} dictionary={dictionary}>
        {/* Whoever is signed in must not stand in what others get to see. */}
        <ShellContext value={{ ...shell, user: null }}>
          <StaticRouter location={path}>{render()}</StaticRouter>
        </ShellContext>
      </I18nProvider>,
    );
    // Not by Buffer.from: short ones would keep a piece of its pool.
    return { bytes: encoder.encode(markup), looks: [...looksOf(markup)] };
  }

  const place: PlaceFragments = (sources, shell) => {
    const found = sources.map((source) => {
      const id = `${locale} ${source.key}`;
      let fragment = made.fragments.get(id);
      if (!fragment) made.fragments.set(id, (fragment = make(source, shell)));
      return fragment;
    });
    return createElement(`fragment-${places.push(found) - 1}`);
  };

  return {
    place,

    /** The class attributes of the elements in a part of the document, those in its fragments included. */
    looksOf(html: string): ReadonlySet<string> {
      const all = looksOf(html);
      for (const [, index] of html.matchAll(placeholders))
        for (const { looks } of places[Number(index)]!) for (const look of looks) all.add(look);
      return all;
    },

    /** What stands for other bytes, which have no elements, until the document is whole. */
    placeOf(bytes: Uint8Array): string {
      const index = places.push([{ bytes, looks: [] }]) - 1;
      return `<fragment-${index}></fragment-${index}>`;
    },

    /** The document with its fragments in their places. They are kept as bytes, so that only the rest is to be encoded. */
    fill(html: string): Uint8Array {
      const parts = html
        .split(placeholder)
        .flatMap<string | Uint8Array>((part, i) =>
          i % 2 === 0 ? part : places[Number(part)]!.map(({ bytes }) => bytes),
        );
      const length = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
      // Not from a pool: whoever keeps the page keeps all of its memory. Writing in place takes a third of encoding each part.
      const whole = Buffer.allocUnsafeSlow(length);
      let at = 0;
      for (const part of parts) {
        if (typeof part === 'string') at += whole.write(part, at);
        else {
          whole.set(part, at);
          at += part.length;
        }
      }
      return whole;
    },
  };
}

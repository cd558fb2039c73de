import { type RefObject, useEffect } from 'react';

/** The index to which each key moves in a row of `count` tools, from the index `at`. */
const targets: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The keys of a toolbar (ARIA Authoring Practices): the Tab key stops once, at the tool used last. Arrow keys, Home
 * and End move between its tools.
 */
export function useToolbarKeys(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current!;
    const tools = () => [
      ...element.querySelectorAll<HTMLElement>(
        ':scope > :is(select, .tool), :scope > label > input[type=file]',
      ),
    ];
    const setStop = (stop: HTMLElement | undefined) => {
      for (const tool of tools()) tool.tabIndex = tool === stop ? 0 : -1;
    };
    setStop(tools()[0]);
    const onFocus = ({ target }: FocusEvent) => {
      if (tools().includes(target as HTMLElement)) setStop(target as HTMLElement);
    };
    const onKey = (event: KeyboardEvent) => {
      const all = tools();
      const at = all.indexOf(event.target as HTMLElement);
      const target = at < 0 ? undefined : targets[event.key]?.(at, all.length);
      if (target === undefined) return;
      event.preventDefault();
      all[target]!.focus();
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('keydown', onKey);
    };
  }, [bar]);
}

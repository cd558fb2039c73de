import { saidParameters } from '#shared/base/pages.ts';

const filterOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form.filters') : null;

/**
 * The search and filters above a list: a choice applies at once, unset values stay out of the address, and Back shows
 * the search words of that address, not those typed last.
 */
export function startFilters(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) filterOf(target)?.requestSubmit();
  });
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!filterOf(target)) return;
    const said = saidParameters(
      new URLSearchParams(
        [...formData].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
    );
    const unsaid = [...formData].filter(([name]) => !said.has(name));
    for (const [name] of unsaid) formData.delete(name);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.querySelector<HTMLFormElement>('form.filters')?.reset();
  });
}

/** Closes `<details class="menu">` on Escape, on a click elsewhere or on an action, and when the focus leaves it. */
export function closeMenus(): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');
  const element = (target: EventTarget | null) => (target instanceof Element ? target : null);

  document.addEventListener('click', ({ target }) => {
    const clicked = element(target);
    for (const menu of openMenus()) {
      const isAction = clicked?.closest('.menu-panel') && clicked.closest('a, button');
      if (!isAction && menu.contains(clicked)) continue;
      // A dialog that the action opens returns the focus to the element that had it, so that must be a visible one.
      if (menu.contains(document.activeElement)) menu.querySelector('summary')!.focus();
      menu.open = false;
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')!.focus();
    }
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    const next = element(relatedTarget);
    if (next) for (const menu of openMenus()) if (!menu.contains(next)) menu.open = false;
  });
}

/**
 * Treats the drawer as a dialog: while it is open, the focus is in it and everything behind it is inert. When it
 * closes, the browser returns the focus to the button.
 */
export function guardDrawer(): void {
  const guard = (event: Event) => {
    const drawer = event.target;
    if (!(drawer instanceof HTMLElement) || !drawer.matches('.drawer')) return;
    const isOpen = (event as ToggleEvent).newState === 'open';
    // Runs before it closes, because the button cannot take the focus while it is inert.
    if (isOpen === (event.type === 'beforetoggle')) return;
    for (const beside of drawer.parentElement!.children) {
      if (beside instanceof HTMLElement && beside !== drawer) beside.inert = isOpen;
    }
    if (isOpen) drawer.querySelector<HTMLElement>('button, a')?.focus();
  };
  document.addEventListener('beforetoggle', guard, true);
  document.addEventListener('toggle', guard, true);
}

/** Makes `<details class="menu">` close as menus do: on Escape, on a click elsewhere or on one of its actions, and when the focus moves on. */
export function closeMenus(): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');
  const element = (target: EventTarget | null) => (target instanceof Element ? target : null);

  document.addEventListener('click', ({ target }) => {
    const clicked = element(target);
    for (const menu of openMenus()) {
      const isAction = clicked?.closest('.menu-panel') && clicked.closest('a, button');
      if (!isAction && menu.contains(clicked)) continue;
      // A dialog that the action opens gives the focus back to what had it: to something that is still to be seen.
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
 * The drawer is a dialog: while it is open, the focus is in it and what lies behind is out of reach; when it closes, the
 * browser gives the focus back to the button.
 */
export function guardDrawer(): void {
  const guard = (event: Event) => {
    const drawer = event.target;
    if (!(drawer instanceof HTMLElement) || !drawer.matches('.drawer')) return;
    const isOpen = (event as ToggleEvent).newState === 'open';
    // Before it closes: the button cannot take the focus while it is inert.
    if (isOpen === (event.type === 'beforetoggle')) return;
    for (const beside of drawer.parentElement!.children) {
      if (beside instanceof HTMLElement && beside !== drawer) beside.inert = isOpen;
    }
    if (isOpen) drawer.querySelector<HTMLElement>('button, a')?.focus();
  };
  document.addEventListener('beforetoggle', guard, true);
  document.addEventListener('toggle', guard, true);
}

// The only script that a public page runs by itself. React is loaded when it is needed (docs/decisions/003).
import { startFavorites } from '../features/catalogue/favorite/heart.ts';
import { startListAdds } from '../features/catalogue/product/list-adds.ts';
import { keepSending, readOutbox } from '../lib/outbox.ts';
import { goBackInHistory } from './back.ts';
import { startChatButton } from './chat.ts';
import { startPreferences } from './preferences.ts';
import { noteClosedOffice } from './office.ts';
import { keepPlace, restoreLanguage } from './language.ts';
import { deferReact } from './defer-react.ts';
import { startFilters } from './filters.ts';
import { startGallery } from './gallery.ts';
import { closeMenus, guardDrawer } from './menus.ts';
import { stayWhileOffline } from './offline.ts';
import { countViews } from './views.ts';

/** The navigation bar gets a background after 50 pixels (docs/specification/site.md#navigation-bar). */
const markScrolled = () => document.documentElement.classList.toggle('is-scrolled', scrollY > 50);

function start(): void {
  addEventListener('scroll', markScrolled, { passive: true });
  // In the next frame, which computes the layout anyway: reading the position now would force an extra layout.
  requestAnimationFrame(markScrolled);
  stayWhileOffline();
  const startReact = deferReact();
  startFavorites(startReact);
  startListAdds();
  countViews();
  goBackInHistory();
  startChatButton();
  closeMenus();
  guardDrawer();
  startGallery();
  startFilters();
  keepPlace();
  noteClosedOffice();
  startPreferences();
  // Any page sends the calls that wait for the connection.
  if (readOutbox().length > 0) keepSending();
}

if (!restoreLanguage()) start();

// In development: until React has started, a changed component cannot be replaced, so reload the page.
import.meta.hot?.on('site:changed', () => {
  if (document.documentElement.dataset['hydrated'] === undefined) location.reload();
});

import type { CatalogTexts } from '../en/catalogs.ts';

export const catalogs = {
  title: 'Catalogues',
  metaDescription: 'Catalogues en PDF à charger et à transmettre.',
  intro: 'Nos catalogues en PDF, à lire en route et à transmettre.',
  none: 'Il n’y a pas de catalogue ici pour l’instant. Une catégorie, vos favoris et votre liste de devis peuvent être chargés en PDF là où vous les voyez.',
  open: 'Ouvrir le PDF ({size})',
} satisfies CatalogTexts;

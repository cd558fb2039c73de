import type { CatalogTexts } from '../en/catalogs.ts';

export const catalogs = {
  title: 'Catálogos',
  metaDescription: 'Catálogos en PDF para descargar y pasar a otros.',
  intro: 'Nuestros catálogos en PDF, para leer por el camino y pasar a otros.',
  none: 'Ahora no hay ningún catálogo aquí. Una categoría, sus favoritos y su lista de cotización se pueden descargar en PDF donde los ve.',
  open: 'Abrir el PDF ({size})',
} satisfies CatalogTexts;

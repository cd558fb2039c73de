import type { whoPays as english } from '../en/who-pays.ts';
import type { SameShape } from '../translate.ts';

export const whoPays = {
  steps: {
    goods: 'Usine',
    inland: 'Route en Chine',
    export: 'Export',
    loading: 'Chargement',
    freight: 'Fret',
    insurance: 'Assurance',
    duty: 'Douane',
    delivery: 'Livraison',
  },
  inPrice: 'dans notre prix',
  yours: 'à votre charge',
  whoPays: 'Qui paie quoi avec {term}',
} satisfies SameShape<typeof english>;

import type { whoPays as english } from '../en/who-pays.ts';
import type { SameShape } from '../translate.ts';

export const whoPays = {
  steps: {
    goods: 'Fábrica',
    inland: 'Ruta en China',
    export: 'Exportación',
    loading: 'Carga',
    freight: 'Flete',
    insurance: 'Seguro',
    duty: 'Aduana',
    delivery: 'Entrega',
  },
  inPrice: 'en nuestro precio',
  yours: 'paga usted',
  whoPays: 'Quién paga qué con {term}',
} satisfies SameShape<typeof english>;

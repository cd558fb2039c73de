import type { proof as enProof } from '../en/proof.ts';
import type { SameShape } from '../translate.ts';

export const proof = {
  title: 'Lo que recibe por escrito',
  exampleText: 'Fábrica y cifras inventadas; esto es lo que usted recibe con su propio pedido.',
  report: {
    title: 'Informe de verificación',
    factory: 'Calzados Sunstep, Lucheng, Wenzhou',
    visited: 'En la fábrica el 14 de octubre de 2026, dos personas de nuestro equipo, 47 fotos',
    good: 'En regla',
    note: 'Anotado',
    bad: 'Defecto corregido',
    rows: {
      licence: { name: 'Licencia comercial', finding: 'En el registro público; calzado desde 2011' },
      workshop: { name: 'Taller', finding: '2 líneas, 64 personas contadas en su puesto' },
      machines: { name: 'Máquinas', finding: '38 de 41 en marcha, 3 por reparar' },
      material: { name: 'Material en almacén', finding: 'Para 11 días; las suelas se compran fuera' },
      exits: {
        name: 'Salidas de emergencia',
        finding: 'Una bloqueada por cajas; despejada el 21 de octubre, foto 44',
      },
    },
    verdict: 'Apta para pedidos de hasta 6000 pares al mes. Segunda visita antes del primer pedido.',
  },
  inspection: {
    title: 'Cómo es una inspección',
    lot: 'Lote de 2400 pares, 125 tomados al azar (ISO 2859-1, nivel II)',
    allowed: 'hallados: {found}, admitidos: {allowed}',
    critical: 'Defectos críticos, como un clavo en el zapato',
    major: 'Defectos mayores, como una costura abierta',
    minor: 'Defectos menores, como un resto de pegamento',
    failed: 'Resultado: el lote no pasa',
  },
  price: {
    title: 'El coste total en destino, paso a paso',
    lead: 'Un par de zapatillas, 2400 pares de Ningbo a Abiyán. Así se presenta cada oferta: quién cobra por qué, antes de que usted decida.',
    goods: 'Mercancía, FOB Ningbo',
    fee: 'Nuestros honorarios, en una línea aparte',
    freight: 'Flete marítimo y seguro, su parte del contenedor',
    duty: 'Aranceles e impuestos, según su agente de aduanas',
    inland: 'Gastos de puerto y camión hasta su tienda',
    total: 'En su tienda, por par',
  },
} as const satisfies SameShape<typeof enProof>;

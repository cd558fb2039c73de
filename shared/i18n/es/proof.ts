import type { proof as enProof } from '../en/proof.ts';
import type { SameShape } from '../translate.ts';

export const proof = {
  title: 'Lo que recibe por escrito',
  exampleText:
    'La fábrica y el lote del informe y de la inspección son inventados; esto es lo que usted recibe con su propio pedido.',
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
    lead: '{quantity} de «{product}», por mar a {country}, al precio publicado hoy y con tarifas publicadas. Una oferta indica además nuestros honorarios, en una línea aparte.',
    goods: 'Mercancía, {term}',
    freight: 'Flete marítimo y seguro',
    duty: 'Aranceles e impuestos',
    inland: 'Gastos de puerto, agente de aduanas y entrega',
    total: 'En su puerta',
    range: '{low} a {high}',
    link: 'Cada línea con su fuente',
  },
} as const satisfies SameShape<typeof enProof>;

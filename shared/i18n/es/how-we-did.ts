import type { HowWeDidTexts } from '../en/company.ts';

export const howWeDid = {
  metaTitle: 'Cómo nos ha ido: nuestras cifras',
  metaDescription:
    'En cuánto tiempo respondimos y ofertamos, qué promesas cumplimos y cuáles no, y cuánto costó realmente la mercancía en destino: nuestras cifras de los últimos doce meses.',
  title: 'Cómo nos ha ido',
  subtitle:
    'Nuestras cifras de los últimos doce meses, también las malas. Cada una incluye todos los casos, no una selección.',
  few: 'Muy pocos casos para concluir: menos de {count}.',
  typical: 'Valor mediano',
  worst: 'El peor caso',
  cases: 'Casos',
  minutes: { one: '{count} minuto', other: '{count} minutos' },
  hours: { one: '{count} hora laboral', other: '{count} horas laborales' },
  days: { one: '{count} día', other: '{count} días' },
  more: '{percent} más que nuestra estimación',
  less: '{percent} menos que nuestra estimación',
  same: 'como habíamos estimado',
  kept: 'Cumplidas',
  late: 'Con retraso',
  within: 'Dentro de los límites',
  over: 'Por encima de los límites',
  replies: {
    title: 'Primera respuesta',
    text: 'Desde un mensaje, un chat o una solicitud hasta nuestra respuesta, en horas laborales. Prometido: {hours}.',
  },
  offers: {
    title: 'Oferta',
    text: 'Desde una solicitud hasta su primera oferta, en horas laborales. Nadie promete este plazo: depende de la fábrica.',
  },
  productions: {
    title: 'Producción',
    text: 'Días entre el anticipo y el fin de la producción.',
  },
  promises: {
    title: 'Fechas prometidas',
    text: 'Etapas de los pedidos cuya fecha habíamos prometido, frente a la primera promesa. Una fecha que cambiamos cuenta como retraso.',
  },
  inspections: {
    title: 'Inspecciones',
    text: 'Informes definitivos. Por encima de los límites: se encontraron más defectos de una clase de los que admite el plan acordado. Entonces decide el comprador.',
  },
  doors: {
    title: 'Precio en destino',
    text: 'Lo que la mercancía costó en destino según los compradores, frente a nuestra estimación, cuando se conocían todas sus partes.',
  },
  lateBy: 'Retraso mediano',
  how: 'Cómo contamos',
  howText:
    'Medianas, para que un caso extremo no las mueva. Los datos de demostración nunca cuentan. La página se renueva cada hora.',
  ctaTitle: '¿Alguna pregunta sobre una cifra?',
  ctaText: 'Pregúntenos: respondemos con los casos que hay detrás, sin nombres.',
  ctaProducts: 'Ver los productos',
} satisfies HowWeDidTexts;

import type { TestimonialTexts } from '../en/testimonial.ts';

export const testimonial = {
  title: 'Lo que dicen los compradores',
  rated: '{rating} de 5: {word}',
  words: { 1: 'muy malo', 2: 'malo', 3: 'regular', 4: 'bueno', 5: 'muy bueno' },
  reply: 'Nuestra respuesta',
  example: 'Ejemplo inventado',
  written: 'Escrito en {language}.',
  translate: 'Traducir en Google',
  product: 'Ver el producto',
  formTitle: '¿Cómo fue?',
  formText:
    'Cuente a otros compradores cómo fue, para bien o para mal. Publicamos sus palabras cuando hemos visto que no son abusivas; una nota baja no es motivo para omitirlas. Hasta entonces puede cambiarlas.',
  rating: 'Su nota',
  message: 'Lo que quiere decir',
  name: 'Nombre que se mostrará',
  company: 'Empresa (opcional)',
  send: 'Enviar',
  change: 'Enviar el cambio',
  waiting: 'Lo hemos recibido y aún no lo hemos publicado.',
  published: 'Está publicado. Gracias.',
  removed: 'No publicamos lo que ha escrito. Pregúntenos por qué.',
} satisfies TestimonialTexts;

import type { PaperTexts } from '../en/paper.ts';

export const paper = {
  offer: 'Oferta',
  sampleOffer: 'Oferta de muestras',
  proforma: 'Factura proforma',
  catalogue: 'Catálogo',
  reference: 'Referencia',
  date: 'Fecha',
  seller: 'Vendedor',
  buyer: 'Comprador',
  registration: 'Número de registro {number}',
  item: 'Artículo',
  quantity: 'Cantidad',
  unitPrice: 'Precio unitario',
  sum: 'Importe',
  deliveryTerm: 'Condiciones de entrega',
  payment: 'Pago',
  payAll: 'El importe total antes de la producción',
  option: 'Opción {number} de {count}: {label}',
  sumsOfFirst:
    'Estos importes son los de la opción 1 de cada artículo, en las cantidades indicadas arriba. Si elige otra cosa en la página de la oferta, cambian.',
  acceptedNote: 'Aceptada el {day} por {name}',
  acceptedNoteUnnamed: 'Aceptada el {day}',
  proformaNote:
    'Esta factura proforma corresponde a la revisión {revision}, aceptada por {name} el {day}. No es una factura fiscal.',
  proformaNoteUnnamed:
    'Esta factura proforma corresponde a la revisión {revision}, aceptada el {day}. No es una factura fiscal.',
  payTo: 'Pagar a',
  check: 'Comprobar este documento',
  checkText: 'Escanee el código o escriba {code} en {url}',
  paySafely: 'Nunca cambiamos nuestros datos bancarios por correo ni por chat: {url}',
  page: 'Página {page} de {pages}',
  demo: 'Demostración de una empresa ficticia',
  selections: { products: 'Nuestros productos', favorites: 'Favoritos', list: 'Lista de presupuesto' },
  products: { one: '{count} producto', other: '{count} productos' },
  minimumOrder: 'Desde {quantity}',
  pricesOf: 'Precios del {day}; solo una oferta es vinculante.',
} satisfies PaperTexts;

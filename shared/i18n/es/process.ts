import type { ProcessTexts } from '../en/company.ts';

export const process = {
  metaTitle: 'Cómo trabajamos: seis pasos, de la consulta al puerto',
  metaDescription:
    'Seis pasos, del primer mensaje al conocimiento de embarque: quién hace qué, qué ve usted, cuándo paga, cuánto se tarda y qué pasa si un lote no supera la inspección.',
  title: 'Seis pasos, y usted los ve todos',
  subtitle: 'Quién hace qué, qué recibe usted en cada paso y en qué momento se paga.',
  termsTitle: 'Las condiciones en tres cifras',
  depositText: 'de anticipo, al confirmar el pedido',
  balanceText: 'antes del embarque, una vez aceptado el informe de inspección',
  totalText: 'de la primera conversación a la carga, por lo general',
  days: 'de {from} a {to} días',
  weeks: 'de {from} a {to} semanas',
  stepsTitle: 'Cómo se desarrolla un pedido',
  youLabel: 'Usted',
  seeLabel: 'Usted recibe',
  steps: {
    needs: {
      title: 'Análisis de necesidades',
      text: 'Le preguntamos qué vende, en qué cantidad y a qué precio, y también por la tensión eléctrica, las tallas, el etiquetado y los certificados que pedirá su aduana.',
      you: 'Envíe una foto, un enlace o una ficha técnica.',
      see: 'Un breve resumen con una primera idea del precio, el pedido mínimo y el plazo de fabricación. Es gratis y no le compromete a nada.',
    },
    search: {
      title: 'Búsqueda y verificación de proveedores',
      text: 'Consultamos a varios fabricantes, descartamos a los revendedores, comprobamos las licencias y visitamos a los que quedan.',
      you: 'Usted decide: este proveedor o ninguno.',
      see: 'Las ofertas comparadas, un informe de verificación con fotografías y, si lo desea, muestras.',
    },
    order: {
      title: 'Confirmación del pedido y anticipo',
      text: 'Todo queda por escrito, en chino y en español: ficha técnica, muestra aprobada, precio, fecha de entrega y qué ocurre si un lote no pasa.',
      you: 'Apruebe la muestra, firme y pague el anticipo del {deposit} %.',
      see: 'El pedido firmado y el recibo de su anticipo.',
    },
    production: {
      title: 'Gestión y seguimiento de la producción',
      text: 'Revisamos el material y las primeras piezas, volvemos al taller durante la producción y exigimos a la fábrica que cumpla sus fechas.',
      you: 'Nada, salvo que quiera un cambio; todo cambio se cotiza antes de hacerlo.',
      see: 'Fotografías del taller en cada etapa y aviso de cualquier retraso en cuanto lo sepamos.',
    },
    inspection: {
      title: 'Inspección de calidad',
      text: 'Con el lote terminado tomamos piezas al azar; contamos, medimos y probamos, siempre frente a la muestra aprobada y antes de cerrar las cajas.',
      you: 'Lea el informe; acepte el lote o rechácelo.',
      see: 'El informe de inspección, con fotografías y el número de defectos.',
    },
    shipping: {
      title: 'Consolidación, logística y pago del saldo',
      text: 'La mercancía de todos sus proveedores se reúne en un solo envío y sale por Ningbo o Shanghái. Preparamos la factura, la lista de empaque y el certificado de origen.',
      you: 'Pague el {balance} % restante antes del embarque.',
      see: 'Fotografías de la carga, el número del precinto, el conocimiento de embarque y los demás documentos para su agente de aduanas.',
    },
  },
  failTitle: 'Si un lote no pasa',
  fail1: 'Nada se embarca y el saldo no vence.',
  fail2:
    'La fábrica selecciona o rehace la mercancía a su cargo, como dice el pedido, y volvemos a inspeccionar.',
  fail3:
    'Si tampoco pasa la segunda vez, decide usted: una rebaja, un lote nuevo o la cancelación. Negociamos la devolución de su anticipo con el pedido firmado en la mano.',
  neverTitle: 'Lo que nunca prometemos',
  never1:
    'Que no habrá ninguna pieza defectuosa. La inspección se hace por muestreo, y el informe dice de qué tamaño fue la muestra.',
  never2:
    'Una fecha de llegada fija. La decide la naviera; nosotros le transmitimos sus fechas y sus retrasos.',
  never3:
    'Que la aduana no hará preguntas. Con DDP despachamos y pagamos los aranceles; con cualquier otro incoterm lo hace usted, con su agente de aduanas.',
  never4:
    'Que un anticipo siempre se recupere. Por eso se verifica la fábrica antes de pagarlo, y no después.',
  timelineTitle: 'Cuánto se tarda',
  timelineText: 'Para productos que la fábrica ya hace; los moldes o diseños nuevos llevan más tiempo.',
  timeline: {
    consultation: 'Consulta inicial',
    vetting: 'Identificación y verificación de proveedores',
    production: 'Producción y control de calidad',
    delivery: 'Logística y entrega',
  },
  timelineScale: 'A escala: color pleno hasta el plazo habitual más corto, tenue hasta el más largo.',
  timelineSea:
    'Estos plazos terminan con la carga. La travesía se suma: {sea} días a África oriental y austral, {west} días a África occidental y central.',
  platformTitle: 'Nuestra plataforma digital',
  platformText: 'Funciona en un teléfono, con una conexión lenta y sin cuenta.',
  platform: {
    catalogue: {
      title: 'Un catálogo con cifras',
      text: 'Precio, pedido mínimo, plazo de fabricación y proveedor de cada producto, y la fecha en que verificamos a ese proveedor.',
    },
    requests: {
      title: 'Preguntas desde la ficha del producto',
      text: 'Pida una cotización o escriba al proveedor por WhatsApp: el producto ya va indicado.',
    },
    light: {
      title: 'Páginas ligeras en cuatro idiomas',
      text: 'Español, inglés, francés y chino; y un ahorro de datos que deja fuera lo prescindible.',
    },
  },
  benefitsTitle: 'Qué gana usted',
  benefits: {
    before: {
      title: 'Ver antes de pagar',
      text: 'El informe y las fotos le llegan antes de que pague el saldo.',
    },
    one: {
      title: 'Una sola persona',
      text: 'La misma, desde el resumen hasta el conocimiento de embarque.',
    },
    load: { title: 'Un solo envío', text: 'Varios proveedores, un contenedor, un juego de documentos.' },
    written: { title: 'Todo por escrito', text: 'Pedido, informes y documentos quedan en su poder.' },
  },
  ctaTitle: 'Empiece por el primer paso',
  ctaText: 'Díganos qué quiere vender. La primera conversación no cuesta nada.',
  ctaProducts: 'Ver los productos',
} as const satisfies ProcessTexts;

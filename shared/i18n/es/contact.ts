import type { ContactTexts } from '../en/contact.ts';

export const contact = {
  metaTitle: 'Contacto',
  metaDescription:
    'Escriba a nuestro equipo de compras en Wenzhou: preguntas, cotizaciones, muestras. Respondemos en pocas horas, en español, inglés, francés o chino.',
  title: 'Hable con su equipo de compras',
  subtitle: 'Cuéntenos qué busca. En Wenzhou alguien lee cada mensaje y le responde en su idioma.',
  formTitle: 'Envíenos un mensaje',
  required: 'Los campos con * son obligatorios.',
  fullName: 'Nombre completo',
  companyName: 'Empresa',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  phoneHint: 'Con el prefijo del país, por ejemplo +243…, o como lo marca en su país.',
  phoneShort:
    'Este número parece demasiado corto. Complételo o, si es correcto, pulse «Enviar mensaje» una vez más.',
  country: 'País o territorio',
  chooseCountry: 'Elija una opción',
  africa: 'África',
  otherCountries: 'Otros países y territorios',
  message: 'Mensaje',
  messageHint: 'Producto, cantidad, destino: cuanto más sepamos, mejor será la primera respuesta.',
  kept: 'Lo que escribe se queda en este dispositivo hasta que se envíe.',
  clear: 'Borrar todo',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  aboutProduct: 'Su consulta es sobre',
  removeProduct: 'Escribir sobre otra cosa',
  draft:
    'Hola:\n\nMe interesa el producto «{product}». ¿Podrían indicarme su mejor precio, el pedido mínimo y el plazo de fabricación?\n\nCantidad: \nDestino: ',
  askDoor: 'Indíqueme lo que falta en el precio puesto en destino: {quantity} piezas, {way}, a {country}.',
  bySea: 'por mar',
  byAir: 'por avión',
  sentTitle: '¡Mensaje enviado!',
  sentText: 'Gracias por su consulta. Le responderemos muy pronto.',
  writeAnother: 'Escribir otro mensaje',
  waitingTitle: 'A la espera de conexión',
  waitingText: 'Su mensaje está guardado en este dispositivo. Se enviará solo en cuanto vuelva la conexión.',
  sentLater: 'Ha vuelto la conexión: su mensaje se ha enviado.',
  failedTitle: 'El mensaje no se envió',
  failedForm:
    'Revise los datos del formulario e inténtelo de nuevo. Asegúrese de que todos los campos obligatorios estén bien rellenados.',
  failedRequest: 'Revise los datos del formulario. Es posible que falten campos o que alguno no sea válido.',
  failedServer: 'Error del servidor. Inténtelo más tarde o contáctenos directamente.',
  failedOther: 'No se pudo enviar el mensaje. Inténtelo de nuevo.',
  failedMark:
    'Este formulario estuvo abierto demasiado tiempo. No se ha perdido nada: pulse «Enviar mensaje» una vez más.',
  failedFast:
    'El envío ha sido demasiado rápido. No se ha perdido nada: pulse «Enviar mensaje» una vez más dentro de unos segundos.',
  honeypot: 'Deje este campo vacío',
  infoTitle: 'Datos de contacto',
  emailLabel: 'Correo electrónico',
  phoneChina: 'Línea de China',
  phoneAfrica: 'Línea de África',
  hours: 'Horario de atención',
  hoursBeijing: '{days}, de {opens} a {closes}, hora de Pekín (UTC+8)',
  daysRange: 'de {from} a {to}',
  inYourTime: 'En su hora local: de {opens} a {closes}',
  openNow: 'Abierto ahora, hasta las {time} en su hora local',
  closedOpens: 'Cerrado ahora, abre {wait}',
  closedHoliday: 'Cerrado por {holiday} hasta el {date}; abre {wait}',
  quickTitle: 'Para una respuesta rápida',
  quickText: 'Por WhatsApp o WeChat respondemos antes.',
  social: 'Síganos',
  mapTitle: 'De Wenzhou a toda África',
  mapText:
    'Sede en Wenzhou, Zhejiang; las mercancías salen de Ningbo y Shanghái hacia los {count} mercados africanos.',
  mapAlt:
    'Mapa de los 54 países de África con sus principales puertos. Una ruta marítima discontinua llega desde la costa china, donde se señalan Wenzhou, Ningbo y Shanghái.',
  mapNote: 'La línea discontinua del noroeste delimita un territorio en disputa.',
  locationsTitle: 'Puertos a los que enviamos',
  countries: { one: '{count} país', other: '{count} países' },
  regionChina: 'China',
  placesChina: 'Wenzhou (sede), Ningbo y Shanghái (puertos)',
  regions: {
    west: 'África occidental',
    east: 'África oriental',
    central: 'África central',
    southern: 'África austral',
    north: 'Norte de África',
  },
  places: {
    west: 'Lagos, Tema, Abiyán, Dakar, Lomé, Cotonú',
    east: 'Mombasa, Dar es Salaam, Yibuti, Maputo, Port Louis',
    central: 'Duala, Pointe-Noire, Luanda, Matadi, Libreville',
    southern: 'Durban, Ciudad del Cabo, Walvis Bay',
    north: 'Casablanca, Argel, Túnez, Alejandría, Puerto Sudán',
  },
  faqTitle: 'Preguntas frecuentes',
  faq: {
    payment: {
      question: '¿Cuáles son sus condiciones de pago?',
      answer:
        'Un anticipo del {deposit} % al confirmar el pedido y el {balance} % antes del embarque, cuando ya ha visto el informe de inspección. Aceptamos transferencias en varias monedas.',
    },
    time: {
      question: '¿Cuánto tarda un pedido?',
      answer:
        'Por lo general, de {from} a {to} semanas desde su primer mensaje hasta que la mercancía se carga; la travesía se suma. Lo que hay en existencias va más rápido y lo fabricado a medida puede tardar más; usted recibe un calendario antes de pagar.',
    },
    minimum: {
      question: '¿Hay un pedido mínimo?',
      answer:
        'La página de cada producto indica el pedido mínimo de la fábrica. Agrupamos la mercancía de varios proveedores en un contenedor, así que no hace falta llenarlo con un solo artículo.',
    },
    quality: {
      question: '¿Cómo controlan la calidad?',
      answer:
        'Antes de que usted pague un anticipo visitamos al proveedor que ha elegido; el que aún no hemos visitado aparece señalado así en el catálogo. Inspeccionamos la mercancía durante la producción y antes de la carga. Usted recibe fotos y un informe escrito, y decide antes de pagar el saldo.',
    },
    shipping: {
      question: '¿Quién se ocupa del transporte y los papeles?',
      answer:
        'Nosotros: consolidación, flete marítimo o aéreo y los documentos de exportación que pide su aduana, como la factura, la lista de empaque, el certificado de origen y los certificados de inspección.',
    },
    samples: {
      question: '¿Puedo pedir muestras antes?',
      answer:
        'Sí. Reunimos muestras de varias fábricas y las enviamos juntas por mensajería exprés. Lo que pague por ellas se descuenta de su pedido si la fábrica lo acepta.',
    },
  },
} as const satisfies ContactTexts;

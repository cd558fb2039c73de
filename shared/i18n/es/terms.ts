import type { TermsTexts } from '../en/company.ts';

export const terms = {
  metaTitle: 'Condiciones',
  metaDescription:
    'Nuestras condiciones: anticipo y saldo, muestras, inspección, plazos, aduana y lo que no prometemos.',
  title: 'Condiciones',
  subtitle: 'Las condiciones con las que trabajamos. Lo acordado en su pedido firmado va primero.',
  parts: {
    company: {
      title: 'Con quién trata',
      text: '{company}, {address}.\n{law}',
    },
    prices: {
      title: 'Precios y ofertas',
      text: 'Los precios, pedidos mínimos y plazos de fabricación del catálogo son los que indican nuestros proveedores. Nos obligan cuando figuran en una cotización escrita. Los precios en otras monedas son aproximados; vale la moneda original.\nNuestros honorarios figuran en una línea aparte.',
    },
    payment: {
      title: 'Pago',
      text: 'Un anticipo del {deposit} % al confirmar el pedido y el {balance} % antes del embarque, una vez aceptado el informe de inspección. Por transferencia, en varias monedas y solo a la cuenta del pedido firmado. Nunca anunciamos un cambio de cuenta únicamente por correo o chat.',
    },
    samples: {
      title: 'Muestras',
      text: 'Las muestras y su mensajería corren por su cuenta. Lo que pague por ellas se descuenta de su pedido si la fábrica lo acepta.',
    },
    inspection: {
      title: 'Inspección',
      text: 'Visitamos al proveedor elegido antes de que usted pague el anticipo e inspeccionamos la mercancía antes de la carga. Si un lote no pasa, nada se embarca y el saldo no vence; la fábrica selecciona o rehace a su cargo, y volvemos a inspeccionar. Si tampoco pasa la segunda vez, decide usted: una rebaja, un lote nuevo o la cancelación.',
    },
    time: {
      title: 'Plazos',
      text: 'Un pedido tarda por lo general de {from} a {to} semanas hasta la carga. La travesía se suma: {sea} días a África oriental y austral, {west} días a África occidental y central. Las fechas de las navieras se transmiten, no se garantizan.',
    },
    customs: {
      title: 'Aduana',
      text: 'Preparamos los documentos de exportación. Quién despacha la mercancía y paga aranceles e impuestos depende del incoterm de su oferta: con DDP, nosotros; con cualquier otro, usted, a través de su agente de aduanas. Los permisos de importación los obtiene usted; su agente confirma que la mercancía puede importarse.',
    },
    limits: {
      title: 'Lo que no prometemos',
      text: 'Que no habrá ninguna pieza defectuosa, que un barco llegará un día fijo o que un anticipo siempre se recupere. Negociamos su devolución con el pedido firmado en la mano.',
    },
    site: {
      title: 'Este sitio',
      text: 'Puede enlazar los textos y las imágenes, pero no copiarlos para vender. Las ilustraciones muestran el tipo de producto; decide la muestra aprobada. Preguntas: {email}.',
    },
  },
  law: {
    known: 'Ley aplicable: {country}. Si no llegamos a un acuerdo, deciden los tribunales de {place}.',
    unknown: 'La ley aplicable y el lugar de litigio se acuerdan en su pedido.',
  },
} as const satisfies TermsTexts;

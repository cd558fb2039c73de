import type { MailTexts } from '../en/mail.ts';

export const mail = {
  greeting: 'Hola, {name}:',
  reply: {
    subject: 'Re: su mensaje a {company}',
    youWrote: 'Usted escribió:',
    answerTo:
      'Para respondernos, escriba a {email}. Este correo lo envió nuestro sitio web; no responda a él directamente.',
  },
  chat: {
    subject: 'Respuesta de {company}',
    intro: 'Le hemos respondido en el chat:',
    open: 'Continuar la conversación',
    why: 'Recibe este correo porque dejó esta dirección en nuestro chat. Para responder, use el enlace o escriba a {email}.',
  },
  assignment: {
    subject: '{by} le ha asignado a {name}',
    intro: '{by} le ha asignado la conversación con {name}. El cliente espera una respuesta.',
    open: 'Abrir la conversación',
    why: 'Recibe este correo porque no tenía la sesión abierta.',
  },
  quote: {
    requested: {
      subject: '{reference}: hemos recibido su solicitud',
      intro:
        'Gracias. Hemos recibido su solicitud {reference} y preparamos la oferta. El enlace muestra en qué punto está.',
    },
    offer: {
      subject: '{reference}: su oferta de {company}',
      intro: 'Su oferta {reference} está lista. Es válida hasta el final del {day}.',
    },
    accepted: {
      subject: '{reference}: ha aceptado nuestra oferta',
      intro: 'Gracias. Ha aceptado nuestra oferta {reference}. Compruebe lo que ha aceptado:',
    },
    proforma: {
      subject: '{reference}: su factura proforma',
      intro:
        'Su factura proforma de {reference} está lista. El enlace abre la página donde puede leerla. Pague solo a la cuenta que indica.',
    },
    withdrawn: {
      subject: '{reference}: hemos anulado la aceptación',
      intro:
        'Hemos anulado la aceptación de nuestra oferta {reference}; una factura proforma ya emitida deja de ser válida. No la pague. Le diremos cómo seguimos; si tiene preguntas, use el enlace.',
    },
    answer: {
      subject: '{reference}: una respuesta de {company}',
      intro: 'Le hemos respondido sobre {reference}:',
    },
    review: {
      subject: '{reference}: ¿cómo le fue?',
      intro:
        'Hace unas semanas aceptó nuestra oferta {reference}. Cuente a otros compradores cómo le fue, bien o mal: el formulario está en la página de su solicitud.',
    },
    expiry: {
      subject: '{reference}: su oferta termina el {day}',
      intro: 'Su oferta {reference} es válida hasta el final del {day}. Después podrá pedir un precio nuevo.',
    },
    week: {
      subject: '{reference}: su pedido esta semana',
      intro: 'Esto ha ocurrido en su pedido {reference}:',
    },
    quietWeek: {
      subject: '{reference}: sin novedades esta semana',
      intro: 'Esta semana no se ha anotado nada nuevo en su pedido {reference}. Así está:',
    },
    slip: {
      subject: '{reference}: ha cambiado una fecha prometida',
      intro:
        'Una fecha que le prometimos para {reference} se retrasa. La primera promesa sigue visible en la página de su pedido:',
    },
    inspection: {
      subject: '{reference}: el informe de inspección',
      intro:
        'El informe de inspección de {reference} es definitivo. Compara lo encontrado con lo admitido; usted decide qué se hace con la mercancía:',
    },
    silence: {
      subject: '{reference}: ¿ha visto nuestra oferta?',
      intro:
        'Nuestra oferta {reference} le espera hasta el final del {day}. Si algo no encaja, pregunte o rechácela: ambas cosas nos ayudan.',
    },
    open: 'Abrir la solicitud',
    secret:
      'Quien tenga este enlace puede leer y aceptar la oferta. Compártalo solo con personas de confianza.',
    why: 'Recibe este correo porque se indicó esta dirección en la solicitud. Para responder, use el enlace o escriba a {email}.',
    stop: 'No recibir más el correo semanal de este pedido',
    news: {
      requested: '{reference}: nueva solicitud de {name}',
      question: '{reference}: {name} ha hecho una pregunta',
      accepted: '{reference}: {name} ha aceptado la oferta',
      withdrawn: '{reference}: {name} ha retirado su aceptación',
      declined: '{reference}: {name} ha rechazado la oferta',
      fresh_price: '{reference}: {name} pide un precio nuevo',
      testimonial: '{reference}: {name} ha dado su opinión',
      assigned: '{reference}: {by} le ha asignado la solicitud de {name}',
      approved: '{reference}: {by} ha aprobado sus precios para {name}',
    },
    openStaff: 'Abrir la solicitud',
    whyStaff:
      'Recibe este correo porque es responsable de la solicitud, fijó sus precios o desea un correo por cada mensaje.',
  },
  notice: {
    subject: 'Nuevo mensaje de {name}',
    intro: 'Este mensaje acaba de llegar por el formulario de contacto de {company}.',
    name: 'Nombre',
    companyName: 'Empresa',
    country: 'País',
    product: 'Producto',
    open: 'Ver los mensajes de contacto',
    why: 'Recibe un correo por cada mensaje de contacto. En Mi cuenta puede elegir un resumen diario.',
  },
  digest: {
    subject: {
      one: '{count} mensaje espera respuesta',
      other: '{count} mensajes esperan respuesta',
    },
    intro: {
      one: 'Desde el último resumen ha llegado {count} mensaje que sigue sin respuesta.',
      other: 'Desde el último resumen han llegado {count} mensajes que siguen sin respuesta.',
    },
    more: { one: 'Y {count} más.', other: 'Y {count} más.' },
    why: 'Este resumen se envía una vez al día, a las 8:30 (hora de Pekín), cuando hay un mensaje sin responder.',
  },
  figures: {
    subject: 'Cifras de la semana, del {from} al {to}',
    intro:
      'Los siete días hasta el domingo y, entre paréntesis, los siete días anteriores. Lo que espera es de este momento.',
    open: 'Abrir estos días',
    why: 'Recibe este correo los lunes porque lo ha elegido en Mi cuenta.',
  },
  unsubscribe: 'No recibir más estos correos',
  roles: { admin: 'administrador', super_admin: 'superadministrador', customer: 'cliente' },
  invitation: {
    subject: 'Su invitación a {company}',
    intro:
      'Le invitamos a formar parte del equipo de {company} como {role}. Con el siguiente enlace creará su cuenta.',
    open: 'Crear mi cuenta',
    lapses: {
      one: 'El enlace sirve una sola vez y vale {count} día. Si no esperaba una invitación, ignore este correo.',
      other:
        'El enlace sirve una sola vez y vale {count} días. Si no esperaba una invitación, ignore este correo.',
    },
  },
  beneficiary: {
    first: '{by} ha indicado quién cobra',
    proposed: '{by} propone otra cuenta bancaria para los pagos',
    confirmed: '{by} ha confirmado otra cuenta bancaria, válida desde el {date}',
    withdrawn: '{by} ha retirado un cambio de cuenta bancaria',
    effective: 'Desde ahora los pagos van a otra cuenta bancaria',
    warning:
      'Si usted no sabía nada, retírelo enseguida y llame a sus colegas: alguien puede haber entrado con la cuenta de uno de ellos.',
    open: 'Abrir la página',
  },
  emailChanged: {
    subject: 'Se ha cambiado la dirección de su cuenta en {company}',
    text: '{username}: los mensajes de esta cuenta se envían ahora a otra dirección.',
    warning:
      'Si no lo esperaba, escriba enseguida a {email}: quien tenga la nueva dirección puede pedir una contraseña nueva.',
  },
  backupLate: {
    subject: 'Las copias de seguridad de {company} se retrasan',
    backup: 'La última copia buena es de {moment}. Las siguientes fallaron o no se hicieron.',
    drill: 'El último ensayo de restauración con éxito es de {moment}.',
    never: 'ninguna',
    open: 'Ver las copias',
  },
  reset: {
    subject: '{company}: elegir una contraseña nueva',
    intro: 'Se ha solicitado una contraseña nueva para la cuenta {username}.',
    open: 'Elegir una contraseña',
    lapses: {
      one: 'El enlace sirve una sola vez y vale {count} minuto. Si no lo ha pedido usted, ignore este correo: su contraseña no cambia.',
      other:
        'El enlace sirve una sola vez y vale {count} minutos. Si no lo ha pedido usted, ignore este correo: su contraseña no cambia.',
    },
  },
  automatic: 'Este es un mensaje automático. Si tiene alguna pregunta, escriba a {email}.',
} as const satisfies MailTexts;

import type { CheckUsTexts } from '../en/company.ts';

export const checkUs = {
  metaTitle: 'Verifíquenos: cómo comprobar cada afirmación',
  metaDescription:
    'Razón social, número de registro, licencia, cuenta bancaria, oficina y personas: cómo comprobar cada punto sin fiarse de nuestra palabra.',
  title: 'Verifíquenos antes de pagarnos',
  subtitle: 'Lo que decimos de nosotros y cómo comprobarlo sin fiarse de nuestra palabra.',
  record: {
    title: 'Una empresa que puede comprobar',
    name: 'Razón social',
    number: 'Número de registro',
    since: 'Registrada desde',
    office: 'Sede',
    account: 'Titular de la cuenta bancaria',
    licenceLabel: 'Licencia comercial',
    demo: 'Demo',
    demoText: 'Demo: la empresa, las personas, los proveedores y las cifras de este sitio son inventados.',
    link: 'Verifíquenos',
  },
  accountText: 'La razón social, y ningún otro nombre',
  claimsTitle: 'Seis afirmaciones, seis comprobaciones',
  checkLabel: 'Cómo comprobarlo',
  claims: {
    registered: {
      title: 'Somos una empresa registrada',
      text: 'La empresa existe con el nombre y el número indicados arriba, y el comercio es su actividad registrada.',
      check:
        'Busque el número en el registro público de empresas de China, gsxt.gov.cn, o pídaselo a la oficina comercial de su embajada. Nombre, dirección y representante legal deben coincidir; el estado debe ser «en funcionamiento».',
    },
    licence: {
      title: 'Nuestra licencia es auténtica',
      text: 'La licencia comercial lleva los 18 caracteres del número de registro y un código cuadrado.',
      check:
        'Pida una foto reciente de la licencia con un papel que lleve la fecha de hoy. Escanee el código cuadrado: lleva al registro, no a nuestro sitio.',
    },
    bank: {
      title: 'Su dinero va a la empresa',
      text: 'La cuenta de su pedido está a nombre de la empresa. No aceptamos pagos a la cuenta de una persona ni de otra empresa.',
      check:
        'Compare el titular de la cuenta con la razón social, letra por letra. Antes de pagar, llame a uno de los números de nuestra página de contacto y pida que le lean las cuatro últimas cifras.',
    },
    people: {
      title: 'Las personas son quienes dicen ser',
      text: 'Una sola persona sigue su pedido, con nombre y rostro.',
      check:
        'Pida una videollamada, sin avisar si lo prefiere. Que le muestren la puerta de la oficina, la licencia en la pared y una muestra que usted elija.',
    },
    visit: {
      title: 'Hay una oficina y hay fábricas',
      text: 'Puede visitarnos en Wenzhou y venir con nosotros a la fábrica de su pedido.',
      check:
        'Venga o envíe a alguien: un familiar, un estudiante, una empresa de inspección de su elección. Díganos el día; no necesitamos ningún documento suyo, salvo que quiera una carta de invitación.',
    },
    references: {
      title: 'Otros han comprado a través de nosotros',
      text: 'Hay compradores que han aceptado responder a preguntas sobre sus pedidos.',
      check:
        'Pida dos compradores de su región con mercancía como la suya. Llámelos a un número que haya encontrado usted mismo y pida el conocimiento de embarque de un envío.',
    },
  },
  neverTitle: 'Lo que nunca pedimos',
  never1: 'Un pago a una cuenta personal, por agencia de envío de dinero, tarjeta regalo o criptomoneda.',
  never2:
    'El precio completo por adelantado. Es un {deposit} % de anticipo y un {balance} % antes del embarque.',
  never3: 'Una contraseña, un número de tarjeta o un código que le haya enviado su banco o WhatsApp.',
  never4: 'Un cambio de cuenta solo por correo electrónico o chat. Si recibe uno, llámenos primero.',
  never5: 'Presión. Nunca hacemos ofertas que vencen hoy.',
  doubtTitle: 'Si algo no coincide',
  doubtText:
    'No pague nada y escriba a {email} lo que ha encontrado. Puede que alguien use nuestro nombre; respondemos en cualquier caso.',
  ctaTitle: 'Pónganos a prueba',
  ctaText: 'Pida la videollamada, la licencia o una referencia.',
  ctaProducts: 'Ver los productos',
} as const satisfies CheckUsTexts;

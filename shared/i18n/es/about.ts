import type { AboutTexts } from '../en/company.ts';

export const about = {
  metaTitle: 'Quiénes somos',
  metaDescription:
    'Quiénes somos y de qué respondemos: un equipo en Wenzhou que busca, inspecciona y envía mercancía para empresas de los 54 países africanos.',
  title: 'Visitamos la fábrica por usted',
  subtitle:
    '{company} es un equipo de compras y exportación con sede en Wenzhou. Trabajamos para empresas africanas que compran en China y no pueden presentarse en la fábrica.',
  storyTitle: 'Nuestra historia',
  story1:
    'Todo empezó con un amigo que vendía zapatos en Lomé. Dos veces había pagado un anticipo a un proveedor al que solo conocía por chat, y las dos veces el contenedor nunca salió. Antes del tercer pedido nos pidió una sola cosa: ir hasta la dirección y mirar. Allí no había ninguna fábrica. Le encontramos una de verdad, estuvimos presentes mientras embalaban su pedido y le mandamos las fotos.',
  story2:
    'Después vinieron sus vecinos del mercado, y el problema era siempre el mismo. Las fábricas eran capaces y los compradores, serios; faltaba entre unos y otros alguien que hablara chino, conociera la mercancía y no tuviera ningún motivo para ocultar un lote malo. De eso hicimos nuestro oficio.',
  story3: {
    one: 'Con más de {count} año de experiencia, seguimos trabajando desde Wenzhou, en Zhejiang, entre talleres de calzado, ropa, cerraduras e interruptores. La mercancía sale de Ningbo y Shanghái hacia cualquiera de los 54 países africanos.',
    other:
      'Con más de {count} años de experiencia, seguimos trabajando desde Wenzhou, en Zhejiang, entre talleres de calzado, ropa, cerraduras e interruptores. La mercancía sale de Ningbo y Shanghái hacia cualquiera de los 54 países africanos.',
  },
  story4:
    'Tampoco ha cambiado el orden. Primero alguien va y mira; luego usted lee lo que vio; solo entonces se paga: {deposit} % de anticipo y {balance} % antes del embarque. Nuestros honorarios figuran en una línea aparte.',
  storyLink: 'Cómo se desarrolla un pedido, paso a paso',
  factsTitle: 'De un vistazo',
  headquarters: 'Sede',
  headquartersText: 'Wenzhou, Zhejiang, China',
  ports: 'Puertos',
  portsText: 'Ningbo y Shanghái',
  markets: 'Mercados',
  marketsText: 'Los 54 países africanos',
  experience: 'Experiencia',
  experienceText: { one: 'Más de {count} año', other: 'Más de {count} años' },
  reply: 'Respuesta a mensajes',
  teamTitle: 'Equipo directivo',
  teamText: 'Dos personas firman lo que sale de esta oficina.',
  team: {
    ceo: {
      name: 'Lin Haiyan',
      role: 'Fundadora y directora general',
      text: 'Responde de la elección de proveedores y firma cada informe de verificación. Si ninguno de nosotros ha pisado el taller, el informe lo dice.',
    },
    coo: {
      name: 'Ama Sarpong',
      role: 'Cofundadora y directora de operaciones',
      text: 'Responde de las inspecciones, la consolidación y los documentos de exportación. Ningún contenedor se cierra sin su visto bueno.',
    },
  },
  missionTitle: 'Misión',
  mission:
    'Que cualquier empresa africana pueda comprar a una fábrica china sabiendo qué va a recibir antes de pagar el saldo.',
  visionTitle: 'Visión',
  vision:
    'Un comercio entre China y África en el que la distancia le cueste al comprador el flete, y nada más.',
  valuesTitle: 'Nuestros valores',
  values: {
    integrity: {
      title: 'Integridad',
      text: 'Contamos lo que hemos visto, bueno o malo, con fecha y fotografías. Lo que no hemos comprobado figura como no comprobado.',
    },
    excellence: {
      title: 'Excelencia',
      text: 'Un defecto detectado junto a la máquina de coser cuesta minutos; descubierto en Malabo, cuesta la temporada. Por eso revisamos pronto, con la muestra que usted aprobó en la mano, y dejamos constancia del resultado.',
    },
    partnership: {
      title: 'Colaboración',
      text: 'Nosotros preparamos la decisión; usted la toma. Una misma persona sigue su pedido desde la primera pregunta hasta el conocimiento de embarque, y un pedido pequeño recibe el mismo informe que uno grande.',
    },
  },
  ctaTitle: '¿Vamos a ver a un proveedor por usted?',
  ctaText: 'Envíenos un nombre, un enlace o una foto.',
  ctaProducts: 'Ver los productos',
} as const satisfies AboutTexts;

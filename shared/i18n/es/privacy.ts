import type { PrivacyTexts } from '../en/company.ts';

export const privacy = {
  metaTitle: 'Privacidad',
  metaDescription:
    'Qué guarda este sitio sobre sus visitantes, durante cuánto tiempo, quién lo lee y cómo pedir que se elimine.',
  title: 'Privacidad',
  subtitle: 'Qué guardamos sobre usted, durante cuánto tiempo y cómo pedir que se elimine.',
  parts: {
    without: {
      title: 'Cuando solo lee',
      text: 'No usamos publicidad ni analítica de otras empresas. Para contar una lectura una vez al día, el sitio guarda durante dos días un identificador aleatorio de su navegador junto al producto o al artículo.\nPara limitar abusos, su dirección de red se guarda como huella, un día como máximo.',
    },
    counting: {
      title: 'Cómo contamos las visitas',
      text: 'Nuestro propio servidor cuenta {kinds}, sin script ni cookie. Junto a los números están el día, el idioma y el país, si eligió uno para los precios. Las palabras de las búsquedas sin resultado se guardan {searches} días.\nPara contar a un visitante una sola vez, guardamos durante {hours} horas una clave calculada con un secreto del día, la primera parte de su dirección de red, los nombres de su navegador y sistema, y la página o el producto. Nada de esto puede leerse en la clave, y dos claves de un mismo visitante no tienen nada en común; el secreto se borra con ellas. Si su navegador envía Global Privacy Control o Do Not Track, no hay clave.',
    },
    cookies: {
      title: 'Cookies',
      text: 'Idioma, ahorro de datos, moneda y país: sus propias elecciones.\nUna sesión de visitante: aparece cuando guarda un favorito, empieza una lista de cotización o abre el chat, y lo une todo. Se elimina {visitors} días después de su última visita.\nUn identificador de lectura, sin ningún derecho. Solo para el personal: la sesión iniciada y el dispositivo conocido.\nLo que escribe y no envía se queda en su navegador; una lista de cotización se guarda también en nuestro servidor, para que pueda seguir en otro dispositivo. Si no la envía nunca, se elimina con la sesión de visitante.',
    },
    contact: {
      title: 'Cuando nos escribe',
      text: 'Formulario de contacto: nombre, empresa, correo electrónico, teléfono, país, mensaje y producto del que trata.\nChat: sus mensajes y archivos; nombre, correo electrónico y teléfono si los da; la página desde la que escribe, su idioma y zona horaria, y los productos que ha abierto.\nCotizaciones: su lista con cantidades, notas y fotos; destino, nombre, empresa, correo electrónico, teléfono y zona horaria; lo que pregunta, acepta o rechaza. Las fotos se guardan sin el lugar ni el aparato que la cámara escribe en ellas. Quien conozca la dirección secreta de su oferta puede leerla.\nLas solicitudes y las ofertas se quedan hasta que las eliminamos, porque un pedido puede remitirse a ellas.',
    },
    who: {
      title: 'Quién responde y quién lo lee',
      text: 'El responsable es {company}, {address}. Acceden a ello nuestro equipo y el proveedor que aloja nuestro servidor y nuestro correo. Solo damos sus datos a un proveedor, un transitario o una empresa de inspección para su propia consulta o pedido. No los vendemos.',
    },
    staff: {
      title: 'Cuentas del personal',
      text: 'Nombre, nombre de usuario, correo electrónico, una huella de la contraseña y un registro de cambios. Los intentos fallidos de entrar se guardan {failures} días con la cuenta y la red.',
    },
    rights: {
      title: 'Sus derechos',
      text: 'Escriba a {email} para ver, corregir o eliminar lo que guardamos sobre usted. Eliminamos a petición mensajes, conversaciones y archivos, salvo que una ley nos obligue a conservar los documentos de un pedido.',
    },
  },
  countedKinds: {
    landing: 'la primera página de una visita',
    source: 'el sitio que llevó a ella',
    document: 'las páginas abiertas',
    product: 'los productos abiertos',
    added: 'los productos añadidos a la lista de cotización',
    missed: 'las búsquedas sin resultado',
    bot: 'las páginas que piden programas',
  },
  cookieList: {
    title: 'Cada cookie por su nombre',
    line: '{name}: {text} ({days} días)',
    visitor: 'su sesión de visitante',
    viewer: 'un identificador de lectura sin ningún derecho',
    language: 'el idioma elegido',
    saver: 'su ahorro de datos',
    currency: 'la moneda elegida',
    country: 'el país elegido para los precios en destino',
    favorites: 'que tiene favoritos',
    quoteList: 'cuántas líneas tiene su lista de cotización',
    staff: 'solo para el personal: la sesión iniciada',
    device: 'solo para el personal: un dispositivo conocido',
    staffLanguage: 'solo para el personal: el idioma de entrada',
  },
  periods: {
    title: 'Cuánto tiempo guardamos cada cosa',
    line: '{text}: {days} días',
    never: '{text}: hasta que los eliminamos',
    visitors: 'Sesiones de visitantes, con favoritos y listas que nunca se enviaron, tras su última visita',
    mails: 'Copias de correos enviados que no son respuestas',
    searches: 'Palabras de búsquedas sin resultado',
    keys: 'Claves para contar a un visitante una sola vez',
    failures: 'Intentos fallidos de entrada del personal',
    conversations: 'Conversaciones del chat y sus archivos, una vez resueltas',
    contacts: 'Mensajes del formulario de contacto, una vez resueltos',
    backups: 'Copias de seguridad del sitio, que aún contienen lo que se ha eliminado después',
    log: 'Registro de cambios del personal; sus datos se quitan de él cuando los borramos',
  },
} as const satisfies PrivacyTexts;

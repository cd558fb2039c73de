import type {
  common as enCommon,
  errors as enErrors,
  footer as enFooter,
  nav as enNav,
  notFound as enNotFound,
} from '../en/common.ts';
import type { SameShape } from '../translate.ts';

export const common = {
  skipToContent: 'Ir al contenido',
  home: 'Inicio',
  back: 'Volver',
  close: 'Cerrar',
  menu: 'Menú',
  language: 'Idioma',
  chooseLanguage: 'Elija su idioma',
  apply: 'Aplicar',
  pause: 'Pausar la presentación',
  play: 'Reproducir la presentación',
  slide: 'Vista {number} de {total}',
  slideshow: 'Imágenes',
  previous: 'Anterior',
  next: 'Siguiente',
  loading: 'Cargando…',
  notifications: 'Notificaciones',
  dismiss: 'Descartar',
} as const satisfies SameShape<typeof enCommon>;

export const nav = {
  label: 'Navegación principal',
  home: 'Inicio',
  about: 'Nosotros',
  services: 'Servicios',
  products: 'Productos',
  blog: 'Blog',
  process: 'Proceso',
  contact: 'Contacto',
  favorites: 'Mis favoritos',
  getQuote: 'Pedir presupuesto',
  openMenu: 'Abrir el menú',
  account: 'Cuenta',
  logout: 'Cerrar sesión',
  admin: 'Admin',
  adminDashboard: 'Panel de control',
  adminProducts: 'Productos',
  adminBlog: 'Blog',
  adminChat: 'Chat con clientes',
  adminMessages: 'Mensajes de contacto',
  adminUsers: 'Usuarios',
} as const satisfies SameShape<typeof enNav>;

export const footer = {
  tagline:
    'Su equipo de compras en Wenzhou: proveedores verificados, mercancía inspeccionada y un solo envío hasta su puerto en África.',
  quickLinks: 'Enlaces rápidos',
  services: 'Servicios',
  serviceSourcing: 'Búsqueda y verificación de proveedores',
  serviceQuality: 'Control de calidad',
  serviceLogistics: 'Consolidación y envío',
  serviceCommunication: 'Seguimiento de la producción',
  contactInfo: 'Contacto',
  phoneChina: 'Línea en China',
  phoneAfrica: 'Línea en África',
  follow: 'Síganos',
  dataSaver: 'Ahorro de datos',
  dataSaverOn: 'Ahorro de datos activado: imágenes pequeñas, nada superfluo.',
  dataSaverOff: 'Ahorro de datos desactivado.',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  rights: 'Todos los derechos reservados.',
} as const satisfies SameShape<typeof enFooter>;

export const notFound = {
  title: 'Error 404: página no encontrada',
  text: 'No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace esté incompleto.',
  searchProducts: 'Ver los productos',
  goHome: 'Ir al inicio',
} as const satisfies SameShape<typeof enNotFound>;

export const errors = {
  pageTitle: 'No se ha podido mostrar esta página',
  retry: 'Reintentar',
  bad_request: 'La dirección o los datos enviados no son válidos. Revíselos e inténtelo de nuevo.',
  invalid: 'Revise sus datos, por favor. Faltan algunos campos o no son válidos.',
  unauthorized: 'Primero debe iniciar sesión.',
  forbidden: 'Usted no tiene acceso a este contenido.',
  bad_origin: 'Esta solicitud venía de otro sitio y se ha rechazado.',
  not_found: 'Este contenido no existe o se ha eliminado.',
  method_not_allowed: 'Esta acción no es posible aquí.',
  already_favorite: 'Este producto ya está en sus favoritos.',
  too_large: 'Lo que ha enviado es demasiado grande.',
  too_many_requests: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  internal: 'Ha ocurrido un error por nuestra parte. Inténtelo de nuevo más tarde.',
  unavailable: 'No estamos disponibles por un momento. Inténtelo de nuevo en un minuto.',
} as const satisfies SameShape<typeof enErrors>;

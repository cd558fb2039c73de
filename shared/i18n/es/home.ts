import type { home as enHome } from '../en/home.ts';
import type { SameShape } from '../translate.ts';

export const home = {
  metaTitle: 'Compras en China para empresas africanas',
  metaDescription:
    'Buscamos y verificamos fabricantes chinos, inspeccionamos su mercancía y la enviamos en una sola carga consolidada a cualquiera de los 54 países africanos.',
  signInToGoOn: 'Su sesión está cerrada. Inicie sesión para continuar',
  heroTitle: 'Compre en las fábricas chinas como si estuviera allí',
  heroSubtitle:
    'Vivimos en Wenzhou. Visitamos al proveedor, seguimos la producción, inspeccionamos la mercancía antes de que usted pague el saldo y la enviamos desde Ningbo o Shanghái hasta su puerto.',
  heroServices: 'Nuestros servicios',
  sceneLabel: 'Escenas de nuestro trabajo',
  proofLabel: 'En breve',
  proofYears: { one: 'Más de {count} año de experiencia', other: 'Más de {count} años de experiencia' },
  proofCountries: 'Servicio en 54 países africanos',
  categories: 'Categorías',
  viewAllCategories: 'Ver todas las categorías',
  featuredTitle: 'Productos destacados',
  featuredText: 'Precios por unidad, FOB puerto de carga en China, sin aplicar descuentos por cantidad.',
  viewAllProducts: 'Todos los productos',
  emptyTitle: 'Muy pronto, nuestros productos',
  emptyText: 'Estamos preparando nuestro catálogo. Díganos qué necesita y lo buscaremos por usted.',
  emptyButton: 'Pedir una búsqueda a medida',
  benefitQuality: 'Productos de calidad',
  benefitQualityText:
    'Antes de embalarlo, cada pedido se inspecciona en la fábrica, con fotografías, comparándolo con la muestra que usted aprobó.',
  benefitSupply: 'Suministro fiable',
  benefitSupplyText:
    'Proveedores con la fecha de nuestra visita, o señalados como aún no visitados; fechas de producción que seguimos de cerca y un solo envío consolidado con sus documentos de exportación.',
  benefitPrice: 'Precios competitivos',
  benefitPriceText:
    'Precios de fábrica negociados en chino y en persona, con nuestros honorarios indicados aparte.',
  partnerTitle: 'Su socio de compras en China',
  partnerText:
    'La mayoría de los compradores africanos solo conoce a su proveedor por un chat. Nosotros somos quienes llaman a la puerta de la fábrica: comprobamos la licencia, las máquinas y las existencias, y le contamos lo que hemos visto.',
  servicesTitle: 'Lo que hacemos por usted',
  servicesAll: 'Ver todos los servicios',
  serviceSourcing: 'Búsqueda y verificación',
  serviceSourcingText:
    'Encontramos fabricantes para su producto, comparamos ofertas y visitamos a los mejores antes de que usted decida.',
  serviceQuality: 'Control de calidad',
  serviceQualityText:
    'Inspecciones al inicio, durante y al final de la producción. Usted ve las fotografías antes de tener que pagar el saldo.',
  serviceLogistics: 'Logística y documentos',
  serviceLogisticsText:
    'Mercancía de varios proveedores en un mismo contenedor, por mar o por aire, con factura, lista de empaque y certificado de origen.',
  advantageTitle: 'La ventaja de Wenzhou',
  advantageText:
    'Wenzhou fabrica calzado, ropa, gafas, interruptores, cerraduras y válvulas para medio mundo. Desde aquí, los mercados de Yiwu están a dos horas, y los puertos de Ningbo y Shanghái, a menos de un día en camión.',
  advantage1: 'Miles de fábricas a menos de un día por carretera',
  advantage2: 'Puertos de Ningbo y Shanghái',
  advantage3: 'Pedidos mínimos pequeños al agrupar compradores',
  founderQuote:
    'Empezamos con un contenedor de zapatos para un amigo de Lomé que había perdido dos veces su anticipo. Solo nos pidió una cosa: ir a ver. Es lo que seguimos haciendo.',
  founderName: 'Los fundadores',
  expertiseTitle: 'Áreas de especialidad',
  expertiseFashion: 'Moda, calzado y accesorios',
  expertiseFashionText: 'Zapatos, ropa, bolsos, relojes y gafas, con su etiqueta y en sus tallas.',
  expertiseElectronics: 'Electrónica de consumo y accesorios para móviles',
  expertiseElectronicsText:
    'Cargadores, audio, energía solar e iluminación, probados para su tensión eléctrica y sus enchufes.',
  expertiseHousehold: 'Artículos de hogar y cocina',
  expertiseHouseholdText: 'Ollas, vajilla, plásticos y artículos de limpieza, embalados para la reventa.',
  consultationTitle: 'Consulta gratuita',
  consultationText:
    'Envíenos una foto o un enlace. Recibirá una primera idea del precio, el pedido mínimo y el plazo de fabricación, sin compromiso.',
  partnersTitle: 'Proveedores con los que trabajamos',
  partnersLabel: 'Logotipos de proveedores',
} as const satisfies SameShape<typeof enHome>;

import type { ServicesTexts } from '../en/company.ts';

export const services = {
  metaTitle: 'Servicios: búsqueda de proveedores, calidad, logística y comunicación',
  metaDescription:
    'Búsqueda y verificación de proveedores, control de calidad, consolidación y documentos de exportación, una sola persona de contacto: qué hacemos y qué recibe usted.',
  title: 'De la puerta de la fábrica a su puerto',
  subtitle: 'Cuatro servicios y un solo equipo en Wenzhou. En cada uno: qué hacemos y qué recibe usted.',
  sceneLabel: 'Escenas de nuestro trabajo',
  jumpLabel: 'Servicios de esta página',
  proofLabel: 'Lo que usted recibe',
  blocks: {
    sourcing: {
      title: 'Búsqueda de proveedores',
      text: 'Usted envía una foto, un enlace o una ficha técnica. Buscamos fabricantes y no revendedores, les pedimos en chino ofertas comparables y visitamos a los que siguen en la lista.',
      feature1: 'Licencias comercial y de exportación comprobadas en el registro público',
      feature2: 'Taller, máquinas y existencias vistos en persona',
      feature3: 'Ofertas en una sola hoja: precio, pedido mínimo, plazo de fabricación, embalaje',
      feature4: 'Muestras reunidas en Wenzhou y fotografiadas una junto a otra',
      proof:
        'Un informe de verificación con fecha y fotografías, y la comparación de ofertas. Si nada convence, el informe también lo dice.',
    },
    quality: {
      title: 'Calidad',
      text: 'Revisamos en tres momentos: cuando llega el material, durante la fabricación y con el lote terminado. La referencia es la muestra que usted aprobó.',
      feature1: 'Material y primeras piezas comparados con la muestra aprobada',
      feature2: 'Revisión durante la producción, cuando un error aún tiene arreglo',
      feature3: 'Inspección final por muestreo (AQL), antes de cerrar las cajas',
      feature4: 'Recuento, medidas, pruebas de funcionamiento, etiquetas y cajas',
      proof:
        'Un informe de inspección con fotografías y el número de defectos, antes de que venza el saldo. Si el lote no pasa, nada se embarca hasta que usted decida.',
    },
    logistics: {
      title: 'Logística',
      text: 'La mercancía de varios proveedores se reúne en un almacén y sale en un mismo contenedor: por mar desde Ningbo o Shanghái, o por aire cuando es urgente.',
      feature1: 'Consolidación de varios proveedores en un contenedor',
      feature2: 'Flete marítimo y aéreo cotizados uno junto a otro',
      feature3: 'Factura, lista de empaque, certificado de origen y conocimiento de embarque',
      feature4: 'Fotografías de la carga y número del precinto',
      proof:
        'Los documentos de exportación completos, enviados por adelantado para que su agente de aduanas pueda empezar. Con DDP despachamos y pagamos los aranceles; con cualquier otro incoterm lo hace usted, con su agente.',
    },
    communication: {
      title: 'Comunicación',
      text: 'Una sola persona sigue su pedido, le escribe en español, inglés, francés o chino, y habla en chino con la fábrica.',
      feature1: 'El mismo contacto, de la primera pregunta al conocimiento de embarque',
      feature2: 'Fotos y vídeos hechos en el taller',
      feature3: 'Los retrasos, comunicados en cuanto los conocemos y con nueva fecha',
      feature4: 'Lo acordado por teléfono, confirmado por escrito',
      proof: 'El expediente de su pedido: lo acordado, los informes y los documentos. Es suyo.',
    },
  },
  processLink: 'Cómo se desarrolla un pedido, paso a paso',
  whyTitle: 'Por qué elegir nuestros servicios',
  why: {
    time: {
      title: 'La ventaja de la diferencia horaria',
      text: 'Cuando abren las fábricas en Wenzhou, en Malabo todavía es de noche. Lo que usted pregunta por la tarde queda resuelto con la fábrica antes de que abra su tienda.',
    },
    bridge: {
      title: 'Un puente entre culturas',
      text: 'Negociamos en chino y le informamos en español. Lo acordado en la mesa queda escrito en los dos idiomas, para que ambas partes firmen lo mismo.',
    },
    guarantee: {
      title: 'Garantía de calidad',
      text: 'Ningún lote se embarca ni vence ningún saldo hasta que usted acepta el informe de inspección. Nadie puede garantizar cero defectos; sí le garantizamos que conocerá los defectos hallados antes de pagar el saldo.',
    },
  },
  expertiseTitle: 'Áreas de especialidad',
  expertiseText: 'Cada producto tiene sus puntos delicados; por ahí empezamos.',
  expertise: {
    fashion:
      'Costuras, suelas, tallaje, firmeza del color, etiquetas. El calzado es el oficio propio de Wenzhou.',
    electronics: 'Tensión, enchufes y baterías, medidas frente a lo que dice su etiqueta.',
    household:
      'Grosor, recubrimientos, certificados de contacto con alimentos y cajas que aguantan una caída.',
  },
  catalogueTitle: 'Ahora en el catálogo',
  ctaTitle: 'Díganos qué necesita',
  ctaText: 'Para empezar basta una foto o un enlace.',
  ctaProducts: 'Ver los productos',
} as const satisfies ServicesTexts;

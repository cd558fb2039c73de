import type { DemoCategoryKey } from './types.ts';

type DemoCategoryText = { name: string; description: string };

export type DemoCategory = {
  key: DemoCategoryKey;
  en: DemoCategoryText;
  fr: DemoCategoryText;
  es: DemoCategoryText;
  zh: DemoCategoryText;
};

export const categories = [
  {
    key: 'footwear',
    en: {
      name: 'Footwear',
      description:
        'Trainers, dress shoes, sandals, boots and slippers for men, women and children, by the carton or the container.',
    },
    fr: {
      name: 'Chaussures',
      description:
        'Baskets, chaussures de ville, sandales, bottes et claquettes pour hommes, femmes et enfants, au carton ou au conteneur.',
    },
    es: {
      name: 'Calzado',
      description:
        'Zapatillas, zapatos de vestir, sandalias, botas y chanclas para hombre, mujer y niño, por cajas o por contenedor.',
    },
    zh: { name: '鞋类', description: '男女及童款运动鞋、正装鞋、凉鞋、靴子和拖鞋，整箱或整柜供货。' },
  },
  {
    key: 'clothing',
    en: {
      name: 'Clothing',
      description:
        'T-shirts, shirts, dresses, trousers, jackets and workwear, plain or with your own print and label.',
    },
    fr: {
      name: 'Vêtements',
      description:
        'T-shirts, chemises, robes, pantalons, vestes et tenues de travail, unis ou avec votre impression et votre étiquette.',
    },
    es: {
      name: 'Ropa',
      description:
        'Camisetas, camisas, vestidos, pantalones, chaquetas y ropa de trabajo, lisos o con su estampado y su etiqueta.',
    },
    zh: {
      name: '服装',
      description: 'T 恤、衬衫、连衣裙、裤子、外套和工作服，可做素色，也可定制印花和领标。',
    },
  },
  {
    key: 'bags-accessories',
    en: {
      name: 'Bags & Accessories',
      description:
        'Handbags, backpacks and suitcases, with the watches, sunglasses, caps, umbrellas and purses that sell beside them.',
    },
    fr: {
      name: 'Sacs et accessoires',
      description:
        'Sacs à main, sacs à dos et valises, ainsi que montres, lunettes de soleil, casquettes, parapluies et porte-monnaie.',
    },
    es: {
      name: 'Bolsos y accesorios',
      description:
        'Bolsos, mochilas y maletas, además de relojes, gafas de sol, gorras, paraguas y monederos.',
    },
    zh: {
      name: '箱包配饰',
      description: '手提包、双肩包、行李箱，以及手表、太阳镜、帽子、雨伞和零钱包等配饰。',
    },
  },
  {
    key: 'mobile-accessories',
    en: {
      name: 'Phone Accessories',
      description:
        'Cases, chargers, power banks, holders and computer peripherals for phone shops and market stalls.',
    },
    fr: {
      name: 'Accessoires de téléphone',
      description:
        'Coques, chargeurs, batteries externes, supports et périphériques d’ordinateur pour boutiques de téléphonie et étals de marché.',
    },
    es: {
      name: 'Accesorios para móvil',
      description:
        'Fundas, cargadores, baterías externas, soportes y periféricos de ordenador para tiendas de telefonía y puestos de mercado.',
    },
    zh: { name: '手机配件', description: '手机壳、充电器、充电宝、支架和电脑外设，供手机店和市场摊位进货。' },
  },
  {
    key: 'audio-video',
    en: {
      name: 'Audio, Video & Games',
      description:
        'Headphones, speakers, microphones, radios, televisions, cameras and game controllers, with the right plug for your market.',
    },
    fr: {
      name: 'Audio, vidéo, jeux',
      description:
        'Casques, enceintes, micros, radios, téléviseurs, appareils photo et manettes de jeu, avec la prise adaptée à votre marché.',
    },
    es: {
      name: 'Audio, vídeo, juegos',
      description:
        'Auriculares, altavoces, micrófonos, radios, televisores, cámaras y mandos de juego, con el enchufe adecuado para su mercado.',
    },
    zh: {
      name: '影音游戏',
      description: '耳机、音箱、麦克风、收音机、电视机、相机和游戏手柄，插头按目的市场配置。',
    },
  },
  {
    key: 'power-lighting',
    en: {
      name: 'Power & Lighting',
      description:
        'Bulbs, torches, lanterns, batteries and electrical fittings for homes and shops, with or without steady mains power.',
    },
    fr: {
      name: 'Énergie et éclairage',
      description:
        'Ampoules, lampes torches, lanternes, batteries et matériel électrique pour maisons et boutiques, que le courant soit régulier ou non.',
    },
    es: {
      name: 'Energía e iluminación',
      description:
        'Bombillas, linternas, faroles, baterías y material eléctrico para hogares y comercios, con o sin red estable.',
    },
    zh: {
      name: '电源照明',
      description: '灯泡、手电、提灯、电池和电工配件，供电稳定或不稳定的家庭和店铺都适用。',
    },
  },
  {
    key: 'kitchenware',
    en: {
      name: 'Kitchenware',
      description:
        'Pots, pans, knives, cutlery, plates, mugs and jars for households, caterers and restaurants.',
    },
    fr: {
      name: 'Articles de cuisine',
      description:
        'Marmites, poêles, couteaux, couverts, assiettes, mugs et bocaux pour ménages, traiteurs et restaurants.',
    },
    es: {
      name: 'Menaje de cocina',
      description:
        'Ollas, sartenes, cuchillos, cubiertos, platos, tazas y tarros para hogares, banquetes y restaurantes.',
    },
    zh: {
      name: '厨房用品',
      description: '锅具、煎锅、刀具、餐具、餐盘、马克杯和储物罐，供家庭、宴席承办和餐馆使用。',
    },
  },
  {
    key: 'household',
    en: {
      name: 'Household',
      description:
        'Buckets, baskets, brooms, sponges, mirrors, chairs and tools for everyday use at home and at work.',
    },
    fr: {
      name: 'Maison',
      description:
        'Seaux, paniers, balais, éponges, miroirs, chaises et outils pour tous les jours, à la maison comme au travail.',
    },
    es: {
      name: 'Hogar',
      description:
        'Cubos, cestas, escobas, esponjas, espejos, sillas y herramientas para el uso diario en casa y en el trabajo.',
    },
    zh: {
      name: '家居日用',
      description: '水桶、篮筐、扫把、海绵、镜子、椅子和工具，居家和工作场所日常使用。',
    },
  },
] as const satisfies readonly DemoCategory[];

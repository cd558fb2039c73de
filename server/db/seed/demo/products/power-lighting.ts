import type { DemoProduct } from '../types.ts';

export const powerLighting = [
  {
    key: 'led-bulb-12w',
    category: 'power-lighting',
    partner: 'yueqing-electric',
    sku: 'PL-2001',
    backdrop: 'dusk',
    colors: ['#f4f8ff', '#ffd79a'],
    price: '0.44',
    priceUnit: 'USD',
    minimumOrderQuantity: 2000,
    leadTime: '15-20 days',
    packing: { perCarton: 100, centimetres: [63, 32, 26], kilograms: 5.5 },
    priceTiers: [
      { price: '0.44', quantity: 2000 },
      { price: '0.41', quantity: 10000 },
      { price: '0.38', quantity: 50000 },
    ],
    stockStatus: 'in_stock',
    stockQuantity: 24000,
    en: {
      name: 'LED Bulb 12 W, B22 or E27',
      shortDescription:
        '12 W A60 LED bulb, 1,080 lumens, bayonet or screw cap, steady light from 165 to 265 V.',
      description: `An everyday A60 bulb in aluminium and plastic: 1,080 lumens from 12 W, as bright as a 75 W incandescent lamp. The driver holds the light steady between 165 and 265 V, which is what decides how many come back to the shop in a city with weak mains.

Caps are B22 bayonet or E27 screw, light is daylight 6500 K or warm 3000 K; caps and colours may be mixed by carton. Lamps are lit for four hours at the factory before packing.

One bulb per printed box, 100 in a carton. From 10,000 pieces the box and the marking on the bulb carry your brand.`,
      specifications: `Power: 12 W, 1,080 lm
Cap: B22 or E27
Voltage: 165-265 V, 50/60 Hz
Colour: 6500 K or 3000 K, CRI 80
Life: 15,000 h
Size: A60, 60 × 118 mm
Carton: 100 pcs, 63 × 32 × 26 cm
Gross weight: 5.5 kg per carton
HS code: 8539.52`,
      features: [
        'Steady from 165 V',
        'Bayonet or screw cap',
        'Four-hour factory test',
        'Your brand from 10,000',
      ],
    },
    fr: {
      name: 'Ampoule LED 12 W, B22 ou E27',
      shortDescription:
        'Ampoule LED A60 de 12 W, 1 080 lumens, culot B22 ou E27, lumière stable de 165 à 265 V.',
      description: `L’ampoule A60 de tous les jours, en aluminium et plastique : 1 080 lumens pour 12 W, soit l’éclairage d’une lampe à incandescence de 75 W. L’alimentation garde la lumière stable entre 165 et 265 V ; c’est ce qui fait la différence sur les retours en boutique là où la tension est faible.

Culot B22 à baïonnette ou E27 à vis, lumière du jour 6500 K ou blanc chaud 3000 K ; culots et teintes se panachent par carton. Les lampes restent allumées quatre heures à l’usine avant emballage.

Une ampoule par boîte imprimée, 100 par carton. Dès 10 000 pièces, la boîte et le marquage de l’ampoule portent votre marque.`,
      specifications: `Puissance : 12 W, 1 080 lm
Culot : B22 ou E27
Tension : 165-265 V, 50/60 Hz
Teinte : 6500 K ou 3000 K, IRC 80
Durée de vie : 15 000 h
Format : A60, 60 × 118 mm
Carton : 100 pièces, 63 × 32 × 26 cm
Poids brut : 5,5 kg par carton
Code SH : 8539.52`,
      features: [
        'Stable dès 165 V',
        'Baïonnette ou vis',
        'Essai d’usine de 4 heures',
        'Votre marque dès 10 000 pièces',
      ],
    },
    es: {
      name: 'Bombilla LED de 12 W, B22 o E27',
      shortDescription:
        'Bombilla LED A60 de 12 W, 1080 lúmenes, casquillo B22 o E27, luz estable de 165 a 265 V.',
      description: `La bombilla A60 de diario, de aluminio y plástico: 1080 lúmenes con 12 W, lo que alumbra una incandescente de 75 W. El controlador mantiene la luz estable entre 165 y 265 V, y de eso depende cuántas devuelven los clientes donde la tensión es baja.

Casquillo B22 de bayoneta o E27 de rosca, luz de día de 6500 K o cálida de 3000 K; casquillos y tonos se combinan por cajas. Las lámparas pasan cuatro horas encendidas en fábrica antes de embalarse.

Una bombilla por estuche impreso, 100 por caja. Desde 10.000 unidades, el estuche y el marcado de la bombilla llevan su marca.`,
      specifications: `Potencia: 12 W, 1080 lm
Casquillo: B22 o E27
Tensión: 165-265 V, 50/60 Hz
Tono: 6500 K o 3000 K, CRI 80
Vida útil: 15.000 h
Formato: A60, 60 × 118 mm
Caja: 100 unidades, 63 × 32 × 26 cm
Peso bruto: 5,5 kg por caja
Código SA: 8539.52`,
      features: [
        'Estable desde 165 V',
        'Bayoneta o rosca',
        'Prueba de cuatro horas',
        'Su marca desde 10.000 unidades',
      ],
    },
    zh: {
      name: '12W LED灯泡（B22／E27）',
      shortDescription: '12W A60 LED球泡灯，1080流明，卡口或螺口，165至265V亮度稳定。',
      description: `日常家用A60球泡，塑包铝结构：12W发光1080流明，相当于75W白炽灯。驱动在165至265V之间保持亮度稳定，在电压偏低的城市，退货率高低就看这一点。

灯头可选B22卡口或E27螺口，色温6500K白光或3000K暖光，可按箱混配。装箱前全部点亮老化四小时。

一只一彩盒，每箱100只。满10000只，彩盒和灯体印字可用您的品牌。`,
      specifications: `功率：12W，1080流明
灯头：B22或E27
电压：165-265V，50/60Hz
色温：6500K或3000K，显色指数80
寿命：15000小时
规格：A60，60 × 118 mm
外箱：100只，63 × 32 × 26 cm
毛重：5.5 kg/箱
海关编码（HS）：8539.52`,
      features: ['165V起稳定发光', '卡口螺口可选', '出厂老化四小时', '万只起贴牌'],
    },
  },
  {
    key: 'rechargeable-led-torch',
    category: 'power-lighting',
    partner: 'yueqing-electric',
    sku: 'PL-2002',
    backdrop: 'clay',
    colors: ['#d3d0da', '#2a2b2f', '#f2b632'],
    price: '2.85',
    priceUnit: 'USD',
    minimumOrderQuantity: 300,
    leadTime: '15-20 days',
    stockStatus: 'in_stock',
    stockQuantity: 1900,
    isFeatured: true,
    en: {
      name: 'Rechargeable LED Torch with Side Lamp',
      shortDescription:
        '350 lumen aluminium torch with side lamp, replaceable 18650 battery and USB-C charging.',
      description: `A hand torch in anodised aluminium with two lights: a 350 lumen beam in front and a flat lamp along the side for cooking, reading or repairs when the power is off. It runs two hours on full beam and about six on the side lamp.

The 18650 battery unscrews and can be replaced, so the torch is not thrown away after a year. It charges over USB-C from any phone charger. Security companies, hardware shops, motorcycle-taxi riders and market traders buy it.

Packed in a box with cable and wrist strap. Your logo is laser-engraved on the body from 300 pieces.`,
      specifications: `Light: 3 W beam, 350 lm, and COB side lamp
Battery: 18650, 1,800 mAh, replaceable
Running time: 2 h beam, 6 h side lamp
Charging: USB-C, about 3 h
Body: anodised aluminium, IPX4
Size and weight: 16.5 × 4.2 cm, 190 g
Carton: 60 pcs, 60 × 44 × 24 cm, gross weight 15.5 kg
HS code: 8513.10`,
      features: [
        'Beam and side lamp',
        'Replaceable battery',
        'Charges by phone charger',
        'Laser logo from 300',
      ],
    },
    fr: {
      name: 'Lampe torche LED rechargeable',
      shortDescription:
        'Torche en aluminium de 350 lumens avec lampe latérale, batterie 18650 remplaçable, charge USB-C.',
      description: `Une torche en aluminium anodisé à deux éclairages : un faisceau de 350 lumens à l’avant et une lampe plate sur le côté pour cuisiner, lire ou réparer pendant les coupures. Elle tient deux heures en plein faisceau, environ six heures sur la lampe latérale.

La batterie 18650 se dévisse et se remplace : la torche ne part pas à la poubelle au bout d’un an. Charge par USB-C avec n’importe quel chargeur de téléphone. Sociétés de gardiennage, quincailleries, conducteurs de moto-taxi et commerçants de marché en achètent.

Boîte avec câble et dragonne. Votre logo gravé au laser sur le corps dès 300 pièces.`,
      specifications: `Éclairage : faisceau 3 W, 350 lm, et lampe latérale COB
Batterie : 18650, 1 800 mAh, remplaçable
Autonomie : 2 h en faisceau, 6 h en latéral
Charge : USB-C, environ 3 h
Corps : aluminium anodisé, IPX4
Dimensions et poids : 16,5 × 4,2 cm, 190 g
Carton : 60 pièces, 60 × 44 × 24 cm, poids brut 15,5 kg
Code SH : 8513.10`,
      features: [
        'Faisceau et lampe latérale',
        'Batterie remplaçable',
        'Charge par chargeur de téléphone',
        'Logo gravé dès 300 pièces',
      ],
    },
    es: {
      name: 'Linterna LED recargable con luz lateral',
      shortDescription:
        'Linterna de aluminio de 350 lúmenes con luz lateral, batería 18650 reemplazable y carga USB-C.',
      description: `Linterna de mano de aluminio anodizado con dos luces: un haz frontal de 350 lúmenes y una lámpara plana en el lateral para cocinar, leer o reparar cuando se va la luz. Dura dos horas con el haz a plena potencia y unas seis con la luz lateral.

La batería 18650 se desenrosca y se cambia, de modo que la linterna no acaba en la basura al año. Se carga por USB-C con cualquier cargador de móvil. La compran empresas de seguridad, ferreterías, mototaxistas y vendedores de mercado.

Caja con cable y correa. Su logotipo grabado con láser en el cuerpo desde 300 unidades.`,
      specifications: `Luz: haz de 3 W, 350 lm, y lámpara lateral COB
Batería: 18650, 1800 mAh, reemplazable
Autonomía: 2 h con el haz, 6 h con la lateral
Carga: USB-C, unas 3 h
Cuerpo: aluminio anodizado, IPX4
Medidas y peso: 16,5 × 4,2 cm, 190 g
Caja: 60 unidades, 60 × 44 × 24 cm, peso bruto 15,5 kg
Código SA: 8513.10`,
      features: [
        'Haz y luz lateral',
        'Batería reemplazable',
        'Carga con cargador de móvil',
        'Logotipo láser desde 300 unidades',
      ],
    },
    zh: {
      name: '充电式LED手电筒（带侧灯）',
      shortDescription: '350流明铝合金手电筒，带侧灯，18650电池可换，USB-C充电。',
      description: `阳极氧化铝合金手电，两种光源：前端350流明聚光，侧面平板灯用于停电时做饭、看书、维修。主灯全亮两小时，侧灯约六小时。

18650电池拧开即可更换，用一年不必整支扔掉。USB-C充电，普通手机充电器就行。保安公司、五金店、摩的司机和集市商贩都买。

彩盒包装，配充电线和腕带。满300支可在筒身激光雕刻您的标志。`,
      specifications: `光源：3W主灯，350流明，COB侧灯
电池：18650，1800毫安时，可更换
续航：主灯2小时，侧灯6小时
充电：USB-C，约3小时
筒身：阳极氧化铝合金，IPX4
尺寸重量：16.5 × 4.2 cm，190克
外箱：60支，60 × 44 × 24 cm，毛重15.5 kg
海关编码（HS）：8513.10`,
      features: ['聚光侧灯两用', '电池可更换', '手机充电器可充', '300支起激光刻字'],
    },
  },
  {
    key: 'solar-lantern',
    category: 'power-lighting',
    partner: 'yueqing-electric',
    sku: 'PL-2003',
    backdrop: 'sand',
    colors: ['#f06a3c', '#18a878', '#3f7de8'],
    price: '24.50',
    priceUnit: 'CNY',
    minimumOrderQuantity: 300,
    leadTime: '20-25 days',
    packing: { perCarton: 48, centimetres: [62, 42, 32], kilograms: 15.5 },
    priceTiers: [
      { price: '24.50', quantity: 300 },
      { price: '23.60', quantity: 960 },
      { price: '22.80', quantity: 3000 },
    ],
    stockStatus: 'in_stock',
    stockQuantity: 1250,
    en: {
      name: 'Solar LED Lantern with Phone Charging',
      shortDescription:
        'Solar lantern, 120 lumens for six hours, charges by sun or USB-C and tops up a phone.',
      description: `A light lantern to hang or stand: ABS frame, frosted shade, solar panel in the lid. At full power it gives 120 lumens for six hours, at low power about thirty hours, so one charge covers an evening of homework or a night of trading.

Nine hours of sun or three hours of USB-C fill the 2,000 mAh battery, and a USB socket gives an emergency charge to a phone. Buyers are rural shops, market sellers, fishermen and aid projects.

Packed one by one in a printed box with cable and hook. The lid can carry the logo of your shop or your project from 500 pieces.`,
      specifications: `Light: 120 lm for 6 h, 25 lm for 30 h
Solar panel: 1.2 W, polycrystalline
Battery: lithium-ion, 2,000 mAh
Charging: sun about 9 h, USB-C about 3 h
Output: USB-A, 5 V 1 A
Material: ABS and frosted polycarbonate
Size and weight: 8.5 × 8.5 × 13 cm, 260 g
Carton: 48 pcs, 62 × 42 × 32 cm, gross weight 15.5 kg
HS code: 8513.10`,
      features: ['Up to 30 hours', 'Sun or USB-C', 'Charges a phone', 'Lid printed with logo'],
    },
    fr: {
      name: 'Lanterne solaire LED, recharge téléphone',
      shortDescription:
        'Lanterne solaire, 120 lumens pendant six heures, charge solaire ou USB-C, dépanne un téléphone.',
      description: `Une lanterne légère à poser ou à suspendre : armature en ABS, globe dépoli, panneau solaire dans le couvercle. À pleine puissance, elle donne 120 lumens pendant six heures ; en veilleuse, une trentaine d’heures. Une charge suffit pour une soirée de devoirs ou une nuit de vente.

Neuf heures de soleil ou trois heures d’USB-C remplissent la batterie de 2 000 mAh ; une prise USB dépanne un téléphone. Acheteurs : boutiques de village, vendeurs de marché, pêcheurs, projets d’aide.

Boîte individuelle imprimée, avec câble et crochet. Le couvercle peut porter le logo de votre boutique ou de votre projet dès 500 pièces.`,
      specifications: `Éclairage : 120 lm pendant 6 h, 25 lm pendant 30 h
Panneau solaire : 1,2 W, polycristallin
Batterie : lithium-ion, 2 000 mAh
Charge : soleil environ 9 h, USB-C environ 3 h
Sortie : USB-A, 5 V 1 A
Matières : ABS et polycarbonate dépoli
Dimensions et poids : 8,5 × 8,5 × 13 cm, 260 g
Carton : 48 pièces, 62 × 42 × 32 cm, poids brut 15,5 kg
Code SH : 8513.10`,
      features: ['Jusqu’à 30 heures', 'Soleil ou USB-C', 'Recharge un téléphone', 'Logo sur le couvercle'],
    },
    es: {
      name: 'Farol solar LED con carga de móvil',
      shortDescription:
        'Farol solar de 120 lúmenes durante seis horas, con carga solar o USB-C y salida para el móvil.',
      description: `Un farol ligero para colgar o apoyar: armazón de ABS, pantalla esmerilada y panel solar en la tapa. A plena potencia da 120 lúmenes durante seis horas y en modo bajo unas treinta; una carga basta para una tarde de deberes o una noche de venta.

Con nueve horas de sol o tres de USB-C se llena la batería de 2000 mAh, y la toma USB saca de apuros a un móvil. Lo compran tiendas rurales, vendedores de mercado, pescadores y proyectos de ayuda.

Caja individual impresa, con cable y gancho. La tapa puede llevar el logotipo de su tienda o proyecto desde 500 unidades.`,
      specifications: `Luz: 120 lm durante 6 h, 25 lm durante 30 h
Panel solar: 1,2 W, policristalino
Batería: ion de litio, 2000 mAh
Carga: sol unas 9 h, USB-C unas 3 h
Salida: USB-A, 5 V 1 A
Materiales: ABS y policarbonato esmerilado
Medidas y peso: 8,5 × 8,5 × 13 cm, 260 g
Caja: 48 unidades, 62 × 42 × 32 cm, peso bruto 15,5 kg
Código SA: 8513.10`,
      features: ['Hasta 30 horas', 'Sol o USB-C', 'Carga un móvil', 'Logotipo en la tapa'],
    },
    zh: {
      name: '太阳能LED提灯（可充手机）',
      shortDescription: '太阳能提灯，120流明亮六小时，太阳能和USB-C两用充电，可应急充手机。',
      description: `轻便提灯，可挂可放：ABS骨架、磨砂灯罩，太阳能板装在顶盖。强光120流明可亮六小时，弱光约三十小时，充一次够孩子写一晚作业或摊主做一夜生意。

晒九小时太阳或USB-C充三小时，可充满2000毫安时电池；USB口可给手机应急充电。乡村小店、集市摊主、渔民和援助项目都采购。

单只彩盒，配充电线和挂钩。满500只可在顶盖印店铺或项目标志。`,
      specifications: `亮度：120流明6小时，25流明30小时
太阳能板：1.2W，多晶
电池：锂离子，2000毫安时
充电：太阳能约9小时，USB-C约3小时
输出：USB-A，5V 1A
材质：ABS、磨砂PC
尺寸重量：8.5 × 8.5 × 13 cm，260克
外箱：48只，62 × 42 × 32 cm，毛重15.5 kg
海关编码（HS）：8513.10`,
      features: ['最长30小时', '太阳能USB两用', '可充手机', '顶盖可印标志'],
    },
  },
  {
    key: 'rechargeable-aa-battery-set',
    category: 'power-lighting',
    partner: 'yueqing-electric',
    sku: 'PL-2004',
    backdrop: 'mint',
    colors: ['#e23a66', '#2f7d2a', '#1f7fd6'],
    price: '3.10',
    priceUnit: 'USD',
    minimumOrderQuantity: 500,
    saleUnit: 'set',
    leadTime: '15-20 days',
    stockStatus: 'out_of_stock',
    stockQuantity: 0,
    en: {
      name: 'Rechargeable AA Battery Set with Charger',
      shortDescription: 'Four AA NiMH batteries of 2,000 mAh with a four-slot USB charger on a hanging card.',
      description: `Four nickel-metal hydride AA batteries and a charger that runs from any USB socket or phone charger. The cells take about 800 charges and keep 70% of their charge after a year on the shelf, so they can be sold ready to use.

They pay for themselves in radios, wall clocks, toys and remote controls. Photo shops, supermarkets and electrical shops hang them next to the ordinary batteries.

The set is sealed on a blister card that can be printed in your language and with your brand from 2,000 sets. The cells contain no lithium and need no UN 38.3 papers.`,
      specifications: `Batteries: 4 × AA NiMH, 1.2 V, 2,000 mAh
Life: about 800 charges
Charger: 4 slots, USB, 5 V 1 A
Charging time: about 8 h for four
Packing: blister card, 19 × 13 cm
Carton: 80 sets, 58 × 42 × 40 cm, gross weight 16 kg
HS code: 8507.50 (batteries)`,
      features: ['About 800 charges', 'USB charger included', 'Sold ready to use', 'No lithium'],
    },
    fr: {
      name: 'Piles AA rechargeables avec chargeur',
      shortDescription:
        'Quatre piles AA NiMH de 2 000 mAh et leur chargeur USB à quatre emplacements, sous blister.',
      description: `Quatre piles AA nickel-hydrure métallique et un chargeur qui se branche sur toute prise USB ou sur un chargeur de téléphone. Elles supportent environ 800 charges et gardent 70 % de leur énergie après un an en rayon : elles se vendent prêtes à l’emploi.

Elles s’amortissent vite dans les postes de radio, les horloges, les jouets et les télécommandes. Les boutiques photo, les supermarchés et les magasins d’électricité les accrochent à côté des piles ordinaires.

Le lot est scellé sous blister ; la carte peut être imprimée dans votre langue et à votre marque dès 2 000 lots. Sans lithium, elles n’exigent pas de dossier UN 38.3.`,
      specifications: `Piles : 4 × AA NiMH, 1,2 V, 2 000 mAh
Durée de vie : environ 800 charges
Chargeur : 4 emplacements, USB, 5 V 1 A
Temps de charge : environ 8 h pour quatre
Conditionnement : blister, 19 × 13 cm
Carton : 80 lots, 58 × 42 × 40 cm, poids brut 16 kg
Code SH : 8507.50 (piles)`,
      features: ['Environ 800 charges', 'Chargeur USB compris', 'Vendues prêtes à l’emploi', 'Sans lithium'],
    },
    es: {
      name: 'Pilas recargables AA con cargador',
      shortDescription:
        'Cuatro pilas AA NiMH de 2000 mAh con cargador USB de cuatro huecos, en blíster para colgar.',
      description: `Cuatro pilas AA de níquel-hidruro metálico y un cargador que funciona con cualquier toma USB o cargador de móvil. Aguantan unas 800 cargas y conservan el 70 % de la energía tras un año en la estantería, así que se venden listas para usar.

Se amortizan pronto en radios, relojes de pared, juguetes y mandos a distancia. Tiendas de fotografía, supermercados y tiendas de electricidad las cuelgan junto a las pilas corrientes.

El juego va sellado en blíster; el cartón puede imprimirse en su idioma y con su marca desde 2000 juegos. No contienen litio ni requieren documentos UN 38.3.`,
      specifications: `Pilas: 4 × AA NiMH, 1,2 V, 2000 mAh
Vida útil: unas 800 cargas
Cargador: 4 huecos, USB, 5 V 1 A
Tiempo de carga: unas 8 h para cuatro
Presentación: blíster, 19 × 13 cm
Caja: 80 juegos, 58 × 42 × 40 cm, peso bruto 16 kg
Código SA: 8507.50 (pilas)`,
      features: ['Unas 800 cargas', 'Cargador USB incluido', 'Listas para usar', 'Sin litio'],
    },
    zh: {
      name: '5号充电电池套装（带充电器）',
      shortDescription: '四节2000毫安时5号镍氢充电电池，配四槽USB充电器，吸塑吊卡装。',
      description: `四节5号镍氢电池加一只充电器，插任何USB口或手机充电器即可充。可循环充电约800次，存放一年仍保有70%电量，开封就能用。

用在收音机、挂钟、玩具和遥控器上，很快就能回本。照相馆、超市和电器店通常把它挂在普通电池旁边卖。

吸塑吊卡封装，满2000套可按您的语言和品牌印卡。电池不含锂，无需UN 38.3文件。`,
      specifications: `电池：4节5号（AA）镍氢，1.2V，2000毫安时
循环次数：约800次
充电器：四槽，USB，5V 1A
充电时间：四节约8小时
包装：吸塑吊卡，19 × 13 cm
外箱：80套，58 × 42 × 40 cm，毛重16 kg
海关编码（HS）：8507.50（电池）`,
      features: ['可充约800次', '含USB充电器', '开封即用', '不含锂'],
    },
  },
  {
    key: 'electrician-crimping-tool-kit',
    category: 'power-lighting',
    partner: 'yueqing-electric',
    sku: 'PL-2005',
    backdrop: 'stone',
    colors: ['#b9b4c4', '#d2402f'],
    price: null,
    priceUnit: 'USD',
    minimumOrderQuantity: 50,
    saleUnit: 'set',
    leadTime: '3-4 weeks',
    stockStatus: 'in_stock',
    stockQuantity: 160,
    en: {
      name: 'Crimping Tool Kit for Electricians',
      shortDescription:
        'Sixteen-piece crimping and installation kit with 300 terminals, in a moulded carrying case.',
      description: `What a house or solar electrician carries: ratchet crimping pliers with three sets of dies, a wire stripper, side cutters, combination pliers, a 200 mm adjustable spanner, five screwdrivers, a voltage tester and two rolls of tape, plus 300 assorted terminals. The tools are chrome-vanadium steel with two-component handles.

Hardware shops sell it to young tradesmen, and training centres and solar companies give it to their crews. The handles are not rated for work on live parts, and the leaflet says so.

We quote according to contents: dies for solar connectors, more terminals or fewer tools can be arranged from 50 kits. Your logo is moulded or printed on the case from 200 kits.`,
      specifications: `Contents: 16 pieces and 300 terminals
Crimping range: 0.5-6 mm², 3 sets of dies
Wire stripper: 0.2-6 mm²
Steel: chrome-vanadium
Handles: PP and soft rubber
Case: polyethylene, 34 × 26 × 8 cm, 2.9 kg
Carton: 6 kits, 61 × 41 × 30 cm, gross weight 18.5 kg
HS code: 8206.00`,
      features: [
        '300 terminals included',
        'Ratchet pliers, three dies',
        'Contents to order',
        'Logo on the case',
      ],
    },
    fr: {
      name: 'Coffret d’outils de sertissage pour électriciens',
      shortDescription:
        'Coffret de seize pièces pour sertir et installer, avec 300 cosses, en mallette moulée.',
      description: `Ce qu’un électricien du bâtiment ou du solaire emporte : pince à sertir à cliquet avec trois jeux de matrices, pince à dénuder, pince coupante, pince universelle, clé à molette de 200 mm, cinq tournevis, un testeur de tension et deux rouleaux de ruban, plus 300 cosses assorties. Outils en acier chrome-vanadium, manches bimatière.

Les quincailleries le vendent aux jeunes artisans ; les centres de formation et les sociétés de solaire en dotent leurs équipes. Les manches ne sont pas prévus pour travailler sous tension, et la notice le dit.

Prix selon contenu : matrices pour connecteurs solaires, davantage de cosses ou moins d’outils, c’est possible dès 50 coffrets. Votre logo moulé ou imprimé sur la mallette dès 200 coffrets.`,
      specifications: `Contenu : 16 pièces et 300 cosses
Sertissage : 0,5-6 mm², 3 jeux de matrices
Dénudage : 0,2-6 mm²
Acier : chrome-vanadium
Manches : PP et caoutchouc souple
Mallette : polyéthylène, 34 × 26 × 8 cm, 2,9 kg
Carton : 6 coffrets, 61 × 41 × 30 cm, poids brut 18,5 kg
Code SH : 8206.00`,
      features: [
        '300 cosses fournies',
        'Pince à cliquet, trois matrices',
        'Contenu à la demande',
        'Logo sur la mallette',
      ],
    },
    es: {
      name: 'Maletín de herramientas de crimpado para electricistas',
      shortDescription:
        'Maletín de dieciséis piezas para crimpar e instalar, con 300 terminales, en estuche moldeado.',
      description: `Lo que lleva un electricista de obra o de energía solar: crimpadora de carraca con tres juegos de mordazas, pelacables, alicates de corte, alicates universales, llave ajustable de 200 mm, cinco destornilladores, un comprobador de tensión y dos rollos de cinta, más 300 terminales surtidos. Herramientas de acero al cromo-vanadio con mangos bicomponente.

Las ferreterías lo venden a los oficiales jóvenes; los centros de formación y las empresas solares equipan con él a sus cuadrillas. Los mangos no están homologados para trabajar con tensión, y así lo indica la hoja de instrucciones.

Cotizamos según el contenido: mordazas para conectores solares, más terminales o menos herramientas, desde 50 maletines. Su logotipo moldeado o impreso en el estuche desde 200 maletines.`,
      specifications: `Contenido: 16 piezas y 300 terminales
Crimpado: 0,5-6 mm², 3 juegos de mordazas
Pelado: 0,2-6 mm²
Acero: cromo-vanadio
Mangos: PP y goma blanda
Estuche: polietileno, 34 × 26 × 8 cm, 2,9 kg
Caja: 6 maletines, 61 × 41 × 30 cm, peso bruto 18,5 kg
Código SA: 8206.00`,
      features: [
        '300 terminales incluidos',
        'Crimpadora de carraca',
        'Contenido a medida',
        'Logotipo en el estuche',
      ],
    },
    zh: {
      name: '电工压线工具套装',
      shortDescription: '十六件压线安装工具加300只端子，吹塑手提箱装。',
      description: `水电和光伏电工常带的工具一箱备齐：棘轮压线钳配三组钳口、剥线钳、斜口钳、钢丝钳、200毫米活动扳手、五把螺丝刀、一支测电笔、两卷胶带，另配300只各式端子。工具为铬钒钢，双色软胶手柄。

五金店卖给刚出师的电工，培训中心和光伏公司用来配给施工队。手柄不作带电作业用，说明书上已注明。

按配置报价：需要光伏接头钳口、增加端子或减少工具，50套起可调整。满200套可在箱体上模压或印刷您的标志。`,
      specifications: `内容：16件工具，300只端子
压线范围：0.5-6平方毫米，三组钳口
剥线范围：0.2-6平方毫米
钢材：铬钒钢
手柄：PP加软胶
工具箱：聚乙烯吹塑，34 × 26 × 8 cm，2.9 kg
外箱：6套，61 × 41 × 30 cm，毛重18.5 kg
海关编码（HS）：8206.00`,
      features: ['配300只端子', '棘轮钳三组钳口', '内容可调整', '箱体可印标志'],
    },
  },
  {
    key: 'led-candle-set',
    category: 'power-lighting',
    partner: 'yueqing-electric',
    sku: 'PL-2006',
    backdrop: 'dusk',
    colors: ['#f5e6d3', '#ffffff'],
    price: '3.30',
    priceUnit: 'EUR',
    minimumOrderQuantity: 300,
    saleUnit: 'set',
    leadTime: '20-25 days',
    stockStatus: 'in_stock',
    stockQuantity: 720,
    en: {
      name: 'LED Candle Lights, Set of Three',
      shortDescription:
        'Three flameless LED candles with moving flame, remote control and timer, in a gift box.',
      description: `Three pillar candles, 10, 12.5 and 15 cm high, with a warm LED flame that flickers like a real one but burns nothing and drips nothing. The remote control switches them together and sets a timer of four or eight hours.

Wedding decorators, hotels, restaurants and churches use them; gift shops sell them before Christmas and Valentine’s Day. Each candle takes two AA batteries, which are not included.

The shell is real wax, or ABS plastic for hot countries, where wax can soften in a container in the sun: please choose when ordering. Gift box with window, your own sleeve from 1,000 sets.`,
      specifications: `Set: 3 candles, 10 / 12.5 / 15 cm, Ø 7.5 cm
Shell: paraffin wax or ABS
Light: warm white LED, moving flame
Power: 2 × AA per candle, not included
Remote: on / off, timer 4 or 8 h
Box: 24 × 16 × 8.5 cm, with window
Carton: 12 sets, 50 × 34 × 27 cm, gross weight 10.5 kg`,
      features: ['No flame, no smoke', 'Remote with timer', 'Wax or plastic shell', 'Gift box with window'],
    },
    fr: {
      name: 'Bougies LED, coffret de trois',
      shortDescription:
        'Trois bougies LED sans flamme, mèche mobile, télécommande et minuterie, en coffret cadeau.',
      description: `Trois bougies cylindriques de 10, 12,5 et 15 cm, dont la flamme LED chaude vacille comme une vraie, sans rien brûler ni couler. La télécommande les allume ensemble et règle une minuterie de quatre ou huit heures.

Décorateurs de mariage, hôtels, restaurants et églises s’en servent ; les boutiques de cadeaux les vendent avant Noël et la Saint-Valentin. Chaque bougie prend deux piles AA, non fournies.

Enveloppe en vraie cire, ou en ABS pour les pays chauds, où la cire peut ramollir dans un conteneur au soleil : à choisir à la commande. Coffret à fenêtre, fourreau à votre marque dès 1 000 coffrets.`,
      specifications: `Coffret : 3 bougies, 10 / 12,5 / 15 cm, Ø 7,5 cm
Enveloppe : paraffine ou ABS
Lumière : LED blanc chaud, flamme mobile
Alimentation : 2 piles AA par bougie, non fournies
Télécommande : marche / arrêt, minuterie 4 ou 8 h
Boîte : 24 × 16 × 8,5 cm, à fenêtre
Carton : 12 coffrets, 50 × 34 × 27 cm, poids brut 10,5 kg`,
      features: [
        'Ni flamme ni fumée',
        'Télécommande à minuterie',
        'Enveloppe cire ou plastique',
        'Coffret cadeau à fenêtre',
      ],
    },
    es: {
      name: 'Velas LED, juego de tres',
      shortDescription:
        'Tres velas LED sin fuego, con llama móvil, mando a distancia y temporizador, en caja de regalo.',
      description: `Tres velas cilíndricas de 10, 12,5 y 15 cm con una llama LED cálida que oscila como la de verdad, pero ni quema ni gotea. El mando las enciende a la vez y programa un temporizador de cuatro u ocho horas.

Las usan decoradores de bodas, hoteles, restaurantes e iglesias; las tiendas de regalos las venden antes de Navidad y de San Valentín. Cada vela lleva dos pilas AA, no incluidas.

El exterior es de cera auténtica, o de ABS para países cálidos, donde la cera puede ablandarse en un contenedor al sol: se elige al hacer el pedido. Caja con ventana, faja con su marca desde 1000 juegos.`,
      specifications: `Juego: 3 velas, 10 / 12,5 / 15 cm, Ø 7,5 cm
Exterior: parafina o ABS
Luz: LED blanco cálido, llama móvil
Alimentación: 2 pilas AA por vela, no incluidas
Mando: encendido / apagado, temporizador 4 u 8 h
Estuche: 24 × 16 × 8,5 cm, con ventana
Caja máster: 12 juegos, 50 × 34 × 27 cm, peso bruto 10,5 kg`,
      features: [
        'Sin fuego ni humo',
        'Mando con temporizador',
        'Exterior de cera o plástico',
        'Caja de regalo con ventana',
      ],
    },
    zh: {
      name: 'LED蜡烛灯三件套',
      shortDescription: '三支摇摆火苗LED电子蜡烛，带遥控和定时，礼盒装。',
      description: `三支柱形蜡烛灯，高10、12.5和15厘米，暖光火苗像真烛一样摇曳，无明火、不滴蜡。遥控器可同时开关，并可定时四小时或八小时。

婚礼布置、酒店、餐厅和教堂都在用；礼品店在圣诞节和情人节前好卖。每支用两节5号电池，出货不含。

外壳可选真蜡或ABS塑料；气候炎热的国家，蜡壳在暴晒的集装箱里会变软，建议选ABS，下单时请注明。开窗礼盒装，满1000套可做您专属的腰封。`,
      specifications: `套装：3支，高10／12.5／15 cm，直径7.5 cm
外壳：石蜡或ABS
光源：暖白LED，摇摆火苗
供电：每支2节5号电池（不含）
遥控：开关，定时4或8小时
彩盒：24 × 16 × 8.5 cm，开窗
外箱：12套，50 × 34 × 27 cm，毛重10.5 kg`,
      features: ['无明火无烟', '遥控定时', '蜡壳塑壳可选', '开窗礼盒'],
    },
  },
  {
    key: 'satellite-dish-90-lnb',
    category: 'power-lighting',
    partner: 'yueqing-electric',
    sku: 'PL-2007',
    backdrop: 'sky',
    colors: ['#d8d5de'],
    price: '9.80',
    priceUnit: 'USD',
    minimumOrderQuantity: 10,
    saleUnit: 'set',
    leadTime: '15-20 days',
    stockStatus: 'low_stock',
    stockQuantity: 10,
    en: {
      name: 'Satellite Dish 90 cm with LNB',
      shortDescription: '90 cm Ku-band satellite dish in coated steel with universal LNB and wall mount.',
      description: `A 90 cm offset dish in galvanised, powder-coated steel with a single universal LNB and a wall mount. The bolts are galvanised too: on the coast they are what rusts first.

Installers and aerial shops buy it for free-to-air and pay channels in Ku band. Ask your local installer which satellite you want to receive; C-band needs a larger dish, which we quote separately. Cable and receiver are not included.

Dishes are nested five to a carton with a mount and an LNB each, which saves freight. The dish can be printed with your logo in one or two colours from 200 pieces.`,
      specifications: `Dish: 90 cm offset, Ku band
Material: galvanised steel 0.6 mm, powder-coated
Gain: 39.5 dB at 12 GHz
LNB: single universal, 9.75 / 10.6 GHz
Mount: wall bracket with bolts
Weight: 4.7 kg per set
Carton: 5 sets nested, 98 × 94 × 24 cm, gross weight 25 kg
HS code: 8529.10`,
      features: [
        'LNB and mount included',
        'Galvanised and coated',
        'Nested to save freight',
        'Logo printed on dish',
      ],
    },
    fr: {
      name: 'Antenne parabolique 90 cm avec LNB',
      shortDescription: 'Parabole de 90 cm en bande Ku, acier laqué, LNB universel et support mural compris.',
      description: `Parabole offset de 90 cm en acier galvanisé thermolaqué, avec une tête LNB universelle simple et un support mural. La boulonnerie est galvanisée elle aussi : en bord de mer, c’est elle qui rouille la première.

Antennistes et magasins d’antennes l’achètent pour les chaînes gratuites et payantes en bande Ku. Demandez à votre installateur quel satellite viser ; la bande C demande une parabole plus grande, que nous chiffrons à part. Câble et récepteur non compris.

Les paraboles sont emboîtées par cinq dans un carton, chacune avec son support et son LNB, ce qui réduit le fret. Impression de votre logo sur la parabole en une ou deux couleurs dès 200 pièces.`,
      specifications: `Parabole : offset de 90 cm, bande Ku
Matière : acier galvanisé 0,6 mm, thermolaqué
Gain : 39,5 dB à 12 GHz
LNB : universel simple, 9,75 / 10,6 GHz
Fixation : support mural avec boulons
Poids : 4,7 kg par ensemble
Carton : 5 ensembles emboîtés, 98 × 94 × 24 cm, poids brut 25 kg
Code SH : 8529.10`,
      features: [
        'LNB et support compris',
        'Acier galvanisé et laqué',
        'Emboîtées, fret réduit',
        'Logo imprimé possible',
      ],
    },
    es: {
      name: 'Antena parabólica de 90 cm con LNB',
      shortDescription:
        'Parabólica de 90 cm para banda Ku, de acero lacado, con LNB universal y soporte de pared.',
      description: `Parabólica offset de 90 cm de acero galvanizado y lacado al horno, con un LNB universal sencillo y soporte de pared. Los tornillos también son galvanizados: en la costa son lo primero que se oxida.

La compran antenistas y tiendas de antenas para canales gratuitos y de pago en banda Ku. Pregunte a su instalador qué satélite quiere recibir; la banda C necesita una parabólica mayor, que cotizamos aparte. No incluye cable ni receptor.

Las parabólicas van encajadas de cinco en cinco por caja, cada una con su soporte y su LNB, lo que abarata el flete. Su logotipo puede imprimirse en la parabólica a una o dos tintas desde 200 unidades.`,
      specifications: `Parabólica: offset de 90 cm, banda Ku
Material: acero galvanizado de 0,6 mm, lacado al horno
Ganancia: 39,5 dB a 12 GHz
LNB: universal sencillo, 9,75 / 10,6 GHz
Fijación: soporte de pared con tornillos
Peso: 4,7 kg por conjunto
Caja: 5 conjuntos encajados, 98 × 94 × 24 cm, peso bruto 25 kg
Código SA: 8529.10`,
      features: [
        'LNB y soporte incluidos',
        'Acero galvanizado y lacado',
        'Encajadas, flete menor',
        'Logotipo impreso',
      ],
    },
    zh: {
      name: '90厘米卫星天线（带高频头）',
      shortDescription: '90厘米Ku波段卫星天线，喷塑钢板，配通用高频头和墙装支架。',
      description: `90厘米偏馈天线，镀锌钢板喷塑，配单输出通用高频头和墙装支架。螺栓同样镀锌，沿海地区最先生锈的往往就是螺栓。

安装工和天线店多用于接收Ku波段的免费频道和付费频道。请先向当地安装工确认要收哪颗卫星；C波段需用更大的天线，另行报价。不含馈线和接收机。

天线五面套叠装一箱，每面配支架和高频头，省运费。满200面可在锅面印您的标志，一色或两色。`,
      specifications: `天线：90 cm偏馈，Ku波段
材质：0.6 mm镀锌钢板，喷塑
增益：39.5dB（12GHz）
高频头：单输出通用型，9.75／10.6GHz
安装：墙装支架，配螺栓
重量：4.7 kg／套
外箱：5套套叠，98 × 94 × 24 cm，毛重25 kg
海关编码（HS）：8529.10`,
      features: ['含高频头和支架', '镀锌喷塑', '套叠装省运费', '锅面可印标志'],
    },
  },
] as const satisfies readonly DemoProduct[];

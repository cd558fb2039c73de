import type { DemoProduct } from '../types.ts';

export const mobileAccessories = [
  {
    key: 'phone-case-glass-set',
    category: 'mobile-accessories',
    partner: 'longwan-digital',
    sku: 'MA-2001',
    backdrop: 'sand',
    colors: ['#5b4a9e', '#8a2f52', '#0f6e63', '#10619f', '#202226'],
    price: '0.85',
    priceUnit: 'USD',
    minimumOrderQuantity: 500,
    saleUnit: 'set',
    leadTime: '10-15 days',
    stockStatus: 'in_stock',
    stockQuantity: 3600,
    en: {
      name: 'Phone Case and Tempered Glass Set',
      shortDescription: 'Soft TPU case and 9H tempered glass in one hanging box, for 6.1 to 6.9 inch phones.',
      description: `One box, two sales: a 1.2 mm soft TPU case with raised corners and a 0.33 mm tempered glass protector with rounded edges. A wet wipe, a dry cloth and a dust sticker are in the box, so the customer can fit the glass at the counter.

The set is made for the 60 phone models that sell best in West, Central and East Africa. You tick models and colours on our list, from 20 sets per model and colour; we sort them in labelled inner bags so that your shop or your wholesalers can count them quickly.

Your logo can be pad-printed on the case from 1,000 sets, and the box can carry your own artwork from 3,000 sets.`,
      specifications: `Case: TPU, 1.2 mm, raised corners
Glass: tempered, 9H, 0.33 mm, 2.5D edge
Screen sizes: 6.1 / 6.5 / 6.7 / 6.9 in
Mix: from 20 sets per model and colour
Retail box: 18 × 9.5 × 2 cm, hanging hole
Carton: 200 sets, 50 × 40 × 38 cm
Gross weight: 13 kg per carton`,
      features: [
        'Case and glass together',
        '60 popular models',
        'Models sorted by bag',
        'Your logo on request',
      ],
    },
    fr: {
      name: 'Coque de téléphone et verre trempé',
      shortDescription:
        'Coque souple en TPU et verre trempé 9H dans une même boîte, pour téléphones de 6,1 à 6,9 pouces.',
      description: `Deux ventes dans une seule boîte : une coque souple en TPU de 1,2 mm aux angles renforcés et un verre trempé de 0,33 mm à bords arrondis. Lingette humide, chiffon sec et pastille anti-poussière sont fournis ; la pose se fait au comptoir, devant le client.

Le lot existe pour les 60 modèles de téléphone les plus vendus en Afrique de l’Ouest, centrale et de l’Est. Vous cochez modèles et coloris sur notre liste, à partir de 20 lots par modèle et par coloris ; nous les trions en sachets étiquetés pour que vos boutiques et vos demi-grossistes comptent vite.

Marquage de votre logo sur la coque par tampographie dès 1 000 lots, boîte à vos couleurs dès 3 000 lots.`,
      specifications: `Coque : TPU, 1,2 mm, angles renforcés
Verre : trempé, 9H, 0,33 mm, bords 2.5D
Tailles d’écran : 6,1 / 6,5 / 6,7 / 6,9 pouces
Assortiment : dès 20 lots par modèle et coloris
Boîte : 18 × 9,5 × 2 cm, à suspendre
Carton : 200 lots, 50 × 40 × 38 cm
Poids brut : 13 kg par carton`,
      features: [
        'Coque et verre ensemble',
        '60 modèles courants',
        'Tri par modèle',
        'Votre logo sur demande',
      ],
    },
    es: {
      name: 'Funda de móvil y cristal templado',
      shortDescription:
        'Funda flexible de TPU y cristal templado 9H en una sola caja, para móviles de 6,1 a 6,9 pulgadas.',
      description: `Dos ventas en una caja: una funda flexible de TPU de 1,2 mm con esquinas reforzadas y un cristal templado de 0,33 mm con bordes redondeados. Incluye toallita húmeda, paño seco y pegatina para el polvo, de modo que el cristal se coloca en el mismo mostrador.

El juego se fabrica para los 60 modelos de móvil que más se venden en África occidental, central y oriental. Usted marca modelos y colores en nuestra lista, desde 20 juegos por modelo y color; los entregamos separados en bolsas con etiqueta para que la tienda o el mayorista los cuente enseguida.

Su logotipo puede ir en la funda, por tampografía, desde 1000 juegos, y la caja puede llevar su diseño desde 3000 juegos.`,
      specifications: `Funda: TPU, 1,2 mm, esquinas reforzadas
Cristal: templado, 9H, 0,33 mm, borde 2.5D
Tamaños de pantalla: 6,1 / 6,5 / 6,7 / 6,9 pulgadas
Surtido: desde 20 juegos por modelo y color
Estuche: 18 × 9,5 × 2 cm, para colgar
Caja máster: 200 juegos, 50 × 40 × 38 cm
Peso bruto: 13 kg por caja`,
      features: [
        'Funda y cristal juntos',
        '60 modelos habituales',
        'Clasificado por modelo',
        'Con su logotipo',
      ],
    },
    zh: {
      name: '手机壳钢化膜套装',
      shortDescription: 'TPU软壳加9H钢化膜，一盒两件，适配6.1至6.9英寸手机。',
      description: `一盒两件，一次成交：1.2毫米四角加厚TPU软壳，配0.33毫米弧边钢化膜。盒内附湿巾、干布和除尘贴，店员在柜台就能替顾客贴好。

覆盖西非、中非和东非市场销量最好的60款机型。按我们的机型表勾选型号和颜色，每款每色20套起配；出货时按型号分袋、贴标，门店和二批点货方便。

满1000套可在壳上移印您的标志，满3000套可做您专属的彩盒。`,
      specifications: `手机壳：TPU，厚1.2 mm，四角加厚
钢化膜：9H，厚0.33 mm，2.5D弧边
适配屏幕：6.1／6.5／6.7／6.9英寸
混装：每款每色20套起
彩盒：18 × 9.5 × 2 cm，带挂孔
外箱：200套，50 × 40 × 38 cm
毛重：13 kg/箱`,
      features: ['壳膜一盒两件', '60款热销机型', '按型号分袋', '可印您的标志'],
    },
  },
  {
    key: 'usb-c-charger-20w',
    category: 'mobile-accessories',
    partner: 'yueqing-electric',
    sku: 'MA-2002',
    backdrop: 'stone',
    colors: ['#26242b', '#f5f5f3'],
    price: '1.95',
    priceUnit: 'USD',
    minimumOrderQuantity: 500,
    leadTime: '15-20 days',
    packing: { perCarton: 200, centimetres: [46, 34, 26], kilograms: 15 },
    priceTiers: [
      { price: '1.95', quantity: 500 },
      { price: '1.84', quantity: 2000 },
      { price: '1.76', quantity: 5000 },
    ],
    stockStatus: 'in_stock',
    stockQuantity: 5200,
    en: {
      name: 'USB-C Fast Charger 20 W',
      shortDescription: '20 W USB-C wall charger, supplied with the plug your country uses: type C, G or M.',
      description: `A compact 20 W phone charger in flame-retardant polycarbonate. The output steps between 5, 9 and 12 V, so recent phones charge fast and older ones charge normally. The circuit cuts out on overload, short circuit and overheating, and accepts 100 to 240 V, which matters where the mains voltage moves.

Choose the plug for your market: type C two-pin for Abidjan, Dakar, Douala or Malabo; type G three-pin for Lagos, Accra or Nairobi; type M for South Africa. Plugs may be mixed by carton.

Packed one by one in a white box, or in yours from 2,000 pieces. A 1 m USB-C cable can be added at extra cost.`,
      specifications: `Output: 5 V 3 A / 9 V 2.22 A / 12 V 1.67 A
Input: 100-240 V, 50/60 Hz
Plug: type C, G or M
Housing: flame-retardant polycarbonate
Protection: overload, short circuit, heat
Carton: 200 pcs, one plug type, 46 × 34 × 26 cm
Gross weight: 15 kg per carton
HS code: 8504.40`,
      features: ['Plug for your country', 'Wide voltage 100-240 V', 'Three-way protection', 'Cable optional'],
    },
    fr: {
      name: 'Chargeur rapide USB-C 20 W',
      shortDescription: 'Chargeur secteur USB-C de 20 W, livré avec la fiche de votre pays : type C, G ou M.',
      description: `Chargeur de téléphone compact de 20 W, boîtier en polycarbonate ignifugé. La sortie passe de 5 à 9 ou 12 V selon l’appareil : charge rapide pour les téléphones récents, charge normale pour les autres. Il se coupe en cas de surcharge, de court-circuit ou de surchauffe et accepte de 100 à 240 V, ce qui compte là où le courant varie.

Choisissez la fiche de votre marché : type C à deux broches pour Abidjan, Dakar, Douala ou Malabo ; type G à trois broches pour Lagos, Accra ou Nairobi ; type M pour l’Afrique du Sud. Les fiches peuvent être panachées par carton.

Emballage à l’unité en boîte blanche, ou dans la vôtre dès 2 000 pièces. Câble USB-C de 1 m en option, avec supplément.`,
      specifications: `Sortie : 5 V 3 A / 9 V 2,22 A / 12 V 1,67 A
Entrée : 100-240 V, 50/60 Hz
Fiche : type C, G ou M
Boîtier : polycarbonate ignifugé
Protections : surcharge, court-circuit, surchauffe
Carton : 200 pièces, un seul type de fiche, 46 × 34 × 26 cm
Poids brut : 15 kg par carton
Code SH : 8504.40`,
      features: ['Fiche de votre pays', 'Tension 100-240 V', 'Triple protection', 'Câble en option'],
    },
    es: {
      name: 'Cargador rápido USB-C de 20 W',
      shortDescription: 'Cargador de pared USB-C de 20 W con la clavija de su país: tipo C, G o M.',
      description: `Cargador de móvil compacto de 20 W con carcasa de policarbonato ignífugo. La salida cambia entre 5, 9 y 12 V según el aparato: carga rápida en los móviles recientes y carga normal en los demás. Se desconecta por sobrecarga, cortocircuito o exceso de temperatura y admite de 100 a 240 V, algo que se agradece donde la corriente no es estable.

Elija la clavija de su mercado: tipo C de dos patillas para Malabo, Abiyán, Dakar o Duala; tipo G de tres patillas para Lagos, Acra o Nairobi; tipo M para Sudáfrica. Las clavijas se pueden combinar por cajas.

Se entrega de uno en uno en caja blanca, o en la suya desde 2000 unidades. El cable USB-C de 1 m es opcional y se cobra aparte.`,
      specifications: `Salida: 5 V 3 A / 9 V 2,22 A / 12 V 1,67 A
Entrada: 100-240 V, 50/60 Hz
Clavija: tipo C, G o M
Carcasa: policarbonato ignífugo
Protecciones: sobrecarga, cortocircuito, temperatura
Caja: 200 unidades, un solo tipo de clavija, 46 × 34 × 26 cm
Peso bruto: 15 kg por caja
Código SA: 8504.40`,
      features: ['Clavija de su país', 'Tensión 100-240 V', 'Triple protección', 'Cable opcional'],
    },
    zh: {
      name: '20W USB-C快充充电器',
      shortDescription: '20W USB-C充电器，按销售国家配插头：C型、G型或M型。',
      description: `小巧的20W手机充电器，外壳为阻燃PC料。输出在5V、9V、12V之间自动切换，新手机走快充，老手机照常充。带过载、短路和过热保护，输入100至240V宽电压，市电不稳的地方也好用。

插头按市场选：阿比让、达喀尔、杜阿拉、马拉博用C型两脚；拉各斯、阿克拉、内罗毕用G型三脚；南非用M型。可按箱混配插头。

单只白盒包装，满2000只可做您专属的彩盒。可加配1米USB-C线，另计价。`,
      specifications: `输出：5V 3A／9V 2.22A／12V 1.67A
输入：100-240V，50/60Hz
插头：C型、G型或M型
外壳：阻燃PC
保护：过载、短路、过热
外箱：200只，每箱一种插头，46 × 34 × 26 cm
毛重：15 kg/箱
海关编码（HS）：8504.40`,
      features: ['按国家配插头', '100-240V宽电压', '三重保护', '可加配线'],
    },
  },
  {
    key: 'power-bank-20000',
    category: 'mobile-accessories',
    partner: 'longwan-digital',
    sku: 'MA-2003',
    backdrop: 'dusk',
    colors: ['#9be15d', '#ff8f8a', '#ffc56b', '#22252a'],
    price: '6.90',
    priceUnit: 'USD',
    minimumOrderQuantity: 200,
    leadTime: '15-20 days',
    packing: { perCarton: 40, centimetres: [42, 40, 20], kilograms: 17.5 },
    priceTiers: [
      { price: '6.90', quantity: 200 },
      { price: '6.60', quantity: 1000 },
    ],
    stockStatus: 'in_stock',
    stockQuantity: 850,
    isFeatured: true,
    en: {
      name: 'Power Bank 20,000 mAh',
      shortDescription: 'True 20,000 mAh power bank with three outputs and a percentage display, 22.5 W.',
      description: `Two 10,000 mAh lithium polymer cells, not recycled ones: we weigh and discharge samples from every batch. The power bank gives about 12,000 mAh at 5 V, enough to fill a 5,000 mAh phone a little over twice. Two USB-A ports and one USB-C port charge three phones at once, and the display shows the remaining charge in per cent.

It sells in phone shops and markets wherever the power goes off, and to drivers, traders and students who are out all day. The ABS shell is sold in three bright colours and black; your logo is silk-screened from 500 pieces.

It travels by sea as class 9 dangerous goods (UN 3480). We supply the UN 38.3 test summary and the safety data sheet that the shipping line asks for.`,
      specifications: `Cells: lithium polymer, 2 × 10,000 mAh, 3.7 V, 74 Wh
Usable capacity: about 12,000 mAh at 5 V
Outputs: 2 USB-A and 1 USB-C, 22.5 W max.
Input: USB-C, 18 W
Size and weight: 15 × 7 × 2.8 cm, 380 g
Carton: 40 pcs, 42 × 40 × 20 cm, gross weight 17.5 kg
Documents: UN 38.3 test summary, safety data sheet
HS code: 8507.60`,
      features: [
        'Capacity tested per batch',
        'Charges three phones',
        'Percentage display',
        'Shipping papers included',
      ],
    },
    fr: {
      name: 'Batterie externe power bank 20 000 mAh',
      shortDescription:
        'Power bank de 20 000 mAh réels, trois sorties, 22,5 W, affichage de la charge en pourcentage.',
      description: `Deux cellules lithium-polymère neuves de 10 000 mAh, sans récupération : nous pesons et déchargeons des échantillons de chaque lot. La batterie restitue environ 12 000 mAh sous 5 V, soit un peu plus de deux charges d’un téléphone de 5 000 mAh. Deux ports USB-A et un port USB-C rechargent trois téléphones à la fois ; l’écran indique la charge restante en pourcentage.

Elle se vend en boutique de téléphonie et au marché partout où il y a des délestages, et auprès des chauffeurs, des commerçants et des étudiants dehors toute la journée. Boîtier en ABS, trois coloris vifs et noir ; votre logo en sérigraphie dès 500 pièces.

Transport maritime en marchandise dangereuse de classe 9 (ONU 3480). Nous fournissons le résumé d’essai UN 38.3 et la fiche de données de sécurité exigés par la compagnie maritime.`,
      specifications: `Cellules : lithium-polymère, 2 × 10 000 mAh, 3,7 V, 74 Wh
Capacité utile : environ 12 000 mAh sous 5 V
Sorties : 2 USB-A et 1 USB-C, 22,5 W max.
Entrée : USB-C, 18 W
Dimensions et poids : 15 × 7 × 2,8 cm, 380 g
Carton : 40 pièces, 42 × 40 × 20 cm, poids brut 17,5 kg
Documents : résumé d’essai UN 38.3, fiche de sécurité
Code SH : 8507.60`,
      features: [
        'Capacité contrôlée par lot',
        'Recharge trois téléphones',
        'Affichage en pourcentage',
        'Documents de transport fournis',
      ],
    },
    es: {
      name: 'Batería externa power bank de 20.000 mAh',
      shortDescription:
        'Batería externa de 20.000 mAh reales, tres salidas, 22,5 W y pantalla con el porcentaje de carga.',
      description: `Dos celdas de polímero de litio de 10.000 mAh, nuevas y no recuperadas: pesamos y descargamos muestras de cada lote. Entrega unos 12.000 mAh a 5 V, es decir, algo más de dos cargas de un móvil de 5000 mAh. Con dos puertos USB-A y uno USB-C se cargan tres móviles a la vez, y la pantalla indica el porcentaje que queda.

Se vende en tiendas de telefonía y mercados allí donde se va la luz, y a conductores, comerciantes y estudiantes que pasan el día fuera. Carcasa de ABS en tres colores vivos y negro; su logotipo por serigrafía desde 500 unidades.

Viaja por mar como mercancía peligrosa de clase 9 (ONU 3480). Entregamos el resumen de ensayos UN 38.3 y la ficha de datos de seguridad que pide la naviera.`,
      specifications: `Celdas: polímero de litio, 2 × 10.000 mAh, 3,7 V, 74 Wh
Capacidad útil: unos 12.000 mAh a 5 V
Salidas: 2 USB-A y 1 USB-C, 22,5 W máx.
Entrada: USB-C, 18 W
Medidas y peso: 15 × 7 × 2,8 cm, 380 g
Caja: 40 unidades, 42 × 40 × 20 cm, peso bruto 17,5 kg
Documentos: resumen de ensayos UN 38.3, ficha de seguridad
Código SA: 8507.60`,
      features: [
        'Capacidad comprobada por lote',
        'Carga tres móviles',
        'Pantalla con porcentaje',
        'Documentos de embarque incluidos',
      ],
    },
    zh: {
      name: '20000毫安时充电宝',
      shortDescription: '足容20000毫安时充电宝，三口输出，最大22.5W，数显电量。',
      description: `内装两块10000毫安时全新聚合物电芯，不用拆机旧电芯，每批抽样称重并做放电测试。5V下实际可放出约12000毫安时，5000毫安时的手机能充两次多。两个USB-A口加一个USB-C口，三部手机可同时充，屏幕显示剩余电量百分比。

经常停电的地区，手机店和集市都好卖；司机、商贩、学生整天在外，也是主要买家。ABS外壳，三种亮色加黑色；满500只可丝印您的标志。

海运按第9类危险品（UN 3480）出运，我们提供船公司要求的UN 38.3试验概要和安全数据说明书。`,
      specifications: `电芯：聚合物锂电，2 × 10000毫安时，3.7V，74Wh
实际可用：5V下约12000毫安时
输出：2个USB-A、1个USB-C，最大22.5W
输入：USB-C，18W
尺寸重量：15 × 7 × 2.8 cm，380克
外箱：40只，42 × 40 × 20 cm，毛重17.5 kg
随货文件：UN 38.3试验概要、安全数据说明书
海关编码（HS）：8507.60`,
      features: ['每批抽测容量', '同时充三部手机', '电量百分比显示', '海运文件齐全'],
    },
  },
  {
    key: 'magnetic-car-phone-holder',
    category: 'mobile-accessories',
    partner: 'longwan-digital',
    sku: 'MA-2004',
    backdrop: 'sky',
    colors: ['#e5345f', '#1e88e5', '#8e5bd6', '#1c1d20'],
    price: '5.60',
    priceUnit: 'CNY',
    minimumOrderQuantity: 500,
    leadTime: '10-15 days',
    stockStatus: 'out_of_stock',
    stockQuantity: 0,
    en: {
      name: 'Magnetic Car Phone Holder',
      shortDescription: 'Six-magnet phone holder for the air vent or the dashboard, for phones up to 400 g.',
      description: `Six neodymium magnets in an aluminium head hold a phone of up to 400 g, even on bad roads. The ball joint turns all the way round. Two fittings come in the box: a spring clip for the air vent and an adhesive base for the dashboard of older cars, vans and minibuses.

Taxi and delivery drivers buy it at filling stations, car accessory stalls and phone shops. Two thin metal plates are included, one to stick on the phone and one to slip under the case.

Packed on a hanging card with the picture on the front. Your logo can be printed on the magnet face from 1,000 pieces.`,
      specifications: `Magnets: 6 × N52 neodymium
Material: aluminium alloy, ABS, silicone
Fitting: vent clip and adhesive base
Load: phones up to 400 g
In the box: holder, 2 fittings, 2 metal plates
Box: 10 × 7.5 × 5 cm, hanging hole
Carton: 200 pcs, 52 × 41 × 38 cm, gross weight 15 kg`,
      features: ['Six strong magnets', 'Vent or dashboard', 'Turns 360 degrees', 'Logo printing possible'],
    },
    fr: {
      name: 'Support téléphone magnétique pour voiture',
      shortDescription:
        'Support à six aimants pour grille d’aération ou tableau de bord, téléphones jusqu’à 400 g.',
      description: `Six aimants néodyme dans une tête en aluminium tiennent un téléphone de 400 g au plus, même sur mauvaise piste. La rotule tourne sur 360°. Deux fixations dans la boîte : une pince à ressort pour la grille d’aération et une embase adhésive pour le tableau de bord des voitures anciennes, des fourgons et des minibus.

Les chauffeurs de taxi et les livreurs l’achètent en station-service, au rayon auto ou en boutique de téléphonie. Deux plaquettes métalliques sont fournies, l’une à coller sur le téléphone, l’autre à glisser sous la coque.

Présentation sur carte à suspendre, photo en façade. Impression de votre logo sur la face aimantée dès 1 000 pièces.`,
      specifications: `Aimants : 6 × néodyme N52
Matières : alliage d’aluminium, ABS, silicone
Fixation : pince d’aération et embase adhésive
Charge : téléphones jusqu’à 400 g
Contenu : support, 2 fixations, 2 plaquettes
Boîte : 10 × 7,5 × 5 cm, à suspendre
Carton : 200 pièces, 52 × 41 × 38 cm, poids brut 15 kg`,
      features: [
        'Six aimants puissants',
        'Aération ou tableau de bord',
        'Rotation sur 360°',
        'Logo imprimé possible',
      ],
    },
    es: {
      name: 'Soporte magnético de móvil para coche',
      shortDescription:
        'Soporte de seis imanes para rejilla de aire o salpicadero, para móviles de hasta 400 g.',
      description: `Seis imanes de neodimio en un cabezal de aluminio sujetan un móvil de hasta 400 g, también por carreteras en mal estado. La rótula gira por completo. En la caja van dos fijaciones: una pinza de muelle para la rejilla de aire y una base adhesiva para el salpicadero de coches antiguos, furgonetas y minibuses.

Lo compran taxistas y repartidores en gasolineras, puestos de accesorios del automóvil y tiendas de telefonía. Lleva dos láminas metálicas: una para pegar en el móvil y otra para meter bajo la funda.

Presentado en cartón colgante con la foto delante. Su logotipo puede imprimirse en la cara del imán desde 1000 unidades.`,
      specifications: `Imanes: 6 × neodimio N52
Materiales: aleación de aluminio, ABS, silicona
Fijación: pinza de rejilla y base adhesiva
Carga: móviles de hasta 400 g
Contenido: soporte, 2 fijaciones, 2 láminas
Estuche: 10 × 7,5 × 5 cm, para colgar
Caja máster: 200 unidades, 52 × 41 × 38 cm, peso bruto 15 kg`,
      features: ['Seis imanes fuertes', 'Rejilla o salpicadero', 'Gira 360°', 'Admite su logotipo'],
    },
    zh: {
      name: '磁吸车载手机支架',
      shortDescription: '六磁铁车载手机支架，出风口、仪表台两用，承重400克以内。',
      description: `铝合金支架头内嵌六颗钕磁铁，400克以内的手机走烂路也不掉。球头可360度转动。盒内配两种底座：弹簧夹用于出风口，背胶底座用于老款车、货车和小巴的仪表台。

出租车司机和送货员多在加油站、汽配摊和手机店购买。附两片铁片，一片贴在手机背面，一片夹在手机壳里。

吊卡彩盒包装，正面印实物图。满1000只可在磁吸面印您的标志。`,
      specifications: `磁铁：6颗N52钕磁铁
材质：铝合金、ABS、硅胶
安装：出风口夹、背胶底座
承重：400克以内的手机
配件：支架、两种底座、两片铁片
彩盒：10 × 7.5 × 5 cm，带挂孔
外箱：200只，52 × 41 × 38 cm，毛重15 kg`,
      features: ['六颗强磁', '出风口仪表台两用', '360度转动', '可印标志'],
    },
  },
  {
    key: 'wireless-mouse',
    category: 'mobile-accessories',
    partner: 'longwan-digital',
    sku: 'MA-2005',
    backdrop: 'mint',
    colors: ['#ece9f1', '#f0d3da', '#cfe0f0', '#26282c'],
    price: '1.60',
    priceUnit: 'USD',
    minimumOrderQuantity: 500,
    leadTime: '15-20 days',
    stockStatus: 'in_stock',
    stockQuantity: 2400,
    en: {
      name: 'Wireless Computer Mouse 2.4 GHz',
      shortDescription:
        'Quiet-click wireless mouse with nano receiver and three speeds, runs on one AA battery.',
      description: `A plain office mouse that suits both hands: ABS shell, rubber wheel, quiet switches and an optical sensor with three speeds. The nano receiver plugs in without a driver and parks under the mouse when it travels.

One AA battery lasts around six months in office use, so nobody has to charge it. The battery is not included, so nothing can leak while the mice wait in the warehouse.

Bought by stationers, computer shops, cyber cafés and schools. Packed in a window box; your logo on the back from 500 pieces.`,
      specifications: `Connection: 2.4 GHz, USB nano receiver, 10 m
Resolution: 800 / 1200 / 1600 dpi
Buttons: 4, with wheel
Power: 1 × AA, not included
Size and weight: 10.4 × 6 × 3.6 cm, 62 g
Carton: 100 pcs, 58 × 47 × 29 cm, gross weight 11.5 kg
HS code: 8471.60`,
      features: ['Quiet click', 'No driver needed', 'Six months per battery', 'Logo from 500 pieces'],
    },
    fr: {
      name: 'Souris sans fil pour ordinateur',
      shortDescription:
        'Souris sans fil à clic silencieux, récepteur nano, trois vitesses, une seule pile AA.',
      description: `Une souris de bureau simple, pour droitiers comme pour gauchers : coque en ABS, molette caoutchoutée, boutons silencieux et capteur optique à trois vitesses. Le récepteur nano se branche sans pilote et se range sous la souris pendant le transport.

Une pile AA dure environ six mois en usage de bureau : rien à recharger. La pile n’est pas fournie : rien ne peut couler pendant le stockage.

Clientèle : papeteries, boutiques d’informatique, cybercafés et écoles. Boîte à fenêtre ; votre logo sur le dos dès 500 pièces.`,
      specifications: `Liaison : 2,4 GHz, récepteur USB nano, 10 m
Résolution : 800 / 1 200 / 1 600 dpi
Boutons : 4, avec molette
Alimentation : 1 pile AA, non fournie
Dimensions et poids : 10,4 × 6 × 3,6 cm, 62 g
Carton : 100 pièces, 58 × 47 × 29 cm, poids brut 11,5 kg
Code SH : 8471.60`,
      features: ['Clic silencieux', 'Aucun pilote à installer', 'Six mois par pile', 'Logo dès 500 pièces'],
    },
    es: {
      name: 'Ratón inalámbrico para ordenador',
      shortDescription:
        'Ratón inalámbrico de clic silencioso, receptor nano y tres velocidades, con una sola pila AA.',
      description: `Un ratón de oficina sencillo, válido para diestros y zurdos: carcasa de ABS, rueda de goma, botones silenciosos y sensor óptico de tres velocidades. El receptor nano funciona sin controlador y se guarda bajo el ratón para el transporte.

Una pila AA dura unos seis meses en uso de oficina, así que no hay nada que cargar. La pila no va incluida, de modo que nada puede sulfatarse en el almacén.

Lo compran papelerías, tiendas de informática, cibercafés y colegios. Caja con ventana; su logotipo en el dorso desde 500 unidades.`,
      specifications: `Conexión: 2,4 GHz, receptor USB nano, 10 m
Resolución: 800 / 1200 / 1600 ppp
Botones: 4, con rueda
Alimentación: 1 pila AA, no incluida
Medidas y peso: 10,4 × 6 × 3,6 cm, 62 g
Caja: 100 unidades, 58 × 47 × 29 cm, peso bruto 11,5 kg
Código SA: 8471.60`,
      features: [
        'Clic silencioso',
        'Sin controladores',
        'Seis meses por pila',
        'Logotipo desde 500 unidades',
      ],
    },
    zh: {
      name: '2.4G无线鼠标',
      shortDescription: '静音无线鼠标，纳米接收器，三档速度，一节5号电池供电。',
      description: `简洁实用的办公鼠标，左右手通用：ABS外壳、橡胶滚轮、静音按键，光学传感器三档可调。纳米接收器免驱动，携带时可收进鼠标底部。

一节5号电池办公使用约半年，不用充电。出货不带电池，仓库存放不怕漏液。

主要客户是文具店、电脑店、网吧和学校。开窗彩盒包装，满500只可在背面印您的标志。`,
      specifications: `连接：2.4GHz，USB纳米接收器，10米
分辨率：800／1200／1600 dpi
按键：4键，带滚轮
供电：1节5号电池（不含）
尺寸重量：10.4 × 6 × 3.6 cm，62克
外箱：100只，58 × 47 × 29 cm，毛重11.5 kg
海关编码（HS）：8471.60`,
      features: ['静音按键', '免驱即插即用', '一节电池用半年', '500只起印标志'],
    },
  },
  {
    key: 'usb-keyboard-azerty-qwerty',
    category: 'mobile-accessories',
    partner: 'longwan-digital',
    sku: 'MA-2006',
    backdrop: 'clay',
    colors: ['#e6e3ea', '#25272b'],
    price: '2.45',
    priceUnit: 'EUR',
    minimumOrderQuantity: 300,
    leadTime: '20-25 days',
    stockStatus: 'in_stock',
    stockQuantity: 900,
    en: {
      name: 'USB Keyboard, AZERTY or QWERTY',
      shortDescription:
        'Full-size wired keyboard with French AZERTY, English QWERTY or Spanish QWERTY legends.',
      description: `A full-size USB keyboard with number pad for offices, schools and cyber cafés. The membrane keys are rated for ten million presses, and drain holes underneath let a spilt glass of water run out.

Three layouts are in production: French AZERTY, UK or US QWERTY and Spanish QWERTY with Ñ. The letters are laser-marked and do not rub off as stickers do. Layouts may be mixed by carton, so one order can serve shops in Douala, Lagos and Malabo.

Each keyboard is packed in a printed box. Your logo can be placed above the number pad from 500 pieces.`,
      specifications: `Layouts: AZERTY FR, QWERTY UK / US, QWERTY ES
Keys: 104 or 105, membrane, 10 million presses
Marking: laser
Connection: USB-A, 1.5 m cable
Size and weight: 44.5 × 13.5 × 2.5 cm, 450 g
Carton: 20 pcs, 47 × 31 × 37 cm
Gross weight: 12.5 kg per carton
HS code: 8471.60`,
      features: [
        'Three language layouts',
        'Laser-marked letters',
        'Spill drain holes',
        'Layouts mixed by carton',
      ],
    },
    fr: {
      name: 'Clavier USB AZERTY ou QWERTY',
      shortDescription:
        'Clavier filaire complet, marquage AZERTY français, QWERTY anglais ou QWERTY espagnol.',
      description: `Clavier USB complet avec pavé numérique, pour les bureaux, les écoles et les cybercafés. Les touches à membrane sont données pour dix millions de frappes ; des trous d’évacuation laissent s’écouler un verre d’eau renversé.

Trois dispositions sont en fabrication : AZERTY français, QWERTY britannique ou américain, QWERTY espagnol avec Ñ. Les lettres sont marquées au laser et ne s’effacent pas comme des autocollants. Les dispositions se panachent par carton : une même commande peut servir Douala, Lagos et Malabo.

Chaque clavier est emballé en boîte imprimée. Votre logo peut figurer au-dessus du pavé numérique dès 500 pièces.`,
      specifications: `Dispositions : AZERTY FR, QWERTY UK / US, QWERTY ES
Touches : 104 ou 105, à membrane, 10 millions de frappes
Marquage : laser
Liaison : USB-A, câble de 1,5 m
Dimensions et poids : 44,5 × 13,5 × 2,5 cm, 450 g
Carton : 20 pièces, 47 × 31 × 37 cm
Poids brut : 12,5 kg par carton
Code SH : 8471.60`,
      features: [
        'Trois dispositions au choix',
        'Lettres marquées au laser',
        'Évacuation des liquides',
        'Panachage par carton',
      ],
    },
    es: {
      name: 'Teclado USB QWERTY o AZERTY',
      shortDescription:
        'Teclado completo con cable, en QWERTY español con Ñ, QWERTY inglés o AZERTY francés.',
      description: `Teclado USB completo con bloque numérico para oficinas, colegios y cibercafés. Las teclas de membrana están calculadas para diez millones de pulsaciones y unos orificios en la base dejan salir el agua si se derrama un vaso.

Se fabrican tres distribuciones: QWERTY español con Ñ, QWERTY británico o estadounidense y AZERTY francés. Las letras van grabadas con láser y no se borran como las pegatinas. Las distribuciones se pueden combinar por cajas, de modo que un solo pedido sirve para Malabo, Duala y Lagos.

Cada teclado va en caja impresa. Su logotipo puede ir sobre el bloque numérico desde 500 unidades.`,
      specifications: `Distribuciones: QWERTY ES, QWERTY UK / US, AZERTY FR
Teclas: 104 o 105, membrana, 10 millones de pulsaciones
Marcado: láser
Conexión: USB-A, cable de 1,5 m
Medidas y peso: 44,5 × 13,5 × 2,5 cm, 450 g
Caja: 20 unidades, 47 × 31 × 37 cm
Peso bruto: 12,5 kg por caja
Código SA: 8471.60`,
      features: [
        'Tres distribuciones',
        'Letras grabadas con láser',
        'Desagüe para líquidos',
        'Surtido por cajas',
      ],
    },
    zh: {
      name: 'USB有线键盘（AZERTY／QWERTY）',
      shortDescription: '全尺寸有线键盘，可选法语AZERTY、英语QWERTY或西语QWERTY键位。',
      description: `带数字小键盘的全尺寸USB键盘，适合办公室、学校和网吧。薄膜按键寿命一千万次，底部有漏水孔，打翻一杯水也能排出。

现有三种键位：法语AZERTY、英式或美式QWERTY、带Ñ的西语QWERTY。字符为激光雕刻，不像贴纸那样易掉。各键位可按箱混装，一张订单就能同时供杜阿拉、拉各斯和马拉博的店铺。

单只彩盒包装。满500只可在小键盘上方印您的标志。`,
      specifications: `键位：法语AZERTY、英式／美式QWERTY、西语QWERTY
按键：104或105键，薄膜，一千万次
字符：激光雕刻
连接：USB-A，线长1.5米
尺寸重量：44.5 × 13.5 × 2.5 cm，450克
外箱：20只，47 × 31 × 37 cm
毛重：12.5 kg/箱
海关编码（HS）：8471.60`,
      features: ['三种语言键位', '激光雕刻字符', '底部漏水孔', '键位可按箱混装'],
    },
  },
  {
    key: 'refurbished-laptop-14',
    category: 'mobile-accessories',
    partner: 'longwan-digital',
    sku: 'MA-2007',
    backdrop: 'stone',
    colors: ['#6f747d', '#2b2d31'],
    price: null,
    priceUnit: 'USD',
    minimumOrderQuantity: 5,
    leadTime: '3-4 weeks',
    stockStatus: 'low_stock',
    stockQuantity: 8,
    en: {
      name: 'Refurbished Laptop Computer 14 Inch',
      shortDescription:
        'Grade A refurbished 14 inch office laptop, 8 GB memory, 256 GB SSD, tested one by one.',
      description: `Business laptops from office fleets, opened, cleaned and fitted with a new 256 GB SSD. Each one runs for 24 hours on test and comes with a sheet showing its serial number, processor and battery condition; batteries hold at least 80% of their original capacity.

Computer shops, schools and training centres buy them as a solid alternative to cheap new tablets. The keyboard can be AZERTY, English QWERTY or Spanish QWERTY; please say which when you order.

The price depends on the processor and the lot, so we quote on request. Some countries ask for extra papers on used equipment: check with your clearing agent before you order.`,
      specifications: `Screen: 14 in, 1920 × 1080
Processor: quad-core
Memory and storage: 8 GB RAM, new 256 GB SSD
Battery: at least 80% of original capacity
Condition: grade A, refurbished
Charger: 65 W, plug for your country
Carton: 5 pcs in foam, 48 × 42 × 34 cm, gross weight 14 kg
HS code: 8471.30`,
      features: [
        '24-hour test',
        'New SSD fitted',
        'Keyboard language of choice',
        'Sheet for each serial number',
      ],
    },
    fr: {
      name: 'Ordinateur portable reconditionné 14 pouces',
      shortDescription:
        'Portable de bureau 14 pouces reconditionné grade A, 8 Go de mémoire, SSD 256 Go, testé à l’unité.',
      description: `Des portables professionnels issus de parcs d’entreprise, ouverts, nettoyés et équipés d’un SSD neuf de 256 Go. Chaque machine tourne 24 heures en test et part avec une fiche indiquant son numéro de série, son processeur et l’état de sa batterie, qui garde au moins 80 % de sa capacité d’origine.

Boutiques d’informatique, écoles et centres de formation les préfèrent aux tablettes neuves bon marché. Clavier AZERTY, QWERTY anglais ou QWERTY espagnol, à préciser à la commande.

Le prix dépend du processeur et du lot : nous établissons un devis sur demande. Certains pays exigent des documents supplémentaires pour le matériel d’occasion ; renseignez-vous auprès de votre transitaire avant de commander.`,
      specifications: `Écran : 14 pouces, 1920 × 1080
Processeur : quatre cœurs
Mémoire et stockage : 8 Go de RAM, SSD neuf de 256 Go
Batterie : au moins 80 % de la capacité d’origine
État : reconditionné, grade A
Chargeur : 65 W, fiche de votre pays
Carton : 5 pièces sous mousse, 48 × 42 × 34 cm, poids brut 14 kg
Code SH : 8471.30`,
      features: [
        'Test de 24 heures',
        'SSD neuf installé',
        'Langue du clavier au choix',
        'Fiche par numéro de série',
      ],
    },
    es: {
      name: 'Ordenador portátil reacondicionado de 14 pulgadas',
      shortDescription:
        'Portátil de oficina de 14 pulgadas reacondicionado, grado A, 8 GB, SSD de 256 GB, probado uno a uno.',
      description: `Portátiles profesionales procedentes de empresas, abiertos, limpios y con un SSD nuevo de 256 GB. Cada equipo pasa 24 horas en pruebas y sale con una ficha donde constan el número de serie, el procesador y el estado de la batería, que conserva al menos el 80 % de su capacidad original.

Tiendas de informática, colegios y centros de formación los prefieren a las tabletas nuevas baratas. Teclado QWERTY español, QWERTY inglés o AZERTY, a indicar en el pedido.

El precio depende del procesador y del lote, por lo que se cotiza a petición. Algunos países exigen documentos adicionales para equipos usados: consulte a su agente de aduanas antes de pedir.`,
      specifications: `Pantalla: 14 pulgadas, 1920 × 1080
Procesador: cuatro núcleos
Memoria y disco: 8 GB de RAM, SSD nuevo de 256 GB
Batería: al menos el 80 % de la capacidad original
Estado: reacondicionado, grado A
Cargador: 65 W, clavija de su país
Caja: 5 unidades en espuma, 48 × 42 × 34 cm, peso bruto 14 kg
Código SA: 8471.30`,
      features: [
        'Prueba de 24 horas',
        'SSD nuevo instalado',
        'Idioma del teclado a elegir',
        'Ficha por número de serie',
      ],
    },
    zh: {
      name: '14英寸翻新笔记本电脑',
      shortDescription: 'A级翻新14英寸商务笔记本，8GB内存，256GB固态硬盘，逐台测试。',
      description: `货源为企业批量换下的商务笔记本，拆机清洁后换装全新256GB固态硬盘。每台连续测试24小时，附检测单，注明序列号、处理器和电池状况；电池容量不低于原容量的80%。

电脑店、学校和培训机构采购较多，比低价新平板耐用。键盘可选AZERTY、英语QWERTY或西语QWERTY，下单时请注明。

价格随处理器和批次而定，请询价。部分国家进口二手设备需另备文件，下单前请先向清关代理确认。`,
      specifications: `屏幕：14英寸，1920 × 1080
处理器：四核
内存与硬盘：8GB内存，全新256GB固态硬盘
电池：不低于原容量的80%
成色：A级翻新
充电器：65W，按国家配插头
外箱：5台，泡棉内衬，48 × 42 × 34 cm，毛重14 kg
海关编码（HS）：8471.30`,
      features: ['24小时测试', '换装全新固态硬盘', '键盘语言可选', '逐台附检测单'],
    },
  },
] as const satisfies readonly DemoProduct[];

import type { DemoProduct } from '../types.ts';

export const kitchenware = [
  {
    key: 'non-stick-frying-pan-26',
    category: 'kitchenware',
    partner: 'yongkang-cookware',
    sku: 'KW-3001',
    backdrop: 'clay',
    colors: ['#4a3a7a', '#9b2226', '#1f1f1f'],
    price: '2.85',
    priceUnit: 'USD',
    minimumOrderQuantity: 1200,
    leadTime: '25-30 days',
    packing: { perCarton: 12, centimetres: [47, 28, 32], kilograms: 9 },
    priceTiers: [
      { price: '2.85', quantity: 1200 },
      { price: '2.74', quantity: 2400 },
      { price: '2.62', quantity: 6000 },
    ],
    stockStatus: 'in_stock',
    stockQuantity: 4800,
    isFeatured: true,
    en: {
      name: 'Non-Stick Aluminium Frying Pan 26 cm',
      shortDescription:
        'Pressed aluminium frying pan, 26 cm, PFOA-free non-stick inside, stay-cool handle, card sleeve with your brand.',
      description: `A pressed aluminium pan, 2.5 mm thick, with two coats of PFOA-free non-stick inside and heat-resistant paint in purple, red or black outside. The phenolic handle stays cool, is screwed on and has a hole for hanging.

For gas and electric rings. Kitchenware shops, supermarkets and market stalls sell it singly or alongside the 20 cm and 30 cm pans of the same line, which we can mix in one order.

Every pan comes in a printed card sleeve. From 2,400 pieces we print your brand on the sleeve and stamp it in the base; a base for induction hobs costs extra.`,
      specifications: `Material: pressed aluminium, 2.5 mm
Coating: non-stick, two coats, PFOA-free
Size: 26 cm across, 5 cm deep, 45 cm with handle
Handle: phenolic resin
Weight: 0.65 kg
Packing: card sleeve, 12 pieces per carton
Carton: 47 × 28 × 32 cm, gross weight 9.0 kg
HS code: 7615.10`,
      features: ['PFOA-free coating', '2.5 mm thick aluminium', 'Handle stays cool', 'Your brand on sleeve'],
    },
    fr: {
      name: 'Poêle antiadhésive en aluminium 26 cm',
      shortDescription:
        'Poêle en aluminium embouti, 26 cm, antiadhésif sans PFOA, manche isolant, fourreau carton à votre marque.',
      description: `Poêle en aluminium embouti de 2,5 mm d’épaisseur : deux couches d’antiadhésif sans PFOA à l’intérieur, peinture résistante à la chaleur à l’extérieur, en violet, rouge ou noir. Le manche en résine phénolique ne chauffe pas ; il est vissé et percé d’un trou de suspension.

Pour le gaz et les plaques électriques. Quincailleries, supermarchés et étals de marché la vendent à l’unité ou avec les modèles de 20 et 30 cm de la même gamme, que nous pouvons panacher dans une commande.

Chaque poêle est livrée sous fourreau carton imprimé. À partir de 2 400 pièces, votre marque est imprimée sur le fourreau et frappée sur le fond ; le fond pour induction est en supplément.`,
      specifications: `Matière : aluminium embouti, 2,5 mm
Revêtement : antiadhésif, deux couches, sans PFOA
Dimensions : diamètre 26 cm, hauteur 5 cm, 45 cm avec manche
Manche : résine phénolique
Poids : 0,65 kg
Conditionnement : fourreau carton, 12 pièces par carton
Carton : 47 × 28 × 32 cm, poids brut 9,0 kg
Code SH : 7615.10`,
      features: [
        'Revêtement sans PFOA',
        'Aluminium de 2,5 mm',
        'Manche qui ne chauffe pas',
        'Fourreau à votre marque',
      ],
    },
    es: {
      name: 'Sartén antiadherente de aluminio 26 cm',
      shortDescription:
        'Sartén de aluminio prensado, 26 cm, antiadherente sin PFOA, mango aislante y funda de cartón con su marca.',
      description: `Sartén de aluminio prensado de 2,5 mm de espesor, con dos capas de antiadherente sin PFOA por dentro y pintura resistente al calor por fuera, en morado, rojo o negro. El mango de resina fenólica no se calienta, va atornillado y tiene ojal para colgar.

Para gas y placa eléctrica. Las tiendas de menaje, los supermercados y los puestos de mercado la venden suelta o junto con las de 20 y 30 cm de la misma línea, que podemos combinar en un pedido.

Cada sartén lleva una funda de cartón impresa. A partir de 2400 unidades imprimimos su marca en la funda y la estampamos en la base; la base para inducción tiene recargo.`,
      specifications: `Material: aluminio prensado, 2,5 mm
Revestimiento: antiadherente, dos capas, sin PFOA
Medidas: 26 cm de diámetro, 5 cm de alto, 45 cm con mango
Mango: resina fenólica
Peso: 0,65 kg
Embalaje: funda de cartón, 12 unidades por caja
Caja: 47 × 28 × 32 cm, peso bruto 9,0 kg
Código SA: 7615.10`,
      features: ['Antiadherente sin PFOA', 'Aluminio de 2,5 mm', 'Mango que no quema', 'Funda con su marca'],
    },
    zh: {
      name: '26 cm铝制不粘平底煎锅',
      shortDescription: '冲压铝煎锅，直径26 cm，内壁不含PFOA的不粘涂层，隔热手柄，纸套可印您的商标。',
      description: `锅体为2.5 mm冲压铝，内壁两层不粘涂层，不含PFOA；外壁为耐热漆，有紫、红、黑三色。电木手柄隔热，螺丝固定，尾部有挂孔。

适用于燃气灶和电炉。厨具店、超市和集市摊位既可单卖，也可与同系列20 cm、30 cm煎锅搭配销售，三种规格可混装下单。

每只配彩印纸套。满2400只可在纸套上印您的商标，并在锅底压印；电磁炉复合底需另加价。`,
      specifications: `材质：冲压铝，厚2.5 mm
涂层：不粘涂层两层，不含PFOA
尺寸：直径26 cm，深5 cm，连柄长45 cm
手柄：电木（酚醛树脂）
重量：0.65 kg
包装：纸套，每箱12只
外箱：47 × 28 × 32 cm，毛重9.0 kg
海关编码（HS）：7615.10`,
      features: ['不含PFOA涂层', '2.5 mm加厚铝材', '手柄隔热不烫手', '纸套可印商标'],
    },
  },
  {
    key: 'party-cooking-pot-set',
    category: 'kitchenware',
    partner: 'yongkang-cookware',
    sku: 'KW-3002',
    backdrop: 'sand',
    colors: ['#4a3a7a', '#9b2226', '#c4c7ca'],
    price: '298.00',
    priceUnit: 'CNY',
    minimumOrderQuantity: 100,
    saleUnit: 'set',
    leadTime: '15-20 days',
    stockStatus: 'in_stock',
    stockQuantity: 160,
    en: {
      name: 'Large Aluminium Party Cooking Pots, Set of 3',
      shortDescription:
        'Three nested aluminium cooking pots with lids, 22, 30 and 43 litres, for weddings, canteens and catering.',
      description: `Three heavy pots of 2 mm aluminium, 36, 40 and 45 cm across, with lids. Each has two riveted loop handles that two people can lift by. The pots are plain inside; outside they are lacquered purple or red, or left plain for wood and charcoal fires.

Bought by caterers, school canteens, churches and hire firms that cook rice and stew for 50 to 150 guests, and by market wholesalers who sell the sizes one by one.

The price is per set. The pots nest in one carton, so about 330 sets go into a 20-foot container. Your name can be stamped on the lids from 300 sets.`,
      specifications: `Sold by: set of 3 pots with lids
Material: aluminium, body 2 mm, lid 1.2 mm
Diameter: 36, 40 and 45 cm
Capacity: 22, 30 and 43 L
Handles: aluminium, riveted
Weight of the set: 9.1 kg
Packing: 1 nested set per carton
Carton: 55 × 47 × 32 cm, gross weight 10.6 kg
HS code: 7615.10`,
      features: [
        '22, 30 and 43 litres',
        'Riveted loop handles',
        'Nested to save freight',
        'Plain finish for wood fires',
      ],
    },
    fr: {
      name: 'Grandes marmites en aluminium, lot de 3',
      shortDescription:
        'Trois marmites gigognes en aluminium avec couvercle, 22, 30 et 43 litres, pour mariages, cantines et traiteurs.',
      description: `Trois marmites robustes en aluminium de 2 mm, diamètres 36, 40 et 45 cm, avec couvercle. Chacune a deux anses rivetées, pour être soulevée à deux. L’intérieur est brut ; l’extérieur est laqué violet ou rouge, ou laissé brut pour le feu de bois et le charbon.

Elles sont achetées par les traiteurs, les cantines scolaires, les paroisses et les loueurs de matériel qui cuisinent le riz et la sauce pour 50 à 150 convives, ainsi que par les grossistes qui revendent les tailles au détail.

Prix par lot. Les marmites s’emboîtent dans un seul carton : on charge environ 330 lots dans un conteneur de 20 pieds. Votre nom peut être frappé sur les couvercles à partir de 300 lots.`,
      specifications: `Unité de vente : lot de 3 marmites avec couvercle
Matière : aluminium, corps 2 mm, couvercle 1,2 mm
Diamètres : 36, 40 et 45 cm
Contenances : 22, 30 et 43 L
Anses : aluminium, rivetées
Poids du lot : 9,1 kg
Conditionnement : 1 lot emboîté par carton
Carton : 55 × 47 × 32 cm, poids brut 10,6 kg
Code SH : 7615.10`,
      features: [
        '22, 30 et 43 litres',
        'Anses rivetées',
        'S’emboîtent, moins de fret',
        'Brute pour feu de bois',
      ],
    },
    es: {
      name: 'Ollas grandes de aluminio, juego de 3',
      shortDescription:
        'Tres calderos de aluminio con tapa, encajables, de 22, 30 y 43 litros, para bodas, comedores y servicios de comida.',
      description: `Tres ollas resistentes de aluminio de 2 mm, de 36, 40 y 45 cm de diámetro, con tapa. Cada una tiene dos asas remachadas para levantarla entre dos personas. El interior va al natural; el exterior, lacado en morado o rojo, o sin lacar para fuego de leña y carbón.

Las compran servicios de banquetes, comedores escolares, parroquias y empresas de alquiler que cocinan arroz y guisos para 50 a 150 invitados, y también mayoristas que venden los tamaños por separado.

El precio es por juego. Los calderos encajan uno dentro de otro en una sola caja: en un contenedor de 20 pies caben unos 330 juegos. A partir de 300 juegos podemos estampar su nombre en las tapas.`,
      specifications: `Unidad de venta: juego de 3 ollas con tapa
Material: aluminio, cuerpo de 2 mm, tapa de 1,2 mm
Diámetros: 36, 40 y 45 cm
Capacidades: 22, 30 y 43 L
Asas: aluminio, remachadas
Peso del juego: 9,1 kg
Embalaje: 1 juego encajado por caja
Caja: 55 × 47 × 32 cm, peso bruto 10,6 kg
Código SA: 7615.10`,
      features: [
        '22, 30 y 43 litros',
        'Asas remachadas',
        'Encajables, menos flete',
        'Acabado natural para leña',
      ],
    },
    zh: {
      name: '宴会用大号铝煮锅三件套',
      shortDescription: '三只带盖铝锅，容量22、30、43升，可套叠装箱，供婚宴、食堂和餐饮承办使用。',
      description: `三只2 mm厚铝大锅，直径36、40、45 cm，均配锅盖。每只有两个铆接提耳，两人可合力抬起。锅内为铝本色；外壁可喷紫色或红色漆，也可不喷漆，适合柴火和炭火。

客户为宴席承办商、学校食堂、教会和炊具租赁商，一次煮50至150人份的米饭和炖菜；市场批发商也会拆套单只出售。

价格按套计。三只套装在一个纸箱内，20尺柜约可装330套。满300套可在锅盖上压印您的名称。`,
      specifications: `销售单位：套（3只锅带盖）
材质：铝，锅身2 mm，锅盖1.2 mm
直径：36、40、45 cm
容量：22、30、43 L
提耳：铝制，铆接
整套重量：9.1 kg
包装：每箱1套，套叠装
外箱：55 × 47 × 32 cm，毛重10.6 kg
海关编码（HS）：7615.10`,
      features: ['22、30、43升三种容量', '铆接双提耳', '套叠装箱省运费', '本色款适合柴火'],
    },
  },
  {
    key: 'enamel-teapot-1500ml',
    category: 'kitchenware',
    partner: 'yongkang-cookware',
    sku: 'KW-3003',
    backdrop: 'mint',
    colors: ['#e0214f', '#3f9a12', '#1f7fe0'],
    price: '3.40',
    priceUnit: 'USD',
    minimumOrderQuantity: 600,
    leadTime: '30-35 days',
    stockStatus: 'low_stock',
    stockQuantity: 8,
    en: {
      name: 'Enamel Steel Teapot 1.5 L',
      shortDescription:
        'Enamelled steel teapot, 1.5 litres, in red, green or blue, for gas, charcoal, electric and induction.',
      description: `A teapot of 0.6 mm steel with two coats of enamel in red, green or blue, white inside. The rim is edged in stainless steel so that it does not chip there; the spout has a pierced strainer at its root.

It goes straight onto gas, charcoal, electric rings and induction, which is why tea stalls, small restaurants and families buy it. Kitchenware wholesalers usually take the three colours mixed in the carton.

Each pot comes in a brown box with foam corners. From 1,200 pieces we fire your own decal, up to 8 × 8 cm, onto one side.`,
      specifications: `Material: enamelled steel, 0.6 mm
Capacity: 1.5 L
Size: 22 × 15 × 16 cm with spout and handle
Rim: stainless steel
Weight: 0.75 kg
Packing: box, 12 pieces per carton, colours mixed
Carton: 46 × 50 × 34 cm, gross weight 10.8 kg
HS code: 7323.94`,
      features: [
        'Works on charcoal and induction',
        'Stainless steel rim',
        'Three colours per carton',
        'Your decal from 1,200',
      ],
    },
    fr: {
      name: 'Théière en acier émaillé 1,5 L',
      shortDescription:
        'Théière en acier émaillé, 1,5 litre, rouge, verte ou bleue, pour gaz, charbon, électricité et induction.',
      description: `Théière en acier de 0,6 mm, deux couches d’émail rouge, vert ou bleu, intérieur blanc. Le bord est cerclé d’inox pour éviter les éclats ; la base du bec est percée et retient les feuilles.

Elle se pose directement sur le gaz, le charbon, la plaque électrique ou l’induction : vendeurs de thé, petits restaurants et familles l’achètent pour cela. Les grossistes prennent le plus souvent les trois couleurs assorties dans le carton.

Chaque théière est livrée en boîte kraft avec coins en mousse. À partir de 1 200 pièces, nous cuisons votre décor sur une face, jusqu’à 8 × 8 cm.`,
      specifications: `Matière : acier émaillé, 0,6 mm
Contenance : 1,5 L
Dimensions : 22 × 15 × 16 cm avec bec et anse
Bord : inox
Poids : 0,75 kg
Conditionnement : boîte, 12 pièces par carton, couleurs assorties
Carton : 46 × 50 × 34 cm, poids brut 10,8 kg
Code SH : 7323.94`,
      features: [
        'Charbon et induction',
        'Bord cerclé d’inox',
        'Trois couleurs par carton',
        'Décor dès 1 200 pièces',
      ],
    },
    es: {
      name: 'Tetera de acero esmaltado 1,5 L',
      shortDescription:
        'Tetera de acero esmaltado de 1,5 litros, roja, verde o azul, para gas, carbón, placa eléctrica e inducción.',
      description: `Tetera de acero de 0,6 mm con dos capas de esmalte rojo, verde o azul y el interior blanco. El borde lleva un aro de acero inoxidable para que no salte el esmalte; la base del pico está perforada y retiene las hojas.

Se pone directamente sobre gas, carbón, placa eléctrica o inducción; por eso la compran puestos de té, pequeños restaurantes y familias. Los mayoristas suelen llevarse los tres colores surtidos en la caja.

Cada tetera va en una caja kraft con cantoneras de espuma. A partir de 1200 unidades horneamos su calcomanía en un lado, de hasta 8 × 8 cm.`,
      specifications: `Material: acero esmaltado, 0,6 mm
Capacidad: 1,5 L
Medidas: 22 × 15 × 16 cm con pico y asa
Borde: acero inoxidable
Peso: 0,75 kg
Embalaje: caja individual, 12 unidades por caja, colores surtidos
Caja: 46 × 50 × 34 cm, peso bruto 10,8 kg
Código SA: 7323.94`,
      features: [
        'Para carbón e inducción',
        'Borde de acero inoxidable',
        'Tres colores por caja',
        'Su diseño desde 1200 unidades',
      ],
    },
    zh: {
      name: '1.5升搪瓷茶壶',
      shortDescription: '钢胎搪瓷茶壶，容量1.5升，红、绿、蓝三色，燃气、炭火、电炉、电磁炉通用。',
      description: `壶体为0.6 mm钢胎，上两道搪瓷，外壁红、绿、蓝三色，内壁白色。壶口包不锈钢边，不易磕掉瓷；壶嘴根部有滤孔，可挡茶叶。

可直接放在燃气、炭火、电炉和电磁炉上烧，茶摊、小餐馆和家庭都爱用。厨具批发商多按三色混装整箱进货。

每只装牛皮纸盒，四角垫泡沫。满1200只可在一面烤制您专属的花纸，最大8 × 8 cm。`,
      specifications: `材质：钢胎搪瓷，0.6 mm
容量：1.5 L
尺寸：22 × 15 × 16 cm（含壶嘴和把手）
壶口：不锈钢包边
重量：0.75 kg
包装：单只纸盒，每箱12只，三色混装
外箱：46 × 50 × 34 cm，毛重10.8 kg
海关编码（HS）：7323.94`,
      features: ['炭火、电磁炉均可用', '壶口不锈钢包边', '三色混装成箱', '1200只起印花纸'],
    },
  },
  {
    key: 'ceramic-logo-mug-325ml',
    category: 'kitchenware',
    partner: 'dongtou-home',
    sku: 'KW-3004',
    backdrop: 'sky',
    colors: ['#ffffff'],
    price: '0.98',
    priceUnit: 'USD',
    minimumOrderQuantity: 1080,
    leadTime: '20-25 days',
    stockStatus: 'in_stock',
    stockQuantity: 7200,
    en: {
      name: 'White Ceramic Mug with Your Logo',
      shortDescription:
        'White stoneware mug, 325 ml, with your logo fired on in one colour; white box, 36 per carton.',
      description: `A white stoneware mug of 325 ml (11 oz) with a handle for three fingers. The price includes a one-colour logo of up to 6 × 6 cm on one side, fired as a decal so that it survives the dishwasher.

Banks, schools, churches and event organisers give it away; advertising agencies and cafés order it under their own name. Further colours, a print on both sides or all round are quoted by the piece.

Send the artwork as a vector file. A printed sample is ready in 7 days, before the run begins. Each mug comes in a white box, which may also be printed.`,
      specifications: `Material: stoneware, white glaze
Capacity: 325 ml (11 oz)
Size: 8.2 cm across, 9.5 cm high
Print: decal, one colour, up to 6 × 6 cm, included
Weight: 0.34 kg
Packing: white box, 36 pieces per carton
Carton: 37 × 38 × 34 cm, gross weight 14.0 kg
HS code: 6912.00`,
      features: [
        'One-colour logo included',
        'Dishwasher-safe fired print',
        'Sample in 7 days',
        'White box each',
      ],
    },
    fr: {
      name: 'Mug blanc en céramique avec logo',
      shortDescription:
        'Mug blanc en grès, 325 ml, votre logo cuit en une couleur ; boîte blanche, 36 par carton.',
      description: `Mug blanc en grès de 325 ml (11 oz), avec une anse pour trois doigts. Le prix comprend votre logo en une couleur sur une face, jusqu’à 6 × 6 cm, posé en décalcomanie et cuit au four : il résiste au lave-vaisselle.

Banques, écoles, églises et organisateurs d’événements l’offrent ; agences de publicité et cafés le commandent à leur nom. Couleurs supplémentaires, impression recto verso ou sur tout le tour : prix à la pièce sur devis.

Envoyez le visuel en fichier vectoriel. Un échantillon imprimé est prêt en 7 jours, avant le lancement de la série. Chaque mug est livré en boîte blanche, imprimable elle aussi.`,
      specifications: `Matière : grès, émail blanc
Contenance : 325 ml (11 oz)
Dimensions : diamètre 8,2 cm, hauteur 9,5 cm
Marquage : décalcomanie, une couleur, jusqu’à 6 × 6 cm, compris
Poids : 0,34 kg
Conditionnement : boîte blanche, 36 pièces par carton
Carton : 37 × 38 × 34 cm, poids brut 14,0 kg
Code SH : 6912.00`,
      features: [
        'Logo une couleur compris',
        'Passe au lave-vaisselle',
        'Échantillon en 7 jours',
        'Boîte blanche individuelle',
      ],
    },
    es: {
      name: 'Taza blanca de cerámica con logotipo',
      shortDescription:
        'Taza blanca de gres, 325 ml, con su logotipo horneado a un color; caja individual blanca, 36 por bulto.',
      description: `Taza blanca de gres de 325 ml (11 oz), con asa para tres dedos. El precio incluye su logotipo a un color en un lado, de hasta 6 × 6 cm, en calcomanía horneada que aguanta el lavavajillas.

La regalan bancos, colegios, iglesias y organizadores de eventos; agencias de publicidad y cafeterías la encargan con su nombre. Más colores, impresión por ambos lados o en todo el contorno se cotizan por unidad.

Envíe el diseño en archivo vectorial. En 7 días tiene una muestra impresa, antes de empezar la producción. Cada taza va en una caja blanca, que también se puede imprimir.`,
      specifications: `Material: gres, esmalte blanco
Capacidad: 325 ml (11 oz)
Medidas: 8,2 cm de diámetro, 9,5 cm de alto
Impresión: calcomanía, un color, hasta 6 × 6 cm, incluida
Peso: 0,34 kg
Embalaje: caja blanca, 36 unidades por caja
Caja: 37 × 38 × 34 cm, peso bruto 14,0 kg
Código SA: 6912.00`,
      features: [
        'Logotipo a un color incluido',
        'Apta para lavavajillas',
        'Muestra en 7 días',
        'Caja blanca individual',
      ],
    },
    zh: {
      name: '白色陶瓷马克杯（可印logo）',
      shortDescription: '白釉炻瓷马克杯，325毫升，含单色logo烤花，单只白盒装，每箱36只。',
      description: `白釉炻瓷杯，容量325毫升（11盎司），把手可容三指。价格已含一面单色logo，最大6 × 6 cm，贴花烤制，可进洗碗机。

银行、学校、教会和活动主办方用作礼品，广告公司和咖啡馆则定做自有品牌。加色、双面印或满版印按只另行报价。

请提供矢量图稿。大货生产前7天内出印样确认。每只装白盒，白盒也可加印。`,
      specifications: `材质：炻瓷，白釉
容量：325 ml（11盎司）
尺寸：直径8.2 cm，高9.5 cm
印刷：贴花烤制，单色，最大6 × 6 cm，已含
重量：0.34 kg
包装：单只白盒，每箱36只
外箱：37 × 38 × 34 cm，毛重14.0 kg
海关编码（HS）：6912.00`,
      features: ['含单色logo', '烤花耐洗碗机', '7天出印样', '单只白盒包装'],
    },
  },
  {
    key: 'stainless-cutlery-set-24',
    category: 'kitchenware',
    partner: 'yongkang-cookware',
    sku: 'KW-3005',
    backdrop: 'dusk',
    colors: ['#c7ccd1'],
    price: '4.60',
    priceUnit: 'USD',
    minimumOrderQuantity: 600,
    saleUnit: 'set',
    leadTime: '4-5 weeks',
    packing: { perCarton: 12, centimetres: [44, 29, 32], kilograms: 14.2 },
    priceTiers: [
      { price: '4.60', quantity: 600 },
      { price: '4.45', quantity: 1200 },
      { price: '4.25', quantity: 3000 },
    ],
    stockStatus: 'in_stock',
    stockQuantity: 1200,
    en: {
      name: 'Stainless Steel Cutlery Set, 24 Pieces',
      shortDescription:
        'Polished cutlery for six: table knives, forks, spoons and teaspoons in stainless steel, in a window gift box.',
      description: `Six table knives, six forks, six spoons and six teaspoons, mirror-polished, with a plain rounded handle. Forks and spoons are stamped from 1.5 mm 430 steel; the knives are forged in one piece from 410 steel with a fine serrated edge.

A wedding and housewarming present that supermarkets and household shops sell all year. Restaurants and hotels can order single items in bulk, without the box.

The price is per set. Each lies in a card tray in a window box, which we print with your brand from 1,200 sets; a laser mark on the handles is possible from the same quantity.`,
      specifications: `Sold by: set of 24 pieces, for six persons
Forks and spoons: stainless steel 430, 1.5 mm
Knives: stainless steel 410, serrated
Finish: mirror polish
Weight of the set: 0.87 kg
Packing: window gift box, 12 sets per carton
Carton: 44 × 29 × 32 cm, gross weight 14.2 kg
HS code: 8215.20`,
      features: [
        'Complete set for six',
        'Mirror polish, plain handle',
        'Window gift box',
        'Logo on box or handles',
      ],
    },
    fr: {
      name: 'Ménagère de couverts inox 24 pièces',
      shortDescription:
        'Couverts polis pour six : couteaux, fourchettes, cuillères et cuillères à café en inox, coffret à fenêtre.',
      description: `Six couteaux de table, six fourchettes, six cuillères et six cuillères à café, poli miroir, manche lisse arrondi. Fourchettes et cuillères sont découpées dans de l’inox 430 de 1,5 mm ; les couteaux sont forgés d’une pièce en inox 410, avec une fine denture.

Cadeau de mariage ou de pendaison de crémaillère, elle se vend toute l’année en supermarché et en boutique. Restaurants et hôtels peuvent commander les pièces en vrac, sans coffret.

Prix par ménagère. Chacune est rangée sur un plateau carton dans un coffret à fenêtre, imprimé à votre marque à partir de 1 200 coffrets ; marquage laser des manches possible dès la même quantité.`,
      specifications: `Unité de vente : ménagère de 24 pièces, six personnes
Fourchettes et cuillères : inox 430, 1,5 mm
Couteaux : inox 410, dentés
Finition : poli miroir
Poids de la ménagère : 0,87 kg
Conditionnement : coffret à fenêtre, 12 coffrets par carton
Carton : 44 × 29 × 32 cm, poids brut 14,2 kg
Code SH : 8215.20`,
      features: [
        'Complète pour six personnes',
        'Poli miroir, manche lisse',
        'Coffret à fenêtre',
        'Logo sur coffret ou manches',
      ],
    },
    es: {
      name: 'Cubertería de acero inoxidable 24 piezas',
      shortDescription:
        'Cubiertos pulidos para seis: cuchillos, tenedores, cucharas y cucharillas de acero inoxidable, en estuche con ventana.',
      description: `Seis cuchillos de mesa, seis tenedores, seis cucharas y seis cucharillas, con pulido espejo y mango liso redondeado. Tenedores y cucharas se estampan en acero 430 de 1,5 mm; los cuchillos son de acero 410 forjado en una pieza, con filo de dientes finos.

Es un regalo de boda y de casa nueva que supermercados y tiendas de menaje venden todo el año. Restaurantes y hoteles pueden pedir piezas sueltas a granel, sin estuche.

El precio es por juego. Cada uno va en una bandeja de cartón dentro de un estuche con ventana, que imprimimos con su marca a partir de 1200 juegos; desde esa cantidad también se pueden grabar los mangos con láser.`,
      specifications: `Unidad de venta: juego de 24 piezas, seis personas
Tenedores y cucharas: acero inoxidable 430, 1,5 mm
Cuchillos: acero inoxidable 410, con dientes
Acabado: pulido espejo
Peso del juego: 0,87 kg
Embalaje: estuche con ventana, 12 juegos por caja
Caja: 44 × 29 × 32 cm, peso bruto 14,2 kg
Código SA: 8215.20`,
      features: [
        'Completa para seis personas',
        'Pulido espejo, mango liso',
        'Estuche con ventana',
        'Logotipo en estuche o mangos',
      ],
    },
    zh: {
      name: '24件套不锈钢刀叉勺餐具',
      shortDescription: '六人份镜面抛光不锈钢餐具：餐刀、餐叉、餐勺、茶勺各六件，开窗礼盒装。',
      description: `餐刀、餐叉、餐勺、茶勺各六件，镜面抛光，圆柄素面。叉和勺用1.5 mm厚430不锈钢冲制；餐刀用410不锈钢整体锻打，细齿刃口。

婚礼和乔迁送礼常用，超市和日用品店全年可卖。餐馆和酒店可按单品散装订货，不配礼盒。

价格按套计。每套放纸托，装开窗礼盒；满1200套礼盒可印您的商标，手柄也可激光刻标。`,
      specifications: `销售单位：套（24件，六人份）
餐叉、餐勺：430不锈钢，1.5 mm
餐刀：410不锈钢，齿刃
表面：镜面抛光
整套重量：0.87 kg
包装：开窗礼盒，每箱12套
外箱：44 × 29 × 32 cm，毛重14.2 kg
海关编码（HS）：8215.20`,
      features: ['六人份齐全', '镜面抛光素柄', '开窗礼盒装', '礼盒或手柄可做标'],
    },
  },
  {
    key: 'kitchen-knife-20cm',
    category: 'kitchenware',
    partner: 'yongkang-cookware',
    sku: 'KW-3006',
    backdrop: 'stone',
    colors: ['#4a3a7a', '#9c2a5c', '#0f6b5c'],
    price: '1.15',
    priceUnit: 'USD',
    minimumOrderQuantity: 1440,
    leadTime: '20-25 days',
    stockStatus: 'in_stock',
    stockQuantity: 2880,
    en: {
      name: 'Stainless Steel Kitchen Knife 20 cm',
      shortDescription:
        'Kitchen knife with a 20 cm stainless blade and a riveted plastic handle in three colours, on a hanging card.',
      description: `A broad 20 cm blade of 3Cr13 stainless steel, 2 mm thick at the spine and ground on both sides. The tang runs the full length of the polypropylene handle and is held by three rivets.

An everyday knife for meat, fish and vegetables. Market stalls, hardware shops and butchers sell it from the card; handles in purple, wine red and green are mixed in the carton.

Each knife sits in a plastic edge guard on a printed hanging card with a barcode. Your brand goes on the card and is etched on the blade from 2,880 pieces.`,
      specifications: `Blade: stainless steel 3Cr13, 20 cm, 2 mm
Hardness: 52-54 HRC
Handle: polypropylene, three rivets
Total length: 33 cm
Weight: 0.13 kg
Packing: hanging card with edge guard, 72 pieces per carton
Carton: 42 × 40 × 28 cm, gross weight 11.4 kg
HS code: 8211.92`,
      features: [
        'Full tang, three rivets',
        '3Cr13 stainless blade',
        'Hanging card with barcode',
        'Etched brand from 2,880',
      ],
    },
    fr: {
      name: 'Couteau de cuisine en inox 20 cm',
      shortDescription:
        'Couteau de cuisine, lame inox de 20 cm, manche plastique riveté en trois couleurs, sur carte à suspendre.',
      description: `Lame large de 20 cm en inox 3Cr13, 2 mm d’épaisseur au dos, affûtée des deux côtés. La soie traverse tout le manche en polypropylène et tient par trois rivets.

Le couteau de tous les jours pour la viande, le poisson et les légumes. Étals de marché, quincailleries et bouchers le vendent sur sa carte ; les manches violet, bordeaux et vert sont assortis dans le carton.

Chaque couteau est présenté avec protège-lame sur une carte imprimée à suspendre, avec code-barres. À partir de 2 880 pièces, votre marque figure sur la carte et est gravée sur la lame.`,
      specifications: `Lame : inox 3Cr13, 20 cm, 2 mm
Dureté : 52-54 HRC
Manche : polypropylène, trois rivets
Longueur totale : 33 cm
Poids : 0,13 kg
Conditionnement : carte à suspendre et protège-lame, 72 pièces par carton
Carton : 42 × 40 × 28 cm, poids brut 11,4 kg
Code SH : 8211.92`,
      features: [
        'Pleine soie, trois rivets',
        'Lame inox 3Cr13',
        'Carte avec code-barres',
        'Gravure dès 2 880 pièces',
      ],
    },
    es: {
      name: 'Cuchillo de cocina inoxidable 20 cm',
      shortDescription:
        'Cuchillo de cocina con hoja inoxidable de 20 cm y mango de plástico remachado en tres colores, en tarjeta colgante.',
      description: `Hoja ancha de 20 cm de acero inoxidable 3Cr13, de 2 mm en el lomo y afilada por ambos lados. La espiga recorre todo el mango de polipropileno y va sujeta con tres remaches.

Es el cuchillo de diario para carne, pescado y verdura. Puestos de mercado, ferreterías y carniceros lo venden en su cartón; los mangos morado, burdeos y verde van surtidos en la caja.

Cada cuchillo lleva protector de filo y va en un cartón impreso para colgar, con código de barras. A partir de 2880 unidades su marca figura en el cartón y se graba en la hoja.`,
      specifications: `Hoja: acero inoxidable 3Cr13, 20 cm, 2 mm
Dureza: 52-54 HRC
Mango: polipropileno, tres remaches
Longitud total: 33 cm
Peso: 0,13 kg
Embalaje: tarjeta colgante con protector, 72 unidades por caja
Caja: 42 × 40 × 28 cm, peso bruto 11,4 kg
Código SA: 8211.92`,
      features: [
        'Espiga completa, tres remaches',
        'Hoja inoxidable 3Cr13',
        'Tarjeta con código de barras',
        'Grabado desde 2880 unidades',
      ],
    },
    zh: {
      name: '20厘米不锈钢厨刀',
      shortDescription: '厨房用刀，20 cm不锈钢宽刃，三色塑料铆钉手柄，吊卡包装。',
      description: `20 cm宽刃，3Cr13不锈钢，刀背厚2 mm，双面开刃。刀柄为聚丙烯，通体刀芯，三颗铆钉固定。

切肉、剖鱼、切菜的日常用刀，集市摊位、五金店和肉铺连吊卡直接出售。紫、酒红、绿三色手柄混装成箱。

每把配刀刃护套，装彩印吊卡，带条码。满2880把可在吊卡上印您的商标，并在刀身蚀刻。`,
      specifications: `刀身：3Cr13不锈钢，20 cm，厚2 mm
硬度：52-54 HRC
刀柄：聚丙烯，三颗铆钉
全长：33 cm
重量：0.13 kg
包装：吊卡加护套，每箱72把
外箱：42 × 40 × 28 cm，毛重11.4 kg
海关编码（HS）：8211.92`,
      features: ['通体刀芯三铆钉', '3Cr13不锈钢刀身', '吊卡带条码', '2880把起蚀刻商标'],
    },
  },
  {
    key: 'melamine-dinner-set-18',
    category: 'kitchenware',
    partner: 'dongtou-home',
    sku: 'KW-3007',
    backdrop: 'sand',
    colors: ['#f0edf6', '#f0cdd3', '#bfe0da'],
    price: '11.40',
    priceUnit: 'USD',
    minimumOrderQuantity: 300,
    saleUnit: 'set',
    leadTime: '25-30 days',
    stockStatus: 'in_stock',
    stockQuantity: 640,
    isFeatured: true,
    en: {
      name: 'Melamine Dinner Plate Set, 18 Pieces',
      shortDescription:
        'Melamine tableware for six: dinner plates, soup plates and dessert plates, hard to break, in a colour box.',
      description: `Six dinner plates of 25 cm, six soup plates of 20 cm and six dessert plates of 18 cm, pressed from pure melamine with a glossy glaze. The colour is white, rose or mint; the decal on the rim is sealed under the glaze and does not wear off.

It survives a fall on a tiled floor, and so sells to large families, restaurants, schools and hire firms. For warm food and the top rack of the dishwasher; not for the microwave or the oven.

The price is per set. Choose from 40 rim patterns, or send your own from 500 sets. The carrying box is printed in four colours, with your brand if you wish.`,
      specifications: `Sold by: set of 18 plates, for six persons
Material: 100% melamine (A5)
Dinner plate: 25 cm, 6 pieces
Soup plate: 20 cm, 6 pieces
Dessert plate: 18 cm, 6 pieces
Weight of the set: 2.95 kg
Packing: colour box with handle, 4 sets per carton
Carton: 55 × 29 × 42 cm, gross weight 14.0 kg
HS code: 3924.10`,
      features: ['Hard to break', 'Pattern under the glaze', '40 rim patterns', 'Box with carrying handle'],
    },
    fr: {
      name: 'Service d’assiettes en mélamine 18 pièces',
      shortDescription:
        'Vaisselle en mélamine pour six : assiettes plates, creuses et à dessert, presque incassables, boîte couleur.',
      description: `Six assiettes plates de 25 cm, six assiettes creuses de 20 cm et six assiettes à dessert de 18 cm, moulées en mélamine pure, finition brillante. Coloris blanc, rose ou menthe ; le décor du bord est pris sous le glaçage et ne s’use pas.

Le service résiste à une chute sur le carrelage : il plaît aux familles nombreuses, aux restaurants, aux écoles et aux loueurs de vaisselle. Pour plats chauds et panier supérieur du lave-vaisselle ; ni micro-ondes ni four.

Prix par service. Choisissez parmi 40 décors de bord ou envoyez le vôtre à partir de 500 services. La boîte à poignée est imprimée en quatre couleurs, à votre marque si vous le souhaitez.`,
      specifications: `Unité de vente : service de 18 assiettes, six personnes
Matière : mélamine 100 % (A5)
Assiette plate : 25 cm, 6 pièces
Assiette creuse : 20 cm, 6 pièces
Assiette à dessert : 18 cm, 6 pièces
Poids du service : 2,95 kg
Conditionnement : boîte couleur à poignée, 4 services par carton
Carton : 55 × 29 × 42 cm, poids brut 14,0 kg
Code SH : 3924.10`,
      features: ['Presque incassable', 'Décor sous glaçage', '40 décors au choix', 'Boîte à poignée'],
    },
    es: {
      name: 'Vajilla de melamina, 18 platos',
      shortDescription:
        'Vajilla de melamina para seis: platos llanos, hondos y de postre, difíciles de romper, en caja a color.',
      description: `Seis platos llanos de 25 cm, seis hondos de 20 cm y seis de postre de 18 cm, prensados en melamina pura con acabado brillante. Colores blanco, rosa o menta; el dibujo del borde queda bajo el glaseado y no se gasta.

Aguanta una caída sobre baldosas, y por eso la compran familias numerosas, restaurantes, colegios y empresas de alquiler. Para comida caliente y la bandeja superior del lavavajillas; no apta para microondas ni horno.

El precio es por vajilla. Elija entre 40 dibujos de borde o envíe el suyo a partir de 500 vajillas. La caja con asa se imprime a cuatro colores, con su marca si lo desea.`,
      specifications: `Unidad de venta: vajilla de 18 platos, seis personas
Material: melamina 100 % (A5)
Plato llano: 25 cm, 6 unidades
Plato hondo: 20 cm, 6 unidades
Plato de postre: 18 cm, 6 unidades
Peso de la vajilla: 2,95 kg
Embalaje: caja a color con asa, 4 vajillas por caja
Caja: 55 × 29 × 42 cm, peso bruto 14,0 kg
Código SA: 3924.10`,
      features: ['Difícil de romper', 'Dibujo bajo el glaseado', '40 dibujos de borde', 'Caja con asa'],
    },
    zh: {
      name: '密胺餐盘套装18件',
      shortDescription: '六人份密胺餐具：平盘、汤盘、甜品盘各六只，耐摔，彩盒装。',
      description: `25 cm平盘、20 cm汤盘、18 cm甜品盘各六只，100%密胺压制，亮面。底色有白、粉、薄荷绿三种；盘边花纸压在亮层之下，不易磨损。

掉在瓷砖地上不易碎，适合大家庭、餐馆、学校和餐具租赁商。可盛热菜，可放洗碗机上层；不可进微波炉和烤箱。

价格按套计。盘边花型有40款可选，满500套可来图定做。手提彩盒四色印刷，可印您的商标。`,
      specifications: `销售单位：套（18只，六人份）
材质：100%密胺（A5料）
平盘：25 cm，6只
汤盘：20 cm，6只
甜品盘：18 cm，6只
整套重量：2.95 kg
包装：手提彩盒，每箱4套
外箱：55 × 29 × 42 cm，毛重14.0 kg
海关编码（HS）：3924.10`,
      features: ['耐摔不易碎', '花纸压在亮层下', '40款花型可选', '手提彩盒包装'],
    },
  },
  {
    key: 'stainless-mixing-bowls-5',
    category: 'kitchenware',
    partner: 'yongkang-cookware',
    sku: 'KW-3008',
    backdrop: 'dusk',
    colors: ['#3b6fe0', '#e0603f', '#2f9e6b'],
    price: '4.70',
    priceUnit: 'EUR',
    minimumOrderQuantity: 300,
    saleUnit: 'set',
    leadTime: '3-4 weeks',
    stockStatus: 'in_stock',
    stockQuantity: 450,
    en: {
      name: 'Stainless Steel Mixing Bowls, Set of 5',
      shortDescription:
        'Five nesting stainless steel mixing bowls, 18 to 26 cm, coloured outside, with plastic lids that seal.',
      description: `Five bowls of 18, 20, 22, 24 and 26 cm in stainless steel 201. Inside they are brushed and marked in litres; outside they are painted blue, orange or green. Each has a polyethylene lid that closes tightly and a silicone ring under the base, so that the bowl stays put.

Bought by bakers, restaurants and households for dough, salad and storing food in the fridge. Shops sell the set, or split it and sell bowl by bowl.

The price is per set with lids. The bowls nest in a printed colour box; your brand on the box is free from 600 sets.`,
      specifications: `Sold by: set of 5 bowls with 5 lids
Material: stainless steel 201, 0.4 mm; lids polyethylene
Diameter: 18, 20, 22, 24 and 26 cm
Base: silicone ring
Weight of the set: 1.35 kg
Packing: colour box, 6 sets per carton
Carton: 55 × 28 × 41 cm, gross weight 10.6 kg
HS code: 7323.93`,
      features: ['Five sizes that nest', 'Lids that seal', 'Non-slip silicone base', 'Litre marks inside'],
    },
    fr: {
      name: 'Saladiers gigognes en inox, lot de 5',
      shortDescription:
        'Cinq bols gigognes en inox de 18 à 26 cm, extérieur coloré, avec couvercles plastiques hermétiques.',
      description: `Cinq bols de 18, 20, 22, 24 et 26 cm en inox 201. L’intérieur est brossé et gradué en litres, l’extérieur laqué bleu, orange ou vert. Chaque bol a un couvercle en polyéthylène qui ferme bien et, sous le fond, un anneau de silicone qui l’empêche de glisser.

Boulangers, restaurants et ménages s’en servent pour la pâte, la salade et la conservation au réfrigérateur. Les boutiques vendent le lot entier ou bol par bol.

Prix par lot avec couvercles. Les bols s’emboîtent dans une boîte couleur ; votre marque sur la boîte est offerte à partir de 600 lots.`,
      specifications: `Unité de vente : lot de 5 bols et 5 couvercles
Matière : inox 201, 0,4 mm ; couvercles en polyéthylène
Diamètres : 18, 20, 22, 24 et 26 cm
Fond : anneau de silicone
Poids du lot : 1,35 kg
Conditionnement : boîte couleur, 6 lots par carton
Carton : 55 × 28 × 41 cm, poids brut 10,6 kg
Code SH : 7323.93`,
      features: [
        'Cinq tailles gigognes',
        'Couvercles hermétiques',
        'Fond antidérapant en silicone',
        'Graduation en litres',
      ],
    },
    es: {
      name: 'Boles de acero inoxidable, juego de 5',
      shortDescription:
        'Cinco boles encajables de acero inoxidable para mezclar, de 18 a 26 cm, color por fuera, con tapas herméticas.',
      description: `Cinco boles de 18, 20, 22, 24 y 26 cm de acero inoxidable 201. Por dentro van cepillados y con marcas en litros; por fuera, pintados de azul, naranja o verde. Cada uno tiene una tapa de polietileno que cierra bien y un aro de silicona en la base para que no resbale.

Los compran panaderías, restaurantes y hogares para masa, ensalada y para guardar comida en la nevera. Las tiendas venden el juego entero o bol a bol.

El precio es por juego con tapas. Los boles encajan en una caja a color; a partir de 600 juegos, su marca en la caja no tiene coste.`,
      specifications: `Unidad de venta: juego de 5 boles y 5 tapas
Material: acero inoxidable 201, 0,4 mm; tapas de polietileno
Diámetros: 18, 20, 22, 24 y 26 cm
Base: aro de silicona
Peso del juego: 1,35 kg
Embalaje: caja a color, 6 juegos por caja
Caja: 55 × 28 × 41 cm, peso bruto 10,6 kg
Código SA: 7323.93`,
      features: [
        'Cinco tamaños encajables',
        'Tapas herméticas',
        'Base de silicona antideslizante',
        'Marcas en litros',
      ],
    },
    zh: {
      name: '不锈钢料理盆五件套',
      shortDescription: '五只可套叠不锈钢料理盆，18至26 cm，外壁彩色，配塑料密封盖。',
      description: `直径18、20、22、24、26 cm五只拌盆，201不锈钢。内壁拉丝，带升数刻度；外壁喷漆，有蓝、橙、绿三色。每只配聚乙烯密封盖，盆底有硅胶防滑圈。

面包房、餐馆和家庭用来和面、拌沙拉、冷藏食物。店铺可整套卖，也可拆开单只卖。

价格按套计，含盖。五只套叠装彩盒；满600套免费在彩盒上印您的商标。`,
      specifications: `销售单位：套（5盆5盖）
材质：201不锈钢，0.4 mm；盖为聚乙烯
直径：18、20、22、24、26 cm
盆底：硅胶圈
整套重量：1.35 kg
包装：彩盒，每箱6套
外箱：55 × 28 × 41 cm，毛重10.6 kg
海关编码（HS）：7323.93`,
      features: ['五种尺寸可套叠', '密封盖', '硅胶防滑底', '内壁升数刻度'],
    },
  },
  {
    key: 'glass-storage-jar-1l',
    category: 'kitchenware',
    partner: 'dongtou-home',
    sku: 'KW-3009',
    backdrop: 'mint',
    colors: ['#dff1f5'],
    price: '0.86',
    priceUnit: 'USD',
    minimumOrderQuantity: 2400,
    leadTime: '30-35 days',
    stockStatus: 'out_of_stock',
    stockQuantity: 0,
    en: {
      name: 'Square Glass Storage Jar 1 L',
      shortDescription:
        'Square jar of clear glass, 1 litre, with a stainless steel screw lid and a label to write on; 24 per carton.',
      description: `A square jar of clear soda-lime glass that stands close to its neighbours on the shelf. The stainless steel screw lid has a seal that keeps out damp and ants; a label for pen or chalk is stuck on the front.

For rice, sugar, spices, groundnuts and honey. Household shops sell it singly, and small food makers buy it as a reusable pack for their own products.

Packed 24 to a carton with card dividers. Your label can replace ours from 4,800 pieces, and the lid can be painted in any colour.`,
      specifications: `Material: soda-lime glass; lid stainless steel
Capacity: 1 L
Size: 10 × 10 × 16 cm
Lid: screw lid, 8.5 cm, with seal
Weight: 0.52 kg
Packing: card dividers, 24 pieces per carton
Carton: 43 × 32 × 34 cm, gross weight 13.8 kg`,
      features: [
        'Square, saves shelf space',
        'Seal against damp',
        'Label to write on',
        'Your own label possible',
      ],
    },
    fr: {
      name: 'Bocal carré en verre 1 L',
      shortDescription:
        'Bocal carré en verre clair, 1 litre, couvercle inox à vis et étiquette à écrire ; 24 par carton.',
      description: `Bocal carré en verre sodocalcique clair, qui se range sans perdre de place sur l’étagère. Le couvercle à vis en inox a un joint qui arrête l’humidité et les fourmis ; une étiquette pour stylo ou craie est collée devant.

Pour le riz, le sucre, les épices, les arachides et le miel. Les boutiques le vendent à l’unité ; les petits transformateurs l’achètent comme emballage réutilisable pour leurs produits.

Emballé par 24 avec croisillons en carton. À partir de 4 800 pièces, votre étiquette remplace la nôtre et le couvercle peut être peint dans la couleur de votre choix.`,
      specifications: `Matière : verre sodocalcique ; couvercle inox
Contenance : 1 L
Dimensions : 10 × 10 × 16 cm
Couvercle : à vis, 8,5 cm, avec joint
Poids : 0,52 kg
Conditionnement : croisillons, 24 pièces par carton
Carton : 43 × 32 × 34 cm, poids brut 13,8 kg`,
      features: [
        'Carré, gain de place',
        'Joint contre l’humidité',
        'Étiquette à écrire',
        'Votre étiquette possible',
      ],
    },
    es: {
      name: 'Tarro cuadrado de vidrio 1 L',
      shortDescription:
        'Tarro cuadrado de vidrio transparente, 1 litro, tapa de rosca inoxidable y etiqueta para escribir; 24 por caja.',
      description: `Tarro cuadrado de vidrio sodocálcico transparente, que aprovecha bien el estante. La tapa de rosca de acero inoxidable lleva una junta que protege de la humedad y las hormigas; en el frente tiene una etiqueta para rotulador o tiza.

Para arroz, azúcar, especias, cacahuetes y miel. Las tiendas de menaje lo venden por unidad, y los pequeños productores de alimentos lo compran como envase reutilizable.

Va en cajas de 24 con separadores de cartón. A partir de 4800 unidades ponemos su etiqueta en lugar de la nuestra y pintamos la tapa del color que elija.`,
      specifications: `Material: vidrio sodocálcico; tapa de acero inoxidable
Capacidad: 1 L
Medidas: 10 × 10 × 16 cm
Tapa: de rosca, 8,5 cm, con junta
Peso: 0,52 kg
Embalaje: separadores, 24 unidades por caja
Caja: 43 × 32 × 34 cm, peso bruto 13,8 kg`,
      features: [
        'Cuadrado, ahorra espacio',
        'Junta contra la humedad',
        'Etiqueta para escribir',
        'Etiqueta propia posible',
      ],
    },
    zh: {
      name: '1升方形玻璃储物罐',
      shortDescription: '透明方形玻璃罐，1升，不锈钢螺旋盖，正面带可书写标签，每箱24只。',
      description: `透明钠钙玻璃方罐，并排摆放不占地方。不锈钢螺旋盖带密封圈，防潮防蚂蚁；正面贴有可用笔或粉笔书写的标签。

用来装大米、白糖、香料、花生和蜂蜜。日用品店单只出售，小型食品作坊也买来作可重复使用的包装。

每箱24只，纸隔板分隔。满4800只可换贴您的标签，罐盖可喷指定颜色。`,
      specifications: `材质：钠钙玻璃；盖为不锈钢
容量：1 L
尺寸：10 × 10 × 16 cm
罐盖：螺旋盖，8.5 cm，带密封圈
重量：0.52 kg
包装：纸隔板，每箱24只
外箱：43 × 32 × 34 cm，毛重13.8 kg`,
      features: ['方形省空间', '密封圈防潮', '可书写标签', '可贴您的标签'],
    },
  },
] as const satisfies readonly DemoProduct[];

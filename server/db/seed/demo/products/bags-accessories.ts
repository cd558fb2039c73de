import type { DemoProduct } from '../types.ts';

export const bagsAccessories = [
  {
    key: 'pu-handbag',
    category: 'bags-accessories',
    partner: 'nanxi-leather',
    sku: 'BA-1001',
    backdrop: 'sand',
    colors: ['#8b4a26', '#151413', '#a3202f', '#d6c2a4'],
    price: '5.90',
    priceUnit: 'USD',
    minimumOrderQuantity: 300,
    leadTime: '25-30 days',
    stockStatus: 'in_stock',
    stockQuantity: 540,
    en: {
      name: 'Women’s PU Handbag with Shoulder Strap',
      shortDescription:
        'Structured PU handbag with zip, lining and detachable strap, 31 × 24 × 13 cm, four colours, dust bag included.',
      description: `Structured handbag in pebbled PU with two handles, a zip top and a detachable shoulder strap. Inside are a polyester lining, one zip pocket and two slip pockets; the base has four metal feet.

Boutiques in Douala, Abidjan and Dakar buy it assorted in the four colours; it also goes into bridal and gift sets. Handles and strap are stitched through the body and hold 12 kg.

Packed with paper filling, silica gel against mould and a non-woven dust bag. Your metal logo plate or foil stamp is possible from 500 pieces.`,
      specifications: `Outer: pebbled PU, 1.0 mm
Lining: 210D polyester, 3 pockets
Size: 31 × 24 × 13 cm, strap 70-120 cm
Fittings: zinc alloy, light gold
Handle load: 12 kg
Packing: 1 piece per dust bag, 20 pieces per carton
Carton: 66 × 55 × 50 cm
Gross weight: about 14 kg per carton
HS code: 4202.22`,
      features: [
        'Detachable shoulder strap',
        'Stitched-through handles',
        'Dust bag included',
        'Own logo plate',
      ],
    },
    fr: {
      name: 'Sac à main femme en PU à bandoulière',
      shortDescription:
        'Sac à main en PU zippé et doublé, bandoulière amovible, 31 × 24 × 13 cm, quatre coloris, housse fournie.',
      description: `Sac à main structuré en PU grainé, deux anses, fermeture zippée et bandoulière amovible. À l’intérieur : doublure en polyester, une poche zippée et deux poches plaquées ; le fond repose sur quatre pieds métalliques.

Les boutiques de Douala, Abidjan et Dakar le prennent assorti dans les quatre coloris ; il entre aussi dans les corbeilles de mariage et les coffrets cadeaux. Anses et bandoulière, cousues à travers le corps du sac, supportent 12 kg.

Livré bourré de papier, avec gel de silice contre la moisissure et housse en non-tissé. Plaque métallique à votre logo ou marquage à chaud possibles dès 500 pièces.`,
      specifications: `Extérieur : PU grainé, 1,0 mm
Doublure : polyester 210D, 3 poches
Dimensions : 31 × 24 × 13 cm, bandoulière 70 à 120 cm
Bouclerie : alliage de zinc, doré clair
Charge des anses : 12 kg
Conditionnement : 1 pièce par housse, 20 pièces par carton
Carton : 66 × 55 × 50 cm
Poids brut : environ 14 kg par carton
Code SH : 4202.22`,
      features: ['Bandoulière amovible', 'Anses cousues au corps', 'Housse fournie', 'Plaque à votre logo'],
    },
    es: {
      name: 'Bolso de mano de mujer con bandolera',
      shortDescription:
        'Bolso de PU con cremallera, forro y bandolera desmontable, 31 × 24 × 13 cm, cuatro colores, con funda.',
      description: `Bolso de mano armado, de PU graneado, con dos asas, cierre de cremallera y bandolera desmontable. Por dentro lleva forro de poliéster, un bolsillo con cremallera y dos abiertos; la base tiene cuatro pies metálicos.

Las boutiques de Duala, Abiyán y Dakar lo compran surtido en los cuatro colores; también entra en ajuares de novia y lotes de regalo. Asas y bandolera van cosidas al cuerpo y aguantan 12 kg.

Se entrega relleno de papel, con gel de sílice contra el moho y funda de tejido no tejido. Desde 500 unidades, placa metálica con su logotipo o grabado en caliente.`,
      specifications: `Exterior: PU graneado, 1,0 mm
Forro: poliéster 210D, 3 bolsillos
Medidas: 31 × 24 × 13 cm, bandolera de 70 a 120 cm
Herrajes: aleación de cinc, dorado claro
Carga de las asas: 12 kg
Embalaje: 1 unidad por funda, 20 unidades por caja
Caja: 66 × 55 × 50 cm
Peso bruto: unos 14 kg por caja
Código SA: 4202.22`,
      features: [
        'Bandolera desmontable',
        'Asas cosidas al cuerpo',
        'Funda incluida',
        'Placa con su logotipo',
      ],
    },
    zh: {
      name: '女式PU手提包 配肩带',
      shortDescription: '定型PU女包，拉链口，有内里，肩带可拆，31 × 24 × 13厘米，四色，配防尘袋。',
      description: `定型手提包，面料为荔枝纹PU，双提手，拉链袋口，肩带可拆卸。内有涤纶里布、一个拉链袋和两个插袋，包底四个金属脚钉。

杜阿拉、阿比让和达喀尔的精品店多按四色混装进货，也用于婚礼和礼品套装。提手和肩带穿透包身车缝，可承重12公斤。

包内填纸，放硅胶防霉，外套无纺布防尘袋。满500只可做金属标牌或烫印商标。`,
      specifications: `面料：荔枝纹PU，厚1.0 mm
里布：210D涤纶，3个内袋
尺寸：31 × 24 × 13 cm，肩带70–120 cm
五金：锌合金，浅金色
提手承重：12 kg
包装：一只一防尘袋，20只/箱
外箱尺寸：66 × 55 × 50 cm
毛重：约14 kg/箱
海关编码（HS）：4202.22`,
      features: ['肩带可拆卸', '提手穿透车缝', '配防尘袋', '可做金属标牌'],
    },
  },
  {
    key: 'school-backpack',
    category: 'bags-accessories',
    partner: 'nanxi-leather',
    sku: 'BA-1002',
    backdrop: 'sky',
    colors: ['#c63a2b', '#1f4fa0', '#1a1a1c', '#2d7f4d'],
    price: '3.95',
    priceUnit: 'USD',
    minimumOrderQuantity: 500,
    leadTime: '25-30 days',
    packing: { perCarton: 40, centimetres: [62, 48, 55], kilograms: 18.5 },
    priceTiers: [
      { price: '3.95', quantity: 500 },
      { price: '3.80', quantity: 1200 },
      { price: '3.62', quantity: 3000 },
    ],
    stockStatus: 'in_stock',
    stockQuantity: 3200,
    isFeatured: true,
    en: {
      name: 'School Backpack, 20 Litres',
      shortDescription:
        'Hard-wearing 600D school backpack with padded back and two bottle pockets, 43 × 30 × 16 cm, 40 to a carton.',
      description: `School backpack in PU-coated 600D polyester with two main compartments, a front pocket and mesh pockets for bottles on both sides. Shoulder straps and back are padded, and the strap ends are box-stitched: the spot where cheap bags tear first.

Most orders leave between May and July for the start of the school year. Besides school shops and supermarkets, NGOs, town councils and mobile operators order it with their logo.

Silk-screen printing on the front pocket is included for one colour from 1,000 pieces. Bags are nested in pairs to save space.`,
      specifications: `Fabric: 600D polyester, PU coated
Size: 43 × 30 × 16 cm, about 20 litres
Pockets: 2 compartments, 1 front, 2 mesh sides
Straps: foam padded, 7 cm wide
Weight: 420 g
Printing: 1 colour included from 1,000 pieces
Packing: 1 piece per polybag, 40 pieces per carton
Carton: 62 × 48 × 55 cm, gross weight about 18.5 kg
HS code: 4202.92`,
      features: [
        'Coated 600D polyester',
        'Box-stitched strap ends',
        'Two bottle pockets',
        'Free one-colour print',
      ],
    },
    fr: {
      name: 'Sac à dos scolaire, 20 litres',
      shortDescription:
        'Sac d’écolier solide en polyester 600D, dos rembourré, deux poches à gourde, 43 × 30 × 16 cm, 40 par carton.',
      description: `Sac à dos scolaire en polyester 600D enduit PU : deux grands compartiments, une poche avant et des poches filet pour gourde des deux côtés. Dos et bretelles sont rembourrés et les attaches de bretelle cousues en croix, là où les sacs bon marché lâchent d’abord.

La plupart des commandes partent entre mai et juillet pour la rentrée. Outre les boutiques scolaires et les supermarchés, des ONG, des mairies et des opérateurs mobiles le commandent à leur logo.

La sérigraphie une couleur sur la poche avant est comprise dès 1 000 pièces. Les sacs sont emboîtés par deux pour gagner de la place.`,
      specifications: `Tissu : polyester 600D enduit PU
Dimensions : 43 × 30 × 16 cm, environ 20 litres
Poches : 2 compartiments, 1 poche avant, 2 filets latéraux
Bretelles : mousse, largeur 7 cm
Poids : 420 g
Impression : 1 couleur comprise dès 1 000 pièces
Conditionnement : 1 pièce par sachet, 40 pièces par carton
Carton : 62 × 48 × 55 cm, poids brut environ 18,5 kg
Code SH : 4202.92`,
      features: [
        'Polyester 600D enduit',
        'Attaches cousues en croix',
        'Deux poches à gourde',
        'Impression une couleur comprise',
      ],
    },
    es: {
      name: 'Mochila escolar de 20 litros',
      shortDescription:
        'Mochila escolar resistente de poliéster 600D, espalda acolchada y dos bolsillos para botella, 40 unidades por caja.',
      description: `Mochila escolar de poliéster 600D recubierto de PU, con dos compartimentos, bolsillo delantero y bolsillos de malla para botella a ambos lados. Espalda y tirantes van acolchados, y los extremos de los tirantes, cosidos en cruz: justo donde se rompen antes las mochilas baratas.

La mayoría de los pedidos salen entre mayo y julio para el comienzo de curso. Además de tiendas escolares y supermercados, la encargan con su logotipo ONG, ayuntamientos y operadoras de telefonía.

La serigrafía a una tinta en el bolsillo delantero está incluida desde 1000 unidades. Las mochilas van encajadas de dos en dos para ahorrar espacio.`,
      specifications: `Tejido: poliéster 600D recubierto de PU
Medidas: 43 × 30 × 16 cm, unos 20 litros
Bolsillos: 2 compartimentos, 1 delantero, 2 de malla laterales
Tirantes: acolchados, 7 cm de ancho
Peso: 420 g
Impresión: 1 tinta incluida desde 1000 unidades
Embalaje: 1 unidad por bolsa, 40 unidades por caja
Caja: 62 × 48 × 55 cm, peso bruto unos 18,5 kg
Código SA: 4202.92`,
      features: [
        'Poliéster 600D recubierto',
        'Tirantes cosidos en cruz',
        'Dos bolsillos para botella',
        'Impresión a una tinta incluida',
      ],
    },
    zh: {
      name: '学生双肩书包20升',
      shortDescription: '耐磨600D涤纶学生书包，背部加垫，两侧水瓶袋，43 × 30 × 16厘米，40只一箱。',
      description: `学生双肩包，面料为600D涤纶PU涂层，两个主袋、一个前袋，两侧网袋可放水瓶。背部和肩带加海绵，肩带根部打叉加固，这正是低价书包最先开线的地方。

订单大多集中在5至7月出货，赶开学季。除校服店和超市外，非政府组织、市政府和移动运营商也会印上标志采购。

满1000只，前袋单色丝印免费。书包两只对套装箱，节省空间。`,
      specifications: `面料：600D涤纶，PU涂层
尺寸：43 × 30 × 16 cm，约20升
口袋：主袋2个，前袋1个，侧网袋2个
肩带：加海绵，宽7 cm
重量：420 g
印刷：1000只起含单色丝印
包装：一只一袋，40只/箱
外箱：62 × 48 × 55 cm，毛重约18.5 kg
海关编码（HS）：4202.92`,
      features: ['600D涂层涤纶', '肩带打叉加固', '两侧水瓶袋', '免费单色丝印'],
    },
  },
  {
    key: 'trolley-suitcase-set',
    category: 'bags-accessories',
    partner: 'nanxi-leather',
    sku: 'BA-1003',
    backdrop: 'stone',
    colors: ['#1e3f73 navy', '#1b1b1d', '#b9bec4', '#8c1f2f'],
    price: '38.00',
    priceUnit: 'USD',
    minimumOrderQuantity: 100,
    saleUnit: 'set',
    leadTime: '30-35 days',
    stockStatus: 'in_stock',
    stockQuantity: 120,
    en: {
      name: 'ABS Trolley Suitcase Set, 3 Pieces',
      shortDescription:
        'Set of three hard-shell ABS suitcases, 20, 24 and 28 inches, with double wheels and number locks, nested in one carton.',
      description: `Three hard-shell suitcases in scratch-resistant textured ABS, 20, 24 and 28 inches, each with four double wheels, an aluminium trolley handle and a three-digit lock. The zips are double-toothed and the lining has a divider and elastic straps.

Luggage shops and department stores sell them as a set or singly; travel agents and student agencies buy them before the holidays. The price is for a set.

The three cases travel one inside the other in a single carton, about 500 sets in a 40-foot high-cube container. Your logo badge is fitted from 100 sets.`,
      specifications: `Shell: textured ABS
Sizes: 20, 24 and 28 inches (36, 62 and 96 litres)
Wheels: 4 double wheels, 360°
Handle: aluminium, 3 positions
Lock: 3-digit combination
Net weight: 2.6, 3.3 and 4.1 kg
Packing: 1 nested set per carton
Carton: 52 × 33 × 78 cm, gross weight about 11.8 kg
HS code: 4202.12`,
      features: ['Three nested sizes', 'Four double wheels', 'Three-digit lock', 'Own logo badge'],
    },
    fr: {
      name: 'Valises trolley ABS, lot de 3',
      shortDescription:
        'Lot de trois valises rigides en ABS, 20, 24 et 28 pouces, roues doubles et serrure à code, emboîtées en un carton.',
      description: `Trois valises rigides en ABS texturé anti-rayures, de 20, 24 et 28 pouces, chacune avec quatre roues doubles, canne en aluminium et serrure à trois chiffres. Fermetures à double denture ; intérieur doublé avec séparation et sangles élastiques.

Maroquineries et grands magasins les vendent en lot ou à l’unité ; agences de voyages et agences pour étudiants en achètent avant les vacances. Le prix s’entend par lot.

Les trois valises voyagent emboîtées dans un seul carton, soit environ 500 lots par conteneur de 40 pieds high cube. Plaque à votre logo posée dès 100 lots.`,
      specifications: `Coque : ABS texturé
Tailles : 20, 24 et 28 pouces (36, 62 et 96 litres)
Roues : 4 roues doubles, 360°
Canne : aluminium, 3 positions
Serrure : combinaison à 3 chiffres
Poids net : 2,6, 3,3 et 4,1 kg
Conditionnement : 1 lot emboîté par carton
Carton : 52 × 33 × 78 cm, poids brut environ 11,8 kg
Code SH : 4202.12`,
      features: [
        'Trois tailles emboîtées',
        'Quatre roues doubles',
        'Serrure à trois chiffres',
        'Plaque à votre logo',
      ],
    },
    es: {
      name: 'Maletas trolley de ABS, juego de 3',
      shortDescription:
        'Juego de tres maletas rígidas de ABS, 20, 24 y 28 pulgadas, ruedas dobles y candado de clave, en una sola caja.',
      description: `Tres maletas rígidas de ABS texturizado antirrayas, de 20, 24 y 28 pulgadas, cada una con cuatro ruedas dobles, asa telescópica de aluminio y candado de tres cifras. Las cremalleras son de doble diente y el interior va forrado, con separador y cintas elásticas.

Las tiendas de marroquinería y los grandes almacenes las venden en juego o sueltas; agencias de viajes y de estudiantes las compran antes de las vacaciones. El precio es por juego.

Las tres viajan una dentro de otra en una sola caja; caben unos 500 juegos en un contenedor de 40 pies high cube. Placa con su logotipo desde 100 juegos.`,
      specifications: `Carcasa: ABS texturizado
Tamaños: 20, 24 y 28 pulgadas (36, 62 y 96 litros)
Ruedas: 4 dobles, 360°
Asa: aluminio, 3 posiciones
Candado: combinación de 3 cifras
Peso neto: 2,6, 3,3 y 4,1 kg
Embalaje: 1 juego encajado por caja
Caja: 52 × 33 × 78 cm, peso bruto unos 11,8 kg
Código SA: 4202.12`,
      features: [
        'Tres tamaños encajados',
        'Cuatro ruedas dobles',
        'Candado de tres cifras',
        'Placa con su logotipo',
      ],
    },
    zh: {
      name: 'ABS拉杆箱行李箱三件套',
      shortDescription: '20、24、28英寸ABS硬壳行李箱三件套，双排万向轮，密码锁，套装一箱。',
      description: `三只ABS硬壳箱，纹面防刮，20、24、28英寸，每只配四组双排万向轮、铝合金拉杆和三位密码锁。双齿拉链，内里带隔层和弹力绑带。

箱包店和百货商场成套或单只零售，旅行社和留学中介在假期前采购。报价为每套价格。

三只大小相套装一个纸箱，40尺高柜约装500套。满100套可装您的标牌。`,
      specifications: `箱体：纹面ABS
规格：20、24、28英寸（36、62、96升）
轮子：4组双排万向轮，360°
拉杆：铝合金，3档
锁具：三位密码锁
净重：2.6、3.3、4.1 kg
包装：一套相套，1套/箱
外箱：52 × 33 × 78 cm，毛重约11.8 kg
海关编码（HS）：4202.12`,
      features: ['三种尺寸相套', '四组双排万向轮', '三位密码锁', '可装您的标牌'],
    },
  },
  {
    key: 'uv400-sunglasses',
    category: 'bags-accessories',
    partner: 'nanxi-leather',
    sku: 'BA-1004',
    backdrop: 'clay',
    colors: ['#111111', '#5a3a22', '#7a7f86'],
    price: '6.80',
    priceUnit: 'CNY',
    minimumOrderQuantity: 600,
    leadTime: '20-25 days',
    stockStatus: 'in_stock',
    stockQuantity: 4800,
    en: {
      name: 'UV400 Sunglasses, Classic Frame',
      shortDescription:
        'Classic polycarbonate sunglasses with UV400 category 3 lenses, three colours, 300 pieces to a carton.',
      description: `Sunglasses with an injection-moulded polycarbonate frame, metal hinges and acrylic lenses that block ultraviolet up to 400 nm (category 3). The frame is one size for men and women.

Street traders, petrol-station shops and kiosks sell them from display cards; breweries, banks and phone companies give them away with their logo. Black makes up about two thirds of what we ship.

One-colour pad printing on both temples is possible from 1,000 pieces. Pouches, cases and 20-piece display cards are supplied on request.`,
      specifications: `Frame: polycarbonate, metal hinges
Lenses: acrylic, UV400, category 3
Size: lens 52 mm, temple 142 mm
Colours: black, brown, grey
Printing: one colour on the temples
Packing: 1 piece per polybag, 12 per inner box, 300 per carton
Carton: 54 × 40 × 46 cm
Gross weight: about 11 kg per carton
HS code: 9004.10`,
      features: [
        'UV400 category 3 lenses',
        'Metal hinges',
        'Logo on both temples',
        'Display cards on request',
      ],
    },
    fr: {
      name: 'Lunettes de soleil UV400 classiques',
      shortDescription:
        'Lunettes de soleil en polycarbonate, verres UV400 catégorie 3, trois coloris, 300 pièces par carton.',
      description: `Lunettes de soleil à monture en polycarbonate injecté, charnières métalliques et verres acryliques qui arrêtent les ultraviolets jusqu’à 400 nm (catégorie 3). La monture, en taille unique, convient aux hommes et aux femmes.

Vendeurs ambulants, boutiques de stations-service et kiosques les proposent sur présentoir ; brasseries, banques et opérateurs téléphoniques les offrent avec leur logo. Le noir représente environ deux tiers de nos envois.

Tampographie une couleur sur les deux branches possible dès 1 000 pièces. Pochettes, étuis et présentoirs de 20 pièces fournis sur demande.`,
      specifications: `Monture : polycarbonate, charnières métalliques
Verres : acrylique, UV400, catégorie 3
Dimensions : verre 52 mm, branche 142 mm
Coloris : noir, marron, gris
Impression : une couleur sur les branches
Conditionnement : 1 pièce par sachet, 12 par boîte, 300 par carton
Carton : 54 × 40 × 46 cm
Poids brut : environ 11 kg par carton
Code SH : 9004.10`,
      features: [
        'Verres UV400 catégorie 3',
        'Charnières métalliques',
        'Logo sur les branches',
        'Présentoirs sur demande',
      ],
    },
    es: {
      name: 'Gafas de sol clásicas UV400',
      shortDescription:
        'Gafas de sol de policarbonato con lentes UV400 de categoría 3, tres colores, 300 unidades por caja.',
      description: `Gafas de sol con montura de policarbonato inyectado, bisagras metálicas y lentes acrílicas que bloquean los rayos ultravioleta hasta 400 nm (categoría 3). La montura, de talla única, vale para hombre y mujer.

Vendedores ambulantes, tiendas de gasolinera y quioscos las venden en expositor; cerveceras, bancos y operadoras las regalan con su logotipo. El negro supone unos dos tercios de lo que enviamos.

Tampografía a una tinta en ambas patillas desde 1000 unidades. A petición suministramos bolsitas, estuches y expositores de 20 piezas.`,
      specifications: `Montura: policarbonato, bisagras metálicas
Lentes: acrílicas, UV400, categoría 3
Medidas: lente 52 mm, patilla 142 mm
Colores: negro, marrón, gris
Impresión: una tinta en las patillas
Embalaje: 1 unidad por bolsa, 12 por cajita, 300 por caja
Caja: 54 × 40 × 46 cm
Peso bruto: unos 11 kg por caja
Código SA: 9004.10`,
      features: [
        'Lentes UV400 categoría 3',
        'Bisagras metálicas',
        'Logotipo en las patillas',
        'Expositores a petición',
      ],
    },
    zh: {
      name: '经典款UV400太阳镜',
      shortDescription: 'PC框太阳眼镜，UV400三类镜片，三色可选，300副一箱。',
      description: `PC注塑镜框，金属铰链，亚克力镜片阻隔400纳米以下紫外线（滤光3类）。均码，男女通用。

街边摊、加油站便利店和报亭用展示卡零售；啤酒厂、银行和电信公司印上标志作赠品。出货中黑色约占三分之二。

满1000副可在两侧镜腿移印单色标志。眼镜袋、眼镜盒和20副装展示卡可按需提供。`,
      specifications: `镜框：PC，金属铰链
镜片：亚克力，UV400，滤光3类
尺寸：镜片52 mm，镜腿142 mm
颜色：黑、棕、灰
印刷：镜腿单色移印
包装：一副一袋，12副/内盒，300副/箱
外箱尺寸：54 × 40 × 46 cm
毛重：约11 kg/箱
海关编码（HS）：9004.10`,
      features: ['UV400三类镜片', '金属铰链', '镜腿可印标志', '可配展示卡'],
    },
  },
  {
    key: 'quartz-wrist-watch',
    category: 'bags-accessories',
    partner: 'longwan-digital',
    sku: 'BA-1005',
    backdrop: 'dusk',
    colors: ['#c0c4c8', '#1a1a1a', '#c9a24a'],
    price: '4.60',
    priceUnit: 'USD',
    minimumOrderQuantity: 300,
    leadTime: '20-25 days',
    stockStatus: 'low_stock',
    stockQuantity: 7,
    en: {
      name: 'Men’s Quartz Watch, Steel Bracelet',
      shortDescription:
        'Analogue quartz watch with 40 mm alloy case, date and stainless-steel bracelet, splash-proof to 3 ATM.',
      description: `Analogue quartz wrist watch with a 40 mm plated alloy case, hardened mineral glass, date window and folded stainless-steel bracelet. It runs about two years on one silver-oxide cell, which is fitted and isolated by a pull-out tab.

Watch stalls, jewellers and gift shops buy it in silver, black and gold; firms give it for long service with their name on the dial. A pin and two spare links come with each watch.

Dial printing and case-back engraving are possible from 300 pieces. The cell contains no lithium, so the watches also go by air without special papers.`,
      specifications: `Movement: quartz, three hands and date
Case: plated zinc alloy, 40 mm
Glass: hardened mineral glass
Bracelet: stainless steel, folded links
Water resistance: 3 ATM (splashes)
Battery: SR626SW, fitted
Packing: 1 piece per paper box, 100 pieces per carton
Carton: 54 × 46 × 40 cm, gross weight about 13.5 kg
HS code: 9102.11`,
      features: ['Stainless-steel bracelet', 'Date window', 'Own dial printing', 'Case-back engraving'],
    },
    fr: {
      name: 'Montre homme à quartz, bracelet acier',
      shortDescription:
        'Montre analogique à quartz, boîtier alliage 40 mm, date, bracelet en acier inoxydable, étanche 3 ATM (éclaboussures).',
      description: `Montre-bracelet analogique à quartz : boîtier de 40 mm en alliage plaqué, verre minéral trempé, guichet de date et bracelet en acier inoxydable à maillons pliés. Elle fonctionne environ deux ans avec une pile à l’oxyde d’argent, déjà posée et isolée par une languette à retirer.

Étals d’horlogerie, bijouteries et boutiques de cadeaux l’achètent en argenté, noir et doré ; des entreprises l’offrent pour l’ancienneté, avec leur nom sur le cadran. Une goupille et deux maillons de rechange accompagnent chaque montre.

Impression du cadran et gravure du fond possibles dès 300 pièces. La pile ne contient pas de lithium : les montres voyagent aussi par avion sans papiers particuliers.`,
      specifications: `Mouvement : quartz, trois aiguilles et date
Boîtier : alliage de zinc plaqué, 40 mm
Verre : minéral trempé
Bracelet : acier inoxydable, maillons pliés
Étanchéité : 3 ATM (éclaboussures)
Pile : SR626SW, posée
Conditionnement : 1 pièce par boîte en papier, 100 pièces par carton
Carton : 54 × 46 × 40 cm, poids brut environ 13,5 kg
Code SH : 9102.11`,
      features: ['Bracelet acier inoxydable', 'Guichet de date', 'Cadran à votre nom', 'Gravure du fond'],
    },
    es: {
      name: 'Reloj de cuarzo de hombre, pulsera de acero',
      shortDescription:
        'Reloj analógico de cuarzo con caja de aleación de 40 mm, fecha y pulsera de acero inoxidable, 3 ATM (salpicaduras).',
      description: `Reloj de pulsera analógico de cuarzo, con caja de aleación chapada de 40 mm, cristal mineral endurecido, ventana de fecha y pulsera de acero inoxidable de eslabones plegados. Funciona unos dos años con una pila de óxido de plata, ya colocada y aislada con una lengüeta que se retira.

Puestos de relojes, joyerías y tiendas de regalo lo compran en plateado, negro y dorado; las empresas lo obsequian por antigüedad, con su nombre en la esfera. Cada reloj trae un pasador y dos eslabones de repuesto.

Desde 300 unidades imprimimos la esfera y grabamos la tapa trasera. La pila no lleva litio, así que los relojes viajan también por avión sin papeles especiales.`,
      specifications: `Movimiento: cuarzo, tres agujas y fecha
Caja del reloj: aleación de cinc chapada, 40 mm
Cristal: mineral endurecido
Pulsera: acero inoxidable, eslabones plegados
Resistencia al agua: 3 ATM (salpicaduras)
Pila: SR626SW, colocada
Embalaje: 1 unidad por cajita de papel, 100 unidades por caja
Caja: 54 × 46 × 40 cm, peso bruto unos 13,5 kg
Código SA: 9102.11`,
      features: [
        'Pulsera de acero inoxidable',
        'Ventana de fecha',
        'Esfera con su nombre',
        'Grabado en la tapa',
      ],
    },
    zh: {
      name: '男士钢带石英手表',
      shortDescription: '指针式石英腕表，40毫米合金表壳，带日历，不锈钢表带，3 ATM生活防水。',
      description: `指针式石英腕表，40毫米电镀合金表壳，硬化矿物玻璃，带日历窗，不锈钢折叠链带。氧化银电池出厂已装好，抽掉隔离片即走，约可用两年。

手表摊、首饰店和礼品店按银、黑、金三色进货；企业则在表盘印上名称，作员工纪念表。每只附一根表针销和两节备用链节。

满300只可印表盘、刻后盖。电池不含锂，空运不需要特殊单证。`,
      specifications: `机芯：石英，三针带日历
表壳：电镀锌合金，40 mm
表镜：硬化矿物玻璃
表带：不锈钢折叠链带
防水：3 ATM（生活防水）
电池：SR626SW，已装
包装：一只一纸盒，100只/箱
外箱：54 × 46 × 40 cm，毛重约13.5 kg
海关编码（HS）：9102.11`,
      features: ['不锈钢表带', '日历窗', '可印表盘', '后盖可刻字'],
    },
  },
  {
    key: 'baseball-cap',
    category: 'bags-accessories',
    partner: 'oujiang-garment',
    sku: 'BA-1006',
    backdrop: 'mint',
    colors: ['#1f56b0', '#c42a2f', '#161616', '#ffffff', '#2b8a4b'],
    price: '1.25',
    priceUnit: 'USD',
    minimumOrderQuantity: 500,
    leadTime: '15-20 days',
    stockStatus: 'in_stock',
    stockQuantity: 5200,
    en: {
      name: 'Cotton Baseball Cap for Logos',
      shortDescription:
        'Six-panel cotton twill baseball cap with metal buckle, five colours, for embroidery or printing from 500 pieces.',
      description: `Six-panel cap in brushed cotton twill with a pre-curved peak, embroidered eyelets, sweatband and adjustable strap with metal buckle. The two front panels are stiffened, so embroidery lies flat.

Campaigns, telecom dealers, filling stations, schools and football clubs order it with their emblem; printers buy blanks. Any mix of the five colours is possible within one order.

Flat embroidery up to 8,000 stitches or a two-colour print adds about USD 0.30 a cap. Caps are stacked by 25 in a bag with a stiffener so that the peaks stay in shape.`,
      specifications: `Fabric: 100% cotton brushed twill, 240 g/m²
Shape: 6 panels, stiffened front, curved peak
Size: 56-60 cm, adjustable
Closure: cotton strap with metal buckle
Decoration: embroidery, screen or transfer print
Packing: 25 pieces per bag, 200 pieces per carton
Carton: 62 × 42 × 50 cm
Gross weight: about 17.5 kg per carton
HS code: 6505.00`,
      features: [
        'Stiffened front panels',
        'Embroidery or print',
        'Adjustable metal buckle',
        'Mixed colours per order',
      ],
    },
    fr: {
      name: 'Casquette de baseball en coton pour logo',
      shortDescription:
        'Casquette six panneaux en sergé de coton, boucle métal, cinq coloris, à broder ou à imprimer dès 500 pièces.',
      description: `Casquette à six panneaux en sergé de coton gratté, visière préformée, œillets brodés, bandeau intérieur et patte réglable à boucle métallique. Les deux panneaux avant sont entoilés : la broderie reste bien plate.

Équipes de campagne, revendeurs télécoms, stations-service, écoles et clubs de football la commandent à leur emblème ; les imprimeurs l’achètent vierge. Les cinq coloris peuvent se mélanger librement dans une même commande.

Une broderie plate jusqu’à 8 000 points ou une impression deux couleurs ajoute environ 0,30 USD par casquette. Elles sont empilées par 25 en sachet avec une forme de maintien pour la visière.`,
      specifications: `Tissu : sergé de coton gratté 100 %, 240 g/m²
Forme : 6 panneaux, devant entoilé, visière courbée
Taille : 56 à 60 cm, réglable
Fermeture : patte en coton à boucle métallique
Marquage : broderie, sérigraphie ou transfert
Conditionnement : 25 pièces par sachet, 200 pièces par carton
Carton : 62 × 42 × 50 cm
Poids brut : environ 17,5 kg par carton
Code SH : 6505.00`,
      features: [
        'Panneaux avant entoilés',
        'Broderie ou impression',
        'Boucle métal réglable',
        'Coloris mélangés par commande',
      ],
    },
    es: {
      name: 'Gorra de béisbol de algodón para logotipo',
      shortDescription:
        'Gorra de seis paneles en sarga de algodón con hebilla metálica, cinco colores, para bordar o imprimir desde 500.',
      description: `Gorra de seis paneles en sarga de algodón cepillado, con visera curvada, ojetes bordados, banda de sudor y cinta ajustable con hebilla metálica. Los dos paneles delanteros van entretelados, de modo que el bordado queda plano.

Campañas, distribuidores de telefonía, gasolineras, colegios y clubes de fútbol la encargan con su emblema; los talleres de serigrafía la compran lisa. Los cinco colores se pueden mezclar dentro de un mismo pedido.

El bordado plano de hasta 8000 puntadas o la impresión a dos tintas añaden unos 0,30 USD por gorra. Van apiladas de 25 en 25 en bolsa, con un molde para que la visera no se deforme.`,
      specifications: `Tejido: sarga de algodón cepillado 100 %, 240 g/m²
Forma: 6 paneles, frente entretelado, visera curva
Talla: 56 a 60 cm, ajustable
Cierre: cinta de algodón con hebilla metálica
Personalización: bordado, serigrafía o transfer
Embalaje: 25 unidades por bolsa, 200 unidades por caja
Caja: 62 × 42 × 50 cm
Peso bruto: unos 17,5 kg por caja
Código SA: 6505.00`,
      features: [
        'Frente entretelado',
        'Bordado o impresión',
        'Hebilla metálica ajustable',
        'Colores mezclados por pedido',
      ],
    },
    zh: {
      name: '纯棉棒球帽 可印绣标志',
      shortDescription: '六页纯棉斜纹棒球帽，金属扣可调，五色可选，500顶起绣花或印字。',
      description: `六页帽，磨毛纯棉斜纹布，弯帽檐，绣眼气孔，有吸汗带，后带金属扣可调。前两页加衬，绣花平整。

竞选团队、电信代理、加油站、学校和足球俱乐部绣上标志订购，印花厂则买空白帽。同一订单内五色可任意混搭。

平绣8000针以内或两色印花，每顶约加0.30美元。25顶一叠装袋，内置定型托，帽檐不变形。`,
      specifications: `面料：100%棉磨毛斜纹布，240 g/m²
帽型：六页，前片加衬，弯檐
尺寸：56–60 cm，可调节
后扣：棉带配金属扣
工艺：绣花、丝印或热转印
包装：25顶/袋，200顶/箱
外箱尺寸：62 × 42 × 50 cm
毛重：约17.5 kg/箱
海关编码（HS）：6505.00`,
      features: ['前片加衬', '绣花或印花', '金属扣可调', '同单可混色'],
    },
  },
  {
    key: 'stick-umbrella',
    category: 'bags-accessories',
    partner: 'nanxi-leather',
    sku: 'BA-1007',
    backdrop: 'stone',
    colors: ['#5a2d91', '#1b3f8b', '#161616', '#b3202c', '#1f7a4d green'],
    price: '2.65',
    priceUnit: 'EUR',
    minimumOrderQuantity: 500,
    leadTime: '3-4 weeks',
    stockStatus: 'in_stock',
    stockQuantity: 960,
    en: {
      name: 'Stick Umbrella, Automatic Opening',
      shortDescription:
        'Straight umbrella with fibreglass ribs, automatic opening and 104 cm canopy, eight panels for your printed logo.',
      description: `Straight umbrella of 86 cm length with eight fibreglass ribs, a steel shaft, push-button opening and crook handle. The polyester canopy, 104 cm across, is silver-coated inside and serves against sun as well as rain.

Shops sell it all year; hotels, banks, beverage distributors and insurance companies order it printed and give it to customers. Fibreglass ribs give way in gusts instead of snapping like steel wire.

Panels are screen-printed, one colour on two panels being included from 1,000 pieces. Each umbrella has a fabric sleeve.`,
      specifications: `Canopy: 190T polyester, silver coated, 104 cm across
Ribs: 8, fibreglass, 60 cm
Shaft: steel, 10 mm, automatic opening
Handle: plastic crook
Length: 86 cm closed
Printing: screen print on each of 8 panels
Packing: 1 piece per sleeve, 36 pieces per carton
Carton: 88 × 30 × 28 cm, gross weight about 16.5 kg
HS code: 6601.99`,
      features: [
        'Flexible fibreglass ribs',
        'Push-button opening',
        'Sun and rain canopy',
        'Eight printable panels',
      ],
    },
    fr: {
      name: 'Parapluie canne à ouverture automatique',
      shortDescription:
        'Parapluie droit à baleines en fibre de verre, ouverture automatique, toile 104 cm, huit panneaux pour votre logo.',
      description: `Parapluie droit de 86 cm de long : huit baleines en fibre de verre, mât en acier, ouverture par bouton et poignée courbe. La toile en polyester de 104 cm de diamètre, argentée à l’intérieur, sert contre la pluie comme contre le soleil.

Il se vend toute l’année en boutique ; hôtels, banques, distributeurs de boissons et compagnies d’assurances le commandent imprimé pour l’offrir à leurs clients. Les baleines en fibre de verre plient dans les rafales au lieu de casser comme le fil d’acier.

Les panneaux sont sérigraphiés : une couleur sur deux panneaux est comprise dès 1 000 pièces. Chaque parapluie a son fourreau en tissu.`,
      specifications: `Toile : polyester 190T argenté, diamètre 104 cm
Baleines : 8, fibre de verre, 60 cm
Mât : acier, 10 mm, ouverture automatique
Poignée : plastique, courbe
Longueur : 86 cm fermé
Impression : sérigraphie sur chacun des 8 panneaux
Conditionnement : 1 pièce par fourreau, 36 pièces par carton
Carton : 88 × 30 × 28 cm, poids brut environ 16,5 kg
Code SH : 6601.99`,
      features: [
        'Baleines souples fibre de verre',
        'Ouverture par bouton',
        'Toile pluie et soleil',
        'Huit panneaux imprimables',
      ],
    },
    es: {
      name: 'Paraguas recto de apertura automática',
      shortDescription:
        'Paraguas recto con varillas de fibra de vidrio, apertura automática y tela de 104 cm, ocho paños para su logotipo.',
      description: `Paraguas recto de 86 cm de largo, con ocho varillas de fibra de vidrio, bastón de acero, apertura por botón y puño curvo. La tela de poliéster, de 104 cm de diámetro y plateada por dentro, protege del sol tanto como de la lluvia.

Se vende todo el año en tienda; hoteles, bancos, distribuidores de bebidas y aseguradoras lo piden impreso para regalarlo a sus clientes. Las varillas de fibra ceden con las rachas en vez de partirse como el alambre de acero.

Los paños se serigrafían; una tinta en dos paños va incluida desde 1000 unidades. Cada paraguas lleva su funda de tela.`,
      specifications: `Tela: poliéster 190T plateado, diámetro 104 cm
Varillas: 8, fibra de vidrio, 60 cm
Bastón: acero, 10 mm, apertura automática
Puño: plástico, curvo
Longitud: 86 cm cerrado
Impresión: serigrafía en cada uno de los 8 paños
Embalaje: 1 unidad por funda, 36 unidades por caja
Caja: 88 × 30 × 28 cm, peso bruto unos 16,5 kg
Código SA: 6601.99`,
      features: [
        'Varillas flexibles de fibra',
        'Apertura por botón',
        'Tela para sol y lluvia',
        'Ocho paños imprimibles',
      ],
    },
    zh: {
      name: '自动直杆晴雨伞',
      shortDescription: '纤维骨直杆伞，自动开，伞面直径104厘米，八片伞面可印您的标志。',
      description: `直杆伞长86厘米，八根玻璃纤维伞骨，钢中棒，按钮自动开，弯柄。涤纶伞面直径104厘米，内侧涂银胶，晴雨两用。

零售店全年销售；酒店、银行、饮料经销商和保险公司印字后送客户。玻璃纤维骨遇阵风会弯而不断，比钢丝骨耐用。

伞面可丝印，满1000把含两片单色印刷。每把配布套。`,
      specifications: `伞面：190T涤纶涂银胶，直径104 cm
伞骨：8根玻璃纤维，60 cm
中棒：钢，10 mm，自动开
伞柄：塑料弯柄
长度：收起86 cm
印刷：8片均可丝印
包装：一把一布套，36把/箱
外箱：88 × 30 × 28 cm，毛重约16.5 kg
海关编码（HS）：6601.99`,
      features: ['玻璃纤维软骨', '按钮自动开', '晴雨两用', '八片可印字'],
    },
  },
  {
    key: 'coin-purse',
    category: 'bags-accessories',
    partner: 'nanxi-leather',
    sku: 'BA-1008',
    backdrop: 'clay',
    colors: ['#d0568c pink', '#8a4f2b', '#1a1919'],
    price: '0.78',
    priceUnit: 'USD',
    minimumOrderQuantity: 1000,
    leadTime: '20-25 days',
    stockStatus: 'out_of_stock',
    stockQuantity: 0,
    en: {
      name: 'PU Coin Purse with Metal Clasp',
      shortDescription:
        'Small PU coin purse with kiss-lock metal frame, 11 × 8.5 cm, three colours, 240 pieces to a carton.',
      description: `Small purse in soft PU with a polyester lining and a kiss-lock metal frame that shuts with a click. It takes coins, folded notes, keys or a SIM card.

Kiosks and market stalls sell it near the till; supermarkets and banks give it away with their logo. The three colours are packed assorted unless you ask otherwise.

Foil stamping or one-colour printing on the front is possible from 1,000 pieces. Each purse is bagged, twelve to an inner box.`,
      specifications: `Outer: soft PU, 0.8 mm
Lining: polyester
Frame: nickel-plated iron, kiss-lock
Size: 11 × 8.5 × 3 cm
Colours: pink, brown, black
Printing: foil stamp or one colour
Packing: 12 per inner box, 240 pieces per carton
Carton: 54 × 38 × 36 cm, gross weight about 12 kg
HS code: 4202.32`,
      features: [
        'Kiss-lock metal frame',
        'Three assorted colours',
        'Logo from 1,000 pieces',
        'Sells at the till',
      ],
    },
    fr: {
      name: 'Porte-monnaie en PU à fermoir métal',
      shortDescription:
        'Petit porte-monnaie en PU à fermoir clic-clac, 11 × 8,5 cm, trois coloris assortis, 240 pièces par carton.',
      description: `Petit porte-monnaie en PU souple doublé de polyester, avec un fermoir métallique clic-clac. Il reçoit pièces, billets pliés, clés ou carte SIM.

Kiosques et étals le vendent près de la caisse ; supermarchés et banques l’offrent à leur logo. Les trois coloris sont assortis, sauf demande contraire.

Marquage à chaud ou impression une couleur sur le devant dès 1 000 pièces. Chaque pièce est ensachée, par douze en boîte.`,
      specifications: `Extérieur : PU souple, 0,8 mm
Doublure : polyester
Fermoir : fer nickelé, clic-clac
Dimensions : 11 × 8,5 × 3 cm
Coloris : rose, marron, noir
Marquage : à chaud ou une couleur
Conditionnement : 12 par boîte, 240 pièces par carton
Carton : 54 × 38 × 36 cm, poids brut environ 12 kg
Code SH : 4202.32`,
      features: [
        'Fermoir métal clic-clac',
        'Trois coloris assortis',
        'Logo dès 1 000 pièces',
        'Se vend en caisse',
      ],
    },
    es: {
      name: 'Monedero de PU con cierre metálico',
      shortDescription:
        'Monedero pequeño de PU con boquilla metálica, 11 × 8,5 cm, tres colores surtidos, 240 unidades por caja.',
      description: `Monedero pequeño de PU suave, forrado en poliéster, con boquilla metálica que cierra con un clic. Caben monedas, billetes doblados, llaves o una tarjeta SIM.

Quioscos y puestos lo venden junto a la caja; supermercados y bancos lo regalan con su logotipo. Los tres colores van surtidos salvo que pida otra cosa.

Estampado en caliente o impresión a una tinta en el frente desde 1000 unidades. Cada monedero va en bolsa y por docenas en cajita.`,
      specifications: `Exterior: PU suave, 0,8 mm
Forro: poliéster
Boquilla: hierro niquelado, cierre de clic
Medidas: 11 × 8,5 × 3 cm
Colores: rosa, marrón, negro
Personalización: en caliente o una tinta
Embalaje: 12 por cajita, 240 unidades por caja
Caja: 54 × 38 × 36 cm, peso bruto unos 12 kg
Código SA: 4202.32`,
      features: [
        'Boquilla metálica de clic',
        'Tres colores surtidos',
        'Logotipo desde 1000 unidades',
        'Se vende en caja',
      ],
    },
    zh: {
      name: 'PU金属口金零钱包',
      shortDescription: '小号PU零钱包，金属口金扣，11 × 8.5厘米，三色混装，240只一箱。',
      description: `软PU小钱包，涤纶里布，金属口金一按即合。可放硬币、折叠纸币、钥匙或SIM卡。

报亭和市场摊位放在收银处旁边卖，超市和银行印上标志作赠品。三色默认混装，可按要求分色。

满1000只正面可烫印或印单色标志。单只袋装，12只一内盒。`,
      specifications: `面料：软PU，厚0.8 mm
里布：涤纶
口金：铁镀镍，扣式
尺寸：11 × 8.5 × 3 cm
颜色：粉、棕、黑
印刷：烫印或单色印
包装：12只/内盒，240只/箱
外箱：54 × 38 × 36 cm，毛重约12 kg
海关编码（HS）：4202.32`,
      features: ['金属口金扣', '三色混装', '1000只起印标志', '收银台畅销小件'],
    },
  },
] as const satisfies readonly DemoProduct[];

import type { DemoProduct } from '../types.ts';

export const footwear = [
  {
    key: 'mesh-running-shoes',
    category: 'footwear',
    partner: 'lucheng-footwear',
    sku: 'FW-1001',
    backdrop: 'sky',
    colors: ['#1f4e9e', '#c8283a', '#1c1c1c', '#f4f4f2'],
    price: '6.20',
    priceUnit: 'USD',
    minimumOrderQuantity: 480,
    saleUnit: 'pair',
    leadTime: '25-30 days',
    packing: { perCarton: 12, centimetres: [64, 42, 38], kilograms: 9.5 },
    priceTiers: [
      { price: '6.20', quantity: 480 },
      { price: '5.95', quantity: 1200 },
      { price: '5.70', quantity: 3000 },
    ],
    stockStatus: 'in_stock',
    stockQuantity: 1260,
    isFeatured: true,
    hasVideo: true,
    en: {
      name: 'Unisex Mesh Running Shoes, EVA Sole',
      shortDescription:
        'Light running shoes with a polyester mesh upper and EVA sole, EU 36-45, twelve boxed pairs to a carton.',
      description: `Light running shoes with a polyester mesh upper on a moulded EVA sole; rubber pads at heel and toe take the wear. The lining is foam-backed mesh and the insole lifts out, so a wet pair dries overnight.

Sports shops and market traders take them in cartons of assorted sizes; schools and clubs order one colour for the whole team. Every pair has its own colour box, and you decide which sizes go into a carton.

From 1,200 pairs we put your logo on the tongue, side and insole and your name on the box.`,
      specifications: `Upper: polyester mesh with welded TPU film
Insole: EVA, 4 mm, removable
Sole: moulded EVA with rubber pads
Sizes: EU 36-45
Colours: blue, red, black, white
Packing: 1 pair per colour box, 12 pairs per carton
Carton: 64 × 42 × 38 cm
Gross weight: about 9.5 kg per carton
HS code: 6404.11`,
      features: [
        'Breathable mesh upper',
        'Removable insole',
        'Assorted sizes per carton',
        'Own logo from 1,200 pairs',
      ],
    },
    fr: {
      name: 'Baskets de running mixtes en mesh',
      shortDescription:
        'Baskets de course légères, tige en mesh et semelle EVA, du 36 au 45, par carton de douze paires en boîte.',
      description: `Chaussures de course légères : tige en mesh polyester, semelle en EVA moulée, patins de caoutchouc au talon et à la pointe, là où elle s’use. La doublure est en mesh contrecollé sur mousse et la première s’enlève : mouillée le soir, la paire est sèche le matin.

Les magasins de sport et les commerçants de marché les prennent par cartons de pointures assorties ; les écoles et les clubs commandent un seul coloris pour toute l’équipe. Chaque paire est livrée dans sa boîte couleur et vous choisissez les pointures de chaque carton.

À partir de 1 200 paires, nous posons votre logo sur la languette, le côté et la semelle intérieure, et votre nom sur la boîte.`,
      specifications: `Tige : mesh polyester, renforts en film TPU soudé
Semelle intérieure : EVA 4 mm, amovible
Semelle : EVA moulée, patins de caoutchouc
Pointures : 36 à 45
Coloris : bleu, rouge, noir, blanc
Conditionnement : 1 paire par boîte couleur, 12 paires par carton
Carton : 64 × 42 × 38 cm
Poids brut : environ 9,5 kg par carton
Code SH : 6404.11`,
      features: [
        'Tige en mesh respirant',
        'Semelle intérieure amovible',
        'Pointures assorties par carton',
        'Votre logo dès 1 200 paires',
      ],
    },
    es: {
      name: 'Zapatillas de running de malla, unisex',
      shortDescription:
        'Zapatillas ligeras de malla con suela de EVA, números 36 a 45, en cajas de doce pares con estuche propio.',
      description: `Zapatillas ligeras para correr, con corte de malla de poliéster y suela de EVA moldeada; los tacos de goma del talón y la puntera aguantan el desgaste. El forro es de malla acolchada y la plantilla se saca, de modo que un par mojado se seca en una noche.

Las tiendas de deporte y los puestos de mercado las compran en cajas de números surtidos; colegios y clubes piden un solo color para todo el equipo. Cada par va en su estuche a color y usted decide qué números lleva cada caja.

A partir de 1200 pares ponemos su logotipo en la lengüeta, el lateral y la plantilla, y su nombre en el estuche.`,
      specifications: `Corte: malla de poliéster con refuerzos de TPU termosellado
Plantilla: EVA de 4 mm, extraíble
Suela: EVA moldeada con tacos de goma
Números: 36 a 45
Colores: azul, rojo, negro, blanco
Embalaje: 1 par por estuche a color, 12 pares por caja
Caja: 64 × 42 × 38 cm
Peso bruto: unos 9,5 kg por caja
Código SA: 6404.11`,
      features: [
        'Corte de malla transpirable',
        'Plantilla extraíble',
        'Números surtidos por caja',
        'Su logotipo desde 1200 pares',
      ],
    },
    zh: {
      name: '男女同款网面跑步鞋（EVA底）',
      shortDescription: '轻便透气的网面运动跑鞋，EVA鞋底，36–45码，彩盒包装，12双一箱。',
      description: `鞋面为涤纶网布，EVA一次成型底，前掌和后跟贴耐磨橡胶片。内里为复合海绵网布，鞋垫可取出，雨天打湿后晾一夜就干。

运动鞋店和市场批发商多按混码整箱进货，学校和球队则统一订一个颜色。每双独立彩盒，每箱配码由您自定。

满1200双可在鞋舌、鞋侧和鞋垫上做您的商标，鞋盒可印您的名称。`,
      specifications: `鞋面：涤纶网布，TPU热熔膜加固
鞋垫：4 mm EVA，可取出
鞋底：EVA成型底，贴橡胶耐磨片
尺码：欧码36–45
颜色：蓝、红、黑、白
包装：一双一彩盒，12双/箱
外箱尺寸：64 × 42 × 38 cm
毛重：约9.5 kg/箱
海关编码（HS）：6404.11`,
      features: ['透气网布鞋面', '鞋垫可取出', '整箱混码', '1200双起贴牌'],
    },
  },
  {
    key: 'patent-high-heels',
    category: 'footwear',
    partner: 'lucheng-footwear',
    sku: 'FW-1002',
    backdrop: 'dusk',
    colors: ['#b3122d', '#151515', '#d9b48f', '#1b2a6b'],
    price: '6.90',
    priceUnit: 'USD',
    minimumOrderQuantity: 300,
    saleUnit: 'pair',
    leadTime: '20-25 days',
    stockStatus: 'in_stock',
    stockQuantity: 640,
    en: {
      name: 'Women’s Patent High Heels, 8.5 cm',
      shortDescription:
        'Pointed patent PU court shoes with an 8.5 cm covered heel, EU 36-42, boxed for boutiques and occasion wear.',
      description: `Pointed court shoes in glossy patent PU with a covered ABS heel of 8.5 cm and a non-slip TPR outsole. The insole is padded PU, and replacement heel tips come in the box.

Boutiques sell them for weddings, church and the office. Sizes run to 42, and the wider last follows what our customers in Accra and Abidjan asked for.

Each pair is wrapped in tissue in a printed box. Your brand can be foil-stamped on the insole from 300 pairs per colour.`,
      specifications: `Upper: patent PU
Lining and insole: PU, padded forefoot
Heel: ABS, covered, 8.5 cm
Outsole: TPR, non-slip
Sizes: EU 36-42, wide last
Packing: 1 pair per box, 12 pairs per carton
Carton: 60 × 38 × 33 cm
Gross weight: about 9.2 kg per carton
HS code: 6402.99`,
      features: [
        'Glossy patent finish',
        'Wide last to size 42',
        'Spare heel tips included',
        'Insole foil stamping',
      ],
    },
    fr: {
      name: 'Escarpins vernis, talon 8,5 cm',
      shortDescription:
        'Escarpins pointus en PU verni, talon gainé de 8,5 cm, du 36 au 42, en boîte, pour boutiques et cérémonies.',
      description: `Escarpins à bout pointu en PU verni, talon en ABS gainé de 8,5 cm et semelle d’usure en TPR antidérapant. La première est en PU matelassé ; des bonbouts de rechange sont joints dans la boîte.

Les boutiques les vendent pour les mariages, l’église et le bureau. Les pointures vont jusqu’au 42 et la forme, plus large, répond aux demandes de nos clientes d’Accra et d’Abidjan.

Chaque paire est emballée dans du papier de soie et une boîte imprimée. Marquage à chaud de votre marque sur la première dès 300 paires par coloris.`,
      specifications: `Tige : PU verni
Doublure et première : PU, avant-pied matelassé
Talon : ABS gainé, 8,5 cm
Semelle : TPR antidérapant
Pointures : 36 à 42, forme large
Conditionnement : 1 paire par boîte, 12 paires par carton
Carton : 60 × 38 × 33 cm
Poids brut : environ 9,2 kg par carton
Code SH : 6402.99`,
      features: [
        'Finition vernie brillante',
        'Forme large jusqu’au 42',
        'Bonbouts de rechange fournis',
        'Première marquée à chaud',
      ],
    },
    es: {
      name: 'Zapatos de tacón alto de charol, 8,5 cm',
      shortDescription:
        'Zapatos de salón en punta, charol sintético y tacón forrado de 8,5 cm, números 36 a 42, en caja individual.',
      description: `Zapatos de salón en punta, de charol sintético (PU), con tacón de ABS forrado de 8,5 cm y suela de TPR antideslizante. La plantilla es de PU acolchado y la caja trae tapas de recambio para el tacón.

Las boutiques los venden para bodas, misa y oficina. Se fabrican hasta el 42 y la horma es más ancha, como nos pidieron los clientes de Acra y Abiyán.

Cada par va envuelto en papel de seda, en caja impresa. Desde 300 pares por color estampamos su marca en caliente en la plantilla.`,
      specifications: `Corte: PU acabado charol
Forro y plantilla: PU, antepié acolchado
Tacón: ABS forrado, 8,5 cm
Suela: TPR antideslizante
Números: 36 a 42, horma ancha
Embalaje: 1 par por caja individual, 12 pares por caja máster
Caja máster: 60 × 38 × 33 cm
Peso bruto: unos 9,2 kg por caja máster
Código SA: 6402.99`,
      features: [
        'Acabado charol brillante',
        'Horma ancha hasta el 42',
        'Tapas de recambio incluidas',
        'Marca estampada en plantilla',
      ],
    },
    zh: {
      name: '女式漆皮高跟鞋8.5厘米',
      shortDescription: '尖头漆皮PU高跟鞋，包跟8.5厘米，36–42码，盒装，适合女装店和礼服搭配销售。',
      description: `尖头浅口单鞋，鞋面为亮光漆皮PU，ABS包跟高8.5厘米，TPR防滑大底。PU软垫内里，盒内附一副备用鞋跟天皮。

精品女装店多作婚礼、教堂礼拜和上班穿着销售。尺码做到42码，并按阿克拉、阿比让客户的要求加宽楦型。

每双包棉纸，装印刷鞋盒。每色满300双可在鞋垫上烫印您的商标。`,
      specifications: `鞋面：漆皮PU
内里及鞋垫：PU，前掌加软垫
鞋跟：ABS包跟，高8.5 cm
大底：TPR防滑
尺码：欧码36–42，加宽楦
包装：一双一盒，12双/箱
外箱尺寸：60 × 38 × 33 cm
毛重：约9.2 kg/箱
海关编码（HS）：6402.99`,
      features: ['亮光漆皮鞋面', '加宽楦型至42码', '附备用天皮', '鞋垫可烫印商标'],
    },
  },
  {
    key: 'leather-look-sandals',
    category: 'footwear',
    partner: 'lucheng-footwear',
    sku: 'FW-1003',
    backdrop: 'sand',
    colors: ['#a8652e', '#1e1b18', '#d8c3a0'],
    price: '4.30',
    priceUnit: 'USD',
    minimumOrderQuantity: 360,
    saleUnit: 'pair',
    leadTime: '20-25 days',
    stockStatus: 'in_stock',
    stockQuantity: 920,
    en: {
      name: 'Women’s Leather-Look Sandals, Block Heel',
      shortDescription:
        'Open sandals in leather-look PU with a steady 5 cm block heel and ankle strap, EU 36-42, cartons of 18 pairs.',
      description: `Open sandals in soft PU with a leather grain, on a 5 cm block heel that copes with uneven pavements. The ankle strap has a rust-proof alloy buckle with six holes.

They sell all year in shoe shops and on markets as an everyday dressy sandal. The straps are stitched as well as glued, which keeps returns low in hot and humid places.

Packed in plain white boxes or, for a saving of USD 0.25 a pair, in polybags. Your label can be sewn or printed on the insole from 360 pairs.`,
      specifications: `Upper: grained PU, stitched straps
Insole: PU over 3 mm latex foam
Heel: block heel, 5 cm
Outsole: TPR
Buckle: zinc alloy, nickel-plated
Sizes: EU 36-42
Packing: 1 pair per box, 18 pairs per carton
Carton: 60 × 54 × 31 cm, gross weight about 11.5 kg
HS code: 6402.99`,
      features: [
        'Steady 5 cm block heel',
        'Stitched and glued straps',
        'Box or polybag packing',
        'Own label from 360 pairs',
      ],
    },
    fr: {
      name: 'Sandales femme aspect cuir, talon carré',
      shortDescription:
        'Sandales ouvertes en PU aspect cuir, talon carré stable de 5 cm et bride de cheville, du 36 au 42, 18 paires par carton.',
      description: `Sandales ouvertes en PU souple grain cuir, montées sur un talon carré de 5 cm qui tient bien sur les trottoirs inégaux. La bride de cheville ferme par une boucle en alliage inoxydable à six crans.

C’est la sandale habillée de tous les jours, vendue toute l’année en magasin de chaussures comme au marché. Les brides sont collées et cousues, ce qui limite les retours sous les climats chauds et humides.

Livrées en boîtes blanches neutres ou, pour 0,25 USD de moins la paire, en sachets. Votre étiquette cousue ou imprimée sur la première dès 360 paires.`,
      specifications: `Tige : PU grainé, brides cousues
Première : PU sur mousse de latex 3 mm
Talon : talon carré, 5 cm
Semelle : TPR
Boucle : alliage de zinc nickelé
Pointures : 36 à 42
Conditionnement : 1 paire par boîte, 18 paires par carton
Carton : 60 × 54 × 31 cm, poids brut environ 11,5 kg
Code SH : 6402.99`,
      features: [
        'Talon carré stable 5 cm',
        'Brides collées et cousues',
        'En boîte ou en sachet',
        'Votre étiquette dès 360 paires',
      ],
    },
    es: {
      name: 'Sandalias de mujer símil piel, tacón ancho',
      shortDescription:
        'Sandalias abiertas de símil piel con tacón ancho de 5 cm y pulsera al tobillo, números 36 a 42, 18 pares por caja.',
      description: `Sandalias abiertas de PU suave con grano de piel, sobre un tacón ancho de 5 cm que pisa firme en aceras irregulares. La pulsera del tobillo se cierra con una hebilla de aleación inoxidable de seis agujeros.

Es la sandalia de vestir para diario y se vende todo el año, en zapaterías y en el mercado. Las tiras van pegadas y cosidas, lo que reduce las devoluciones en climas cálidos y húmedos.

Se entregan en caja blanca sin marca o, por 0,25 USD menos el par, en bolsa. Desde 360 pares, su etiqueta cosida o impresa en la plantilla.`,
      specifications: `Corte: PU graneado, tiras cosidas
Plantilla: PU sobre espuma de látex de 3 mm
Tacón: ancho, 5 cm
Suela: TPR
Hebilla: aleación de cinc niquelada
Números: 36 a 42
Embalaje: 1 par por caja individual, 18 pares por caja máster
Caja máster: 60 × 54 × 31 cm, peso bruto unos 11,5 kg
Código SA: 6402.99`,
      features: [
        'Tacón firme de 5 cm',
        'Tiras pegadas y cosidas',
        'En caja o en bolsa',
        'Su etiqueta desde 360 pares',
      ],
    },
    zh: {
      name: '女式仿皮粗跟凉鞋',
      shortDescription: '仿皮PU露趾凉鞋，5厘米粗跟，踝带搭扣，36–42码，18双一箱。',
      description: `露趾凉鞋，鞋面采用皮纹软PU，5厘米粗跟，路面不平也站得稳。踝带配六孔防锈合金扣。

属于日常可穿的时装凉鞋，鞋店和市场全年都有销量。鞋带先胶粘再车缝，在湿热地区不易开胶，退货少。

默认白色中性鞋盒包装；改用塑料袋包装每双可省0.25美元。满360双可在鞋垫上车标或印标。`,
      specifications: `鞋面：皮纹PU，鞋带车缝
鞋垫：PU面，3 mm乳胶垫
鞋跟：粗跟，高5 cm
大底：TPR
鞋扣：锌合金镀镍
尺码：欧码36–42
包装：一双一盒，18双/箱
外箱：60 × 54 × 31 cm，毛重约11.5 kg
海关编码（HS）：6402.99`,
      features: ['5厘米粗跟更稳', '鞋带胶粘加车缝', '盒装或袋装可选', '360双起可贴标'],
    },
  },
  {
    key: 'ballet-flats',
    category: 'footwear',
    partner: 'lucheng-footwear',
    sku: 'FW-1004',
    backdrop: 'mint',
    colors: ['#2b4c9b', '#101010', '#c9a27e', '#b8404f'],
    price: '21.50',
    priceUnit: 'CNY',
    minimumOrderQuantity: 600,
    saleUnit: 'pair',
    leadTime: '15-20 days',
    stockStatus: 'out_of_stock',
    stockQuantity: 0,
    en: {
      name: 'Women’s Ballet Flats, Soft PU Shoes',
      shortDescription:
        'Slip-on flat shoes in soft PU with a bendable TPR sole, EU 35-42, polybagged, 30 pairs to a carton.',
      description: `Slip-on flats in soft matt PU with an elastic topline and a thin TPR sole that bends double. The round toe and small heel pad suit people who stand all day.

The main buyers are school shops, uniform suppliers for banks and hotels, and market sellers. Black is kept in the programme all year; the other colours change with the season.

Pairs are polybagged flat to save freight, with toe and heel cards to hold the shape. Hang tags and size stickers can carry your name.`,
      specifications: `Upper: matt PU, elastic topline
Lining: polyester cotton fabric
Insole: PU with heel pad
Outsole: TPR, 4 mm
Sizes: EU 35-42
Packing: 1 pair per polybag, 30 pairs per carton
Carton: 56 × 42 × 36 cm
Gross weight: about 10.8 kg per carton
HS code: 6402.99`,
      features: [
        'Sole bends double',
        'Elastic topline',
        'Flat, freight-saving packing',
        'Hang tags to order',
      ],
    },
    fr: {
      name: 'Ballerines femme en PU souple',
      shortDescription:
        'Ballerines plates en PU souple, semelle TPR pliable, du 35 au 42, en sachet individuel, 30 paires par carton.',
      description: `Ballerines à enfiler en PU mat et souple, bord élastiqué et fine semelle en TPR qui se plie en deux. Le bout rond et le coussinet de talon conviennent à celles qui restent debout toute la journée.

Principaux acheteurs : les boutiques scolaires, les fournisseurs d’uniformes pour banques et hôtels et les vendeuses de marché. Le noir est suivi toute l’année ; les autres coloris changent avec la saison.

Les paires voyagent à plat en sachet pour économiser le fret, avec des cartes de maintien au bout et au talon. Étiquettes volantes et autocollants de pointure à votre nom sur demande.`,
      specifications: `Tige : PU mat, bord élastiqué
Doublure : toile polyester-coton
Première : PU avec coussinet de talon
Semelle : TPR, 4 mm
Pointures : 35 à 42
Conditionnement : 1 paire par sachet, 30 paires par carton
Carton : 56 × 42 × 36 cm
Poids brut : environ 10,8 kg par carton
Code SH : 6402.99`,
      features: [
        'Semelle pliable en deux',
        'Bord élastiqué',
        'Emballage à plat, fret réduit',
        'Étiquettes à votre nom',
      ],
    },
    es: {
      name: 'Bailarinas de mujer, PU suave',
      shortDescription:
        'Bailarinas planas de PU suave con suela flexible de TPR, números 35 a 42, en bolsa individual, 30 pares por caja.',
      description: `Bailarinas sin cierre, de PU mate y suave, con ribete elástico y una suela fina de TPR que se dobla por la mitad. La punta redonda y la almohadilla del talón van bien a quien pasa el día de pie.

Los compradores habituales son tiendas escolares, proveedores de uniformes para bancos y hoteles, y vendedoras de mercado. El negro se mantiene todo el año; los demás colores cambian con la temporada.

Los pares viajan planos en bolsa para ahorrar flete, con cartones que sujetan la punta y el talón. Las etiquetas colgantes y los adhesivos de número pueden llevar su nombre.`,
      specifications: `Corte: PU mate, ribete elástico
Forro: tejido de poliéster y algodón
Plantilla: PU con almohadilla en el talón
Suela: TPR, 4 mm
Números: 35 a 42
Embalaje: 1 par por bolsa, 30 pares por caja
Caja: 56 × 42 × 36 cm
Peso bruto: unos 10,8 kg por caja
Código SA: 6402.99`,
      features: [
        'Suela muy flexible',
        'Ribete elástico',
        'Embalaje plano, menos flete',
        'Etiquetas a su nombre',
      ],
    },
    zh: {
      name: '女式软面平底芭蕾鞋',
      shortDescription: '软PU一脚蹬平底单鞋，TPR软底可对折，35–42码，袋装，30双一箱。',
      description: `一脚蹬平底单鞋，鞋面为哑光软PU，鞋口带松紧，TPR薄底可对折。圆头，后跟加软垫，适合整天站立的人穿。

主要客户是校服店、银行和酒店的制服供应商以及市场摊贩。黑色全年常备，其他颜色随季节更换。

单双平放袋装，省运费，鞋头和后跟衬纸卡定型。吊牌和尺码贴可印您的名称。`,
      specifications: `鞋面：哑光PU，松紧鞋口
内里：涤棉布
鞋垫：PU，后跟加垫
大底：TPR，厚4 mm
尺码：欧码35–42
包装：一双一袋，30双/箱
外箱尺寸：56 × 42 × 36 cm
毛重：约10.8 kg/箱
海关编码（HS）：6402.99`,
      features: ['软底可对折', '松紧鞋口', '平放包装省运费', '吊牌可定制'],
    },
  },
  {
    key: 'womens-pu-boots',
    category: 'footwear',
    partner: 'lucheng-footwear',
    sku: 'FW-1005',
    backdrop: 'clay',
    colors: ['#7a4a24', '#17130f'],
    price: '8.90',
    priceUnit: 'EUR',
    minimumOrderQuantity: 240,
    saleUnit: 'pair',
    leadTime: '4-5 weeks',
    stockStatus: 'low_stock',
    stockQuantity: 8,
    en: {
      name: 'Women’s PU Boots, Rubber Sole',
      shortDescription:
        'Mid-calf PU boots with side zip and a grooved rubber sole, EU 36-42, ten boxed pairs to a carton.',
      description: `Mid-calf boots in smooth PU with a full-length side zip, a 6 cm heel and a grooved rubber sole. The thin polyester lining makes them wearable where it is cool but seldom cold: Nairobi, Addis Ababa, Johannesburg, the Cameroonian highlands.

Fashion shops order them for the cool and rainy months, usually in black with a smaller share of brown. Order early: lead time is longest in August and September.

Each pair is filled with paper and boxed. Zip pullers and insoles can be branded from 500 pairs.`,
      specifications: `Upper: smooth PU, 25 cm shaft
Lining: polyester tricot
Heel: 6 cm, rubber tip
Sole: grooved rubber
Closure: full-length nylon side zip
Sizes: EU 36-42
Packing: 1 pair per box, 10 pairs per carton
Carton: 62 × 54 × 34 cm, gross weight about 12.5 kg
HS code: 6402.91`,
      features: [
        'Full-length side zip',
        'Grooved rubber sole',
        'Thin lining, not too warm',
        'Branded zip pullers',
      ],
    },
    fr: {
      name: 'Bottes femme en PU, semelle caoutchouc',
      shortDescription:
        'Bottes mi-mollet en PU, zip latéral et semelle crantée en caoutchouc, du 36 au 42, dix paires en boîte par carton.',
      description: `Bottes mi-mollet en PU lisse, zip latéral sur toute la hauteur, talon de 6 cm et semelle crantée en caoutchouc. La doublure fine en polyester les rend portables là où il fait frais sans faire vraiment froid : Nairobi, Addis-Abeba, Johannesburg, les hauts plateaux du Cameroun.

Les boutiques de mode les commandent pour les mois frais et pluvieux, surtout en noir, avec une part de marron. Commandez tôt : les délais s’allongent en août et en septembre.

Chaque paire est bourrée de papier et mise en boîte. Tirettes et semelles intérieures à votre marque dès 500 paires.`,
      specifications: `Tige : PU lisse, hauteur 25 cm
Doublure : tricot polyester
Talon : 6 cm, bonbout en caoutchouc
Semelle : caoutchouc cranté
Fermeture : zip latéral nylon sur toute la hauteur
Pointures : 36 à 42
Conditionnement : 1 paire par boîte, 10 paires par carton
Carton : 62 × 54 × 34 cm, poids brut environ 12,5 kg
Code SH : 6402.91`,
      features: [
        'Zip latéral toute hauteur',
        'Semelle caoutchouc crantée',
        'Doublure fine, peu chaude',
        'Tirettes à votre marque',
      ],
    },
    es: {
      name: 'Botas de mujer de PU, suela de goma',
      shortDescription:
        'Botas de media caña de PU con cremallera lateral y suela dentada de goma, números 36 a 42, diez pares por caja.',
      description: `Botas de media caña en PU liso, con cremallera lateral de arriba abajo, tacón de 6 cm y suela dentada de goma. El forro fino de poliéster permite llevarlas donde refresca sin llegar a hacer frío de verdad: Nairobi, Adís Abeba, Johannesburgo o las tierras altas de Camerún.

Las tiendas de moda las piden para los meses frescos y de lluvia, sobre todo en negro y, en menor cantidad, en marrón. Conviene pedir pronto: los plazos se alargan en agosto y septiembre.

Cada par va relleno de papel y en su caja. Desde 500 pares, tiradores de cremallera y plantillas con su marca.`,
      specifications: `Corte: PU liso, caña de 25 cm
Forro: tricot de poliéster
Tacón: 6 cm, tapa de goma
Suela: goma dentada
Cierre: cremallera lateral de nailon de arriba abajo
Números: 36 a 42
Embalaje: 1 par por caja individual, 10 pares por caja máster
Caja máster: 62 × 54 × 34 cm, peso bruto unos 12,5 kg
Código SA: 6402.91`,
      features: [
        'Cremallera lateral completa',
        'Suela de goma dentada',
        'Forro fino, poco caluroso',
        'Tiradores con su marca',
      ],
    },
    zh: {
      name: '女式PU中筒靴 橡胶底',
      shortDescription: '光面PU中筒靴，侧拉链，防滑橡胶底，36–42码，盒装，10双一箱。',
      description: `光面PU中筒靴，侧面通长拉链，跟高6厘米，橡胶防滑齿纹底。内里为薄款涤纶经编布，适合凉爽但不严寒的地区，如内罗毕、亚的斯亚贝巴、约翰内斯堡和喀麦隆高原。

时装店一般在凉季和雨季前订货，以黑色为主，少量配棕色。8、9月工厂排单紧，建议提前下单。

每双填纸撑形，独立鞋盒。满500双可定制拉链头和鞋垫商标。`,
      specifications: `鞋面：光面PU，筒高25 cm
内里：涤纶经编布
鞋跟：高6 cm，橡胶天皮
鞋底：橡胶防滑齿纹底
闭合：通长尼龙侧拉链
尺码：欧码36–42
包装：一双一盒，10双/箱
外箱：62 × 54 × 34 cm，毛重约12.5 kg
海关编码（HS）：6402.91`,
      features: ['通长侧拉链', '橡胶防滑底', '薄内里不闷热', '拉链头可定制'],
    },
  },
  {
    key: 'steel-toe-work-boots',
    category: 'footwear',
    partner: 'lucheng-footwear',
    sku: 'FW-1006',
    backdrop: 'stone',
    colors: ['#8a5a2b', '#1d1a17'],
    price: '11.80',
    priceUnit: 'USD',
    minimumOrderQuantity: 500,
    saleUnit: 'pair',
    leadTime: '30-35 days',
    packing: { perCarton: 10, centimetres: [65, 48, 34], kilograms: 14.5 },
    priceTiers: [
      { price: '11.80', quantity: 500 },
      { price: '11.40', quantity: 1000 },
      { price: '10.95', quantity: 3000 },
    ],
    stockStatus: 'in_stock',
    stockQuantity: 2400,
    isFeatured: true,
    en: {
      name: 'Steel-Toe Leather Work Boots',
      shortDescription:
        'Ankle-high work boots in split cowhide with steel toe cap and steel midsole, oil-resistant sole, EU 38-47.',
      description: `Lace-up work boots in 1.8-2.0 mm split cowhide with a steel toe cap (200 J) and a steel midsole against nails. The dual-density PU sole is injected straight onto the upper and resists oil and fuel.

Construction firms, mines, ports and petrol stations buy them for their crews, and hardware shops sell them over the counter. The hiking-boot cut with padded collar is worn outside work too, which helps retail sales.

Made to the requirements of EN ISO 20345 S1P; test report on request. Your company name can be embossed on the tongue or side from 500 pairs.`,
      specifications: `Upper: split cowhide, 1.8-2.0 mm
Toe cap: steel, 200 J
Midsole: steel plate
Sole: injected dual-density PU, oil-resistant
Standard: EN ISO 20345 S1P
Sizes: EU 38-47
Packing: 1 pair per box, 10 pairs per carton
Carton: 65 × 48 × 34 cm, gross weight about 14.5 kg
HS code: 6403.40`,
      features: [
        '200 J steel toe cap',
        'Nail-proof steel midsole',
        'Oil-resistant PU sole',
        'Company name embossed',
      ],
    },
    fr: {
      name: 'Chaussures de sécurité montantes en cuir',
      shortDescription:
        'Chaussures de travail montantes en croûte de cuir, embout et semelle anti-perforation en acier, du 38 au 47.',
      description: `Chaussures de travail montantes à lacets, en croûte de cuir de vachette de 1,8 à 2,0 mm, avec embout en acier (200 J) et semelle intercalaire en acier contre les clous. La semelle PU double densité est injectée directement sur la tige et résiste aux huiles et aux carburants.

Entreprises du BTP, mines, ports et stations-service en équipent leurs équipes ; les quincailleries les vendent à l’unité. La coupe « randonnée » à col matelassé se porte aussi en dehors du chantier, ce qui aide la vente au détail.

Fabriquées selon les exigences EN ISO 20345 S1P, rapport d’essai sur demande. Le nom de votre société peut être gaufré sur la languette ou le côté dès 500 paires.`,
      specifications: `Tige : croûte de vachette, 1,8 à 2,0 mm
Embout : acier, 200 J
Semelle intercalaire : plaque d’acier
Semelle : PU double densité injecté, résistant aux huiles
Norme : EN ISO 20345 S1P
Pointures : 38 à 47
Conditionnement : 1 paire par boîte, 10 paires par carton
Carton : 65 × 48 × 34 cm, poids brut environ 14,5 kg
Code SH : 6403.40`,
      features: [
        'Embout acier 200 J',
        'Semelle acier anti-perforation',
        'Semelle PU résistant aux huiles',
        'Nom de société gaufré',
      ],
    },
    es: {
      name: 'Botas de trabajo con puntera de acero',
      shortDescription:
        'Botas de seguridad de serraje con puntera y plantilla de acero, suela resistente al aceite, números 38 a 47.',
      description: `Botas de trabajo con cordones, de serraje vacuno de 1,8 a 2,0 mm, con puntera de acero (200 J) y plantilla de acero contra clavos. La suela de PU de doble densidad se inyecta directamente sobre el corte y resiste aceites y combustibles.

Constructoras, minas, puertos y gasolineras las compran para sus cuadrillas, y las ferreterías las venden al público. El corte tipo senderismo, con cuello acolchado, se lleva también fuera de la obra y eso ayuda a venderlas al por menor.

Fabricadas según los requisitos de EN ISO 20345 S1P; informe de ensayo a petición. Desde 500 pares grabamos en relieve el nombre de su empresa en la lengüeta o el lateral.`,
      specifications: `Corte: serraje vacuno, 1,8 a 2,0 mm
Puntera: acero, 200 J
Plantilla antiperforación: chapa de acero
Suela: PU inyectado de doble densidad, resistente al aceite
Norma: EN ISO 20345 S1P
Números: 38 a 47
Embalaje: 1 par por caja individual, 10 pares por caja máster
Caja máster: 65 × 48 × 34 cm, peso bruto unos 14,5 kg
Código SA: 6403.40`,
      features: [
        'Puntera de acero 200 J',
        'Plantilla de acero anticlavos',
        'Suela resistente al aceite',
        'Nombre de empresa grabado',
      ],
    },
    zh: {
      name: '钢头牛皮劳保鞋',
      shortDescription: '二层牛皮中帮劳保鞋，钢包头加钢中底，耐油PU底，38–47码，10双一箱。',
      description: `系带中帮劳保鞋，鞋面为1.8–2.0毫米二层牛皮，钢包头抗冲击200焦耳，钢板中底防钉刺。双密度PU底直接注射成型，耐油耐燃油。

建筑公司、矿山、港口和加油站成批采购给工人穿，五金店也做零售。登山鞋款式，鞋口加软垫，下班也能穿，零售好走货。

按EN ISO 20345 S1P要求生产，可提供检测报告。满500双可在鞋舌或鞋侧压印公司名称。`,
      specifications: `鞋面：二层牛皮，厚1.8–2.0 mm
包头：钢包头，200 J
中底：钢板
大底：双密度PU注射底，耐油
标准：EN ISO 20345 S1P
尺码：欧码38–47
包装：一双一盒，10双/箱
外箱：65 × 48 × 34 cm，毛重约14.5 kg
海关编码（HS）：6403.40`,
      features: ['200焦耳钢包头', '钢中底防刺穿', '耐油PU大底', '可压印公司名称'],
    },
  },
  {
    key: 'mens-leather-oxfords',
    category: 'footwear',
    partner: 'nanxi-leather',
    sku: 'FW-1007',
    backdrop: 'mint',
    colors: ['#5b3418', '#14110f', '#8c4a22'],
    price: '15.50',
    priceUnit: 'USD',
    minimumOrderQuantity: 240,
    saleUnit: 'pair',
    leadTime: '4-5 weeks',
    stockStatus: 'in_stock',
    stockQuantity: 480,
    en: {
      name: 'Men’s Leather Oxford Shoes',
      shortDescription:
        'Lace-up oxford shoes in corrected-grain cowhide with a rubber sole, EU 39-46, boxed with spare laces.',
      description: `Closed-lacing oxfords in corrected-grain cowhide of 1.2-1.4 mm, lined in pigskin, with a stitched and cemented rubber sole. The sole is shaped like a leather one but stands rain and rough streets better.

Men’s outfitters and department stores sell them to office workers and for weddings. Black and dark brown sell best; tan is made from 120 pairs.

The pair comes in a rigid box with a cloth bag and spare laces. We stamp your brand in the insole and print the box lid from 240 pairs.`,
      specifications: `Upper: corrected-grain cowhide, 1.2-1.4 mm
Lining: pigskin
Insole: leather over latex foam
Sole: rubber, stitched and cemented
Heel: 2.8 cm
Sizes: EU 39-46
Packing: 1 pair per rigid box, 12 pairs per carton
Carton: 68 × 46 × 38 cm, gross weight about 15 kg
HS code: 6403.99`,
      features: [
        'Cowhide upper, pigskin lining',
        'Weatherproof rubber sole',
        'Cloth bag included',
        'Brand stamped on insole',
      ],
    },
    fr: {
      name: 'Richelieus homme en cuir',
      shortDescription:
        'Richelieus à lacets en cuir de vachette fleur corrigée, semelle caoutchouc, du 39 au 46, lacets de rechange inclus.',
      description: `Richelieus à laçage fermé en cuir de vachette fleur corrigée de 1,2 à 1,4 mm, doublés de porc, avec une semelle en caoutchouc collée et cousue. Elle a le profil d’une semelle cuir, mais supporte mieux la pluie et les rues abîmées.

Les magasins de prêt-à-porter masculin et les grands magasins les vendent aux employés de bureau et pour les mariages. Le noir et le marron foncé partent le mieux ; le cognac est fabriqué dès 120 paires.

La paire est livrée en boîte rigide avec une pochette en tissu et des lacets de rechange. Votre marque frappée sur la première et imprimée sur le couvercle dès 240 paires.`,
      specifications: `Tige : vachette fleur corrigée, 1,2 à 1,4 mm
Doublure : cuir de porc
Première : cuir sur mousse de latex
Semelle : caoutchouc, collée et cousue
Talon : 2,8 cm
Pointures : 39 à 46
Conditionnement : 1 paire par boîte rigide, 12 paires par carton
Carton : 68 × 46 × 38 cm, poids brut environ 15 kg
Code SH : 6403.99`,
      features: [
        'Vachette, doublure en porc',
        'Semelle caoutchouc tout temps',
        'Pochette en tissu incluse',
        'Marque frappée sur première',
      ],
    },
    es: {
      name: 'Zapatos Oxford de piel para hombre',
      shortDescription:
        'Zapatos Oxford de vacuno de flor corregida con suela de goma, números 39 a 46, en caja con cordones de repuesto.',
      description: `Zapatos Oxford de cordones en piel vacuna de flor corregida de 1,2 a 1,4 mm, forrados en cerdo, con suela de goma pegada y cosida. Tiene el perfil de una suela de cuero, pero aguanta mejor la lluvia y las calles en mal estado.

Las tiendas de ropa de caballero y los grandes almacenes los venden para oficina y bodas. El negro y el marrón oscuro son los que más salen; el color cuero se fabrica desde 120 pares.

El par va en caja rígida con bolsa de tela y cordones de repuesto. Desde 240 pares grabamos su marca en la plantilla e imprimimos la tapa de la caja.`,
      specifications: `Corte: vacuno de flor corregida, 1,2 a 1,4 mm
Forro: piel de cerdo
Plantilla: piel sobre espuma de látex
Suela: goma, pegada y cosida
Tacón: 2,8 cm
Números: 39 a 46
Embalaje: 1 par por caja rígida, 12 pares por caja máster
Caja máster: 68 × 46 × 38 cm, peso bruto unos 15 kg
Código SA: 6403.99`,
      features: [
        'Vacuno con forro de cerdo',
        'Suela de goma todo tiempo',
        'Bolsa de tela incluida',
        'Marca grabada en plantilla',
      ],
    },
    zh: {
      name: '男式真皮牛津皮鞋',
      shortDescription: '修面牛皮系带牛津鞋，橡胶底，39–46码，硬盒包装，附备用鞋带。',
      description: `闭合式系带牛津鞋，鞋面为1.2–1.4毫米修面牛皮，猪皮内里，橡胶大底胶粘加车缝。外形与皮底相同，但更耐雨水和坏路面。

男装店和百货商场主要卖给上班族，也作婚礼用鞋。黑色和深棕色走量最大，棕黄色120双起做。

每双装硬盒，配布袋和备用鞋带。满240双可在鞋垫压印商标，并印制鞋盒盖。`,
      specifications: `鞋面：修面牛皮，厚1.2–1.4 mm
内里：猪皮
鞋垫：真皮面，乳胶垫
大底：橡胶，胶粘加车缝
鞋跟：高2.8 cm
尺码：欧码39–46
包装：一双一硬盒，12双/箱
外箱：68 × 46 × 38 cm，毛重约15 kg
海关编码（HS）：6403.99`,
      features: ['牛皮面猪皮里', '橡胶底耐雨水', '附布袋', '鞋垫压印商标'],
    },
  },
  {
    key: 'eva-flip-flops',
    category: 'footwear',
    partner: 'lucheng-footwear',
    sku: 'FW-1008',
    backdrop: 'sky',
    colors: ['#1c8ad1 blue', '#e6402f', '#2f9e4f', '#f2b705', '#20242b'],
    price: '0.92',
    priceUnit: 'USD',
    minimumOrderQuantity: 2400,
    saleUnit: 'pair',
    leadTime: '15-20 days',
    packing: { perCarton: 60, centimetres: [65, 48, 46], kilograms: 12.5 },
    priceTiers: [
      { price: '0.92', quantity: 2400 },
      { price: '0.88', quantity: 6000 },
      { price: '0.84', quantity: 12000 },
    ],
    stockStatus: 'in_stock',
    stockQuantity: 14400,
    en: {
      name: 'EVA Flip-Flops, Assorted Colours',
      shortDescription:
        'Two-tone EVA flip-flops with PVC thong straps, men’s, women’s and children’s sizes, 60 pairs to a carton.',
      description: `Everyday flip-flops with a 15 mm two-tone EVA sole and a soft PVC strap fixed with three plugs. They float, dry at once and weigh about 190 g a pair in size 42.

Wholesalers sell them on by the dozen; hotels, hospitals and beach bars buy one colour. Cartons are assorted by size and colour as you wish: men 40-45, women 36-41, children 28-35.

The footbed takes a silk-screen or heat-transfer print in up to four colours from 2,400 pairs. Pairs are tied with a card hanger and packed twelve to a bag.`,
      specifications: `Sole: two-tone EVA, 15 mm, non-slip pattern
Strap: PVC, three plugs
Sizes: EU 28-35, 36-41, 40-45
Colours: blue, red, green, yellow, black
Printing: silk-screen or heat transfer, up to 4 colours
Packing: 12 pairs per polybag, 60 pairs per carton
Carton: 65 × 48 × 46 cm
Gross weight: about 12.5 kg per carton
HS code: 6402.20`,
      features: [
        'Light, floating EVA',
        'Men, women and children',
        'Footbed printing',
        'Sizes and colours assorted',
      ],
    },
    fr: {
      name: 'Tongs en EVA, coloris assortis',
      shortDescription:
        'Tongs (chaussures de plage) en EVA bicolore, bride en PVC, homme, femme et enfant, 60 paires par carton.',
      description: `Tongs de tous les jours : semelle en EVA bicolore de 15 mm et bride souple en PVC fixée par trois plots. Elles flottent, sèchent aussitôt et pèsent environ 190 g la paire en 42.

Les grossistes les revendent à la douzaine ; hôtels, cliniques et bars de plage achètent un seul coloris. Les cartons sont assortis en pointures et en coloris selon votre choix : homme 40-45, femme 36-41, enfant 28-35.

Le dessus de la semelle s’imprime en sérigraphie ou par transfert, jusqu’à quatre couleurs, dès 2 400 paires. Les paires sont attachées à un cintre en carton et ensachées par douze.`,
      specifications: `Semelle : EVA bicolore, 15 mm, relief antidérapant
Bride : PVC, trois plots
Pointures : 28-35, 36-41, 40-45
Coloris : bleu, rouge, vert, jaune, noir
Impression : sérigraphie ou transfert, jusqu’à 4 couleurs
Conditionnement : 12 paires par sachet, 60 paires par carton
Carton : 65 × 48 × 46 cm
Poids brut : environ 12,5 kg par carton
Code SH : 6402.20`,
      features: [
        'EVA léger qui flotte',
        'Homme, femme et enfant',
        'Impression sur la semelle',
        'Pointures et coloris assortis',
      ],
    },
    es: {
      name: 'Chanclas de EVA en colores surtidos',
      shortDescription:
        'Chanclas de EVA bicolor con tira de PVC, para hombre, mujer y niño, en cajas de 60 pares surtidos.',
      description: `Chanclas de dedo para diario, con suela de EVA bicolor de 15 mm y tira blanda de PVC sujeta con tres tacos. Flotan, se secan al momento y pesan unos 190 g el par en el 42.

Los mayoristas las revenden por docenas; hoteles, clínicas y bares de playa compran un solo color. Las cajas se surten por número y color a su gusto: hombre 40-45, mujer 36-41, niño 28-35.

La plantilla admite serigrafía o transfer de hasta cuatro colores desde 2400 pares. Los pares van sujetos a una percha de cartón y embolsados de doce en doce.`,
      specifications: `Suela: EVA bicolor, 15 mm, dibujo antideslizante
Tira: PVC, tres tacos
Números: 28-35, 36-41, 40-45
Colores: azul, rojo, verde, amarillo, negro
Impresión: serigrafía o transfer, hasta 4 colores
Embalaje: 12 pares por bolsa, 60 pares por caja
Caja: 65 × 48 × 46 cm
Peso bruto: unos 12,5 kg por caja
Código SA: 6402.20`,
      features: [
        'EVA ligero que flota',
        'Hombre, mujer y niño',
        'Plantilla con impresión',
        'Números y colores surtidos',
      ],
    },
    zh: {
      name: 'EVA人字拖鞋 多色混装',
      shortDescription: '双色EVA人字拖鞋，PVC鞋带，男、女、童码齐全，60双一箱混装。',
      description: `日常人字拖，15毫米双色EVA鞋底，软PVC鞋带三点扣固定。能浮水、干得快，42码每双约190克。

批发商按打转卖，酒店、医院和海滩酒吧则统一采购一个颜色。每箱可按您的要求混码混色：男码40–45，女码36–41，童码28–35。

满2400双，鞋面可丝印或热转印，最多四色。每双挂纸卡，12双一袋。`,
      specifications: `鞋底：双色EVA，厚15 mm，防滑纹
鞋带：PVC，三点扣
尺码：欧码28–35、36–41、40–45
颜色：蓝、红、绿、黄、黑
印刷：丝印或热转印，最多4色
包装：12双/袋，60双/箱
外箱尺寸：65 × 48 × 46 cm
毛重：约12.5 kg/箱
海关编码（HS）：6402.20`,
      features: ['轻质EVA可浮水', '男女童码齐全', '鞋面可印图案', '混码混色装箱'],
    },
  },
] as const satisfies readonly DemoProduct[];

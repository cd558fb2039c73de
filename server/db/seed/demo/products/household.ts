import type { DemoProduct } from '../types.ts';

export const household = [
  {
    key: 'woven-laundry-basket-30l',
    category: 'household',
    partner: 'dongtou-home',
    sku: 'HH-3001',
    backdrop: 'stone',
    colors: ['#d99a4e', '#8fae5a olive', '#16b89c', '#f0768f'],
    price: '3.10',
    priceUnit: 'USD',
    minimumOrderQuantity: 300,
    leadTime: '30-35 days',
    stockStatus: 'low_stock',
    stockQuantity: 9,
    en: {
      name: 'Woven Plastic Laundry Basket 30 L',
      shortDescription:
        'Laundry basket woven by hand from plastic strip over a steel frame, 30 litres, with a handle that folds down.',
      description: `Flat polyethylene strip, woven by hand over a coated steel wire frame. The handle folds down, so the baskets nest in transport and on the shop floor. Colours: straw, olive, turquoise and pink.

Carries a family’s washing to the line, or shopping home from the market; salons and guest houses use it for towels. Water runs off it and it does not go mouldy as cane does.

Ten baskets nest in one carton. A fabric tag with your brand can be sewn to the rim from 600 pieces.`,
      specifications: `Material: polyethylene strip over steel wire
Capacity: 30 L
Size: 42 × 32 × 28 cm, 46 cm with handle up
Load: up to 12 kg
Weight: 0.70 kg
Packing: 10 pieces nested per carton
Carton: 45 × 34 × 84 cm, gross weight 8.3 kg
HS code: 4602.90`,
      features: ['Woven by hand', 'Fold-down handle, baskets nest', 'Does not go mouldy', 'Four colours'],
    },
    fr: {
      name: 'Panier à linge tressé en plastique 30 L',
      shortDescription:
        'Panier à linge tressé main en lanière plastique sur armature acier, 30 litres, anse rabattable.',
      description: `Lanière plate de polyéthylène, tressée à la main sur une armature en fil d’acier gainé. L’anse se rabat : les paniers s’emboîtent pendant le transport et en magasin. Coloris : paille, olive, turquoise et rose.

Il porte la lessive d’une famille jusqu’au fil ou les courses du marché ; salons de coiffure et maisons d’hôtes y rangent les serviettes. L’eau s’écoule et il ne moisit pas comme le rotin.

Dix paniers s’emboîtent dans un carton. Une étiquette en tissu à votre marque peut être cousue sur le bord à partir de 600 pièces.`,
      specifications: `Matière : lanière de polyéthylène sur fil d’acier
Contenance : 30 L
Dimensions : 42 × 32 × 28 cm, 46 cm anse levée
Charge : jusqu’à 12 kg
Poids : 0,70 kg
Conditionnement : 10 pièces emboîtées par carton
Carton : 45 × 34 × 84 cm, poids brut 8,3 kg
Code SH : 4602.90`,
      features: ['Tressé à la main', 'Anse rabattable, emboîtable', 'Ne moisit pas', 'Quatre coloris'],
    },
    es: {
      name: 'Cesta de plástico trenzado para ropa 30 L',
      shortDescription:
        'Cesta para la ropa trenzada a mano con tira de plástico sobre armazón de acero, 30 litros, con asa abatible.',
      description: `Tira plana de polietileno trenzada a mano sobre un armazón de alambre de acero recubierto. El asa se abate, así que las cestas encajan unas en otras en el transporte y en la tienda. Colores: paja, oliva, turquesa y rosa.

Lleva la colada de una familia al tendedero o la compra del mercado a casa; peluquerías y hostales la usan para las toallas. El agua escurre y no se enmohece como el mimbre.

En cada caja van diez cestas encajadas. A partir de 600 unidades se puede coser al borde una etiqueta de tela con su marca.`,
      specifications: `Material: tira de polietileno sobre alambre de acero
Capacidad: 30 L
Medidas: 42 × 32 × 28 cm, 46 cm con el asa levantada
Carga: hasta 12 kg
Peso: 0,70 kg
Embalaje: 10 unidades encajadas por caja
Caja: 45 × 34 × 84 cm, peso bruto 8,3 kg
Código SA: 4602.90`,
      features: ['Trenzada a mano', 'Asa abatible, encajable', 'No se enmohece', 'Cuatro colores'],
    },
    zh: {
      name: '30升塑料编织洗衣篮',
      shortDescription: '手工编织洗衣篮，塑料扁条包钢丝骨架，容量30升，提手可放倒。',
      description: `聚乙烯扁条手工编织，内衬包塑钢丝骨架。提手可放倒，运输和店内陈列时都能套叠。颜色有稻草黄、橄榄绿、湖绿和粉红。

家里用来提衣服去晾晒，也可当买菜篮；理发店和民宿用来放毛巾。沥水快，不像藤编那样容易发霉。

每箱套叠10只。满600只可在篮口缝制您的品牌布标。`,
      specifications: `材质：聚乙烯扁条，钢丝骨架
容量：30 L
尺寸：42 × 32 × 28 cm，提手立起高46 cm
承重：不超过12 kg
重量：0.70 kg
包装：套叠，每箱10只
外箱：45 × 34 × 84 cm，毛重8.3 kg
海关编码（HS）：4602.90`,
      features: ['手工编织', '提手可放倒，套叠省位', '不发霉', '四种颜色'],
    },
  },
  {
    key: 'indoor-broom-120',
    category: 'household',
    partner: 'dongtou-home',
    sku: 'HH-3002',
    backdrop: 'sand',
    colors: ['#f2a03d orange', '#1cb894 green', '#7f8ff0 lilac'],
    price: '5.80',
    priceUnit: 'CNY',
    minimumOrderQuantity: 2400,
    leadTime: '15-20 days',
    stockStatus: 'in_stock',
    stockQuantity: 6000,
    en: {
      name: 'Indoor Broom with 120 cm Handle',
      shortDescription:
        'Broom with dense split PET bristles and a screw-in 120 cm metal handle, for tiles, cement and timber floors.',
      description: `A slanted broom head, 30 cm wide, set with split PET bristles that pick up dust as well as sand. The handle is a plastic-coated steel tube, 120 cm long, that screws into the head and has an eye to hang it by. Bristles come in orange, green or lilac-blue.

Supermarkets, market traders and cleaning firms reorder it all year; heads can also be bought without handles.

Heads and handles travel apart in one carton of 24, which saves more than half the space. Each head carries a paper label, which can bear your brand and barcode.`,
      specifications: `Bristles: split PET, 11 cm long
Head: polypropylene, 30 cm wide
Handle: plastic-coated steel tube, 120 cm, 22 mm
Weight: 0.38 kg
Packing: 24 heads and 24 handles per carton
Carton: 122 × 30 × 20 cm, gross weight 10.5 kg
HS code: 9603.90`,
      features: [
        'Dense split bristles',
        'Screw-in steel handle',
        'Packed flat, saves space',
        'Label with your barcode',
      ],
    },
    fr: {
      name: 'Balai d’intérieur avec manche 120 cm',
      shortDescription:
        'Balai à fibres PET fleurées et denses, manche métal à visser de 120 cm, pour carrelage, ciment et parquet.',
      description: `Tête de balai biseautée de 30 cm, garnie de fibres PET fleurées qui ramassent la poussière comme le sable. Le manche est un tube d’acier plastifié de 120 cm, à visser, avec œillet de suspension. Fibres orange, vertes ou bleu lilas.

Supermarchés, commerçants de marché et entreprises de nettoyage en recommandent toute l’année ; les têtes se vendent aussi sans manche.

Têtes et manches voyagent séparés dans un carton de 24 : plus de la moitié du volume est économisée. Chaque tête porte une étiquette papier, à votre marque et avec votre code-barres si vous le souhaitez.`,
      specifications: `Fibres : PET fleuré, longueur 11 cm
Tête : polypropylène, largeur 30 cm
Manche : tube d’acier plastifié, 120 cm, 22 mm
Poids : 0,38 kg
Conditionnement : 24 têtes et 24 manches par carton
Carton : 122 × 30 × 20 cm, poids brut 10,5 kg
Code SH : 9603.90`,
      features: [
        'Fibres fleurées denses',
        'Manche acier à visser',
        'Colis plat, moins de volume',
        'Étiquette avec code-barres',
      ],
    },
    es: {
      name: 'Escoba de interior con mango de 120 cm',
      shortDescription:
        'Escoba de fibra PET plumada y tupida, mango metálico de rosca de 120 cm, para baldosa, cemento y madera.',
      description: `Cepillo biselado de 30 cm con fibras de PET plumadas que recogen tanto el polvo como la arena. El mango es un tubo de acero plastificado de 120 cm, se enrosca y lleva ojal para colgar. Fibras en naranja, verde o azul lila.

Supermercados, vendedores de mercado y empresas de limpieza la piden todo el año; los cepillos se venden también sin mango.

Cepillos y mangos viajan separados en una caja de 24, con lo que se ahorra más de la mitad del espacio. Cada cepillo lleva una etiqueta de papel, que puede ir con su marca y su código de barras.`,
      specifications: `Fibras: PET plumado, 11 cm de largo
Cepillo: polipropileno, 30 cm de ancho
Mango: tubo de acero plastificado, 120 cm, 22 mm
Peso: 0,38 kg
Embalaje: 24 cepillos y 24 mangos por caja
Caja: 122 × 30 × 20 cm, peso bruto 10,5 kg
Código SA: 9603.90`,
      features: [
        'Fibra plumada y tupida',
        'Mango de acero a rosca',
        'Embalaje plano, menos volumen',
        'Etiqueta con código de barras',
      ],
    },
    zh: {
      name: '室内扫把（120 cm手柄）',
      shortDescription: 'PET开花丝扫把，刷毛密实，120 cm螺口金属杆，瓷砖、水泥地、木地板通用。',
      description: `斜口扫把头宽30 cm，植PET开花丝，细灰和沙子都扫得起。杆为120 cm包塑钢管，旋入即可，顶端有挂孔。刷毛有橙、绿、浅蓝紫三色。

超市、集市商户和保洁公司全年返单；扫把头也可不配杆单独购买。

扫把头与杆分开装，每箱24套，体积省一半以上。每个扫把头贴纸标，可印您的商标和条码。`,
      specifications: `刷毛：PET开花丝，长11 cm
扫把头：聚丙烯，宽30 cm
杆：包塑钢管，120 cm，直径22 mm
重量：0.38 kg
包装：每箱24头24杆
外箱：122 × 30 × 20 cm，毛重10.5 kg
海关编码（HS）：9603.90`,
      features: ['密实开花丝刷毛', '螺口钢杆', '拆装运输省体积', '纸标可印条码'],
    },
  },
  {
    key: 'cleaning-sponges-5-pack',
    category: 'household',
    partner: 'dongtou-home',
    sku: 'HH-3003',
    backdrop: 'sky',
    colors: ['#f5b04a', '#1f9df0', '#f47a8c'],
    price: '0.26',
    priceUnit: 'USD',
    minimumOrderQuantity: 5000,
    saleUnit: 'pack',
    leadTime: '12-15 days',
    stockStatus: 'in_stock',
    stockQuantity: 20000,
    en: {
      name: 'Kitchen Cleaning Sponges, Pack of 5',
      shortDescription:
        'Pack of five dish sponges, soft foam on one side and a green scouring pad on the other, in printed film.',
      description: `Polyurethane foam, 3 cm thick, with a green nylon scouring pad glued on with water-resistant adhesive. The shape narrows in the middle, so it is easy to grip with wet hands. Foam in yellow, blue and pink, mixed in the pack.

A small item that every shop sells: for pots and plates, tiles and stoves. Distributors put it in the container to fill gaps, for it is light and can be pressed flat.

The price is per pack of five. The film can be printed with your brand from 20,000 packs; below that we add a sticker.`,
      specifications: `Sold by: pack of 5 sponges
Material: polyurethane foam, nylon scouring pad
Size: 10 × 7 × 3 cm
Weight of the pack: 43 g
Packing: printed film, 100 packs per carton
Carton: 60 × 45 × 40 cm, gross weight 5.5 kg`,
      features: [
        'Foam and scouring side',
        'Easy-grip shape',
        'Colours mixed in pack',
        'Light, fills container gaps',
      ],
    },
    fr: {
      name: 'Éponges de nettoyage, paquet de 5',
      shortDescription:
        'Paquet de cinq éponges à vaisselle, mousse douce d’un côté, tampon à récurer vert de l’autre, film imprimé.',
      description: `Mousse de polyuréthane de 3 cm et tampon à récurer vert en nylon, collé avec une colle qui résiste à l’eau. La forme resserrée au milieu se tient bien avec les mains mouillées. Mousse jaune, bleue et rose, assortie dans le paquet.

Un petit article que vend chaque boutique : marmites et assiettes, carrelage et cuisinière. Les distributeurs le prennent pour combler les vides du conteneur, car il est léger et se comprime.

Prix par paquet de cinq. Film imprimé à votre marque à partir de 20 000 paquets ; en dessous, nous posons un autocollant.`,
      specifications: `Unité de vente : paquet de 5 éponges
Matière : mousse de polyuréthane, tampon en nylon
Dimensions : 10 × 7 × 3 cm
Poids du paquet : 43 g
Conditionnement : film imprimé, 100 paquets par carton
Carton : 60 × 45 × 40 cm, poids brut 5,5 kg`,
      features: [
        'Face mousse, face à récurer',
        'Forme facile à tenir',
        'Couleurs assorties',
        'Léger, comble le conteneur',
      ],
    },
    es: {
      name: 'Esponjas de limpieza, paquete de 5',
      shortDescription:
        'Paquete de cinco estropajos: espuma suave por un lado y fibra verde para fregar por el otro, en film impreso.',
      description: `Espuma de poliuretano de 3 cm con una fibra verde de nailon pegada con adhesivo resistente al agua. La forma estrecha en el centro se agarra bien con las manos mojadas. Espuma amarilla, azul y rosa, surtida en el paquete.

Un artículo pequeño que vende cualquier tienda: para ollas y platos, azulejos y cocinas. Los distribuidores lo usan para rellenar huecos del contenedor, porque pesa poco y se comprime.

El precio es por paquete de cinco. El film se imprime con su marca a partir de 20.000 paquetes; por debajo ponemos una pegatina.`,
      specifications: `Unidad de venta: paquete de 5 esponjas
Material: espuma de poliuretano, fibra de nailon
Medidas: 10 × 7 × 3 cm
Peso del paquete: 43 g
Embalaje: film impreso, 100 paquetes por caja
Caja: 60 × 45 × 40 cm, peso bruto 5,5 kg`,
      features: [
        'Espuma y fibra para fregar',
        'Forma fácil de agarrar',
        'Colores surtidos',
        'Ligero, rellena el contenedor',
      ],
    },
    zh: {
      name: '厨房清洁海绵5片装',
      shortDescription: '洗碗海绵5片装，一面软海绵，一面绿色百洁布，彩印膜包装。',
      description: `3 cm厚聚氨酯海绵，背贴绿色尼龙百洁布，用耐水胶粘合。中间收腰，湿手也好握。海绵黄、蓝、粉三色，混装在一包内。

家家小店都卖的日用小件，刷锅洗碗、擦瓷砖和灶台。重量轻、可压缩，经销商常用来填柜。

价格按5片一包计。满20000包可定做印您的商标的彩膜，不足则贴不干胶标。`,
      specifications: `销售单位：包（5片）
材质：聚氨酯海绵，尼龙百洁布
尺寸：10 × 7 × 3 cm
每包重量：43 g
包装：彩印膜，每箱100包
外箱：60 × 45 × 40 cm，毛重5.5 kg`,
      features: ['软海绵加百洁布', '收腰造型好握', '一包多色混装', '轻，适合填柜'],
    },
  },
  {
    key: 'plastic-bucket-lid-20l',
    category: 'household',
    partner: 'dongtou-home',
    sku: 'HH-3004',
    backdrop: 'dusk',
    colors: ['#3b82f0', '#ea6a4a', '#2f9e5b'],
    price: '1.60',
    priceUnit: 'USD',
    minimumOrderQuantity: 1200,
    leadTime: '15-20 days',
    stockStatus: 'in_stock',
    stockQuantity: 3600,
    isFeatured: true,
    en: {
      name: 'Plastic Bucket with Lid 20 L',
      shortDescription:
        'Sturdy 20 litre polypropylene bucket with lid and steel handle, in blue, orange or green; nests in bundles.',
      description: `A bucket of new polypropylene with a 2 mm wall, a thick rim and litre marks inside. The galvanised steel handle has a plastic grip; the lid presses on and keeps out dust and insects.

For fetching and storing water, laundry and building work. It is among the first things that household wholesalers put in a mixed container, for twelve of them nest into a bundle under a metre high.

One-colour printing of your logo on the side, up to 15 × 10 cm, from 1,200 pieces. Sizes of 10 and 15 litres come from the same mould family and may be mixed in an order.`,
      specifications: `Material: polypropylene, new, 2 mm
Capacity: 20 L, litre marks inside
Size: 34 cm across, 32 cm high
Handle: galvanised steel with plastic grip
Weight: 0.72 kg with lid
Packing: 12 buckets nested with 12 lids, in a woven sack
Bundle: 35 × 35 × 98 cm, gross weight 9.0 kg
HS code: 3924.90`,
      features: [
        'New polypropylene, thick rim',
        'Lid included',
        'Nests twelve to a bundle',
        'Logo print from 1,200',
      ],
    },
    fr: {
      name: 'Seau en plastique avec couvercle 20 L',
      shortDescription:
        'Seau robuste en polypropylène, 20 litres, couvercle et anse acier, bleu, orange ou vert ; livré emboîté.',
      description: `Seau en polypropylène vierge, paroi de 2 mm, bord épais, gradué en litres à l’intérieur. L’anse en acier galvanisé a une poignée plastique ; le couvercle se clipse et arrête la poussière et les insectes.

Pour puiser et stocker l’eau, pour la lessive et le chantier. C’est l’un des premiers articles qu’un grossiste met dans un conteneur groupé : douze seaux s’emboîtent en un ballot de moins d’un mètre de haut.

Votre logo imprimé en une couleur sur le côté, jusqu’à 15 × 10 cm, à partir de 1 200 pièces. Les modèles de 10 et 15 litres de la même série peuvent être panachés dans la commande.`,
      specifications: `Matière : polypropylène vierge, 2 mm
Contenance : 20 L, graduation intérieure
Dimensions : diamètre 34 cm, hauteur 32 cm
Anse : acier galvanisé, poignée plastique
Poids : 0,72 kg avec couvercle
Conditionnement : 12 seaux emboîtés et 12 couvercles, en sac tissé
Ballot : 35 × 35 × 98 cm, poids brut 9,0 kg
Code SH : 3924.90`,
      features: [
        'Polypropylène vierge, bord épais',
        'Couvercle compris',
        'Emboîtés par douze',
        'Logo dès 1 200 pièces',
      ],
    },
    es: {
      name: 'Cubo de plástico con tapa 20 L',
      shortDescription:
        'Cubo resistente de polipropileno, 20 litros, con tapa y asa de acero, azul, naranja o verde; encajables.',
      description: `Cubo de polipropileno virgen con pared de 2 mm, borde grueso y marcas de litros por dentro. El asa de acero galvanizado lleva empuñadura de plástico; la tapa encaja a presión y evita el polvo y los insectos.

Para acarrear y guardar agua, para la colada y para la obra. Es de lo primero que un mayorista mete en un contenedor mixto: doce cubos encajan en un fardo de menos de un metro de alto.

Impresión de su logotipo a un color en el lateral, de hasta 15 × 10 cm, a partir de 1200 unidades. Los de 10 y 15 litros de la misma serie se pueden combinar en el pedido.`,
      specifications: `Material: polipropileno virgen, 2 mm
Capacidad: 20 L, marcas de litros por dentro
Medidas: 34 cm de diámetro, 32 cm de alto
Asa: acero galvanizado con empuñadura de plástico
Peso: 0,72 kg con tapa
Embalaje: 12 cubos encajados y 12 tapas, en saco tejido
Fardo: 35 × 35 × 98 cm, peso bruto 9,0 kg
Código SA: 3924.90`,
      features: [
        'Polipropileno virgen, borde grueso',
        'Tapa incluida',
        'Encajan de doce en doce',
        'Logotipo desde 1200 unidades',
      ],
    },
    zh: {
      name: '20升带盖塑料水桶',
      shortDescription: '结实的20升聚丙烯水桶，配盖和钢提手，蓝、橙、绿三色，可套叠打包。',
      description: `全新聚丙烯料，壁厚2 mm，桶口加厚，内壁有升数刻度。镀锌钢提手带塑料握把；桶盖压扣，防尘防虫。

打水储水、洗衣、工地都用得上。12只套叠成一捆不到一米高，日用品批发商拼柜时几乎必进。

满1200只可在桶身单色印您的标志，最大15 × 10 cm。同系列10升、15升可混装下单。`,
      specifications: `材质：全新聚丙烯，2 mm
容量：20 L，内壁刻度
尺寸：口径34 cm，高32 cm
提手：镀锌钢，塑料握把
重量：0.72 kg（含盖）
包装：12桶12盖套叠，编织袋装
捆包：35 × 35 × 98 cm，毛重9.0 kg
海关编码（HS）：3924.90`,
      features: ['全新料，桶口加厚', '含桶盖', '12只套叠一捆', '1200只起印logo'],
    },
  },
  {
    key: 'soap-dispenser-500ml',
    category: 'household',
    partner: 'dongtou-home',
    sku: 'HH-3005',
    backdrop: 'mint',
    colors: ['#f3a5ab', '#a9d6a8', '#9cc4f2'],
    price: '0.48',
    priceUnit: 'USD',
    minimumOrderQuantity: 3000,
    leadTime: '20-25 days',
    stockStatus: 'in_stock',
    stockQuantity: 9000,
    en: {
      name: 'Soap Dispenser Bottle 500 ml',
      shortDescription:
        'Refillable PET pump bottle, 500 ml, for liquid soap, shampoo or hand gel; pink, green or blue; sold empty.',
      description: `A tinted PET bottle with a polypropylene pump that gives about 2 ml at a stroke and locks with a quarter turn. The neck is a standard 28/410 thread, so replacement pumps are easy to find.

Hotels, salons, schools and clinics fill it with liquid soap or hand gel, and soap makers buy it as packaging. It is sold empty.

Bottles and pumps are packed apart, sixty of each in a carton, with protective bags. Screen printing in one or two colours or a wrap-round label is possible from 5,000 pieces.`,
      specifications: `Material: PET bottle, polypropylene pump
Capacity: 500 ml
Size: 7 cm across, 20 cm high with pump
Neck: 28/410
Dose: about 2 ml per stroke
Weight: 55 g
Packing: 60 bottles and 60 pumps per carton
Carton: 43 × 36 × 43 cm, gross weight 4.6 kg
HS code: 3924.90`,
      features: [
        'Refillable, lockable pump',
        'Standard 28/410 neck',
        'Tinted PET, three colours',
        'Print from 5,000 pieces',
      ],
    },
    fr: {
      name: 'Flacon distributeur de savon 500 ml',
      shortDescription:
        'Flacon pompe PET rechargeable, 500 ml, pour savon liquide, shampoing ou gel ; rose, vert ou bleu ; vendu vide.',
      description: `Flacon en PET teinté avec pompe en polypropylène qui délivre environ 2 ml par pression et se bloque d’un quart de tour. Le col est au filetage courant 28/410 : les pompes de rechange se trouvent facilement.

Hôtels, salons de coiffure, écoles et dispensaires le remplissent de savon liquide ou de gel ; les savonniers l’achètent comme emballage. Il est vendu vide.

Flacons et pompes sont emballés à part, soixante de chaque par carton, sous sachet. Sérigraphie en une ou deux couleurs ou étiquette enveloppante à partir de 5 000 pièces.`,
      specifications: `Matière : flacon PET, pompe polypropylène
Contenance : 500 ml
Dimensions : diamètre 7 cm, hauteur 20 cm avec pompe
Col : 28/410
Dose : environ 2 ml par pression
Poids : 55 g
Conditionnement : 60 flacons et 60 pompes par carton
Carton : 43 × 36 × 43 cm, poids brut 4,6 kg
Code SH : 3924.90`,
      features: [
        'Rechargeable, pompe à blocage',
        'Col courant 28/410',
        'PET teinté, trois coloris',
        'Impression dès 5 000 pièces',
      ],
    },
    es: {
      name: 'Frasco dispensador de jabón 500 ml',
      shortDescription:
        'Frasco de PET rellenable con bomba, 500 ml, para jabón, champú o gel; rosa, verde o azul; se vende vacío.',
      description: `Frasco de PET tintado con bomba de polipropileno que da unos 2 ml por pulsación y se bloquea con un cuarto de vuelta. El cuello lleva la rosca habitual 28/410, así que es fácil encontrar bombas de recambio.

Hoteles, peluquerías, colegios y clínicas lo llenan de jabón líquido o gel; los fabricantes de jabón lo compran como envase. Se vende vacío.

Frascos y bombas van por separado, sesenta de cada por caja, en bolsas protectoras. Serigrafía a uno o dos colores o etiqueta envolvente a partir de 5000 unidades.`,
      specifications: `Material: frasco de PET, bomba de polipropileno
Capacidad: 500 ml
Medidas: 7 cm de diámetro, 20 cm de alto con bomba
Cuello: 28/410
Dosis: unos 2 ml por pulsación
Peso: 55 g
Embalaje: 60 frascos y 60 bombas por caja
Caja: 43 × 36 × 43 cm, peso bruto 4,6 kg
Código SA: 3924.90`,
      features: [
        'Rellenable, bomba con bloqueo',
        'Cuello habitual 28/410',
        'PET tintado, tres colores',
        'Impresión desde 5000 unidades',
      ],
    },
    zh: {
      name: '500毫升按压皂液瓶',
      shortDescription: '可反复灌装的PET按压瓶，500毫升，装洗手液、洗发水或凝胶，粉、绿、蓝三色，空瓶出售。',
      description: `着色PET瓶身，配聚丙烯按压泵，每按约2 ml，旋转四分之一圈即可锁住。瓶口为通用28/410螺口，换泵方便。

酒店、美发店、学校和诊所用来装洗手液或凝胶，皂液厂也买来作包装。空瓶出售，不含内容物。

瓶与泵分开包装，每箱各60个，套防护袋。满5000个可丝印一至两色或贴包标。`,
      specifications: `材质：PET瓶，聚丙烯泵头
容量：500 ml
尺寸：直径7 cm，连泵高20 cm
瓶口：28/410
出液量：每按约2 ml
重量：55 g
包装：每箱60瓶60泵
外箱：43 × 36 × 43 cm，毛重4.6 kg
海关编码（HS）：3924.90`,
      features: ['可灌装，泵头可锁', '通用28/410瓶口', '着色PET，三色可选', '5000个起印刷'],
    },
  },
  {
    key: 'wooden-dining-chair',
    category: 'household',
    partner: 'dongtou-home',
    sku: 'HH-3006',
    backdrop: 'clay',
    colors: ['#7d4236 brown', '#4b6b4a green', '#3e5a82 blue'],
    price: null,
    priceUnit: 'USD',
    minimumOrderQuantity: 100,
    leadTime: '5-6 weeks',
    stockStatus: 'in_stock',
    stockQuantity: 120,
    en: {
      name: 'Wooden Dining Chair, Knock-Down',
      shortDescription:
        'Dining chair in solid rubberwood, stained brown or painted green or blue, packed flat, two to a carton.',
      description: `A plain dining chair with a curved back, in kiln-dried rubberwood, its corners glued and screwed. It is stained mahogany brown or painted green or blue, with a clear lacquer over.

Restaurants, guest houses and furniture shops buy it for rooms where plastic will not do. The legs come off for transport; the eight bolts and a hex key are in a bag, and two people assemble a chair in ten minutes.

The price depends on the finish and on how many you take; ask us for a quotation for your container. We can also supply the matching table.`,
      specifications: `Material: solid rubberwood, kiln-dried
Finish: stain or paint, clear lacquer
Size: 43 × 48 × 80 cm
Seat height: 45 cm
Load: up to 110 kg
Weight: 4.6 kg
Packing: knocked down, 2 chairs per carton
Carton: 80 × 48 × 20 cm, gross weight 11.2 kg
HS code: 9401.69`,
      features: [
        'Kiln-dried solid rubberwood',
        'Packed flat',
        'Bolts and key included',
        'Matching table available',
      ],
    },
    fr: {
      name: 'Chaise de salle à manger en bois, démontée',
      shortDescription:
        'Chaise en hévéa massif, teintée brun ou peinte en vert ou bleu, livrée à plat, deux par carton.',
      description: `Chaise simple à dossier galbé, en hévéa massif séché au four, assemblages collés et vissés. Teintée brun acajou ou peinte en vert ou bleu, puis vernie.

Restaurants, maisons d’hôtes et magasins de meubles l’achètent là où le plastique ne convient pas. Les pieds se démontent pour le transport ; huit boulons et une clé six pans sont fournis en sachet, et deux personnes montent une chaise en dix minutes.

Le prix dépend de la finition et de la quantité : demandez-nous un devis pour votre conteneur. Nous fournissons aussi la table assortie.`,
      specifications: `Matière : hévéa massif, séché au four
Finition : teinte ou peinture, vernis incolore
Dimensions : 43 × 48 × 80 cm
Hauteur d’assise : 45 cm
Charge : jusqu’à 110 kg
Poids : 4,6 kg
Conditionnement : démontée, 2 chaises par carton
Carton : 80 × 48 × 20 cm, poids brut 11,2 kg
Code SH : 9401.69`,
      features: [
        'Hévéa massif séché au four',
        'Livrée à plat',
        'Boulons et clé fournis',
        'Table assortie disponible',
      ],
    },
    es: {
      name: 'Silla de comedor de madera, desmontable',
      shortDescription:
        'Silla de comedor de madera maciza de hevea, teñida marrón o pintada verde o azul, embalada plana, dos por caja.',
      description: `Silla sencilla de respaldo curvado, de hevea maciza secada en horno, con uniones encoladas y atornilladas. Teñida en caoba o pintada en verde o azul, y barnizada.

La compran restaurantes, hostales y tiendas de muebles para espacios donde el plástico no sirve. Las patas se desmontan para el transporte; ocho tornillos y una llave hexagonal van en una bolsa, y entre dos personas se monta una silla en diez minutos.

El precio depende del acabado y de la cantidad: pídanos una cotización para su contenedor. También suministramos la mesa a juego.`,
      specifications: `Material: hevea maciza, secada en horno
Acabado: tinte o pintura, barniz incoloro
Medidas: 43 × 48 × 80 cm
Altura del asiento: 45 cm
Carga: hasta 110 kg
Peso: 4,6 kg
Embalaje: desmontada, 2 sillas por caja
Caja: 80 × 48 × 20 cm, peso bruto 11,2 kg
Código SA: 9401.69`,
      features: [
        'Hevea maciza secada en horno',
        'Embalaje plano',
        'Tornillos y llave incluidos',
        'Mesa a juego disponible',
      ],
    },
    zh: {
      name: '可拆装实木餐椅',
      shortDescription: '实木橡胶木餐椅，棕色擦色或绿、蓝色油漆，可拆装平装，每箱两把。',
      description: `弧形靠背餐椅，橡胶木实木，窑干处理，接合处胶粘加螺丝。颜色有桃花心木棕色，或绿、蓝油漆，面层清漆。

适合不宜用塑料椅的餐馆和民宿，家具店也可零售。椅腿可拆，运输占位小；八颗螺栓和一支内六角扳手装在袋中，两人十分钟可装好一把。

价格因表面处理和数量而定，请按整柜询价。可配套同款餐桌。`,
      specifications: `材质：橡胶木实木，窑干
表面：擦色或油漆，清漆面
尺寸：43 × 48 × 80 cm
座高：45 cm
承重：不超过110 kg
重量：4.6 kg
包装：拆装，每箱2把
外箱：80 × 48 × 20 cm，毛重11.2 kg
海关编码（HS）：9401.69`,
      features: ['窑干橡胶木实木', '平装运输', '含螺栓和扳手', '可配同款餐桌'],
    },
  },
  {
    key: 'flower-wall-mirror-60',
    category: 'household',
    partner: 'dongtou-home',
    sku: 'HH-3007',
    backdrop: 'dusk',
    colors: ['#f2b33d', '#6fd08c'],
    price: '4.60',
    priceUnit: 'USD',
    minimumOrderQuantity: 300,
    leadTime: '25-30 days',
    stockStatus: 'out_of_stock',
    stockQuantity: 0,
    en: {
      name: 'Oval Wall Mirror with Flower Frame',
      shortDescription:
        'Oval wall mirror, 3 mm glass, in a scalloped plastic frame in gold or green, 48 × 62 cm, with hook.',
      description: `An oval of 3 mm silvered glass, 35 × 50 cm, held in a scalloped polystyrene frame in gold or green. The back is closed with MDF board and has a fixed hanging hook.

Hair salons, boutiques and households hang it over a basin or a dressing table. Furniture and household shops sell it as a present.

Mirrors break if badly packed: each one has foam corners and a foam sheet and stands in a carton of four with dividers. Breakage over 1% is replaced with the next order.`,
      specifications: `Glass: silvered, 3 mm
Glass size: 35 × 50 cm, oval
Outer size: 48 × 62 cm
Frame: polystyrene, gold or green
Back: MDF with hanging hook
Weight: 2.2 kg
Packing: foam protection, 4 pieces per carton
Carton: 66 × 52 × 22 cm, gross weight 10.4 kg
HS code: 7009.92`,
      features: ['3 mm silvered glass', 'Hook on the back', 'Foam-protected packing', 'Two frame colours'],
    },
    fr: {
      name: 'Miroir mural ovale, cadre fleur',
      shortDescription:
        'Miroir mural ovale, verre de 3 mm, cadre festonné en plastique or ou vert, 48 × 62 cm, avec crochet.',
      description: `Verre argenté ovale de 3 mm, 35 × 50 cm, dans un cadre festonné en polystyrène, or ou vert. Le dos est fermé par un panneau de MDF avec un crochet de suspension fixe.

Salons de coiffure, boutiques et ménages l’accrochent au-dessus d’un lavabo ou d’une coiffeuse. Les magasins de meubles et d’articles de maison le vendent comme cadeau.

Un miroir mal emballé se casse : chacun a des coins et une feuille de mousse et voyage par quatre dans un carton à séparateurs. La casse au-delà de 1 % est remplacée avec la commande suivante.`,
      specifications: `Verre : argenté, 3 mm
Dimensions du verre : 35 × 50 cm, ovale
Dimensions hors tout : 48 × 62 cm
Cadre : polystyrène, or ou vert
Dos : MDF avec crochet
Poids : 2,2 kg
Conditionnement : protection mousse, 4 pièces par carton
Carton : 66 × 52 × 22 cm, poids brut 10,4 kg
Code SH : 7009.92`,
      features: [
        'Verre argenté de 3 mm',
        'Crochet au dos',
        'Emballage mousse renforcé',
        'Deux couleurs de cadre',
      ],
    },
    es: {
      name: 'Espejo de pared ovalado con marco flor',
      shortDescription:
        'Espejo de pared ovalado, vidrio de 3 mm, marco festoneado de plástico dorado o verde, 48 × 62 cm, con gancho.',
      description: `Vidrio plateado ovalado de 3 mm, 35 × 50 cm, en un marco festoneado de poliestireno dorado o verde. El dorso va cerrado con tablero MDF y lleva un gancho fijo para colgar.

Peluquerías, boutiques y hogares lo cuelgan sobre un lavabo o un tocador. Tiendas de muebles y de menaje lo venden como regalo.

Un espejo mal embalado se rompe: cada uno lleva cantoneras y lámina de espuma, y van de cuatro en cuatro en una caja con separadores. La rotura superior al 1 % se repone con el siguiente pedido.`,
      specifications: `Vidrio: plateado, 3 mm
Medidas del vidrio: 35 × 50 cm, ovalado
Medidas exteriores: 48 × 62 cm
Marco: poliestireno, dorado o verde
Dorso: MDF con gancho
Peso: 2,2 kg
Embalaje: protección de espuma, 4 unidades por caja
Caja: 66 × 52 × 22 cm, peso bruto 10,4 kg
Código SA: 7009.92`,
      features: [
        'Vidrio plateado de 3 mm',
        'Gancho en el dorso',
        'Embalaje con espuma',
        'Dos colores de marco',
      ],
    },
    zh: {
      name: '花形边框椭圆壁镜',
      shortDescription: '椭圆壁挂镜，3 mm银镜，花形塑料边框，金色或绿色，48 × 62 cm，带挂钩。',
      description: `3 mm银镜，椭圆35 × 50 cm，花形聚苯乙烯边框，有金色和绿色。背板为中纤板，配固定挂钩。

理发店、服装店和家庭常挂在洗手台或梳妆台上方，家具店和日用品店也当礼品销售。

防碎包装：每面加泡沫护角和泡沫片，四面一箱，中间有隔板。破损超过1%的部分，随下批订单补发。`,
      specifications: `镜片：银镜，3 mm
镜片尺寸：35 × 50 cm，椭圆
外形尺寸：48 × 62 cm
边框：聚苯乙烯，金色或绿色
背板：中纤板，带挂钩
重量：2.2 kg
包装：泡沫保护，每箱4面
外箱：66 × 52 × 22 cm，毛重10.4 kg
海关编码（HS）：7009.92`,
      features: ['3 mm银镜', '背面带挂钩', '泡沫防碎包装', '两种边框颜色'],
    },
  },
  {
    key: 'twin-bell-alarm-clock',
    category: 'household',
    partner: 'longwan-digital',
    sku: 'HH-3008',
    backdrop: 'sky',
    colors: ['#e5283f', '#2e9a1c', '#1f8ff0'],
    price: '1.55',
    priceUnit: 'USD',
    minimumOrderQuantity: 1020,
    leadTime: '20-25 days',
    packing: { perCarton: 60, centimetres: [62, 41, 35], kilograms: 15 },
    priceTiers: [
      { price: '1.55', quantity: 1020 },
      { price: '1.48', quantity: 3000 },
    ],
    stockStatus: 'in_stock',
    stockQuantity: 2400,
    isActive: false,
    en: {
      name: 'Twin Bell Alarm Clock',
      shortDescription:
        'Quartz alarm clock with two steel bells and a 9 cm dial, metal case in red, green or blue, runs on one AA cell.',
      description: `A clock with a pressed steel case, two real bells and a hammer that wakes the heaviest sleeper. The quartz movement has a sweep second hand, so it does not tick; a button at the back lights the dial. It runs for about a year on one AA cell, which is not included.

Students, night workers and households without steady power buy it. Gift and watch shops sell it in its box.

Each clock stands in a printed box with a window, 60 to a carton. Your logo can be printed on the dial from 3,000 pieces.`,
      specifications: `Case: pressed steel, painted
Dial: 9 cm, with light
Movement: quartz, sweep second hand
Power: 1 × AA cell, not included
Size: 11 × 5.5 × 15.5 cm
Weight: 0.19 kg
Packing: window box, 60 pieces per carton
Carton: 62 × 41 × 35 cm, gross weight 15.0 kg
HS code: 9105.11`,
      features: ['Two steel bells', 'Silent sweep movement', 'Dial light', 'Logo on dial'],
    },
    fr: {
      name: 'Réveil à deux cloches',
      shortDescription:
        'Réveil à quartz à deux cloches en acier, cadran de 9 cm, boîtier métal rouge, vert ou bleu, une pile AA.',
      description: `Réveil à boîtier en acier embouti, avec deux vraies cloches et un marteau qui tire du sommeil les plus gros dormeurs. Le mouvement à quartz a une trotteuse continue, sans tic-tac ; un bouton au dos éclaire le cadran. Il fonctionne environ un an avec une pile AA, non fournie.

Étudiants, travailleurs de nuit et foyers sans courant régulier l’achètent. Les boutiques de cadeaux et les horlogers le vendent dans sa boîte.

Chaque réveil est livré dans une boîte imprimée à fenêtre, 60 par carton. Votre logo peut être imprimé sur le cadran à partir de 3 000 pièces.`,
      specifications: `Boîtier : acier embouti, peint
Cadran : 9 cm, éclairé
Mouvement : quartz, trotteuse continue
Alimentation : 1 pile AA, non fournie
Dimensions : 11 × 5,5 × 15,5 cm
Poids : 0,19 kg
Conditionnement : boîte à fenêtre, 60 pièces par carton
Carton : 62 × 41 × 35 cm, poids brut 15,0 kg
Code SH : 9105.11`,
      features: ['Deux cloches en acier', 'Mouvement silencieux', 'Cadran éclairé', 'Logo sur le cadran'],
    },
    es: {
      name: 'Despertador de doble campana',
      shortDescription:
        'Reloj despertador de cuarzo con dos campanas de acero, esfera de 9 cm, caja metálica de color y una pila AA.',
      description: `Despertador con caja de acero prensado, dos campanas de verdad y un martillo que despierta a cualquiera. El mecanismo de cuarzo tiene segundero continuo y no hace tictac; un botón en el dorso ilumina la esfera. Funciona cerca de un año con una pila AA, no incluida. Colores: rojo, verde y azul.

Lo compran estudiantes, quienes trabajan de noche y hogares sin luz estable. Las tiendas de regalos y relojerías lo venden en su caja.

Cada despertador va en una caja impresa con ventana, 60 por caja. Su logotipo puede imprimirse en la esfera a partir de 3000 unidades.`,
      specifications: `Caja del reloj: acero prensado, pintado
Esfera: 9 cm, con luz
Mecanismo: cuarzo, segundero continuo
Alimentación: 1 pila AA, no incluida
Medidas: 11 × 5,5 × 15,5 cm
Peso: 0,19 kg
Embalaje: caja con ventana, 60 unidades por caja
Bulto: 62 × 41 × 35 cm, peso bruto 15,0 kg
Código SA: 9105.11`,
      features: ['Dos campanas de acero', 'Mecanismo silencioso', 'Esfera con luz', 'Logotipo en la esfera'],
    },
    zh: {
      name: '双铃金属闹钟',
      shortDescription: '石英闹钟，两只钢铃，9 cm钟面，金属外壳，红、绿、蓝三色，用1节5号电池。',
      description: `冲压钢外壳，两只真铃加小锤，睡得再沉也能叫醒。石英扫秒机芯，无滴答声；背面按钮可照亮钟面。1节5号电池可走约一年，电池不含。

学生、夜班工人和供电不稳的家庭都买，礼品店和钟表店连盒出售。

每只装彩印开窗盒，60只一箱。满3000只可在钟面印您的标志。`,
      specifications: `外壳：冲压钢，喷漆
钟面：9 cm，带灯
机芯：石英，扫秒
电源：1节五号电池，不含
尺寸：11 × 5.5 × 15.5 cm
重量：0.19 kg
包装：开窗盒，每箱60只
外箱：62 × 41 × 35 cm，毛重15.0 kg
海关编码（HS）：9105.11`,
      features: ['两只钢铃', '静音扫秒机芯', '钟面带灯', '钟面可印logo'],
    },
  },
  {
    key: 'toolbox-42-piece',
    category: 'household',
    partner: null,
    sku: 'HH-3009',
    backdrop: 'stone',
    colors: ['#e5283f', '#1f8ff0'],
    price: '9.40',
    priceUnit: 'EUR',
    minimumOrderQuantity: 200,
    saleUnit: 'set',
    leadTime: '3-4 weeks',
    stockStatus: 'in_stock',
    stockQuantity: 280,
    en: {
      name: 'Toolbox with 42 Hand Tools',
      shortDescription:
        'Plastic toolbox, 36 cm, with 42 hand tools: hammer, pliers, wrench, sockets, screwdrivers, bits and tape.',
      description: `A polypropylene case in red or blue with two latches and a moulded tray that holds every tool in place. Inside: claw hammer, combination and long-nose pliers, adjustable wrench, six screwdrivers, eight hex keys, ratchet with ten sockets, ten bits with holder, 3 m tape measure and a utility knife.

For households, landlords, caretakers and apprentices. Hardware shops sell it as a set, and companies give it to staff.

The tools are carbon steel, the sockets chrome vanadium. Each case comes in a colour sleeve; your logo can be printed on the lid from 500 sets.`,
      specifications: `Sold by: case with 42 tools
Case: polypropylene, 36 × 18 × 17 cm
Tools: carbon steel
Sockets: chrome vanadium, 1/4 inch, 4-13 mm
Hammer: 350 g, fibreglass handle
Weight: 3.6 kg
Packing: colour sleeve, 4 sets per carton
Carton: 38 × 37 × 36 cm, gross weight 15.6 kg
HS code: 8206.00`,
      features: ['42 tools in place', 'Ratchet and ten sockets', 'Two-latch case', 'Logo on lid'],
    },
    fr: {
      name: 'Boîte à outils 42 pièces',
      shortDescription:
        'Boîte à outils plastique de 36 cm, 42 outils : marteau, pinces, clé, douilles, tournevis, embouts et mètre.',
      description: `Mallette en polypropylène rouge ou bleue, deux fermoirs, plateau moulé où chaque outil a sa place. Contenu : marteau arrache-clou, pince universelle et pince à bec long, clé à molette, six tournevis, huit clés six pans, cliquet et dix douilles, dix embouts avec porte-embout, mètre ruban de 3 m et cutter.

Pour les ménages, les bailleurs, les gardiens et les apprentis. Les quincailleries la vendent complète et les entreprises l’offrent à leur personnel.

Les outils sont en acier au carbone, les douilles en chrome-vanadium. Chaque mallette est sous fourreau couleur ; votre logo peut être imprimé sur le couvercle à partir de 500 jeux.`,
      specifications: `Unité de vente : mallette de 42 outils
Mallette : polypropylène, 36 × 18 × 17 cm
Outils : acier au carbone
Douilles : chrome-vanadium, 1/4 de pouce, 4-13 mm
Marteau : 350 g, manche en fibre de verre
Poids : 3,6 kg
Conditionnement : fourreau couleur, 4 mallettes par carton
Carton : 38 × 37 × 36 cm, poids brut 15,6 kg
Code SH : 8206.00`,
      features: [
        '42 outils bien rangés',
        'Cliquet et dix douilles',
        'Mallette à deux fermoirs',
        'Logo sur le couvercle',
      ],
    },
    es: {
      name: 'Caja de herramientas 42 piezas',
      shortDescription:
        'Caja de plástico de 36 cm con 42 herramientas: martillo, alicates, llave, vasos, destornilladores y metro.',
      description: `Maletín de polipropileno rojo o azul con dos cierres y una bandeja moldeada donde cada herramienta tiene su sitio. Contiene: martillo de uña, alicates universales y de punta larga, llave ajustable, seis destornilladores, ocho llaves hexagonales, carraca con diez vasos, diez puntas con portapuntas, cinta métrica de 3 m y cúter.

Para hogares, propietarios, conserjes y aprendices. Las ferreterías lo venden completo y las empresas lo regalan a su personal.

Las herramientas son de acero al carbono; los vasos, de cromo vanadio. Cada maletín va en una funda a color; su logotipo puede imprimirse en la tapa a partir de 500 juegos.`,
      specifications: `Unidad de venta: maletín con 42 herramientas
Maletín: polipropileno, 36 × 18 × 17 cm
Herramientas: acero al carbono
Vasos: cromo vanadio, 1/4 de pulgada, 4-13 mm
Martillo: 350 g, mango de fibra de vidrio
Peso: 3,6 kg
Embalaje: funda a color, 4 juegos por caja
Caja: 38 × 37 × 36 cm, peso bruto 15,6 kg
Código SA: 8206.00`,
      features: [
        '42 herramientas ordenadas',
        'Carraca y diez vasos',
        'Maletín con dos cierres',
        'Logotipo en la tapa',
      ],
    },
    zh: {
      name: '42件套家用工具箱',
      shortDescription: '36 cm塑料工具箱，内含42件手动工具：锤子、钳子、扳手、套筒、螺丝刀、批头和卷尺。',
      description: `聚丙烯工具箱，红色或蓝色，双扣锁，内有吸塑托盘，每件工具各有固定位置。内含：羊角锤、钢丝钳、尖嘴钳、活动扳手、六把螺丝刀、八支内六角扳手、棘轮扳手配十个套筒、十支批头加批头柄、3米卷尺和美工刀。

适合家庭、房东、物业维修工和学徒。五金店整套销售，企业也作员工礼品。

工具为碳钢，套筒为铬钒钢。每箱配彩印纸套；满500套可在箱盖印您的标志。`,
      specifications: `销售单位：箱（42件）
工具箱：聚丙烯，36 × 18 × 17 cm
工具：碳钢
套筒：铬钒钢，1/4英寸，4-13 mm
锤子：350 g，玻璃纤维柄
重量：3.6 kg
包装：彩印纸套，每箱4套
外箱：38 × 37 × 36 cm，毛重15.6 kg
海关编码（HS）：8206.00`,
      features: ['42件工具定位收纳', '棘轮扳手配十个套筒', '双扣锁箱体', '箱盖可印logo'],
    },
  },
] as const satisfies readonly DemoProduct[];

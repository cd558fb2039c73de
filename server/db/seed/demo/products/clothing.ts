import type { DemoProduct } from '../types.ts';

export const clothing = [
  {
    key: 'printed-viscose-dress',
    category: 'clothing',
    partner: 'oujiang-garment',
    sku: 'CL-1001',
    backdrop: 'clay',
    colors: ['#1f6fb2', '#c9452c', '#2c8a57', '#e0a526'],
    price: '5.60',
    priceUnit: 'USD',
    minimumOrderQuantity: 300,
    leadTime: '20-25 days',
    stockStatus: 'in_stock',
    stockQuantity: 850,
    en: {
      name: 'Women’s Printed Midi Dress, Viscose',
      shortDescription:
        'Sleeveless midi dress in printed viscose with elastic waist and pockets, S to 3XL, in four prints.',
      description: `Sleeveless midi dress in 120 g/m² viscose, reactive-printed so that the colours last in the wash. The waist is elasticated at the back and there are two side pockets.

Boutiques and market traders buy assorted prints; the generous sizes up to 3XL sell especially well. New prints come out each quarter, and you may reserve one for your country from 1,000 pieces.

Every dress is folded in a clear bag with a hanger loop. Your woven label and hang tag go in from 300 pieces.`,
      specifications: `Fabric: 100% viscose, 120 g/m², reactive print
Cut: sleeveless, elastic back waist, two pockets
Length: 112 cm in size M
Sizes: S, M, L, XL, 2XL, 3XL
Care: 30 °C machine wash, shrinkage under 4%
Packing: 1 piece per polybag, 60 pieces per carton
Carton: 60 × 40 × 40 cm
Gross weight: about 18.5 kg per carton
HS code: 6204.44`,
      features: [
        'Wash-fast reactive print',
        'Sizes up to 3XL',
        'Two side pockets',
        'Own label from 300 pieces',
      ],
    },
    fr: {
      name: 'Robe mi-longue imprimée en viscose',
      shortDescription:
        'Robe mi-longue sans manches en viscose imprimée, taille élastiquée et poches, du S au 3XL, quatre imprimés.',
      description: `Robe mi-longue sans manches en viscose de 120 g/m², imprimée en colorants réactifs qui tiennent au lavage. La taille est élastiquée dans le dos et deux poches sont prises dans les coutures.

Boutiques et commerçantes de marché achètent des imprimés assortis ; les grandes tailles, jusqu’au 3XL, partent particulièrement bien. De nouveaux motifs sortent chaque trimestre et vous pouvez en réserver un pour votre pays dès 1 000 pièces.

Chaque robe est pliée en sachet transparent, avec brides de cintre. Votre étiquette tissée et votre étiquette volante sont posées dès 300 pièces.`,
      specifications: `Tissu : 100 % viscose, 120 g/m², impression réactive
Coupe : sans manches, taille élastiquée au dos, deux poches
Longueur : 112 cm en taille M
Tailles : S, M, L, XL, 2XL, 3XL
Entretien : lavage machine 30 °C, retrait inférieur à 4 %
Conditionnement : 1 pièce par sachet, 60 pièces par carton
Carton : 60 × 40 × 40 cm
Poids brut : environ 18,5 kg par carton
Code SH : 6204.44`,
      features: [
        'Impression réactive grand teint',
        'Tailles jusqu’au 3XL',
        'Deux poches latérales',
        'Votre étiquette dès 300 pièces',
      ],
    },
    es: {
      name: 'Vestido midi estampado de viscosa',
      shortDescription:
        'Vestido midi sin mangas de viscosa estampada, con cintura elástica y bolsillos, tallas S a 3XL, cuatro estampados.',
      description: `Vestido midi sin mangas en viscosa de 120 g/m², con estampación reactiva que aguanta los lavados. Lleva goma en la espalda a la altura de la cintura y dos bolsillos laterales.

Boutiques y vendedoras de mercado compran estampados surtidos; las tallas grandes, hasta la 3XL, se venden especialmente bien. Cada trimestre salen dibujos nuevos y desde 1000 prendas puede reservarse uno para su país.

Cada vestido va doblado en bolsa transparente, con cintas para la percha. Desde 300 prendas cosemos su etiqueta tejida y ponemos su etiqueta colgante.`,
      specifications: `Tejido: 100 % viscosa, 120 g/m², estampación reactiva
Corte: sin mangas, cintura elástica en la espalda, dos bolsillos
Largo: 112 cm en la talla M
Tallas: S, M, L, XL, 2XL, 3XL
Cuidado: lavado a máquina a 30 °C, encogimiento inferior al 4 %
Embalaje: 1 prenda por bolsa, 60 prendas por caja
Caja: 60 × 40 × 40 cm
Peso bruto: unos 18,5 kg por caja
Código SA: 6204.44`,
      features: [
        'Estampado resistente al lavado',
        'Tallas hasta la 3XL',
        'Dos bolsillos laterales',
        'Su etiqueta desde 300 prendas',
      ],
    },
    zh: {
      name: '女式人棉印花中长连衣裙',
      shortDescription: '无袖人棉印花连衣裙，松紧腰，带口袋，S–3XL，四款花型可选。',
      description: `无袖中长连衣裙，面料为120克/平方米人棉，活性印花，水洗不易褪色。后腰松紧，两侧插袋。

精品店和市场客户多拿混花，做到3XL的大码走得尤其好。每季度出新花型，满1000件可为您所在国家独家保留一款。

每件折叠装透明袋，带衣架挂带。满300件可换您专属的织唛和吊牌。`,
      specifications: `面料：100%粘胶（人棉），120 g/m²，活性印花
款式：无袖，后腰松紧，双侧袋
衣长：M码112 cm
尺码：S、M、L、XL、2XL、3XL
洗涤：30 °C机洗，缩水率低于4%
包装：一件一袋，60件/箱
外箱尺寸：60 × 40 × 40 cm
毛重：约18.5 kg/箱
海关编码（HS）：6204.44`,
      features: ['活性印花不易褪色', '大码至3XL', '两侧带口袋', '300件起换唛'],
    },
  },
  {
    key: 'cotton-t-shirts',
    category: 'clothing',
    partner: 'oujiang-garment',
    sku: 'CL-1002',
    backdrop: 'mint',
    colors: ['#ffffff', '#161616', '#c4202f', '#1d4fa3', '#f4c21d'],
    price: '1.95',
    priceUnit: 'USD',
    minimumOrderQuantity: 1000,
    leadTime: '15-20 days',
    packing: { perCarton: 100, centimetres: [60, 40, 45], kilograms: 19.5 },
    priceTiers: [
      { price: '1.95', quantity: 1000 },
      { price: '1.85', quantity: 3000 },
      { price: '1.74', quantity: 10000 },
    ],
    stockStatus: 'in_stock',
    stockQuantity: 18000,
    isFeatured: true,
    en: {
      name: 'Plain Cotton T-Shirts for Printing',
      shortDescription:
        'Round-neck T-shirts in 180 g/m² cotton jersey, S to 3XL, five stock colours, ready for your print or printed here.',
      description: `Round-neck T-shirts in 180 g/m² carded cotton jersey with tape across the shoulders and a ribbed collar with elastane that keeps its shape. The cloth is pre-shrunk and enzyme-washed so that ink sits evenly.

Print shops keep them on the shelf; churches, schools, NGOs, phone shops and campaigns order them printed. Five colours are in stock, any Pantone shade is dyed from 1,500 pieces.

We supply them blank or screen-printed in one to six colours, front, back and sleeve. Ten to a bag by size for blanks, singly bagged if printed.`,
      specifications: `Fabric: 100% cotton single jersey, 180 g/m²
Collar: 1 × 1 rib with 5% elastane, shoulder tape
Sizes: S, M, L, XL, 2XL, 3XL
Stock colours: white, black, red, royal blue, yellow
Printing: screen print, up to 6 colours
Shrinkage: under 5% at 40 °C
Packing: 10 pieces per bag, 100 pieces per carton
Carton: 60 × 40 × 45 cm, gross weight about 19.5 kg
HS code: 6109.10`,
      features: [
        'Pre-shrunk 180 g cotton',
        'Five stock colours',
        'Blank or screen-printed',
        'Collar keeps its shape',
      ],
    },
    fr: {
      name: 'T-shirts en coton unis à imprimer',
      shortDescription:
        'T-shirts col rond en jersey de coton 180 g/m², du S au 3XL, cinq coloris en stock, vierges ou imprimés par nos soins.',
      description: `T-shirts à col rond en jersey de coton cardé de 180 g/m², bande de propreté d’une épaule à l’autre et col côtelé avec élasthanne qui ne se détend pas. Le tissu est prérétréci et lavé aux enzymes : l’encre s’y dépose régulièrement.

Les imprimeurs les gardent en rayon ; églises, écoles, ONG, boutiques de téléphonie et équipes de campagne les commandent imprimés. Cinq coloris sont en stock, toute teinte Pantone est teinte dès 1 500 pièces.

Livrés vierges ou sérigraphiés de une à six couleurs, devant, dos et manche. Les vierges sont ensachés par dix et par taille, les imprimés à l’unité.`,
      specifications: `Tissu : jersey 100 % coton, 180 g/m²
Col : côte 1 × 1 avec 5 % d’élasthanne, bande d’épaule
Tailles : S, M, L, XL, 2XL, 3XL
Coloris en stock : blanc, noir, rouge, bleu roi, jaune
Impression : sérigraphie, jusqu’à 6 couleurs
Retrait : inférieur à 5 % à 40 °C
Conditionnement : 10 pièces par sachet, 100 pièces par carton
Carton : 60 × 40 × 45 cm, poids brut environ 19,5 kg
Code SH : 6109.10`,
      features: [
        'Coton 180 g prérétréci',
        'Cinq coloris en stock',
        'Vierges ou sérigraphiés',
        'Col qui tient',
      ],
    },
    es: {
      name: 'Camisetas lisas de algodón para estampar',
      shortDescription:
        'Camisetas de cuello redondo en punto de algodón de 180 g/m², tallas S a 3XL, cinco colores, lisas o ya estampadas.',
      description: `Camisetas de cuello redondo en punto liso de algodón cardado de 180 g/m², con cinta de hombro a hombro y cuello acanalado con elastano que no se da de sí. El tejido viene preencogido y lavado con enzimas, así la tinta asienta por igual.

Los talleres de serigrafía las tienen siempre en almacén; iglesias, colegios, ONG, tiendas de telefonía y campañas las piden estampadas. Hay cinco colores en existencias y desde 1500 prendas teñimos cualquier tono Pantone.

Se sirven lisas o serigrafiadas de una a seis tintas, en pecho, espalda y manga. Las lisas van de diez en diez por talla; las estampadas, en bolsa individual.`,
      specifications: `Tejido: punto liso 100 % algodón, 180 g/m²
Cuello: canalé 1 × 1 con 5 % de elastano, cinta en hombros
Tallas: S, M, L, XL, 2XL, 3XL
Colores en existencias: blanco, negro, rojo, azul royal, amarillo
Estampación: serigrafía, hasta 6 tintas
Encogimiento: inferior al 5 % a 40 °C
Embalaje: 10 prendas por bolsa, 100 prendas por caja
Caja: 60 × 40 × 45 cm, peso bruto unos 19,5 kg
Código SA: 6109.10`,
      features: [
        'Algodón preencogido 180 g',
        'Cinco colores en existencias',
        'Lisas o serigrafiadas',
        'Cuello que no cede',
      ],
    },
    zh: {
      name: '纯棉圆领空白T恤 可印字',
      shortDescription: '180克纯棉汗布圆领T恤，S–3XL，五色现货，可供空白衫，也可代印图案。',
      description: `圆领T恤，面料为180克/平方米普梳纯棉汗布，肩部通条加固，罗纹领加氨纶，不易变形。面料经预缩和酶洗，布面平整，上墨均匀。

印花店常备现货，教会、学校、非政府组织、手机店和竞选团队则直接订印好的成品。五个颜色有现货，满1500件可按潘通色号染色。

可出空白衫，也可代做前胸、后背、袖子丝印，一至六色。空白衫按尺码10件一袋，印花衫单件独立袋装。`,
      specifications: `面料：100%棉单面汗布，180 g/m²
领口：1 × 1罗纹，含5%氨纶，肩部通条
尺码：S、M、L、XL、2XL、3XL
现货颜色：白、黑、红、宝蓝、黄
印花：丝网印，最多6色
缩水率：40 °C低于5%
包装：10件/袋，100件/箱
外箱：60 × 40 × 45 cm，毛重约19.5 kg
海关编码（HS）：6109.10`,
      features: ['180克预缩纯棉', '五色现货', '空白或代印', '领口不变形'],
    },
  },
  {
    key: 'mens-shirt-and-tie',
    category: 'clothing',
    partner: 'oujiang-garment',
    sku: 'CL-1003',
    backdrop: 'stone',
    colors: ['#ffffff', '#a9c4e6', '#e8d3d8'],
    price: '32.00',
    priceUnit: 'CNY',
    minimumOrderQuantity: 300,
    saleUnit: 'set',
    leadTime: '3-4 weeks',
    stockStatus: 'in_stock',
    stockQuantity: 420,
    en: {
      name: 'Men’s Long-Sleeve Shirt with Tie',
      shortDescription:
        'Gift-boxed set of a poly-cotton dress shirt and matching tie, collar 38 to 46, 36 sets to a carton.',
      description: `A long-sleeved dress shirt in easy-iron polyester-cotton with a matching woven tie, sold as a set. The collar and cuffs are fused and stay flat after many washes; there is one chest pocket.

Men’s shops sell the sets as gifts and for weddings and graduations; banks, hotels and security firms order them as uniforms without the box. White and light blue are always made, pink by order.

Shirt and tie lie in a box with a clear lid. Embroidery on the pocket and a woven label are possible from 300 sets.`,
      specifications: `Shirt: 65% polyester, 35% cotton, 115 g/m²
Tie: 100% polyester jacquard, 8 × 146 cm
Collar sizes: 38, 39, 40, 41, 42, 43, 44, 46
Fit: regular, one chest pocket
Packing: gift box with clear lid, 36 sets per carton
Carton: 70 × 50 × 38 cm
Gross weight: about 15 kg per carton
HS code: 6205.30 (shirt), 6215.20 (tie)`,
      features: [
        'Easy-iron poly-cotton',
        'Matching woven tie',
        'Gift box included',
        'Pocket embroidery possible',
      ],
    },
    fr: {
      name: 'Chemise homme manches longues avec cravate',
      shortDescription:
        'Coffret chemise habillée en polyester-coton et cravate assortie, encolures 38 à 46, 36 ensembles par carton.',
      description: `Chemise habillée à manches longues en polyester-coton facile à repasser et cravate tissée assortie, vendues ensemble. Col et poignets thermocollés restent plats après de nombreux lavages ; une poche poitrine.

Les boutiques pour hommes vendent ces coffrets comme cadeau, pour les mariages et les remises de diplômes ; banques, hôtels et sociétés de gardiennage les commandent en uniforme, sans coffret. Le blanc et le bleu ciel sont suivis, le rose se fait sur commande.

Chemise et cravate sont présentées dans une boîte à couvercle transparent. Broderie sur la poche et étiquette tissée possibles dès 300 ensembles.`,
      specifications: `Chemise : 65 % polyester, 35 % coton, 115 g/m²
Cravate : jacquard 100 % polyester, 8 × 146 cm
Encolures : 38, 39, 40, 41, 42, 43, 44, 46
Coupe : droite, une poche poitrine
Conditionnement : coffret à couvercle transparent, 36 ensembles par carton
Carton : 70 × 50 × 38 cm
Poids brut : environ 15 kg par carton
Code SH : 6205.30 (chemise), 6215.20 (cravate)`,
      features: [
        'Repassage facile',
        'Cravate tissée assortie',
        'Coffret cadeau inclus',
        'Broderie sur la poche',
      ],
    },
    es: {
      name: 'Camisa de hombre manga larga con corbata',
      shortDescription:
        'Estuche con camisa de vestir de poliéster y algodón y corbata a juego, cuellos 38 a 46, 36 juegos por caja.',
      description: `Camisa de vestir de manga larga, de poliéster y algodón de fácil planchado, con corbata tejida a juego; se venden juntas. El cuello y los puños, termofijados, siguen lisos tras muchos lavados; lleva un bolsillo en el pecho.

Las tiendas de caballero venden el juego como regalo y para bodas y graduaciones; bancos, hoteles y empresas de seguridad lo piden como uniforme, sin estuche. El blanco y el celeste se fabrican siempre; el rosa, por encargo.

Camisa y corbata van en un estuche con tapa transparente. Desde 300 juegos es posible bordar el bolsillo y poner etiqueta tejida.`,
      specifications: `Camisa: 65 % poliéster, 35 % algodón, 115 g/m²
Corbata: jacquard 100 % poliéster, 8 × 146 cm
Cuellos: 38, 39, 40, 41, 42, 43, 44, 46
Corte: recto, un bolsillo en el pecho
Embalaje: estuche con tapa transparente, 36 juegos por caja
Caja: 70 × 50 × 38 cm
Peso bruto: unos 15 kg por caja
Código SA: 6205.30 (camisa), 6215.20 (corbata)`,
      features: [
        'Fácil planchado',
        'Corbata tejida a juego',
        'Estuche de regalo incluido',
        'Bordado en el bolsillo',
      ],
    },
    zh: {
      name: '男式长袖衬衫配领带套装',
      shortDescription: '涤棉商务长袖衬衫配同色系领带，礼盒装，领围38–46，36套一箱。',
      description: `长袖正装衬衫，涤棉易烫面料，配同色系提花领带，成套销售。领子和袖口加粘合衬，多次水洗仍平整；左胸一个口袋。

男装店多作礼品及婚礼、毕业典礼用装销售；银行、酒店和保安公司则作为制服采购，不带礼盒。白色和浅蓝常年生产，粉色按订单做。

衬衫和领带装透明盖礼盒。满300套可在口袋绣字并换织唛。`,
      specifications: `衬衫：65%涤纶、35%棉，115 g/m²
领带：100%涤纶提花，8 × 146 cm
领围：38、39、40、41、42、43、44、46
版型：常规，左胸单袋
包装：透明盖礼盒，36套/箱
外箱尺寸：70 × 50 × 38 cm
毛重：约15 kg/箱
海关编码（HS）：6205.30（衬衫）、6215.20（领带）`,
      features: ['涤棉易烫', '配提花领带', '含礼盒', '口袋可绣字'],
    },
  },
  {
    key: 'mens-denim-jeans',
    category: 'clothing',
    partner: 'oujiang-garment',
    sku: 'CL-1004',
    backdrop: 'sand',
    colors: ['#2a4a7a', '#16233b', '#1a1a1c'],
    price: '6.80',
    priceUnit: 'USD',
    minimumOrderQuantity: 600,
    leadTime: '30-35 days',
    packing: { perCarton: 30, centimetres: [60, 40, 38], kilograms: 19.5 },
    priceTiers: [
      { price: '6.80', quantity: 600 },
      { price: '6.55', quantity: 1500 },
      { price: '6.30', quantity: 3000 },
    ],
    stockStatus: 'low_stock',
    stockQuantity: 8,
    en: {
      name: 'Men’s Denim Jeans, Straight Cut',
      shortDescription:
        'Straight-cut stretch denim jeans for men, 11 oz, waist 28 to 42, in three washes, 30 pieces to a carton.',
      description: `Straight five-pocket jeans in 11 oz cotton denim with a little elastane for comfort. Seams are double-stitched, stress points are bar-tacked, and the zip is brass.

The usual buyers are clothing wholesalers and workwear shops. A standard carton holds one wash in a fixed size run, 28 to 42 by two inches; other runs are packed without extra charge from 600 pieces.

Leather-look patch, buttons, rivets and pocket lining can be made with your brand. Each pair is folded with a hang tag in a polybag.`,
      specifications: `Fabric: 98% cotton, 2% elastane, 11 oz denim
Washes: mid blue, dark blue, black
Sizes: waist 28-42 inches, inside leg 32 inches
Closure: brass zip and shank button
Packing: 1 piece per polybag, 30 pieces per carton
Carton: 60 × 40 × 38 cm
Gross weight: about 19.5 kg per carton
HS code: 6203.42`,
      features: [
        '11 oz stretch denim',
        'Bar-tacked stress points',
        'Waist 28 to 42',
        'Branded patch and rivets',
      ],
    },
    fr: {
      name: 'Jeans homme coupe droite en denim',
      shortDescription:
        'Jeans droits pour homme en denim extensible 11 oz, tailles US 28 à 42, trois délavages, 30 pièces par carton.',
      description: `Jeans droits cinq poches en denim de coton 11 oz avec un peu d’élasthanne pour le confort. Coutures doubles, points d’arrêt aux endroits sollicités et fermeture à glissière en laiton.

Les acheteurs habituels sont les grossistes en habillement et les magasins de vêtements de travail. Le carton standard contient un seul délavage dans une gamme de tailles fixe, de 28 à 42, de deux en deux ; d’autres assortiments sont préparés sans supplément dès 600 pièces.

L’écusson aspect cuir, les boutons, les rivets et le fond de poche peuvent porter votre marque. Chaque jean est plié en sachet avec une étiquette volante.`,
      specifications: `Tissu : 98 % coton, 2 % élasthanne, denim 11 oz
Délavages : bleu moyen, bleu foncé, noir
Tailles : tour de taille 28 à 42 pouces, entrejambe 32 pouces
Fermeture : zip laiton et bouton jean
Conditionnement : 1 pièce par sachet, 30 pièces par carton
Carton : 60 × 40 × 38 cm
Poids brut : environ 19,5 kg par carton
Code SH : 6203.42`,
      features: [
        'Denim extensible 11 oz',
        'Points d’arrêt renforcés',
        'Tailles 28 à 42',
        'Écusson et rivets personnalisés',
      ],
    },
    es: {
      name: 'Vaqueros de hombre, pantalón de corte recto',
      shortDescription:
        'Vaqueros rectos de denim elástico de 11 oz para hombre, cintura 28 a 42, tres lavados, 30 prendas por caja.',
      description: `Pantalón vaquero recto de cinco bolsillos en denim de algodón de 11 oz, con algo de elastano para mayor comodidad. Costuras dobles, presillas de refuerzo en los puntos de tensión y cremallera de latón.

Los compradores habituales son mayoristas de ropa y tiendas de vestuario laboral. La caja estándar lleva un solo lavado en un surtido fijo de tallas, de la 28 a la 42 de dos en dos; desde 600 prendas preparamos otros surtidos sin recargo.

La etiqueta símil piel de la cintura, los botones, los remaches y el forro del bolsillo pueden llevar su marca. Cada pantalón va doblado en bolsa con etiqueta colgante.`,
      specifications: `Tejido: 98 % algodón, 2 % elastano, denim de 11 oz
Lavados: azul medio, azul oscuro, negro
Tallas: cintura 28 a 42 pulgadas, entrepierna 32 pulgadas
Cierre: cremallera de latón y botón metálico
Embalaje: 1 prenda por bolsa, 30 prendas por caja
Caja: 60 × 40 × 38 cm
Peso bruto: unos 19,5 kg por caja
Código SA: 6203.42`,
      features: [
        'Denim elástico de 11 oz',
        'Refuerzos en las costuras',
        'Cinturas 28 a 42',
        'Etiqueta y remaches propios',
      ],
    },
    zh: {
      name: '男式直筒牛仔裤',
      shortDescription: '男式直筒微弹牛仔裤，11盎司，腰围28–42，三种洗水颜色，30条一箱。',
      description: `直筒五袋牛仔裤，11盎司棉质牛仔布，少量氨纶，穿着舒适。双线车缝，受力处打枣加固，铜拉链。

主要客户为服装批发商和工装店。标准箱为单一洗水色、固定配码，28–42隔码；满600条可按您的配码装箱，不另收费。

仿皮腰牌、纽扣、铆钉和袋布均可做您的商标。每条带吊牌，折叠袋装。`,
      specifications: `面料：98%棉、2%氨纶，11盎司牛仔布
洗水色：中蓝、深蓝、黑色
尺码：腰围28–42英寸，内长32英寸
门襟：铜拉链加工字扣
包装：一条一袋，30条/箱
外箱尺寸：60 × 40 × 38 cm
毛重：约19.5 kg/箱
海关编码（HS）：6203.42`,
      features: ['11盎司微弹牛仔', '受力处打枣加固', '腰围28至42', '腰牌铆钉可定制'],
    },
  },
  {
    key: 'work-trench-coat',
    category: 'clothing',
    partner: 'oujiang-garment',
    sku: 'CL-1005',
    backdrop: 'dusk',
    colors: ['#b08a5b', '#1d2433', '#4b5340 olive'],
    price: '13.50',
    priceUnit: 'EUR',
    minimumOrderQuantity: 200,
    leadTime: '4-5 weeks',
    stockStatus: 'in_stock',
    stockQuantity: 260,
    isActive: false,
    en: {
      name: 'Men’s Water-Repellent Work Trench Coat',
      shortDescription:
        'Knee-length work coat in water-repellent poly-cotton twill with belt and loose lining, S to 3XL, 20 pieces a carton.',
      description: `Knee-length trench coat in polyester-cotton twill with a water-repellent finish, a belt, storm flap and two deep pockets. It is half lined in polyester and loose enough to go over a uniform.

Hotels put it on their doormen, guard companies on night shifts, and shops in highland towns sell it in the cool season. It keeps off showers; it is not a taped raincoat.

Badges, shoulder loops and embroidered names are added from 200 pieces. The coats travel folded, or hanging in garment cartons at extra cost.`,
      specifications: `Fabric: 65% polyester, 35% cotton twill, 210 g/m²
Finish: water-repellent (PFC-free)
Lining: half lining, polyester taffeta
Length: 105 cm in size L
Sizes: S, M, L, XL, 2XL, 3XL
Packing: 1 piece per polybag, 20 pieces per carton
Carton: 62 × 45 × 40 cm
Gross weight: about 20 kg per carton
HS code: 6201.40`,
      features: ['Water-repellent twill', 'Fits over a uniform', 'Badges and embroidery', 'Sizes up to 3XL'],
    },
    fr: {
      name: 'Manteau trench de travail déperlant homme',
      shortDescription:
        'Manteau de travail aux genoux en sergé polyester-coton déperlant, ceinturé, du S au 3XL, 20 pièces par carton.',
      description: `Trench au genou en sergé polyester-coton à finition déperlante, avec ceinture, bavolet et deux poches profondes. Doublé à mi-corps en polyester, il est assez ample pour se porter sur un uniforme.

Les hôtels en habillent leurs portiers, les sociétés de gardiennage leurs équipes de nuit, et les boutiques des villes d’altitude le vendent à la saison fraîche. Il protège des averses ; ce n’est pas un imperméable à coutures étanchées.

Écussons, pattes d’épaule et noms brodés dès 200 pièces. Les manteaux voyagent pliés ou, avec supplément, suspendus en cartons penderie.`,
      specifications: `Tissu : sergé 65 % polyester, 35 % coton, 210 g/m²
Finition : déperlante (sans PFC)
Doublure : demi-doublure en taffetas polyester
Longueur : 105 cm en taille L
Tailles : S, M, L, XL, 2XL, 3XL
Conditionnement : 1 pièce par sachet, 20 pièces par carton
Carton : 62 × 45 × 40 cm
Poids brut : environ 20 kg par carton
Code SH : 6201.40`,
      features: [
        'Sergé déperlant',
        'Se porte sur l’uniforme',
        'Écussons et broderie',
        'Tailles jusqu’au 3XL',
      ],
    },
    es: {
      name: 'Abrigo gabardina de trabajo para hombre',
      shortDescription:
        'Abrigo de trabajo hasta la rodilla, de sarga hidrófuga con cinturón, tallas S a 3XL, 20 prendas por caja.',
      description: `Gabardina hasta la rodilla, de sarga de poliéster y algodón con acabado hidrófugo, cinturón, canesú de lluvia y dos bolsillos hondos. Lleva medio forro de poliéster y es lo bastante holgada para ponérsela sobre un uniforme.

Los hoteles visten con ella a sus porteros, las empresas de vigilancia a los turnos de noche, y las tiendas de ciudades de altura la venden en la estación fresca. Protege de chubascos; no es un impermeable de costuras selladas.

Desde 200 prendas añadimos escudos, hombreras y nombres bordados. Los abrigos viajan doblados o, con recargo, colgados en cajas armario.`,
      specifications: `Tejido: sarga 65 % poliéster, 35 % algodón, 210 g/m²
Acabado: hidrófugo (sin PFC)
Forro: medio forro de tafetán de poliéster
Largo: 105 cm en la talla L
Tallas: S, M, L, XL, 2XL, 3XL
Embalaje: 1 prenda por bolsa, 20 prendas por caja
Caja: 62 × 45 × 40 cm
Peso bruto: unos 20 kg por caja
Código SA: 6201.40`,
      features: ['Sarga hidrófuga', 'Cabe sobre el uniforme', 'Escudos y bordados', 'Tallas hasta la 3XL'],
    },
    zh: {
      name: '男式防泼水工装风衣',
      shortDescription: '及膝工装风衣，涤棉斜纹防泼水面料，带腰带，S–3XL，20件一箱。',
      description: `及膝风衣，涤棉斜纹布做防泼水整理，带腰带、防风披肩和两个深口袋。半里为涤纶，版型宽松，可套在制服外面穿。

酒店给门童穿，保安公司给夜班人员穿，高原城市的服装店在凉季零售。可挡阵雨，但不是压胶雨衣。

满200件可加臂章、肩襻和绣名。大衣折叠装箱，也可加费用挂装箱。`,
      specifications: `面料：65%涤、35%棉斜纹布，210 g/m²
整理：防泼水（无氟）
里料：半里，涤塔夫
衣长：L码105 cm
尺码：S、M、L、XL、2XL、3XL
包装：一件一袋，20件/箱
外箱尺寸：62 × 45 × 40 cm
毛重：约20 kg/箱
海关编码（HS）：6201.40`,
      features: ['防泼水斜纹布', '可套在制服外', '可加章绣字', '大码至3XL'],
    },
  },
  {
    key: 'cotton-crew-socks',
    category: 'clothing',
    partner: 'oujiang-garment',
    sku: 'CL-1006',
    backdrop: 'sky',
    colors: ['#f5f5f3', '#1b1b1d', '#7d8590', '#26386b'],
    price: '0.33',
    priceUnit: 'USD',
    minimumOrderQuantity: 3000,
    saleUnit: 'pair',
    leadTime: '15-20 days',
    stockStatus: 'out_of_stock',
    stockQuantity: 0,
    en: {
      name: 'Cotton Crew Socks, Adult and School',
      shortDescription:
        'Cotton-rich crew socks in white, black, grey and navy for adults and schoolchildren, 240 pairs to a carton.',
      description: `Plain crew socks knitted on 168-needle machines from a cotton-rich yarn, with reinforced heel and toe and a cuff that holds without cutting in. The price is per pair.

School shops buy white and navy in children’s sizes before each term; market traders sell the adult sizes in dozens. Hotels and football clubs order their own colours.

Stripes, a knitted logo or a colour of your own can be made from 3,000 pairs. Twelve pairs are banded together, and the band can carry your name.`,
      specifications: `Yarn: 80% cotton, 17% polyester, 3% elastane
Knit: 168 needles, reinforced heel and toe
Sizes: EU 31-35, 36-40, 41-45
Colours: white, black, grey, navy
Packing: 12 pairs per band and polybag, 240 pairs per carton
Carton: 55 × 40 × 38 cm
Gross weight: about 12 kg per carton
HS code: 6115.95`,
      features: [
        'Cotton-rich yarn',
        'Reinforced heel and toe',
        'Children’s and adult sizes',
        'Knitted logo possible',
      ],
    },
    fr: {
      name: 'Chaussettes mi-hautes en coton, adulte et école',
      shortDescription:
        'Chaussettes riches en coton, blanc, noir, gris et marine, pour adultes et écoliers, 240 paires par carton.',
      description: `Chaussettes unies mi-hautes tricotées en 168 aiguilles dans un fil riche en coton, talon et pointe renforcés, bord-côte qui tient sans serrer. Le prix s’entend par paire.

Les boutiques scolaires prennent le blanc et le marine en tailles enfant avant chaque rentrée ; au marché, les tailles adulte se vendent à la douzaine. Hôtels et clubs de football commandent leurs propres couleurs.

Rayures, logo tricoté ou coloris à votre choix dès 3 000 paires. Les paires sont réunies par douze sous une bande qui peut porter votre nom.`,
      specifications: `Fil : 80 % coton, 17 % polyester, 3 % élasthanne
Tricot : 168 aiguilles, talon et pointe renforcés
Pointures : 31-35, 36-40, 41-45
Coloris : blanc, noir, gris, marine
Conditionnement : 12 paires par bande et sachet, 240 paires par carton
Carton : 55 × 40 × 38 cm
Poids brut : environ 12 kg par carton
Code SH : 6115.95`,
      features: [
        'Fil riche en coton',
        'Talon et pointe renforcés',
        'Tailles enfant et adulte',
        'Logo tricoté possible',
      ],
    },
    es: {
      name: 'Calcetines de algodón para adulto y escolar',
      shortDescription:
        'Calcetines de media caña ricos en algodón, en blanco, negro, gris y marino, adulto y niño, 240 pares por caja.',
      description: `Calcetines lisos de media caña tejidos a 168 agujas con hilo rico en algodón, talón y puntera reforzados y un puño que sujeta sin apretar. El precio es por par.

Las tiendas escolares compran blanco y marino en tallas de niño antes de cada curso; en el mercado, las tallas de adulto se venden por docenas. Hoteles y clubes de fútbol piden sus propios colores.

Desde 3000 pares podemos hacer rayas, un logotipo tejido o un color propio. Van en fajos de doce pares con una faja que puede llevar su nombre.`,
      specifications: `Hilo: 80 % algodón, 17 % poliéster, 3 % elastano
Tejido: 168 agujas, talón y puntera reforzados
Números: 31-35, 36-40, 41-45
Colores: blanco, negro, gris, marino
Embalaje: 12 pares por faja y bolsa, 240 pares por caja
Caja: 55 × 40 × 38 cm
Peso bruto: unos 12 kg por caja
Código SA: 6115.95`,
      features: [
        'Hilo rico en algodón',
        'Talón y puntera reforzados',
        'Tallas de niño y adulto',
        'Logotipo tejido posible',
      ],
    },
    zh: {
      name: '棉质中筒袜 成人及学生款',
      shortDescription: '高含棉中筒袜，白、黑、灰、藏青四色，成人和学生尺码，240双一箱。',
      description: `素色中筒袜，168针机织，纱线含棉量高，袜跟袜头加固，袜口松紧适度不勒腿。报价为每双单价。

校服店开学前采购白色和藏青童码，市场客户按打销售成人码。酒店和足球俱乐部可订自己的颜色。

满3000双可做条纹、提花标志或指定颜色。12双一扎，腰封可印您的名称。`,
      specifications: `成分：80%棉、17%涤纶、3%氨纶
织法：168针，袜跟袜头加固
尺码：欧码31–35、36–40、41–45
颜色：白、黑、灰、藏青
包装：12双一扎一袋，240双/箱
外箱尺寸：55 × 40 × 38 cm
毛重：约12 kg/箱
海关编码（HS）：6115.95`,
      features: ['高含棉纱线', '袜跟袜头加固', '童码成人码齐全', '可织标志'],
    },
  },
  {
    key: 'high-visibility-vest',
    category: 'clothing',
    partner: 'oujiang-garment',
    sku: 'CL-1007',
    backdrop: 'stone',
    colors: ['#e9f000', '#ff6a13'],
    price: null,
    priceUnit: 'USD',
    minimumOrderQuantity: 1000,
    leadTime: '15-20 days',
    stockStatus: 'in_stock',
    stockQuantity: 6000,
    en: {
      name: 'High-Visibility Safety Vest',
      shortDescription:
        'Fluorescent safety vests with two reflective bands, M to 3XL, printed with your company name on front and back.',
      description: `Fluorescent vests in knitted polyester with two 5 cm reflective bands round the body and hook-and-loop closing. Cloth and tape are made to EN ISO 20471 class 2; the test report comes with the offer.

Road builders, ports, motorcycle-taxi associations, security firms and event organisers order them. The price depends on the print and on the grade of tape: tell us both and you have an offer within a day.

Front and back take a screen or transfer print up to 30 × 40 cm. Each vest is bagged singly, with a card if you sell at retail.`,
      specifications: `Fabric: 100% polyester knit, 120 g/m²
Reflective tape: two bands, 5 cm, sewn on
Standard: EN ISO 20471 class 2
Sizes: M, L, XL, 2XL, 3XL
Colours: yellow, orange
Printing: screen or transfer, up to 30 × 40 cm
Packing: 1 piece per polybag, 100 pieces per carton
Carton: 58 × 38 × 32 cm, gross weight about 14.5 kg`,
      features: [
        'Two 5 cm reflective bands',
        'Hook-and-loop closing',
        'Print front and back',
        'Yellow or orange',
      ],
    },
    fr: {
      name: 'Gilet de sécurité haute visibilité',
      shortDescription:
        'Gilets fluorescents à deux bandes réfléchissantes, du M au 3XL, imprimés à votre nom devant et dans le dos.',
      description: `Gilets fluorescents en maille polyester, deux bandes réfléchissantes de 5 cm autour du corps et fermeture autoagrippante. Tissu et bandes répondent à la norme EN ISO 20471 classe 2 ; le rapport d’essai est joint à l’offre.

Les commandes viennent des entreprises de travaux routiers, des ports, des associations de taxis-motos, des sociétés de gardiennage et des organisateurs d’événements. Le prix dépend du marquage et de la qualité de la bande : indiquez-nous les deux, nous vous faisons une offre sous 24 heures.

Devant et dos reçoivent une sérigraphie ou un transfert jusqu’à 30 × 40 cm. Chaque gilet est ensaché à l’unité, avec carte si vous vendez au détail.`,
      specifications: `Tissu : maille 100 % polyester, 120 g/m²
Bandes réfléchissantes : deux bandes de 5 cm, cousues
Norme : EN ISO 20471 classe 2
Tailles : M, L, XL, 2XL, 3XL
Coloris : jaune, orange
Impression : sérigraphie ou transfert, jusqu’à 30 × 40 cm
Conditionnement : 1 pièce par sachet, 100 pièces par carton
Carton : 58 × 38 × 32 cm, poids brut environ 14,5 kg`,
      features: [
        'Deux bandes réfléchissantes 5 cm',
        'Fermeture autoagrippante',
        'Impression devant et dos',
        'Jaune ou orange',
      ],
    },
    es: {
      name: 'Chaleco de seguridad de alta visibilidad',
      shortDescription:
        'Chalecos fluorescentes con dos bandas reflectantes, tallas M a 3XL, con el nombre de su empresa en pecho y espalda.',
      description: `Chalecos fluorescentes de punto de poliéster, con dos bandas reflectantes de 5 cm alrededor del cuerpo y cierre autoadherente. Tejido y cinta responden a la norma EN ISO 20471 clase 2; el informe de ensayo acompaña a la oferta.

Los piden empresas de obras viales, puertos, asociaciones de mototaxis, compañías de seguridad y organizadores de eventos. El precio depende de la impresión y de la calidad de la cinta: díganos ambas cosas y le cotizamos en 24 horas.

Pecho y espalda admiten serigrafía o transfer de hasta 30 × 40 cm. Cada chaleco va en bolsa individual, con cartoncillo si lo vende al por menor.`,
      specifications: `Tejido: punto 100 % poliéster, 120 g/m²
Cinta reflectante: dos bandas de 5 cm, cosidas
Norma: EN ISO 20471 clase 2
Tallas: M, L, XL, 2XL, 3XL
Colores: amarillo, naranja
Impresión: serigrafía o transfer, hasta 30 × 40 cm
Embalaje: 1 prenda por bolsa, 100 prendas por caja
Caja: 58 × 38 × 32 cm, peso bruto unos 14,5 kg`,
      features: [
        'Dos bandas reflectantes',
        'Cierre autoadherente',
        'Impresión en pecho y espalda',
        'Amarillo o naranja',
      ],
    },
    zh: {
      name: '高可视反光安全背心',
      shortDescription: '荧光安全背心，两道反光带，M–3XL，前胸后背可印公司名称。',
      description: `荧光针织涤纶背心，围身两道5厘米反光带，魔术贴门襟。面料和反光带按EN ISO 20471 2级标准生产，报价时附检测报告。

筑路公司、港口、摩的协会、保安公司和活动主办方都有订购。价格取决于印刷内容和反光带等级，告知这两项后，一天内报价。

前后均可丝印或热转印，最大30 × 40厘米。单件袋装，零售可加纸卡。`,
      specifications: `面料：100%涤纶针织布，120 g/m²
反光带：两道，宽5 cm，车缝
标准：EN ISO 20471 2级
尺码：M、L、XL、2XL、3XL
颜色：黄、橙
印刷：丝印或热转印，最大30 × 40 cm
包装：一件一袋，100件/箱
外箱：58 × 38 × 32 cm，毛重约14.5 kg`,
      features: ['两道5厘米反光带', '魔术贴门襟', '前后可印字', '黄橙两色'],
    },
  },
] as const satisfies readonly DemoProduct[];

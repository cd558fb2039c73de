import type { DemoProduct } from '../types.ts';

export const audioVideo = [
  {
    key: 'bluetooth-over-ear-headphones',
    category: 'audio-video',
    partner: 'shenbei-audio',
    sku: 'AV-2001',
    backdrop: 'dusk',
    colors: ['#ece9f1', '#f3c9d3', '#c5e6df', '#c6dcf2', '#1f2024'],
    price: '5.40',
    priceUnit: 'USD',
    minimumOrderQuantity: 200,
    leadTime: '15-20 days',
    packing: { perCarton: 40, centimetres: [74, 42, 42], kilograms: 15 },
    priceTiers: [
      { price: '5.40', quantity: 200 },
      { price: '5.15', quantity: 1000 },
      { price: '4.95', quantity: 3000 },
    ],
    stockStatus: 'in_stock',
    stockQuantity: 1500,
    isFeatured: true,
    hasVideo: true,
    en: {
      name: 'Bluetooth Over-Ear Headphones',
      shortDescription:
        'Foldable Bluetooth 5.3 headphones with 40 mm drivers, 20 hours of music and a jack cable.',
      description: `Closed over-ear headphones with 40 mm drivers and soft cushions in synthetic leather. The 400 mAh battery plays for up to 20 hours and fills in two hours over USB-C; with the jack cable they go on working when the battery is flat. A microphone in the left cup takes calls.

The steel-core headband stretches to fit children and adults, and the cups fold in, so the box stays small. Phone shops, supermarkets and campus kiosks are the usual buyers.

Each pair comes with a charging cable, a jack cable and a leaflet in English and French. Your logo can be printed on the cups from 300 pieces; a box of your own is possible from 1,000.`,
      specifications: `Bluetooth: 5.3, range 10 m
Drivers: 40 mm, 32 ohm
Battery: 400 mAh, up to 20 h, USB-C
Wired use: 3.5 mm jack cable, 1.2 m
Material: ABS, steel headband, synthetic leather
Weight: 210 g
Carton: 40 pcs, 74 × 42 × 42 cm, gross weight 15 kg
HS code: 8518.30`,
      features: [
        '20 hours of music',
        'Also works by cable',
        'Folds flat',
        'Five colours',
        'Logo from 300 pieces',
      ],
    },
    fr: {
      name: 'Casque audio Bluetooth circum-auriculaire',
      shortDescription:
        'Casque pliable Bluetooth 5.3, haut-parleurs de 40 mm, 20 heures d’écoute, câble jack fourni.',
      description: `Casque fermé à haut-parleurs de 40 mm et coussinets souples en similicuir. La batterie de 400 mAh tient jusqu’à 20 heures et se recharge en deux heures par USB-C ; avec le câble jack, le casque fonctionne même batterie vide. Un micro dans l’oreillette gauche permet de téléphoner.

L’arceau à âme d’acier s’ajuste aux enfants comme aux adultes et les oreillettes se replient : la boîte reste petite. Boutiques de téléphonie, supermarchés et kiosques de campus en sont les acheteurs habituels.

Chaque casque est livré avec câble de charge, câble jack et notice en anglais et en français. Votre logo sur les oreillettes dès 300 pièces, boîte à votre marque dès 1 000.`,
      specifications: `Bluetooth : 5.3, portée 10 m
Haut-parleurs : 40 mm, 32 ohms
Batterie : 400 mAh, jusqu’à 20 h, USB-C
Mode filaire : câble jack 3,5 mm de 1,2 m
Matières : ABS, arceau acier, similicuir
Poids : 210 g
Carton : 40 pièces, 74 × 42 × 42 cm, poids brut 15 kg
Code SH : 8518.30`,
      features: [
        '20 heures d’écoute',
        'Fonctionne aussi par câble',
        'Pliable à plat',
        'Cinq coloris',
        'Logo dès 300 pièces',
      ],
    },
    es: {
      name: 'Auriculares Bluetooth de diadema',
      shortDescription:
        'Auriculares plegables Bluetooth 5.3 con altavoces de 40 mm, 20 horas de música y cable jack.',
      description: `Auriculares cerrados con altavoces de 40 mm y almohadillas blandas de piel sintética. La batería de 400 mAh dura hasta 20 horas y se carga en dos horas por USB-C; con el cable jack siguen funcionando aunque se agote. El micrófono del lado izquierdo sirve para hacer llamadas.

La diadema con alma de acero se ajusta a niños y adultos, y los auriculares se pliegan, así que la caja ocupa poco. Los compran sobre todo tiendas de telefonía, supermercados y quioscos universitarios.

Cada unidad incluye cable de carga, cable jack e instrucciones en inglés y francés. Su logotipo en los laterales desde 300 unidades; caja propia desde 1000.`,
      specifications: `Bluetooth: 5.3, alcance 10 m
Altavoces: 40 mm, 32 ohmios
Batería: 400 mAh, hasta 20 h, USB-C
Uso con cable: jack de 3,5 mm, 1,2 m
Materiales: ABS, diadema de acero, piel sintética
Peso: 210 g
Caja: 40 unidades, 74 × 42 × 42 cm, peso bruto 15 kg
Código SA: 8518.30`,
      features: [
        '20 horas de música',
        'También con cable',
        'Se pliegan fácilmente',
        'Cinco colores',
        'Logotipo desde 300 unidades',
      ],
    },
    zh: {
      name: '头戴式蓝牙耳机',
      shortDescription: '可折叠蓝牙5.3头戴耳机，40毫米喇叭，续航20小时，附音频线。',
      description: `封闭式头戴耳机，40毫米喇叭，仿皮软耳罩。400毫安时电池最长播放20小时，USB-C两小时充满；没电时插音频线照样能听。左耳内置麦克风，可接打电话。

头梁内有钢片，大人小孩都能戴；耳罩可向内折叠，包装体积小。手机店、超市和校园小店是主要客户。

每副配充电线、音频线和英法双语说明书。满300副可在耳壳印您的标志，满1000副可做您专属的彩盒。`,
      specifications: `蓝牙：5.3，距离10米
喇叭：40 mm，32欧
电池：400毫安时，最长20小时，USB-C充电
有线使用：3.5 mm音频线，1.2米
材质：ABS、钢片头梁、仿皮
重量：210克
外箱：40副，74 × 42 × 42 cm，毛重15 kg
海关编码（HS）：8518.30`,
      features: ['续航20小时', '插线也能听', '可折叠', '五色可选', '300副起印标志'],
    },
  },
  {
    key: 'portable-bluetooth-speaker',
    category: 'audio-video',
    partner: 'shenbei-audio',
    sku: 'AV-2002',
    backdrop: 'sky',
    colors: ['#4a8cf0', '#f0694f', '#3ba564', '#2a2b30'],
    price: '6.20',
    priceUnit: 'USD',
    minimumOrderQuantity: 200,
    leadTime: '15-20 days',
    stockStatus: 'in_stock',
    stockQuantity: 1100,
    en: {
      name: 'Portable Bluetooth Speaker 10 W',
      shortDescription:
        'Splash-proof 10 W speaker with Bluetooth, USB, memory card and FM radio, six hours of play.',
      description: `Two 5 W drivers and a passive bass membrane in a fabric-covered tube that stands up to splashes and dust. It plays from the phone over Bluetooth, from a USB stick or a memory card, or from the built-in FM radio, so it is useful without mobile data too.

The 2,000 mAh battery lasts about six hours at medium volume. Two speakers can be paired for stereo. Hairdressers, street stalls, bars and families buy it.

Packed in a colour box with carrying strap and charging cable. The fabric comes in four colours, and your logo can replace the metal badge on the front from 500 pieces.`,
      specifications: `Power: 2 × 5 W
Sources: Bluetooth 5.3, USB, microSD, FM, AUX
Battery: 2,000 mAh, about 6 h, USB-C
Protection: IPX5
Size and weight: 18 × 7 × 7 cm, 480 g
Colour box: 19 × 8 × 8 cm
Carton: 24 pcs, 59 × 34 × 18 cm, gross weight 15 kg`,
      features: [
        'Plays without mobile data',
        'Splash-proof to IPX5',
        'Pairs for stereo',
        'Four fabric colours',
      ],
    },
    fr: {
      name: 'Enceinte Bluetooth portable 10 W',
      shortDescription:
        'Enceinte de 10 W résistante aux projections d’eau : Bluetooth, USB, carte mémoire et radio FM.',
      description: `Deux haut-parleurs de 5 W et une membrane passive pour les graves, dans un tube habillé de tissu qui supporte les projections d’eau et la poussière. L’enceinte lit la musique du téléphone en Bluetooth, d’une clé USB ou d’une carte mémoire, et reçoit la radio FM : elle sert aussi sans forfait internet.

La batterie de 2 000 mAh tient environ six heures à volume moyen. Deux enceintes s’associent pour la stéréo. Salons de coiffure, étals, maquis et familles en achètent.

Boîte couleur avec dragonne et câble de charge. Tissu en quatre coloris ; votre logo peut remplacer la plaque métallique de façade dès 500 pièces.`,
      specifications: `Puissance : 2 × 5 W
Sources : Bluetooth 5.3, USB, microSD, FM, AUX
Batterie : 2 000 mAh, environ 6 h, USB-C
Protection : IPX5
Dimensions et poids : 18 × 7 × 7 cm, 480 g
Boîte couleur : 19 × 8 × 8 cm
Carton : 24 pièces, 59 × 34 × 18 cm, poids brut 15 kg`,
      features: [
        'Musique sans internet',
        'Résiste aux projections d’eau',
        'Couplage stéréo',
        'Quatre coloris de tissu',
      ],
    },
    es: {
      name: 'Altavoz Bluetooth portátil de 10 W',
      shortDescription:
        'Altavoz de 10 W resistente a salpicaduras con Bluetooth, USB, tarjeta de memoria y radio FM.',
      description: `Dos altavoces de 5 W y una membrana pasiva para los graves en un tubo forrado de tela que aguanta las salpicaduras y el polvo. Reproduce la música del móvil por Bluetooth, de una memoria USB o de una tarjeta, y sintoniza la radio FM, así que sirve también sin datos.

La batería de 2000 mAh dura unas seis horas a volumen medio. Dos altavoces se emparejan en estéreo. Lo compran peluquerías, puestos callejeros, bares y familias.

Caja a color con correa y cable de carga. Tela en cuatro colores; su logotipo puede sustituir la placa metálica frontal desde 500 unidades.`,
      specifications: `Potencia: 2 × 5 W
Fuentes: Bluetooth 5.3, USB, microSD, FM, AUX
Batería: 2000 mAh, unas 6 h, USB-C
Protección: IPX5
Medidas y peso: 18 × 7 × 7 cm, 480 g
Caja a color: 19 × 8 × 8 cm
Caja: 24 unidades, 59 × 34 × 18 cm, peso bruto 15 kg`,
      features: [
        'Música sin datos',
        'Resiste salpicaduras',
        'Se empareja en estéreo',
        'Cuatro colores de tela',
      ],
    },
    zh: {
      name: '10W便携蓝牙音箱',
      shortDescription: '防泼水10W便携音箱，支持蓝牙、U盘、存储卡和FM收音，续航六小时。',
      description: `两只5W喇叭加被动低音振膜，圆筒机身外包网布，防泼水、耐灰尘。可连手机蓝牙，也可插U盘、存储卡或听FM收音，没有流量也能放歌。

2000毫安时电池中等音量可放约六小时。两台可配对组成立体声。理发店、路边摊、酒吧和家庭用户都买。

彩盒包装，附挂绳和充电线。网布四色可选；满500台，正面金属铭牌可换成您的标志。`,
      specifications: `功率：2 × 5W
音源：蓝牙5.3、U盘、microSD卡、FM、AUX
电池：2000毫安时，约6小时，USB-C充电
防护：IPX5
尺寸重量：18 × 7 × 7 cm，480克
彩盒：19 × 8 × 8 cm
外箱：24台，59 × 34 × 18 cm，毛重15 kg`,
      features: ['无流量也能放歌', '防泼水', '双机立体声', '四色网布'],
    },
  },
  {
    key: 'karaoke-microphone',
    category: 'audio-video',
    partner: 'shenbei-audio',
    sku: 'AV-2003',
    backdrop: 'sand',
    colors: ['#55407d', '#7b2f4a', '#4e5e22'],
    price: '4.30',
    priceUnit: 'USD',
    minimumOrderQuantity: 200,
    leadTime: '10-15 days',
    stockStatus: 'in_stock',
    stockQuantity: 640,
    en: {
      name: 'Karaoke Microphone with Built-in Speaker',
      shortDescription:
        'Wireless karaoke microphone with its own 5 W speaker, echo control and memory card slot.',
      description: `A microphone and a speaker in one piece. It picks up the music from the phone over Bluetooth or from a memory card and mixes in the voice; volume and echo have their own controls on the handle.

The battery lasts four to five hours. It sells as a gift, for birthdays and school parties, and to prayer groups and market criers who need a voice in the open without carrying an amplifier.

Each piece is packed in a foam-lined box with charging cable and jack cable. Your logo is printed on the handle or the box from 500 pieces.`,
      specifications: `Speaker: 5 W
Connection: Bluetooth 5.0, microSD, AUX
Battery: 1,800 mAh, 4 to 5 h
Controls: volume, echo, track
Material: ABS, steel grille
Size and weight: 25 × 8 × 8 cm, 330 g
Carton: 40 pcs, 58 × 46 × 52 cm, gross weight 17.5 kg`,
      features: ['Speaker built in', 'Echo control', 'No amplifier needed', 'Foam-lined gift box'],
    },
    fr: {
      name: 'Micro karaoké sans fil avec haut-parleur',
      shortDescription:
        'Micro karaoké sans fil avec haut-parleur de 5 W intégré, réglage d’écho et lecteur de carte.',
      description: `Un micro et une enceinte en un seul objet. Il reçoit la musique du téléphone en Bluetooth ou la lit sur une carte mémoire, puis y mêle la voix ; volume et écho se règlent séparément sur le manche.

La batterie tient quatre à cinq heures. Il se vend comme cadeau, pour les anniversaires et les fêtes d’école, mais aussi aux groupes de prière et aux crieurs de marché qui doivent se faire entendre en plein air sans porter d’amplificateur.

Chaque pièce est calée dans une boîte garnie de mousse, avec câble de charge et câble jack. Votre logo sur le manche ou sur la boîte dès 500 pièces.`,
      specifications: `Haut-parleur : 5 W
Liaison : Bluetooth 5.0, microSD, AUX
Batterie : 1 800 mAh, 4 à 5 h
Réglages : volume, écho, piste
Matières : ABS, grille acier
Dimensions et poids : 25 × 8 × 8 cm, 330 g
Carton : 40 pièces, 58 × 46 × 52 cm, poids brut 17,5 kg`,
      features: [
        'Haut-parleur intégré',
        'Réglage de l’écho',
        'Sans amplificateur',
        'Boîte cadeau avec mousse',
      ],
    },
    es: {
      name: 'Micrófono de karaoke con altavoz',
      shortDescription:
        'Micrófono de karaoke inalámbrico con altavoz de 5 W, control de eco y ranura para tarjeta.',
      description: `Micrófono y altavoz en una sola pieza. Recibe la música del móvil por Bluetooth o la lee de una tarjeta de memoria y la mezcla con la voz; el volumen y el eco se ajustan por separado en el mango.

La batería dura de cuatro a cinco horas. Se vende como regalo, para cumpleaños y fiestas escolares, y también a grupos de oración y vendedores de mercado que necesitan hacerse oír al aire libre sin cargar con un amplificador.

Cada pieza va en una caja acolchada con espuma, con cable de carga y cable jack. Su logotipo en el mango o en la caja desde 500 unidades.`,
      specifications: `Altavoz: 5 W
Conexión: Bluetooth 5.0, microSD, AUX
Batería: 1800 mAh, de 4 a 5 h
Controles: volumen, eco, pista
Materiales: ABS, rejilla de acero
Medidas y peso: 25 × 8 × 8 cm, 330 g
Caja: 40 unidades, 58 × 46 × 52 cm, peso bruto 17,5 kg`,
      features: ['Altavoz incorporado', 'Control de eco', 'Sin amplificador', 'Caja de regalo acolchada'],
    },
    zh: {
      name: '无线K歌麦克风',
      shortDescription: '自带5W喇叭的无线K歌麦克风，可调混响，支持存储卡。',
      description: `话筒音箱一体。音乐由手机蓝牙传来或从存储卡播放，与人声混合输出；音量和混响在手柄上分开调节。

电池可用四到五小时。适合作礼品，用于生日会和学校活动；祈祷小组和集市叫卖的摊主也常买，户外喊话不必另带功放。

单只泡棉内衬彩盒，配充电线和音频线。满500只可在手柄或彩盒上印您的标志。`,
      specifications: `喇叭：5W
连接：蓝牙5.0、microSD卡、AUX
电池：1800毫安时，4至5小时
调节：音量、混响、切歌
材质：ABS、钢网头
尺寸重量：25 × 8 × 8 cm，330克
外箱：40只，58 × 46 × 52 cm，毛重17.5 kg`,
      features: ['自带喇叭', '混响可调', '无需功放', '泡棉礼盒'],
    },
  },
  {
    key: 'solar-fm-radio',
    category: 'audio-video',
    partner: 'shenbei-audio',
    sku: 'AV-2004',
    backdrop: 'clay',
    colors: ['#cfcad6', '#d8c7b4', '#bccfe0'],
    price: '5.10',
    priceUnit: 'USD',
    minimumOrderQuantity: 300,
    leadTime: '20-25 days',
    stockStatus: 'in_stock',
    stockQuantity: 780,
    isFeatured: true,
    en: {
      name: 'Solar FM Radio with Torch',
      shortDescription: 'Three-band FM, AM and SW radio with solar panel, USB music player and LED torch.',
      description: `A radio for places without mains: a solar panel on the handle, a removable 18650 battery that any market stall can replace, and a USB-C socket for the days when there is current. It receives FM, AM and short wave, plays music from a USB stick or memory card, and has a torch on the side.

Half a day of sun gives about three hours of listening at normal volume; a full battery gives around eight. Village shops, farmers, night guards and charities buy it.

The front panel can be printed with the name of a shop, a station or a project from 500 pieces. User guide in English, French, Spanish or Portuguese, as you choose.`,
      specifications: `Bands: FM 87.5-108, AM 530-1600 kHz, SW 5.9-18 MHz
Speaker: 3 W
Solar panel: 0.6 W
Battery: 18650, 1,200 mAh, removable
Player: USB and microSD, MP3
Size and weight: 20 × 12 × 7 cm, 560 g
Carton: 20 pcs, 58 × 46 × 23 cm, gross weight 14 kg
HS code: 8527.13`,
      features: ['Charges in the sun', 'Replaceable battery', 'Three wave bands', 'Torch on the side'],
    },
    fr: {
      name: 'Radio FM solaire avec torche',
      shortDescription: 'Radio FM, AM et ondes courtes à panneau solaire, lecteur USB et torche LED.',
      description: `Une radio pour les endroits sans secteur : un panneau solaire sur la poignée, une batterie 18650 amovible que l’on trouve sur tous les marchés et une prise USB-C pour les jours où il y a du courant. Elle reçoit la FM, l’AM et les ondes courtes, lit la musique d’une clé USB ou d’une carte mémoire et porte une torche sur le côté.

Une demi-journée de soleil donne environ trois heures d’écoute à volume normal ; une batterie pleine, près de huit. Boutiques de village, cultivateurs, gardiens de nuit et associations en achètent.

La façade peut porter le nom d’une boutique, d’une station ou d’un projet dès 500 pièces. Notice en anglais, français, espagnol ou portugais, au choix.`,
      specifications: `Gammes : FM 87,5-108, AM 530-1600 kHz, OC 5,9-18 MHz
Haut-parleur : 3 W
Panneau solaire : 0,6 W
Batterie : 18650, 1 200 mAh, amovible
Lecteur : USB et microSD, MP3
Dimensions et poids : 20 × 12 × 7 cm, 560 g
Carton : 20 pièces, 58 × 46 × 23 cm, poids brut 14 kg
Code SH : 8527.13`,
      features: [
        'Se recharge au soleil',
        'Batterie remplaçable',
        'Trois gammes d’ondes',
        'Torche sur le côté',
      ],
    },
    es: {
      name: 'Radio FM solar con linterna',
      shortDescription: 'Radio de FM, AM y onda corta con panel solar, reproductor USB y linterna LED.',
      description: `Una radio para sitios sin red eléctrica: panel solar en el asa, batería 18650 extraíble que se encuentra en cualquier mercado y toma USB-C para los días en que hay luz. Recibe FM, AM y onda corta, reproduce música de una memoria USB o una tarjeta y lleva una linterna en el lateral.

Medio día de sol da unas tres horas de escucha a volumen normal; con la batería llena, unas ocho. La compran tiendas de pueblo, agricultores, guardas nocturnos y asociaciones.

El frontal puede llevar el nombre de una tienda, una emisora o un proyecto desde 500 unidades. Instrucciones en inglés, francés, español o portugués, a elegir.`,
      specifications: `Bandas: FM 87,5-108, AM 530-1600 kHz, OC 5,9-18 MHz
Altavoz: 3 W
Panel solar: 0,6 W
Batería: 18650, 1200 mAh, extraíble
Reproductor: USB y microSD, MP3
Medidas y peso: 20 × 12 × 7 cm, 560 g
Caja: 20 unidades, 58 × 46 × 23 cm, peso bruto 14 kg
Código SA: 8527.13`,
      features: ['Se carga al sol', 'Batería reemplazable', 'Tres bandas', 'Linterna lateral'],
    },
    zh: {
      name: '太阳能FM收音机（带手电）',
      shortDescription: 'FM、AM、短波三波段收音机，带太阳能板、U盘播放和LED手电。',
      description: `专为没有市电的地方设计：提手上装太阳能板；18650电池可拆，集市上随处能买到；有电的日子用USB-C充。可收FM、AM和短波，能放U盘和存储卡里的音乐，侧面带手电。

晒半天太阳，正常音量可听约三小时；充满电可听约八小时。乡村小店、农户、夜间保安和公益机构都采购。

满500台，面板可印店名、电台名或项目名。说明书可选英语、法语、西班牙语或葡萄牙语。`,
      specifications: `波段：FM 87.5-108 MHz、AM 530-1600 kHz、短波5.9-18 MHz
喇叭：3W
太阳能板：0.6W
电池：18650，1200毫安时，可拆
播放：U盘、microSD卡，MP3
尺寸重量：20 × 12 × 7 cm，560克
外箱：20台，58 × 46 × 23 cm，毛重14 kg
海关编码（HS）：8527.13`,
      features: ['太阳能充电', '电池可更换', '三波段', '侧面带手电'],
    },
  },
  {
    key: 'television-32-inch-12v',
    category: 'audio-video',
    partner: 'shenbei-audio',
    sku: 'AV-2005',
    backdrop: 'stone',
    colors: ['#1b1c1f'],
    price: '435.00',
    priceUnit: 'CNY',
    minimumOrderQuantity: 10,
    leadTime: '3-4 weeks',
    stockStatus: 'low_stock',
    stockQuantity: 10,
    en: {
      name: 'LED Television 32 Inch, 12 V and Mains',
      shortDescription:
        '32 inch HD television that runs on a 12 V battery or on the mains, with DVB-T2 and S2 tuner.',
      description: `A 32 inch television for homes with solar panels: it runs straight from a 12 V battery and draws at most 36 W, or from the mains at 100 to 240 V. A cable with battery clamps is in the box.

The tuner takes terrestrial DVB-T2 and satellite DVB-S2, so no extra decoder is needed for free channels. Two HDMI and two USB sockets connect a decoder, a games console or a stick with films. Menus in English, French, Spanish, Portuguese and Arabic.

Sold by solar installers, electrical shops and bars with a television corner. A 20-foot container holds about 500 sets; 1% of the main boards and remote controls is supplied as spares. Your logo on the frame and on the start screen is possible from 100 sets.`,
      specifications: `Screen: 32 in LED, 1366 × 768
Power: DC 12 V or AC 100-240 V, 36 W max.
Tuner: DVB-T2 and DVB-S2
Sockets: 2 HDMI, 2 USB, AV, headphones
Wall mount: VESA 100 × 100
Sound: 2 × 8 W
Carton: 1 pc, 79 × 13 × 52 cm
Gross weight: 5.5 kg
HS code: 8528.72`,
      features: [
        'Runs on 12 V battery',
        'Free channels without decoder',
        'Only 36 W',
        'Spare boards included',
      ],
    },
    fr: {
      name: 'Télévision LED 32 pouces, 12 V et secteur',
      shortDescription:
        'Téléviseur HD de 32 pouces sur batterie 12 V ou sur secteur, tuner DVB-T2 et S2 intégré.',
      description: `Un téléviseur de 32 pouces pour les foyers équipés de panneaux solaires : il se branche directement sur une batterie de 12 V et consomme 36 W au plus, ou sur le secteur de 100 à 240 V. Un câble à pinces pour batterie est fourni.

Le tuner reçoit la TNT (DVB-T2) et le satellite (DVB-S2) : pas besoin de décodeur pour les chaînes gratuites. Deux prises HDMI et deux prises USB pour un décodeur, une console ou une clé de films. Menus en anglais, français, espagnol, portugais et arabe.

Vendu par les installateurs solaires, les magasins d’électroménager et les bars à coin télé. Un conteneur de 20 pieds contient environ 500 postes ; nous joignons 1 % de cartes mères et de télécommandes de rechange. Votre logo sur le cadre et à l’allumage dès 100 postes.`,
      specifications: `Écran : LED 32 pouces, 1366 × 768
Alimentation : 12 V CC ou 100-240 V CA, 36 W max.
Tuner : DVB-T2 et DVB-S2
Prises : 2 HDMI, 2 USB, AV, casque
Fixation murale : VESA 100 × 100
Son : 2 × 8 W
Carton : 1 pièce, 79 × 13 × 52 cm
Poids brut : 5,5 kg
Code SH : 8528.72`,
      features: [
        'Fonctionne sur batterie 12 V',
        'Chaînes gratuites sans décodeur',
        '36 W seulement',
        'Pièces de rechange livrées',
      ],
    },
    es: {
      name: 'Televisor LED 32 pulgadas, 12 V y red',
      shortDescription:
        'Televisor HD de 32 pulgadas con batería de 12 V o corriente, con sintonizador DVB-T2 y S2.',
      description: `Un televisor de 32 pulgadas para casas con placas solares: se conecta directamente a una batería de 12 V y consume como máximo 36 W, o a la red de 100 a 240 V. Incluye un cable con pinzas de batería.

El sintonizador recibe la TDT (DVB-T2) y el satélite (DVB-S2), así que no hace falta decodificador para los canales gratuitos. Dos tomas HDMI y dos USB para un decodificador, una consola o una memoria con películas. Menús en inglés, francés, español, portugués y árabe.

Lo venden instaladores solares, tiendas de electrodomésticos y bares con televisión. En un contenedor de 20 pies caben unos 500 televisores; se entrega un 1 % de placas y mandos como recambio. Su logotipo en el marco y en la pantalla de inicio desde 100 televisores.`,
      specifications: `Pantalla: LED de 32 pulgadas, 1366 × 768
Alimentación: 12 V CC o 100-240 V CA, 36 W máx.
Sintonizador: DVB-T2 y DVB-S2
Tomas: 2 HDMI, 2 USB, AV, auriculares
Montaje en pared: VESA 100 × 100
Sonido: 2 × 8 W
Caja: 1 pieza, 79 × 13 × 52 cm
Peso bruto: 5,5 kg
Código SA: 8528.72`,
      features: [
        'Va con batería 12 V',
        'Canales gratuitos sin decodificador',
        'Solo 36 W',
        'Recambios incluidos',
      ],
    },
    zh: {
      name: '32英寸12V交直流LED电视机',
      shortDescription: '32英寸高清电视机，12V蓄电池和市电两用，内置DVB-T2/S2调谐器。',
      description: `面向装了太阳能板的家庭：可直接接12V蓄电池，最大功耗36W；也可接100至240V市电。随机附带蓄电池夹线。

内置DVB-T2地面和DVB-S2卫星接收，看免费频道不用另配机顶盒。两个HDMI、两个USB接口，可接机顶盒、游戏机或存有影片的U盘。菜单有英、法、西、葡、阿拉伯语。

太阳能安装商、电器店和带电视的酒吧是主要客户。20尺柜约装500台；随货配1%的主板和遥控器作备件。满100台可在边框和开机画面加您的标志。`,
      specifications: `屏幕：32英寸LED，1366 × 768
供电：直流12V或交流100-240V，最大36W
接收：DVB-T2、DVB-S2
接口：2个HDMI、2个USB、AV、耳机
壁挂孔距：VESA 100 × 100
声音：2 × 8W
外箱：1台，79 × 13 × 52 cm
毛重：5.5 kg
海关编码（HS）：8528.72`,
      features: ['12V蓄电池可用', '免费频道免机顶盒', '功耗仅36W', '随货配备件'],
    },
  },
  {
    key: 'wireless-game-controller',
    category: 'audio-video',
    partner: 'shenbei-audio',
    sku: 'AV-2006',
    backdrop: 'mint',
    colors: ['#5a3f9c', '#94214f', '#3f6420', '#145ea8'],
    price: '4.60',
    priceUnit: 'EUR',
    minimumOrderQuantity: 200,
    leadTime: '15-20 days',
    stockStatus: 'out_of_stock',
    stockQuantity: 0,
    en: {
      name: 'Wireless Game Controller for PC and Android',
      shortDescription:
        'Rechargeable wireless game controller with vibration, for computers, Android phones and TV boxes.',
      description: `A wireless controller with two sticks, two vibration motors and analogue triggers. It works through its USB receiver at up to 8 m, or by cable when the battery is low, and is recognised by Windows computers and by Android phones and TV boxes.

Game rooms are the first customers: the sticks are rated for two million turns, and spare caps for them are in the box. Phone shops sell it with TV boxes.

Packed in a colour box with receiver and charging cable. From 500 pieces the shell can be made in your colour with your name on it.`,
      specifications: `Connection: 2.4 GHz receiver, 8 m, or USB-C cable
Works with: Windows, Android phones and TV boxes
Battery: 600 mAh, about 8 h
Vibration: 2 motors
Size and weight: 15.5 × 10.5 × 6 cm, 230 g
Carton: 50 pcs, 66 × 42 × 38 cm, gross weight 17.5 kg`,
      features: ['Wireless or by cable', 'Two vibration motors', 'Spare stick caps', 'Shell in your colour'],
    },
    fr: {
      name: 'Manette de jeu sans fil PC et Android',
      shortDescription:
        'Manette sans fil rechargeable à vibrations, pour ordinateur, téléphone et box TV Android.',
      description: `Une manette sans fil à deux sticks, deux moteurs de vibration et gâchettes analogiques. Elle fonctionne jusqu’à 8 m avec son récepteur USB, ou par câble quand la batterie faiblit ; les ordinateurs Windows, les téléphones et les box TV Android la reconnaissent.

Les salles de jeux sont les premières clientes : les sticks sont donnés pour deux millions de rotations et des capuchons de rechange sont fournis. Les boutiques de téléphonie la vendent avec les box TV.

Boîte couleur avec récepteur et câble de charge. Dès 500 pièces, la coque peut être moulée dans votre couleur et porter votre nom.`,
      specifications: `Liaison : récepteur 2,4 GHz, 8 m, ou câble USB-C
Compatibilité : Windows, téléphones et box TV Android
Batterie : 600 mAh, environ 8 h
Vibrations : 2 moteurs
Dimensions et poids : 15,5 × 10,5 × 6 cm, 230 g
Carton : 50 pièces, 66 × 42 × 38 cm, poids brut 17,5 kg`,
      features: [
        'Sans fil ou par câble',
        'Deux moteurs de vibration',
        'Capuchons de rechange',
        'Coque à votre couleur',
      ],
    },
    es: {
      name: 'Mando de juegos inalámbrico para PC y Android',
      shortDescription: 'Mando inalámbrico recargable con vibración, para ordenador, móvil y TV box Android.',
      description: `Mando inalámbrico con dos joysticks, dos motores de vibración y gatillos analógicos. Funciona hasta a 8 m con su receptor USB, o por cable cuando baja la batería; lo reconocen los ordenadores con Windows y los móviles y cajas de televisión con Android.

Las salas de juego son los primeros clientes: las joysticks están calculadas para dos millones de giros y en la caja van capuchones de recambio. Las tiendas de telefonía lo venden junto con las cajas de televisión.

Caja a color con receptor y cable de carga. Desde 500 unidades, la carcasa puede fabricarse en su color y con su nombre.`,
      specifications: `Conexión: receptor de 2,4 GHz, 8 m, o cable USB-C
Compatible con: Windows, móviles y cajas de TV Android
Batería: 600 mAh, unas 8 h
Vibración: 2 motores
Medidas y peso: 15,5 × 10,5 × 6 cm, 230 g
Caja: 50 unidades, 66 × 42 × 38 cm, peso bruto 17,5 kg`,
      features: [
        'Inalámbrico o con cable',
        'Dos motores de vibración',
        'Capuchones de recambio',
        'Carcasa en su color',
      ],
    },
    zh: {
      name: '无线游戏手柄（电脑／安卓）',
      shortDescription: '可充电无线游戏手柄，带震动，适用于电脑、安卓手机和电视盒子。',
      description: `双摇杆、双震动马达、线性扳机的无线手柄。通过USB接收器可在8米内使用，电量低时插线照玩；Windows电脑、安卓手机和电视盒子都能识别。

游戏厅是第一批客户：摇杆寿命两百万次，盒内附备用摇杆帽。手机店常与电视盒子搭配出售。

彩盒包装，配接收器和充电线。满500只可按您的颜色注塑外壳并印上名称。`,
      specifications: `连接：2.4GHz接收器，8米，或USB-C线
适用：Windows、安卓手机和电视盒子
电池：600毫安时，约8小时
震动：双马达
尺寸重量：15.5 × 10.5 × 6 cm，230克
外箱：50只，66 × 42 × 38 cm，毛重17.5 kg`,
      features: ['无线有线两用', '双震动马达', '附备用摇杆帽', '外壳颜色可定制'],
    },
  },
  {
    key: 'compact-digital-camera',
    category: 'audio-video',
    partner: 'shenbei-audio',
    sku: 'AV-2007',
    backdrop: 'sand',
    colors: ['#d9d5e0', '#e3cdd2', '#c9d6e2'],
    price: '19.50',
    priceUnit: 'USD',
    minimumOrderQuantity: 100,
    leadTime: '20-25 days',
    stockStatus: 'in_stock',
    stockQuantity: 120,
    isActive: false,
    en: {
      name: 'Compact Digital Camera with Flash',
      shortDescription:
        'Pocket camera with 13 megapixel sensor, flash and 2.8 inch screen, complete with pouch.',
      description: `A simple pocket camera with a 13 megapixel sensor (48 megapixels interpolated), a built-in flash and full HD video. It weighs 110 g and keeps its pictures on a microSD card, which is not included.

Identity-photo stands, wedding photographers starting out, and families who do not want to hand their phone to a child buy it. The menu can be set to English, French, Spanish, Portuguese or Arabic.

In the box: battery, USB cable, wrist strap and pouch. From 300 pieces your logo can be printed on the pouch and on the box.`,
      specifications: `Sensor: 13 MP, 48 MP interpolated
Video: 1920 × 1080
Screen: 2.8 in
Zoom: 16× digital
Memory: microSD up to 64 GB, not included
Battery: lithium-ion, 700 mAh, USB charging
Carton: 40 pcs, 58 × 46 × 24 cm, gross weight 14 kg
HS code: 8525.89`,
      features: ['Built-in flash', 'Full HD video', 'Pouch and strap included', 'Menu in five languages'],
    },
    fr: {
      name: 'Appareil photo numérique compact avec flash',
      shortDescription:
        'Appareil photo de poche, capteur de 13 mégapixels, flash et écran de 2,8 pouces, avec pochette.',
      description: `Un appareil de poche simple : capteur de 13 mégapixels (48 par interpolation), flash intégré et vidéo Full HD. Il pèse 110 g et enregistre sur carte microSD, non fournie.

Les studios de photo d’identité, les photographes de mariage qui débutent et les familles qui ne veulent pas confier leur téléphone aux enfants en achètent. Le menu se règle en anglais, français, espagnol, portugais ou arabe.

Dans la boîte : batterie, câble USB, dragonne et pochette. Dès 300 pièces, votre logo peut être imprimé sur la pochette et sur la boîte.`,
      specifications: `Capteur : 13 Mpx, 48 Mpx par interpolation
Vidéo : 1920 × 1080
Écran : 2,8 pouces
Zoom : numérique 16×
Mémoire : microSD jusqu’à 64 Go, non fournie
Batterie : lithium-ion, 700 mAh, charge USB
Carton : 40 pièces, 58 × 46 × 24 cm, poids brut 14 kg
Code SH : 8525.89`,
      features: ['Flash intégré', 'Vidéo Full HD', 'Pochette et dragonne fournies', 'Menu en cinq langues'],
    },
    es: {
      name: 'Cámara de fotos digital compacta con flash',
      shortDescription:
        'Cámara de bolsillo con sensor de 13 megapíxeles, flash y pantalla de 2,8 pulgadas, con funda.',
      description: `Una cámara de bolsillo sencilla: sensor de 13 megapíxeles (48 por interpolación), flash incorporado y vídeo Full HD. Pesa 110 g y graba en tarjeta microSD, no incluida.

La compran puestos de fotos de carné, fotógrafos de boda que empiezan y familias que no quieren dejar el móvil a los niños. El menú se puede poner en inglés, francés, español, portugués o árabe.

En la caja: batería, cable USB, correa de muñeca y funda. Desde 300 unidades, su logotipo puede imprimirse en la funda y en la caja.`,
      specifications: `Sensor: 13 Mpx, 48 Mpx por interpolación
Vídeo: 1920 × 1080
Pantalla: 2,8 pulgadas
Zoom: digital 16×
Memoria: microSD de hasta 64 GB, no incluida
Batería: ion de litio, 700 mAh, carga por USB
Caja: 40 unidades, 58 × 46 × 24 cm, peso bruto 14 kg
Código SA: 8525.89`,
      features: ['Flash incorporado', 'Vídeo Full HD', 'Funda y correa incluidas', 'Menú en cinco idiomas'],
    },
    zh: {
      name: '便携数码相机（带闪光灯）',
      shortDescription: '1300万像素便携相机，带闪光灯和2.8英寸屏，附相机包。',
      description: `操作简单的便携相机：1300万像素传感器（插值4800万），内置闪光灯，可拍全高清视频。机身110克，用microSD卡存储，卡需另购。

证件照摊点、刚入行的婚礼摄影师，以及不愿把手机交给孩子的家庭都会买。菜单可选英、法、西、葡、阿拉伯语。

盒内含电池、USB线、腕带和相机包。满300台可在相机包和彩盒上印您的标志。`,
      specifications: `传感器：1300万像素，插值4800万
视频：1920 × 1080
屏幕：2.8英寸
变焦：16倍数码
存储：microSD卡，最大64GB（不含）
电池：锂电池，700毫安时，USB充电
外箱：40台，58 × 46 × 24 cm，毛重14 kg
海关编码（HS）：8525.89`,
      features: ['内置闪光灯', '全高清视频', '附相机包腕带', '五种语言菜单'],
    },
  },
] as const satisfies readonly DemoProduct[];

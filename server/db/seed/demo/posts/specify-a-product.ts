import type { DemoPost } from './types.ts';

export const specifyAProduct = {
  slug: 'specify-a-product',
  category: 'quality-control',
  tags: ['specification', 'golden sample', 'plugs', 'sizes', 'carton marks'],
  daysAgo: 22,
  picture: 'specification-sheet',
  en: {
    title: 'Labels, colours, plugs and sizes: how to get what you ordered',
    excerpt:
      'A factory makes what is written down and fills the gaps with what is cheapest. What belongs on a specification sheet, with plug types by country, a shoe size table and tolerances that an inspector can measure.',
    metaDescription:
      'Specification sheet, golden sample, plugs G, C/E, D and M, 220–240 V 50 Hz, shoe sizes, tolerances and carton marks: what to write down, and how.',
    pictureAlt: 'A clipboard with a checklist beside a shoe with a sealed tag, colour swatches and a ruler.',
    content: `<p>Most disputes about goods from China are not about fraud. The buyer said “same as the photo”, the factory understood “similar to the photo”, and both are sure that they are right. An inspector cannot help then, because there is nothing to inspect against. The remedy costs one evening: a sheet of paper on which every word can be measured, and a sample that both sides have sealed.</p>
<h2>The specification sheet</h2>
<p>One page per article, dated, with a version number, signed or stamped by the factory before the deposit. The chat goes on all the same, but only the sheet counts; when something is changed there, it is changed here, and version 2 becomes version 3.</p>
<table><thead><tr><th>Too vague</th><th>Can be measured</th></tr></thead><tbody>
<tr><td>Good quality cotton</td><td>100% cotton single jersey, 180 g/m², ±5%</td></tr>
<tr><td>Dark blue</td><td>Pantone 19-4052 TCX, approved lab dip no. 2, judged in daylight (D65)</td></tr>
<tr><td>Strong battery</td><td>400 mAh, at least 380 mAh at 0.2 C discharge</td></tr>
<tr><td>Long cable</td><td>1.2 m from plug to connector, −0/+5 cm</td></tr>
<tr><td>European plug</td><td>Type C, two round pins of 4.0 mm; or type E, with hole for the earth pin</td></tr>
<tr><td>Logo on the side</td><td>60 × 18 mm, white, 40 mm above the sole on the outer side; file “logo-v3.pdf”</td></tr>
<tr><td>Export carton</td><td>Five-ply, 64 × 42 × 38 cm ±1 cm, at most 12 kg gross</td></tr>
</tbody></table>
<p>Notice the first column: it is what people really write. Notice too that each line on the right has a number or a reference. A tolerance is part of the number. Without one, any deviation is an argument; with too small a one, the factory adds to the price or refuses.</p>
<h2>The golden sample</h2>
<p>A description fixes what can be said; a sample fixes the rest: the feel of the cloth, the sound of a hinge, the gloss of a sole. Order three of the final version. Sign and date each, photograph them, seal them in bags. One stays with you, one with the factory, one with the inspector, with us in Wenzhou in our case. The sample comes after all changes, from the materials of the mass production. A beautiful handmade piece from the sample room proves nothing.</p>
<p>Say in the order which of the two prevails if sheet and sample differ. We write: the sheet for measures, the sample for everything else.</p>
<h2>Plugs and voltage</h2>
<p>Nearly the whole of Africa has 220 to 240 volts and 50 hertz. What differs is the wall.</p>
<table><thead><tr><th>Type</th><th>Looks like</th><th>Countries, for example</th></tr></thead><tbody>
<tr><td>G</td><td>Three flat pins, with a fuse in the plug</td><td>Nigeria, Ghana, Kenya, Uganda, Tanzania, Zambia</td></tr>
<tr><td>C and E</td><td>Two round pins; E with a hole for the earth pin of the socket</td><td>Côte d’Ivoire, Senegal, Mali, Burkina Faso, Benin, Cameroon</td></tr>
<tr><td>D</td><td>Three round pins of 5 A, the older British type</td><td>Beside G in Nigeria, Ghana and Tanzania; Namibia beside M</td></tr>
<tr><td>M</td><td>Like D but larger, 15 A</td><td>South Africa, Namibia, Lesotho, Eswatini, Mozambique</td></tr>
</tbody></table>
<figure><img src="art:plug-faces" alt="Four plugs seen from the front and from the side: three flat pins; two round pins; two round pins with a hole; three large round pins."><figcaption>From left: type G, C, E and M. Type D looks like M but is smaller.</figcaption></figure>
<p>Many countries have two types in use, and building practice changes: let a dealer on the spot confirm what sits in new houses. Four things to write down:</p>
<ul><li>Input “220–240 V, 50 Hz”, or “100–240 V, 50/60 Hz” for chargers such as our <a href="product:usb-c-charger-20w">20 W USB-C charger</a>. “220 V” alone leaves the rest to chance: mains of 240 V plus 10% is 264 V.</li><li>For type G, the rating of the fuse: 3 A is enough up to about 700 W, 13 A above that.</li><li>The cross-section of the cable. A kettle of 2,000 W draws 2,000 ÷ 230 = 8.7 A; 0.75 mm² is thin for that, 1.0 mm² is right.</li><li>Plug and cord moulded in one piece. A loose adapter in the box is not a plug.</li></ul>
<h2>Shoe sizes</h2>
<p>European sizes measure the last on which the shoe is built, Chinese sizes the foot that goes in. A European size is two thirds of a centimetre of last; the Chinese number in millimetres is the European one times five plus fifty. So:</p>
<table><thead><tr><th>EU</th><th>Last (EU × 20 ÷ 3)</th><th>Foot, China (EU × 5 + 50)</th></tr></thead><tbody>
<tr><td>36</td><td>240 mm</td><td>230 mm</td></tr>
<tr><td>39</td><td>260 mm</td><td>245 mm</td></tr>
<tr><td>42</td><td>280 mm</td><td>260 mm</td></tr>
<tr><td>45</td><td>300 mm</td><td>275 mm</td></tr>
</tbody></table>
<p>The difference is the room before the toes: 10, 15, 20 and 25 mm. These are the formulas; real lasts differ by a few millimetres, with the shape of the toe too. British men’s sizes lie about 33 to 34 below the European number, so a 42 is sold as 8 or 8½. Therefore write the inner length in millimetres for one size, and the step between sizes, and say which number is printed on the tongue. For a new last, let somebody with a foot of 260 mm try on the 42.</p>
<figure><img src="art:shoe-measures" alt="A shoe in section with arrows: inside length, outside length, height at the heel, thickness of the sole; above it a row of sizes."><figcaption>What to state for one size: inside length (red), outside length (green), height at the heel (yellow), thickness of the sole (black).</figcaption></figure>
<p>Give the size run as numbers for each carton. For 480 pairs of <a href="product:mesh-running-shoes">mesh running shoes</a> in 40 cartons of 12:</p>
<table><thead><tr><th>Size</th><th>Pairs in a carton</th><th>Pairs in the order</th></tr></thead><tbody>
<tr><td>40</td><td>1</td><td>40</td></tr>
<tr><td>41</td><td>2</td><td>80</td></tr>
<tr><td>42</td><td>3</td><td>120</td></tr>
<tr><td>43</td><td>3</td><td>120</td></tr>
<tr><td>44</td><td>2</td><td>80</td></tr>
<tr><td>45</td><td>1</td><td>40</td></tr>
<tr><td><strong>Total</strong></td><td><strong>12</strong></td><td><strong>480</strong></td></tr>
</tbody></table>
<p>Clothes need a table of measures instead of letters: an L for Guangzhou may be an M in Kumasi. Chest, length and sleeve in centimetres per size, measured flat, ±1 cm for knitwear; and shrinkage after one wash.</p>
<h2>Labels</h2>
<p>The label is cheap in the factory and expensive at home. State its language (English for Lagos and Nairobi, French for Abidjan, both on one label if you sell in both), the care symbols, material, country of origin, batch number and, where the law asks for it, the importer’s name. The rules are with your standards body: SON in Nigeria, KEBS in Kenya, CODINORM in Côte d’Ivoire. Send artwork as a vector file and approve a printed proof, not a picture on a phone: screens do not show colours, and nobody sees spelling mistakes at that size.</p>
<h2>Carton marks</h2>
<p>Marks are read by people with a forklift and by customs officers with a list. On two sides, at least 3 cm high:</p>
<ul><li>your mark and the port, for example “KB-7 / TEMA”;</li><li>order number and article;</li><li>carton number of the total: “12/40”;</li><li>quantity and sizes inside, gross and net weight, measures;</li><li>“Made in China”, and this side up where it matters.</li></ul>
<p>Do not print what tempts: no brand and no picture of phones on the outside. The marks must agree with the packing list to the letter.</p>
<h2>What counts as a fault</h2>
<p>Sort faults before production, in three classes. <strong>Critical</strong>: dangerous or illegal, none allowed; a bare wire, a wrong plug. <strong>Major</strong>: the customer brings it back; a sole that comes off, a wrong size in the box. <strong>Minor</strong>: seen, but sold; a loose thread. Then agree how many of each may be found in the sample that the inspector draws. Five photographs with a circle round the fault are worth more than a page of words.</p>
<blockquote><p>If you cannot say how the inspector will measure it, the factory cannot say how to make it.</p></blockquote>
<h2>The sheet, ready to copy</h2>
<ol><li>Article, version, date, drawing or photograph from three sides.</li><li>Materials with weight or thickness, and tolerance.</li><li>Measures with tolerance; size table and size run.</li><li>Colours by reference; approved swatch.</li><li>Electrical input, plug, cable, test report.</li><li>Logo, label, manual: files, languages, positions.</li><li>Unit packing, inner box, carton, weight limit, marks.</li><li>Tests and faults in three classes.</li><li>Signature of both sides, number of the golden sample.</li></ol>
<p>Leave nothing empty. Where something is all the same to you, write “factory’s choice”; then that is agreed too.</p>
<p><em>As of 24 November 2026. Plug types and sizes differ within countries: ask your customers before you order.</em></p>`,
  },
  fr: {
    title: 'Étiquettes, couleurs, prises et tailles : recevoir ce qu’on a commandé',
    excerpt:
      'L’usine fait ce qui est écrit et comble les blancs au moins cher. Ce que doit contenir une fiche technique : types de prises par pays, tableau de pointures et tolérances qu’un inspecteur peut mesurer.',
    metaDescription:
      'Fiche technique, échantillon de référence, prises G, C/E, D et M, 220–240 V 50 Hz, pointures, tolérances, marquage des cartons : quoi écrire.',
    pictureAlt:
      'Un porte-bloc avec une liste à cocher, près d’une chaussure scellée, d’un nuancier et d’une règle.',
    content: `<p>La plupart des litiges avec la Chine ne viennent pas de la fraude. L’acheteur a dit « comme sur la photo », l’usine a compris « dans le genre de la photo », et chacun est sûr d’avoir raison. L’inspecteur n’y peut rien, faute de référence à laquelle comparer. Le remède coûte une soirée : une feuille où chaque mot se mesure, et un échantillon scellé par les deux parties.</p>
<h2>La fiche technique</h2>
<p>Une page par article, datée, avec un numéro de version, signée ou cachetée par l’usine avant l’acompte. On continue bien sûr à échanger par messagerie, mais seule la fiche fait foi : ce qui change là-bas se change ici, et la version 2 devient la version 3.</p>
<table><thead><tr><th>Trop vague</th><th>Mesurable</th></tr></thead><tbody>
<tr><td>Coton de bonne qualité</td><td>Jersey simple 100 % coton, 180 g/m², ±5 %</td></tr>
<tr><td>Bleu foncé</td><td>Pantone 19-4052 TCX, essai de teinture n° 2 approuvé, jugé en lumière du jour (D65)</td></tr>
<tr><td>Bonne batterie</td><td>400 mAh, au moins 380 mAh en décharge à 0,2 C</td></tr>
<tr><td>Câble long</td><td>1,2 m de la fiche au connecteur, −0/+5 cm</td></tr>
<tr><td>Prise européenne</td><td>Type C, deux broches rondes de 4,0 mm ; ou type E, avec l’orifice de terre</td></tr>
<tr><td>Logo sur le côté</td><td>60 × 18 mm, blanc, 40 mm au-dessus de la semelle, côté extérieur ; fichier « logo-v3.pdf »</td></tr>
<tr><td>Carton export</td><td>Double cannelure, 64 × 42 × 38 cm ±1 cm, 12 kg brut au plus</td></tr>
</tbody></table>
<p>La colonne de gauche, c’est ce que les gens écrivent vraiment. À droite, chaque ligne porte un nombre ou une référence. La tolérance fait partie du nombre : sans elle, le moindre écart se discute ; trop serrée, elle fait monter le prix ou refuser la commande.</p>
<h2>L’échantillon de référence</h2>
<p>La description fixe ce qui peut se dire ; l’échantillon fixe le reste : le toucher d’un tissu, le bruit d’une charnière, le brillant d’une semelle. Commandez-en trois dans la version définitive. Signez et datez chacun, photographiez-les, scellez-les en sachet. Un reste chez vous, un à l’usine, un chez l’inspecteur, c’est-à-dire chez nous à Wenzhou. Cet échantillon vient après toutes les modifications et sort des matières de la série. Une belle pièce faite à la main à l’atelier de prototypes ne prouve rien.</p>
<p>Précisez dans la commande lequel l’emporte si fiche et échantillon divergent. Notre formule : la fiche pour les mesures, l’échantillon pour tout le reste.</p>
<h2>Prises et tension</h2>
<p>Presque toute l’Afrique est en 220 à 240 volts, 50 hertz. Ce qui change, c’est le mur.</p>
<table><thead><tr><th>Type</th><th>Aspect</th><th>Pays, par exemple</th></tr></thead><tbody>
<tr><td>G</td><td>Trois broches plates, fusible dans la fiche</td><td>Nigeria, Ghana, Kenya, Ouganda, Tanzanie, Zambie</td></tr>
<tr><td>C et E</td><td>Deux broches rondes ; E avec l’orifice pour la broche de terre du socle</td><td>Côte d’Ivoire, Sénégal, Mali, Burkina Faso, Bénin, Cameroun</td></tr>
<tr><td>D</td><td>Trois broches rondes de 5 A, l’ancien modèle britannique</td><td>À côté du G au Nigeria, au Ghana et en Tanzanie ; en Namibie à côté du M</td></tr>
<tr><td>M</td><td>Comme D, en plus gros, 15 A</td><td>Afrique du Sud, Namibie, Lesotho, Eswatini, Mozambique</td></tr>
</tbody></table>
<figure><img src="art:plug-faces" alt="Quatre fiches vues de face et de côté : trois broches plates ; deux broches rondes ; deux broches rondes et un orifice ; trois grosses broches rondes."><figcaption>De gauche à droite : types G, C, E et M. Le type D ressemble au M, en plus petit.</figcaption></figure>
<p>Beaucoup de pays connaissent deux types, et les usages du bâtiment évoluent : faites confirmer par un revendeur sur place ce qu’on pose dans les logements neufs. Quatre points à écrire :</p>
<ul><li>Entrée « 220–240 V, 50 Hz », ou « 100–240 V, 50/60 Hz » pour un chargeur comme notre <a href="product:usb-c-charger-20w">USB-C de 20 W</a>. « 220 V » tout court laisse le reste au hasard : un réseau à 240 V, plus 10 %, c’est 264 V.</li><li>Pour le type G, le calibre du fusible : 3 A suffisent jusqu’à 700 W environ, 13 A au-delà.</li><li>La section du câble. Une bouilloire de 2 000 W tire 2 000 ÷ 230 = 8,7 A ; 0,75 mm² est un peu juste, 1,0 mm² convient.</li><li>Fiche et cordon moulés d’une seule pièce. Un adaptateur glissé dans la boîte n’est pas une fiche.</li></ul>
<h2>Les pointures</h2>
<p>La pointure européenne mesure la forme sur laquelle la chaussure est montée, la pointure chinoise le pied qui y entre. Un point européen vaut deux tiers de centimètre de forme ; le nombre chinois, en millimètres, est la pointure européenne multipliée par cinq, plus cinquante. Ainsi :</p>
<table><thead><tr><th>UE</th><th>Forme (UE × 20 ÷ 3)</th><th>Pied, Chine (UE × 5 + 50)</th></tr></thead><tbody>
<tr><td>36</td><td>240 mm</td><td>230 mm</td></tr>
<tr><td>39</td><td>260 mm</td><td>245 mm</td></tr>
<tr><td>42</td><td>280 mm</td><td>260 mm</td></tr>
<tr><td>45</td><td>300 mm</td><td>275 mm</td></tr>
</tbody></table>
<p>La différence est l’aisance devant les orteils : 10, 15, 20 et 25 mm. Ce sont les formules ; les formes réelles s’en écartent de quelques millimètres, selon le dessin du bout aussi. Les pointures britanniques pour homme se situent 33 à 34 points au-dessous du chiffre européen : un 42 se vend comme 8 ou 8½. Écrivez donc la longueur intérieure en millimètres pour une pointure, l’écart d’une pointure à l’autre, et le chiffre à imprimer sur la languette. Pour une forme nouvelle, faites essayer le 42 à quelqu’un dont le pied mesure 260 mm.</p>
<figure><img src="art:shoe-measures" alt="Une chaussure en coupe avec des flèches : longueur intérieure, longueur extérieure, hauteur au talon, épaisseur de semelle ; au-dessus, une rangée de pointures."><figcaption>À indiquer pour une pointure : longueur intérieure (rouge), longueur extérieure (vert), hauteur au talon (jaune), épaisseur de semelle (noir).</figcaption></figure>
<p>Donnez l’assortiment en chiffres, carton par carton. Pour 480 paires de <a href="product:mesh-running-shoes">chaussures de sport en mesh</a> en 40 cartons de 12 :</p>
<table><thead><tr><th>Pointure</th><th>Paires par carton</th><th>Paires au total</th></tr></thead><tbody>
<tr><td>40</td><td>1</td><td>40</td></tr>
<tr><td>41</td><td>2</td><td>80</td></tr>
<tr><td>42</td><td>3</td><td>120</td></tr>
<tr><td>43</td><td>3</td><td>120</td></tr>
<tr><td>44</td><td>2</td><td>80</td></tr>
<tr><td>45</td><td>1</td><td>40</td></tr>
<tr><td><strong>Total</strong></td><td><strong>12</strong></td><td><strong>480</strong></td></tr>
</tbody></table>
<p>Pour les vêtements, un tableau de mesures remplace les lettres : le L de Guangzhou peut être un M à Bouaké. Tour de poitrine, longueur et manche en centimètres par taille, mesurés à plat, ±1 cm pour la maille ; et le retrait après un lavage.</p>
<h2>Les étiquettes</h2>
<p>Une étiquette ne coûte presque rien à l’usine, et cher une fois chez vous. Indiquez la langue (français pour Abidjan, anglais pour Lagos et Nairobi, les deux sur une même étiquette si vous vendez des deux côtés), les symboles d’entretien, la composition, le pays d’origine, le numéro de lot et, si la loi l’exige, le nom de l’importateur. Les règles se trouvent auprès de l’organisme de normalisation : CODINORM en Côte d’Ivoire, SON au Nigeria, KEBS au Kenya. Envoyez un fichier vectoriel et validez une épreuve imprimée, pas une image sur le téléphone : l’écran trompe sur les couleurs, et personne ne voit les fautes à cette taille.</p>
<h2>Le marquage des cartons</h2>
<p>Ces marques sont lues par des gens sur un chariot élévateur et par des douaniers, liste en main. Sur deux faces, en caractères de 3 cm au moins :</p>
<ul><li>votre marque et le port, par exemple « KB-7 / ABIDJAN » ;</li><li>le numéro de commande et l’article ;</li><li>le numéro du carton sur le total : « 12/40 » ;</li><li>la quantité et les tailles contenues, les poids brut et net, les dimensions ;</li><li>« Made in China », et le sens haut-bas quand il compte.</li></ul>
<p>N’imprimez rien qui attire : ni marque commerciale ni image de téléphone à l’extérieur. Les marques doivent correspondre à la lettre à la liste de colisage.</p>
<h2>Ce qui compte comme défaut</h2>
<p>Classez les défauts avant la production, en trois catégories. <strong>Critique</strong> : dangereux ou illégal, aucun n’est admis ; un fil dénudé, une mauvaise fiche. <strong>Majeur</strong> : le client rapporte l’article ; une semelle qui se décolle, une pointure qui ne correspond pas à la boîte. <strong>Mineur</strong> : visible, mais vendable ; un fil qui dépasse. Convenez ensuite du nombre toléré de chacun dans le prélèvement de l’inspecteur. Cinq photos où le défaut est entouré valent mieux qu’une page de texte.</p>
<blockquote><p>Si vous ne pouvez pas dire comment l’inspecteur le mesurera, l’usine ne peut pas dire comment le fabriquer.</p></blockquote>
<h2>La fiche, prête à recopier</h2>
<ol><li>Article, version, date, dessin ou photo sous trois angles.</li><li>Matières avec grammage ou épaisseur, et tolérance.</li><li>Mesures avec tolérance ; tableau des tailles et assortiment.</li><li>Couleurs par référence ; échantillon de couleur approuvé.</li><li>Alimentation électrique, fiche, câble, rapport d’essai.</li><li>Logo, étiquette, notice : fichiers, langues, emplacements.</li><li>Emballage unitaire, boîte intermédiaire, carton, poids maximal, marques.</li><li>Essais et défauts en trois catégories.</li><li>Signature des deux parties, numéro de l’échantillon de référence.</li></ol>
<p>Ne laissez rien en blanc. Si un point vous est indifférent, écrivez « au choix de l’usine » : cela aussi est alors convenu.</p>
<p><em>État au 24 novembre 2026. Les types de prises et les pointures varient au sein d’un même pays : renseignez-vous auprès de vos clients avant de commander.</em></p>`,
  },
  es: {
    title: 'Etiquetas, colores, enchufes y tallas: cómo recibir lo que pidió',
    excerpt:
      'La fábrica hace lo que está escrito y rellena los huecos con lo más barato. Qué va en una ficha técnica, con enchufes por país, tallas de calzado y tolerancias medibles.',
    metaDescription:
      'Ficha técnica, muestra de referencia, enchufes G, C/E, D y M, 220–240 V 50 Hz, tallas, tolerancias y marcas de caja: qué escribir y cómo.',
    pictureAlt: 'Un portapapeles con una lista junto a un zapato precintado, muestras de color y una regla.',
    content: `<p>La mayoría de los conflictos sobre mercancía china no son fraudes. El comprador dijo «igual que la foto», la fábrica entendió «parecido a la foto», y ambos están seguros de tener razón. Entonces un inspector no puede ayudar, porque no hay nada con que comparar. El remedio cuesta una tarde: una hoja en la que cada palabra se pueda medir y una muestra que ambas partes hayan precintado.</p>
<h2>La ficha técnica</h2>
<p>Una página por artículo, con fecha y número de versión, firmada o sellada por la fábrica antes del anticipo. El chat sigue, pero solo cuenta la ficha; lo que se cambie allí se cambia aquí, y la versión 2 pasa a ser la 3.</p>
<table><thead><tr><th>Demasiado vago</th><th>Se puede medir</th></tr></thead><tbody>
<tr><td>Algodón de buena calidad</td><td>Punto liso 100 % algodón, 180 g/m², ±5 %</td></tr>
<tr><td>Azul oscuro</td><td>Pantone 19-4052 TCX, prueba de tinte n.º 2 aprobada, juzgada con luz de día (D65)</td></tr>
<tr><td>Batería potente</td><td>400 mAh, al menos 380 mAh a una descarga de 0,2 C</td></tr>
<tr><td>Cable largo</td><td>1,2 m de clavija a conector, −0/+5 cm</td></tr>
<tr><td>Enchufe europeo</td><td>Tipo C, dos espigas redondas de 4,0 mm; o tipo E, con orificio para la toma de tierra</td></tr>
<tr><td>Logotipo en el lado</td><td>60 × 18 mm, blanco, 40 mm sobre la suela, lado exterior; archivo «logo-v3.pdf»</td></tr>
<tr><td>Caja de exportación</td><td>Cinco capas, 64 × 42 × 38 cm ±1 cm, 12 kg brutos como máximo</td></tr>
</tbody></table>
<p>Fíjese en la primera columna: es lo que la gente escribe de verdad. Y en que cada línea de la derecha lleva un número o una referencia. La tolerancia es parte del número. Sin ella, cualquier desviación se discute; si es demasiado pequeña, la fábrica sube el precio o se niega.</p>
<h2>La muestra de referencia</h2>
<p>Una descripción fija lo que se puede decir; una muestra fija el resto: el tacto de la tela, el sonido de una bisagra, el brillo de una suela. Pida tres de la versión final. Fírmelas y féchelas, fotografíelas, precíntelas en bolsas. Una se queda con usted, otra en la fábrica y otra con el inspector; en nuestro caso, en Wenzhou. La muestra llega después de todos los cambios y con los materiales de la producción. Una pieza preciosa hecha a mano en la sala de muestras no prueba nada.</p>
<p>Diga en el pedido cuál de las dos manda si difieren. Nosotros escribimos: la ficha para las medidas, la muestra para todo lo demás.</p>
<h2>Enchufes y tensión</h2>
<p>Casi toda África tiene de 220 a 240 voltios y 50 hercios. Lo que cambia es la pared.</p>
<table><thead><tr><th>Tipo</th><th>Aspecto</th><th>Países, por ejemplo</th></tr></thead><tbody>
<tr><td>G</td><td>Tres espigas planas, con fusible en la clavija</td><td>Nigeria, Ghana, Kenia, Uganda, Tanzania, Zambia</td></tr>
<tr><td>C y E</td><td>Dos espigas redondas; la E con orificio para la tierra de la base</td><td>Costa de Marfil, Senegal, Malí, Burkina Faso, Benín, Camerún</td></tr>
<tr><td>D</td><td>Tres espigas redondas de 5 A, el tipo británico antiguo</td><td>Junto al G en Nigeria, Ghana y Tanzania; en Namibia junto al M</td></tr>
<tr><td>M</td><td>Como el D, pero mayor, 15 A</td><td>Sudáfrica, Namibia, Lesoto, Esuatini, Mozambique</td></tr>
</tbody></table>
<figure><img src="art:plug-faces" alt="Cuatro clavijas de frente y de lado: tres espigas planas; dos redondas; dos redondas con un orificio; tres redondas grandes."><figcaption>Desde la izquierda: tipos G, C, E y M. El D se parece al M, pero es menor.</figcaption></figure>
<p>Muchos países usan dos tipos, y la costumbre cambia: pregunte a un comerciante del lugar qué hay en las casas nuevas. Cuatro cosas que debe escribir:</p>
<ul><li>Entrada «220–240 V, 50 Hz», o «100–240 V, 50/60 Hz» para cargadores como nuestro <a href="product:usb-c-charger-20w">cargador USB-C de 20 W</a>. «220 V» a secas deja el resto al azar: una red de 240 V más un 10 % son 264 V.</li><li>En el tipo G, el valor del fusible: 3 A bastan hasta unos 700 W; por encima, 13 A.</li><li>La sección del cable. Un hervidor de 2000 W consume 2000 ÷ 230 = 8,7 A; 0,75 mm² es poco, 1,0 mm² es lo correcto.</li><li>Clavija y cable moldeados en una pieza. Un adaptador suelto en la caja no es un enchufe.</li></ul>
<h2>Tallas de calzado</h2>
<p>La talla europea mide la horma con la que se hace el zapato; la china, el pie que entra. Una talla europea son dos tercios de centímetro de horma; el número chino, en milímetros, es el europeo por cinco más cincuenta. Así:</p>
<table><thead><tr><th>EU</th><th>Horma (EU × 20 ÷ 3)</th><th>Pie, China (EU × 5 + 50)</th></tr></thead><tbody>
<tr><td>36</td><td>240 mm</td><td>230 mm</td></tr>
<tr><td>39</td><td>260 mm</td><td>245 mm</td></tr>
<tr><td>42</td><td>280 mm</td><td>260 mm</td></tr>
<tr><td>45</td><td>300 mm</td><td>275 mm</td></tr>
</tbody></table>
<p>La diferencia es el espacio delante de los dedos: 10, 15, 20 y 25 mm. Son las fórmulas; las hormas reales varían unos milímetros, también según la punta. Las tallas británicas de hombre están 33 o 34 por debajo del número europeo: un 42 se vende como 8 u 8½. Escriba, pues, el largo interior en milímetros de una talla y el salto entre tallas, y diga qué número se imprime en la lengüeta. Con una horma nueva, haga que alguien con un pie de 260 mm pruebe el 42.</p>
<figure><img src="art:shoe-measures" alt="Un zapato en sección con flechas: largo interior, largo exterior, altura del talón, grosor de la suela; encima, una fila de tallas."><figcaption>Lo que se indica de una talla: largo interior (rojo), largo exterior (verde), altura del talón (amarillo), grosor de la suela (negro).</figcaption></figure>
<p>Dé el reparto de tallas en números por caja. Para 480 pares de <a href="product:mesh-running-shoes">zapatillas de malla</a> en 40 cajas de 12:</p>
<table><thead><tr><th>Talla</th><th>Pares por caja</th><th>Pares del pedido</th></tr></thead><tbody>
<tr><td>40</td><td>1</td><td>40</td></tr>
<tr><td>41</td><td>2</td><td>80</td></tr>
<tr><td>42</td><td>3</td><td>120</td></tr>
<tr><td>43</td><td>3</td><td>120</td></tr>
<tr><td>44</td><td>2</td><td>80</td></tr>
<tr><td>45</td><td>1</td><td>40</td></tr>
<tr><td><strong>Total</strong></td><td><strong>12</strong></td><td><strong>480</strong></td></tr>
</tbody></table>
<p>La ropa necesita una tabla de medidas en lugar de letras: una L de Cantón puede ser una M en Kumasi. Pecho, largo y manga en centímetros por talla, medidos en plano, ±1 cm en punto; y el encogimiento tras un lavado.</p>
<h2>Etiquetas</h2>
<p>La etiqueta es barata en la fábrica y cara en casa. Indique el idioma (inglés para Lagos y Nairobi, francés para Abiyán, los dos si vende en ambos), los símbolos de cuidado, el material, el país de origen, el lote y, donde la ley lo pida, el nombre del importador. Las normas son de su organismo: SON en Nigeria, KEBS en Kenia, CODINORM en Costa de Marfil. Envíe el arte en archivo vectorial y apruebe una prueba impresa, no una foto en el teléfono: las pantallas no muestran los colores y a ese tamaño nadie ve las faltas.</p>
<h2>Marcas de caja</h2>
<p>Las leen quienes llevan la carretilla y los aduaneros con una lista. En dos lados, de 3 cm de alto como mínimo:</p>
<ul><li>su marca y el puerto, por ejemplo «KB-7 / TEMA»;</li><li>número de pedido y artículo;</li><li>número de caja sobre el total: «12/40»;</li><li>cantidad y tallas, peso bruto y neto, medidas;</li><li>«Made in China», y «este lado arriba» donde importe.</li></ul>
<p>No imprima lo que tienta: ni marca ni fotos de teléfonos por fuera. Las marcas deben coincidir con la lista de empaque letra por letra.</p>
<h2>Qué cuenta como defecto</h2>
<p>Clasifique los defectos antes de producir, en tres clases. <strong>Crítico</strong>: peligroso o ilegal, ninguno admitido; un cable pelado, un enchufe equivocado. <strong>Mayor</strong>: el cliente lo devuelve; una suela que se despega, otra talla en la caja. <strong>Menor</strong>: se ve, pero se vende; un hilo suelto. Después acuerde cuántos de cada uno puede haber en la muestra que tome el inspector. Cinco fotos con un círculo en el defecto valen más que una página de palabras.</p>
<blockquote><p>Si usted no puede decir cómo lo medirá el inspector, la fábrica no puede saber cómo hacerlo.</p></blockquote>
<h2>La ficha, lista para copiar</h2>
<ol><li>Artículo, versión, fecha, dibujo o foto de tres lados.</li><li>Materiales con peso o grosor, y tolerancia.</li><li>Medidas con tolerancia; tabla y reparto de tallas.</li><li>Colores por referencia; muestra aprobada.</li><li>Entrada eléctrica, enchufe, cable, informe de ensayo.</li><li>Logotipo, etiqueta, manual: archivos, idiomas, posiciones.</li><li>Embalaje unitario, estuche, caja, límite de peso, marcas.</li><li>Ensayos y defectos en tres clases.</li><li>Firma de ambas partes, número de la muestra de referencia.</li></ol>
<p>No deje nada vacío. Donde le dé igual, escriba «a elección de la fábrica»; así también eso queda acordado.</p>
<p><em>Información a 24 de noviembre de 2026. Los tipos de enchufe y las tallas varían dentro de un mismo país: pregunte a sus clientes antes de pedir.</em></p>`,
  },
  zh: {
    title: '标签、颜色、插头和尺码：怎样收到您订的货',
    excerpt:
      '工厂照写的做，没写的就用最便宜的补上。规格书该写什么，附各国插头、鞋码对照，以及验货员量得出来的公差。',
    metaDescription: '规格书、封样、G、C/E、D、M型插头、220–240 V 50 Hz、鞋码、公差和箱唛：写什么，怎么写。',
    pictureAlt: '写字夹板上一份清单，旁边是一只贴封签的鞋、色卡和一把尺。',
    content: `<p>从中国进货的纠纷，多数不是欺诈。买家说“跟照片一样”，工厂理解成“跟照片差不多”，双方都觉得自己有理。这时验货员也帮不上，因为没有可对照的东西。补救只要一个晚上：一张每个词都量得出来的纸，加一件双方封存的样品。</p>
<h2>规格书</h2>
<p>一种货一页，写上日期和版本号，付定金之前由工厂签字或盖章。聊天照常聊，但只有规格书算数；聊天里改了什么，这里也要改，第2版就变成第3版。</p>
<table><thead><tr><th>太含糊</th><th>量得出来</th></tr></thead><tbody>
<tr><td>优质棉</td><td>100%棉单面平纹，180 g/m²，±5%</td></tr>
<tr><td>深蓝色</td><td>Pantone 19-4052 TCX，已确认的2号色样，在日光（D65）下判定</td></tr>
<tr><td>电池耐用</td><td>400 mAh，0.2 C放电不低于380 mAh</td></tr>
<tr><td>线要长</td><td>插头到接口1.2米，−0/+5 cm</td></tr>
<tr><td>欧式插头</td><td>C型，两根4.0 mm圆脚；或E型，带接地孔</td></tr>
<tr><td>侧面有Logo</td><td>60 × 18 mm，白色，外侧，鞋底以上40 mm；文件“logo-v3.pdf”</td></tr>
<tr><td>出口纸箱</td><td>五层，64 × 42 × 38 cm ±1 cm，毛重不超过12 kg</td></tr>
</tbody></table>
<p>看看左边一栏，大家平时就是这么写的；右边每一行都有数字或编号。公差是数字的一部分：没有公差，有一点偏差就要争；公差太小，工厂就加价或者不接。</p>
<h2>封样</h2>
<p>文字管得住说得清的，其余靠样品：布的手感、合页的声音、鞋底的光泽。最终版要三件，逐件签名、写日期、拍照、装袋封存。一件在您手里，一件在工厂，一件给验货员，我们的就放在温州。样品要在所有修改之后，用大货材料做。打样间里手工做出来的漂亮样品，什么也证明不了。</p>
<p>订单里要写明，规格书与样品不一致时以谁为准。我们写：尺寸看规格书，其余看样品。</p>
<h2>插头与电压</h2>
<p>几乎整个非洲都是220至240伏、50赫兹，不同的是墙上的插座。</p>
<table><thead><tr><th>类型</th><th>样子</th><th>国家举例</th></tr></thead><tbody>
<tr><td>G</td><td>三扁脚，插头内有保险丝</td><td>尼日利亚、加纳、肯尼亚、乌干达、坦桑尼亚、赞比亚</td></tr>
<tr><td>C和E</td><td>两圆脚；E型有孔，供插座的接地针插入</td><td>科特迪瓦、塞内加尔、马里、布基纳法索、贝宁、喀麦隆</td></tr>
<tr><td>D</td><td>三圆脚，5 A，老式英标</td><td>尼日利亚、加纳、坦桑尼亚与G型并用；纳米比亚与M型并用</td></tr>
<tr><td>M</td><td>像D型但更大，15 A</td><td>南非、纳米比亚、莱索托、斯威士兰、莫桑比克</td></tr>
</tbody></table>
<figure><img src="art:plug-faces" alt="四种插头的正面和侧面：三扁脚；两圆脚；两圆脚带孔；三根大圆脚。"><figcaption>从左到右：G、C、E、M型。D型像M型，但小一些。</figcaption></figure>
<p>很多国家两种并用，装修习惯也在变，请当地经销商确认新房里装的是哪种。有四件事要写清楚：</p>
<ul><li>输入“220–240 V，50 Hz”；像我们的<a href="product:usb-c-charger-20w">20瓦USB-C充电器</a>这类，写“100–240 V，50/60 Hz”。只写“220 V”，其余就全凭运气：240 V上浮10%就是264 V。</li><li>G型要写保险丝规格：700 W以下3 A够用，以上用13 A。</li><li>电线截面。2000 W电热水壶的电流是2000 ÷ 230 = 8.7 A，0.75 mm²偏细，1.0 mm²才合适。</li><li>插头与电线一体成型。盒子里另放一个转换头，不算插头。</li></ul>
<h2>鞋码</h2>
<p>欧码量的是做鞋的楦，中国码量的是穿鞋的脚。欧码一码是三分之二厘米楦长；中国码的毫米数等于欧码乘五加五十。于是：</p>
<table><thead><tr><th>欧码</th><th>楦长（欧码 × 20 ÷ 3）</th><th>脚长，中国码（欧码 × 5 + 50）</th></tr></thead><tbody>
<tr><td>36</td><td>240 mm</td><td>230 mm</td></tr>
<tr><td>39</td><td>260 mm</td><td>245 mm</td></tr>
<tr><td>42</td><td>280 mm</td><td>260 mm</td></tr>
<tr><td>45</td><td>300 mm</td><td>275 mm</td></tr>
</tbody></table>
<p>差值就是脚趾前的余量：10、15、20、25毫米。这是公式，实际鞋楦会差几毫米，也跟鞋头形状有关。英码男鞋比欧码小33到34，所以42码卖作8或8½。因此请写明某一码的内长毫米数和每码的档差，并注明鞋舌上印哪种码。用新楦时，请脚长260毫米的人试穿42码。</p>
<figure><img src="art:shoe-measures" alt="一只鞋的剖面，箭头标出内长、外长、后跟高度、鞋底厚度；上方是一排尺码。"><figcaption>一个尺码要写明：内长（红）、外长（绿）、后跟高度（黄）、鞋底厚度（黑）。</figcaption></figure>
<p>尺码搭配按每箱的数量写。以480双<a href="product:mesh-running-shoes">网面跑步鞋</a>、每箱12双、共40箱为例：</p>
<table><thead><tr><th>尺码</th><th>每箱双数</th><th>订单双数</th></tr></thead><tbody>
<tr><td>40</td><td>1</td><td>40</td></tr>
<tr><td>41</td><td>2</td><td>80</td></tr>
<tr><td>42</td><td>3</td><td>120</td></tr>
<tr><td>43</td><td>3</td><td>120</td></tr>
<tr><td>44</td><td>2</td><td>80</td></tr>
<tr><td>45</td><td>1</td><td>40</td></tr>
<tr><td><strong>合计</strong></td><td><strong>12</strong></td><td><strong>480</strong></td></tr>
</tbody></table>
<p>服装要用尺寸表，不要只写字母：广州的L到了库马西也许是M。按码写胸围、衣长、袖长的厘米数，平铺量，针织±1厘米；还要写洗一次的缩水率。</p>
<h2>标签</h2>
<p>标签在工厂便宜，回到家再补就贵了。写明语言（拉各斯、内罗毕用英语，阿比让用法语，两边都卖就印在一张上）、洗涤符号、材质、原产国、批号，法律要求的还要有进口商名称。规则由标准机构制定：尼日利亚SON，肯尼亚KEBS，科特迪瓦CODINORM。稿件用矢量文件，确认要看印刷打样，不要只看手机图片：屏幕显不准颜色，那么小的字也看不出错别字。</p>
<h2>箱唛</h2>
<p>看箱唛的是开叉车的人和拿着清单的海关官员。印在两面，字高至少3厘米：</p>
<ul><li>您的唛头和港口，例如“KB-7 / TEMA”；</li><li>订单号和货品；</li><li>箱号和总箱数：“12/40”；</li><li>内装数量和尺码、毛重净重、尺寸；</li><li>“Made in China”，必要时加向上标志。</li></ul>
<p>招贼的不要印：外面不要有品牌，也不要有手机图案。箱唛要与装箱单一字不差。</p>
<h2>什么算缺陷</h2>
<p>生产之前就把缺陷分成三类。<strong>致命</strong>：危险或违法，一个都不允许，例如电线裸露、插头不对。<strong>主要</strong>：顾客会退货，例如鞋底脱落、盒里装错码。<strong>次要</strong>：看得见但卖得出，例如线头。再约定验货员抽的样里每类最多几个。五张把缺陷圈出来的照片，胜过一页文字。</p>
<blockquote><p>您说不清验货员怎么量，工厂就说不清该怎么做。</p></blockquote>
<h2>规格书，照抄即可</h2>
<ol><li>货品、版本、日期，三面图纸或照片。</li><li>材料及克重或厚度，附公差。</li><li>尺寸及公差；尺码表与尺码搭配。</li><li>颜色编号；已确认的色样。</li><li>电源输入、插头、电线、测试报告。</li><li>Logo、标签、说明书：文件、语言、位置。</li><li>单件包装、内盒、外箱、限重、箱唛。</li><li>测试与三类缺陷。</li><li>双方签字，封样编号。</li></ol>
<p>不要留空。您觉得怎样都行的，就写“由工厂选定”，这样也算约定了。</p>
<p><em>以上为2026年11月24日的情况。同一国家内的插头类型和鞋码也可能不同，下单前请先向客户确认。</em></p>`,
  },
} satisfies DemoPost;

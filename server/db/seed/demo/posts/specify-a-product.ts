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
<tr><td>D</td><td>Three round pins of 5 A, the older British type</td><td>Beside G in Nigeria, Ghana and Tanzania; Namibia</td></tr>
<tr><td>M</td><td>Like D but larger, 15 A</td><td>South Africa, Lesotho, Eswatini, Mozambique</td></tr>
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
<p>The label is cheap in the factory and dear at home. State its language (English for Lagos and Nairobi, French for Abidjan, both on one label if you sell in both), the care symbols, material, country of origin, batch number and, where the law asks for it, the importer’s name. The rules are with your standards body: SON in Nigeria, KEBS in Kenya, CODINORM in Côte d’Ivoire. Send artwork as a vector file and approve a printed proof, not a picture on a phone: screens do not show colours, and nobody sees spelling mistakes at that size.</p>
<h2>Carton marks</h2>
<p>Marks are read by people with a forklift and by customs officers with a list. On two sides, at least 3 cm high:</p>
<ul><li>your mark and the port, for example “KB-7 / TEMA”;</li><li>order number and article;</li><li>carton number of the total: “12/40”;</li><li>quantity and sizes inside, gross and net weight, measures;</li><li>“Made in China”, and this side up where it matters.</li></ul>
<p>Do not print what tempts: no brand and no picture of phones on the outside. The marks must agree with the packing list to the letter.</p>
<h2>What counts as a fault</h2>
<p>Sort faults before production, in three classes. <strong>Critical</strong>: dangerous or illegal, none allowed; a bare wire, a wrong plug. <strong>Major</strong>: the customer brings it back; a sole that comes off, a wrong size in the box. <strong>Minor</strong>: seen, but sold; a loose thread. Then agree how many of each may be found in the sample that the inspector draws. Five photographs with a circle round the fault are worth more than a page of words.</p>
<blockquote><p>If you cannot say how the inspector will measure it, the factory cannot say how to make it.</p></blockquote>
<h2>The sheet, ready to copy</h2>
<ol><li>Article, version, date, drawing or photograph from three sides.</li><li>Materials with weight or thickness, and tolerance.</li><li>Measures with tolerance; size table and size run.</li><li>Colours by reference; approved swatch.</li><li>Electrical input, plug, cable, test report.</li><li>Logo, label, manual: files, languages, positions.</li><li>Unit packing, inner box, carton, weight limit, marks.</li><li>Tests and faults in three classes.</li><li>Signature of both sides, number of the golden sample.</li></ol>
<p>Leave nothing empty. Where something is all the same to you, write “factory’s choice”; then that is agreed too.</p>`,
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
<tr><td>D</td><td>Trois broches rondes de 5 A, l’ancien modèle britannique</td><td>À côté du G au Nigeria, au Ghana et en Tanzanie ; Namibie</td></tr>
<tr><td>M</td><td>Comme D, en plus gros, 15 A</td><td>Afrique du Sud, Lesotho, Eswatini, Mozambique</td></tr>
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
<p>Ne laissez rien en blanc. Si un point vous est indifférent, écrivez « au choix de l’usine » : cela aussi est alors convenu.</p>`,
  },
} satisfies DemoPost;

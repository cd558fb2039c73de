import type { DemoPost } from './types.ts';

export const cartonToContainer = {
  slug: 'carton-to-container',
  category: 'logistics-shipping',
  tags: ['container', 'lcl', 'fcl', 'freight', 'volume', 'costs'],
  daysAgo: 78,
  picture: 'carton-to-container',
  en: {
    title: 'From one carton to a full container: what a cubic metre costs',
    excerpt:
      'LCL, shared container, 20 feet, 40 feet, high cube: how much really fits in, when weight decides instead of volume, and one example reckoned through for all five, from 26 dollars a carton to 11.',
    metaDescription:
      'Inner and usable volumes of 20’, 40’ and 40HC containers, weight limits, LCL and shared containers, with a worked cost per carton.',
    pictureAlt: 'From left to right: a carton, a hand truck, a pallet of cartons and a stack of containers.',
    content: `<p>Sea freight is sold by the box or by the cubic metre, and the second is always dearer for the same space. That does not make a full container the right choice. It makes it a question of arithmetic: how much fits in, what it costs to the gate of the port, and how long your money lies in cartons. All prices on this page are examples, chosen to show how to reckon. Rates on the lines from Ningbo and Shanghai to Africa move from week to week and may double within a season; put in the quotation of the day.</p>
<h2>How much fits in</h2>
<table><thead><tr><th>Container</th><th>Inside, about</th><th>Usable with cartons</th></tr></thead><tbody>
<tr><td>20 feet (20’)</td><td>5.90 × 2.35 × 2.39 m = 33 m³</td><td>26–28 m³</td></tr>
<tr><td>40 feet (40’)</td><td>12.03 × 2.35 × 2.39 m = 67 m³</td><td>54–58 m³</td></tr>
<tr><td>40 feet high cube (40HC)</td><td>12.03 × 2.35 × 2.69 m = 76 m³</td><td>64–68 m³</td></tr>
</tbody></table>
<p>The inner volume comes from multiplying; the usable one is experience. Cartons do not divide 2.35 metres evenly, the last row does not fill, and something has to be left above to push the top cartons in. The high cube is 30 centimetres higher and often costs hardly more than the ordinary 40 feet. With light goods it is nearly always the better box.</p>
<figure><img src="art:container-lengths" alt="Three containers in section, filled with cartons, each beside a person: a short one, a long one, and a long one that is higher and holds one more layer."><figcaption>20 feet, 40 feet and 40 feet high cube, to scale. The high cube gains 30 cm: here a whole layer of cartons.</figcaption></figure>
<h2>When weight decides</h2>
<p>A container carries roughly 26 to 28 tonnes; the exact figure is on its door. Roads often allow less: in many countries the limits on axle load leave room for 20 to 25 tonnes in a 20 feet. The carrier asks for the weighed gross mass (VGM) before loading, and a wrong figure can keep the box on the quay.</p>
<p>Divide the gross weight of a carton by its volume. Cutlery with 14.2 kg in 0.0408 m³ comes to 348 kg/m³; 27 m³ of it weigh 9.4 tonnes, and volume decides. Floor tiles come to about 1,400 kg/m³ packed; if 21 tonnes are allowed, the 20 feet is full after 15 m³, and more than a third of it travels empty. Rule of thumb: up to 700 kg/m³ think of volume, above that of weight. For heavy goods two 20 feet are better than one 40, which carries no more.</p>
<h2>The five ways</h2>
<ul><li><strong>By air or courier.</strong> For samples, spare parts and the first ten pieces. Charged is the greater of weight and volumetric weight, 167 kg per m³ by air. A carton of 60 × 40 × 40 cm counts as 16 kg at least.</li><li><strong>LCL.</strong> Your cartons travel with those of strangers, by the cubic metre or tonne. The freight looks low, the charges at destination do not; ask for both in one offer.</li><li><strong>Shared container.</strong> We put the orders of several customers for the same port into one container that we book whole. It is cheaper than LCL and stuffed under our eyes, but it sails when it is full, and each customer needs their own papers. Not every country makes that easy; ask your agent before you join.</li><li><strong>20 feet.</strong> Yours alone, sealed at the factory or in our warehouse. Fewer hands touch the goods.</li><li><strong>40 feet and 40HC.</strong> Twice the space for about one and a half times the price.</li></ul>
<h2>One example, reckoned through</h2>
<p>Our <a href="product:eva-flip-flops">EVA flip-flops</a> are bulky and cheap, so freight counts. A carton measures 65 × 48 × 46 cm, that is 0.14352 m³, weighs 12.5 kg and holds 60 pairs at 0.92 dollars: 55.20 dollars a carton. The smallest order, 2,400 pairs, is 40 cartons or 5.74 m³.</p>
<p>We assume, all from our warehouse to the gate of the port of arrival, in US dollars: LCL 150 per m³ and 180 per shipment; shared container 120 per m³ and 60; 20 feet 3,200; 40 feet 4,900; 40HC 5,000. As usable we take 27, 56 and 66 m³.</p>
<table><thead><tr><th>Way</th><th>Cost</th><th>A carton (a pair)</th></tr></thead><tbody>
<tr><td>LCL, 40 cartons</td><td>5.7408 × 150 + 180 = 1,041.12</td><td>26.03 (0.43)</td></tr>
<tr><td>Shared, 40 cartons</td><td>5.7408 × 120 + 60 = 748.90</td><td>18.72 (0.31)</td></tr>
<tr><td>20’, 188 cartons</td><td>3,200</td><td>17.02 (0.28)</td></tr>
<tr><td>40’, 390 cartons</td><td>4,900</td><td>12.56 (0.21)</td></tr>
<tr><td>40HC, 459 cartons</td><td>5,000</td><td>10.89 (0.18)</td></tr>
</tbody></table>
<figure><img src="art:cost-per-carton" alt="Five columns, each lower than the one before it, with a carton on each; below them strips for the size of the load."><figcaption>Cost of one carton in the example: LCL, shared container, 20 feet, 40 feet, high cube.</figcaption></figure>
<p>Read it from both ends. By LCL the freight is 47% of the price of a pair; in the high cube it is 20%. Even full, the high cube weighs only 459 × 12.5 = 5,737.5 kg, so weight plays no part. And shared against a 20 feet of one’s own: 18.72 against 17.02, with less than a quarter of the goods.</p>
<h3>When does a 20 feet of one’s own pay?</h3>
<p>Not when it is full but earlier, when LCL costs as much: 150 × volume + 180 = 3,200 gives 20.13 m³, which is passed with the 141st carton. With 140 cartons LCL costs 3,193.92, with 141 it costs 3,215.45. A container filled to three quarters is thus already the cheaper way. The empty quarter is free: fill it with something that sells, or leave it.</p>
<h2>What the table does not show</h2>
<p><strong>Capital.</strong> 188 cartons cost 10,377.60 dollars, 459 cost 25,336.80. The deposit of 30% alone is 7,601.04 instead of 3,113.28. In return the 459 cartons save 459 × 17.02 less 5,000, about 2,800 dollars of freight. But if the last third of the 27,540 pairs can only be sold 30 cents cheaper, the saving is gone: 9,180 × 0.30 = 2,754 dollars.</p>
<p><strong>Free time.</strong> A container of one’s own must be emptied and brought back within the free days, often a week or two. After that the line charges by the day, and charges more the longer it takes. LCL goods lie in a warehouse with rules of its own. Ask for the free days before booking; some lines grant more if one asks in time.</p>
<p><strong>Damage.</strong> In LCL the cartons are handled several times more. Glass and ceramics, our <a href="product:ceramic-logo-mug-325ml">mugs</a> for example, need a stronger carton there or a pallet.</p>
<p><strong>Duties.</strong> Customs reckons them on a value that includes the freight. An importer who saves 15 dollars of freight on a carton also saves the duty and VAT on them.</p>
<blockquote><p>Never buy goods to fill a container. Fill a container because you can sell the goods.</p></blockquote>
<h2>How to plan your first sea shipment</h2>
<ol><li>Get measures and gross weight of the carton from the factory, measured, not estimated. Two centimetres more on each side of the carton above make 67 × 50 × 48 cm, 0.1608 m³: 12% more freight.</li><li>Multiply by the number of cartons, add 5%.</li><li>Under 2 m³ ask about air and LCL; from 2 to 15 m³ about LCL and a shared container; from 15 m³ about a 20 feet too.</li><li>Ask for offers that go to the same point, with all charges at destination, free days and validity.</li><li>Choose by the cost of one piece in your shop, not by the freight.</li></ol>
<p>If you send us the packing data and the port, we set the ways side by side with prices of the week. It is the same table as above, with your figures.</p>`,
  },
  fr: {
    title: 'D’un carton au conteneur complet : ce que coûte un mètre cube',
    excerpt:
      'LCL, conteneur partagé, 20 pieds, 40 pieds, high cube : ce qui entre vraiment, quand le poids décide à la place du volume, et un exemple chiffré pour les cinq, de 26 à 11 dollars le carton.',
    metaDescription:
      'Volumes intérieurs et utiles des 20’, 40’ et 40HC, limites de poids, LCL et conteneur partagé, avec un calcul complet du coût par carton.',
    pictureAlt:
      'De gauche à droite : un carton, un diable, une palette de cartons et une pile de conteneurs.',
    content: `<p>Le fret maritime se vend à la boîte ou au mètre cube, et le mètre cube revient toujours plus cher à espace égal. Le conteneur complet n’en devient pas pour autant le bon choix : c’est une affaire de calcul. Combien y entre, combien coûte le trajet jusqu’à la sortie du port, et combien de temps votre argent dort dans des cartons. Tous les prix de cette page sont des exemples, choisis pour montrer la méthode. Les taux entre Ningbo ou Shanghai et l’Afrique changent d’une semaine à l’autre et peuvent doubler en une saison ; remplacez-les par le devis du jour.</p>
<h2>Ce qui entre vraiment</h2>
<table><thead><tr><th>Conteneur</th><th>Intérieur, environ</th><th>Utile en cartons</th></tr></thead><tbody>
<tr><td>20 pieds (20’)</td><td>5,90 × 2,35 × 2,39 m = 33 m³</td><td>26–28 m³</td></tr>
<tr><td>40 pieds (40’)</td><td>12,03 × 2,35 × 2,39 m = 67 m³</td><td>54–58 m³</td></tr>
<tr><td>40 pieds high cube (40HC)</td><td>12,03 × 2,35 × 2,69 m = 76 m³</td><td>64–68 m³</td></tr>
</tbody></table>
<p>Le volume intérieur s’obtient en multipliant ; le volume utile, par l’expérience. Les cartons ne divisent pas 2,35 mètres sans reste, la dernière rangée n’est jamais pleine, et il faut garder un peu de jeu en haut pour glisser les derniers. Le high cube a 30 centimètres de plus en hauteur et coûte souvent à peine plus que le 40 pieds ordinaire. Pour des marchandises légères, c’est presque toujours la bonne boîte.</p>
<figure><img src="art:container-lengths" alt="Trois conteneurs en coupe remplis de cartons, chacun à côté d’une personne : un court, un long, et un long plus haut qui contient une couche de plus."><figcaption>20 pieds, 40 pieds et 40 pieds high cube, à l’échelle. Le high cube gagne 30 cm : ici, toute une couche de cartons.</figcaption></figure>
<h2>Quand le poids décide</h2>
<p>Un conteneur porte environ 26 à 28 tonnes ; le chiffre exact est inscrit sur sa porte. La route admet souvent moins : dans bien des pays, la charge à l’essieu ne laisse que 20 à 25 tonnes pour un 20 pieds. La compagnie exige la masse brute vérifiée (VGM) avant le chargement, et un chiffre faux peut laisser la boîte à quai.</p>
<p>Divisez le poids brut du carton par son volume. Des couverts, 14,2 kg dans 0,0408 m³, font 348 kg/m³ ; 27 m³ pèsent alors 9,4 tonnes, et c’est le volume qui décide. Du carrelage emballé fait environ 1 400 kg/m³ ; si 21 tonnes sont admises, le 20 pieds est plein à 15 m³ et plus d’un tiers voyage à vide. Règle pratique : jusqu’à 700 kg/m³, raisonnez en volume ; au-delà, en poids. Pour du lourd, deux 20 pieds valent mieux qu’un 40, qui ne porte pas davantage.</p>
<h2>Les cinq solutions</h2>
<ul><li><strong>L’avion ou l’express.</strong> Pour les échantillons, les pièces de rechange et les dix premières pièces. On paie le plus élevé du poids réel et du poids volumétrique, 167 kg par m³ en fret aérien. Un carton de 60 × 40 × 40 cm compte donc pour 16 kg au moins.</li><li><strong>Le LCL.</strong> Vos cartons voyagent avec ceux d’inconnus, au mètre cube ou à la tonne. Le fret paraît bas, les frais à destination le sont moins ; demandez les deux dans une même offre.</li><li><strong>Le conteneur partagé.</strong> Nous réunissons les commandes de plusieurs clients d’un même port dans un conteneur que nous réservons entier. C’est moins cher que le LCL et empoté sous nos yeux, mais il part quand il est plein, et chaque client a besoin de ses propres documents. Tous les pays ne facilitent pas la chose ; consultez votre transitaire avant de vous engager.</li><li><strong>Le 20 pieds.</strong> À vous seul, plombé à l’usine ou dans notre entrepôt. Moins de mains touchent la marchandise.</li><li><strong>Le 40 pieds et le 40HC.</strong> Deux fois plus d’espace pour une fois et demie le prix, à peu près.</li></ul>
<h2>Un exemple, chiffré jusqu’au bout</h2>
<p>Nos <a href="product:eva-flip-flops">tongs en EVA</a> sont volumineuses et bon marché : le fret y compte. Le carton mesure 65 × 48 × 46 cm, soit 0,14352 m³, pèse 12,5 kg et contient 60 paires à 0,92 dollar : 55,20 dollars le carton. La commande minimale, 2 400 paires, fait 40 cartons ou 5,74 m³.</p>
<p>Hypothèses, en dollars, de notre entrepôt à la sortie du port d’arrivée : LCL 150 par m³ plus 180 par envoi ; conteneur partagé 120 par m³ plus 60 ; 20 pieds 3 200 ; 40 pieds 4 900 ; 40HC 5 000. Volumes utiles retenus : 27, 56 et 66 m³.</p>
<table><thead><tr><th>Solution</th><th>Coût</th><th>Par carton (par paire)</th></tr></thead><tbody>
<tr><td>LCL, 40 cartons</td><td>5,7408 × 150 + 180 = 1 041,12</td><td>26,03 (0,43)</td></tr>
<tr><td>Partagé, 40 cartons</td><td>5,7408 × 120 + 60 = 748,90</td><td>18,72 (0,31)</td></tr>
<tr><td>20’, 188 cartons</td><td>3 200</td><td>17,02 (0,28)</td></tr>
<tr><td>40’, 390 cartons</td><td>4 900</td><td>12,56 (0,21)</td></tr>
<tr><td>40HC, 459 cartons</td><td>5 000</td><td>10,89 (0,18)</td></tr>
</tbody></table>
<figure><img src="art:cost-per-carton" alt="Cinq colonnes de plus en plus basses, un carton sur chacune ; dessous, des bandes pour la taille du chargement."><figcaption>Coût d’un carton dans l’exemple : LCL, conteneur partagé, 20 pieds, 40 pieds, high cube.</figcaption></figure>
<p>Lisez le tableau par les deux bouts. En LCL, le fret représente 47 % du prix d’une paire ; dans le high cube, 20 %. Même plein, celui-ci ne pèse que 459 × 12,5 = 5 737,5 kg : le poids ne joue aucun rôle. Quant au partagé face au 20 pieds complet : 18,72 contre 17,02, avec moins du quart de la marchandise.</p>
<h3>À partir de quand un 20 pieds à soi ?</h3>
<p>Non pas quand il est plein, mais plus tôt : dès que le LCL coûte autant. 150 × volume + 180 = 3 200 donne 20,13 m³, franchis au 141e carton. Pour 140 cartons, le LCL coûte 3 193,92 ; pour 141, 3 215,45. Un conteneur rempli aux trois quarts est donc déjà la solution la moins chère. Le quart vide est gratuit : mettez-y quelque chose qui se vend, ou laissez-le vide.</p>
<h2>Ce que le tableau ne montre pas</h2>
<p><strong>Le capital.</strong> 188 cartons coûtent 10 377,60 dollars, 459 en coûtent 25 336,80. L’acompte de 30 % passe à lui seul de 3 113,28 à 7 601,04. En échange, les 459 cartons économisent 459 × 17,02 moins 5 000, soit environ 2 800 dollars de fret. Mais si le dernier tiers des 27 540 paires ne part qu’à 30 cents de moins, l’économie s’envole : 9 180 × 0,30 = 2 754 dollars.</p>
<p><strong>La franchise.</strong> Un conteneur à soi doit être vidé et restitué pendant les jours de franchise, souvent une à deux semaines. Ensuite, la compagnie facture à la journée, de plus en plus cher. Le LCL séjourne dans un magasin qui a ses propres règles. Demandez le nombre de jours avant de réserver ; certaines compagnies en accordent davantage à qui s’y prend tôt.</p>
<p><strong>La casse.</strong> En LCL, les cartons sont manipulés plusieurs fois de plus. Verre et céramique, nos <a href="product:ceramic-logo-mug-325ml">mugs</a> par exemple, y demandent un carton plus solide ou une palette.</p>
<p><strong>Les droits.</strong> La douane les calcule sur une valeur qui comprend le fret. Quinze dollars de fret économisés par carton, ce sont aussi des droits et de la TVA en moins.</p>
<blockquote><p>N’achetez jamais de la marchandise pour remplir un conteneur. Remplissez un conteneur parce que vous savez vendre la marchandise.</p></blockquote>
<h2>Préparer votre premier envoi maritime</h2>
<ol><li>Obtenez de l’usine les dimensions et le poids brut du carton, mesurés et non estimés. Deux centimètres de plus par côté sur le carton ci-dessus font 67 × 50 × 48 cm, 0,1608 m³ : 12 % de fret en plus.</li><li>Multipliez par le nombre de cartons et ajoutez 5 %.</li><li>Au-dessous de 2 m³, comparez l’avion et le LCL ; de 2 à 15 m³, le LCL et le conteneur partagé ; dès 15 m³, le 20 pieds aussi.</li><li>Demandez des offres qui s’arrêtent au même point, avec tous les frais à destination, les jours de franchise et la durée de validité.</li><li>Choisissez d’après le coût d’une pièce dans votre boutique, pas d’après le fret.</li></ol>
<p>Envoyez-nous les données de colisage et le port : nous mettons les solutions côte à côte, aux prix de la semaine. C’est le tableau ci-dessus, avec vos chiffres.</p>`,
  },
} satisfies DemoPost;

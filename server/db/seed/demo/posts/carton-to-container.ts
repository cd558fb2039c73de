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
      'LCL, shared container, 20 feet, 40 feet, high cube: how much really fits in, when weight decides instead of volume, and one example worked out for all five, from 26 dollars a carton to 11.',
    metaDescription:
      'Inner and usable volumes of 20’, 40’ and 40HC containers, weight limits, LCL and shared containers, with a worked cost per carton.',
    pictureAlt: 'From left to right: a carton, a hand truck, a pallet of cartons and a stack of containers.',
    content: `<p>Sea freight is sold by the container or by the cubic metre, and the second always costs more for the same space. That does not make a full container the right choice. It makes it a question of arithmetic: how much fits in, what it costs to the exit of the port, and how long your money lies in cartons. All prices on this page are examples, chosen to show the calculation. Rates on the lines from Ningbo and Shanghai to Africa move from week to week and may double within a season; put in the quotation of the day.</p>
<h2>How much fits in</h2>
<table><thead><tr><th>Container</th><th>Inside, about</th><th>Usable with cartons</th></tr></thead><tbody>
<tr><td>20 feet (20’)</td><td>5.90 × 2.35 × 2.39 m = 33 m³</td><td>26–28 m³</td></tr>
<tr><td>40 feet (40’)</td><td>12.03 × 2.35 × 2.39 m = 67 m³</td><td>54–58 m³</td></tr>
<tr><td>40 feet high cube (40HC)</td><td>12.03 × 2.35 × 2.69 m = 76 m³</td><td>64–68 m³</td></tr>
</tbody></table>
<p>The inner volume comes from multiplying; the usable one is experience. Cartons do not divide 2.35 metres evenly, the last row does not fill, and something has to be left above to push the top cartons in. The high cube is 30 centimetres higher and often costs hardly more than the ordinary 40 feet. With light goods it is nearly always the better container.</p>
<figure><img src="art:container-lengths" alt="Three containers in section, filled with cartons, each beside a person: a short one, a long one, and a long one that is higher and holds one more layer."><figcaption>20 feet, 40 feet and 40 feet high cube, to scale. The high cube gains 30 cm: here a whole layer of cartons.</figcaption></figure>
<h2>When weight decides</h2>
<p>A container carries roughly 26 to 28 tonnes; the exact figure is on its door. Roads often allow less: in many countries the limits on axle load leave room for 20 to 25 tonnes in a 20-foot container. The carrier asks for the weighed gross mass (VGM) before loading, and a wrong figure can keep the container on the quay.</p>
<p>Divide the gross weight of a carton by its volume. Cutlery with 14.2 kg in 0.0408 m³ comes to 348 kg/m³; 27 m³ of it weigh 9.4 tonnes, and volume decides. Floor tiles come to about 1,400 kg/m³ packed; if 21 tonnes are allowed, the 20-foot container is full after 15 m³, and more than a third of it travels empty. Rule of thumb: up to 700 kg/m³ think of volume, above that of weight. For heavy goods two 20-foot containers are better than one of 40 feet, which carries no more.</p>
<h2>The five ways</h2>
<ul><li><strong>By air or courier.</strong> For samples, spare parts and the first ten pieces. You are charged for the greater of weight and volumetric weight: 167 kg per m³ by air, 200 kg per m³ by courier. A carton of 60 × 40 × 40 cm counts as 16 kg by air and 19.2 kg by courier, even if it weighs less.</li><li><strong>LCL.</strong> Your cartons travel with those of strangers, by the cubic metre or tonne. The freight looks low, the charges at destination do not; ask for both in one offer.</li><li><strong>Shared container.</strong> We put the orders of several customers for the same port into one container that we book whole. It is cheaper than LCL and stuffed under our eyes, but it sails when it is full, and each customer needs papers of his own. Not every country makes that easy; ask your agent before you join.</li><li><strong>20 feet.</strong> Yours alone, sealed at the factory or in our warehouse. Fewer hands touch the goods.</li><li><strong>40 feet and 40HC.</strong> Twice the space for about one and a half times the price.</li></ul>
<h2>One example, worked out</h2>
<p>Our <a href="product:eva-flip-flops">EVA flip-flops</a> are bulky and cheap, so freight counts. A carton measures 65 × 48 × 46 cm, that is 0.14352 m³, weighs 12.5 kg and holds 60 pairs at 0.92 dollars: 55.20 dollars a carton. The smallest order, 2,400 pairs, is 40 cartons or 5.74 m³.</p>
<p>We assume, all from our warehouse to the exit of the port of arrival, in US dollars: LCL 150 per m³ and 180 per shipment; shared container 120 per m³ and 60; 20 feet 3,200; 40 feet 4,900; 40HC 5,000. As usable we take 27, 56 and 66 m³.</p>
<table><thead><tr><th>Way</th><th>Cost</th><th>A carton (a pair)</th></tr></thead><tbody>
<tr><td>LCL, 40 cartons</td><td>5.7408 × 150 + 180 = 1,041.12</td><td>26.03 (0.43)</td></tr>
<tr><td>Shared, 40 cartons</td><td>5.7408 × 120 + 60 = 748.90</td><td>18.72 (0.31)</td></tr>
<tr><td>20’, 188 cartons</td><td>3,200</td><td>17.02 (0.28)</td></tr>
<tr><td>40’, 390 cartons</td><td>4,900</td><td>12.56 (0.21)</td></tr>
<tr><td>40HC, 459 cartons</td><td>5,000</td><td>10.89 (0.18)</td></tr>
</tbody></table>
<figure><img src="art:cost-per-carton" alt="Five columns, each lower than the one before it, with a carton on each; below them strips for the size of the load."><figcaption>Cost of one carton in the example: LCL, shared container, 20 feet, 40 feet, high cube.</figcaption></figure>
<p>Read it from both ends. By LCL the freight is 47% of the price of a pair; in the high cube it is 20%. Even full, the high cube weighs only 459 × 12.5 = 5,737.5 kg, so weight plays no part. And shared against a 20-foot container of your own: 18.72 against 17.02, with less than a quarter of the goods.</p>
<h3>When does a 20-foot container of your own pay?</h3>
<p>Not when it is full but earlier, when LCL costs as much: 150 × volume + 180 = 3,200 gives 20.13 m³, which is passed with the 141st carton. With 140 cartons LCL costs 3,193.92, with 141 it costs 3,215.45. A container filled to three quarters is thus already the cheaper way. The empty quarter is free: fill it with something that sells, or leave it.</p>
<h2>What the table does not show</h2>
<p><strong>Capital.</strong> 188 cartons cost 10,377.60 dollars, 459 cost 25,336.80. The deposit of 30% alone is 7,601.04 instead of 3,113.28. In return the 459 cartons save 459 × 17.02 less 5,000, about 2,800 dollars of freight. But if the last third of the 27,540 pairs can only be sold 30 cents cheaper, the saving is gone: 9,180 × 0.30 = 2,754 dollars.</p>
<p><strong>Free time.</strong> A container of your own must be emptied and brought back within the free days, often a week or two. After that the line charges by the day, and charges more the longer it takes. LCL goods lie in a warehouse with rules of its own. Ask for the free days before booking; some lines grant more if one asks in time.</p>
<p><strong>Damage.</strong> In LCL the cartons are handled several times more. Glass and ceramics, our <a href="product:ceramic-logo-mug-325ml">mugs</a> for example, need a stronger carton there or a pallet.</p>
<p><strong>Duties.</strong> Customs calculates them on a value that includes the freight. If you save 15 dollars of freight on a carton, you save duty and VAT on them as well.</p>
<blockquote><p>Never buy goods to fill a container. Fill a container because you can sell the goods.</p></blockquote>
<h2>How to plan your first sea shipment</h2>
<ol><li>Get measures and gross weight of the carton from the factory, measured, not estimated. Two centimetres more on each side of the carton above make 67 × 50 × 48 cm, 0.1608 m³: 12% more freight.</li><li>Multiply by the number of cartons, add 5%.</li><li>Under 2 m³ ask about air and LCL; from 2 to 15 m³ about LCL and a shared container; from 15 m³ about a 20-foot container too.</li><li>Ask for offers that go to the same point, with all charges at destination, free days and validity.</li><li>Choose by the cost of one piece in your shop, not by the freight.</li></ol>
<p>If you send us the packing data and the port, we set the ways side by side with prices of the week. It is the same table as above, with your figures.</p>
<p><em>Facts and sources checked on 24 November 2026: huazonglogistics.com, smoonlight.ng, Hapag-Lloyd, cfrfreight.co.za, mainfreight.com.</em></p>`,
  },
  fr: {
    title: 'D’un carton au conteneur complet : ce que coûte un mètre cube',
    excerpt:
      'LCL, conteneur partagé, 20 pieds, 40 pieds, high cube : ce qui entre vraiment, quand le poids décide à la place du volume, et un exemple chiffré pour les cinq, de 26 à 11 dollars le carton.',
    metaDescription:
      'Volumes intérieurs et utiles des 20’, 40’ et 40HC, limites de poids, LCL et conteneur partagé, avec un calcul complet du coût par carton.',
    pictureAlt:
      'De gauche à droite : un carton, un diable, une palette de cartons et une pile de conteneurs.',
    content: `<p>Le fret maritime se vend au conteneur ou au mètre cube, et le mètre cube revient toujours plus cher à espace égal. Le conteneur complet n’en devient pas pour autant le bon choix : c’est une affaire de calcul. Combien y entre, combien coûte le trajet jusqu’à la sortie du port, et combien de temps votre argent dort dans des cartons. Tous les prix de cette page sont des exemples, choisis pour montrer la méthode. Les taux entre Ningbo ou Shanghai et l’Afrique changent d’une semaine à l’autre et peuvent doubler en une saison ; remplacez-les par le devis du jour.</p>
<h2>Ce qui entre vraiment</h2>
<table><thead><tr><th>Conteneur</th><th>Intérieur, environ</th><th>Utile en cartons</th></tr></thead><tbody>
<tr><td>20 pieds (20’)</td><td>5,90 × 2,35 × 2,39 m = 33 m³</td><td>26–28 m³</td></tr>
<tr><td>40 pieds (40’)</td><td>12,03 × 2,35 × 2,39 m = 67 m³</td><td>54–58 m³</td></tr>
<tr><td>40 pieds high cube (40HC)</td><td>12,03 × 2,35 × 2,69 m = 76 m³</td><td>64–68 m³</td></tr>
</tbody></table>
<p>Le volume intérieur s’obtient en multipliant ; le volume utile, par l’expérience. Les cartons ne divisent pas 2,35 mètres sans reste, la dernière rangée n’est jamais pleine, et il faut garder un peu de jeu en haut pour glisser les derniers. Le high cube a 30 centimètres de plus en hauteur et coûte souvent à peine plus que le 40 pieds ordinaire. Pour des marchandises légères, c’est presque toujours le bon conteneur.</p>
<figure><img src="art:container-lengths" alt="Trois conteneurs en coupe remplis de cartons, chacun à côté d’une personne : un court, un long, et un long plus haut qui contient une couche de plus."><figcaption>20 pieds, 40 pieds et 40 pieds high cube, à l’échelle. Le high cube gagne 30 cm : ici, toute une couche de cartons.</figcaption></figure>
<h2>Quand le poids décide</h2>
<p>Un conteneur porte environ 26 à 28 tonnes ; le chiffre exact est inscrit sur sa porte. La route admet souvent moins : dans bien des pays, la charge à l’essieu ne laisse que 20 à 25 tonnes pour un 20 pieds. La compagnie exige la masse brute vérifiée (VGM) avant le chargement, et un chiffre faux peut laisser le conteneur à quai.</p>
<p>Divisez le poids brut du carton par son volume. Des couverts, 14,2 kg dans 0,0408 m³, font 348 kg/m³ ; 27 m³ pèsent alors 9,4 tonnes, et c’est le volume qui décide. Du carrelage emballé fait environ 1 400 kg/m³ ; si 21 tonnes sont admises, le 20 pieds est plein à 15 m³ et plus d’un tiers voyage à vide. Règle pratique : jusqu’à 700 kg/m³, raisonnez en volume ; au-delà, en poids. Pour du lourd, deux 20 pieds valent mieux qu’un 40, qui ne porte pas davantage.</p>
<h2>Les cinq solutions</h2>
<ul><li><strong>L’avion ou l’express.</strong> Pour les échantillons, les pièces de rechange et les dix premières pièces. On paie le plus élevé du poids réel et du poids volumétrique : 167 kg par m³ en fret aérien, 200 kg par m³ en express. Un carton de 60 × 40 × 40 cm compte donc pour 16 kg en fret aérien et 19,2 kg en express, même s’il pèse moins.</li><li><strong>Le LCL.</strong> Vos cartons voyagent avec ceux d’inconnus, au mètre cube ou à la tonne. Le fret paraît bas, les frais à destination le sont moins ; demandez les deux dans une même offre.</li><li><strong>Le conteneur partagé.</strong> Nous réunissons les commandes de plusieurs clients d’un même port dans un conteneur que nous réservons entier. C’est moins cher que le LCL et empoté sous nos yeux, mais il part quand il est plein, et chaque client a besoin de ses propres documents. Tous les pays ne facilitent pas la chose ; consultez votre transitaire avant de vous engager.</li><li><strong>Le 20 pieds.</strong> À vous seul, plombé à l’usine ou dans notre entrepôt. Moins de mains touchent la marchandise.</li><li><strong>Le 40 pieds et le 40HC.</strong> Deux fois plus d’espace pour une fois et demie le prix, à peu près.</li></ul>
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
<p>Envoyez-nous les données de colisage et le port : nous mettons les solutions côte à côte, aux prix de la semaine. C’est le tableau ci-dessus, avec vos chiffres.</p>
<p><em>Faits et sources vérifiés le 24 novembre 2026 : huazonglogistics.com, smoonlight.ng, Hapag-Lloyd, cfrfreight.co.za, mainfreight.com.</em></p>`,
  },
  es: {
    title: 'De una caja a un contenedor completo: cuánto cuesta un metro cúbico',
    excerpt:
      'LCL, contenedor compartido, 20 pies, 40 pies, high cube: cuánto cabe de verdad, cuándo decide el peso y un ejemplo para los cinco, de 26 a 11 dólares por caja.',
    metaDescription:
      'Volúmenes interiores y útiles de los contenedores de 20’, 40’ y 40HC, límites de peso, LCL y contenedor compartido, con el coste por caja.',
    pictureAlt:
      'De izquierda a derecha: una caja, una carretilla, un palé de cajas y una pila de contenedores.',
    content: `<p>El flete marítimo se vende por contenedor o por metro cúbico, y lo segundo siempre cuesta más por el mismo espacio. Eso no convierte el contenedor completo en la mejor opción. Lo convierte en una cuenta: cuánto cabe, cuánto cuesta hasta la salida del puerto y cuánto tiempo duerme su dinero en cajas. Todos los precios de esta página son ejemplos, elegidos para mostrar el cálculo. Las tarifas de Ningbo y Shanghái a África cambian de una semana a otra y pueden duplicarse en una temporada; ponga usted la cotización del día.</p>
<h2>Cuánto cabe</h2>
<table><thead><tr><th>Contenedor</th><th>Interior, aproximado</th><th>Útil con cajas</th></tr></thead><tbody>
<tr><td>20 pies (20’)</td><td>5,90 × 2,35 × 2,39 m = 33 m³</td><td>26–28 m³</td></tr>
<tr><td>40 pies (40’)</td><td>12,03 × 2,35 × 2,39 m = 67 m³</td><td>54–58 m³</td></tr>
<tr><td>40 pies high cube (40HC)</td><td>12,03 × 2,35 × 2,69 m = 76 m³</td><td>64–68 m³</td></tr>
</tbody></table>
<p>El volumen interior sale de multiplicar; el útil, de la experiencia. Las cajas no dividen 2,35 metros sin resto, la última fila no se llena y arriba hay que dejar algo de holgura para meter las últimas. El high cube tiene 30 centímetros más de alto y a menudo cuesta apenas más que el de 40 pies normal. Con mercancía ligera es casi siempre el mejor contenedor.</p>
<figure><img src="art:container-lengths" alt="Tres contenedores en sección, llenos de cajas, cada uno junto a una persona: uno corto, uno largo y uno largo más alto con una capa más."><figcaption>20 pies, 40 pies y 40 pies high cube, a escala. El high cube gana 30 cm: aquí, una capa entera de cajas.</figcaption></figure>
<h2>Cuándo decide el peso</h2>
<p>Un contenedor carga unas 26 a 28 toneladas; la cifra exacta está en su puerta. Las carreteras suelen permitir menos: en muchos países el límite por eje deja entre 20 y 25 toneladas en un contenedor de 20 pies. La naviera exige la masa bruta verificada (VGM) antes de cargar, y una cifra falsa puede dejar el contenedor en el muelle.</p>
<p>Divida el peso bruto de una caja por su volumen. Unos cubiertos con 14,2 kg en 0,0408 m³ dan 348 kg/m³; 27 m³ pesan 9,4 toneladas, y decide el volumen. Las baldosas embaladas dan unos 1400 kg/m³; si se permiten 21 toneladas, el contenedor de 20 pies está lleno con 15 m³ y más de un tercio viaja vacío. Regla práctica: hasta 700 kg/m³ piense en volumen; por encima, en peso. Para mercancía pesada, dos de 20 pies valen más que uno de 40, que no carga más.</p>
<h2>Las cinco formas</h2>
<ul><li><strong>Por avión o mensajería.</strong> Para muestras, repuestos y las diez primeras unidades. Se cobra el mayor entre el peso real y el volumétrico: 167 kg por m³ por avión y 200 kg por m³ por mensajería. Una caja de 60 × 40 × 40 cm cuenta como 16 kg por avión y 19,2 kg por mensajería, aunque pese menos.</li><li><strong>LCL.</strong> Sus cajas viajan con las de desconocidos, por metro cúbico o tonelada. El flete parece bajo; los gastos en destino, no. Pida los dos en una misma oferta.</li><li><strong>Contenedor compartido.</strong> Reunimos los pedidos de varios clientes para el mismo puerto en un contenedor que reservamos entero. Es más barato que el LCL y se llena ante nuestros ojos, pero sale cuando está lleno, y cada cliente necesita sus propios papeles. No todos los países lo ponen fácil; pregunte a su agente antes de sumarse.</li><li><strong>20 pies.</strong> Solo para usted, precintado en la fábrica o en nuestro almacén. Menos manos tocan la mercancía.</li><li><strong>40 pies y 40HC.</strong> El doble de espacio por una vez y media el precio, más o menos.</li></ul>
<h2>Un ejemplo completo</h2>
<p>Nuestras <a href="product:eva-flip-flops">chanclas de EVA</a> son voluminosas y baratas, así que el flete pesa. Una caja mide 65 × 48 × 46 cm, es decir, 0,14352 m³, pesa 12,5 kg y lleva 60 pares a 0,92 dólares: 55,20 dólares por caja. El pedido mínimo, 2400 pares, son 40 cajas o 5,74 m³.</p>
<p>Suponemos, en dólares y desde nuestro almacén hasta la salida del puerto de llegada: LCL, 150 por m³ y 180 por envío; contenedor compartido, 120 por m³ y 60; 20 pies, 3200; 40 pies, 4900; 40HC, 5000. Como volumen útil tomamos 27, 56 y 66 m³.</p>
<table><thead><tr><th>Forma</th><th>Coste</th><th>Por caja (por par)</th></tr></thead><tbody>
<tr><td>LCL, 40 cajas</td><td>5,7408 × 150 + 180 = 1041,12</td><td>26,03 (0,43)</td></tr>
<tr><td>Compartido, 40 cajas</td><td>5,7408 × 120 + 60 = 748,90</td><td>18,72 (0,31)</td></tr>
<tr><td>20’, 188 cajas</td><td>3200</td><td>17,02 (0,28)</td></tr>
<tr><td>40’, 390 cajas</td><td>4900</td><td>12,56 (0,21)</td></tr>
<tr><td>40HC, 459 cajas</td><td>5000</td><td>10,89 (0,18)</td></tr>
</tbody></table>
<figure><img src="art:cost-per-carton" alt="Cinco columnas, cada una más baja que la anterior, con una caja encima; debajo, franjas con el tamaño de la carga."><figcaption>Coste de una caja en el ejemplo: LCL, contenedor compartido, 20 pies, 40 pies, high cube.</figcaption></figure>
<p>Léalo por los dos extremos. En LCL el flete es el 47 % del precio de un par; en el high cube, el 20 %. Aun lleno, el high cube pesa solo 459 × 12,5 = 5737,5 kg, así que el peso no cuenta. Y el compartido frente a un contenedor propio de 20 pies: 18,72 frente a 17,02, con menos de la cuarta parte de la mercancía.</p>
<h3>¿Cuándo compensa un 20 pies propio?</h3>
<p>No cuando está lleno, sino antes: cuando el LCL cuesta lo mismo. 150 × volumen + 180 = 3200 da 20,13 m³, que se superan con la caja 141. Con 140 cajas el LCL cuesta 3193,92; con 141, 3215,45. Un contenedor lleno en sus tres cuartas partes ya es, pues, lo más barato. El cuarto vacío es gratis: ponga algo que se venda, o déjelo así.</p>
<h2>Lo que la tabla no muestra</h2>
<p><strong>El capital.</strong> 188 cajas cuestan 10.377,60 dólares; 459, 25.336,80. Solo el anticipo del 30 % pasa de 3113,28 a 7601,04. A cambio, las 459 cajas ahorran 459 × 17,02 menos 5000, unos 2800 dólares de flete. Pero si el último tercio de los 27.540 pares solo se vende 30 céntimos más barato, el ahorro desaparece: 9180 × 0,30 = 2754 dólares.</p>
<p><strong>Los días libres.</strong> Un contenedor propio hay que vaciarlo y devolverlo dentro de los días libres, a menudo una o dos semanas. Después, la naviera cobra por día, y más cuanto más se tarda. La mercancía LCL espera en un almacén con sus propias normas. Pregunte por los días libres antes de reservar; algunas navieras dan más si se piden a tiempo.</p>
<p><strong>Los daños.</strong> En LCL las cajas se manipulan varias veces más. El vidrio y la cerámica, como nuestras <a href="product:ceramic-logo-mug-325ml">tazas</a>, necesitan ahí una caja más fuerte o un palé.</p>
<p><strong>Los aranceles.</strong> La aduana los calcula sobre un valor que incluye el flete. Si ahorra 15 dólares de flete en una caja, ahorra también el arancel y el IVA correspondientes.</p>
<blockquote><p>No compre nunca mercancía para llenar un contenedor. Llene un contenedor porque puede vender la mercancía.</p></blockquote>
<h2>Cómo planificar su primer envío por mar</h2>
<ol><li>Pida a la fábrica las medidas y el peso bruto de la caja, medidos y no estimados. Dos centímetros más por lado en la caja de arriba dan 67 × 50 × 48 cm, 0,1608 m³: un 12 % más de flete.</li><li>Multiplique por el número de cajas y sume un 5 %.</li><li>Por debajo de 2 m³, pregunte por avión y LCL; de 2 a 15 m³, por LCL y contenedor compartido; desde 15 m³, también por un contenedor de 20 pies.</li><li>Pida ofertas que lleguen al mismo punto, con todos los gastos en destino, los días libres y la validez.</li><li>Elija por el coste de una unidad en su tienda, no por el flete.</li></ol>
<p>Si nos envía los datos de embalaje y el puerto, ponemos las formas una junto a otra con los precios de la semana. Es la misma tabla, con sus cifras.</p>
<p><em>Datos y fuentes comprobados el 24 de noviembre de 2026: huazonglogistics.com, smoonlight.ng, Hapag-Lloyd, cfrfreight.co.za, mainfreight.com.</em></p>`,
  },
  zh: {
    title: '从一个纸箱到整柜：一立方米运费多少钱',
    excerpt:
      '散货拼箱、共享柜、20英尺、40英尺、高柜：到底能装多少，什么时候看重量，用一个例子把五种方式算一遍，每箱从26美元到11美元。',
    metaDescription: '20’、40’、40HC货柜的内容积与可用容积，限重，散货拼箱与共享柜，并完整计算每箱运费。',
    pictureAlt: '从左到右：一个纸箱、一辆手推车、一托盘纸箱和一摞货柜。',
    content: `<p>海运按整柜卖，或按立方米卖；同样的空间，按立方米总是更贵。但这不等于整柜就一定合算，要算过才知道：能装多少，到出港要花多少，您的钱在纸箱里压多久。本页价格都是举例，只为说明算法。宁波、上海到非洲的运价一周一变，一季之内可能翻倍，请换成当天的报价。</p>
<h2>能装多少</h2>
<table><thead><tr><th>货柜</th><th>内部尺寸（约）</th><th>装纸箱可用</th></tr></thead><tbody>
<tr><td>20英尺（20’）</td><td>5.90 × 2.35 × 2.39 m = 33 m³</td><td>26–28 m³</td></tr>
<tr><td>40英尺（40’）</td><td>12.03 × 2.35 × 2.39 m = 67 m³</td><td>54–58 m³</td></tr>
<tr><td>40英尺高柜（40HC）</td><td>12.03 × 2.35 × 2.69 m = 76 m³</td><td>64–68 m³</td></tr>
</tbody></table>
<p>内容积是乘出来的，可用容积靠的是经验。纸箱不会正好除尽2.35米，最后一排装不满，顶上还要留点空才推得进去。高柜高出30厘米，价钱往往只比普通40英尺贵一点。轻货几乎总是用高柜更好。</p>
<figure><img src="art:container-lengths" alt="三个装满纸箱的货柜剖面，各有一人站在旁边：一个短柜，一个长柜，一个更高、多装一层的长柜。"><figcaption>20英尺、40英尺、40英尺高柜，按比例绘制。高柜多出30厘米，这里就是整整一层纸箱。</figcaption></figure>
<h2>什么时候看重量</h2>
<p>货柜可载约26至28吨，准确数字写在柜门上。公路往往限得更严：很多国家按轴重限制，20英尺柜只能装20至25吨。装船前船公司要核实总重（VGM），报错了，柜子可能被留在码头。</p>
<p>用一箱的毛重除以体积。餐具14.2公斤、0.0408立方米，合每立方米348公斤；27立方米重9.4吨，看的是体积。瓷砖带包装约每立方米1400公斤；若限重21吨，20英尺柜装15立方米就满了，三分之一以上的空间是空的。经验是：每立方米700公斤以下看体积，以上看重量。重货用两个20英尺柜，好过一个40英尺柜，因为后者并不能多载。</p>
<h2>五种方式</h2>
<ul><li><strong>空运或快递。</strong>适合样品、配件和头十来件货。按实重和体积重两者中较大的收费：空运每立方米167公斤，快递每立方米200公斤。60 × 40 × 40厘米的纸箱，空运按16公斤算，快递按19.2公斤算，哪怕实际更轻。</li><li><strong>散货拼箱（LCL）。</strong>您的纸箱和陌生人的货同柜，按立方米或吨计。海运费看着低，目的港费用可不低；请在一份报价里两样都要。</li><li><strong>共享柜。</strong>我们把几位客户发往同一港口的订单装进一个整订的货柜。比散货拼箱便宜，又在我们眼前装柜，但要装满才开船，而且每位客户都要有自己的单证。有的国家办起来不容易，加入之前请问您的清关代理。</li><li><strong>20英尺柜。</strong>归您一家，在工厂或我们的仓库上封条，经手的人更少。</li><li><strong>40英尺与高柜。</strong>空间翻倍，价钱约为一倍半。</li></ul>
<h2>一个算到底的例子</h2>
<p>我们的<a href="product:eva-flip-flops">EVA人字拖</a>又占地方又便宜，运费就显得重要。每箱65 × 48 × 46厘米，即0.14352立方米，重12.5公斤，装60双，每双0.92美元，一箱55.20美元。起订量2400双，共40箱，5.74立方米。</p>
<p>假设从我们的仓库到目的港出港，单位美元：散货拼箱每立方米150，每票另加180；共享柜每立方米120，另加60；20英尺3200；40英尺4900；高柜5000。可用容积取27、56、66立方米。</p>
<table><thead><tr><th>方式</th><th>费用</th><th>每箱（每双）</th></tr></thead><tbody>
<tr><td>散货拼箱，40箱</td><td>5.7408 × 150 + 180 = 1041.12</td><td>26.03（0.43）</td></tr>
<tr><td>共享柜，40箱</td><td>5.7408 × 120 + 60 = 748.90</td><td>18.72（0.31）</td></tr>
<tr><td>20’，188箱</td><td>3200</td><td>17.02（0.28）</td></tr>
<tr><td>40’，390箱</td><td>4900</td><td>12.56（0.21）</td></tr>
<tr><td>40HC，459箱</td><td>5000</td><td>10.89（0.18）</td></tr>
</tbody></table>
<figure><img src="art:cost-per-carton" alt="五根柱子一根比一根矮，每根上有一个纸箱；下面的条带表示货量。"><figcaption>例中每箱的费用：散货拼箱、共享柜、20英尺、40英尺、高柜。</figcaption></figure>
<p>从两头来看：散货拼箱时，运费占一双价格的47%；高柜只占20%。高柜装满也只重459 × 12.5 = 5737.5公斤，重量不成问题。再拿共享柜和自己的20英尺柜比：18.72对17.02，货量却不到四分之一。</p>
<h3>什么时候值得自己订20英尺柜？</h3>
<p>不必等到装满，散货拼箱的费用与它相等时就值得了。150 × 体积 + 180 = 3200，得20.13立方米，第141箱就超过了。140箱散货拼箱要3193.92，141箱要3215.45。也就是说，装到四分之三，整柜就更便宜。剩下的四分之一不花钱：放点好卖的，或者空着。</p>
<h2>表里看不到的</h2>
<p><strong>资金。</strong>188箱货值10,377.60美元，459箱25,336.80美元，光是30%定金就从3113.28变成7601.04。换来的是459箱省下459 × 17.02减5000，约2800美元运费。但27,540双里，如果最后三分之一每双要降价30美分才卖得掉，省下的就没了：9180 × 0.30 = 2754美元。</p>
<p><strong>免费期。</strong>自己的柜要在免费期内卸空归还，一般一到两周；过期船公司按天收费，越拖越贵。散货放在仓库里，另有规定。订舱前先问免费天数，早问有时能多要几天。</p>
<p><strong>破损。</strong>散货拼箱要多搬几道。玻璃和陶瓷，例如我们的<a href="product:ceramic-logo-mug-325ml">马克杯</a>，要用更结实的纸箱或打托盘。</p>
<p><strong>关税。</strong>海关的计税价格包含运费。一箱省下15美元运费，这15美元的关税和增值税也一并省下。</p>
<blockquote><p>不要为了装满货柜去买货。要因为货卖得掉，才去装满货柜。</p></blockquote>
<h2>怎样安排第一次海运</h2>
<ol><li>向工厂要纸箱尺寸和毛重，要实测，不要估计。上面的纸箱每边多2厘米，就成了67 × 50 × 48厘米，0.1608立方米，运费多12%。</li><li>乘以箱数，再加5%。</li><li>2立方米以下，问空运和散货拼箱；2至15立方米，问散货拼箱和共享柜；15立方米以上，再问20英尺柜。</li><li>各家报价要报到同一个地点，包括目的港全部费用、免费天数和有效期。</li><li>按一件货到店的成本来选，不要只看运费。</li></ol>
<p>把包装数据和目的港发给我们，我们用当周价格把几种方式并排列出来。还是上面那张表，换成您的数字。</p>
<p><em>事实与来源核对于2026年11月24日：huazonglogistics.com、smoonlight.ng、Hapag-Lloyd、cfrfreight.co.za、mainfreight.com。</em></p>`,
  },
} satisfies DemoPost;

import type { DemoPost } from './types.ts';

export const inspectingAShipment = {
  slug: 'inspecting-a-shipment',
  category: 'quality-control',
  tags: ['inspection', 'aql', 'iso 2859-1', 'quality'],
  daysAgo: 23,
  picture: 'inspection-header',
  en: {
    title: 'Inspecting a shipment before it leaves: what an AQL sample tells you',
    excerpt:
      'How many pieces to check, how many faults to accept and how sure you can be: sampling by ISO 2859-1, worked through on 1,800 pairs of sandals.',
    metaDescription:
      'Pre-shipment inspection by ISO 2859-1: sample sizes, acceptance numbers for AQL 2.5 and 4.0, and an example from start to decision.',
    pictureAlt: 'An open carton of sandals under a magnifying glass, with stacked cartons behind it',
    content: `<p>The inspection before shipment is the last moment at which you hold the stronger hand. The goods exist, they are still in China, and 70% of the price is still with you. Two days later they are in a container, and every fault costs freight, duty and an argument. So it pays to understand what the inspector does, and what the report can and cannot promise.</p>
<h2>When the inspector should come</h2>
<p>The inspection usually takes place when all the goods are made and at least 80% are packed. Earlier, there is nothing final to look at. Later, the cartons may already be loaded. The factory must present the whole lot: if an inspector sees 60 cartons out of 100, he can say something about 60 cartons only.</p>
<p>The inspector, not the factory, chooses the cartons. If a row of samples is already waiting on a table, have it noted in the report and start again from the stack.</p>
<h2>How many pieces: the sample</h2>
<p>Nobody opens every box. ISO 2859-1 (in China GB/T 2828.1, in the United States ANSI/ASQ Z1.4, with the same figures in the tables below) says how many pieces to draw from a lot. Unless you agree otherwise, general inspection level II and single sampling under normal inspection apply.</p>
<table>
<thead><tr><th>Lot, pieces</th><th>Code letter, level II</th><th>Sample</th><th>AQL 2.5: accept / reject</th><th>AQL 4.0: accept / reject</th></tr></thead>
<tbody>
<tr><td>151 to 280</td><td>G</td><td>32</td><td>2 / 3</td><td>3 / 4</td></tr>
<tr><td>281 to 500</td><td>H</td><td>50</td><td>3 / 4</td><td>5 / 6</td></tr>
<tr><td>501 to 1,200</td><td>J</td><td>80</td><td>5 / 6</td><td>7 / 8</td></tr>
<tr><td>1,201 to 3,200</td><td>K</td><td>125</td><td>7 / 8</td><td>10 / 11</td></tr>
<tr><td>3,201 to 10,000</td><td>L</td><td>200</td><td>10 / 11</td><td>14 / 15</td></tr>
<tr><td>10,001 to 35,000</td><td>M</td><td>315</td><td>14 / 15</td><td>21 / 22</td></tr>
</tbody>
</table>
<p>Read a row like this: for a lot of 1,800 pieces draw 125. At AQL 2.5, up to 7 defective pieces the lot is accepted; from 8 on it is not. Notice that the sample grows far more slowly than the lot. Small lots are therefore relatively expensive to check, and a lot split over three deliveries needs three samples.</p>
<p>For tests that destroy the piece or take long (pulling off a heel, running a battery flat), the standard has special levels S-1 to S-4 with smaller samples. At S-2, 1,800 pieces need only 8.</p>
<h2>Three kinds of defect</h2>
<ul>
<li><strong>Critical:</strong> dangerous or illegal, such as a needle left in a shoe, a live part that can be touched or a missing mark that the law demands. None is accepted. That is a rule of your contract and not a column of the table: one critical piece and the lot stops.</li>
<li><strong>Major:</strong> the customer would bring it back. A sole coming off, a wrong size, a lamp that doesn’t light. Usual AQL: 2.5.</li>
<li><strong>Minor:</strong> seen by a careful eye but sold all the same. A thread end, a trace of glue. Usual AQL: 4.0.</li>
</ul>
<p>What belongs in which class you decide before production, in a list with photographs. Left open, the question will be answered by the factory. A piece with several defects is counted once, under the worst of them.</p>
<h2>A worked example: 1,800 pairs of sandals</h2>
<p>The lot: 1,800 pairs of <a href="product:leather-look-sandals">leather-look sandals</a>, 18 pairs to a carton, 100 cartons. Code letter K, sample 125 pairs. Many inspectors open the square root of the number of cartons. That is custom, not the standard, but it is a sound minimum: √100 = 10 cartons, from which 5 × 13 + 5 × 12 = 125 pairs are drawn.</p>
<figure><img src="art:inspection-grid" alt="Left: a grid of one hundred cartons, ten of them marked. Right: ten rows of dots, six of them red"><figcaption>Left, the 100 cartons with the 10 that are opened, spread over the whole stack. Right, the 125 pairs drawn from them, 13 or 12 from each carton. The red dots are the 6 pairs with a major defect.</figcaption></figure>
<table>
<thead><tr><th>Class</th><th>AQL</th><th>Accepted up to</th><th>Found</th><th>Result</th></tr></thead>
<tbody>
<tr><td>Critical</td><td>none allowed</td><td>0</td><td>0</td><td>passes</td></tr>
<tr><td>Major</td><td>2.5</td><td>7</td><td>6</td><td>passes</td></tr>
<tr><td>Minor</td><td>4.0</td><td>10</td><td>12</td><td><strong>fails</strong></td></tr>
</tbody>
</table>
<figure><img src="art:inspection-limits" alt="Three rows of squares with a limit line; in the third row two red squares lie beyond the line"><figcaption>The three classes from top to bottom: critical 0 found, major 6 found of 7 allowed, minor 12 found of 10 allowed. The black line is the limit. One row beyond it is enough: the lot is not accepted.</figcaption></figure>
<p>The lot fails, even though all the serious counts are in order. What follows is business. If the twelve are glue marks, the factory can clean 1,800 pairs in two days and present the lot again, and the contract should say who pays for the second visit. If your market doesn’t mind, you may accept it against a written discount. What you should not do is to let “next time we will be careful” stand as an answer.</p>
<h2>What a pass does not mean</h2>
<p>AQL 2.5 is not a promise that at most 2.5% are faulty. The sample is a matter of chance, and the chance can be worked out (binomial distribution, 125 pieces, accepted up to 7):</p>
<table>
<thead><tr><th>Truly defective in the lot</th><th>Chance that the lot passes</th></tr></thead>
<tbody>
<tr><td>1%</td><td>over 99.9%</td></tr>
<tr><td>2.5%</td><td>98.6%</td></tr>
<tr><td>5%</td><td>71.2%</td></tr>
<tr><td>8%</td><td>20.9%</td></tr>
<tr><td>10%</td><td>6.0%</td></tr>
</tbody>
</table>
<p>So a lot with 5% of faulty pairs, 90 out of 1,800, passes seven times out of ten. If that is too many for you, ask for AQL 1.5 (accept 5, reject 6 at the same sample) or level III, where the sample for this lot is 200. Both cost something: the factory’s care, or the inspector’s time.</p>
<p>Nor does an inspection replace a laboratory. Whether a charger holds its insulation or a dye contains a banned substance cannot be seen. For goods such as a <a href="product:usb-c-charger-20w">USB-C charger</a> you need test reports for exactly that model, and in many countries a certificate of conformity under a scheme of your standards body: SON in Nigeria, KEBS in Kenya, TBS in Tanzania. What is covered changes; ask them before you order.</p>
<h2>What to write into the order</h2>
<ol>
<li>Inspection to ISO 2859-1, level II, AQL 0 / 2.5 / 4.0 with critical defects not accepted, before the balance is paid.</li>
<li>The list of defects with photographs, and the approved sample sealed and signed.</li>
<li>Measurements with tolerances, weight, carton marks, barcode, drop test if you want one.</li>
<li>Who pays for a second inspection, and by when the goods must be put right.</li>
<li>The report goes to you directly from the inspector, with photographs of opened cartons and of every defect.</li>
</ol>
<p>Third-party inspectors usually charge by the man-day, and 125 pairs are about a day’s work. Ask what travel costs and what is included. Set against 1,800 × $4.30 = $7,740 of goods, a fee of $250 is 3.2%: a lot for a small order, little for one you can’t send back.</p>
<p><em>Facts and sources checked on 24 November 2026: ISO 2859-1.</em></p>`,
  },
  fr: {
    title: 'Contrôler la marchandise avant le départ : ce que dit un échantillon AQL',
    excerpt:
      'Combien de pièces contrôler, combien de défauts accepter, avec quelle certitude : l’échantillonnage ISO 2859-1 appliqué à 1 800 paires de sandales.',
    metaDescription:
      'Inspection avant expédition selon ISO 2859-1 : effectifs d’échantillon, critères pour AQL 2,5 et 4,0, et un exemple complet.',
    pictureAlt: 'Un carton de sandales ouvert sous une loupe, devant des piles de cartons',
    content: `<p>Le contrôle avant expédition est le dernier moment où vous êtes en position de force. La marchandise existe, elle est encore en Chine et 70 % du prix sont encore chez vous. Deux jours plus tard, elle est dans un conteneur, et chaque défaut vous coûtera du fret, des droits de douane et une dispute. Autant comprendre ce que fait l’inspecteur, et ce que son rapport peut ou ne peut pas garantir.</p>
<h2>Quand faire venir l’inspecteur</h2>
<p>L’usage veut que l’inspection ait lieu quand toute la production est terminée et qu’au moins 80 % sont emballés. Plus tôt, il n’y a rien de définitif à voir ; plus tard, les cartons risquent d’être déjà chargés. L’usine doit présenter le lot entier : l’inspecteur qui voit 60 cartons sur 100 ne peut se prononcer que sur 60 cartons.</p>
<p>C’est l’inspecteur qui choisit les cartons, pas l’usine. Si une rangée d’échantillons l’attend déjà sur une table, faites-le noter au rapport et reprenez dans la pile.</p>
<h2>Combien de pièces : l’échantillon</h2>
<p>Personne n’ouvre toutes les boîtes. La norme ISO 2859-1 (GB/T 2828.1 en Chine, ANSI/ASQ Z1.4 aux États-Unis, avec les mêmes chiffres dans les tables ci-dessous) fixe le nombre de pièces à prélever dans un lot. Sauf accord contraire, on applique le niveau de contrôle général II, en échantillonnage simple et en contrôle normal.</p>
<table>
<thead><tr><th>Lot, en pièces</th><th>Lettre-code, niveau II</th><th>Échantillon</th><th>AQL 2,5 : accepté / refusé</th><th>AQL 4,0 : accepté / refusé</th></tr></thead>
<tbody>
<tr><td>151 à 280</td><td>G</td><td>32</td><td>2 / 3</td><td>3 / 4</td></tr>
<tr><td>281 à 500</td><td>H</td><td>50</td><td>3 / 4</td><td>5 / 6</td></tr>
<tr><td>501 à 1 200</td><td>J</td><td>80</td><td>5 / 6</td><td>7 / 8</td></tr>
<tr><td>1 201 à 3 200</td><td>K</td><td>125</td><td>7 / 8</td><td>10 / 11</td></tr>
<tr><td>3 201 à 10 000</td><td>L</td><td>200</td><td>10 / 11</td><td>14 / 15</td></tr>
<tr><td>10 001 à 35 000</td><td>M</td><td>315</td><td>14 / 15</td><td>21 / 22</td></tr>
</tbody>
</table>
<p>Une ligne se lit ainsi : pour un lot de 1 800 pièces, on en prélève 125. À l’AQL 2,5 (le « NQA » des textes français), le lot est accepté jusqu’à 7 pièces défectueuses et refusé à partir de 8. Remarquez que l’échantillon grossit bien moins vite que le lot : les petits lots coûtent donc proportionnellement cher à contrôler, et un lot livré en trois fois demande trois échantillons.</p>
<p>Pour les essais longs ou destructifs (arracher un talon, vider une batterie), la norme prévoit des niveaux spéciaux S-1 à S-4, avec des échantillons plus petits. En S-2, 8 pièces suffisent pour un lot de 1 800.</p>
<h2>Trois classes de défauts</h2>
<ul>
<li><strong>Critique :</strong> dangereux ou illégal, par exemple une aiguille oubliée dans une chaussure, une pièce sous tension accessible ou l’absence d’un marquage obligatoire. On n’en accepte aucun. C’est une clause de votre contrat, pas une colonne du tableau : une seule pièce critique arrête le lot.</li>
<li><strong>Majeur :</strong> le client rapporterait l’article. Une semelle qui se décolle, une mauvaise pointure, une lampe qui ne s’allume pas. AQL habituel : 2,5.</li>
<li><strong>Mineur :</strong> un œil attentif le voit, mais l’article se vend quand même. Un bout de fil, une trace de colle. AQL habituel : 4,0.</li>
</ul>
<p>C’est à vous de décider, avant la production et photos à l’appui, quel défaut va dans quelle classe. Si vous ne le faites pas, l’usine répondra à votre place. Une pièce qui présente plusieurs défauts ne compte qu’une fois, dans la classe la plus grave.</p>
<h2>Exemple : 1 800 paires de sandales</h2>
<p>Le lot : 1 800 paires de <a href="product:leather-look-sandals">sandales aspect cuir</a>, 18 paires par carton, soit 100 cartons. Lettre-code K, échantillon de 125 paires. Beaucoup d’inspecteurs ouvrent un nombre de cartons égal à la racine carrée du total. C’est un usage et non la norme, mais c’est un minimum raisonnable : √100 = 10 cartons, d’où l’on tire 5 × 13 + 5 × 12 = 125 paires.</p>
<figure><img src="art:inspection-grid" alt="À gauche, une grille de cent cartons dont dix sont marqués ; à droite, dix rangées de points dont six rouges"><figcaption>À gauche, les 100 cartons et les 10 que l’on ouvre, répartis dans toute la pile. À droite, les 125 paires prélevées, 13 ou 12 par carton. Les points rouges sont les 6 paires qui ont un défaut majeur.</figcaption></figure>
<table>
<thead><tr><th>Classe</th><th>AQL</th><th>Accepté jusqu’à</th><th>Trouvé</th><th>Résultat</th></tr></thead>
<tbody>
<tr><td>Critique</td><td>aucun admis</td><td>0</td><td>0</td><td>conforme</td></tr>
<tr><td>Majeur</td><td>2,5</td><td>7</td><td>6</td><td>conforme</td></tr>
<tr><td>Mineur</td><td>4,0</td><td>10</td><td>12</td><td><strong>non conforme</strong></td></tr>
</tbody>
</table>
<figure><img src="art:inspection-limits" alt="Trois rangées de carrés avec une ligne de limite ; dans la troisième, deux carrés rouges la dépassent"><figcaption>Les trois classes de haut en bas : critiques, 0 trouvé ; majeurs, 6 pour 7 admis ; mineurs, 12 pour 10 admis. Le trait noir marque la limite. Une seule rangée qui dépasse suffit : le lot n’est pas accepté.</figcaption></figure>
<p>Le lot est refusé, alors que les défauts graves restent dans les limites. La suite est affaire de négociation. S’il s’agit de traces de colle, l’usine peut nettoyer 1 800 paires en deux jours et représenter le lot ; le contrat doit dire qui paie la seconde visite. Si votre clientèle n’y regarde pas de si près, vous pouvez accepter contre une remise écrite. Ce qu’il ne faut pas accepter, c’est « la prochaine fois, nous ferons attention » pour toute réponse.</p>
<h2>Ce qu’un lot accepté ne prouve pas</h2>
<p>AQL 2,5 ne veut pas dire « 2,5 % de défectueux au plus ». Un échantillon relève du hasard, et ce hasard se calcule (loi binomiale, 125 pièces, acceptation jusqu’à 7) :</p>
<table>
<thead><tr><th>Défectueux réels dans le lot</th><th>Probabilité d’acceptation</th></tr></thead>
<tbody>
<tr><td>1 %</td><td>plus de 99,9 %</td></tr>
<tr><td>2,5 %</td><td>98,6 %</td></tr>
<tr><td>5 %</td><td>71,2 %</td></tr>
<tr><td>8 %</td><td>20,9 %</td></tr>
<tr><td>10 %</td><td>6,0 %</td></tr>
</tbody>
</table>
<p>Un lot qui compte 5 % de paires défectueuses, soit 90 sur 1 800, passe donc sept fois sur dix. Si c’est trop pour vous, demandez l’AQL 1,5 (accepté à 5, refusé à 6, avec le même échantillon) ou le niveau III, qui porte l’échantillon de ce lot à 200. Les deux ont un coût : le soin de l’usine ou le temps de l’inspecteur.</p>
<p>Le contrôle ne remplace pas non plus le laboratoire. L’isolation d’un chargeur ou une substance interdite dans une teinture ne se voient pas à l’œil. Pour un article comme un <a href="product:usb-c-charger-20w">chargeur USB-C</a>, il vous faut les rapports d’essai du modèle exact et, dans bien des pays, un certificat de conformité au titre du programme national : VOC en Côte d’Ivoire, SON au Nigeria, KEBS au Kenya. La liste des produits soumis évolue ; renseignez-vous auprès de l’organisme avant de commander.</p>
<h2>Ce qu’il faut écrire dans la commande</h2>
<ol>
<li>Inspection selon ISO 2859-1, niveau II, AQL 0 / 2,5 / 4,0, aucun défaut critique admis, avant paiement du solde.</li>
<li>La liste des défauts avec photos, et l’échantillon validé, scellé et signé.</li>
<li>Les cotes avec tolérances, le poids, le marquage des cartons, le code-barres, l’essai de chute si vous le souhaitez.</li>
<li>Qui paie une seconde inspection, et dans quel délai la marchandise doit être reprise.</li>
<li>Le rapport vous est envoyé directement par l’inspecteur, avec photos des cartons ouverts et de chaque défaut.</li>
</ol>
<p>Les sociétés d’inspection facturent en général à la journée, et 125 paires font à peu près une journée. Demandez ce que coûte le déplacement et ce qui est compris. Pour 1 800 × 4,30 $ = 7 740 $ de marchandise, des honoraires de 250 $ font 3,2 % : beaucoup pour une petite commande, peu pour des articles que vous ne pourrez pas renvoyer.</p>
<p><em>Faits et sources vérifiés le 24 novembre 2026 : ISO 2859-1.</em></p>`,
  },
  es: {
    title: 'Inspeccionar el pedido antes de que salga: qué dice una muestra AQL',
    excerpt:
      'Cuántas piezas revisar, cuántos defectos admitir y con qué certeza: el muestreo ISO 2859-1 aplicado a 1800 pares de sandalias.',
    metaDescription:
      'Inspección previa al embarque según ISO 2859-1: tamaños de muestra, números de aceptación para AQL 2,5 y 4,0 y un ejemplo completo.',
    pictureAlt: 'Una caja de sandalias abierta bajo una lupa, con pilas de cajas detrás',
    content: `<p>La inspección antes del embarque es el último momento en que usted tiene la posición más fuerte. La mercancía existe, sigue en China y el 70 % del precio todavía está en su cuenta. Dos días después irá en un contenedor, y cada defecto costará flete, aranceles y una discusión. Conviene entender qué hace el inspector y qué puede, y qué no puede, asegurar su informe.</p>
<h2>Cuándo debe ir el inspector</h2>
<p>La costumbre es inspeccionar cuando toda la producción está terminada y al menos el 80 % está embalado. Antes no hay nada definitivo que ver; después, las cajas pueden estar ya cargadas. La fábrica tiene que presentar el lote entero: si el inspector ve 60 cajas de 100, solo puede opinar sobre 60 cajas.</p>
<p>Las cajas las elige el inspector, no la fábrica. Si ya le espera una fila de muestras sobre una mesa, que conste en el informe, y que empiece de nuevo desde la pila.</p>
<h2>Cuántas piezas: la muestra</h2>
<p>Nadie abre todas las cajas. La norma ISO 2859-1 (en China GB/T 2828.1, en Estados Unidos ANSI/ASQ Z1.4, con las mismas cifras en las tablas de abajo) dice cuántas piezas se extraen de un lote. Si no se acuerda otra cosa, se aplica el nivel general de inspección II, con muestreo simple e inspección normal.</p>
<table>
<thead><tr><th>Lote, en piezas</th><th>Letra código, nivel II</th><th>Muestra</th><th>AQL 2,5: acepta / rechaza</th><th>AQL 4,0: acepta / rechaza</th></tr></thead>
<tbody>
<tr><td>151 a 280</td><td>G</td><td>32</td><td>2 / 3</td><td>3 / 4</td></tr>
<tr><td>281 a 500</td><td>H</td><td>50</td><td>3 / 4</td><td>5 / 6</td></tr>
<tr><td>501 a 1200</td><td>J</td><td>80</td><td>5 / 6</td><td>7 / 8</td></tr>
<tr><td>1201 a 3200</td><td>K</td><td>125</td><td>7 / 8</td><td>10 / 11</td></tr>
<tr><td>3201 a 10.000</td><td>L</td><td>200</td><td>10 / 11</td><td>14 / 15</td></tr>
<tr><td>10.001 a 35.000</td><td>M</td><td>315</td><td>14 / 15</td><td>21 / 22</td></tr>
</tbody>
</table>
<p>Una fila se lee así: de un lote de 1800 piezas se extraen 125. Con AQL 2,5, el lote se acepta con 7 piezas defectuosas o menos y se rechaza a partir de 8. Fíjese en que la muestra crece mucho más despacio que el lote: revisar lotes pequeños sale, en proporción, caro, y un lote entregado en tres partes necesita tres muestras.</p>
<p>Para ensayos largos o destructivos (arrancar un tacón, agotar una batería), la norma tiene niveles especiales, de S-1 a S-4, con muestras más pequeñas. En S-2, a un lote de 1800 le bastan 8 piezas.</p>
<h2>Tres clases de defecto</h2>
<ul>
<li><strong>Crítico:</strong> peligroso o ilegal, como una aguja olvidada en un zapato, una parte con tensión al alcance de la mano o la falta de un marcado obligatorio. No se admite ninguno. Es una regla de su contrato, no una columna de la tabla: una sola pieza crítica detiene el lote.</li>
<li><strong>Mayor:</strong> el cliente devolvería el artículo. Una suela despegada, una talla equivocada, una lámpara que no enciende. AQL habitual: 2,5.</li>
<li><strong>Menor:</strong> lo ve un ojo atento, pero el artículo se vende igual. Un cabo de hilo, un resto de pegamento. AQL habitual: 4,0.</li>
</ul>
<p>Qué defecto va en cada clase lo decide usted antes de la producción, en una lista con fotos. Si lo deja abierto, responderá la fábrica. Una pieza con varios defectos cuenta una sola vez, en la clase más grave.</p>
<h2>Un ejemplo: 1800 pares de sandalias</h2>
<p>El lote: 1800 pares de <a href="product:leather-look-sandals">sandalias de símil piel</a>, 18 pares por caja, 100 cajas. Letra K, muestra de 125 pares. Muchos inspectores abren tantas cajas como la raíz cuadrada del total. Es costumbre y no la norma, pero es un mínimo razonable: √100 = 10 cajas, de las que salen 5 × 13 + 5 × 12 = 125 pares.</p>
<figure><img src="art:inspection-grid" alt="A la izquierda, una cuadrícula de cien cajas con diez marcadas; a la derecha, diez filas de puntos, seis de ellos rojos"><figcaption>A la izquierda, las 100 cajas y las 10 que se abren, repartidas por toda la pila. A la derecha, los 125 pares extraídos, 13 o 12 de cada caja. Los puntos rojos son los 6 pares con un defecto mayor.</figcaption></figure>
<table>
<thead><tr><th>Clase</th><th>AQL</th><th>Se acepta hasta</th><th>Encontrados</th><th>Resultado</th></tr></thead>
<tbody>
<tr><td>Crítico</td><td>no se admite</td><td>0</td><td>0</td><td>pasa</td></tr>
<tr><td>Mayor</td><td>2,5</td><td>7</td><td>6</td><td>pasa</td></tr>
<tr><td>Menor</td><td>4,0</td><td>10</td><td>12</td><td><strong>no pasa</strong></td></tr>
</tbody>
</table>
<figure><img src="art:inspection-limits" alt="Tres filas de cuadrados con una línea de límite; en la tercera, dos cuadrados rojos la superan"><figcaption>Las tres clases de arriba abajo: críticos, 0 encontrados; mayores, 6 de 7 admitidos; menores, 12 de 10 admitidos. La línea negra es el límite. Basta con que una fila lo supere: el lote no se acepta.</figcaption></figure>
<p>El lote no pasa, aunque lo grave esté en orden. Lo que sigue es negociación. Si los doce son restos de pegamento, la fábrica puede limpiar 1800 pares en dos días y volver a presentar el lote; el contrato debe decir quién paga la segunda visita. Si a su clientela no le importa, puede aceptarlo con un descuento por escrito. Lo que no debe aceptar como respuesta es «la próxima vez tendremos cuidado».</p>
<h2>Lo que no significa que un lote pase</h2>
<p>AQL 2,5 no quiere decir «un 2,5 % de defectuosos como máximo». La muestra depende del azar, y el azar se puede calcular (distribución binomial, 125 piezas, se acepta hasta 7):</p>
<table>
<thead><tr><th>Defectuosos reales en el lote</th><th>Probabilidad de que pase</th></tr></thead>
<tbody>
<tr><td>1 %</td><td>más del 99,9 %</td></tr>
<tr><td>2,5 %</td><td>98,6 %</td></tr>
<tr><td>5 %</td><td>71,2 %</td></tr>
<tr><td>8 %</td><td>20,9 %</td></tr>
<tr><td>10 %</td><td>6,0 %</td></tr>
</tbody>
</table>
<p>Es decir, un lote con un 5 % de pares defectuosos, 90 de 1800, pasa siete veces de cada diez. Si es demasiado para usted, pida AQL 1,5 (acepta 5, rechaza 6, con la misma muestra) o el nivel III, que sube la muestra de este lote a 200. Las dos cosas cuestan: esmero de la fábrica o tiempo del inspector.</p>
<p>La inspección tampoco sustituye al laboratorio. El aislamiento de un cargador o una sustancia prohibida en un tinte no se ven. Para un artículo como un <a href="product:usb-c-charger-20w">cargador USB-C</a> necesita los informes de ensayo de ese modelo exacto y, en muchos países, un certificado de conformidad según el programa de su organismo de normas: SON en Nigeria, KEBS en Kenia, TBS en Tanzania. Lo que está sujeto cambia; pregúnteles antes de hacer el pedido.</p>
<h2>Qué escribir en el pedido</h2>
<ol>
<li>Inspección según ISO 2859-1, nivel II, AQL 0 / 2,5 / 4,0, sin defectos críticos, antes de pagar el saldo.</li>
<li>La lista de defectos con fotos, y la muestra aprobada, precintada y firmada.</li>
<li>Medidas con tolerancias, peso, marcas de las cajas, código de barras y, si lo desea, ensayo de caída.</li>
<li>Quién paga una segunda inspección y en qué plazo debe corregirse la mercancía.</li>
<li>El informe se lo envía directamente el inspector, con fotos de las cajas abiertas y de cada defecto.</li>
</ol>
<p>Las empresas de inspección suelen cobrar por jornada, y 125 pares son más o menos una jornada. Pregunte cuánto cuesta el desplazamiento y qué está incluido. Para 1800 × 4,30 $ = 7740 $ de mercancía, unos honorarios de 250 $ son el 3,2 %: mucho para un pedido pequeño, poco para algo que no podrá devolver.</p>
<p><em>Datos y fuentes comprobados el 24 de noviembre de 2026: ISO 2859-1.</em></p>`,
  },
  zh: {
    title: '出货前验货：AQL抽样能告诉您什么',
    excerpt: '该抽多少件、允许多少次品、结论有多可靠：以1800双凉鞋为例，走一遍ISO 2859-1抽样流程。',
    metaDescription: '按ISO 2859-1做出货前验货：样本量、AQL 2.5与4.0的接收数，以及从抽样到判定的完整实例。',
    pictureAlt: '放大镜下一箱打开的凉鞋，后面堆着纸箱',
    content: `<p>出货前验货，是您最后一次握有主动权的时候：货已经做好，还在中国，70%的货款还在您手里。再过两天货就进了集装箱，之后每一个次品都要搭上运费、关税和一场争执。所以值得弄清楚验货员在做什么，他的报告能保证什么、不能保证什么。</p>
<h2>什么时候验</h2>
<p>行业惯例是全部生产完毕、至少80%已装箱时验货。太早，看到的不是成品；太晚，货可能已经装柜。工厂必须把整批货都摆出来：100箱只看到60箱，结论就只对这60箱有效。</p>
<p>抽哪几箱由验货员决定，不由工厂决定。如果到场时桌上已经摆好一排“样品”，应写进报告，并从货堆里重新抽。</p>
<h2>抽多少：样本量</h2>
<p>没有人会把每一箱都打开。从一批货里抽多少件，由ISO 2859-1规定（中国对应GB/T 2828.1，美国对应ANSI/ASQ Z1.4，下表数字相同）。没有另外约定时，采用一般检验水平II、正常检验一次抽样。</p>
<table>
<thead><tr><th>批量（件）</th><th>字码（水平II）</th><th>样本量</th><th>AQL 2.5接收／拒收</th><th>AQL 4.0接收／拒收</th></tr></thead>
<tbody>
<tr><td>151至280</td><td>G</td><td>32</td><td>2／3</td><td>3／4</td></tr>
<tr><td>281至500</td><td>H</td><td>50</td><td>3／4</td><td>5／6</td></tr>
<tr><td>501至1200</td><td>J</td><td>80</td><td>5／6</td><td>7／8</td></tr>
<tr><td>1201至3200</td><td>K</td><td>125</td><td>7／8</td><td>10／11</td></tr>
<tr><td>3201至10000</td><td>L</td><td>200</td><td>10／11</td><td>14／15</td></tr>
<tr><td>10001至35000</td><td>M</td><td>315</td><td>14／15</td><td>21／22</td></tr>
</tbody>
</table>
<p>读法是这样的：一批1800件，抽125件；AQL为2.5时，不合格品不超过7件接收，达到8件拒收。请注意，样本量的增长远比批量慢。因此小批量验货相对较贵，一批货分三次交，就要抽三次样。</p>
<p>对于破坏性或耗时的测试（如拉断鞋跟、把电池放空），标准另有S-1至S-4四个特殊检验水平，样本更小：1800件按S-2只需8件。</p>
<h2>三类缺陷</h2>
<ul>
<li><strong>致命缺陷：</strong>有危险或违法，例如鞋里留有断针、带电部位可以触及、缺少法律要求的标志。一件也不接受。这是合同里的约定，不是表里的一列：发现一件，整批停下。</li>
<li><strong>主要缺陷：</strong>顾客会拿来退货的，例如开胶、尺码错误、灯不亮。常用AQL为2.5。</li>
<li><strong>次要缺陷：</strong>细看能看出来，但仍可销售，例如线头、胶痕。常用AQL为4.0。</li>
</ul>
<p>哪种问题归哪一类，要在生产之前由您定好，并配上照片。您不定，工厂就会替您定。一件产品有几处缺陷时只算一次，按最严重的那一类计。</p>
<h2>实例：1800双凉鞋</h2>
<p>这批货是1800双<a href="product:leather-look-sandals">仿皮凉鞋</a>，每箱18双，共100箱。字码K，样本125双。很多验货员按总箱数的平方根开箱，这是惯例而非标准，但作为下限是合理的：√100 = 10箱，从中抽取5 × 13 + 5 × 12 = 125双。</p>
<figure><img src="art:inspection-grid" alt="左边是一百箱的方格图，其中十箱做了标记；右边是十行圆点，其中六个为红色"><figcaption>左图：100箱货，打开其中10箱，分布在整个货堆。右图：从中抽出的125双，每箱13双或12双，红点是6双有主要缺陷的鞋。</figcaption></figure>
<table>
<thead><tr><th>类别</th><th>AQL</th><th>最多接收</th><th>实际发现</th><th>结果</th></tr></thead>
<tbody>
<tr><td>致命</td><td>不允许</td><td>0</td><td>0</td><td>合格</td></tr>
<tr><td>主要</td><td>2.5</td><td>7</td><td>6</td><td>合格</td></tr>
<tr><td>次要</td><td>4.0</td><td>10</td><td>12</td><td><strong>不合格</strong></td></tr>
</tbody>
</table>
<figure><img src="art:inspection-limits" alt="三行方块和一条界线，第三行有两个红色方块越过界线"><figcaption>从上到下三类：致命缺陷发现0件；主要缺陷允许7件、发现6件；次要缺陷允许10件、发现12件。黑线是界限，只要有一行越线，整批就不接收。</figcaption></figure>
<p>严重问题都没超标，这批货仍然不合格。接下来就是商量的事了。如果这12双都是胶痕，工厂两天就能把1800双清理一遍再报验，合同里应写明第二次验货由谁付费。如果您的市场不在意，可以在书面折扣的条件下接收。唯一不该接受的答复是“下次我们会注意”。</p>
<h2>合格不等于什么</h2>
<p>AQL 2.5并不是保证次品率不超过2.5%。抽样有偶然性，而这种偶然性可以算出来（二项分布，样本125件，7件以内接收）：</p>
<table>
<thead><tr><th>整批真实次品率</th><th>判为合格的概率</th></tr></thead>
<tbody>
<tr><td>1%</td><td>99.9%以上</td></tr>
<tr><td>2.5%</td><td>98.6%</td></tr>
<tr><td>5%</td><td>71.2%</td></tr>
<tr><td>8%</td><td>20.9%</td></tr>
<tr><td>10%</td><td>6.0%</td></tr>
</tbody>
</table>
<p>也就是说，一批货有5%的次品，即1800双里有90双，十次里仍有七次会通过。如果您觉得太多，可以要求AQL 1.5（样本不变，5件接收、6件拒收），或改用检验水平III，这批货的样本就是200双。两种办法都有代价：前者考验工厂，后者增加验货工时。</p>
<p>验货也代替不了实验室。充电器的绝缘是否可靠、染料里有没有禁用物质，眼睛看不出来。像<a href="product:usb-c-charger-20w">USB-C充电器</a>这类产品，要有该型号的检测报告；在不少国家还要按当地标准机构的要求办理符合性证书，例如尼日利亚的SON、肯尼亚的KEBS、坦桑尼亚的TBS。管控范围会调整，下单前请先向它们核实。</p>
<h2>订单里该写什么</h2>
<ol>
<li>付尾款前按ISO 2859-1、水平II、AQL 0／2.5／4.0验货，不接受致命缺陷。</li>
<li>附带照片的缺陷清单，以及封样并签字的确认样。</li>
<li>尺寸及公差、重量、箱唛、条码，需要时加跌落试验。</li>
<li>二次验货由谁付费，返工期限到哪天。</li>
<li>报告由验货员直接发给您，附开箱照片和每处缺陷的照片。</li>
</ol>
<p>第三方验货一般按人天收费，125双大约是一天的工作量，请问清差旅费和包含的项目。按货值1800 × 4.30 = 7740美元计，250美元的验货费占3.2%：对小单来说不少，对无法退运的货来说不多。</p>
<p><em>事实与来源核对于2026年11月24日：ISO 2859-1。</em></p>`,
  },
} satisfies DemoPost;

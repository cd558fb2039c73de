import type { DemoPost } from './types.ts';

export const shippingTimesAndDemurrage = {
  slug: 'shipping-times-and-demurrage',
  category: 'logistics-shipping',
  tags: ['shipping', 'demurrage', 'free days', 'planning'],
  daysAgo: 67,
  picture: 'transit-header',
  en: {
    title: 'How long the ship takes, and what a week’s delay in port costs',
    excerpt:
      'Days at sea from Ningbo or Shanghai to six African ports, free days and demurrage explained, with an example of what the second week costs.',
    metaDescription:
      'Transit times from Ningbo and Shanghai to Lagos, Tema, Abidjan, Mombasa, Dar es Salaam and Durban, and demurrage worked out day by day.',
    pictureAlt: 'A container ship at sea beside a calendar whose days turn from green to amber and red',
    content: `<p>Most importers plan the voyage and forget the port. Yet the sea has only one price, paid in advance, while every day on the quay has its own. Two questions decide whether a container earns money: when must the deposit be paid so that the goods are on the shelf in time, and how many days are there between discharge and the first extra charge?</p>
<h2>Days at sea</h2>
<p>The table shows the usual span from port to port, from Ningbo or Shanghai. The short figure is a direct service. The long one has a transhipment, say in Singapore, Colombo, Tanger Med or Algeciras, and some days waiting for the second ship.</p>
<table>
<thead><tr><th>Port of arrival</th><th>Days at sea</th><th>Who publishes the port’s tariff</th></tr></thead>
<tbody>
<tr><td>Mombasa</td><td>20 to 30</td><td>Kenya Ports Authority (KPA)</td></tr>
<tr><td>Dar es Salaam</td><td>20 to 32</td><td>Tanzania Ports Authority (TPA)</td></tr>
<tr><td>Durban</td><td>22 to 32</td><td>Transnet Port Terminals</td></tr>
<tr><td>Tema</td><td>35 to 48</td><td>Ghana Ports and Harbours Authority (GPHA)</td></tr>
<tr><td>Abidjan</td><td>35 to 50</td><td>Port Autonome d’Abidjan and its terminals</td></tr>
<tr><td>Lagos (Apapa, Tin Can, Lekki)</td><td>35 to 50</td><td>Nigerian Ports Authority (NPA) and the terminals</td></tr>
</tbody>
</table>
<figure><img src="art:transit-bars" alt="Six horizontal bars along a scale in tens of days; the three upper bars end much earlier than the three lower ones"><figcaption>The same spans as bars, one grid line for every ten days. From top to bottom: Mombasa, Dar es Salaam, Durban, Tema, Abidjan, Lagos. The thick part runs from the shortest to the longest usual time.</figcaption></figure>
<p>You can check the order of magnitude. From Shanghai round the Cape to Lagos it is roughly 10,400 nautical miles. At 16 knots a ship covers 16 × 24 = 384 miles a day and needs 27 days. The rest is port calls and transhipment. To Mombasa, via Singapore, it is about 6,200 miles or 16 days of pure sailing. Spans change with the season and with congestion, so look up the schedule of the line itself before you promise a date to anyone: the voyage number on the booking counts, not what a salesman remembers.</p>
<h2>Three charges that are often confused</h2>
<ul>
<li><strong>Storage:</strong> the terminal’s rent for the ground on which your container stands. It is paid to the terminal or the port.</li>
<li><strong>Demurrage:</strong> the shipping line’s charge for its container while it is still, full, in the terminal after the free days.</li>
<li><strong>Detention:</strong> the line’s charge for the same container outside the terminal until it is back, empty and clean, in the depot.</li>
</ul>
<p>All three start after a number of free days, and each counts for itself. Some lines count demurrage and detention together. In most tariffs the days are calendar days: Sundays and holidays count. Free periods from three to ten days are common, but they differ by terminal, line and cargo and do change. In 2023, for example, KPA set four free days for local imports at Mombasa. What counts is the tariff valid on the day of discharge, on the web site of the terminal and of the line, for your country.</p>
<h2>What a week costs: an example</h2>
<p>A 20-foot container with 7,200 <a href="product:non-stick-frying-pan-26">frying pans</a>. The terminal allows 4 free days, then asks $15 a day for 5 days and $30 from then on. The line allows 7 free days, then asks $30 a day for 5 days and $60 from then on. $25,000 is tied up in the goods, borrowed at 24% a year. These are round figures to show the method.</p>
<table>
<thead><tr><th>Charge</th><th>Out on day 7</th><th>Out on day 14</th><th>Out on day 21</th></tr></thead>
<tbody>
<tr><td>Storage at $15</td><td>3 days: 45</td><td>5 days: 75</td><td>5 days: 75</td></tr>
<tr><td>Storage at $30</td><td>0</td><td>5 days: 150</td><td>12 days: 360</td></tr>
<tr><td>Demurrage at $30</td><td>0</td><td>5 days: 150</td><td>5 days: 150</td></tr>
<tr><td>Demurrage at $60</td><td>0</td><td>2 days: 120</td><td>9 days: 540</td></tr>
<tr><td>Interest, counted from day 7</td><td>0</td><td>7 days: 115</td><td>14 days: 230</td></tr>
<tr><td><strong>Total, US dollars</strong></td><td><strong>45</strong></td><td><strong>610</strong></td><td><strong>1,355</strong></td></tr>
</tbody>
</table>
<figure><img src="art:transit-calendar" alt="Two strips of fourteen days; in the upper one four days are green, in the lower one seven, then they turn amber and red"><figcaption>The first fourteen days after discharge. Above, storage in the terminal: 4 free days, 5 at the first rate, 5 at the second. Below, the line’s demurrage: 7 free days, 5 at the first rate, 2 at the second.</figcaption></figure>
<p>One week late costs $565, about 8 cents a pan. The second week costs another $745, because the rates climb. On cheap and bulky goods such as <a href="product:plastic-bucket-lid-20l">20-litre buckets</a> that is quickly the whole margin.</p>
<h2>Plan backwards from the shop shelf</h2>
<p>Suppose the pans must be in the shop in Lagos on 1 December.</p>
<table>
<thead><tr><th>Step</th><th>Days</th><th>Must begin on</th></tr></thead>
<tbody>
<tr><td>Choose a sample, sign the order</td><td>14</td><td>13 August</td></tr>
<tr><td>Deposit paid, production</td><td>30</td><td>27 August</td></tr>
<tr><td>Inspection, booking, into the port</td><td>7</td><td>26 September</td></tr>
<tr><td>At sea</td><td>45</td><td>3 October</td></tr>
<tr><td>Clearance and delivery</td><td>14</td><td>17 November</td></tr>
<tr><td><strong>On the shelf</strong></td><td><strong>110</strong></td><td><strong>1 December</strong></td></tr>
</tbody>
</table>
<p>The sums are right and the plan is still wrong: 3 October falls in China’s National Day week, when factories close and vessels before and after are full. If you know that, start a week or two earlier. The longer closure is Chinese New Year, 6 February in 2027 and 26 January in 2028: workers leave some ten days before it, and many factories need two to three weeks afterwards until the lines are full again.</p>
<h2>How to use the free days</h2>
<ol>
<li><strong>Ask before booking.</strong> Fourteen free days at destination can often be had from the line or forwarder if they are asked for with the booking. After arrival hardly anyone grants them.</li>
<li><strong>Papers before the ship.</strong> Draft bill of lading, invoice and packing list must say the same: names, weights, HS code. One letter wrong in the consignee’s name costs days.</li>
<li><strong>Duties of the country of arrival.</strong> A Form M and the assessment (PAAR) in Nigeria, a cargo tracking note in many countries of West and Central Africa. Some of these must exist before loading, and the agent knows which.</li>
<li><strong>Telex release or original?</strong> If the original bills of lading are still in the courier’s bag, the container waits. Settle the form of release together with the balance.</li>
<li><strong>Money for customs.</strong> Have the assessed sum ready when the ship arrives, not when the free days end.</li>
<li><strong>Return the empty.</strong> Keep the depot’s receipt: it ends the detention and you need it to get back a container deposit.</li>
</ol>
<p>If delay is the port’s fault or the customs system was down, object in writing at once and with the dates. In Nigeria the Shippers’ Council takes complaints about such charges; elsewhere, ask the shippers’ council or the port authority.</p>
<p><em>Facts and sources checked on 24 November 2026: KPA, TPA, Transnet, GPHA, Port Autonome d’Abidjan, NPA.</em></p>`,
  },
  fr: {
    title: 'Combien de jours de mer, et ce que coûte une semaine de retard au port',
    excerpt:
      'Durées de mer de Ningbo ou Shanghai vers six ports africains, franchise et surestaries expliquées, et le coût de la deuxième semaine chiffré.',
    metaDescription:
      'Temps de transit de Ningbo et Shanghai vers Abidjan, Lagos, Tema, Mombasa, Dar es Salaam et Durban ; surestaries calculées jour par jour.',
    pictureAlt:
      'Un porte-conteneurs en mer à côté d’un calendrier dont les jours passent du vert à l’ambre puis au rouge',
    content: `<p>La plupart des importateurs planifient la traversée et oublient le port. Or la mer n’a qu’un prix, payé d’avance, tandis que chaque jour à quai a le sien. Deux questions décident si un conteneur rapporte : à quelle date verser l’acompte pour que la marchandise soit en rayon à temps, et combien de jours s’écoulent entre le déchargement et les premiers frais ?</p>
<h2>Les jours de mer</h2>
<p>Le tableau donne les durées habituelles de port à port, au départ de Ningbo ou de Shanghai. Le chiffre bas correspond à un service direct ; le chiffre haut comprend un transbordement, à Singapour, Colombo, Tanger Med ou Algésiras par exemple, et quelques jours d’attente du second navire.</p>
<table>
<thead><tr><th>Port d’arrivée</th><th>Jours de mer</th><th>Qui publie le tarif du port</th></tr></thead>
<tbody>
<tr><td>Mombasa</td><td>20 à 30</td><td>Kenya Ports Authority (KPA)</td></tr>
<tr><td>Dar es Salaam</td><td>20 à 32</td><td>Tanzania Ports Authority (TPA)</td></tr>
<tr><td>Durban</td><td>22 à 32</td><td>Transnet Port Terminals</td></tr>
<tr><td>Tema</td><td>35 à 48</td><td>Ghana Ports and Harbours Authority (GPHA)</td></tr>
<tr><td>Abidjan</td><td>35 à 50</td><td>Port Autonome d’Abidjan et ses terminaux</td></tr>
<tr><td>Lagos (Apapa, Tin Can, Lekki)</td><td>35 à 50</td><td>Nigerian Ports Authority (NPA) et les terminaux</td></tr>
</tbody>
</table>
<figure><img src="art:transit-bars" alt="Six barres horizontales sur une échelle de dix en dix jours ; les trois du haut s’arrêtent bien plus tôt que les trois du bas"><figcaption>Les mêmes durées en barres, un trait vertical tous les dix jours. De haut en bas : Mombasa, Dar es Salaam, Durban, Tema, Abidjan, Lagos. La partie épaisse va de la durée habituelle la plus courte à la plus longue.</figcaption></figure>
<p>L’ordre de grandeur se vérifie. De Shanghai à Lagos par le cap de Bonne-Espérance, il y a environ 10 400 milles marins. À 16 nœuds, un navire parcourt 16 × 24 = 384 milles par jour : il lui faut 27 jours. Le reste, ce sont les escales et le transbordement. Vers Mombasa, par Singapour, comptez à peu près 6 200 milles, soit 16 jours de navigation pure. Ces durées varient avec la saison et l’encombrement des ports. Avant de promettre une date à qui que ce soit, consultez l’horaire de la compagnie elle-même : c’est le numéro de voyage du booking qui compte, pas le souvenir d’un commercial.</p>
<h2>Trois frais que l’on confond</h2>
<ul>
<li><strong>Le magasinage :</strong> le loyer du sol sur lequel se trouve votre conteneur. Il se paie au terminal ou au port.</li>
<li><strong>Les surestaries (demurrage) :</strong> ce que la compagnie facture pour son conteneur tant qu’il reste, plein, au terminal après la franchise.</li>
<li><strong>La détention :</strong> ce que la compagnie facture pour ce même conteneur hors du terminal, jusqu’à son retour au dépôt, vide et propre.</li>
</ul>
<p>Chacun de ces frais démarre après un certain nombre de jours de franchise, qui se comptent séparément. Certaines compagnies additionnent surestaries et détention. Dans la plupart des tarifs, il s’agit de jours calendaires : dimanches et jours fériés compris. Des franchises de trois à dix jours sont courantes, mais elles varient selon le terminal, la compagnie et la marchandise, et elles changent. En 2023, par exemple, KPA a fixé à quatre jours la franchise des importations locales à Mombasa. Seul compte le tarif valable le jour du déchargement, sur le site du terminal et sur celui de la compagnie, pour votre pays.</p>
<h2>Ce que coûte une semaine : un exemple</h2>
<p>Un conteneur de 20 pieds avec 7 200 <a href="product:non-stick-frying-pan-26">poêles</a>. Le terminal accorde 4 jours de franchise, puis demande 15 $ par jour pendant 5 jours et 30 $ ensuite. La compagnie accorde 7 jours, puis demande 30 $ par jour pendant 5 jours et 60 $ ensuite. La marchandise immobilise 25 000 $, empruntés à 24 % l’an. Ce sont des chiffres ronds, pour montrer la méthode.</p>
<table>
<thead><tr><th>Frais</th><th>Sortie le 7e jour</th><th>Sortie le 14e jour</th><th>Sortie le 21e jour</th></tr></thead>
<tbody>
<tr><td>Magasinage à 15 $</td><td>3 jours : 45</td><td>5 jours : 75</td><td>5 jours : 75</td></tr>
<tr><td>Magasinage à 30 $</td><td>0</td><td>5 jours : 150</td><td>12 jours : 360</td></tr>
<tr><td>Surestaries à 30 $</td><td>0</td><td>5 jours : 150</td><td>5 jours : 150</td></tr>
<tr><td>Surestaries à 60 $</td><td>0</td><td>2 jours : 120</td><td>9 jours : 540</td></tr>
<tr><td>Intérêts, comptés à partir du 7e jour</td><td>0</td><td>7 jours : 115</td><td>14 jours : 230</td></tr>
<tr><td><strong>Total en dollars US</strong></td><td><strong>45</strong></td><td><strong>610</strong></td><td><strong>1 355</strong></td></tr>
</tbody>
</table>
<figure><img src="art:transit-calendar" alt="Deux bandes de quatorze jours ; en haut quatre jours sont verts, en bas sept, puis ils passent à l’ambre et au rouge"><figcaption>Les quatorze premiers jours après le déchargement. En haut, le magasinage au terminal : 4 jours de franchise, 5 au premier taux, 5 au second. En bas, les surestaries de la compagnie : 7 jours de franchise, 5 au premier taux, 2 au second.</figcaption></figure>
<p>Une semaine de retard coûte 565 $, environ 8 cents par poêle. La deuxième en coûte 745 de plus, parce que les taux montent. Sur des articles volumineux et bon marché comme les <a href="product:plastic-bucket-lid-20l">seaux de 20 litres</a>, la marge y passe vite tout entière.</p>
<h2>Compter à rebours depuis le rayon</h2>
<p>Supposons que les poêles doivent être en boutique à Lagos le 1er décembre.</p>
<table>
<thead><tr><th>Étape</th><th>Jours</th><th>À commencer le</th></tr></thead>
<tbody>
<tr><td>Choix de l’échantillon, signature de la commande</td><td>14</td><td>13 août</td></tr>
<tr><td>Acompte versé, production</td><td>30</td><td>27 août</td></tr>
<tr><td>Inspection, réservation, mise à quai</td><td>7</td><td>26 septembre</td></tr>
<tr><td>En mer</td><td>45</td><td>3 octobre</td></tr>
<tr><td>Dédouanement et livraison</td><td>14</td><td>17 novembre</td></tr>
<tr><td><strong>En rayon</strong></td><td><strong>110</strong></td><td><strong>1er décembre</strong></td></tr>
</tbody>
</table>
<p>Le calcul est juste et le plan est pourtant mauvais : le 3 octobre tombe dans la semaine de la fête nationale chinoise, où les usines ferment et où les navires d’avant et d’après sont pleins. Qui le sait commence une ou deux semaines plus tôt. L’autre coupure, plus longue, est le Nouvel An chinois, le 6 février en 2027 et le 26 janvier en 2028 : les ouvriers partent une dizaine de jours avant, et bien des usines mettent ensuite deux à trois semaines à remplir leurs chaînes.</p>
<h2>Bien employer la franchise</h2>
<ol>
<li><strong>Demandez avant de réserver.</strong> Quatorze jours de franchise à destination s’obtiennent souvent de la compagnie ou du transitaire si on les demande avec la réservation. Après l’arrivée, presque personne ne les accorde.</li>
<li><strong>Les papiers avant le navire.</strong> Projet de connaissement, facture et liste de colisage doivent concorder : noms, poids, code SH. Une lettre fausse dans le nom du destinataire coûte des jours.</li>
<li><strong>Les formalités du pays d’arrivée.</strong> Form M et liquidation (PAAR) au Nigeria, bordereau de suivi de cargaison (BSC) en Côte d’Ivoire et dans beaucoup de pays d’Afrique de l’Ouest et centrale. Certaines doivent être faites avant l’embarquement ; votre transitaire sait lesquelles.</li>
<li><strong>Telex release ou original ?</strong> Si les connaissements originaux sont encore dans le sac du transporteur express, le conteneur attend. Réglez la forme de la remise en même temps que le solde.</li>
<li><strong>L’argent de la douane.</strong> Ayez la somme prête à l’arrivée du navire, pas à la fin de la franchise.</li>
<li><strong>Rendre le vide.</strong> Gardez le reçu du dépôt : il arrête la détention et sert à récupérer la caution du conteneur.</li>
</ol>
<p>Si le retard vient du port ou d’une panne du système douanier, contestez aussitôt par écrit, dates à l’appui. En Côte d’Ivoire, l’Office Ivoirien des Chargeurs défend les importateurs ; ailleurs, adressez-vous au conseil des chargeurs ou à l’autorité portuaire.</p>
<p><em>Faits et sources vérifiés le 24 novembre 2026 : KPA, TPA, Transnet, GPHA, Port Autonome d’Abidjan, NPA.</em></p>`,
  },
  es: {
    title: 'Cuánto tarda el barco y cuánto cuesta una semana de retraso en el puerto',
    excerpt:
      'Días de mar desde Ningbo o Shanghái hasta seis puertos africanos, días libres y demoras explicados, y cuánto cuesta la segunda semana.',
    metaDescription:
      'Tiempos de tránsito desde Ningbo y Shanghái a Lagos, Tema, Abiyán, Mombasa, Dar es Salaam y Durban, y las demoras calculadas día a día.',
    pictureAlt:
      'Un portacontenedores en el mar junto a un calendario cuyos días pasan del verde al ámbar y al rojo',
    content: `<p>La mayoría de los importadores planifica la travesía y olvida el puerto. Sin embargo, el mar tiene un solo precio, que se paga por adelantado, mientras que cada día en el muelle tiene el suyo. Dos preguntas deciden si un contenedor da dinero: ¿cuándo hay que pagar el anticipo para que la mercancía llegue a tiempo al estante, y cuántos días hay entre la descarga y el primer recargo?</p>
<h2>Días de mar</h2>
<p>La tabla muestra los tiempos habituales de puerto a puerto, desde Ningbo o Shanghái. La cifra corta es un servicio directo; la larga incluye un transbordo, por ejemplo en Singapur, Colombo, Tánger Med o Algeciras, y unos días de espera del segundo barco.</p>
<table>
<thead><tr><th>Puerto de llegada</th><th>Días de mar</th><th>Quién publica la tarifa del puerto</th></tr></thead>
<tbody>
<tr><td>Mombasa</td><td>de 20 a 30</td><td>Kenya Ports Authority (KPA)</td></tr>
<tr><td>Dar es Salaam</td><td>de 20 a 32</td><td>Tanzania Ports Authority (TPA)</td></tr>
<tr><td>Durban</td><td>de 22 a 32</td><td>Transnet Port Terminals</td></tr>
<tr><td>Tema</td><td>de 35 a 48</td><td>Ghana Ports and Harbours Authority (GPHA)</td></tr>
<tr><td>Abiyán</td><td>de 35 a 50</td><td>Port Autonome d’Abidjan y sus terminales</td></tr>
<tr><td>Lagos (Apapa, Tin Can, Lekki)</td><td>de 35 a 50</td><td>Nigerian Ports Authority (NPA) y las terminales</td></tr>
</tbody>
</table>
<figure><img src="art:transit-bars" alt="Seis barras horizontales sobre una escala de diez en diez días; las tres de arriba terminan mucho antes que las tres de abajo"><figcaption>Los mismos tiempos en barras, con una línea cada diez días. De arriba abajo: Mombasa, Dar es Salaam, Durban, Tema, Abiyán, Lagos. La parte gruesa va del tiempo habitual más corto al más largo.</figcaption></figure>
<p>El orden de magnitud se puede comprobar. De Shanghái a Lagos por el cabo de Buena Esperanza hay unas 10.400 millas náuticas. A 16 nudos, un barco recorre 16 × 24 = 384 millas al día y necesita 27 días. Lo demás son escalas y transbordo. A Mombasa, por Singapur, son unas 6200 millas, o 16 días de navegación pura. Los tiempos cambian con la temporada y la congestión; consulte el itinerario de la propia naviera antes de prometer una fecha a nadie: lo que cuenta es el número de viaje de la reserva, no lo que recuerda un vendedor.</p>
<h2>Tres cargos que se suelen confundir</h2>
<ul>
<li><strong>Almacenaje:</strong> el alquiler del suelo que ocupa su contenedor. Se paga a la terminal o al puerto.</li>
<li><strong>Demoras (demurrage):</strong> lo que cobra la naviera por su contenedor mientras sigue, lleno, en la terminal después de los días libres.</li>
<li><strong>Detención (detention):</strong> lo que cobra la naviera por ese mismo contenedor fuera de la terminal, hasta que vuelve al depósito vacío y limpio.</li>
</ul>
<p>Los tres empiezan tras unos días libres, y cada uno cuenta por separado. Algunas navieras suman demoras y detención. En la mayoría de las tarifas son días naturales: cuentan los domingos y los festivos. Son corrientes plazos libres de tres a diez días, pero varían según la terminal, la naviera y la carga, y cambian. En 2023, por ejemplo, la KPA fijó cuatro días libres para las importaciones locales en Mombasa. Vale la tarifa vigente el día de la descarga, en las páginas de la terminal y de la naviera, para su país.</p>
<h2>Cuánto cuesta una semana: un ejemplo</h2>
<p>Un contenedor de 20 pies con 7200 <a href="product:non-stick-frying-pan-26">sartenes</a>. La terminal concede 4 días libres y después cobra 15 $ al día durante 5 días y 30 $ a partir de ahí. La naviera concede 7 días libres y después cobra 30 $ al día durante 5 días y 60 $ a partir de ahí. La mercancía inmoviliza 25.000 $, prestados al 24 % anual. Son cifras redondas, para mostrar el método.</p>
<table>
<thead><tr><th>Cargo</th><th>Salida el día 7</th><th>Salida el día 14</th><th>Salida el día 21</th></tr></thead>
<tbody>
<tr><td>Almacenaje a 15 $</td><td>3 días: 45</td><td>5 días: 75</td><td>5 días: 75</td></tr>
<tr><td>Almacenaje a 30 $</td><td>0</td><td>5 días: 150</td><td>12 días: 360</td></tr>
<tr><td>Demoras a 30 $</td><td>0</td><td>5 días: 150</td><td>5 días: 150</td></tr>
<tr><td>Demoras a 60 $</td><td>0</td><td>2 días: 120</td><td>9 días: 540</td></tr>
<tr><td>Intereses, contados desde el día 7</td><td>0</td><td>7 días: 115</td><td>14 días: 230</td></tr>
<tr><td><strong>Total, en dólares</strong></td><td><strong>45</strong></td><td><strong>610</strong></td><td><strong>1355</strong></td></tr>
</tbody>
</table>
<figure><img src="art:transit-calendar" alt="Dos tiras de catorce días; en la de arriba cuatro son verdes, en la de abajo siete, y luego pasan al ámbar y al rojo"><figcaption>Los primeros catorce días tras la descarga. Arriba, el almacenaje en la terminal: 4 días libres, 5 con la primera tarifa y 5 con la segunda. Abajo, las demoras de la naviera: 7 días libres, 5 con la primera tarifa y 2 con la segunda.</figcaption></figure>
<p>Una semana de retraso cuesta 565 $, unos 8 céntimos por sartén. La segunda cuesta otros 745 $, porque las tarifas suben. En mercancía barata y voluminosa, como los <a href="product:plastic-bucket-lid-20l">cubos de 20 litros</a>, eso se come pronto todo el margen.</p>
<h2>Planifique hacia atrás desde el estante</h2>
<p>Supongamos que las sartenes deben estar en la tienda de Lagos el 1 de diciembre.</p>
<table>
<thead><tr><th>Paso</th><th>Días</th><th>Debe empezar el</th></tr></thead>
<tbody>
<tr><td>Elegir la muestra, firmar el pedido</td><td>14</td><td>13 de agosto</td></tr>
<tr><td>Anticipo pagado, producción</td><td>30</td><td>27 de agosto</td></tr>
<tr><td>Inspección, reserva, entrada en puerto</td><td>7</td><td>26 de septiembre</td></tr>
<tr><td>En el mar</td><td>45</td><td>3 de octubre</td></tr>
<tr><td>Despacho y entrega</td><td>14</td><td>17 de noviembre</td></tr>
<tr><td><strong>En el estante</strong></td><td><strong>110</strong></td><td><strong>1 de diciembre</strong></td></tr>
</tbody>
</table>
<p>Las sumas son correctas y el plan, aun así, es malo: el 3 de octubre cae en la semana de la fiesta nacional china, cuando cierran las fábricas y los barcos de antes y de después van llenos. Si lo sabe, empiece una o dos semanas antes. El cierre más largo es el Año Nuevo chino, el 6 de febrero en 2027 y el 26 de enero en 2028: los obreros se van unos diez días antes, y muchas fábricas tardan después de dos a tres semanas en llenar sus líneas.</p>
<h2>Cómo aprovechar los días libres</h2>
<ol>
<li><strong>Pregunte antes de reservar.</strong> La naviera o el transitario suelen conceder catorce días libres en destino si se piden con la reserva. Después de la llegada, casi nadie los da.</li>
<li><strong>Los papeles, antes que el barco.</strong> El borrador del conocimiento de embarque, la factura y la lista de empaque deben decir lo mismo: nombres, pesos, código SA. Una letra mal puesta en el nombre del destinatario cuesta días.</li>
<li><strong>Trámites del país de llegada.</strong> El Formulario M (Form M) y la liquidación (PAAR) en Nigeria, una nota de seguimiento de carga en muchos países de África occidental y central. Algunos deben existir antes de la carga; su agente sabe cuáles.</li>
<li><strong>¿Télex u original?</strong> Si los conocimientos originales siguen con la mensajería, el contenedor espera. Acuerde la forma de liberación junto con el saldo.</li>
<li><strong>El dinero de la aduana.</strong> Tenga lista la suma liquidada cuando llegue el barco, no cuando acaben los días libres.</li>
<li><strong>Devuelva el vacío.</strong> Guarde el recibo del depósito: pone fin a la detención y lo necesitará para recuperar la fianza del contenedor.</li>
</ol>
<p>Si el retraso es culpa del puerto o el sistema de aduanas estaba caído, reclame por escrito, enseguida y con fechas. En Nigeria, el Shippers’ Council atiende las quejas sobre estos cargos; en otros países, pregunte al consejo de cargadores o a la autoridad portuaria.</p>
<p><em>Datos y fuentes comprobados el 24 de noviembre de 2026: KPA, TPA, Transnet, GPHA, Port Autonome d’Abidjan, NPA.</em></p>`,
  },
  zh: {
    title: '船要走多少天，货在港口多压一周要花多少钱',
    excerpt: '从宁波、上海到六个非洲港口的海上天数，免费期与滞期费怎么算，并用一个例子算清第二周的代价。',
    metaDescription:
      '宁波、上海至拉各斯、特马、阿比让、蒙巴萨、达累斯萨拉姆、德班的航程天数，以及逐日计算的滞期费。',
    pictureAlt: '海上的集装箱船，旁边的日历由绿变黄再变红',
    content: `<p>多数进口商会算航程，却忘了港口。海上的价钱只有一个，而且事先付清；码头上却一天一个价。一个货柜赚不赚钱，取决于两个问题：要让货按时上架，定金最晚什么时候付？从卸船到开始收费，中间有几天？</p>
<h2>海上天数</h2>
<p>下表是从宁波或上海出发、港到港的常见天数。较短的数字是直达航线；较长的要在新加坡、科伦坡、丹吉尔或阿尔赫西拉斯等港中转，并等几天二程船。</p>
<table>
<thead><tr><th>目的港</th><th>海上天数</th><th>港口费率由谁公布</th></tr></thead>
<tbody>
<tr><td>蒙巴萨</td><td>20–30</td><td>肯尼亚港务局（KPA）</td></tr>
<tr><td>达累斯萨拉姆</td><td>20–32</td><td>坦桑尼亚港务局（TPA）</td></tr>
<tr><td>德班</td><td>22–32</td><td>Transnet港口码头公司</td></tr>
<tr><td>特马</td><td>35–48</td><td>加纳港务局（GPHA）</td></tr>
<tr><td>阿比让</td><td>35–50</td><td>阿比让自治港及各码头</td></tr>
<tr><td>拉各斯（阿帕帕、廷坎、莱基）</td><td>35–50</td><td>尼日利亚港务局（NPA）及各码头</td></tr>
</tbody>
</table>
<figure><img src="art:transit-bars" alt="以十天为一格的刻度上有六根横条，上面三根比下面三根短得多"><figcaption>同样的天数画成横条，每十天一条竖线。从上到下：蒙巴萨、达累斯萨拉姆、德班、特马、阿比让、拉各斯。粗的一段是最短到最长的常见天数。</figcaption></figure>
<p>这个数量级可以自己验算。从上海绕好望角到拉各斯约10,400海里，船速16节，一天走16 × 24 = 384海里，要27天；其余的时间用在沿途挂港和中转上。经新加坡到蒙巴萨约6200海里，纯航行16天。天数随季节和港口拥堵而变，向任何人承诺日期之前，先查船公司自己的船期：算数的是订舱单上的航次，不是业务员的记忆。</p>
<h2>常被混淆的三种费用</h2>
<ul>
<li><strong>堆存费：</strong>货柜占用场地的租金，付给码头或港口。</li>
<li><strong>滞期费（demurrage）：</strong>免费期过后，重柜还在码头里，船公司收的用柜费。</li>
<li><strong>滞箱费（detention）：</strong>同一个柜提出码头以后，到洗净空柜还回堆场为止，船公司收的用柜费。</li>
</ul>
<p>三种费用都在若干免费天数之后起算，而且各算各的。有的船公司把滞期和滞箱合并计算。多数费率按日历日计，周日和节假日也算。免费期三到十天都很常见，但因码头、船公司和货物而异，也会调整。例如2023年，肯尼亚港务局把蒙巴萨本地进口货的免费期定为四天。以卸船当天有效的费率为准，请到码头和船公司网站上查您所在国家的版本。</p>
<h2>一周要花多少钱：举例</h2>
<p>一个20英尺柜，装7200只<a href="product:non-stick-frying-pan-26">煎锅</a>。码头免费4天，之后5天每天15美元，再往后每天30美元。船公司免费7天，之后5天每天30美元，再往后每天60美元。货值占用资金25,000美元，年息24%。数字取整，只为说明算法。</p>
<table>
<thead><tr><th>费用</th><th>第7天提柜</th><th>第14天提柜</th><th>第21天提柜</th></tr></thead>
<tbody>
<tr><td>堆存费，每天15美元</td><td>3天：45</td><td>5天：75</td><td>5天：75</td></tr>
<tr><td>堆存费，每天30美元</td><td>0</td><td>5天：150</td><td>12天：360</td></tr>
<tr><td>滞期费，每天30美元</td><td>0</td><td>5天：150</td><td>5天：150</td></tr>
<tr><td>滞期费，每天60美元</td><td>0</td><td>2天：120</td><td>9天：540</td></tr>
<tr><td>利息，从第7天算起</td><td>0</td><td>7天：115</td><td>14天：230</td></tr>
<tr><td><strong>合计（美元）</strong></td><td><strong>45</strong></td><td><strong>610</strong></td><td><strong>1355</strong></td></tr>
</tbody>
</table>
<figure><img src="art:transit-calendar" alt="两条各十四天的色带，上面四天为绿色，下面七天为绿色，之后变黄、变红"><figcaption>卸船后的头十四天。上：码头堆存，免费4天，第一档5天，第二档5天。下：船公司滞期，免费7天，第一档5天，第二档2天。</figcaption></figure>
<p>晚一周多花565美元，每只锅约8美分。第二周再多花745美元，因为费率会升档。像<a href="product:plastic-bucket-lid-20l">20升水桶</a>这样便宜又占地方的货，利润很快就赔光了。</p>
<h2>从上架那天倒着排</h2>
<p>假设煎锅必须在12月1日摆进拉各斯的店里。</p>
<table>
<thead><tr><th>环节</th><th>天数</th><th>最晚开始</th></tr></thead>
<tbody>
<tr><td>选样，签订单</td><td>14</td><td>8月13日</td></tr>
<tr><td>付定金，生产</td><td>30</td><td>8月27日</td></tr>
<tr><td>验货，订舱，进港</td><td>7</td><td>9月26日</td></tr>
<tr><td>海上</td><td>45</td><td>10月3日</td></tr>
<tr><td>清关，送货</td><td>14</td><td>11月17日</td></tr>
<tr><td><strong>上架</strong></td><td><strong>110</strong></td><td><strong>12月1日</strong></td></tr>
</tbody>
</table>
<p>加法没错，计划却不行：10月3日正值中国国庆长假，工厂停工，节前节后的船都是满的。知道这一点，就提前一两周开始。更长的停工是春节，2027年在2月6日，2028年在1月26日：工人提前十天左右返乡，节后很多工厂要两三周生产线才能满员。</p>
<h2>怎样用好免费期</h2>
<ol>
<li><strong>订舱之前就问。</strong>跟订舱一起提，船公司或货代常能给到目的港十四天免费期；船到了再要，几乎没人肯给。</li>
<li><strong>单证要走在船前面。</strong>提单草稿、发票、装箱单要一致：名称、重量、海关编码。收货人名字错一个字母，就要耽误几天。</li>
<li><strong>目的国的手续。</strong>尼日利亚要Form M和核估报告（PAAR），西非和中非很多国家要货物跟踪单。有些必须在装船前办好，您的清关代理清楚是哪些。</li>
<li><strong>电放还是正本？</strong>正本提单还在快递路上，货柜就得等。付尾款时一并约定放货方式。</li>
<li><strong>备好税款。</strong>船到之前就把核定的税款准备好，不要等到免费期最后一天。</li>
<li><strong>及时还空柜。</strong>保存堆场的还柜收据：滞箱费到此为止，退押金也要用它。</li>
</ol>
<p>如果延误是港口的责任，或者海关系统故障，请马上书面提出异议，写明日期。尼日利亚的货主协会（Shippers’ Council）受理这类费用的投诉；其他国家请咨询当地货主协会或港务局。</p>
<p><em>事实与来源核对于2026年11月24日：KPA、TPA、Transnet、GPHA、Port Autonome d’Abidjan、NPA。</em></p>`,
  },
} satisfies DemoPost;

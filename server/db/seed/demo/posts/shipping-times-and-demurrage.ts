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
<p>You can check the order of magnitude. From Shanghai round the Cape to Lagos it is roughly 10,400 nautical miles. At 16 knots a ship covers 16 × 24 = 384 miles a day and needs 27 days. What is above that is calls on the way and transhipment. To Mombasa, by Singapore, it is about 6,200 miles or 16 days of pure sailing. Spans change with the season and with congestion, so look up the schedule of the line itself before you promise a date to anyone: the voyage number on the booking counts, not what a salesman remembers.</p>
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
<h2>Reckon backwards from the shelf</h2>
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
<p>The sums are right and the plan is still wrong: 3 October falls in China’s National Day week, when factories close and vessels before and after are full. Buyers who know that start a week or two earlier. The longer closure is Chinese New Year, 6 February in 2027 and 26 January in 2028: workers leave some ten days before it, and many factories need two to three weeks afterwards until the lines are full again.</p>
<h2>How to use the free days</h2>
<ol>
<li><strong>Ask before booking.</strong> Fourteen free days at destination can often be had from the line or forwarder if they are asked for with the booking. After arrival hardly anyone grants them.</li>
<li><strong>Papers before the ship.</strong> Draft bill of lading, invoice and packing list must say the same: names, weights, HS code. One letter wrong in the consignee’s name costs days.</li>
<li><strong>Duties of the country of arrival.</strong> A Form M and the assessment (PAAR) in Nigeria, a cargo tracking note in many countries of West and Central Africa. Some of these must exist before loading, and the agent knows which.</li>
<li><strong>Telex release or original?</strong> If the original bills of lading are still in the courier’s bag, the container waits. Settle the form of release together with the balance.</li>
<li><strong>Money for the customs.</strong> Have the assessed sum ready when the ship arrives, not when the free days end.</li>
<li><strong>Return the empty.</strong> Keep the depot’s receipt: it ends the detention and you need it to get back a container deposit.</li>
</ol>
<p>If delay is the port’s fault or the customs system was down, object in writing at once and with the dates. In Nigeria the Shippers’ Council takes complaints about such charges; elsewhere, ask the shippers’ council or the port authority.</p>`,
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
<tr><td>Contrôle, réservation, mise à quai</td><td>7</td><td>26 septembre</td></tr>
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
<li><strong>Telex release ou original ?</strong> Si les connaissements originaux sont encore dans la sacoche du coursier, le conteneur attend. Réglez la forme de la remise en même temps que le solde.</li>
<li><strong>L’argent de la douane.</strong> Ayez la somme prête à l’arrivée du navire, pas à la fin de la franchise.</li>
<li><strong>Rendre le vide.</strong> Gardez le reçu du dépôt : il arrête la détention et sert à récupérer la caution du conteneur.</li>
</ol>
<p>Si le retard vient du port ou d’une panne du système douanier, contestez aussitôt par écrit, dates à l’appui. En Côte d’Ivoire, l’Office Ivoirien des Chargeurs défend les importateurs ; ailleurs, adressez-vous au conseil des chargeurs ou à l’autorité portuaire.</p>`,
  },
} satisfies DemoPost;

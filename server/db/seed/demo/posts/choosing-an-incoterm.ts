import type { DemoPost } from './types.ts';

export const choosingAnIncoterm = {
  slug: 'choosing-an-incoterm',
  category: 'import-export-tips',
  tags: ['incoterms', 'landed cost', 'customs', 'lagos'],
  daysAgo: 9,
  picture: 'incoterm-header',
  en: {
    title: 'EXW, FOB, CIF or DDP: choosing the incoterm that suits your order',
    excerpt:
      'Six price terms, where the risk passes in each, and one container of frying pans costed all the way to a shop in Lagos, line by line.',
    metaDescription:
      'What EXW, FOB, CFR, CIF, DAP and DDP really cover, with a landed price to Apapa, Lagos, worked out line by line.',
    pictureAlt: 'A container on its way from a factory under a port crane to a ship and a shop',
    content: `<p>Two suppliers quote the same frying pan. One says $2.75, the other $3.28. Before you call the second one expensive, read the three letters behind the price. The first may mean “standing on the factory floor” and the second “delivered to the port of Lagos with insurance”. They may be the very same offer.</p>
<h2>What the three letters settle</h2>
<p>An incoterm is a rule published by the International Chamber of Commerce; the edition in force is Incoterms 2020. It settles three things between seller and buyer: who pays for which leg of the journey, at what point loss or damage becomes the buyer’s problem, and who does the export and import formalities.</p>
<p>It does not settle when the goods become your property, how you pay, or what happens when they are late or faulty. Those belong in the contract. And a term without a named place is worthless: write <em>FOB Ningbo, Incoterms 2020</em>, never just <em>FOB</em>.</p>
<h2>The six terms you will meet</h2>
<table>
<thead><tr><th>Term</th><th>The risk becomes yours</th><th>You still arrange and pay</th></tr></thead>
<tbody>
<tr><td>EXW, factory</td><td>At the factory, before loading</td><td>Everything, export clearance in China included</td></tr>
<tr><td>FOB, port in China</td><td>When the goods are on board in China</td><td>Sea freight, insurance, import, delivery</td></tr>
<tr><td>CFR, your port</td><td>On board in China, as with FOB</td><td>Insurance, import, delivery</td></tr>
<tr><td>CIF, your port</td><td>On board in China, as with FOB</td><td>Import, delivery</td></tr>
<tr><td>DAP, your address</td><td>On the truck at your door, before unloading</td><td>Duty, taxes, import clearance, unloading</td></tr>
<tr><td>DDP, your address</td><td>On the truck at your door, before unloading</td><td>Unloading only</td></tr>
</tbody>
</table>
<figure><img src="art:incoterm-road" alt="Drawing of the journey: factory, truck, port in China, ship, port of arrival, shop, with flags where the risk passes"><figcaption>The journey from left to right. First flag: EXW, at the factory. Second: FOB, CFR and CIF alike, when the goods are on board in China. Third: DAP and DDP, at your door. With CFR and CIF the seller pays the freight beyond the second flag, but the risk is already yours.</figcaption></figure>
<p>The drawing shows the point that surprises most first-time buyers. Under CIF the supplier pays for the ship, yet if the container goes overboard off the Cape it was <em>your</em> container. You claim on the policy; you have no claim on the supplier. CIF obliges the seller only to the minimum cover, Institute Cargo Clauses (C) for 110% of the price. That covers a sinking or a fire, but not theft or wet cartons. Ask for Clauses (A) if you want those too.</p>
<p>One more subtlety: the ICC advises FCA, CPT and CIP for containers, because a container is handed over at the terminal some days before it is loaded. In China most suppliers still quote FOB. It works, provided you know that gap.</p>
<h2>A worked example: pans to Apapa</h2>
<p>The goods are 7,200 <a href="product:non-stick-frying-pan-26">26 cm frying pans</a> at $2.85 FOB Ningbo: 600 cartons of 12, 25.3 m³ and 5,400 kg, which is one 20-foot container. Freight and local charges are round figures chosen for the example. The 20% duty is an assumption as well; yours depends on the HS code.</p>
<table>
<thead><tr><th>Item</th><th>How it is worked out</th><th>US dollars</th></tr></thead>
<tbody>
<tr><td>Goods, EXW</td><td>7,200 × 2.75</td><td>19,800.00</td></tr>
<tr><td>Truck to Ningbo, export clearance, port</td><td>7,200 × 0.10</td><td>720.00</td></tr>
<tr><td><strong>FOB Ningbo</strong></td><td></td><td><strong>20,520.00</strong></td></tr>
<tr><td>Sea freight</td><td>20-foot container, as quoted</td><td>3,000.00</td></tr>
<tr><td>Insurance</td><td>about 0.3% of 110% of CIF</td><td>78.00</td></tr>
<tr><td><strong>CIF Apapa</strong></td><td></td><td><strong>23,598.00</strong></td></tr>
<tr><td>Import duty</td><td>20% of CIF</td><td>4,719.60</td></tr>
<tr><td>Surcharge</td><td>7% of the duty</td><td>330.37</td></tr>
<tr><td>ECOWAS levy (ETLS)</td><td>0.5% of CIF</td><td>117.99</td></tr>
<tr><td>FOB levy (FCS)</td><td>4% of FOB</td><td>820.80</td></tr>
<tr><td>VAT</td><td>7.5% of 29,586.76, CIF and the four lines above</td><td>2,219.01</td></tr>
<tr><td><strong>Payable to customs</strong></td><td></td><td><strong>8,207.77</strong></td></tr>
<tr><td>Form M, SONCAP certificate</td><td>bank and certifier</td><td>450.00</td></tr>
<tr><td>Terminal and shipping line</td><td>local charges, no storage</td><td>1,150.00</td></tr>
<tr><td>Clearing agent</td><td>fee</td><td>650.00</td></tr>
<tr><td>Truck to the shop</td><td>within Lagos</td><td>600.00</td></tr>
<tr><td><strong>Landed in Lagos</strong></td><td></td><td><strong>34,655.77</strong></td></tr>
<tr><td><strong>Per pan</strong></td><td>34,656 ÷ 7,200</td><td><strong>4.81</strong></td></tr>
</tbody>
</table>
<figure><img src="art:incoterm-bar" alt="A long bar divided in proportion: goods, way to the port, sea freight, customs, local costs"><figcaption>The landed price drawn to scale, from left to right: goods at the factory, way to the port, sea freight with insurance, customs, and on the right the local costs in Lagos. The factory’s price is 57% of the whole.</figcaption></figure>
<p>So the pan that costs $2.85 on the proforma costs $4.81 on your shelf, 69% more. The rates were checked on 24 November 2026, but they do move: the 4% on the FOB value replaces a charge of 1% (CISS); it started in February 2025, was suspended the same month and has been collected again since 4 August 2025. With the 1% this sum would be 33,994.00. Customs may also assess the insurance at 1.5% of FOB and freight instead of what you paid. Have your agent work out the assessment for your HS code with the current tariff of the Nigeria Customs Service before you pay the deposit, not when the ship has arrived.</p>
<h2>The same goods, six proformas</h2>
<table>
<thead><tr><th>Term</th><th>On the proforma</th><th>Still to pay</th><th>Landed</th></tr></thead>
<tbody>
<tr><td>EXW</td><td>19,800</td><td>14,856</td><td>34,656</td></tr>
<tr><td>FOB</td><td>20,520</td><td>14,136</td><td>34,656</td></tr>
<tr><td>CFR</td><td>23,520</td><td>11,136</td><td>34,656</td></tr>
<tr><td>CIF</td><td>23,598</td><td>11,058</td><td>34,656</td></tr>
<tr><td>DAP</td><td>25,348</td><td>9,308</td><td>34,656</td></tr>
<tr><td>DDP</td><td>34,656</td><td>0</td><td>34,656</td></tr>
</tbody>
</table>
<p>In theory every row ends at the same sum. In practice each party adds a margin to what it arranges for the other. That is the whole art of comparing: bring every offer to the same line of the table, then look at which one costs more.</p>
<h2>Which one to choose</h2>
<ul>
<li><strong>First order, small parcel:</strong> CFR or CIF to your port. One party less to deal with, but ask for the list of charges at destination in writing: a very cheap sea freight often comes back as a dear “handling” bill.</li>
<li><strong>Several suppliers or regular orders:</strong> FOB, with your own forwarder. You see the freight, choose the line and can put several suppliers into one container.</li>
<li><strong>EXW:</strong> only with an agent in China who can export. You are nominally responsible for export clearance in a country where you have no company.</li>
<li><strong>DAP:</strong> useful for samples and air parcels.</li>
<li><strong>DDP:</strong> with care. Someone must be the importer of record. Where customs wants your tax number and your bank’s Form M, a “DDP door to door” offer often means someone else’s name on the papers and nothing to show at an inspection.</li>
</ul>
<p>Insurance has its own rule: Nigeria requires imports to be insured with a company licensed there, and other countries have similar laws. Ask the regulator, in Nigeria NAICOM, before you pay for cover within a CIF price. In that case CFR is usually the better term.</p>
<h2>Before you sign</h2>
<ol>
<li>The proforma names the term, the place and “Incoterms 2020”.</li>
<li>You have brought all the offers to the same term.</li>
<li>Your agent has confirmed the HS code and today’s rates.</li>
<li>You know who insures, for how much and under which clauses.</li>
<li>You have the destination charges in writing from forwarder or line.</li>
</ol>
<p>Small goods such as <a href="product:cotton-t-shirts">plain T-shirts</a> follow the same sums; only the volume changes, and with it the share of freight in each piece.</p>
<p><em>Facts and sources checked on 24 November 2026: Incoterms 2020 (ICC), Nigeria Customs Service (customs.gov.ng), dutycalc.ng.</em></p>`,
  },
  fr: {
    title: 'EXW, FOB, CIF ou DDP : bien choisir l’incoterm de votre commande',
    excerpt:
      'Six conditions de vente, le point où le risque change de mains et le prix de revient d’un conteneur de poêles rendu à Lagos, ligne par ligne.',
    metaDescription:
      'Ce que couvrent EXW, FOB, CFR, CIF, DAP et DDP, avec le calcul complet d’un prix de revient rendu Apapa (Lagos).',
    pictureAlt: 'Un conteneur en route de l’usine au navire puis à la boutique, sous un portique de port',
    content: `<p>Deux fournisseurs vous proposent la même poêle, l’un à 2,75 $, l’autre à 3,28 $. Avant de trouver le second trop cher, regardez les trois lettres qui suivent le prix. La première offre s’entend peut-être « départ usine », la seconde « rendue au port de Lagos, assurance comprise ». Il peut s’agir exactement de la même offre.</p>
<h2>Ce que règlent ces trois lettres</h2>
<p>Un incoterm est une règle publiée par la Chambre de commerce internationale ; la version en vigueur est Incoterms 2020. Il fixe trois choses entre vendeur et acheteur : qui paie chaque tronçon du trajet, à quel endroit la perte ou l’avarie devient l’affaire de l’acheteur, et qui accomplit les formalités d’exportation et d’importation.</p>
<p>Il ne dit rien du transfert de propriété, du mode de paiement, ni de ce qui se passe en cas de retard ou de défaut : cela relève du contrat. Et un incoterm sans lieu ne vaut rien. Écrivez <em>FOB Ningbo, Incoterms 2020</em>, jamais <em>FOB</em> tout court.</p>
<h2>Les six termes que vous rencontrerez</h2>
<table>
<thead><tr><th>Terme</th><th>Le risque est pour vous</th><th>Restent à votre charge</th></tr></thead>
<tbody>
<tr><td>EXW, usine</td><td>À l’usine, avant chargement</td><td>Tout, y compris la douane export en Chine</td></tr>
<tr><td>FOB, port chinois</td><td>Une fois la marchandise à bord en Chine</td><td>Fret, assurance, importation, livraison</td></tr>
<tr><td>CFR, votre port</td><td>À bord en Chine, comme en FOB</td><td>Assurance, importation, livraison</td></tr>
<tr><td>CIF, votre port</td><td>À bord en Chine, comme en FOB</td><td>Importation, livraison</td></tr>
<tr><td>DAP, votre adresse</td><td>Sur le camion à votre porte, avant déchargement</td><td>Droits, taxes, dédouanement, déchargement</td></tr>
<tr><td>DDP, votre adresse</td><td>Sur le camion à votre porte, avant déchargement</td><td>Le déchargement seulement</td></tr>
</tbody>
</table>
<figure><img src="art:incoterm-road" alt="Dessin du trajet : usine, camion, port chinois, navire, port d’arrivée, boutique, avec un drapeau là où le risque change de mains"><figcaption>Le trajet de gauche à droite. Premier drapeau : EXW, à l’usine. Deuxième : FOB, CFR et CIF, une fois la marchandise à bord en Chine. Troisième : DAP et DDP, à votre porte. En CFR et en CIF, le vendeur paie le fret au-delà du deuxième drapeau, mais le risque est déjà le vôtre.</figcaption></figure>
<p>C’est le point qui surprend le plus à la première importation. En CIF, le fournisseur paie le navire ; mais si le conteneur passe par-dessus bord au large du Cap, c’était <em>votre</em> conteneur. Vous vous retournez vers l’assureur, pas vers le fournisseur. Or le CIF n’oblige le vendeur qu’à la couverture minimale : clauses C de l’Institut (ICC C), pour 110 % du prix. Naufrage et incendie, oui ; vol et cartons mouillés, non. Demandez les clauses A si vous voulez être couvert pour cela aussi.</p>
<p>Autre subtilité : pour les conteneurs, la Chambre de commerce internationale recommande FCA, CPT et CIP, parce que le conteneur est remis au terminal quelques jours avant d’être embarquée. En Chine, la plupart des fournisseurs continuent à coter en FOB. Cela fonctionne, à condition d’avoir ce décalage en tête.</p>
<h2>Exemple chiffré : des poêles rendues à Apapa</h2>
<p>La marchandise : 7 200 <a href="product:non-stick-frying-pan-26">poêles de 26 cm</a> à 2,85 $ FOB Ningbo, soit 600 cartons de 12, 25,3 m³ et 5 400 kg, ce qui remplit un conteneur de 20 pieds. Le fret et les frais locaux sont des montants ronds, choisis pour l’exemple. Le droit de 20 % est lui aussi une hypothèse : le vôtre dépend du code SH.</p>
<table>
<thead><tr><th>Poste</th><th>Calcul</th><th>Dollars US</th></tr></thead>
<tbody>
<tr><td>Marchandise, EXW</td><td>7 200 × 2,75</td><td>19 800,00</td></tr>
<tr><td>Camion jusqu’à Ningbo, douane export, port</td><td>7 200 × 0,10</td><td>720,00</td></tr>
<tr><td><strong>FOB Ningbo</strong></td><td></td><td><strong>20 520,00</strong></td></tr>
<tr><td>Fret maritime</td><td>conteneur de 20 pieds, selon cotation</td><td>3 000,00</td></tr>
<tr><td>Assurance</td><td>environ 0,3 % de 110 % du CIF</td><td>78,00</td></tr>
<tr><td><strong>CIF Apapa</strong></td><td></td><td><strong>23 598,00</strong></td></tr>
<tr><td>Droit de douane</td><td>20 % du CIF</td><td>4 719,60</td></tr>
<tr><td>Surtaxe</td><td>7 % du droit</td><td>330,37</td></tr>
<tr><td>Prélèvement CEDEAO (ETLS)</td><td>0,5 % du CIF</td><td>117,99</td></tr>
<tr><td>Prélèvement sur le FOB (FCS)</td><td>4 % du FOB</td><td>820,80</td></tr>
<tr><td>TVA</td><td>7,5 % de 29 586,76, soit le CIF et les quatre lignes ci-dessus</td><td>2 219,01</td></tr>
<tr><td><strong>À payer en douane</strong></td><td></td><td><strong>8 207,77</strong></td></tr>
<tr><td>Form M, certificat SONCAP</td><td>banque et certificateur</td><td>450,00</td></tr>
<tr><td>Terminal et compagnie maritime</td><td>frais locaux, sans magasinage</td><td>1 150,00</td></tr>
<tr><td>Transitaire</td><td>honoraires</td><td>650,00</td></tr>
<tr><td>Camion jusqu’à la boutique</td><td>dans Lagos</td><td>600,00</td></tr>
<tr><td><strong>Rendu à Lagos</strong></td><td></td><td><strong>34 655,77</strong></td></tr>
<tr><td><strong>Par poêle</strong></td><td>34 656 ÷ 7 200</td><td><strong>4,81</strong></td></tr>
</tbody>
</table>
<figure><img src="art:incoterm-bar" alt="Une longue barre découpée à l’échelle : marchandise, trajet jusqu’au port, fret, douane, frais locaux"><figcaption>Le prix de revient à l’échelle, de gauche à droite : marchandise à l’usine, trajet jusqu’au port, fret et assurance, douane, et tout à droite les frais locaux à Lagos. Le prix d’usine fait 57 % de l’ensemble.</figcaption></figure>
<p>La poêle affichée à 2,85 $ sur la proforma revient donc à 4,81 $ en rayon, soit 69 % de plus. Les taux ont été vérifiés le 24 novembre 2026, mais ils bougent : les 4 % sur la valeur FOB remplacent une redevance de 1 % (CISS) ; entrés en vigueur en février 2025, suspendus le même mois, ils sont de nouveau perçus depuis le 4 août 2025. Avec le 1 %, le total serait de 33 994,00. La douane peut aussi retenir une assurance de 1,5 % du FOB et du fret, au lieu de ce que vous avez payé. Faites calculer la liquidation par votre transitaire, pour votre code SH et avec le tarif en cours du Nigeria Customs Service, avant de verser l’acompte et non quand le navire est à quai.</p>
<p>Si vous importez par Abidjan ou Dakar, la méthode est la même : valeur CAF, droit du tarif extérieur commun de la CEDEAO, prélèvements communautaires, puis TVA au taux du pays. Les taux en vigueur se vérifient auprès de la douane.</p>
<h2>La même marchandise, six proformas</h2>
<table>
<thead><tr><th>Terme</th><th>Sur la proforma</th><th>Reste à payer</th><th>Rendu</th></tr></thead>
<tbody>
<tr><td>EXW</td><td>19 800</td><td>14 856</td><td>34 656</td></tr>
<tr><td>FOB</td><td>20 520</td><td>14 136</td><td>34 656</td></tr>
<tr><td>CFR</td><td>23 520</td><td>11 136</td><td>34 656</td></tr>
<tr><td>CIF</td><td>23 598</td><td>11 058</td><td>34 656</td></tr>
<tr><td>DAP</td><td>25 348</td><td>9 308</td><td>34 656</td></tr>
<tr><td>DDP</td><td>34 656</td><td>0</td><td>34 656</td></tr>
</tbody>
</table>
<p>En théorie, toutes les lignes aboutissent au même total. En pratique, chacun prend une marge sur ce qu’il organise pour l’autre. Comparer, c’est donc ramener toutes les offres à la même ligne du tableau, puis voir qui est le plus cher.</p>
<h2>Lequel choisir</h2>
<ul>
<li><strong>Première commande, petit volume :</strong> CFR ou CIF jusqu’à votre port. Un intermédiaire de moins, mais exigez par écrit la liste des frais à destination : un fret étonnamment bas revient souvent sous forme de frais de manutention salés.</li>
<li><strong>Plusieurs fournisseurs ou commandes régulières :</strong> FOB, avec votre propre transitaire. Vous voyez le fret, vous choisissez la compagnie et vous groupez plusieurs fournisseurs dans un même conteneur.</li>
<li><strong>EXW :</strong> seulement avec un agent en Chine habilité à exporter. Sinon, vous répondez de la douane export dans un pays où vous n’avez pas de société.</li>
<li><strong>DAP :</strong> pratique pour les échantillons et les colis aériens.</li>
<li><strong>DDP :</strong> avec prudence. Il faut bien un importateur déclaré. Là où la douane exige votre numéro fiscal et le Form M de votre banque, une offre « DDP porte à porte » signifie souvent que les papiers sont au nom d’un autre et que vous n’aurez rien à présenter en cas de contrôle.</li>
</ul>
<p>L’assurance a ses propres règles : le Nigeria impose d’assurer les importations auprès d’une compagnie agréée sur place, et d’autres pays ont des lois comparables. Renseignez-vous auprès du régulateur, NAICOM au Nigeria, avant de payer une assurance incluse dans un prix CIF. Dans ce cas, le CFR est en général préférable.</p>
<h2>Avant de signer</h2>
<ol>
<li>La proforma indique le terme, le lieu et la mention « Incoterms 2020 ».</li>
<li>Vous avez ramené toutes les offres au même terme.</li>
<li>Votre transitaire a confirmé le code SH et les taux du jour.</li>
<li>Vous savez qui assure, pour quel montant et selon quelles clauses.</li>
<li>Vous avez les frais à destination par écrit, du transitaire ou de la compagnie.</li>
</ol>
<p>Pour des articles légers comme les <a href="product:cotton-t-shirts">t-shirts unis</a>, les calculs sont les mêmes ; seul le volume change, et avec lui la part du fret dans chaque pièce.</p>
<p><em>Faits et sources vérifiés le 24 novembre 2026 : Incoterms 2020 (ICC), Nigeria Customs Service (customs.gov.ng), dutycalc.ng.</em></p>`,
  },
  es: {
    title: 'EXW, FOB, CIF o DDP: cómo elegir el incoterm de su pedido',
    excerpt:
      'Seis condiciones de venta, dónde pasa el riesgo en cada una y el coste completo de un contenedor de sartenes puesto en Lagos, línea por línea.',
    metaDescription:
      'Qué cubren EXW, FOB, CFR, CIF, DAP y DDP, con el cálculo completo de un coste total en destino en Apapa (Lagos).',
    pictureAlt:
      'Un contenedor de camino desde la fábrica hasta el barco y la tienda, bajo una grúa de puerto',
    content: `<p>Dos proveedores le ofrecen la misma sartén, uno a 2,75 $ y otro a 3,28 $. Antes de pensar que el segundo es caro, mire las tres letras que acompañan al precio. El primero puede estar hablando de la mercancía en el suelo de la fábrica; el segundo, de la mercancía en el puerto de Lagos y asegurada. Puede que sea exactamente la misma oferta.</p>
<h2>Qué resuelven esas tres letras</h2>
<p>Un incoterm es una regla que publica la Cámara de Comercio Internacional; la edición vigente es Incoterms 2020. Resuelve tres cosas entre vendedor y comprador: quién paga cada tramo del viaje, en qué punto una pérdida o un daño pasa a ser problema del comprador y quién hace los trámites de exportación e importación.</p>
<p>No dice cuándo pasa la propiedad, cómo se paga ni qué ocurre si la mercancía llega tarde o defectuosa: eso va en el contrato. Y un incoterm sin lugar no sirve. Escriba <em>FOB Ningbo, Incoterms 2020</em>, nunca <em>FOB</em> a secas.</p>
<h2>Los seis términos que va a encontrar</h2>
<table>
<thead><tr><th>Término</th><th>El riesgo pasa a usted</th><th>Le queda por organizar y pagar</th></tr></thead>
<tbody>
<tr><td>EXW, fábrica</td><td>En la fábrica, antes de cargar</td><td>Todo, incluida la aduana de exportación en China</td></tr>
<tr><td>FOB, puerto chino</td><td>Con la mercancía a bordo en China</td><td>Flete, seguro, importación, entrega</td></tr>
<tr><td>CFR, su puerto</td><td>A bordo en China, igual que en FOB</td><td>Seguro, importación, entrega</td></tr>
<tr><td>CIF, su puerto</td><td>A bordo en China, igual que en FOB</td><td>Importación, entrega</td></tr>
<tr><td>DAP, su dirección</td><td>En el camión ante su puerta, sin descargar</td><td>Aranceles, impuestos, despacho, descarga</td></tr>
<tr><td>DDP, su dirección</td><td>En el camión ante su puerta, sin descargar</td><td>Solo la descarga</td></tr>
</tbody>
</table>
<figure><img src="art:incoterm-road" alt="Dibujo del trayecto: fábrica, camión, puerto chino, barco, puerto de llegada y tienda, con banderas donde pasa el riesgo"><figcaption>El trayecto de izquierda a derecha. Primera bandera: EXW, en la fábrica. Segunda: FOB, CFR y CIF por igual, con la mercancía a bordo en China. Tercera: DAP y DDP, ante su puerta. En CFR y CIF el vendedor paga el flete más allá de la segunda bandera, pero el riesgo ya lo corre usted.</figcaption></figure>
<p>Este es el punto que más sorprende en la primera importación. En CIF, el proveedor paga el barco; pero si el contenedor cae al mar frente al cabo de Buena Esperanza, era <em>su</em> contenedor. Se reclama al seguro, no al proveedor. Y el CIF solo obliga al vendedor a la cobertura mínima: cláusulas C del Instituto (ICC C), por el 110 % del precio. Cubren un naufragio o un incendio, pero no el robo ni las cajas mojadas. Si quiere también eso, pida las cláusulas A.</p>
<p>Otro matiz: para contenedores, la CCI recomienda FCA, CPT y CIP, porque el contenedor se entrega en la terminal unos días antes de embarcar. En China la mayoría de los proveedores sigue cotizando FOB. Funciona, siempre que tenga presente ese intervalo.</p>
<h2>Un ejemplo con números: sartenes hasta Apapa</h2>
<p>La mercancía son 7200 <a href="product:non-stick-frying-pan-26">sartenes de 26 cm</a> a 2,85 $ FOB Ningbo: 600 cajas de 12, 25,3 m³ y 5400 kg, es decir, un contenedor de 20 pies. El flete y los gastos locales son cifras redondas elegidas para el ejemplo. El arancel del 20 % también es un supuesto: el suyo depende del código SA.</p>
<table>
<thead><tr><th>Concepto</th><th>Cálculo</th><th>Dólares</th></tr></thead>
<tbody>
<tr><td>Mercancía, EXW</td><td>7200 × 2,75</td><td>19.800,00</td></tr>
<tr><td>Camión a Ningbo, aduana de salida, puerto</td><td>7200 × 0,10</td><td>720,00</td></tr>
<tr><td><strong>FOB Ningbo</strong></td><td></td><td><strong>20.520,00</strong></td></tr>
<tr><td>Flete marítimo</td><td>contenedor de 20 pies, según oferta</td><td>3000,00</td></tr>
<tr><td>Seguro</td><td>cerca del 0,3 % del 110 % del CIF</td><td>78,00</td></tr>
<tr><td><strong>CIF Apapa</strong></td><td></td><td><strong>23.598,00</strong></td></tr>
<tr><td>Arancel</td><td>20 % del CIF</td><td>4719,60</td></tr>
<tr><td>Recargo</td><td>7 % del arancel</td><td>330,37</td></tr>
<tr><td>Gravamen de la CEDEAO (ETLS)</td><td>0,5 % del CIF</td><td>117,99</td></tr>
<tr><td>Gravamen sobre el FOB (FCS)</td><td>4 % del FOB</td><td>820,80</td></tr>
<tr><td>IVA</td><td>7,5 % de 29.586,76: el CIF y las cuatro líneas anteriores</td><td>2219,01</td></tr>
<tr><td><strong>A pagar en aduana</strong></td><td></td><td><strong>8207,77</strong></td></tr>
<tr><td>Form M y certificado SONCAP</td><td>banco y certificadora</td><td>450,00</td></tr>
<tr><td>Terminal y naviera</td><td>gastos locales, sin almacenaje</td><td>1150,00</td></tr>
<tr><td>Agente de aduanas</td><td>honorarios</td><td>650,00</td></tr>
<tr><td>Camión a la tienda</td><td>dentro de Lagos</td><td>600,00</td></tr>
<tr><td><strong>Puesto en Lagos</strong></td><td></td><td><strong>34.655,77</strong></td></tr>
<tr><td><strong>Por sartén</strong></td><td>34.656 ÷ 7200</td><td><strong>4,81</strong></td></tr>
</tbody>
</table>
<figure><img src="art:incoterm-bar" alt="Una barra larga dividida a escala: mercancía, camino al puerto, flete, aduana y gastos locales"><figcaption>El coste total a escala, de izquierda a derecha: mercancía en fábrica, camino al puerto, flete y seguro, aduana y, a la derecha, los gastos locales en Lagos. El precio de fábrica es el 57 % del total.</figcaption></figure>
<p>La sartén que en la proforma cuesta 2,85 $ le sale, pues, a 4,81 $ en el estante: un 69 % más. Los tipos se comprobaron el 24 de noviembre de 2026, pero cambian: el 4 % sobre el valor FOB sustituye a una tasa del 1 % (CISS); empezó en febrero de 2025, se suspendió ese mismo mes y se cobra de nuevo desde el 4 de agosto de 2025. Con el 1 %, el total sería de 33.994,00. La aduana puede además valorar el seguro en el 1,5 % del FOB y el flete, en lugar de lo que usted pagó. Pida a su agente que calcule la liquidación para su código SA con el arancel vigente del Nigeria Customs Service antes de pagar el anticipo, no cuando el barco ya ha llegado.</p>
<h2>La misma mercancía, seis proformas</h2>
<table>
<thead><tr><th>Término</th><th>En la proforma</th><th>Falta por pagar</th><th>Puesto</th></tr></thead>
<tbody>
<tr><td>EXW</td><td>19.800</td><td>14.856</td><td>34.656</td></tr>
<tr><td>FOB</td><td>20.520</td><td>14.136</td><td>34.656</td></tr>
<tr><td>CFR</td><td>23.520</td><td>11.136</td><td>34.656</td></tr>
<tr><td>CIF</td><td>23.598</td><td>11.058</td><td>34.656</td></tr>
<tr><td>DAP</td><td>25.348</td><td>9308</td><td>34.656</td></tr>
<tr><td>DDP</td><td>34.656</td><td>0</td><td>34.656</td></tr>
</tbody>
</table>
<p>En teoría todas las filas acaban en la misma suma. En la práctica, cada parte añade un margen a lo que organiza para la otra. Comparar consiste en llevar todas las ofertas a la misma fila de la tabla y ver entonces cuál es más cara.</p>
<h2>Cuál elegir</h2>
<ul>
<li><strong>Primer pedido, poco volumen:</strong> CFR o CIF hasta su puerto. Trata con una parte menos, pero pida por escrito los gastos en destino: un flete muy barato suele volver en forma de una factura de manipulación muy cara.</li>
<li><strong>Varios proveedores o pedidos regulares:</strong> FOB, con su propio transitario. Ve el flete, elige la naviera y puede juntar a varios proveedores en un contenedor.</li>
<li><strong>EXW:</strong> solo con un agente en China que pueda exportar. Si no, responde usted de la aduana de salida en un país donde no tiene empresa.</li>
<li><strong>DAP:</strong> útil para muestras y paquetes por avión.</li>
<li><strong>DDP:</strong> con cuidado. Alguien tiene que figurar como importador. Donde la aduana exige su número fiscal y el Formulario M (Form M) de su banco, un «DDP puerta a puerta» suele significar que los papeles están a nombre de otro y que usted no tendrá qué enseñar en una inspección.</li>
</ul>
<p>El seguro tiene sus propias reglas: Nigeria obliga a asegurar las importaciones con una compañía autorizada allí, y otros países tienen leyes parecidas. Pregunte al regulador, en Nigeria NAICOM, antes de pagar un seguro incluido en un precio CIF. En ese caso suele convenir más el CFR.</p>
<h2>Antes de firmar</h2>
<ol>
<li>La proforma indica el término, el lugar y «Incoterms 2020».</li>
<li>Ha llevado todas las ofertas al mismo término.</li>
<li>Su agente ha confirmado el código SA y los tipos de hoy.</li>
<li>Sabe quién asegura, por cuánto y con qué cláusulas.</li>
<li>Tiene por escrito los gastos en destino, del transitario o de la naviera.</li>
</ol>
<p>Con artículos ligeros como las <a href="product:cotton-t-shirts">camisetas lisas</a> las cuentas son las mismas; solo cambia el volumen y, con él, lo que pesa el flete en cada pieza.</p>
<p><em>Datos y fuentes comprobados el 24 de noviembre de 2026: Incoterms 2020 (ICC), Nigeria Customs Service (customs.gov.ng), dutycalc.ng.</em></p>`,
  },
  zh: {
    title: 'EXW、FOB、CIF还是DDP：订单该选哪种贸易术语',
    excerpt: '六种常见贸易术语各在哪里转移风险，并以一柜煎锅运到拉各斯为例，把到店成本逐项算清。',
    metaDescription: 'EXW、FOB、CFR、CIF、DAP、DDP分别包含什么，并附运至拉各斯阿帕帕港的完整到店成本计算。',
    pictureAlt: '集装箱从工厂经港口吊机、货船一路运到店铺',
    content: `<p>同一款煎锅，两家供应商报价，一家2.75美元，一家3.28美元。先别急着说第二家贵，看清价格后面那三个字母：前者可能只是“货在工厂里”的价格，后者可能是“运到拉各斯港并含保险”的价格。两份报价完全可能是同一回事。</p>
<h2>三个字母管什么</h2>
<p>贸易术语是国际商会发布的规则，现行版本是《国际贸易术语解释通则2020》（Incoterms 2020）。它在买卖双方之间定下三件事：哪一段运输由谁付费；货物灭失或损坏的风险从哪一点起归买方；出口和进口手续由谁办理。</p>
<p>它不管所有权何时转移、怎么付款，也不管迟交或质量不合格怎么办，这些要写进合同。另外，没有写明地点的术语等于没写：应写“FOB Ningbo, Incoterms 2020”，不要只写“FOB”。</p>
<h2>常见的六种术语</h2>
<table>
<thead><tr><th>术语</th><th>风险何时归您</th><th>您还要安排和支付</th></tr></thead>
<tbody>
<tr><td>EXW（工厂）</td><td>在工厂，装车之前</td><td>全部，包括中国的出口报关</td></tr>
<tr><td>FOB（中国港口）</td><td>货物在中国港口装上船时</td><td>海运费、保险、进口清关、送货</td></tr>
<tr><td>CFR（您的港口）</td><td>在中国装上船时，与FOB相同</td><td>保险、进口清关、送货</td></tr>
<tr><td>CIF（您的港口）</td><td>在中国装上船时，与FOB相同</td><td>进口清关、送货</td></tr>
<tr><td>DAP（您的地址）</td><td>车到门口，卸货之前</td><td>关税、税费、清关、卸货</td></tr>
<tr><td>DDP（您的地址）</td><td>车到门口，卸货之前</td><td>只需卸货</td></tr>
</tbody>
</table>
<figure><img src="art:incoterm-road" alt="运输路线图：工厂、卡车、中国港口、货船、目的港、店铺，风险转移处插有小旗"><figcaption>从左到右为运输全程。第一面旗：EXW，在工厂转移；第二面旗：FOB、CFR、CIF，都在中国港口装上船时转移；第三面旗：DAP和DDP，在您的门口转移。CFR和CIF之下，第二面旗之后的运费由卖方付，但风险已经归您。</figcaption></figure>
<p>第一次进口的人最容易在这里误会。CIF之下船运费由供应商付，但如果集装箱在好望角外海落水，丢的是您的货。您只能向保险公司索赔，不能向供应商索赔。而且CIF只要求卖方投最低险别，即协会货物条款（C），保额为价款的110%：沉船、火灾赔，偷窃、纸箱受潮不赔。想要这些保障，请要求投（A）条款。</p>
<p>还有一点：对集装箱货物，国际商会建议用FCA、CPT和CIP，因为集装箱在装船前几天就已经交到码头。中国多数工厂仍习惯报FOB，用起来没有问题，只要您知道中间有这段空档。</p>
<h2>实例：一柜煎锅运到阿帕帕港</h2>
<p>货物是7200只<a href="product:non-stick-frying-pan-26">26厘米煎锅</a>，FOB宁波每只2.85美元，每箱12只共600箱，25.3立方米，5400公斤，一个20英尺柜装得下。海运费和当地费用是为举例取的整数，20%的关税税率也是假设，实际税率要看商品的海关编码。</p>
<table>
<thead><tr><th>项目</th><th>计算方法</th><th>美元</th></tr></thead>
<tbody>
<tr><td>货款（EXW）</td><td>7200 × 2.75</td><td>19,800.00</td></tr>
<tr><td>运到宁波、出口报关、港杂</td><td>7200 × 0.10</td><td>720.00</td></tr>
<tr><td><strong>FOB宁波</strong></td><td></td><td><strong>20,520.00</strong></td></tr>
<tr><td>海运费</td><td>20英尺柜，按报价</td><td>3000.00</td></tr>
<tr><td>保险费</td><td>约为CIF价110%的0.3%</td><td>78.00</td></tr>
<tr><td><strong>CIF阿帕帕</strong></td><td></td><td><strong>23,598.00</strong></td></tr>
<tr><td>进口关税</td><td>CIF的20%</td><td>4719.60</td></tr>
<tr><td>附加费</td><td>关税的7%</td><td>330.37</td></tr>
<tr><td>西共体税（ETLS）（ETLS）</td><td>CIF的0.5%</td><td>117.99</td></tr>
<tr><td>FOB征费（FCS）</td><td>FOB的4%</td><td>820.80</td></tr>
<tr><td>增值税</td><td>29,586.76（CIF加以上四项）的7.5%</td><td>2219.01</td></tr>
<tr><td><strong>向海关缴纳合计</strong></td><td></td><td><strong>8207.77</strong></td></tr>
<tr><td>Form M、SONCAP证书</td><td>银行和认证机构</td><td>450.00</td></tr>
<tr><td>码头和船公司</td><td>当地费用，不含堆存费</td><td>1150.00</td></tr>
<tr><td>清关代理</td><td>代理费</td><td>650.00</td></tr>
<tr><td>送货到店</td><td>拉各斯市内</td><td>600.00</td></tr>
<tr><td><strong>拉各斯到店成本</strong></td><td></td><td><strong>34,655.77</strong></td></tr>
<tr><td><strong>每只</strong></td><td>34,656 ÷ 7200</td><td><strong>4.81</strong></td></tr>
</tbody>
</table>
<figure><img src="art:incoterm-bar" alt="一条按比例划分的长条：货款、到港费用、海运、海关、当地费用"><figcaption>到店成本按比例绘制，从左到右依次为：工厂货款、到港费用、海运和保险、海关税费、拉各斯当地费用。工厂货款占总成本的57%。</figcaption></figure>
<p>形式发票上2.85美元的煎锅，摆上货架时成本是4.81美元，高出69%。以上税率核对于2026年11月24日，但并非一成不变：按FOB征收的4%取代了原来1%的监管费（CISS），2025年2月开征，当月暂停，2025年8月4日起恢复征收。若按1%计算，总额为33,994.00。海关还可能按FOB加海运费的1.5%核定保险费，而不采用您实付的金额。请在付定金之前，让清关代理按您的海关编码和尼日利亚海关的现行税则算一遍，不要等船到了再算。</p>
<h2>同一批货，六张形式发票</h2>
<table>
<thead><tr><th>术语</th><th>发票金额</th><th>还需支付</th><th>到店成本</th></tr></thead>
<tbody>
<tr><td>EXW</td><td>19,800</td><td>14,856</td><td>34,656</td></tr>
<tr><td>FOB</td><td>20,520</td><td>14,136</td><td>34,656</td></tr>
<tr><td>CFR</td><td>23,520</td><td>11,136</td><td>34,656</td></tr>
<tr><td>CIF</td><td>23,598</td><td>11,058</td><td>34,656</td></tr>
<tr><td>DAP</td><td>25,348</td><td>9308</td><td>34,656</td></tr>
<tr><td>DDP</td><td>34,656</td><td>0</td><td>34,656</td></tr>
</tbody>
</table>
<p>理论上每一行的结果都一样，实际上谁替对方安排，谁就会加一点利润。比价的窍门就在这里：把所有报价换算到表中的同一行，再看谁贵。</p>
<h2>怎么选</h2>
<ul>
<li><strong>首次下单、货量小：</strong>用CFR或CIF到您的港口，少和一方打交道。但要让对方书面列出目的港费用：海运费报得特别低，往往会从高额的“操作费”里找回来。</li>
<li><strong>多家供应商或定期订货：</strong>用FOB，自己找货代。运费看得见，船公司自己挑，几家工厂的货还能拼进一个柜子。</li>
<li><strong>EXW：</strong>只有在中国有能出口的代理时才用。否则，您在一个没有公司的国家，要自己负责出口报关。</li>
<li><strong>DAP：</strong>适合样品和空运包裹。</li>
<li><strong>DDP：</strong>要谨慎。总得有人作为进口商申报。如果海关要求提供您的税号和银行开出的Form M，所谓“DDP双清到门”往往是用了别人的名义，一旦查验，您手里没有任何单据。</li>
</ul>
<p>保险另有规定：尼日利亚要求进口货物向当地持牌公司投保，其他一些国家也有类似法律。为CIF价里的保险付钱之前，请先问监管机构，在尼日利亚是国家保险委员会（NAICOM）。遇到这种情况，通常选CFR更合适。</p>
<h2>签约前核对</h2>
<ol>
<li>形式发票写明术语、地点和“Incoterms 2020”。</li>
<li>所有报价已换算到同一种术语。</li>
<li>清关代理已确认海关编码和当天的税率。</li>
<li>清楚由谁投保、保额多少、按哪种条款。</li>
<li>已拿到货代或船公司书面列出的目的港费用。</li>
</ol>
<p>像<a href="product:cotton-t-shirts">纯色T恤</a>这样的轻货，算法完全一样，变的只是体积，以及运费在每件成本里所占的比重。</p>
<p><em>事实与来源核对于2026年11月24日：Incoterms 2020 (ICC)、Nigeria Customs Service (customs.gov.ng)、dutycalc.ng。</em></p>`,
  },
} satisfies DemoPost;

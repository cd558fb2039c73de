import type { DemoPost } from './types.ts';

export const coteDivoireImportPaperwork = {
  slug: 'cote-divoire-import-paperwork',
  category: 'import-export-tips',
  tags: ['ivory coast', 'uemoa', 'customs', 'bsc', 'duty', 'abidjan'],
  daysAgo: 56,
  picture: 'cote-divoire-paperwork',
  en: {
    title: 'Importing into Côte d’Ivoire and the UEMOA zone: FDI, BSC, RFCV and duties',
    excerpt:
      'Four papers decide whether a container leaves the port of Abidjan in days or in weeks. What each is for, a calculation in CFA francs for 1,000 school bags, and what differs in Dakar, Cotonou or Ouagadougou.',
    metaDescription:
      'FDI, certificate of conformity, BSC cargo tracking note, RFCV: papers for Abidjan, ECOWAS tariff bands and a worked duty calculation in FCFA.',
    pictureAlt: 'Three papers before a lagoon with a cable-stayed bridge, towers and a container ship.',
    content: `<p>In Abidjan the goods rarely wait for the customs officer; they wait for a number. The number of the import declaration has to be on the insurance, that of the cargo tracking note on the bill of lading, and the valuation report before the customs entry. Once you know the chain, it runs by itself. This page shows it, and then what there is to pay.</p>
<p>The rates are those in force to our knowledge when this was written. The finance law (<em>annexe fiscale</em>) changes some of them every January. Check with the Direction générale des Douanes, the single window GUCE and your licensed customs agent (<em>transitaire</em>).</p>
<h2>The chain of papers</h2>
<table><thead><tr><th>Paper, and who makes it</th><th>When</th></tr></thead><tbody>
<tr><td><strong>Importer’s code</strong>: you, once, with trade register and tax number</td><td>Before the first order</td></tr>
<tr><td><strong>FDI, import declaration</strong>: your agent, on the GUCE platform, from the proforma invoice</td><td>Before shipment</td></tr>
<tr><td><strong>Certificate of conformity (VOC), for listed goods</strong>: Bureau Veritas, Cotecna, Intertek or SGS, in China</td><td>Before loading</td></tr>
<tr><td><strong>Cargo insurance</strong>: an insurer in Côte d’Ivoire</td><td>Before shipment</td></tr>
<tr><td><strong>BSC, the cargo tracking note (ECTN)</strong>: exporter, with the shippers’ council OIC</td><td>Validated before the ship arrives</td></tr>
<tr><td><strong>Bill of lading, invoice, packing list, freight invoice, certificate of origin</strong>: carrier and supplier</td><td>When the ship sails</td></tr>
<tr><td><strong>RFCV, the final report on classification and value</strong>: Customs, through GUCE</td><td>While the ship is at sea</td></tr>
<tr><td><strong>Customs entry, payment, release</strong>: your licensed agent</td><td>On arrival</td></tr>
</tbody></table>
<h3>FDI and RFCV</h3>
<p>The FDI announces the purchase. It is made for commercial imports from a FOB value of 500,000 FCFA, costs little and is wanted by everybody after it: the insurer, the inspection firm, the OIC. The RFCV closes the file: from 1,000,000 FCFA FOB upwards Customs examines the HS code and the value on the basis of the final documents, and reports what it accepts. For sea cargo the report is due within five working days of a complete file. Send the file when the bill of lading is issued, not when the ship is in sight of Vridi.</p>
<h3>BSC, also called ECTN</h3>
<p>The <em>bordereau de suivi des cargaisons</em> belongs to one bill of lading. It is applied for in the country of loading and cannot be put right in Abidjan without a fine. We need from you the FDI number, the local insurance certificate and the importer’s number with the OIC. Benin, Burkina Faso, Mali, Niger, Senegal and Togo have notes of their own under similar names; one is no substitute for another.</p>
<h3>Certificate of conformity</h3>
<p>Since July 2019 listed goods with a FOB value of 1,000,000 FCFA or more need a certificate from one of the four firms. Electrical and electronic goods, cosmetics, building materials, spare parts, textiles, shoes and toys are among them. The list goes by HS code and is published by the Ministry of Trade. The exporter applies; goods without the certificate risk a heavy penalty.</p>
<h2>What you pay: an example</h2>
<p>Take 1,000 of our <a href="product:school-backpack">school backpacks</a> at 3.95 US dollars, 25 cartons and 4.1 m³. At 600 FCFA to the dollar, a round rate for the example, FOB is 3,950 × 600 = 2,370,000 FCFA. We assume 400,000 for freight and 30,000 for insurance: CIF (<em>CAF</em>) is 2,800,000 FCFA. School bags are finished consumer goods, band of 20%.</p>
<table><thead><tr><th>Charge</th><th>On what</th><th>FCFA</th></tr></thead><tbody>
<tr><td>Customs duty (TEC), 20%</td><td>CIF 2,800,000</td><td>560,000</td></tr>
<tr><td>Statistical levy (RST), 1%</td><td>CIF</td><td>28,000</td></tr>
<tr><td>UEMOA solidarity levy (PCS), 0.8%</td><td>CIF</td><td>22,400</td></tr>
<tr><td>ECOWAS levy (PCC), 0.5%</td><td>CIF</td><td>14,000</td></tr>
<tr><td>African Union levy, 0.2%</td><td>CIF</td><td>5,600</td></tr>
<tr><td>VAT, 18%</td><td>CIF + duty + RST = 3,388,000</td><td>609,840</td></tr>
<tr><td><strong>Payable to Customs</strong></td><td></td><td><strong>1,239,840</strong></td></tr>
</tbody></table>
<p>That is 44.28% of the CIF value, or 1,240 FCFA for a bag that is worth 2,800 when it arrives. Importers registered for VAT deduct the 609,840 from the VAT on their sales; those taxed by a flat regime do not, and may also be asked for an advance on income tax at the port. If your agent includes the three community levies in the base of VAT, the sum is 7,560 FCFA higher; ask which base the system uses for your declaration.</p>
<h2>Five bands of duty</h2>
<p>The common external tariff of ECOWAS, which the UEMOA countries apply too, has five bands. For goods worth 1,000,000 FCFA CIF, with the levies and the VAT reckoned as above:</p>
<table><thead><tr><th>Band</th><th>Goods, for example</th><th>To pay in all</th></tr></thead><tbody>
<tr><td>0%</td><td>Essential social goods: certain medicines, books</td><td>206,800</td></tr>
<tr><td>5%</td><td>Basic necessities, raw materials, capital goods</td><td>265,800</td></tr>
<tr><td>10%</td><td>Inputs, intermediate goods</td><td>324,800</td></tr>
<tr><td>20%</td><td>Finished consumer goods</td><td>442,800</td></tr>
<tr><td>35%</td><td>Goods that the region protects, poultry meat among them</td><td>619,800</td></tr>
</tbody></table>
<p>Many goods of the first band are exempt from VAT as well, and then only the levies remain. Between 10% and 20% lie 118,000 FCFA on a million: that is what a wrong HS code is worth, and why the RFCV looks at it so closely.</p>
<figure><img src="art:cote-divoire-bands" alt="Five columns, each higher than the one before it, of three layers: a thin one below, a growing one in the middle, a third above."><figcaption>What there is to pay in the five bands, from 0% on the left to 35% on the right. From below: levies, customs duty, VAT.</figcaption></figure>
<h2>Elsewhere in the zone</h2>
<ul><li><strong>Same tariff, other papers.</strong> Duty bands and community levies are the same in Dakar, Lomé and Cotonou; declaration forms, inspection firms and tracking notes are not.</li><li><strong>VAT</strong> is 18% in most countries of the zone and 19% in Niger.</li><li><strong>Landlocked countries.</strong> Goods for Burkina Faso or Mali pass through Abidjan in transit under bond. They are declared for the country of destination, with its own tracking note and its own inspection.</li><li><strong>Mali, Burkina Faso and Niger</strong> left ECOWAS in January 2025 and formed a confederation that has introduced a levy of its own of 0.5%. Ask an agent on the spot what is charged besides.</li></ul>
<h2>What the sum leaves out</h2>
<p>Terminal handling, the shipping line’s charges, the fee for the BSC, the cost of conformity (a percentage of FOB with a minimum), the agent’s fee, transport to Adjamé or Bouaké. For a few cubic metres they add up to several hundred thousand francs. A quotation that speaks of duties only is half a quotation.</p>
<blockquote><p>French is the language of the file. Invoice and packing list with French descriptions avoid a translation at the port, and French labels are expected on goods for consumers.</p></blockquote>
<h2>Before you pay the 30% deposit</h2>
<ol><li>Let the agent confirm the ten-digit code and the band.</li><li>Ask whether the code is on the conformity list.</li><li>Open the FDI and send us its number.</li><li>Agree who applies for the BSC and who pays for it.</li><li>Redo the table with your own value and the rate of the day.</li></ol>
<p>An importer who fills a container with several articles, say backpacks and <a href="product:non-stick-frying-pan-26">frying pans</a>, needs one line for each code on every one of these papers. We prepare invoice and packing list in that way from the start.</p>`,
  },
  fr: {
    title: 'Importer en Côte d’Ivoire et dans l’UEMOA : FDI, BSC, RFCV et droits',
    excerpt:
      'Quatre documents décident si un conteneur sort du port d’Abidjan en quelques jours ou en quelques semaines. À quoi sert chacun, un calcul en FCFA sur 1 000 sacs d’écolier, et ce qui change à Dakar ou à Ouaga.',
    metaDescription:
      'FDI, certificat de conformité, BSC, RFCV : les documents pour Abidjan, les tranches du TEC CEDEAO et un calcul de droits et taxes en FCFA.',
    pictureAlt: 'Trois documents devant une lagune, un pont à haubans, des tours et un porte-conteneurs.',
    content: `<p>À Abidjan, la marchandise attend rarement le douanier : elle attend un numéro. Celui de la FDI doit figurer sur l’assurance, celui du BSC sur le connaissement, et le RFCV doit précéder la déclaration en détail. Une fois la chaîne comprise, elle se déroule d’elle-même. La voici, suivie de la note à payer.</p>
<p>Les taux sont ceux en vigueur, à notre connaissance, au moment d’écrire ; l’annexe fiscale en modifie chaque année en janvier. Vérifiez auprès de la Direction générale des Douanes, du GUCE et de votre transitaire agréé.</p>
<h2>La chaîne des documents</h2>
<table><thead><tr><th>Document, et qui l’établit</th><th>Quand</th></tr></thead><tbody>
<tr><td><strong>Code importateur</strong> : vous, une fois pour toutes, avec registre du commerce et compte contribuable</td><td>Avant la première commande</td></tr>
<tr><td><strong>FDI, fiche de déclaration à l’importation</strong> : votre transitaire, sur la plateforme du GUCE, d’après la proforma</td><td>Avant l’embarquement</td></tr>
<tr><td><strong>Certificat de conformité (VOC), pour les produits de la liste</strong> : Bureau Veritas, Cotecna, Intertek ou SGS, en Chine</td><td>Avant le chargement</td></tr>
<tr><td><strong>Assurance sur facultés</strong> : une compagnie établie en Côte d’Ivoire</td><td>Avant l’embarquement</td></tr>
<tr><td><strong>BSC, bordereau de suivi des cargaisons</strong> : l’exportateur, auprès de l’OIC</td><td>Validé avant l’arrivée du navire</td></tr>
<tr><td><strong>Connaissement, facture, liste de colisage, facture de fret, certificat d’origine</strong> : transporteur et fournisseur</td><td>Au départ du navire</td></tr>
<tr><td><strong>RFCV, rapport final de classification et de valeur</strong> : la douane, par le GUCE</td><td>Pendant la traversée</td></tr>
<tr><td><strong>Déclaration en détail, paiement, bon à enlever</strong> : votre transitaire agréé</td><td>À l’arrivée</td></tr>
</tbody></table>
<h3>FDI et RFCV</h3>
<p>La FDI annonce l’achat. Elle s’établit pour les importations commerciales à partir de 500 000 FCFA de valeur FOB, coûte peu, et tout le monde la réclame ensuite : l’assureur, l’organisme d’inspection, l’OIC. Le RFCV clôt le dossier : à partir de 1 000 000 FCFA de valeur FOB, la douane examine le code SH et la valeur sur la base des documents définitifs et indique ce qu’elle retient. Par voie maritime, le rapport est attendu dans les cinq jours ouvrés suivant le dépôt d’un dossier complet. Déposez-le dès l’émission du connaissement, pas quand le navire est en vue de Vridi.</p>
<h3>Le BSC, ou ECTN</h3>
<p>Il y a un BSC par connaissement. Il se demande dans le pays de chargement et ne se régularise pas à Abidjan sans pénalité. Il nous faut pour cela votre numéro de FDI, le certificat d’assurance locale et votre identifiant à l’OIC. Le Bénin, le Burkina Faso, le Mali, le Niger, le Sénégal et le Togo ont leurs propres bordereaux, aux noms voisins ; l’un ne remplace jamais l’autre.</p>
<h3>Le certificat de conformité</h3>
<p>Depuis juillet 2019, les produits de la liste dont la valeur FOB atteint 1 000 000 FCFA doivent être couverts par un certificat de l’un des quatre organismes. Articles électriques et électroniques, cosmétiques, matériaux de construction, pièces détachées, textiles, chaussures et jouets en font partie. La liste, établie par code SH, est publiée par le ministère du Commerce. La demande revient à l’exportateur ; sans certificat, la marchandise s’expose à une lourde pénalité.</p>
<h2>Combien payer : un exemple</h2>
<p>Prenons 1 000 de nos <a href="product:school-backpack">sacs à dos scolaires</a> à 3,95 dollars, soit 25 cartons et 4,1 m³. À 600 FCFA le dollar, cours arrondi pour l’exemple, la valeur FOB est de 3 950 × 600 = 2 370 000 FCFA. Avec 400 000 de fret et 30 000 d’assurance (nos hypothèses), la valeur CAF s’élève à 2 800 000 FCFA. Le sac d’écolier est un bien de consommation finale : bande à 20 %.</p>
<table><thead><tr><th>Perception</th><th>Assiette</th><th>FCFA</th></tr></thead><tbody>
<tr><td>Droit de douane (TEC), 20 %</td><td>CAF 2 800 000</td><td>560 000</td></tr>
<tr><td>Redevance statistique (RST), 1 %</td><td>CAF</td><td>28 000</td></tr>
<tr><td>Prélèvement UEMOA (PCS), 0,8 %</td><td>CAF</td><td>22 400</td></tr>
<tr><td>Prélèvement CEDEAO (PCC), 0,5 %</td><td>CAF</td><td>14 000</td></tr>
<tr><td>Prélèvement Union africaine, 0,2 %</td><td>CAF</td><td>5 600</td></tr>
<tr><td>TVA, 18 %</td><td>CAF + droit + RST = 3 388 000</td><td>609 840</td></tr>
<tr><td><strong>À payer à la douane</strong></td><td></td><td><strong>1 239 840</strong></td></tr>
</tbody></table>
<p>Soit 44,28 % de la valeur CAF, ou 1 240 FCFA par sac, pour un article qui en vaut 2 800 à l’arrivée. L’entreprise assujettie déduit les 609 840 de la TVA sur ses ventes ; celle qui relève d’un régime forfaitaire ne le peut pas et peut se voir réclamer, au cordon douanier, un acompte d’impôt sur le revenu. Si votre transitaire intègre les trois prélèvements communautaires à l’assiette de la TVA, la note augmente de 7 560 FCFA ; demandez-lui quelle assiette le système retient pour votre déclaration.</p>
<h2>Cinq bandes de droits</h2>
<p>Le tarif extérieur commun de la CEDEAO, que les pays de l’UEMOA appliquent aussi, compte cinq bandes. Pour 1 000 000 FCFA de valeur CAF, prélèvements et TVA calculés comme ci-dessus :</p>
<table><thead><tr><th>Bande</th><th>Produits, par exemple</th><th>Total à payer</th></tr></thead><tbody>
<tr><td>0 %</td><td>Biens sociaux essentiels : certains médicaments, livres</td><td>206 800</td></tr>
<tr><td>5 %</td><td>Première nécessité, matières premières, biens d’équipement</td><td>265 800</td></tr>
<tr><td>10 %</td><td>Intrants, produits intermédiaires</td><td>324 800</td></tr>
<tr><td>20 %</td><td>Biens de consommation finale</td><td>442 800</td></tr>
<tr><td>35 %</td><td>Produits que la région protège, dont la viande de volaille</td><td>619 800</td></tr>
</tbody></table>
<p>Bien des produits de la première bande sont aussi exonérés de TVA : il ne reste alors que les prélèvements. Entre 10 et 20 %, l’écart est de 118 000 FCFA par million : voilà ce que coûte une erreur de code SH, et pourquoi le RFCV y regarde de si près.</p>
<figure><img src="art:cote-divoire-bands" alt="Cinq colonnes de plus en plus hautes, à trois couches : une mince en bas, une qui grandit au milieu, une troisième au-dessus."><figcaption>La note selon les cinq bandes, de 0 % à gauche à 35 % à droite. De bas en haut : prélèvements, droit de douane, TVA.</figcaption></figure>
<h2>Ailleurs dans la zone</h2>
<ul><li><strong>Même tarif, autres papiers.</strong> Les bandes et les prélèvements communautaires sont les mêmes à Dakar, Lomé ou Cotonou ; les déclarations, les organismes d’inspection et les bordereaux de suivi, non.</li><li><strong>La TVA</strong> est de 18 % dans la plupart des pays de la zone, de 19 % au Niger.</li><li><strong>L’hinterland.</strong> Les marchandises pour le Burkina Faso ou le Mali passent par Abidjan en transit, sous caution. Elles sont déclarées pour le pays de destination, avec son bordereau et son inspection.</li><li><strong>Le Mali, le Burkina Faso et le Niger</strong> ont quitté la CEDEAO en janvier 2025 ; leur confédération, l’AES, a institué son propre prélèvement de 0,5 %. Faites préciser par un transitaire sur place ce qui s’ajoute.</li></ul>
<h2>Ce que cette somme ne comprend pas</h2>
<p>Acconage, frais de la compagnie maritime, coût du BSC, coût de la conformité (un pourcentage du FOB avec un minimum), honoraires du transitaire, camion jusqu’à Adjamé ou Bouaké. Pour quelques mètres cubes, cela représente plusieurs centaines de milliers de francs. Un devis qui ne parle que des droits n’est que la moitié d’un devis.</p>
<blockquote><p>Le dossier se fait en français. Une facture et une liste de colisage aux désignations françaises évitent une traduction au port, et l’étiquetage en français est attendu sur les produits de consommation.</p></blockquote>
<h2>Avant de verser les 30 % d’acompte</h2>
<ol><li>Faites confirmer par le transitaire le code à dix chiffres et la bande.</li><li>Demandez si ce code figure sur la liste de la conformité.</li><li>Ouvrez la FDI et envoyez-nous son numéro.</li><li>Convenez de qui demande le BSC et de qui le paie.</li><li>Refaites le tableau avec votre propre valeur et le cours du jour.</li></ol>
<p>Si vous garnissez un conteneur de plusieurs articles, par exemple des sacs d’écolier et des <a href="product:non-stick-frying-pan-26">poêles</a>, chaque code demande sa ligne sur chacun de ces documents. Nous établissons la facture et la liste de colisage ainsi, dès le départ.</p>`,
  },
} satisfies DemoPost;

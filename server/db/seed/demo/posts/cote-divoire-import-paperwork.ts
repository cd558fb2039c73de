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
<p>The rates were checked on 24 November 2026. The finance law (<em>annexe fiscale</em>) changes some of them every January. Check with the Direction générale des Douanes, the single window GUCE and your licensed customs agent (<em>transitaire</em>).</p>
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
<p>That is 44.28% of the CIF value, or 1,240 FCFA for a bag that is worth 2,800 when it arrives. A company registered for VAT deducts the 609,840 from the VAT on sales; a company taxed by a flat regime does not, and may also be asked for an advance on income tax at the port. If your agent includes the three community levies in the base of VAT, the sum is 7,560 FCFA higher; ask which base the system uses for your declaration.</p>
<h2>Five bands of duty</h2>
<p>The common external tariff of ECOWAS, which the UEMOA countries apply too, has five bands. For goods worth 1,000,000 FCFA CIF, with the levies and the VAT calculated as above:</p>
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
<p>If you fill a container with several articles, say backpacks and <a href="product:non-stick-frying-pan-26">frying pans</a>, you need one line for each code on every one of these papers. We prepare invoice and packing list in that way from the start.</p>
<p><em>Facts and sources checked on 24 November 2026: SGS (VOC), trade.gov (ECOWAS CET), getctn.com (BSC), Direction générale des Douanes, GUCE.</em></p>`,
  },
  fr: {
    title: 'Importer en Côte d’Ivoire et dans l’UEMOA : FDI, BSC, RFCV et droits',
    excerpt:
      'Quatre documents décident si un conteneur sort du port d’Abidjan en quelques jours ou en quelques semaines. À quoi sert chacun, un calcul en FCFA sur 1 000 sacs d’écolier, et ce qui change à Dakar ou à Ouaga.',
    metaDescription:
      'FDI, certificat de conformité, BSC, RFCV : les documents pour Abidjan, les bandes du TEC CEDEAO et un calcul de droits et taxes en FCFA.',
    pictureAlt: 'Trois documents devant une lagune, un pont à haubans, des tours et un porte-conteneurs.',
    content: `<p>À Abidjan, la marchandise attend rarement le douanier : elle attend un numéro. Celui de la FDI doit figurer sur l’assurance, celui du BSC sur le connaissement, et le RFCV doit précéder la déclaration en détail. Une fois la chaîne comprise, elle se déroule d’elle-même. La voici, suivie de la note à payer.</p>
<p>Les taux ont été vérifiés le 24 novembre 2026 ; l’annexe fiscale en modifie chaque année en janvier. Vérifiez auprès de la Direction générale des Douanes, du GUCE et de votre transitaire agréé.</p>
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
<tr><td>Prélèvement communautaire de solidarité (PCS), UEMOA, 0,8 %</td><td>CAF</td><td>22 400</td></tr>
<tr><td>Prélèvement communautaire CEDEAO (PCC), 0,5 %</td><td>CAF</td><td>14 000</td></tr>
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
<p>Si vous garnissez un conteneur de plusieurs articles, par exemple des sacs d’écolier et des <a href="product:non-stick-frying-pan-26">poêles</a>, chaque code demande sa ligne sur chacun de ces documents. Nous établissons la facture et la liste de colisage ainsi, dès le départ.</p>
<p><em>Faits et sources vérifiés le 24 novembre 2026 : SGS (VOC), trade.gov (ECOWAS CET), getctn.com (BSC), Direction générale des Douanes, GUCE.</em></p>`,
  },
  es: {
    title: 'Importar en Costa de Marfil y la zona UEMOA: FDI, BSC, RFCV y derechos',
    excerpt:
      'Cuatro papeles deciden si un contenedor sale del puerto de Abiyán en días o en semanas. Para qué sirve cada uno y un cálculo en francos CFA de 1000 mochilas escolares.',
    metaDescription:
      'FDI, certificado de conformidad, nota de carga BSC, RFCV: papeles para Abiyán, bandas del arancel CEDEAO y un cálculo en FCFA.',
    pictureAlt: 'Tres papeles ante una laguna con un puente atirantado, torres y un portacontenedores.',
    content: `<p>En Abiyán la mercancía rara vez espera al aduanero; espera un número. El número de la declaración de importación debe figurar en el seguro; el de la nota de seguimiento, en el conocimiento de embarque; y el informe de valor, antes de la declaración de aduana. Cuando se conoce la cadena, funciona sola. Esta página la muestra, y después lo que hay que pagar.</p>
<p>Los tipos se comprobaron el 24 de noviembre de 2026. La ley de finanzas (<em>annexe fiscale</em>) cambia algunos cada enero. Compruébelos en la Direction générale des Douanes, la ventanilla única GUCE y su agente de aduanas (<em>transitaire</em>).</p>
<h2>La cadena de papeles</h2>
<table><thead><tr><th>Papel y quién lo hace</th><th>Cuándo</th></tr></thead><tbody>
<tr><td><strong>Código de importador</strong>: usted, una vez, con registro mercantil y número fiscal</td><td>Antes del primer pedido</td></tr>
<tr><td><strong>FDI, declaración de importación</strong>: su agente, en la plataforma GUCE, con la factura proforma</td><td>Antes del embarque</td></tr>
<tr><td><strong>Certificado de conformidad (VOC), para los productos de la lista</strong>: Bureau Veritas, Cotecna, Intertek o SGS, en China</td><td>Antes de la carga</td></tr>
<tr><td><strong>Seguro de carga</strong>: una aseguradora de Costa de Marfil</td><td>Antes del embarque</td></tr>
<tr><td><strong>BSC, nota de seguimiento de carga (ECTN)</strong>: el exportador, con el consejo de cargadores OIC</td><td>Validada antes de que llegue el barco</td></tr>
<tr><td><strong>Conocimiento de embarque, factura, lista de empaque, factura de flete, certificado de origen</strong>: naviera y proveedor</td><td>Al zarpar el barco</td></tr>
<tr><td><strong>RFCV, informe final de clasificación y valor</strong>: la aduana, por GUCE</td><td>Con el barco en el mar</td></tr>
<tr><td><strong>Declaración de aduana, pago, levante</strong>: su agente autorizado</td><td>A la llegada</td></tr>
</tbody></table>
<h3>FDI y RFCV</h3>
<p>La FDI anuncia la compra. Se hace para las importaciones comerciales desde 500.000 FCFA de valor FOB, cuesta poco y la piden todos los que vienen después: la aseguradora, la empresa de inspección, la OIC. El RFCV cierra el expediente: desde 1.000.000 FCFA FOB, la aduana examina el código SA y el valor con los documentos definitivos e informa de lo que acepta. Por mar, el informe debe salir en cinco días hábiles con el expediente completo. Envíelo cuando se emita el conocimiento de embarque, no cuando el barco esté a la vista de Vridi.</p>
<h3>BSC, también llamado ECTN</h3>
<p>El <em>bordereau de suivi des cargaisons</em> corresponde a un conocimiento de embarque. Se solicita en el país de carga y no se corrige en Abiyán sin multa. Necesitamos de usted el número de la FDI, el certificado de seguro local y el número de importador en la OIC. Benín, Burkina Faso, Malí, Níger, Senegal y Togo tienen notas propias con nombres parecidos; una no sustituye a otra.</p>
<h3>Certificado de conformidad</h3>
<p>Desde julio de 2019, los productos de la lista con un valor FOB de 1.000.000 FCFA o más necesitan un certificado de una de las cuatro empresas. Están los eléctricos y electrónicos, cosméticos, materiales de construcción, repuestos, textiles, calzado y juguetes. La lista va por código SA y la publica el Ministerio de Comercio. Lo solicita el exportador; sin certificado, la mercancía se arriesga a una fuerte sanción.</p>
<h2>Cuánto se paga: un ejemplo</h2>
<p>Tome 1000 de nuestras <a href="product:school-backpack">mochilas escolares</a> a 3,95 dólares, 25 cajas y 4,1 m³. A 600 FCFA por dólar, un tipo redondo para el ejemplo, el FOB es 3950 × 600 = 2.370.000 FCFA. Suponemos 400.000 de flete y 30.000 de seguro: el CIF (<em>CAF</em>) es 2.800.000 FCFA. Las mochilas son bienes de consumo acabados, banda del 20 %.</p>
<table><thead><tr><th>Cargo</th><th>Sobre qué</th><th>FCFA</th></tr></thead><tbody>
<tr><td>Arancel (TEC), 20 %</td><td>CIF 2.800.000</td><td>560.000</td></tr>
<tr><td>Tasa estadística (RST), 1 %</td><td>CIF</td><td>28.000</td></tr>
<tr><td>Tasa comunitaria de solidaridad UEMOA (PCS), 0,8 %</td><td>CIF</td><td>22.400</td></tr>
<tr><td>Tasa comunitaria CEDEAO (PCC), 0,5 %</td><td>CIF</td><td>14.000</td></tr>
<tr><td>Tasa de la Unión Africana, 0,2 %</td><td>CIF</td><td>5600</td></tr>
<tr><td>IVA, 18 %</td><td>CIF + arancel + RST = 3.388.000</td><td>609.840</td></tr>
<tr><td><strong>A pagar a la aduana</strong></td><td></td><td><strong>1.239.840</strong></td></tr>
</tbody></table>
<p>Es el 44,28 % del valor CIF, o 1240 FCFA por una mochila que vale 2800 al llegar. Una empresa registrada en el IVA deduce los 609.840 del IVA de sus ventas; una que tributa por un régimen simplificado no, y en el puerto pueden pedirle además un anticipo del impuesto sobre la renta. Si su agente incluye las tres tasas comunitarias en la base del IVA, el total sube 7560 FCFA; pregunte qué base usa el sistema en su declaración.</p>
<h2>Cinco bandas de arancel</h2>
<p>El arancel exterior común de la CEDEAO, que aplican también los países de la UEMOA, tiene cinco bandas. Para mercancía con un CIF de 1.000.000 FCFA, con las tasas y el IVA calculados como arriba:</p>
<table><thead><tr><th>Banda</th><th>Mercancía, por ejemplo</th><th>Total a pagar</th></tr></thead><tbody>
<tr><td>0 %</td><td>Bienes sociales esenciales: ciertos medicamentos, libros</td><td>206.800</td></tr>
<tr><td>5 %</td><td>Primera necesidad, materias primas, bienes de equipo</td><td>265.800</td></tr>
<tr><td>10 %</td><td>Insumos, bienes intermedios</td><td>324.800</td></tr>
<tr><td>20 %</td><td>Bienes de consumo acabados</td><td>442.800</td></tr>
<tr><td>35 %</td><td>Bienes que la región protege, como la carne de ave</td><td>619.800</td></tr>
</tbody></table>
<p>Muchos bienes de la primera banda están también exentos de IVA, y entonces solo quedan las tasas. Entre el 10 y el 20 % hay 118.000 FCFA por millón: eso vale un código SA equivocado, y por eso el RFCV lo mira con tanta atención.</p>
<figure><img src="art:cote-divoire-bands" alt="Cinco columnas, cada una más alta que la anterior, de tres capas: una fina abajo, una creciente en medio y una tercera arriba."><figcaption>Lo que se paga en las cinco bandas, del 0 % a la izquierda al 35 % a la derecha. De abajo arriba: tasas, arancel, IVA.</figcaption></figure>
<h2>En el resto de la zona</h2>
<ul><li><strong>Mismo arancel, otros papeles.</strong> Las bandas y las tasas comunitarias son las mismas en Dakar, Lomé y Cotonú; los formularios, las empresas de inspección y las notas de carga, no.</li><li><strong>El IVA</strong> es del 18 % en la mayoría de los países de la zona y del 19 % en Níger.</li><li><strong>Países sin mar.</strong> La mercancía para Burkina Faso o Malí pasa por Abiyán en tránsito bajo fianza. Se declara para el país de destino, con su nota de carga y su inspección.</li><li><strong>Malí, Burkina Faso y Níger</strong> dejaron la CEDEAO en enero de 2025 y formaron una confederación que ha introducido una tasa propia del 0,5 %. Pregunte a un agente del lugar qué más se cobra.</li></ul>
<h2>Lo que el total no incluye</h2>
<p>La manipulación en la terminal, los gastos de la naviera, la tarifa del BSC, la conformidad (un porcentaje del FOB con un mínimo), los honorarios del agente, el transporte a Adjamé o Bouaké. En unos pocos metros cúbicos suman varios cientos de miles de francos. Una cotización que solo habla de aranceles es media cotización.</p>
<blockquote><p>El francés es la lengua del expediente. Factura y lista de empaque con descripciones en francés evitan una traducción en el puerto, y en los productos para el consumidor se esperan etiquetas en francés.</p></blockquote>
<h2>Antes de pagar el anticipo del 30 %</h2>
<ol><li>Pida al agente que confirme el código de diez cifras y la banda.</li><li>Pregunte si el código está en la lista de conformidad.</li><li>Abra la FDI y envíenos su número.</li><li>Acuerde quién solicita el BSC y quién lo paga.</li><li>Rehaga la tabla con su propio valor y el tipo del día.</li></ol>
<p>Si llena un contenedor con varios artículos, por ejemplo mochilas y <a href="product:non-stick-frying-pan-26">sartenes</a>, necesita una línea por código en cada uno de estos papeles. Preparamos así la factura y la lista de empaque desde el principio.</p>
<p><em>Datos y fuentes comprobados el 24 de noviembre de 2026: SGS (VOC), trade.gov (ECOWAS CET), getctn.com (BSC), Direction générale des Douanes, GUCE.</em></p>`,
  },
  zh: {
    title: '出口到科特迪瓦与西非经货联盟：FDI、BSC、RFCV和关税',
    excerpt:
      '四份文件决定货柜是几天还是几周离开阿比让港。每份有什么用，以1000只书包用西非法郎算一笔账，再看达喀尔、科托努、瓦加杜古有什么不同。',
    metaDescription:
      'FDI、合格证书、货物跟踪单BSC、RFCV：阿比让进口文件，西共体关税档次，并用西非法郎计算实例。',
    pictureAlt: '潟湖前的三张文件，后面有斜拉桥、高楼和集装箱船。',
    content: `<p>在阿比让，货很少是在等海关官员，而是在等一个号码。进口申报单的号码要写在保单上，货物跟踪单的号码要写在提单上，核价报告要先于报关单。弄清这条链，它自己就会转。本文先讲这条链，再讲要付多少钱。</p>
<p>税率核对于2026年11月24日。每年1月，财政法（<em>annexe fiscale</em>）都会改动一些。请向海关总局（Direction générale des Douanes）、单一窗口GUCE和您的持牌清关代理（<em>transitaire</em>）核实。</p>
<h2>一条文件链</h2>
<table><thead><tr><th>文件，由谁办理</th><th>时间</th></tr></thead><tbody>
<tr><td><strong>进口商代码</strong>：由您办理一次，凭商业登记和税号</td><td>第一次下单之前</td></tr>
<tr><td><strong>进口申报单（FDI）</strong>：清关代理，在GUCE平台上，凭形式发票</td><td>发运之前</td></tr>
<tr><td><strong>合格证书（VOC），清单内商品</strong>：必维、Cotecna、天祥或SGS，在中国</td><td>装柜之前</td></tr>
<tr><td><strong>货物保险</strong>：科特迪瓦的保险公司</td><td>发运之前</td></tr>
<tr><td><strong>货物跟踪单BSC（ECTN）</strong>：出口商，向货主委员会OIC办理</td><td>船到之前生效</td></tr>
<tr><td><strong>提单、发票、装箱单、运费发票、原产地证</strong>：船公司与供应商</td><td>开船时</td></tr>
<tr><td><strong>归类与价格最终报告（RFCV）</strong>：海关，通过GUCE</td><td>船在海上时</td></tr>
<tr><td><strong>报关、缴税、放行</strong>：持牌清关代理</td><td>到港后</td></tr>
</tbody></table>
<h3>FDI与RFCV</h3>
<p>FDI是对采购的申报。商业进口FOB价满50万西非法郎就要办，花费不多，后面每一家都要看：保险公司、检验公司、OIC。RFCV则是收尾：FOB价满100万西非法郎，海关凭最终文件审核编码和价格，写明认可什么。海运货物，资料齐全后五个工作日内出报告。提单一签发就把资料交上去，不要等到船都看得见弗里迪港了才交。</p>
<h3>BSC，也叫ECTN</h3>
<p><em>Bordereau de suivi des cargaisons</em>一单对应一份提单，在装货国申请，到了阿比让再改就要罚款。我们需要您提供FDI号码、当地保险证书和进口商在OIC的编号。贝宁、布基纳法索、马里、尼日尔、塞内加尔、多哥各有名称相近的跟踪单，彼此不能代替。</p>
<h3>合格证书</h3>
<p>自2019年7月起，清单内商品FOB价满100万西非法郎的，要有四家公司之一出具的证书。电器电子产品、化妆品、建材、零配件、纺织品、鞋类和玩具都在其中。清单按海关编码列出，由商务部公布。由出口商申请；没有证书，可能被重罚。</p>
<h2>要付多少：举例</h2>
<p>以1000只我们的<a href="product:school-backpack">学生书包</a>为例，每只3.95美元，25箱，4.1立方米。按1美元合600西非法郎的整数汇率，FOB为3950 × 600 = 2,370,000西非法郎。假设运费400,000、保险30,000，CIF（<em>CAF</em>）为2,800,000西非法郎。书包属于制成消费品，税档20%。</p>
<table><thead><tr><th>项目</th><th>计算基础</th><th>西非法郎</th></tr></thead><tbody>
<tr><td>关税（TEC），20%</td><td>CIF 2,800,000</td><td>560,000</td></tr>
<tr><td>统计费（RST），1%</td><td>CIF</td><td>28,000</td></tr>
<tr><td>西非经货联盟互助税（PCS），0.8%</td><td>CIF</td><td>22,400</td></tr>
<tr><td>西共体税（PCC），0.5%</td><td>CIF</td><td>14,000</td></tr>
<tr><td>非盟税，0.2%</td><td>CIF</td><td>5600</td></tr>
<tr><td>增值税，18%</td><td>CIF + 关税 + RST = 3,388,000</td><td>609,840</td></tr>
<tr><td><strong>应缴海关</strong></td><td></td><td><strong>1,239,840</strong></td></tr>
</tbody></table>
<p>合CIF价的44.28%，一只到港值2800西非法郎的书包要付1240。增值税纳税人可用这609,840抵扣销项；按定额纳税的公司不能抵扣，在港口还可能要预缴所得税。如果代理把三项共同体征费也计入增值税基数，总额要多7560西非法郎；请问清系统对您的申报用哪种基数。</p>
<h2>五个税档</h2>
<p>西共体共同对外关税有五档，西非经货联盟各国也适用。CIF价100万西非法郎的货，征费和增值税按上面的算法：</p>
<table><thead><tr><th>税档</th><th>商品举例</th><th>合计应付</th></tr></thead><tbody>
<tr><td>0%</td><td>基本民生用品：部分药品、书籍</td><td>206,800</td></tr>
<tr><td>5%</td><td>必需品、原料、资本货物</td><td>265,800</td></tr>
<tr><td>10%</td><td>投入品、中间产品</td><td>324,800</td></tr>
<tr><td>20%</td><td>制成消费品</td><td>442,800</td></tr>
<tr><td>35%</td><td>本地区保护的商品，例如禽肉</td><td>619,800</td></tr>
</tbody></table>
<p>第一档的许多商品同时免增值税，那就只剩征费。10%与20%之间，每百万差118,000西非法郎：错一个编码就值这么多，RFCV也因此看得特别细。</p>
<figure><img src="art:cote-divoire-bands" alt="五根一根比一根高的柱子，各分三层：下面薄薄一层，中间逐渐变厚，上面是第三层。"><figcaption>五个税档各要付多少，左边0%，右边35%。从下到上：征费、关税、增值税。</figcaption></figure>
<h2>区内其他国家</h2>
<ul><li><strong>税则相同，文件不同。</strong>达喀尔、洛美、科托努的税档和共同体征费都一样；申报单、检验公司和跟踪单则不同。</li><li><strong>增值税</strong>：区内多数国家18%，尼日尔19%。</li><li><strong>内陆国。</strong>运往布基纳法索、马里的货凭担保经阿比让过境，按目的国申报，各有自己的跟踪单和检验。</li><li><strong>马里、布基纳法索、尼日尔</strong>2025年1月退出西共体，组成邦联，另征0.5%的费用。还收什么，请问当地代理。</li></ul>
<h2>总额里没有的</h2>
<p>码头操作费、船公司收费、BSC费用、合格检验费（FOB的百分比，有最低收费）、代理费、送到阿贾梅或布瓦凯的运费。几立方米的货，加起来就是几十万西非法郎。只报关税的报价，只算半份。</p>
<blockquote><p>这里的文件用法语。发票和装箱单写上法语品名，港口就不用再翻译；面向消费者的商品，也应有法语标签。</p></blockquote>
<h2>付30%定金之前</h2>
<ol><li>请清关代理确认十位编码和税档。</li><li>问清编码是否在合格评定清单内。</li><li>开好FDI，把号码给我们。</li><li>约定BSC由谁申请、谁付费。</li><li>用您自己的货值和当天汇率重算上表。</li></ol>
<p>一个柜装几种货，比如书包和<a href="product:non-stick-frying-pan-26">煎锅</a>，每份文件上每个编码都要单列一行。我们从一开始就这样做发票和装箱单。</p>
<p><em>事实与来源核对于2026年11月24日：SGS (VOC)、trade.gov (ECOWAS CET)、getctn.com (BSC)、Direction générale des Douanes, GUCE。</em></p>`,
  },
} satisfies DemoPost;

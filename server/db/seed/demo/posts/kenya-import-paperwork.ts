import type { DemoPost } from './types.ts';

export const kenyaImportPaperwork = {
  slug: 'kenya-import-paperwork',
  category: 'regulatory-updates',
  tags: ['kenya', 'east africa', 'customs', 'pvoc', 'duty', 'mombasa'],
  daysAgo: 34,
  picture: 'kenya-paperwork',
  en: {
    title: 'Importing into Kenya and East Africa: PVoC, IDF, RDL and VAT',
    excerpt:
      'The certificate of conformity is made in China or not at all. What Kenya asks for before and after shipment, a calculation that adds up, and what changes when the goods go on to Kampala or Kigali.',
    metaDescription:
      'PVoC certificate of conformity, IDF 2.5%, RDL 2%, VAT 16%: the papers for Kenya and the East African Community, with a worked example.',
    pictureAlt:
      'A train with containers crosses a savannah below a snow-topped mountain; in front two papers.',
    content: `<p>Kenya asks for less paper than its reputation suggests, but it asks for it early. Three things have to exist before the ship reaches Mombasa: an import declaration form, a certificate of conformity and an insurance cover bought in Kenya. An importer who starts them when the arrival notice comes pays storage while they are made.</p>
<p>Rates below are those we worked with when this was written. Kenya sets its levies in the Finance Act, normally from 1 July, and the East African Community publishes changes of duty in its gazette at about the same time. So a calculation made in May may be wrong in August. Check with the Kenya Revenue Authority (KRA) and the Kenya Bureau of Standards (KEBS).</p>
<h2>What must exist, and when</h2>
<table><thead><tr><th>Paper, and who makes it</th><th>When</th></tr></thead><tbody>
<tr><td><strong>KRA PIN of the importer</strong>: KRA</td><td>Before you order</td></tr>
<tr><td><strong>Import declaration form (IDF)</strong>: single window of KenTrade, through your clearing agent</td><td>With the proforma invoice</td></tr>
<tr><td><strong>Certificate of conformity (CoC)</strong>: an inspection firm appointed by KEBS, in China</td><td>Before loading</td></tr>
<tr><td><strong>Certificate of origin</strong>: Chinese customs or chamber of commerce, through the supplier</td><td>With the shipping documents</td></tr>
<tr><td><strong>Marine cargo insurance</strong>: an insurer licensed in Kenya, digital certificate</td><td>After the IDF, before clearance</td></tr>
<tr><td><strong>Bill of lading, invoice, packing list</strong>: carrier and supplier</td><td>When the ship sails</td></tr>
<tr><td><strong>Customs entry, payment, release</strong>: KRA system, by a licensed agent</td><td>On arrival</td></tr>
</tbody></table>
<p>Two of these lines are younger than many guides on the internet. Since 2025 KRA demands a certificate of origin for practically all imports, not only for those that claim a lower duty, and it clears cargo only with a Kenyan insurance certificate. Neither is hard to get; both are missing in old checklists.</p>
<h2>PVoC: the certificate that is made in China</h2>
<p>Under the Pre-Export Verification of Conformity programme an inspection firm appointed by KEBS compares the goods with the Kenyan standard, or an approved one, and issues the certificate for that consignment. There are three routes:</p>
<ul><li><strong>Route A</strong>: every consignment is tested and inspected. This is yours if you order once or rarely.</li><li><strong>Route B</strong>: the product is registered for a year; consignments are inspected, tests are made now and then.</li><li><strong>Route C</strong>: the factory is audited and licensed for a year. It is for manufacturers who ship all the time.</li></ul>
<p>The order of work matters. Samples go to the laboratory while production runs; the inspector comes when the goods are packed; the certificate follows the final invoice. Reckon with two to three weeks from sample to paper where a test is needed, and tell us about Kenya before production starts, because labels are part of the check.</p>
<figure><img src="art:kenya-certificate" alt="Four steps in circles: a labelled carton, a laboratory flask, cartons under a magnifying glass, a sealed certificate; below them a ship."><figcaption>Sample, laboratory test, inspection of the packed goods, certificate of conformity. Only then the ship.</figcaption></figure>
<p>The fee is a percentage of the FOB value with a minimum, and the minimum is what hits small orders. If a firm asked for 250 dollars for a consignment worth 3,162 dollars FOB, that would be 7.9% of the goods; for one worth 25,000 it would be 1%. This alone is a reason to put two orders into one consignment. Goods that arrive without a certificate may be inspected in Mombasa where KEBS allows it, at a considerably higher fee, or be sent back. For goods of several small importers in one container there are rules of their own; your agent must know them before loading.</p>
<h2>What you pay: an example</h2>
<p>Take 2,040 of our <a href="product:twin-bell-alarm-clock">twin bell alarm clocks</a>, 34 cartons and 3.0 m³. FOB is 2,040 × 1.55 = 3,162.00 US dollars. We assume 300 for freight and 38 for insurance; CIF, the customs value, is 3,500.00. The duty is taken as 25%, the East African band for most finished goods.</p>
<table><thead><tr><th>Charge</th><th>On what</th><th>US dollars</th></tr></thead><tbody>
<tr><td>Import duty, 25%</td><td>CIF 3,500.00</td><td>875.00</td></tr>
<tr><td>VAT, 16%</td><td>CIF + duty = 4,375.00</td><td>700.00</td></tr>
<tr><td>Import declaration fee (IDF), 2.5%</td><td>CIF 3,500.00</td><td>87.50</td></tr>
<tr><td>Railway development levy (RDL), 2%</td><td>CIF 3,500.00</td><td>70.00</td></tr>
<tr><td><strong>Payable to KRA</strong></td><td></td><td><strong>1,732.50</strong></td></tr>
</tbody></table>
<p>That is 49.5% of the CIF value. Goods and charges together are 5,232.50 dollars, about 2.56 for a clock that costs 1.55 in China. KRA reckons in shillings at the rate it publishes for the week. If you are registered for VAT, the 700 dollars can be set against the VAT on your sales; if you are not, they are a cost like any other.</p>
<figure><img src="art:kenya-duty-bars" alt="A long bar with cartons for the value of the goods; below it four bars of falling length for the charges."><figcaption>The customs value, and below it to the same scale: duty, VAT, import declaration fee, railway development levy.</figcaption></figure>
<p>The IDF has stood at 2.5% since July 2023; the RDL went from 1.5% back to 2% at the end of December 2024. Some calculators on the internet still show 3.5% and 1.5%, and some add both levies to the base of VAT; here that would make 157.50 × 16% = 25.20 dollars more. Excise comes on top for certain goods, phones and cosmetics among them, and then VAT is reckoned on it too.</p>
<h3>The four bands</h3>
<p>The common external tariff of the East African Community knows 0% for raw materials and capital goods, 10% for intermediate goods, 25% for finished goods, and 35% for finished goods that the region makes itself, such as many textiles, furniture, and leather and iron goods. A list of sensitive items stands higher. A partner state may depart from the tariff for a year at a time by <em>stay of application</em>: your neighbour in Kampala may pay another rate than you for the same carton.</p>
<h2>Goods for Uganda, Rwanda or South Sudan</h2>
<p>Clear for the country where the goods will be sold. Under the Single Customs Territory the entry is lodged in the country of destination while the goods are still in Mombasa, and they travel under bond with an electronic seal. Duty is that of the common tariff, but VAT and levies are the destination’s: the usual rate of VAT is 18% in Uganda, Tanzania and Rwanda. Conformity is checked by UNBS in Uganda, TBS in Tanzania and RSB in Rwanda, each with a programme of its own. A Kenyan certificate is no substitute.</p>
<h2>What the sum leaves out</h2>
<p>Port and handling charges, the inland container depot in Nairobi, the shipping line’s fees, the container deposit, the clearing agent, the lorry. Ask for one quotation per consignment with all of these on it. For 3 m³ they often exceed the sea freight.</p>
<blockquote><p>The most expensive carton is the one that waits. Free days at the port are few, and they run while you look for a paper that should have been made in China.</p></blockquote>
<h2>Before you pay the 30% deposit</h2>
<ol><li>Let your clearing agent confirm the eight-digit code, the duty and any excise.</li><li>Ask which standard KEBS applies, and whether the factory has a test report that is still valid.</li><li>Agree in the contract who pays for PVoC, and what happens if the goods fail.</li><li>Give us your PIN and the exact name of your company for the documents.</li><li>Redo the table above with the rates of the week.</li></ol>
<p>For electrical goods such as the <a href="product:usb-c-charger-20w">20 W charger</a> with a type G plug, begin with the test report: it takes longest.</p>`,
  },
  fr: {
    title: 'Importer au Kenya et en Afrique de l’Est : PVoC, IDF, RDL et TVA',
    excerpt:
      'Le certificat de conformité se fait en Chine ou ne se fait pas. Ce que le Kenya exige avant et après l’embarquement, un calcul qui tombe juste, et ce qui change pour Kampala ou Kigali.',
    metaDescription:
      'Certificat de conformité PVoC, IDF 2,5 %, RDL 2 %, TVA 16 % : les documents pour le Kenya et la Communauté d’Afrique de l’Est, avec un exemple.',
    pictureAlt:
      'Un train de conteneurs traverse la savane au pied d’une montagne enneigée ; devant, deux documents.',
    content: `<p>Le Kenya demande moins de papiers qu’on ne le dit, mais il les demande tôt. Trois choses doivent exister avant que le navire n’arrive à Mombasa : la déclaration d’importation, le certificat de conformité et une assurance souscrite au Kenya. Celui qui s’en occupe à la réception de l’avis d’arrivée paie le magasinage pendant qu’on les prépare.</p>
<p>Les taux ci-dessous sont ceux que nous appliquions au moment d’écrire. Le Kenya fixe ses prélèvements dans la loi de finances, en principe au 1er juillet, et la Communauté d’Afrique de l’Est publie ses changements de droits dans sa gazette vers la même date. Un calcul fait en mai peut donc être faux en août. Vérifiez auprès de la Kenya Revenue Authority (KRA) et du Kenya Bureau of Standards (KEBS).</p>
<h2>Ce qu’il faut, et à quel moment</h2>
<table><thead><tr><th>Document, et qui l’établit</th><th>Quand</th></tr></thead><tbody>
<tr><td><strong>Numéro fiscal (PIN) de l’importateur</strong> : KRA</td><td>Avant de commander</td></tr>
<tr><td><strong>Déclaration d’importation (IDF)</strong> : guichet unique de KenTrade, par votre transitaire</td><td>Dès la facture proforma</td></tr>
<tr><td><strong>Certificat de conformité (CoC)</strong> : un organisme désigné par le KEBS, en Chine</td><td>Avant le chargement</td></tr>
<tr><td><strong>Certificat d’origine</strong> : douane ou chambre de commerce chinoise, par le fournisseur</td><td>Avec les documents d’expédition</td></tr>
<tr><td><strong>Assurance maritime sur facultés</strong> : un assureur agréé au Kenya, certificat numérique</td><td>Après l’IDF, avant le dédouanement</td></tr>
<tr><td><strong>Connaissement, facture, liste de colisage</strong> : transporteur et fournisseur</td><td>Au départ du navire</td></tr>
<tr><td><strong>Déclaration en douane, paiement, mainlevée</strong> : système de la KRA, par un transitaire agréé</td><td>À l’arrivée</td></tr>
</tbody></table>
<p>Deux de ces lignes sont plus récentes que bien des guides en ligne. Depuis 2025, la KRA exige un certificat d’origine pour presque toutes les importations, et non plus seulement pour celles qui demandent un droit réduit ; elle ne dédouane plus que sur présentation d’un certificat d’assurance kényan. Aucun des deux n’est difficile à obtenir, mais les anciennes listes n’en parlent pas.</p>
<h2>PVoC : le certificat qui se fait en Chine</h2>
<p>Dans le programme de vérification de la conformité avant exportation (PVoC), un organisme désigné par le KEBS confronte la marchandise à la norme kényane, ou à une norme admise, et délivre le certificat pour l’envoi concerné. Trois voies existent :</p>
<ul><li><strong>Voie A</strong> : essais et inspection à chaque envoi. C’est la vôtre si vous commandez une fois ou rarement.</li><li><strong>Voie B</strong> : le produit est enregistré pour un an ; les envois sont inspectés, les essais ponctuels.</li><li><strong>Voie C</strong> : l’usine est auditée et licenciée pour un an. Elle convient aux fabricants qui expédient en continu.</li></ul>
<p>L’ordre des opérations compte. Les échantillons partent au laboratoire pendant la production ; l’inspecteur vient quand tout est emballé ; le certificat suit la facture définitive. S’il faut un essai, comptez deux à trois semaines de l’échantillon au document. Et signalez-nous la destination avant le lancement de la production, car l’étiquetage fait partie du contrôle.</p>
<figure><img src="art:kenya-certificate" alt="Quatre étapes dans des cercles : un carton étiqueté, une fiole de laboratoire, des cartons sous la loupe, un certificat scellé ; dessous, un navire."><figcaption>Échantillon, essai en laboratoire, inspection de la marchandise emballée, certificat de conformité. Le navire ne vient qu’ensuite.</figcaption></figure>
<p>Le coût est un pourcentage de la valeur FOB avec un minimum, et c’est ce minimum qui pénalise les petites commandes. Si un organisme demandait 250 dollars pour un envoi de 3 162 dollars FOB, cela ferait 7,9 % de la marchandise ; pour un envoi de 25 000 dollars, 1 %. Voilà déjà une raison de réunir deux commandes en un seul envoi. Une marchandise arrivée sans certificat peut être inspectée à Mombasa lorsque le KEBS l’autorise, à un tarif nettement plus élevé, ou être renvoyée. Le groupage de plusieurs petits importateurs dans un même conteneur obéit à des règles particulières : votre transitaire doit les connaître avant le chargement.</p>
<h2>Combien payer : un exemple</h2>
<p>Prenons 2 040 de nos <a href="product:twin-bell-alarm-clock">réveils à deux cloches</a>, soit 34 cartons et 3,0 m³. La valeur FOB est de 2 040 × 1,55 = 3 162,00 dollars. Avec 300 de fret et 38 d’assurance (nos hypothèses), la valeur CAF, qui est la valeur en douane, atteint 3 500,00. Le droit retenu est de 25 %, tranche est-africaine de la plupart des produits finis.</p>
<table><thead><tr><th>Perception</th><th>Assiette</th><th>Dollars</th></tr></thead><tbody>
<tr><td>Droit de douane, 25 %</td><td>CAF 3 500,00</td><td>875,00</td></tr>
<tr><td>TVA, 16 %</td><td>CAF + droit = 4 375,00</td><td>700,00</td></tr>
<tr><td>Redevance de déclaration (IDF), 2,5 %</td><td>CAF 3 500,00</td><td>87,50</td></tr>
<tr><td>Prélèvement ferroviaire (RDL), 2 %</td><td>CAF 3 500,00</td><td>70,00</td></tr>
<tr><td><strong>À payer à la KRA</strong></td><td></td><td><strong>1 732,50</strong></td></tr>
</tbody></table>
<p>Soit 49,5 % de la valeur CAF. Marchandise et perceptions font ensemble 5 232,50 dollars, environ 2,56 par réveil, pour un article à 1,55 en Chine. La KRA convertit en shillings au cours qu’elle publie pour la semaine. Si vous êtes assujetti, les 700 dollars de TVA viennent en déduction de la TVA de vos ventes ; sinon, c’est un coût comme un autre.</p>
<figure><img src="art:kenya-duty-bars" alt="Une longue barre de cartons pour la valeur de la marchandise ; dessous, quatre barres de plus en plus courtes pour les perceptions."><figcaption>La valeur en douane et, dessous, à la même échelle : droit, TVA, redevance de déclaration, prélèvement ferroviaire.</figcaption></figure>
<p>L’IDF est de 2,5 % depuis juillet 2023 ; le RDL est repassé de 1,5 à 2 % fin décembre 2024. Certains calculateurs en ligne affichent encore 3,5 et 1,5 %, d’autres ajoutent les deux prélèvements à l’assiette de la TVA ; ici, cela ferait 157,50 × 16 % = 25,20 dollars de plus. Certains articles, dont les téléphones et les cosmétiques, supportent en outre un droit d’accise, qui entre lui aussi dans l’assiette de la TVA.</p>
<h3>Les quatre tranches</h3>
<p>Le tarif extérieur commun de la Communauté d’Afrique de l’Est connaît 0 % pour les matières premières et les biens d’équipement, 10 % pour les produits intermédiaires, 25 % pour les produits finis et 35 % pour ceux que la région fabrique elle-même, comme beaucoup de textiles, de meubles, d’articles en cuir ou en fer. Une liste de produits sensibles est taxée davantage. Un État membre peut s’écarter du tarif, pour un an renouvelable, par <em>stay of application</em> : pour le même carton, votre voisin de Kampala ne paie pas forcément le même taux que vous.</p>
<h2>Marchandises pour l’Ouganda, le Rwanda ou le Soudan du Sud</h2>
<p>Dédouanez pour le pays où la marchandise sera vendue. Dans le territoire douanier unique, la déclaration se dépose dans le pays de destination alors que la marchandise est encore à Mombasa ; elle voyage ensuite sous caution, avec un scellé électronique. Le droit est celui du tarif commun, mais la TVA et les prélèvements sont ceux de la destination : le taux normal de TVA est de 18 % en Ouganda, en Tanzanie et au Rwanda. La conformité y est contrôlée par l’UNBS, le TBS et le RSB, chacun avec son propre programme. Un certificat kényan ne les remplace pas.</p>
<h2>Ce que cette somme ne comprend pas</h2>
<p>Frais de port et de manutention, dépôt intérieur de Nairobi, frais de la compagnie maritime, caution du conteneur, transitaire, camion. Demandez un devis par envoi, où tout cela figure. Pour 3 m³, l’ensemble dépasse souvent le fret maritime.</p>
<blockquote><p>Le carton le plus cher est celui qui attend. Les jours de franchise au port sont peu nombreux, et ils courent pendant que vous cherchez un document qui aurait dû être fait en Chine.</p></blockquote>
<h2>Avant de verser les 30 % d’acompte</h2>
<ol><li>Faites confirmer par le transitaire le code à huit chiffres, le droit et l’accise éventuelle.</li><li>Demandez quelle norme le KEBS applique et si l’usine détient un rapport d’essai encore valable.</li><li>Fixez au contrat qui paie le PVoC, et ce qui se passe si la marchandise échoue.</li><li>Donnez-nous votre PIN et la raison sociale exacte pour les documents.</li><li>Refaites le tableau ci-dessus avec les taux de la semaine.</li></ol>
<p>Pour un article électrique comme le <a href="product:usb-c-charger-20w">chargeur 20 W</a> à fiche de type G, commencez par le rapport d’essai : c’est le plus long.</p>`,
  },
} satisfies DemoPost;

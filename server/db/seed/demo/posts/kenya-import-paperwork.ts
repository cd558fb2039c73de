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
<p>The rates below were checked on 24 November 2026. Kenya sets its levies in the Finance Act, normally from 1 July, and the East African Community publishes changes of duty in its gazette at about the same time. So a calculation made in May may be wrong in August. Check with the Kenya Revenue Authority (KRA) and the Kenya Bureau of Standards (KEBS).</p>
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
<p>Two of these lines are younger than many guides on the internet. KRA now asks for a certificate of origin for most imports, not only for those that claim a lower duty, and for a Kenyan insurance certificate; ask your agent how strictly this is applied. Neither is hard to get; both are missing in old checklists.</p>
<h2>PVoC: the certificate that is made in China</h2>
<p>Under the Pre-Export Verification of Conformity programme an inspection firm appointed by KEBS compares the goods with the Kenyan standard, or an approved one, and issues the certificate for that consignment. There are three routes:</p>
<ul><li><strong>Route A</strong>: every consignment is tested and inspected. This is yours if you order once or rarely.</li><li><strong>Route B</strong>: the product is registered for a year; consignments are inspected, tests are made now and then.</li><li><strong>Route C</strong>: the factory is audited and licensed for a year. It is for manufacturers who ship all the time.</li></ul>
<p>The order of work matters. Samples go to the laboratory while production runs; the inspector comes when the goods are packed; the certificate follows the final invoice. Check the draft of the certificate within 48 hours: no change is made afterwards. Allow two to three weeks from sample to paper where a test is needed, and tell us about Kenya before production starts, because labels are part of the check.</p>
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
<p>That is 49.5% of the CIF value. Goods and charges together are 5,232.50 dollars, about 2.56 for a clock that costs 1.55 in China. KRA calculates in shillings at the rate it publishes for the week. If you are registered for VAT, the 700 dollars can be set against the VAT on your sales; if you are not, they are a cost like any other.</p>
<figure><img src="art:kenya-duty-bars" alt="A long bar with cartons for the value of the goods; below it four bars of falling length for the charges."><figcaption>The customs value, and below it to the same scale: duty, VAT, import declaration fee, railway development levy.</figcaption></figure>
<p>The IDF has stood at 2.5% since July 2023; the RDL went from 1.5% back to 2% at the end of December 2024. Some calculators on the internet still show 3.5% and 1.5%, and some add both levies to the base of VAT; here that would make 157.50 × 16% = 25.20 dollars more. Excise comes on top for certain goods, phones and cosmetics among them, and then VAT is calculated on it too. An export and investment promotion levy of 10% or 17.5% (2023) is charged on listed goods: ask whether your code is on the list.</p>
<h3>The four bands</h3>
<p>The common external tariff of the East African Community has four bands: 0% for raw materials and capital goods, 10% for intermediate goods, 25% for finished goods, and 35% for finished goods that the region makes itself, such as many textiles, furniture, and leather and iron goods. A list of sensitive items stands higher. A partner state may depart from the tariff for a year at a time by <em>stay of application</em>: your neighbour in Kampala may pay another rate than you for the same carton.</p>
<h2>Goods for Uganda, Rwanda or South Sudan</h2>
<p>Clear for the country where the goods will be sold. Under the Single Customs Territory the entry is lodged in the country of destination while the goods are still in Mombasa, and they travel under bond with an electronic seal. Duty is that of the common tariff, but VAT and levies are the destination’s: the usual rate of VAT is 18% in Uganda, Tanzania and Rwanda. Conformity is checked by UNBS in Uganda, TBS in Tanzania and RSB in Rwanda, each with a programme of its own. A Kenyan certificate is no substitute. In Tanzania, goods without a certificate pay a penalty of 15% of CIF since 7 May 2025.</p>
<h2>What the sum leaves out</h2>
<p>Port and handling charges, the inland container depot in Nairobi, the shipping line’s fees, the container deposit, the clearing agent, the truck. Ask for one quotation per consignment with all of these on it. For 3 m³ they often exceed the sea freight.</p>
<blockquote><p>The most expensive carton is the one that waits. Free days at the port are few, and they run while you look for a paper that should have been made in China.</p></blockquote>
<h2>Before you pay the 30% deposit</h2>
<ol><li>Let your clearing agent confirm the eight-digit code, the duty and any excise.</li><li>Ask which standard KEBS applies, and whether the factory has a test report that is still valid.</li><li>Agree in the contract who pays for PVoC, and what happens if the goods fail.</li><li>Give us your PIN and the exact name of your company for the documents.</li><li>Redo the table above with the rates of the week.</li></ol>
<p>For electrical goods such as the <a href="product:usb-c-charger-20w">20 W charger</a> with a type G plug, begin with the test report: it takes longest.</p>
<p><em>Facts and sources checked on 24 November 2026: KEBS (inspection.kebs.org), Finance Act 2025 (vivaafricallp.com), trade.gov, TBS (tbs.go.tz), logupdateafrica.com.</em></p>`,
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
<p>Les taux ci-dessous ont été vérifiés le 24 novembre 2026. Le Kenya fixe ses prélèvements dans la loi de finances, en principe au 1er juillet, et la Communauté d’Afrique de l’Est publie ses changements de droits dans son journal officiel (EAC Gazette) vers la même date. Un calcul fait en mai peut donc être faux en août. Vérifiez auprès de la Kenya Revenue Authority (KRA) et du Kenya Bureau of Standards (KEBS).</p>
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
<p>Deux de ces lignes sont plus récentes que bien des guides en ligne. La KRA demande désormais un certificat d’origine pour la plupart des importations, et non plus seulement pour celles qui demandent un droit réduit, ainsi qu’un certificat d’assurance kényan ; demandez à votre transitaire avec quelle rigueur c’est appliqué. Aucun des deux n’est difficile à obtenir, mais les anciennes listes n’en parlent pas.</p>
<h2>PVoC : le certificat qui se fait en Chine</h2>
<p>Dans le programme de vérification de la conformité avant exportation (PVoC), un organisme désigné par le KEBS confronte la marchandise à la norme kényane, ou à une norme admise, et délivre le certificat pour l’envoi concerné. Trois voies existent :</p>
<ul><li><strong>Voie A</strong> : essais et inspection à chaque envoi. C’est la vôtre si vous commandez une fois ou rarement.</li><li><strong>Voie B</strong> : le produit est enregistré pour un an ; les envois sont inspectés, les essais ponctuels.</li><li><strong>Voie C</strong> : l’usine est auditée et agréée pour un an. Elle convient aux fabricants qui expédient en continu.</li></ul>
<p>L’ordre des opérations compte. Les échantillons partent au laboratoire pendant la production ; l’inspecteur vient quand tout est emballé ; le certificat suit la facture définitive. Relisez le projet de certificat sous 48 heures : aucune modification n’est faite ensuite. S’il faut un essai, comptez deux à trois semaines de l’échantillon au document. Et signalez-nous la destination avant le lancement de la production, car l’étiquetage fait partie du contrôle.</p>
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
<p>L’IDF est de 2,5 % depuis juillet 2023 ; le RDL est repassé de 1,5 à 2 % fin décembre 2024. Certains calculateurs en ligne affichent encore 3,5 et 1,5 %, d’autres ajoutent les deux prélèvements à l’assiette de la TVA ; ici, cela ferait 157,50 × 16 % = 25,20 dollars de plus. Certains articles, dont les téléphones et les cosmétiques, supportent en outre un droit d’accise, qui entre lui aussi dans l’assiette de la TVA. Une taxe de promotion des exportations et des investissements de 10 % ou 17,5 % (2023) frappe les produits d’une liste : demandez si votre code y figure.</p>
<h3>Les quatre bandes</h3>
<p>Le tarif extérieur commun de la Communauté d’Afrique de l’Est prévoit 0 % pour les matières premières et les biens d’équipement, 10 % pour les produits intermédiaires, 25 % pour les produits finis et 35 % pour ceux que la région fabrique elle-même, comme beaucoup de textiles, de meubles, d’articles en cuir ou en fer. Une liste de produits sensibles est taxée davantage. Un État membre peut s’écarter du tarif, pour un an renouvelable, par <em>stay of application</em> : pour le même carton, votre voisin de Kampala ne paie pas forcément le même taux que vous.</p>
<h2>Marchandises pour l’Ouganda, le Rwanda ou le Soudan du Sud</h2>
<p>Dédouanez pour le pays où la marchandise sera vendue. Dans le territoire douanier unique, la déclaration se dépose dans le pays de destination alors que la marchandise est encore à Mombasa ; elle voyage ensuite sous caution, avec un scellé électronique. Le droit est celui du tarif commun, mais la TVA et les prélèvements sont ceux de la destination : le taux normal de TVA est de 18 % en Ouganda, en Tanzanie et au Rwanda. La conformité y est contrôlée par l’UNBS, le TBS et le RSB, chacun avec son propre programme. Un certificat kényan ne les remplace pas.</p>
<h2>Ce que cette somme ne comprend pas</h2>
<p>Frais de port et de manutention, dépôt intérieur de conteneurs (ICD) de Nairobi, frais de la compagnie maritime, caution du conteneur, transitaire, camion. Demandez un devis par envoi, où tout cela figure. Pour 3 m³, l’ensemble dépasse souvent le fret maritime.</p>
<blockquote><p>Le carton le plus cher est celui qui attend. Les jours de franchise au port sont peu nombreux, et ils courent pendant que vous cherchez un document qui aurait dû être fait en Chine.</p></blockquote>
<h2>Avant de verser les 30 % d’acompte</h2>
<ol><li>Faites confirmer par le transitaire le code à huit chiffres, le droit et l’accise éventuelle.</li><li>Demandez quelle norme le KEBS applique et si l’usine détient un rapport d’essai encore valable.</li><li>Fixez au contrat qui paie le PVoC, et ce qui se passe si la marchandise n’est pas conforme.</li><li>Donnez-nous votre PIN et la raison sociale exacte pour les documents.</li><li>Refaites le tableau ci-dessus avec les taux de la semaine.</li></ol>
<p>Pour un article électrique comme le <a href="product:usb-c-charger-20w">chargeur 20 W</a> à fiche de type G, commencez par le rapport d’essai : c’est le plus long.</p>
<p><em>Faits et sources vérifiés le 24 novembre 2026 : KEBS (inspection.kebs.org), Finance Act 2025 (vivaafricallp.com), trade.gov, TBS (tbs.go.tz), logupdateafrica.com.</em></p>`,
  },
  es: {
    title: 'Importar en Kenia y África oriental: PVoC, IDF, RDL e IVA',
    excerpt:
      'El certificado de conformidad se hace en China o no se hace. Qué pide Kenia antes y después del embarque, un cálculo que cuadra y qué cambia si la mercancía sigue a Kampala o Kigali.',
    metaDescription:
      'Certificado de conformidad PVoC, IDF 2,5 %, RDL 2 %, IVA 16 %: los papeles para Kenia y la Comunidad de África Oriental, con un ejemplo.',
    pictureAlt: 'Un tren con contenedores cruza la sabana bajo una montaña nevada; delante, dos papeles.',
    content: `<p>Kenia pide menos papeles de lo que dice su fama, pero los pide pronto. Tres cosas deben existir antes de que el barco llegue a Mombasa: una declaración de importación, un certificado de conformidad y un seguro contratado en Kenia. El importador que las empieza cuando recibe el aviso de llegada paga almacenaje mientras se hacen.</p>
<p>Los tipos siguientes se comprobaron el 24 de noviembre de 2026. Kenia fija sus gravámenes en la ley de finanzas, normalmente desde el 1 de julio, y la Comunidad de África Oriental publica los cambios de arancel en su boletín por las mismas fechas. Un cálculo hecho en mayo puede ser falso en agosto. Compruébelo en la Kenya Revenue Authority (KRA) y el Kenya Bureau of Standards (KEBS).</p>
<h2>Qué debe existir y cuándo</h2>
<table><thead><tr><th>Papel y quién lo hace</th><th>Cuándo</th></tr></thead><tbody>
<tr><td><strong>PIN de la KRA del importador</strong>: la KRA</td><td>Antes del pedido</td></tr>
<tr><td><strong>Declaración de importación (IDF)</strong>: ventanilla única de KenTrade, por su agente de aduanas</td><td>Con la factura proforma</td></tr>
<tr><td><strong>Certificado de conformidad (CoC)</strong>: una empresa de inspección designada por KEBS, en China</td><td>Antes de la carga</td></tr>
<tr><td><strong>Certificado de origen</strong>: aduana o cámara de comercio china, por el proveedor</td><td>Con los documentos de embarque</td></tr>
<tr><td><strong>Seguro de carga</strong>: una aseguradora autorizada en Kenia, certificado digital</td><td>Después de la IDF, antes del despacho</td></tr>
<tr><td><strong>Conocimiento de embarque, factura, lista de empaque</strong>: naviera y proveedor</td><td>Al zarpar el barco</td></tr>
<tr><td><strong>Declaración de aduana, pago, levante</strong>: sistema de la KRA, por un agente autorizado</td><td>A la llegada</td></tr>
</tbody></table>
<p>Dos de estas líneas son más recientes que muchas guías de internet. La KRA pide ahora un certificado de origen para la mayoría de las importaciones, no solo para las que solicitan un arancel reducido, y un certificado de seguro keniano; pregunte a su agente con qué rigor se aplica. Ninguno es difícil de obtener; ambos faltan en las listas antiguas.</p>
<h2>PVoC: el certificado que se hace en China</h2>
<p>En el programa de verificación de conformidad previa a la exportación, una empresa designada por KEBS compara la mercancía con la norma keniana, u otra aprobada, y emite el certificado de ese envío. Hay tres rutas:</p>
<ul><li><strong>Ruta A</strong>: cada envío se ensaya y se inspecciona. Es la suya si pide una vez o pocas veces.</li><li><strong>Ruta B</strong>: el producto se registra por un año; los envíos se inspeccionan y se ensaya de vez en cuando.</li><li><strong>Ruta C</strong>: la fábrica se audita y se autoriza por un año. Es para fabricantes que envían continuamente.</li></ul>
<p>El orden importa. Las muestras van al laboratorio durante la producción; el inspector viene cuando la mercancía está embalada; el certificado sigue a la factura final. Revise el borrador en 48 horas: después no se hace ningún cambio. Cuente con dos o tres semanas de la muestra al papel si hace falta un ensayo, y avísenos de que va a Kenia antes de empezar la producción, porque las etiquetas forman parte del control.</p>
<figure><img src="art:kenya-certificate" alt="Cuatro pasos en círculos: una caja etiquetada, un matraz, cajas bajo una lupa, un certificado sellado; debajo, un barco."><figcaption>Muestra, ensayo, inspección de la mercancía embalada, certificado de conformidad. Solo entonces, el barco.</figcaption></figure>
<p>La tarifa es un porcentaje del valor FOB con un mínimo, y el mínimo es lo que castiga a los pedidos pequeños. Si una empresa pidiera 250 dólares por un envío de 3162 dólares FOB, sería el 7,9 % de la mercancía; por uno de 25.000, el 1 %. Ya es una razón para juntar dos pedidos en un envío. La mercancía que llega sin certificado puede inspeccionarse en Mombasa, si KEBS lo permite, a una tarifa mucho mayor, o devolverse. Para la carga de varios importadores pequeños en un contenedor hay normas propias; su agente debe conocerlas antes de la carga.</p>
<h2>Cuánto se paga: un ejemplo</h2>
<p>Tome 2040 de nuestros <a href="product:twin-bell-alarm-clock">despertadores de dos campanas</a>, 34 cajas y 3,0 m³. El FOB es 2040 × 1,55 = 3162,00 dólares. Suponemos 300 de flete y 38 de seguro; el CIF, el valor en aduana, es 3500,00. Tomamos un arancel del 25 %, la banda de África oriental para la mayoría de los bienes acabados.</p>
<table><thead><tr><th>Cargo</th><th>Sobre qué</th><th>Dólares</th></tr></thead><tbody>
<tr><td>Arancel, 25 %</td><td>CIF 3500,00</td><td>875,00</td></tr>
<tr><td>IVA, 16 %</td><td>CIF + arancel = 4375,00</td><td>700,00</td></tr>
<tr><td>Tasa de declaración (IDF), 2,5 %</td><td>CIF 3500,00</td><td>87,50</td></tr>
<tr><td>Gravamen ferroviario (RDL), 2 %</td><td>CIF 3500,00</td><td>70,00</td></tr>
<tr><td><strong>A pagar a la KRA</strong></td><td></td><td><strong>1732,50</strong></td></tr>
</tbody></table>
<p>Es el 49,5 % del valor CIF. Mercancía y cargos suman 5232,50 dólares, unos 2,56 por un reloj que cuesta 1,55 en China. La KRA calcula en chelines, al tipo que publica para la semana. Si está registrado en el IVA, los 700 dólares se compensan con el IVA de sus ventas; si no, son un coste más.</p>
<figure><img src="art:kenya-duty-bars" alt="Una barra larga con cajas para el valor de la mercancía; debajo, cuatro barras cada vez más cortas para los cargos."><figcaption>El valor en aduana y, debajo a la misma escala: arancel, IVA, tasa de declaración, gravamen ferroviario.</figcaption></figure>
<p>La IDF está en el 2,5 % desde julio de 2023; el RDL volvió del 1,5 al 2 % a finales de diciembre de 2024. Algunas calculadoras de internet siguen con el 3,5 y el 1,5 %, y algunas suman los dos gravámenes a la base del IVA; aquí serían 157,50 × 16 % = 25,20 dólares más. Ciertos productos, entre ellos teléfonos y cosméticos, pagan además un impuesto especial, que entra también en la base del IVA. Un gravamen de fomento de la exportación y la inversión del 10 o el 17,5 % (2023) se cobra a los productos de una lista: pregunte si figura su código.</p>
<h3>Las cuatro bandas</h3>
<p>El arancel exterior común de la Comunidad de África Oriental tiene cuatro bandas: 0 % para materias primas y bienes de equipo, 10 % para bienes intermedios, 25 % para bienes acabados y 35 % para bienes acabados que la región fabrica, como muchos textiles, muebles y artículos de cuero y de hierro. Una lista de productos sensibles está por encima. Un Estado miembro puede apartarse del arancel un año cada vez por <em>stay of application</em>: su vecino de Kampala puede pagar otro tipo por la misma caja.</p>
<h2>Mercancía para Uganda, Ruanda o Sudán del Sur</h2>
<p>Despache para el país donde se venderá. En el territorio aduanero único, la declaración se presenta en el país de destino mientras la carga sigue en Mombasa, y esta viaja bajo fianza con un precinto electrónico. El arancel es el común, pero el IVA y los gravámenes son los del destino: el IVA general es del 18 % en Uganda, Tanzania y Ruanda. La conformidad la controlan la UNBS en Uganda, la TBS en Tanzania y la RSB en Ruanda, cada una con su programa. Un certificado keniano no los sustituye. En Tanzania, la mercancía sin certificado paga una penalización del 15 % del CIF desde el 7 de mayo de 2025.</p>
<h2>Lo que el total no incluye</h2>
<p>Los gastos de puerto y manipulación, el depósito interior de contenedores de Nairobi, las tarifas de la naviera, la fianza del contenedor, el agente de aduanas, el camión. Pida una cotización por envío con todo ello. En 3 m³ suele superar el flete marítimo.</p>
<blockquote><p>La caja más cara es la que espera. Los días libres en el puerto son pocos y corren mientras busca un papel que debía haberse hecho en China.</p></blockquote>
<h2>Antes de pagar el anticipo del 30 %</h2>
<ol><li>Pida a su agente que confirme el código de ocho cifras, el arancel y los impuestos especiales.</li><li>Pregunte qué norma aplica KEBS y si la fábrica tiene un informe de ensayo vigente.</li><li>Acuerde en el contrato quién paga la PVoC y qué pasa si la mercancía no la supera.</li><li>Dénos su PIN y el nombre exacto de su empresa para los documentos.</li><li>Rehaga la tabla con los tipos de la semana.</li></ol>
<p>Con aparatos eléctricos, como el <a href="product:usb-c-charger-20w">cargador de 20 W</a> con clavija G, empiece por el informe de ensayo: es lo que más tarda.</p>
<p><em>Datos y fuentes comprobados el 24 de noviembre de 2026: KEBS (inspection.kebs.org), Finance Act 2025 (vivaafricallp.com), trade.gov, TBS (tbs.go.tz), logupdateafrica.com.</em></p>`,
  },
  zh: {
    title: '出口到肯尼亚与东非：PVoC、IDF、RDL和增值税',
    excerpt:
      '合格证书要在中国办，过后就办不成。肯尼亚在发运前后各要什么，一笔对得上的账，以及货物转运坎帕拉或基加利时有哪些不同。',
    metaDescription:
      'PVoC合格证书、IDF 2.5%、RDL 2%、增值税16%：进口肯尼亚和东非共同体的文件，并附计算实例。',
    pictureAlt: '雪山下，一列载着货柜的火车穿过草原，前面是两张文件。',
    content: `<p>肯尼亚要的文件没有传说中那么多，但要得早。船到蒙巴萨之前，三样东西必须已经办好：进口申报单、合格证书，以及在肯尼亚投保的保险。等到货通知来了才动手的进口商，只能一边办一边付堆存费。</p>
<p>以下税率核对于2026年11月24日。肯尼亚在财政法案中规定各项征费，一般7月1日起执行；东非共同体也在差不多的时候公报关税调整。所以5月算的账，8月可能就不对了。请向肯尼亚税务局（KRA）和肯尼亚标准局（KEBS）核实。</p>
<h2>要有什么，什么时候有</h2>
<table><thead><tr><th>文件，由谁办理</th><th>时间</th></tr></thead><tbody>
<tr><td><strong>进口商的KRA税号（PIN）</strong>：KRA</td><td>下单之前</td></tr>
<tr><td><strong>进口申报单（IDF）</strong>：KenTrade单一窗口，由清关代理办理</td><td>有形式发票时</td></tr>
<tr><td><strong>合格证书（CoC）</strong>：KEBS指定的检验公司，在中国</td><td>装柜之前</td></tr>
<tr><td><strong>原产地证</strong>：中国海关或贸促会，由供应商办理</td><td>随运输单证</td></tr>
<tr><td><strong>海运货物保险</strong>：在肯尼亚持牌的保险公司，电子证书</td><td>IDF之后，清关之前</td></tr>
<tr><td><strong>提单、发票、装箱单</strong>：船公司与供应商</td><td>开船时</td></tr>
<tr><td><strong>报关、缴税、放行</strong>：KRA系统，由持牌代理办理</td><td>到港后</td></tr>
</tbody></table>
<p>其中两行比网上不少指南要新。KRA现在对多数进口货物都要原产地证，不只是申请优惠税率的货物，还要肯尼亚的保险证书；执行得有多严，请问清关代理。两样都不难办，但旧的清单里都没有。</p>
<h2>PVoC：要在中国办的证书</h2>
<p>按装运前符合性验证计划，KEBS指定的检验公司把货物与肯尼亚标准或认可的标准对照，为这一批货出具证书。有三条路线：</p>
<ul><li><strong>A路线</strong>：每批都测试、检验。只订一次或很少订的走这条。</li><li><strong>B路线</strong>：产品登记一年；每批检验，间或测试。</li><li><strong>C路线</strong>：工厂经审核，许可一年。适合不断发货的厂家。</li></ul>
<p>先后次序很重要。大货生产时送样测试；货包装好了，验货员再来；证书在最终发票之后出。证书草稿要在48小时内核对，过后不再更改。需要测试的，从送样到出证要两三周；生产开始之前就请告诉我们货去肯尼亚，因为标签也在检验范围内。</p>
<figure><img src="art:kenya-certificate" alt="圆圈里的四步：贴了标签的纸箱、实验室烧瓶、放大镜下的纸箱、盖章的证书；下面是一艘船。"><figcaption>样品、测试、检验包装好的货物、合格证书，然后才是船。</figcaption></figure>
<p>费用按FOB价的百分比收，设有最低收费，小订单吃亏就在最低收费上。一批3162美元FOB的货若收250美元，就是货值的7.9%；一批25,000美元的货，只是1%。光凭这一点，就值得把两单并成一批。没有证书到港的货，KEBS允许时可在蒙巴萨检验，费用高得多，否则退运。几位小进口商拼一个柜另有规定，装柜之前您的代理要弄清楚。</p>
<h2>要付多少：举例</h2>
<p>以2040只我们的<a href="product:twin-bell-alarm-clock">双铃闹钟</a>为例，34箱，3.0立方米。FOB为2040 × 1.55 = 3162.00美元。假设运费300、保险38，完税价格CIF为3500.00。关税按25%，这是东非多数制成品的档次。</p>
<table><thead><tr><th>项目</th><th>计算基础</th><th>美元</th></tr></thead><tbody>
<tr><td>关税，25%</td><td>CIF 3500.00</td><td>875.00</td></tr>
<tr><td>增值税，16%</td><td>CIF + 关税 = 4375.00</td><td>700.00</td></tr>
<tr><td>进口申报费（IDF），2.5%</td><td>CIF 3500.00</td><td>87.50</td></tr>
<tr><td>铁路发展费（RDL），2%</td><td>CIF 3500.00</td><td>70.00</td></tr>
<tr><td><strong>应缴KRA</strong></td><td></td><td><strong>1732.50</strong></td></tr>
</tbody></table>
<p>合CIF价的49.5%。货款加税费共5232.50美元，中国1.55美元的闹钟约合2.56美元。KRA用先令计算，汇率按每周公布的执行。您若是增值税纳税人，700美元可以抵扣销项；若不是，就是成本。</p>
<figure><img src="art:kenya-duty-bars" alt="一条放着纸箱的长条表示货值，下面四条越来越短，表示税费。"><figcaption>完税价格，以及同一比例下的关税、增值税、进口申报费、铁路发展费。</figcaption></figure>
<p>IDF自2023年7月起为2.5%；RDL在2024年12月底由1.5%恢复为2%。网上有的计算器还在用3.5%和1.5%，有的把两项费用也算进增值税基数，这里就是157.50 × 16% = 25.20美元。手机、化妆品等部分商品还要交消费税，消费税也计入增值税基数。列入清单的商品另收10%或17.5%的出口与投资促进费（2023年），请问您的编码是否在列。</p>
<h3>四个税档</h3>
<p>东非共同体的共同对外关税有四档：原料和资本货物0%，中间产品10%，制成品25%，本地区自己能生产的制成品35%，例如许多纺织品、家具、皮革制品和铁制品。敏感商品清单更高。成员国可以按<em>stay of application</em>逐年偏离税则：同一箱货，坎帕拉的同行交的税可能与您不同。</p>
<h2>运往乌干达、卢旺达或南苏丹的货</h2>
<p>货在哪国卖，就在哪国报关。按单一关税区的做法，货还在蒙巴萨，就向目的国申报，然后凭担保、加电子封条转运。关税是共同的，增值税和征费按目的国：乌干达、坦桑尼亚、卢旺达的标准增值税率都是18%。合格评定在乌干达归UNBS，在坦桑尼亚归TBS，在卢旺达归RSB，各有各的计划，肯尼亚的证书不能代替。坦桑尼亚自2025年5月7日起，对没有证书的货物按CIF的15%罚款。</p>
<h2>总额里没有的</h2>
<p>港口和操作费、内罗毕内陆集装箱堆场（ICD）、船公司收费、货柜押金、清关代理费、卡车费。请要一份包含这一切的按批报价。3立方米的货，这些往往超过海运费。</p>
<blockquote><p>最贵的一箱，是等着的那一箱。港口免费期没有几天，而且就在您找那张本该在中国办好的纸时一天天过去。</p></blockquote>
<h2>付30%定金之前</h2>
<ol><li>请清关代理确认八位编码、税率和有无消费税。</li><li>问清KEBS适用哪项标准，工厂有没有仍然有效的测试报告。</li><li>在合同里写明PVoC费用谁付，不合格怎么办。</li><li>把税号和公司准确名称给我们，用于制单。</li><li>用当周税率把上面的表重算一遍。</li></ol>
<p>电器类产品，例如G型插脚的<a href="product:usb-c-charger-20w">20瓦充电器</a>，先从测试报告办起，它最费时间。</p>
<p><em>事实与来源核对于2026年11月24日：KEBS (inspection.kebs.org)、Finance Act 2025 (vivaafricallp.com)、trade.gov、TBS (tbs.go.tz)、logupdateafrica.com。</em></p>`,
  },
} satisfies DemoPost;

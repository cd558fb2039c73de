import type { DemoPost } from './types.ts';

export const nigeriaImportPaperwork = {
  slug: 'nigeria-import-paperwork',
  category: 'regulatory-updates',
  tags: ['nigeria', 'customs', 'form m', 'soncap', 'duty', 'lagos'],
  daysAgo: 12,
  picture: 'nigeria-paperwork',
  en: {
    title: 'Importing into Nigeria: Form M, SONCAP, PAAR and the sum at the end',
    excerpt:
      'Which paper comes when, who issues it, and a duty calculation for 1,200 cutlery sets that you can redo with a pencil. Most of the work is done before the ship sails, not in Apapa.',
    metaDescription:
      'Form M, SONCAP, PAAR, NAFDAC and HS code in their order, with a worked Nigerian duty calculation: duty, surcharge, FOB levy, ECOWAS levy and VAT.',
    pictureAlt: 'Three sheets of paper in front of a quay with a crane, containers and a container ship.',
    content: `<p>A shop owner in Lagos usually asks about customs when the ship is on the water. By then it is late. In Nigeria the file is opened at a bank, with a proforma invoice, before anything is loaded in China; what is missing from it cannot be added cheaply at the port. This page follows the papers in the order in which you need them and ends with a calculation.</p>
<p>Rules and rates were checked on 24 November 2026. Nigeria changes them by circular, sometimes within weeks. Your licensed customs agent and the Nigeria Customs Service have the last word.</p>
<h2>Begin with the HS code</h2>
<p>The Harmonised System code decides almost everything else: the rate of duty, whether the goods need a SONCAP certificate, and whether they may be imported at all. The first six digits are the same all over the world, so we can propose them from the product. The last four are Nigeria’s own; let your agent confirm them in writing before you pay a deposit.</p>
<p>Look at the import prohibition list at the same time. It is published by Customs and is longer than people think: it has long contained most footwear, bags and suitcases, with exceptions such as sports shoes, canvas shoes and safety shoes, besides goods such as carpets, refined vegetable oil and bagged cement. Goods on that list are seized, whatever duty you offer to pay.</p>
<h2>The papers in their order</h2>
<table><thead><tr><th>Paper, and who makes it</th><th>When</th></tr></thead><tbody>
<tr><td><strong>Proforma invoice with HS code, FOB value and freight on separate lines</strong>: supplier, or we for you</td><td>Before the deposit</td></tr>
<tr><td><strong>Marine insurance</strong>: an insurer licensed in Nigeria</td><td>Before Form M</td></tr>
<tr><td><strong>SON Product Certificate, for regulated goods</strong>: a firm accredited by SON, from test reports</td><td>Before Form M</td></tr>
<tr><td><strong>Form M</strong>: you, through your bank; Customs registers it</td><td>Before shipment</td></tr>
<tr><td><strong>SONCAP certificate, one for each shipment</strong>: SON, after inspection in China</td><td>Before arrival</td></tr>
<tr><td><strong>Bill of lading, final invoice (CCVO), packing list, certificate of origin</strong>: carrier and supplier</td><td>When the ship sails</td></tr>
<tr><td><strong>PAAR, the pre-arrival assessment report</strong>: Customs, on your bank’s application</td><td>While the ship is at sea</td></tr>
<tr><td><strong>Declaration, payment, examination, release</strong>: your licensed agent</td><td>On arrival</td></tr>
</tbody></table>
<figure><img src="art:nigeria-documents" alt="Three papers above the quay of departure, three above the quay of arrival, a container ship between them."><figcaption>Left, before the ship sails: proforma invoice, product certificate, Form M. Right, from sailing to release: shipping documents, PAAR, declaration.</figcaption></figure>
<h3>Form M</h3>
<p>Form M is filled in on the trade portal through an authorised dealer bank. It is marked <em>valid for foreign exchange</em> when you buy dollars through the bank, and <em>not valid</em> when you pay from your own foreign currency; you need the form in both cases. For general merchandise it is usually good for 180 days from registration and can be extended once by the bank. The proforma counts for 90 days, and the insurance certificate must cover 110% of cost and freight. Its number must stand on the bill of lading and on the final invoice, so give it to us before we book the space.</p>
<h3>SONCAP</h3>
<p>The Standards Organisation of Nigeria regulates electrical goods, kitchenware, toys, building materials and much more. There are two papers and they are often confused. The <strong>Product Certificate</strong> says that this model has passed its tests; without it the bank does not accept Form M for regulated goods. The <strong>SONCAP certificate</strong> says that this shipment was inspected and conforms. An importer who orders once takes route A, where every shipment is tested and inspected; importers who ship the same goods many times a year should ask about routes B and C.</p>
<h3>NAFDAC, where it applies</h3>
<p>Food, drinks, medicines, cosmetics, medical devices, detergents and chemicals need registration or a permit from NAFDAC. Registration takes months and is made in the name of a Nigerian company. A pot or a plate is SON’s business; a hair cream is NAFDAC’s, and you cannot repair that after shipment.</p>
<h2>What you pay: an example</h2>
<p>Take 1,200 sets of our <a href="product:stainless-cutlery-set-24">24-piece cutlery set</a> at 4.60 US dollars: 100 cartons, 4.1 m³, 1,420 kg. FOB is 1,200 × 4.60 = 5,520.00 dollars. We assume 450 for sea freight and 30 for insurance, so CIF is 6,000.00, and a duty of 20%, the band of most finished consumer goods in the ECOWAS tariff.</p>
<table><thead><tr><th>Charge</th><th>On what</th><th>US dollars</th></tr></thead><tbody>
<tr><td>Import duty, 20%</td><td>CIF 6,000.00</td><td>1,200.00</td></tr>
<tr><td>Surcharge, 7%</td><td>Duty 1,200.00</td><td>84.00</td></tr>
<tr><td>FOB levy (FCS), 4%</td><td>FOB 5,520.00</td><td>220.80</td></tr>
<tr><td>ECOWAS levy (ETLS), 0.5%</td><td>CIF 6,000.00</td><td>30.00</td></tr>
<tr><td>Subtotal</td><td></td><td>1,534.80</td></tr>
<tr><td>VAT, 7.5%</td><td>6,000.00 + 1,534.80 = 7,534.80</td><td>565.11</td></tr>
<tr><td><strong>Payable to Customs</strong></td><td></td><td><strong>2,099.91</strong></td></tr>
</tbody></table>
<p>That is 35% of the CIF value. With the goods the sum is 8,099.91 dollars, or 6.75 for a set that costs 4.60 at the port of loading.</p>
<figure><img src="art:nigeria-duty-layers" alt="A tall column of goods with a layer of charges on top; beside it the same charges enlarged as five bands."><figcaption>The goods and, on top of them, what Customs takes, to scale; beside it the five charges enlarged. From below: duty, surcharge, FOB levy, ECOWAS levy, VAT.</figcaption></figure>
<h2>Three things that move the sum</h2>
<p><strong>4% of FOB or CISS.</strong> The Nigeria Customs Service Act of 2023 provides for a charge of at least 4% of the FOB value in place of CISS. It started in February 2025, was suspended the same month and has been collected again since 4 August 2025. If the 1% applied here instead, the line would be 55.20 in place of 220.80, VAT would be 552.69, and the total 1,921.89: 178.02 dollars less. The levy is disputed: ask your agent which of the two is in the system in the week when you declare.</p>
<p><strong>The insurance.</strong> Customs may assess it at 1.5% of FOB and freight instead of the premium that you paid; some agents calculate with 0.5%.</p>
<p><strong>The exchange rate.</strong> Customs calculates in naira, at the rate in its own system on the day of the declaration. Calculate with the rate of today and put 10% aside.</p>
<blockquote><p>An invoice that is made smaller to save duty does not save any. PAAR compares your value with those of similar goods, and the difference comes back as a query, with storage running.</p></blockquote>
<h2>What is not in that sum</h2>
<p>Terminal handling, the shipping line’s local charges, the agent’s fee, transport to your shop, and storage or demurrage if the papers are late. These are quoted locally, in naira, and vary from line to line. For small lots in a shared container they can weigh as much as the duty; ask for them in writing before you choose between a cheap and an expensive freight offer.</p>
<h2>Before you pay the 30% deposit</h2>
<ol><li>HS code of ten digits confirmed by your agent, prohibition list checked.</li><li>Ask your agent and carrier whether the cargo tracking note (ICTN) applies; it is made at the loading port.</li><li>Regulated by SON or NAFDAC? If so, who holds the test report, and in whose name?</li><li>Proforma invoice with FOB and freight apart, in the exact name of your company as at the bank.</li><li>Form M opened, or a date on which the bank will open it.</li><li>Your own calculation as above, with the rate of duty that the agent gave you.</li></ol>
<p>Check current rates with the Nigeria Customs Service, certificates with SON and NAFDAC, and Form M with your bank. We supply what has to come from China: test reports, packing data such as those of the <a href="product:enamel-teapot-1500ml">enamel teapot</a>, inspection, and shipping documents that say the same on every page.</p>
<p><em>Facts and sources checked on 24 November 2026: Nigeria Customs Service (customs.gov.ng), dutycalc.ng, Union Bank Nigeria (Form M), SON (SONCAP), getctn.com (ICTN).</em></p>`,
  },
  fr: {
    title: 'Importer au Nigeria : Form M, SONCAP, PAAR et le total à payer',
    excerpt:
      'Quel document, à quel moment, délivré par qui, et un calcul de droits sur 1 200 coffrets de couverts que vous pouvez refaire au crayon. L’essentiel se joue avant le départ du navire, pas à Apapa.',
    metaDescription:
      'Form M, SONCAP, PAAR, NAFDAC et code SH dans l’ordre, avec un calcul complet : droit de douane, surtaxe, prélèvement FOB, prélèvement CEDEAO et TVA.',
    pictureAlt: 'Trois documents devant un quai avec un portique, des conteneurs et un porte-conteneurs.',
    content: `<p>La question de la douane arrive presque toujours quand le navire est déjà en mer. C’est trop tard. Au Nigeria, le dossier s’ouvre à la banque, sur la base d’une facture proforma, avant que quoi que ce soit ne soit chargé en Chine ; ce qui y manque se rattrape difficilement au port, et toujours au prix fort. Voici les documents dans l’ordre où vous en aurez besoin, puis un calcul complet. Cet article intéresse aussi ceux qui, depuis Cotonou, Lomé ou Abidjan, ont un client ou un associé à Lagos.</p>
<p>Règles et taux ont été vérifiés le 24 novembre 2026. Le Nigeria les modifie par circulaire, parfois en quelques semaines : le dernier mot revient à votre transitaire agréé et au Nigeria Customs Service.</p>
<h2>Tout commence par le code SH</h2>
<p>Le code du Système harmonisé commande presque tout le reste : le taux du droit, l’obligation ou non d’un certificat SONCAP, et même l’autorisation d’importer. Les six premiers chiffres sont communs au monde entier, nous pouvons donc vous les proposer d’après le produit. Les quatre derniers sont propres au Nigeria : faites-les confirmer par écrit par votre transitaire avant de verser un acompte.</p>
<p>Consultez en même temps la liste des importations prohibées publiée par la douane. Elle est plus longue qu’on ne le croit : on y trouve depuis longtemps la plupart des chaussures, sacs et valises, sauf exceptions comme les chaussures de sport, de toile ou de sécurité, mais aussi les tapis, les huiles végétales raffinées ou le ciment en sac. Une marchandise qui figure sur cette liste est saisie, quel que soit le droit que vous proposez de payer.</p>
<h2>Les documents, dans l’ordre</h2>
<table><thead><tr><th>Document, et qui l’établit</th><th>Quand</th></tr></thead><tbody>
<tr><td><strong>Facture proforma avec code SH, valeur FOB et fret sur des lignes distinctes</strong> : le fournisseur, ou nous pour vous</td><td>Avant l’acompte</td></tr>
<tr><td><strong>Assurance maritime</strong> : un assureur agréé au Nigeria</td><td>Avant le Form M</td></tr>
<tr><td><strong>Certificat de produit SON, pour les marchandises réglementées</strong> : un organisme accrédité par la SON, d’après les rapports d’essai</td><td>Avant le Form M</td></tr>
<tr><td><strong>Form M</strong> : vous, par votre banque ; la douane l’enregistre</td><td>Avant l’embarquement</td></tr>
<tr><td><strong>Certificat SONCAP, un par expédition</strong> : la SON, après inspection en Chine</td><td>Avant l’arrivée</td></tr>
<tr><td><strong>Connaissement, facture définitive (CCVO), liste de colisage, certificat d’origine</strong> : le transporteur et le fournisseur</td><td>Au départ du navire</td></tr>
<tr><td><strong>PAAR, rapport d’évaluation avant l’arrivée</strong> : la douane, à la demande de votre banque</td><td>Pendant la traversée</td></tr>
<tr><td><strong>Déclaration, paiement, visite, mainlevée</strong> : votre transitaire agréé</td><td>À l’arrivée</td></tr>
</tbody></table>
<figure><img src="art:nigeria-documents" alt="Trois documents au-dessus du quai de départ, trois au-dessus du quai d’arrivée, un porte-conteneurs entre les deux."><figcaption>À gauche, avant le départ : proforma, certificat de produit, Form M. À droite, du départ à la mainlevée : documents d’expédition, PAAR, déclaration.</figcaption></figure>
<h3>Le Form M</h3>
<p>Il se remplit sur le portail du commerce, par l’intermédiaire d’une banque agréée. Il porte la mention <em>valid for foreign exchange</em> si vous achetez vos devises à la banque, <em>not valid</em> si vous payez avec vos propres devises ; il est obligatoire dans les deux cas. Pour les marchandises courantes, il vaut en général 180 jours à compter de l’enregistrement et la banque peut le proroger une fois. Son numéro doit figurer sur le connaissement et sur la facture définitive : communiquez-le-nous avant la réservation du fret.</p>
<h3>SONCAP</h3>
<p>La Standards Organisation of Nigeria réglemente les articles électriques, les ustensiles de cuisine, les jouets, les matériaux de construction et bien d’autres choses. Deux documents sont souvent confondus. Le <strong>certificat de produit</strong> atteste que le modèle a passé ses essais ; sans lui, la banque refuse le Form M pour une marchandise réglementée. Le <strong>certificat SONCAP</strong> atteste que l’expédition elle-même a été inspectée et qu’elle est conforme. Pour une commande isolée, c’est la voie A : essais et inspection à chaque envoi. Si vous expédiez le même article plusieurs fois par an, renseignez-vous sur les voies B et C.</p>
<h3>NAFDAC, le cas échéant</h3>
<p>Aliments, boissons, médicaments, cosmétiques, dispositifs médicaux, détergents et produits chimiques demandent un enregistrement ou un permis de la NAFDAC. Comptez plusieurs mois, au nom d’une société nigériane. Une marmite ou une assiette relève de la SON ; une crème capillaire relève de la NAFDAC, et rien ne se régularise après l’embarquement.</p>
<h2>Combien payer : un exemple</h2>
<p>Prenons 1 200 exemplaires de notre <a href="product:stainless-cutlery-set-24">coffret de couverts 24 pièces</a> à 4,60 dollars : 100 cartons, 4,1 m³, 1 420 kg. La valeur FOB est de 1 200 × 4,60 = 5 520,00 dollars. Avec 450 de fret et 30 d’assurance (nos hypothèses), la valeur CAF (CIF) atteint 6 000,00. Le droit retenu est de 20 %, bande de la plupart des biens de consommation finis dans le tarif de la CEDEAO.</p>
<table><thead><tr><th>Perception</th><th>Assiette</th><th>Dollars</th></tr></thead><tbody>
<tr><td>Droit de douane, 20 %</td><td>CAF 6 000,00</td><td>1 200,00</td></tr>
<tr><td>Surtaxe (surcharge), 7 %</td><td>Droit 1 200,00</td><td>84,00</td></tr>
<tr><td>Prélèvement sur le FOB (FCS), 4 %</td><td>FOB 5 520,00</td><td>220,80</td></tr>
<tr><td>Prélèvement CEDEAO (ETLS), 0,5 %</td><td>CAF 6 000,00</td><td>30,00</td></tr>
<tr><td>Sous-total</td><td></td><td>1 534,80</td></tr>
<tr><td>TVA, 7,5 %</td><td>6 000,00 + 1 534,80 = 7 534,80</td><td>565,11</td></tr>
<tr><td><strong>À payer à la douane</strong></td><td></td><td><strong>2 099,91</strong></td></tr>
</tbody></table>
<p>Soit 35 % de la valeur CAF. Marchandise comprise, le total est de 8 099,91 dollars, c’est-à-dire 6,75 par coffret, pour un article à 4,60 au port de chargement.</p>
<figure><img src="art:nigeria-duty-layers" alt="Une haute colonne de marchandises coiffée d’une couche de taxes ; à côté, les mêmes taxes agrandies en cinq bandes."><figcaption>La marchandise et, par-dessus, la part de la douane, à l’échelle ; à côté, les cinq perceptions agrandies. De bas en haut : droit, surtaxe, prélèvement FOB, prélèvement CEDEAO, TVA.</figcaption></figure>
<h2>Deux éléments qui font bouger la note</h2>
<p><strong>4 % du FOB ou CISS.</strong> La loi douanière nigériane de 2023 prévoit, à la place du CISS, une perception d’au moins 4 % de la valeur FOB. Entrée en vigueur en février 2025 et suspendue le même mois, elle est de nouveau perçue depuis le 4 août 2025. Si le 1 % s’appliquait ici, la ligne passerait de 220,80 à 55,20, la TVA à 552,69 et le total à 1 921,89 : 178,02 dollars de moins. Ce prélèvement est contesté : demandez à votre transitaire lequel des deux est appliqué la semaine de votre déclaration.</p>
<p><strong>L’assurance.</strong> La douane peut la fixer à 1,5 % du FOB et du fret, au lieu de la prime que vous avez payée ; certains transitaires calculent avec 0,5 %.</p>
<p><strong>Le taux de change.</strong> La douane calcule en nairas, au cours affiché dans son propre système le jour de la déclaration. Calculez au cours du jour et gardez une marge de 10 %.</p>
<blockquote><p>Minorer la facture pour payer moins de droits ne fait rien économiser. Le PAAR compare votre valeur à celle de marchandises similaires ; l’écart revient sous forme de contestation, pendant que le magasinage court.</p></blockquote>
<h2>Ce qui n’est pas dans cette somme</h2>
<p>L’acconage, les frais locaux de la compagnie maritime, les honoraires du transitaire, le transport jusqu’à la boutique, ainsi que le magasinage et les surestaries si les documents tardent. Ces frais sont cotés sur place, en nairas, et varient d’une compagnie à l’autre. Pour un petit lot en groupage, ils peuvent peser autant que les droits : demandez-les par écrit avant de choisir entre une offre de fret bon marché et une autre plus chère.</p>
<h2>Avant de verser les 30 % d’acompte</h2>
<ol><li>Code SH à dix chiffres confirmé par le transitaire, liste des prohibitions vérifiée.</li><li>Demandez à votre transitaire et à la compagnie si la note de suivi des cargaisons (ICTN) s’applique ; elle s’établit au port de chargement.</li><li>Produit réglementé par la SON ou la NAFDAC ? Si oui, qui détient le rapport d’essai, et à quel nom ?</li><li>Facture proforma avec FOB et fret séparés, au nom exact de votre société tel que la banque le connaît.</li><li>Form M ouvert, ou date à laquelle la banque l’ouvrira.</li><li>Votre propre calcul, sur le modèle ci-dessus, avec le taux de droit donné par le transitaire.</li></ol>
<p>Vérifiez les taux en vigueur auprès du Nigeria Customs Service, les certificats auprès de la SON et de la NAFDAC, le Form M auprès de votre banque. De notre côté, nous fournissons ce qui doit venir de Chine : rapports d’essai, données de colisage comme celles de la <a href="product:enamel-teapot-1500ml">théière émaillée</a>, inspection, et des documents d’expédition qui disent la même chose d’une page à l’autre.</p>
<p><em>Faits et sources vérifiés le 24 novembre 2026 : Nigeria Customs Service (customs.gov.ng), dutycalc.ng, Union Bank Nigeria (Form M), SON (SONCAP), getctn.com (ICTN).</em></p>`,
  },
  es: {
    title: 'Importar en Nigeria: Form M, SONCAP, PAAR y el total a pagar',
    excerpt:
      'Qué papel toca en cada momento, quién lo emite y un cálculo de 1200 juegos de cubiertos que puede rehacer con un lápiz. Casi todo se hace antes de que zarpe el barco.',
    metaDescription:
      'Form M, SONCAP, PAAR, NAFDAC y código SA en su orden, con un cálculo nigeriano completo: arancel, recargo, gravamen FOB, tasa CEDEAO e IVA.',
    pictureAlt: 'Tres hojas de papel delante de un muelle con una grúa, contenedores y un portacontenedores.',
    content: `<p>Un comerciante de Lagos suele preguntar por la aduana cuando el barco ya está en el agua. Entonces es tarde. En Nigeria el expediente se abre en un banco, con una factura proforma, antes de cargar nada en China; lo que falte en él no se añade barato en el puerto. Esta página sigue los papeles en el orden en que los necesita y termina con un cálculo.</p>
<p>Las reglas y los tipos se comprobaron el 24 de noviembre de 2026. Nigeria los cambia por circular, a veces en semanas. La última palabra la tienen su agente de aduanas autorizado y el Nigeria Customs Service.</p>
<h2>Empiece por el código SA</h2>
<p>El código del Sistema Armonizado decide casi todo lo demás: el arancel, si la mercancía necesita certificado SONCAP y si se puede importar siquiera. Las seis primeras cifras son iguales en todo el mundo, así que podemos proponerlas a partir del producto. Las cuatro últimas son de Nigeria; pida a su agente que se las confirme por escrito antes de pagar un anticipo.</p>
<p>Mire al mismo tiempo la lista de importaciones prohibidas. La publica la aduana y es más larga de lo que se cree: desde hace tiempo incluye la mayor parte del calzado, los bolsos y las maletas, con excepciones como el calzado deportivo, el de lona y el de seguridad, además de alfombras, aceite vegetal refinado o cemento en sacos. La mercancía de esa lista se decomisa, por mucho arancel que se ofrezca pagar.</p>
<h2>Los papeles en su orden</h2>
<table><thead><tr><th>Papel y quién lo hace</th><th>Cuándo</th></tr></thead><tbody>
<tr><td><strong>Factura proforma con código SA, valor FOB y flete en líneas aparte</strong>: el proveedor, o nosotros por usted</td><td>Antes del anticipo</td></tr>
<tr><td><strong>Seguro marítimo</strong>: una aseguradora autorizada en Nigeria</td><td>Antes del Formulario M</td></tr>
<tr><td><strong>Certificado de producto de la SON, para productos regulados</strong>: una empresa acreditada, a partir de ensayos</td><td>Antes del Formulario M</td></tr>
<tr><td><strong>Formulario M (Form M)</strong>: usted, por su banco; la aduana lo registra</td><td>Antes del embarque</td></tr>
<tr><td><strong>Certificado SONCAP, uno por envío</strong>: la SON, tras la inspección en China</td><td>Antes de la llegada</td></tr>
<tr><td><strong>Conocimiento de embarque, factura final (CCVO), lista de empaque, certificado de origen</strong>: naviera y proveedor</td><td>Al zarpar el barco</td></tr>
<tr><td><strong>PAAR, informe de liquidación previa a la llegada</strong>: la aduana, a solicitud de su banco</td><td>Con el barco en el mar</td></tr>
<tr><td><strong>Declaración, pago, reconocimiento, levante</strong>: su agente autorizado</td><td>A la llegada</td></tr>
</tbody></table>
<figure><img src="art:nigeria-documents" alt="Tres papeles sobre el muelle de salida, tres sobre el de llegada y un portacontenedores entre ambos."><figcaption>A la izquierda, antes de zarpar: factura proforma, certificado de producto, Formulario M. A la derecha, de la salida al levante: documentos de embarque, PAAR, declaración.</figcaption></figure>
<h3>El Formulario M</h3>
<p>El Formulario M se rellena en el portal de comercio a través de un banco autorizado. Lleva la marca <em>valid for foreign exchange</em> cuando compra los dólares al banco, y <em>not valid</em> cuando paga con divisas propias; lo necesita en los dos casos. Para mercancía general vale 180 días desde el registro y el banco puede prorrogarlo una vez. La proforma vale 90 días, y el certificado de seguro debe cubrir el 110 % de coste y flete. Su número debe figurar en el conocimiento de embarque y en la factura final: dénoslo antes de que reservemos el espacio.</p>
<h3>SONCAP</h3>
<p>La Standards Organisation of Nigeria regula los aparatos eléctricos, el menaje, los juguetes, los materiales de construcción y mucho más. Hay dos papeles que se confunden a menudo. El <strong>certificado de producto</strong> dice que ese modelo ha pasado sus ensayos; sin él, el banco no acepta el Formulario M de los productos regulados. El <strong>certificado SONCAP</strong> dice que ese envío se ha inspeccionado y es conforme. Quien importa una vez sigue la ruta A, en la que cada envío se ensaya y se inspecciona; si envía lo mismo muchas veces al año, pregunte por las rutas B y C.</p>
<h3>NAFDAC, cuando corresponde</h3>
<p>Los alimentos, bebidas, medicamentos, cosméticos, productos sanitarios, detergentes y productos químicos necesitan registro o permiso de la NAFDAC. El registro tarda meses y se hace a nombre de una empresa nigeriana. Una olla o un plato son cosa de la SON; una crema para el pelo, de la NAFDAC, y eso no se arregla después del embarque.</p>
<h2>Cuánto se paga: un ejemplo</h2>
<p>Tome 1200 de nuestros <a href="product:stainless-cutlery-set-24">juegos de cubiertos de 24 piezas</a> a 4,60 dólares: 100 cajas, 4,1 m³, 1420 kg. El FOB es 1200 × 4,60 = 5520,00 dólares. Suponemos 450 de flete y 30 de seguro, así que el CIF es 6000,00, y un arancel del 20 %, la banda de la mayoría de los bienes de consumo acabados en la tarifa de la CEDEAO.</p>
<table><thead><tr><th>Cargo</th><th>Sobre qué</th><th>Dólares</th></tr></thead><tbody>
<tr><td>Arancel, 20 %</td><td>CIF 6000,00</td><td>1200,00</td></tr>
<tr><td>Recargo, 7 %</td><td>Arancel 1200,00</td><td>84,00</td></tr>
<tr><td>Gravamen sobre el FOB (FCS), 4 %</td><td>FOB 5520,00</td><td>220,80</td></tr>
<tr><td>Tasa CEDEAO (ETLS), 0,5 %</td><td>CIF 6000,00</td><td>30,00</td></tr>
<tr><td>Subtotal</td><td></td><td>1534,80</td></tr>
<tr><td>IVA, 7,5 %</td><td>6000,00 + 1534,80 = 7534,80</td><td>565,11</td></tr>
<tr><td><strong>A pagar a la aduana</strong></td><td></td><td><strong>2099,91</strong></td></tr>
</tbody></table>
<p>Es el 35 % del valor CIF. Con la mercancía, el total es de 8099,91 dólares, o 6,75 por un juego que cuesta 4,60 en el puerto de carga.</p>
<figure><img src="art:nigeria-duty-layers" alt="Una columna alta de mercancía con una capa de cargos encima; al lado, los mismos cargos ampliados en cinco bandas."><figcaption>La mercancía y, encima, lo que cobra la aduana, a escala; al lado, los cinco cargos ampliados. De abajo arriba: arancel, recargo, gravamen FOB, tasa CEDEAO, IVA.</figcaption></figure>
<h2>Tres cosas que mueven el total</h2>
<p><strong>4 % del FOB o CISS.</strong> La ley de aduanas de Nigeria de 2023 prevé un cargo de al menos el 4 % del valor FOB en lugar del CISS. Empezó en febrero de 2025, se suspendió ese mismo mes y se cobra de nuevo desde el 4 de agosto de 2025. Si aquí se aplicara el 1 %, la línea sería 55,20 en vez de 220,80, el IVA 552,69 y el total 1921,89: 178,02 dólares menos. El cargo es discutido: pregunte a su agente cuál de los dos está en el sistema la semana de su declaración.</p>
<p><strong>El seguro.</strong> La aduana puede valorarlo en el 1,5 % del FOB y el flete, en vez de la prima que usted pagó; algunos agentes calculan con el 0,5 %.</p>
<p><strong>El tipo de cambio.</strong> La aduana calcula en nairas, al tipo de su sistema el día de la declaración. Calcule con el de hoy y aparte un 10 %.</p>
<blockquote><p>Una factura rebajada para ahorrar arancel no ahorra nada. El PAAR compara su valor con el de mercancías parecidas, y la diferencia vuelve en forma de reparo, con el almacenaje corriendo.</p></blockquote>
<h2>Lo que no está en ese total</h2>
<p>La manipulación en la terminal, los gastos locales de la naviera, los honorarios del agente, el transporte a su tienda, y el almacenaje o las demoras si los papeles llegan tarde. Se cotizan en nairas y varían de una naviera a otra. En lotes pequeños de un contenedor compartido pueden pesar tanto como el arancel; pídalos por escrito antes de elegir entre un flete barato y uno caro.</p>
<h2>Antes de pagar el anticipo del 30 %</h2>
<ol><li>Código SA de diez cifras confirmado por su agente; lista de prohibiciones comprobada.</li><li>Pregunte a su agente y a la naviera si se aplica la nota de seguimiento de carga (ICTN); se hace en el puerto de carga.</li><li>¿Lo regula la SON o la NAFDAC? En ese caso, ¿quién tiene el informe de ensayo y a nombre de quién?</li><li>Factura proforma con FOB y flete separados, con el nombre exacto de su empresa según el banco.</li><li>Formulario M abierto, o una fecha en que el banco lo abrirá.</li><li>Su propio cálculo como el de arriba, con el arancel que le dio el agente.</li></ol>
<p>Compruebe los tipos en el Nigeria Customs Service, los certificados en la SON y la NAFDAC, y el Formulario M en su banco. Nosotros aportamos lo que debe venir de China: informes de ensayo, datos de embalaje como los de la <a href="product:enamel-teapot-1500ml">tetera esmaltada</a>, inspección y documentos de embarque que dicen lo mismo en todas las páginas.</p>
<p><em>Datos y fuentes comprobados el 24 de noviembre de 2026: Nigeria Customs Service (customs.gov.ng), dutycalc.ng, Union Bank Nigeria (Form M), SON (SONCAP), getctn.com (ICTN).</em></p>`,
  },
  zh: {
    title: '出口到尼日利亚：Form M、SONCAP、PAAR，最后要付多少',
    excerpt:
      '哪份文件什么时候办、由谁出具，并以1200套餐具为例，把税费算到您拿铅笔就能复算。大部分工作要在开船之前做完。',
    metaDescription:
      'Form M、SONCAP、PAAR、NAFDAC与海关编码的先后顺序，并完整计算尼日利亚税费：关税、附加费、FOB征费、西共体税和增值税。',
    pictureAlt: '码头前的三张文件，后面有起重机、货柜和集装箱船。',
    content: `<p>拉各斯的店主常常是船已经在海上了才来问清关，这时就晚了。在尼日利亚，一切从银行开始：凭形式发票，在中国装货之前就要立案；缺了什么，到港再补，代价不小。本文按您用到的先后顺序介绍各份文件，最后算一笔账。</p>
<p>规则和税率核对于2026年11月24日。尼日利亚常以通知形式调整，有时几周就变。最终以您的持牌清关代理和尼日利亚海关为准。</p>
<h2>先定海关编码</h2>
<p>海关编码（HS）几乎决定其余一切：税率多少，要不要SONCAP证书，甚至能不能进口。前六位全世界一样，我们可以按产品给出建议。后四位由尼日利亚自定，付定金之前，请清关代理书面确认。</p>
<p>同时查禁止进口清单。清单由海关公布，比人们想的长：多数鞋类、箱包长期在列，运动鞋、帆布鞋、安全鞋等除外；此外还有地毯、精炼植物油、袋装水泥等。列入清单的货物，不管您愿意交多少税，都会被没收。</p>
<h2>文件的先后顺序</h2>
<table><thead><tr><th>文件，由谁办理</th><th>时间</th></tr></thead><tbody>
<tr><td><strong>形式发票，写明海关编码，FOB价与运费分列</strong>：供应商，或由我们代办</td><td>付定金之前</td></tr>
<tr><td><strong>海运保险</strong>：在尼日利亚持牌的保险公司</td><td>Form M之前</td></tr>
<tr><td><strong>SON产品证书（受管制产品）</strong>：SON认可的机构，依据测试报告</td><td>Form M之前</td></tr>
<tr><td><strong>Form M</strong>：由您通过银行办理，海关登记</td><td>发运之前</td></tr>
<tr><td><strong>SONCAP证书，每批一张</strong>：SON，在中国检验之后</td><td>到港之前</td></tr>
<tr><td><strong>提单、最终发票（CCVO）、装箱单、原产地证</strong>：船公司与供应商</td><td>开船时</td></tr>
<tr><td><strong>到港前核估报告（PAAR）</strong>：海关，由您的银行申请</td><td>船在海上时</td></tr>
<tr><td><strong>报关、缴税、查验、放行</strong>：您的持牌清关代理</td><td>到港后</td></tr>
</tbody></table>
<figure><img src="art:nigeria-documents" alt="起运码头上方三张文件，目的码头上方三张文件，中间一艘集装箱船。"><figcaption>左：开船之前的形式发票、产品证书、Form M。右：从开船到放行的运输单证、PAAR、报关单。</figcaption></figure>
<h3>Form M</h3>
<p>Form M在贸易门户网站上，通过授权银行填写。向银行买美元的，标注<em>valid for foreign exchange</em>；用自有外汇付款的，标注<em>not valid</em>；两种情况都要有这张表。一般货物自登记起180天有效，银行可延期一次。形式发票90天有效，保险证书须按货价加运费的110%投保。Form M编号必须写在提单和最终发票上，所以请在我们订舱之前告诉我们。</p>
<h3>SONCAP</h3>
<p>尼日利亚标准局（SON）管制电器、厨具、玩具、建材等许多产品。有两张证书常被混淆。<strong>产品证书</strong>说明这个型号通过了测试；没有它，受管制产品的Form M银行不受理。<strong>SONCAP证书</strong>说明这一批货经过检验，符合要求。只进一次货的走A路线，每批都测试、检验；同样的货一年发很多批的，可以问B路线和C路线。</p>
<h3>需要NAFDAC的情况</h3>
<p>食品、饮料、药品、化妆品、医疗器械、洗涤剂和化学品，要在NAFDAC注册或取得许可。注册要几个月，而且必须用尼日利亚公司的名义。锅碗归SON，发乳归NAFDAC；发运之后，这件事就补救不了。</p>
<h2>要付多少：举例</h2>
<p>以1200套我们的<a href="product:stainless-cutlery-set-24">24件套餐具</a>为例，每套4.60美元：100箱，4.1立方米，1420公斤。FOB为1200 × 4.60 = 5520.00美元。假设海运费450、保险30，CIF即为6000.00；关税按20%，这是西共体税则中多数制成消费品的档次。</p>
<table><thead><tr><th>项目</th><th>计算基础</th><th>美元</th></tr></thead><tbody>
<tr><td>关税，20%</td><td>CIF 6000.00</td><td>1200.00</td></tr>
<tr><td>附加费，7%</td><td>关税1200.00</td><td>84.00</td></tr>
<tr><td>FOB征费（FCS），4%</td><td>FOB 5520.00</td><td>220.80</td></tr>
<tr><td>西共体税（ETLS），0.5%</td><td>CIF 6000.00</td><td>30.00</td></tr>
<tr><td>小计</td><td></td><td>1534.80</td></tr>
<tr><td>增值税，7.5%</td><td>6000.00 + 1534.80 = 7534.80</td><td>565.11</td></tr>
<tr><td><strong>应缴海关</strong></td><td></td><td><strong>2099.91</strong></td></tr>
</tbody></table>
<p>合CIF价的35%。连货一共8099.91美元，起运港4.60美元一套的餐具，到这里成了6.75美元。</p>
<figure><img src="art:nigeria-duty-layers" alt="高高的一柱货物，顶上压着一层税费；旁边把同样的税费放大成五条。"><figcaption>货物和上面的海关税费，按比例绘制；旁边是放大的五项。从下到上：关税、附加费、FOB征费、西共体税、增值税。</figcaption></figure>
<h2>影响总额的三件事</h2>
<p><strong>FOB的4%还是CISS。</strong>2023年的尼日利亚海关法规定，以不低于FOB价4%的征费取代CISS。2025年2月开征，当月暂停，2025年8月4日起恢复征收。如果这里改按1%，这一行就是55.20而不是220.80，增值税552.69，总额1921.89，少178.02美元。这项征费仍有争议，请问清关代理，您报关那一周系统里用的是哪一个。</p>
<p><strong>保险费。</strong>海关可能按FOB加运费的1.5%核定，不采用您实付的保费；也有代理按0.5%计算。</p>
<p><strong>汇率。</strong>海关按奈拉计税，用报关当天系统里的汇率。按今天的汇率算，再留10%的余地。</p>
<blockquote><p>为省关税把发票做低，一分也省不下。PAAR会拿您的价格与同类货物比较，差额会变成质询退回来，堆存费还在走。</p></blockquote>
<h2>总额里没有的</h2>
<p>码头操作费、船公司当地费用、代理费、送到店的运费，以及单证晚到产生的堆存费或滞期费。这些都在当地用奈拉报价，各家船公司不同。共享柜里的小批货，这些费用可能不低于关税；在便宜和昂贵的运费之间选择之前，请先要书面报价。</p>
<h2>付30%定金之前</h2>
<ol><li>十位海关编码已由清关代理确认，禁止进口清单已查过。</li><li>问清关代理和船公司是否需要货物跟踪单（ICTN），它要在装货港办理。</li><li>是否属于SON或NAFDAC管制？如果是，测试报告在谁手里，用谁的名义？</li><li>形式发票上FOB与运费分列，公司名称与银行登记完全一致。</li><li>Form M已办妥，或银行已给出办理日期。</li><li>按上表自己算一遍，用清关代理给您的税率。</li></ol>
<p>现行税率请向尼日利亚海关核实，证书向SON和NAFDAC核实，Form M向您的银行核实。必须从中国来的，由我们提供：测试报告，像<a href="product:enamel-teapot-1500ml">搪瓷茶壶</a>那样的包装数据，验货，以及页页一致的运输单证。</p>
<p><em>事实与来源核对于2026年11月24日：Nigeria Customs Service (customs.gov.ng)、dutycalc.ng、Union Bank Nigeria (Form M)、SON (SONCAP)、getctn.com (ICTN)。</em></p>`,
  },
} satisfies DemoPost;

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
      'Form M, SONCAP, PAAR, NAFDAC and HS code in their order, with a worked Nigerian duty calculation: duty, surcharge, CISS, ECOWAS levy and VAT.',
    pictureAlt: 'Three sheets of paper in front of a quay with a crane, containers and a container ship.',
    content: `<p>A shop owner in Lagos usually asks about customs when the ship is on the water. By then it is late. In Nigeria the file is opened at a bank, with a proforma invoice, before anything is loaded in China; what is missing from it cannot be added cheaply at the port. This page follows the papers in the order in which you need them and ends with a calculation.</p>
<p>Rules and rates are those we knew when this was written. Nigeria changes them by circular, sometimes within weeks. Your licensed customs agent and the Nigeria Customs Service have the last word.</p>
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
<p>Form M is filled in on the trade portal through an authorised dealer bank. It is marked <em>valid for foreign exchange</em> when you buy dollars through the bank, and <em>not valid</em> when you pay from your own foreign currency; you need the form in both cases. For general merchandise it is usually good for 180 days from registration and can be extended once by the bank. Its number must stand on the bill of lading and on the final invoice, so give it to us before we book the space.</p>
<h3>SONCAP</h3>
<p>The Standards Organisation of Nigeria regulates electrical goods, kitchenware, toys, building materials and much more. There are two papers and they are often confused. The <strong>Product Certificate</strong> says that this model has passed its tests; without it the bank does not accept Form M for regulated goods. The <strong>SONCAP certificate</strong> says that this shipment was inspected and conforms. An importer who orders once takes route A, where every shipment is tested and inspected; importers who ship the same goods many times a year should ask about routes B and C.</p>
<h3>NAFDAC, where it applies</h3>
<p>Food, drinks, medicines, cosmetics, medical devices, detergents and chemicals need registration or a permit from NAFDAC. Registration takes months and is made in the name of a Nigerian company. A pot or a plate is SON’s business; a hair cream is NAFDAC’s, and you cannot repair that after shipment.</p>
<h2>What you pay: an example</h2>
<p>Take 1,200 sets of our <a href="product:stainless-cutlery-set-24">24-piece cutlery set</a> at 4.60 US dollars: 100 cartons, 4.1 m³, 1,420 kg. FOB is 1,200 × 4.60 = 5,520.00 dollars. We assume 450 for sea freight and 30 for insurance, so CIF is 6,000.00, and a duty of 20%, the band of most finished consumer goods in the ECOWAS tariff.</p>
<table><thead><tr><th>Charge</th><th>On what</th><th>US dollars</th></tr></thead><tbody>
<tr><td>Import duty, 20%</td><td>CIF 6,000.00</td><td>1,200.00</td></tr>
<tr><td>Surcharge, 7%</td><td>Duty 1,200.00</td><td>84.00</td></tr>
<tr><td>CISS, 1%</td><td>FOB 5,520.00</td><td>55.20</td></tr>
<tr><td>ECOWAS levy (ETLS), 0.5%</td><td>CIF 6,000.00</td><td>30.00</td></tr>
<tr><td>Subtotal</td><td></td><td>1,369.20</td></tr>
<tr><td>VAT, 7.5%</td><td>6,000.00 + 1,369.20 = 7,369.20</td><td>552.69</td></tr>
<tr><td><strong>Payable to Customs</strong></td><td></td><td><strong>1,921.89</strong></td></tr>
</tbody></table>
<p>That is 32% of the CIF value. With the goods the sum is 7,921.89 dollars, or 6.60 for a set that costs 4.60 at the port of loading.</p>
<figure><img src="art:nigeria-duty-layers" alt="A tall column of goods with a layer of charges on top; beside it the same charges enlarged as five bands."><figcaption>The goods and, on top of them, what Customs takes, to scale; beside it the five charges enlarged. From below: duty, surcharge, CISS, ECOWAS levy, VAT.</figcaption></figure>
<h2>Two things that move the sum</h2>
<p><strong>CISS or 4% of FOB.</strong> The Nigeria Customs Service Act of 2023 provides for a charge of at least 4% of the FOB value in place of CISS. It was introduced and suspended more than once in 2025. If it were charged here instead of the 1%, the line would be 220.80 in place of 55.20, VAT would be 565.11, and the total 2,099.91: 178.02 dollars more. Ask your agent which of the two is in the system in the week when you declare.</p>
<p><strong>The exchange rate.</strong> Customs reckons in naira, at the rate in its own system on the day of the declaration. Calculate with the rate of today and put 10% aside.</p>
<blockquote><p>An invoice that is made smaller to save duty does not save any. PAAR compares your value with those of similar goods, and the difference comes back as a query, with storage running.</p></blockquote>
<h2>What is not in that sum</h2>
<p>Terminal handling, the shipping line’s local charges, the agent’s fee, transport to your shop, and storage or demurrage if the papers are late. These are quoted locally, in naira, and vary from line to line. For small lots in a shared container they can weigh as much as the duty; ask for them in writing before you choose between a cheap and a dear freight offer.</p>
<h2>Before you pay the 30% deposit</h2>
<ol><li>HS code of ten digits confirmed by your agent, prohibition list checked.</li><li>Regulated by SON or NAFDAC? If so, who holds the test report, and in whose name?</li><li>Proforma invoice with FOB and freight apart, in the exact name of your company as at the bank.</li><li>Form M opened, or a date on which the bank will open it.</li><li>Your own calculation as above, with the rate of duty that the agent gave you.</li></ol>
<p>Check current rates with the Nigeria Customs Service, certificates with SON and NAFDAC, and Form M with your bank. We supply what has to come from China: test reports, packing data such as those of the <a href="product:enamel-teapot-1500ml">enamel teapot</a>, inspection, and shipping documents that say the same on every page.</p>`,
  },
  fr: {
    title: 'Importer au Nigeria : Form M, SONCAP, PAAR et la note à payer',
    excerpt:
      'Quel document, à quel moment, délivré par qui, et un calcul de droits sur 1 200 ménagères que vous pouvez refaire au crayon. L’essentiel se joue avant le départ du navire, pas à Apapa.',
    metaDescription:
      'Form M, SONCAP, PAAR, NAFDAC et code SH dans l’ordre, avec un calcul complet : droit de douane, surtaxe, CISS, prélèvement CEDEAO et TVA.',
    pictureAlt: 'Trois documents devant un quai avec un portique, des conteneurs et un porte-conteneurs.',
    content: `<p>La question de la douane arrive presque toujours quand le navire est déjà en mer. C’est trop tard. Au Nigeria, le dossier s’ouvre à la banque, sur la base d’une facture proforma, avant que quoi que ce soit ne soit chargé en Chine ; ce qui y manque se rattrape difficilement au port, et toujours au prix fort. Voici les documents dans l’ordre où vous en aurez besoin, puis un calcul complet. Cet article intéresse aussi ceux qui, depuis Cotonou, Lomé ou Abidjan, ont un client ou un associé à Lagos.</p>
<p>Règles et taux sont ceux que nous connaissions au moment d’écrire. Le Nigeria les modifie par circulaire, parfois en quelques semaines : le dernier mot revient à votre transitaire agréé et au Nigeria Customs Service.</p>
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
<p>Prenons 1 200 exemplaires de notre <a href="product:stainless-cutlery-set-24">ménagère de 24 pièces</a> à 4,60 dollars : 100 cartons, 4,1 m³, 1 420 kg. La valeur FOB est de 1 200 × 4,60 = 5 520,00 dollars. Avec 450 de fret et 30 d’assurance (nos hypothèses), la valeur CAF atteint 6 000,00. Le droit retenu est de 20 %, tranche de la plupart des biens de consommation finis dans le tarif de la CEDEAO.</p>
<table><thead><tr><th>Perception</th><th>Assiette</th><th>Dollars</th></tr></thead><tbody>
<tr><td>Droit de douane, 20 %</td><td>CAF 6 000,00</td><td>1 200,00</td></tr>
<tr><td>Surtaxe (surcharge), 7 %</td><td>Droit 1 200,00</td><td>84,00</td></tr>
<tr><td>CISS, 1 %</td><td>FOB 5 520,00</td><td>55,20</td></tr>
<tr><td>Prélèvement CEDEAO (ETLS), 0,5 %</td><td>CAF 6 000,00</td><td>30,00</td></tr>
<tr><td>Sous-total</td><td></td><td>1 369,20</td></tr>
<tr><td>TVA, 7,5 %</td><td>6 000,00 + 1 369,20 = 7 369,20</td><td>552,69</td></tr>
<tr><td><strong>À payer à la douane</strong></td><td></td><td><strong>1 921,89</strong></td></tr>
</tbody></table>
<p>Soit 32 % de la valeur CAF. Marchandise comprise, le total est de 7 921,89 dollars, c’est-à-dire 6,60 par ménagère, pour un article à 4,60 au port de chargement.</p>
<figure><img src="art:nigeria-duty-layers" alt="Une haute colonne de marchandises coiffée d’une couche de taxes ; à côté, les mêmes taxes agrandies en cinq bandes."><figcaption>La marchandise et, par-dessus, la part de la douane, à l’échelle ; à côté, les cinq perceptions agrandies. De bas en haut : droit, surtaxe, CISS, prélèvement CEDEAO, TVA.</figcaption></figure>
<h2>Deux éléments qui font bouger la note</h2>
<p><strong>CISS ou 4 % du FOB.</strong> La loi douanière nigériane de 2023 prévoit, à la place du CISS, une perception d’au moins 4 % de la valeur FOB. Elle a été introduite puis suspendue plus d’une fois en 2025. Si elle remplaçait ici le 1 %, la ligne passerait de 55,20 à 220,80, la TVA à 565,11 et le total à 2 099,91 : 178,02 dollars de plus. Demandez à votre transitaire laquelle des deux est appliquée la semaine de votre déclaration.</p>
<p><strong>Le taux de change.</strong> La douane calcule en nairas, au cours affiché dans son propre système le jour de la déclaration. Calculez au cours du jour et gardez une marge de 10 %.</p>
<blockquote><p>Minorer la facture pour payer moins de droits ne fait rien économiser. Le PAAR compare votre valeur à celle de marchandises similaires ; l’écart revient sous forme de contestation, pendant que le magasinage court.</p></blockquote>
<h2>Ce qui n’est pas dans cette somme</h2>
<p>L’acconage, les frais locaux de la compagnie maritime, les honoraires du transitaire, le transport jusqu’à la boutique, ainsi que le magasinage et les surestaries si les documents tardent. Ces frais sont cotés sur place, en nairas, et varient d’une compagnie à l’autre. Pour un petit lot en groupage, ils peuvent peser autant que les droits : demandez-les par écrit avant de choisir entre une offre de fret bon marché et une autre plus chère.</p>
<h2>Avant de verser les 30 % d’acompte</h2>
<ol><li>Code SH à dix chiffres confirmé par le transitaire, liste des prohibitions vérifiée.</li><li>Produit réglementé par la SON ou la NAFDAC ? Si oui, qui détient le rapport d’essai, et à quel nom ?</li><li>Facture proforma avec FOB et fret séparés, au nom exact de votre société tel que la banque le connaît.</li><li>Form M ouvert, ou date à laquelle la banque l’ouvrira.</li><li>Votre propre calcul, sur le modèle ci-dessus, avec le taux de droit donné par le transitaire.</li></ol>
<p>Vérifiez les taux en vigueur auprès du Nigeria Customs Service, les certificats auprès de la SON et de la NAFDAC, le Form M auprès de votre banque. De notre côté, nous fournissons ce qui doit venir de Chine : rapports d’essai, données de colisage comme celles de la <a href="product:enamel-teapot-1500ml">théière émaillée</a>, inspection, et des documents d’expédition qui disent la même chose d’une page à l’autre.</p>`,
  },
} satisfies DemoPost;

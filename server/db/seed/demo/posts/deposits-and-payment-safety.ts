import type { DemoPost } from './types.ts';

export const depositsAndPaymentSafety = {
  slug: 'deposits-and-payment-safety',
  category: 'buyer-guides',
  tags: ['payment', 'deposit', 'fraud', 'letter of credit'],
  daysAgo: 41,
  picture: 'payment-header',
  en: {
    title: 'Before you pay the 30% deposit: terms, proforma and bank details',
    excerpt:
      'What 30/70 by bank transfer protects and what it doesn’t, when a letter of credit pays, how bank-detail fraud works and what to check on a proforma.',
    metaDescription:
      '30/70 bank transfer, letters of credit, changed bank details and a proforma check-list for importers who are about to pay a deposit.',
    pictureAlt: 'A stamped proforma invoice with a padlock, coins and a phone',
    content: `<p>The usual terms in China’s small-order trade are 30% before production and 70% before shipment, by bank transfer (T/T). There is nothing wrong with them, as long as you know what each payment buys and check three things before the money leaves: who you are paying, for what, and into which account.</p>
<h2>What 30/70 means in dollars</h2>
<p>Take an order of 2,000 <a href="product:school-backpack">school backpacks</a> at $3.95 FOB Ningbo: $7,900. The deposit pays for fabric, zips and the place on the line. The balance is due when the goods have been made and inspected, before they are shipped. These are our terms: 30% when you confirm the order, 70% before shipment, once you have accepted the inspection report.</p>
<table>
<thead><tr><th>Moment</th><th>You pay</th><th>Paid so far</th><th>What you can still lose</th></tr></thead>
<tbody>
<tr><td>Order confirmed, deposit</td><td>2,370</td><td>2,370</td><td>The deposit, if nobody produces</td></tr>
<tr><td>Goods made, inspection passed</td><td>0</td><td>2,370</td><td>The deposit, if you walk away</td></tr>
<tr><td>Balance before shipment</td><td>5,530</td><td>7,900</td><td>Everything, if the goods are not handed over</td></tr>
<tr><td>Bill of lading in your hands</td><td>0</td><td>7,900</td><td>What happens at sea, if not insured</td></tr>
</tbody>
</table>
<figure><img src="art:payment-bar" alt="A bar in two parts, three tenths amber and seven tenths green, with a contract, a factory, a magnifying glass and a ship above it"><figcaption>The amber part is the deposit of 30%, the green one the balance of 70%. Above it, from left to right: the signed proforma, production, inspection, loading. Below, the two payments: the inspection comes before the second one.</figcaption></figure>
<p>Two conclusions. First, the risk is greatest between the balance and the bill of lading, and not at the deposit. With us the balance is due before shipment, after the inspection report: factories release goods only against payment, and our inspector stays with the goods until the container is sealed, so somebody of yours covers this gap. If you buy without anyone on the spot, ask for “balance against a copy of the bill of lading” instead, since the goods are demonstrably on board by then; few factories grant it for a first order. Second, a deposit of more than 30% needs a reason. Special fabric with your print is one. “Company policy” isn’t.</p>
<p>Don’t forget the bank. With charges shared (SHA), intermediary banks deduct their fees on the way: of $2,370 sent, $2,345 may arrive, and production waits for $25. Ask your bank what OUR costs, where the sender pays all.</p>
<h2>When a letter of credit is worth it</h2>
<p>With a letter of credit your bank promises to pay if the seller presents exactly the documents listed in it. The rules are UCP 600 of the International Chamber of Commerce. The seller gets a bank’s promise and you get the certainty that nothing is paid without a bill of lading and, if you put it in, an inspection certificate. But banks look at papers, not at goods. A fake document that looks right is paid.</p>
<p>What decides is the cost. Here is an example with charges such as a bank might quote; yours will differ, so ask for its tariff.</p>
<table>
<thead><tr><th>Charge</th><th>Order of $7,900</th><th>Order of $60,000</th></tr></thead>
<tbody>
<tr><td>Opening, 1%, at least $150</td><td>150</td><td>600</td></tr>
<tr><td>SWIFT and advising</td><td>100</td><td>100</td></tr>
<tr><td>Amendment, one</td><td>80</td><td>80</td></tr>
<tr><td>Discrepancy, one</td><td>90</td><td>90</td></tr>
<tr><td><strong>Letter of credit, total</strong></td><td><strong>420</strong></td><td><strong>870</strong></td></tr>
<tr><td><strong>Share of the order</strong></td><td><strong>5.3%</strong></td><td><strong>1.45%</strong></td></tr>
<tr><td>Two transfers at $40, for comparison</td><td>80 (1.0%)</td><td>80 (0.13%)</td></tr>
</tbody>
</table>
<p>For $7,900 the letter of credit costs $340 more than two transfers, for a protection that a good inspection before the balance gives as well. From some $50,000, or with a new partner and a big order, the result changes. Many banks also want the amount as cash cover, which ties up your capital for two or three months. Small factories often refuse letters of credit altogether, and that alone is not a bad sign.</p>
<h2>Changed bank details: the most expensive e-mail</h2>
<p>The fraud runs like this. Someone reads along in your mailbox or the supplier’s. When the deposit is due, a message comes with the correct logo, the right order number and the right amount: “Our account is under audit, please use this one.” The address differs by one letter, or it is even the real mailbox. The money is gone within hours.</p>
<figure><img src="art:payment-two-ways" alt="Above, a crossed-out envelope between shop and factory; below, a telephone with a tick between the two"><figcaption>Above: new bank details that arrive by message. Below: the same details confirmed by a call to a number that you already had. Only the lower way counts.</figcaption></figure>
<ul>
<li>Account details count only if they stand in the signed contract. A change counts only after a video or telephone call to the number that you had <em>before</em> the message came.</li>
<li>The account’s name must be the company’s name, letter for letter, in the contract, on the proforma and at the bank. Never a private person, never a “finance partner”.</li>
<li>An account in Hong Kong or elsewhere is not fraud in itself; many exporters have one. Then you need the company papers of that firm, and a stamped statement by your supplier that payment to it discharges your debt.</li>
<li>With a new account, first send a small amount and have its arrival confirmed by telephone.</li>
<li>If it has happened: call your bank within the hour and ask for a recall of the payment, tell the supplier, and report it to the police on the same day: in Nigeria the EFCC, in Kenya the DCI. Each hour counts, because the money moves on.</li>
</ul>
<h2>Who is behind the proforma</h2>
<p>Every company in China has a unified social credit code of 18 characters. Ask for the business licence and look the code up in the National Enterprise Credit Information Publicity System, www.gsxt.gov.cn. The site is in Chinese and free of charge; you see the registered name, the date, the capital, the scope of business and whether the firm is on the list of abnormal operations. The Chinese name is the legal one. English names are not registered, and anyone can print any of them on letterhead.</p>
<h2>Check-list for the proforma</h2>
<ol>
<li>Seller’s name in Chinese and English, address, 18-character code, and the same company chop as on the contract.</li>
<li>Goods with model, colour, size, material, packing, HS code, quantity and unit price. “As sample” is not enough.</li>
<li>Incoterm with place and edition, for instance <em>FOB Ningbo, Incoterms 2020</em>.</li>
<li>Sum, currency, deposit and balance in figures, and the event that makes the balance due.</li>
<li>Date on which the goods will be ready, <em>counted from the deposit</em>, and what follows from a delay.</li>
<li>Inspection before the balance, with the AQL and who pays for the second visit.</li>
<li>Bank: beneficiary, account, bank, SWIFT code, all identical with the contract.</li>
<li>Validity of the price, usually 15 to 30 days.</li>
</ol>
<p>Then add up the lines yourself. And ask your own bank, before you sign, what it needs from you: a Form M in Nigeria, for instance (where bags such as these stand on the import prohibition list), or registration of the import elsewhere. Such rules come from the central bank and change. A transfer outside them can cost you the right to buy the currency for the balance.</p>
<p><em>Facts and sources checked on 24 November 2026: UCP 600 (ICC), nairatormb.com.</em></p>`,
  },
  fr: {
    title: 'Avant de verser 30 % d’acompte : conditions, proforma et coordonnées bancaires',
    excerpt:
      'Ce que protège un virement 30/70, quand un crédit documentaire vaut son prix, comment fonctionne la fraude au RIB et que vérifier sur une proforma.',
    metaDescription:
      'Virement 30/70, crédit documentaire, fraude aux coordonnées bancaires et liste de contrôle d’une proforma avant l’acompte.',
    pictureAlt: 'Une facture proforma tamponnée, un cadenas, des pièces et un téléphone',
    content: `<p>Dans le commerce des petites commandes en Chine, l’usage est de payer 30 % avant la production et 70 % avant l’expédition, par virement (T/T). Ces conditions n’ont rien d’anormal, à condition de savoir ce que chaque paiement achète et de vérifier trois choses avant que l’argent ne parte : qui vous payez, pour quoi, et sur quel compte.</p>
<h2>30/70 en dollars</h2>
<p>Prenons une commande de 2 000 <a href="product:school-backpack">sacs à dos scolaires</a> à 3,95 $ FOB Ningbo, soit 7 900 $. L’acompte paie le tissu, les fermetures et la place sur la chaîne. Le solde est dû quand la marchandise est fabriquée et contrôlée : avant l’expédition. Ce sont nos conditions : 30 % à la confirmation de la commande, 70 % avant l’expédition, une fois le rapport d’inspection accepté.</p>
<table>
<thead><tr><th>Moment</th><th>Vous payez</th><th>Déjà payé</th><th>Ce que vous pouvez encore perdre</th></tr></thead>
<tbody>
<tr><td>Commande confirmée, acompte</td><td>2 370</td><td>2 370</td><td>L’acompte, si personne ne produit</td></tr>
<tr><td>Fabrication finie, inspection réussie</td><td>0</td><td>2 370</td><td>L’acompte, si vous renoncez</td></tr>
<tr><td>Solde avant expédition</td><td>5 530</td><td>7 900</td><td>Tout, si l’on ne vous remet rien</td></tr>
<tr><td>Connaissement entre vos mains</td><td>0</td><td>7 900</td><td>Les avaries en mer, sans assurance</td></tr>
</tbody>
</table>
<figure><img src="art:payment-bar" alt="Une barre en deux parties, trois dixièmes ambre et sept dixièmes verts, surmontée d’un contrat, d’une usine, d’une loupe et d’un navire"><figcaption>En ambre, l’acompte de 30 % ; en vert, le solde de 70 %. Au-dessus, de gauche à droite : la proforma signée, la production, le contrôle, le chargement. En dessous, les deux paiements : l’inspection précède le second.</figcaption></figure>
<p>On en tire deux leçons. D’abord, c’est entre le solde et le connaissement que vous risquez le plus, et non au moment de l’acompte. Chez nous, le solde est dû avant l’expédition, après le rapport d’inspection : une usine ne livre que contre paiement, et notre inspecteur reste auprès de la marchandise jusqu’à la pose du plomb, ce qui couvre cet intervalle. Si vous achetez sans personne sur place, demandez plutôt le « solde contre copie du connaissement », car la marchandise est alors bel et bien à bord ; peu d’usines l’accordent pour une première commande. Ensuite, un acompte supérieur à 30 % doit se justifier. Un tissu spécial à votre motif est une raison ; « la politique de la maison » n’en est pas une.</p>
<p>N’oubliez pas la banque. En frais partagés (SHA), les banques intermédiaires prélèvent leur commission au passage : sur 2 370 $ envoyés, il peut n’en arriver que 2 345, et la production attend pour 25 $. Demandez ce que coûte l’option OUR, où tous les frais sont à la charge du donneur d’ordre.</p>
<h2>Quand le crédit documentaire vaut son prix</h2>
<p>Avec un crédit documentaire, votre banque s’engage à payer si le vendeur présente exactement les documents énumérés. Les règles sont les RUU 600 de la Chambre de commerce internationale. Le vendeur a la promesse d’une banque ; vous avez la certitude que rien n’est payé sans connaissement ni, si vous l’avez prévu, sans certificat d’inspection. Mais les banques regardent des papiers, pas des marchandises : un faux document d’apparence correcte est payé.</p>
<p>C’est le coût qui décide. Voici un exemple, avec des frais comme une banque peut en annoncer ; les vôtres seront différents, demandez les conditions tarifaires.</p>
<table>
<thead><tr><th>Frais</th><th>Commande de 7 900 $</th><th>Commande de 60 000 $</th></tr></thead>
<tbody>
<tr><td>Ouverture, 1 %, minimum 150 $</td><td>150</td><td>600</td></tr>
<tr><td>SWIFT et notification</td><td>100</td><td>100</td></tr>
<tr><td>Une modification</td><td>80</td><td>80</td></tr>
<tr><td>Une irrégularité</td><td>90</td><td>90</td></tr>
<tr><td><strong>Crédit documentaire, total</strong></td><td><strong>420</strong></td><td><strong>870</strong></td></tr>
<tr><td><strong>Part de la commande</strong></td><td><strong>5,3 %</strong></td><td><strong>1,45 %</strong></td></tr>
<tr><td>À titre de comparaison, deux virements à 40 $</td><td>80 (1,0 %)</td><td>80 (0,13 %)</td></tr>
</tbody>
</table>
<p>Pour 7 900 $, le crédit documentaire coûte 340 $ de plus que deux virements, pour une protection qu’un bon contrôle avant le solde apporte aussi. À partir de 50 000 $ environ, ou pour une grosse commande chez un nouveau partenaire, le calcul change. Beaucoup de banques exigent en outre la provision du montant, ce qui immobilise votre trésorerie pendant deux ou trois mois. Les petites usines refusent souvent le crédit documentaire ; ce n’est pas en soi un mauvais signe.</p>
<h2>Changement de RIB : le courriel qui coûte le plus cher</h2>
<p>La fraude se déroule ainsi. Quelqu’un lit votre messagerie ou celle du fournisseur. Le jour de l’acompte arrive un message avec le bon logo, le bon numéro de commande et le bon montant : « Notre compte est en cours d’audit, merci d’utiliser celui-ci. » L’adresse diffère d’une lettre, ou c’est même la vraie boîte. L’argent a disparu en quelques heures.</p>
<figure><img src="art:payment-two-ways" alt="En haut, une enveloppe barrée entre la boutique et l’usine ; en bas, un téléphone coché entre les deux"><figcaption>En haut : de nouvelles coordonnées reçues par message. En bas : les mêmes, confirmées par un appel à un numéro que vous aviez déjà. Seule la voie du bas compte.</figcaption></figure>
<ul>
<li>Les coordonnées valables sont celles du contrat signé. Un changement ne vaut qu’après un appel, vidéo ou téléphonique, au numéro que vous aviez <em>avant</em> de recevoir le message.</li>
<li>Le titulaire du compte doit porter le nom de la société, à la lettre près, au contrat, sur la proforma et à la banque. Jamais un particulier, jamais un « partenaire financier ».</li>
<li>Un compte à Hong Kong ou ailleurs n’est pas une fraude en soi ; beaucoup d’exportateurs en ont un. Il vous faut alors les papiers de cette société et une attestation tamponnée de votre fournisseur selon laquelle le paiement à cette société vous libère de votre dette.</li>
<li>Pour un nouveau compte, envoyez d’abord une petite somme et faites confirmer sa réception par téléphone.</li>
<li>Si le mal est fait : appelez votre banque dans l’heure et demandez le rappel du virement, prévenez le fournisseur, portez plainte le jour même (en Côte d’Ivoire, auprès de la plateforme de lutte contre la cybercriminalité, la PLCC). Chaque heure compte, car l’argent circule.</li>
</ul>
<h2>Qui se cache derrière la proforma</h2>
<p>Toute société chinoise a un code de crédit social unifié de 18 caractères. Demandez la licence commerciale et cherchez le code dans le registre national de publicité des entreprises, www.gsxt.gov.cn. Le site est en chinois et gratuit ; on y voit le nom enregistré, la date, le capital, l’objet social et une éventuelle inscription sur la liste des entreprises en situation anormale. Le nom légal est le nom chinois. Les noms anglais ne sont pas enregistrés, et chacun peut imprimer le sien sur du papier à en-tête.</p>
<h2>Liste de contrôle de la proforma</h2>
<ol>
<li>Nom du vendeur en chinois et en anglais, adresse, code à 18 caractères, et le même cachet que sur le contrat.</li>
<li>Marchandise avec modèle, couleur, taille, matière, emballage, code SH, quantité et prix unitaire. « Conforme à l’échantillon » ne suffit pas.</li>
<li>Incoterm avec lieu et édition, par exemple <em>FOB Ningbo, Incoterms 2020</em>.</li>
<li>Montant, devise, acompte et solde en chiffres, et l’événement qui rend le solde exigible.</li>
<li>Date à laquelle la marchandise sera prête, <em>à compter de l’acompte</em>, et conséquences d’un retard.</li>
<li>Inspection avant le solde, avec l’AQL et le nom de celui qui paie la seconde visite.</li>
<li>Banque : bénéficiaire, compte, banque, code SWIFT, le tout identique au contrat.</li>
<li>Validité du prix, le plus souvent de 15 à 30 jours.</li>
</ol>
<p>Refaites ensuite l’addition vous-même. Et demandez à votre banque, avant de signer, ce qu’il lui faut : domiciliation de l’importation dans l’UEMOA au-delà d’un certain montant, Form M au Nigeria (où des sacs comme ceux-ci figurent sur la liste des importations interdites). Ces règles viennent de la banque centrale, la BCEAO dans l’UEMOA, et elles changent. Un virement fait en dehors peut vous priver des devises pour payer le solde.</p>
<p><em>Faits et sources vérifiés le 24 novembre 2026 : UCP 600 (ICC), nairatormb.com.</em></p>`,
  },
  es: {
    title: 'Antes de pagar el 30 % de anticipo: condiciones, proforma y datos bancarios',
    excerpt:
      'Qué protege una transferencia 30/70, cuándo compensa una carta de crédito, cómo funciona el fraude de la cuenta cambiada y qué mirar en una proforma.',
    metaDescription:
      'Transferencia 30/70, carta de crédito, fraude de los datos bancarios y lista de control de la proforma antes de pagar el anticipo.',
    pictureAlt: 'Una factura proforma sellada, un candado, monedas y un teléfono',
    content: `<p>En los pedidos pequeños a China lo habitual es pagar un 30 % antes de la producción y un 70 % antes del embarque, por transferencia (T/T). No hay nada malo en ello, siempre que sepa qué compra cada pago y compruebe tres cosas antes de que salga el dinero: a quién paga, por qué y en qué cuenta.</p>
<h2>Qué es 30/70 en dólares</h2>
<p>Tome un pedido de 2000 <a href="product:school-backpack">mochilas escolares</a> a 3,95 $ FOB Ningbo: 7900 $. El anticipo paga la tela, las cremalleras y el turno en la línea. El saldo vence cuando la mercancía está hecha e inspeccionada: antes del embarque. Son nuestras condiciones: 30 % al confirmar el pedido y 70 % antes del embarque, una vez aceptado el informe de inspección.</p>
<table>
<thead><tr><th>Momento</th><th>Usted paga</th><th>Pagado hasta aquí</th><th>Lo que aún puede perder</th></tr></thead>
<tbody>
<tr><td>Pedido confirmado, anticipo</td><td>2370</td><td>2370</td><td>El anticipo, si nadie produce</td></tr>
<tr><td>Producción lista, inspección superada</td><td>0</td><td>2370</td><td>El anticipo, si se retira</td></tr>
<tr><td>Saldo antes del embarque</td><td>5530</td><td>7900</td><td>Todo, si no le entregan la mercancía</td></tr>
<tr><td>Conocimiento de embarque en su poder</td><td>0</td><td>7900</td><td>Lo que pase en el mar, sin seguro</td></tr>
</tbody>
</table>
<figure><img src="art:payment-bar" alt="Una barra en dos partes, tres décimos ámbar y siete verdes, con un contrato, una fábrica, una lupa y un barco encima"><figcaption>En ámbar, el anticipo del 30 %; en verde, el saldo del 70 %. Encima, de izquierda a derecha: la proforma firmada, la producción, la inspección, la carga. Debajo, los dos pagos: la inspección va antes del segundo.</figcaption></figure>
<p>De aquí salen dos conclusiones. La primera: el riesgo es mayor entre el saldo y el conocimiento de embarque, no en el anticipo. Con nosotros el saldo se paga antes del embarque, después del informe de inspección: la fábrica solo entrega contra pago, y nuestro inspector no se separa de la mercancía hasta que se precinta el contenedor, de modo que ese intervalo queda cubierto. Si compra sin nadie in situ, pida «saldo contra copia del conocimiento de embarque», porque entonces la mercancía ya está a bordo; pocas fábricas lo conceden en un primer pedido. La segunda: un anticipo de más del 30 % necesita un motivo. Una tela especial con su estampado lo es; «la política de la empresa», no.</p>
<p>No olvide el banco. Con gastos compartidos (SHA), los bancos intermediarios descuentan su comisión por el camino: de 2370 $ enviados pueden llegar 2345, y la producción se para por 25 $. Pregunte a su banco cuánto cuesta la modalidad OUR, en la que todos los gastos corren por cuenta del ordenante.</p>
<h2>Cuándo compensa una carta de crédito</h2>
<p>Con una carta de crédito, su banco se compromete a pagar si el vendedor presenta exactamente los documentos que en ella figuran. Las reglas son las UCP 600 de la Cámara de Comercio Internacional. El vendedor tiene la promesa de un banco y usted, la certeza de que no se paga nada sin conocimiento de embarque ni, si lo ha incluido, sin certificado de inspección. Pero los bancos miran papeles, no mercancías: un documento falso que parezca correcto se paga.</p>
<p>Lo que decide es el coste. Este es un ejemplo con comisiones como las que puede anunciar un banco; las suyas serán otras, así que pida la tarifa.</p>
<table>
<thead><tr><th>Comisión</th><th>Pedido de 7900 $</th><th>Pedido de 60.000 $</th></tr></thead>
<tbody>
<tr><td>Apertura, 1 %, mínimo 150 $</td><td>150</td><td>600</td></tr>
<tr><td>SWIFT y aviso</td><td>100</td><td>100</td></tr>
<tr><td>Una modificación</td><td>80</td><td>80</td></tr>
<tr><td>Una discrepancia</td><td>90</td><td>90</td></tr>
<tr><td><strong>Carta de crédito, total</strong></td><td><strong>420</strong></td><td><strong>870</strong></td></tr>
<tr><td><strong>Parte del pedido</strong></td><td><strong>5,3 %</strong></td><td><strong>1,45 %</strong></td></tr>
<tr><td>Para comparar, dos transferencias a 40 $</td><td>80 (1,0 %)</td><td>80 (0,13 %)</td></tr>
</tbody>
</table>
<p>Para 7900 $, la carta de crédito cuesta 340 $ más que dos transferencias, por una protección que también da una buena inspección antes del saldo. A partir de unos 50.000 $, o con un proveedor nuevo y un pedido grande, la cuenta cambia. Además, muchos bancos exigen depositar el importe como garantía, lo que inmoviliza su dinero dos o tres meses. Las fábricas pequeñas suelen rechazar las cartas de crédito, y eso por sí solo no es mala señal.</p>
<h2>Datos bancarios cambiados: el correo más caro</h2>
<p>El fraude funciona así. Alguien lee su correo o el del proveedor. Cuando toca pagar el anticipo, llega un mensaje con el logotipo correcto, el número de pedido correcto y el importe correcto: «Nuestra cuenta está en auditoría, use por favor esta otra». La dirección se diferencia en una letra, o incluso es el buzón verdadero. En unas horas el dinero ha desaparecido.</p>
<figure><img src="art:payment-two-ways" alt="Arriba, un sobre tachado entre la tienda y la fábrica; abajo, un teléfono con una marca de verificación entre ambas"><figcaption>Arriba: unos datos nuevos que llegan por mensaje. Abajo: los mismos datos, confirmados con una llamada a un número que usted ya tenía. Solo vale el camino de abajo.</figcaption></figure>
<ul>
<li>Los datos válidos son los del contrato firmado. Un cambio solo vale después de una llamada, de vídeo o de teléfono, al número que usted tenía <em>antes</em> de recibir el mensaje.</li>
<li>El titular de la cuenta debe llamarse igual que la empresa, letra por letra, en el contrato, en la proforma y en el banco. Nunca un particular, nunca un «socio financiero».</li>
<li>Una cuenta en Hong Kong o en otro lugar no es un fraude en sí; muchos exportadores la tienen. En ese caso necesita los papeles de esa empresa y una declaración sellada de su proveedor de que el pago a ella salda su deuda.</li>
<li>Con una cuenta nueva, envíe primero una cantidad pequeña y haga confirmar por teléfono que ha llegado.</li>
<li>Si ya ha ocurrido: llame a su banco en menos de una hora y pida que reclame la devolución de la transferencia, avise al proveedor y denúncielo a la policía el mismo día. Cada hora cuenta, porque el dinero sigue moviéndose.</li>
</ul>
<h2>Quién está detrás de la proforma</h2>
<p>Toda empresa china tiene un código unificado de crédito social de 18 caracteres. Pida la licencia comercial y busque el código en el registro nacional de información de empresas, www.gsxt.gov.cn. El sitio está en chino y es gratuito; allí se ve el nombre registrado, la fecha, el capital, el objeto social y si la empresa figura en la lista de operaciones anómalas. El nombre legal es el chino. Los nombres en inglés no se registran, y cualquiera puede imprimir el que quiera en su papel de carta.</p>
<h2>Lista de control de la proforma</h2>
<ol>
<li>Nombre del vendedor en chino y en inglés, dirección, código de 18 caracteres y el mismo sello que en el contrato.</li>
<li>Mercancía con modelo, color, talla, material, embalaje, código SA, cantidad y precio unitario. «Según muestra» no basta.</li>
<li>Incoterm con lugar y edición, por ejemplo <em>FOB Ningbo, Incoterms 2020</em>.</li>
<li>Importe, moneda, anticipo y saldo en cifras, y el hecho que hace exigible el saldo.</li>
<li>Fecha en que la mercancía estará lista, <em>contada desde el anticipo</em>, y qué pasa si hay retraso.</li>
<li>Inspección antes del saldo, con el AQL y quién paga la segunda visita.</li>
<li>Banco: beneficiario, cuenta, banco y código SWIFT, todo idéntico al contrato.</li>
<li>Validez del precio, por lo general de 15 a 30 días.</li>
</ol>
<p>Después, sume las líneas usted mismo. Y pregunte a su banco, antes de firmar, qué necesita: en Nigeria, por ejemplo, el Formulario M (Form M), aunque allí las mochilas como estas figuran en la lista de importaciones prohibidas; en los países de la CEMAC, la domiciliación de la importación según las normas del BEAC. Esas reglas las dicta el banco central y cambian. Una transferencia hecha al margen puede dejarle sin divisas para pagar el saldo.</p>
<p><em>Datos y fuentes comprobados el 24 de noviembre de 2026: UCP 600 (ICC), nairatormb.com.</em></p>`,
  },
  zh: {
    title: '付30%定金之前：付款条件、形式发票和收款账户要核对什么',
    excerpt:
      '30/70电汇能保护什么、不能保护什么，信用证什么时候划算，“更换账户”骗局怎么运作，形式发票该核对哪些内容。',
    metaDescription: '30/70电汇、信用证、更换收款账户骗局，以及付定金前的形式发票核对清单。',
    pictureAlt: '盖章的形式发票、挂锁、硬币和手机',
    content: `<p>在中国做小单，通行的付款方式是生产前电汇（T/T）30%，发货前电汇70%。这种方式本身没有问题，前提是您清楚每一笔钱买的是什么，并且在汇款之前核实三件事：付给谁，付的是什么货，进哪个账户。</p>
<h2>30/70具体是多少钱</h2>
<p>以2000只<a href="product:school-backpack">学生书包</a>为例，FOB宁波每只3.95美元，总价7900美元。定金用来买面料、拉链，并占下生产线的档期。尾款在货做好并验货之后支付：并且在发货之前付清。我们的条件是：确认订单付30%，认可验货报告之后、发货之前付70%。</p>
<table>
<thead><tr><th>时点</th><th>本次付款</th><th>累计已付</th><th>此时还可能损失什么</th></tr></thead>
<tbody>
<tr><td>确认订单，付定金</td><td>2370</td><td>2370</td><td>定金，如果对方不生产</td></tr>
<tr><td>生产完毕，验货合格</td><td>0</td><td>2370</td><td>定金，如果您放弃订单</td></tr>
<tr><td>发货前付尾款</td><td>5530</td><td>7900</td><td>全部，如果对方不交货</td></tr>
<tr><td>提单到手</td><td>0</td><td>7900</td><td>海上损失，如果没有保险</td></tr>
</tbody>
</table>
<figure><img src="art:payment-bar" alt="一条分成两段的长条，三成琥珀色、七成绿色，上方是合同、工厂、放大镜和货船"><figcaption>琥珀色是30%定金，绿色是70%尾款。上方从左到右：签好的形式发票、生产、验货、装船。下方是两笔付款：验货要在第二笔之前。</figcaption></figure>
<p>由此可以得出两点。第一，风险最大的时候不是付定金时，而是付了尾款、提单还没到手的那段时间。我们的尾款在验货报告之后、发货之前支付：工厂见款放货，而我们的验货员守着货直到货柜上封条，这段空档由我们的人看住。如果您自己采购，当地没有人，就应争取“凭提单副本付尾款”，因为那时货确实已经装船；不过首单肯答应的工厂不多。第二，定金超过30%要有理由。专门为您印花的面料算理由，“公司规定”不算。</p>
<p>别忘了银行费用。选“费用共担”（SHA）时，中间行会在途中扣费：汇出2370美元，到账可能只有2345美元，为了这25美元，生产就得等着。请问清楚您的银行，由汇款人承担全部费用（OUR）要多少钱。</p>
<h2>信用证什么时候划算</h2>
<p>开立信用证，就是由您的银行承诺：卖方提交的单据与信用证所列完全相符，银行就付款。规则是国际商会的UCP 600。卖方得到银行的承诺；您得到的保障是，没有提单就不付款，如果您写明了要验货证书，没有验货证书也不付款。但银行审的是单据，不是货物：做得像样的假单据，一样会付款。</p>
<p>关键在费用。下面是一个例子，数字是银行可能报出的水平，各家不同，请向您的银行索取收费标准。</p>
<table>
<thead><tr><th>费用</th><th>订单7900美元</th><th>订单60,000美元</th></tr></thead>
<tbody>
<tr><td>开证费1%，最低150美元</td><td>150</td><td>600</td></tr>
<tr><td>电报费和通知费</td><td>100</td><td>100</td></tr>
<tr><td>改证一次</td><td>80</td><td>80</td></tr>
<tr><td>不符点一次</td><td>90</td><td>90</td></tr>
<tr><td><strong>信用证合计</strong></td><td><strong>420</strong></td><td><strong>870</strong></td></tr>
<tr><td><strong>占订单比例</strong></td><td><strong>5.3%</strong></td><td><strong>1.45%</strong></td></tr>
<tr><td>对比：两次电汇，每次40美元</td><td>80（1.0%）</td><td>80（0.13%）</td></tr>
</tbody>
</table>
<p>7900美元的订单，信用证比两次电汇多花340美元，而付尾款前认真验一次货，也能起到相近的保护作用。订单到5万美元左右，或者与新伙伴做大单，这笔账就不一样了。另外，很多银行要求足额保证金，资金会被占用两三个月。小工厂往往不接受信用证，单凭这一点不能说明它不可靠。</p>
<h2>更换收款账户：最贵的一封邮件</h2>
<p>骗局是这样的：有人潜伏在您或供应商的邮箱里。到了付定金的时候，来了一封邮件，标志、订单号、金额全都对：“我们的账户正在审计，请汇到这个账户。”发件地址只差一个字母，甚至就是真邮箱。几个小时之后，钱就不见了。</p>
<figure><img src="art:payment-two-ways" alt="上方是店铺和工厂之间打叉的信封，下方是两者之间打勾的电话"><figcaption>上：通过邮件或消息发来的新账户。下：同样的账户，拨打您原来就有的号码核实过。只有下面这条路算数。</figcaption></figure>
<ul>
<li>账户以签字盖章的合同为准。如有变更，必须拨打您在收到消息<em>之前</em>就有的号码，通过电话或视频确认，才算有效。</li>
<li>账户名称必须与公司名称逐字相同，合同、形式发票、银行三处一致。不付给个人，也不付给所谓“财务合作方”。</li>
<li>账户开在香港或其他地方，不等于诈骗，很多出口商都有离岸账户。但您要拿到那家公司的注册文件，以及供应商盖章的声明，写明付给该公司即视为您已付款。</li>
<li>第一次往新账户汇款，先汇一小笔，电话确认到账之后再汇其余。</li>
<li>如果已经汇错：一小时之内联系您的银行，要求追回汇款，同时通知供应商，当天报警。每个小时都很关键，因为钱还在往下转。</li>
</ul>
<h2>形式发票背后是谁</h2>
<p>每家中国企业都有18位统一社会信用代码。请对方提供营业执照，到国家企业信用信息公示系统（www.gsxt.gov.cn）查询。网站免费，可以看到注册名称、成立日期、注册资本、经营范围，以及是否被列入经营异常名录。具有法律效力的是中文名称；英文名称不经注册，谁都可以印在信纸上。</p>
<h2>形式发票核对清单</h2>
<ol>
<li>卖方中英文名称、地址、18位代码，公章与合同上的一致。</li>
<li>货物的型号、颜色、尺寸、材质、包装、海关编码、数量和单价。只写“同样品”不够。</li>
<li>贸易术语，写明地点和版本，例如FOB Ningbo, Incoterms 2020。</li>
<li>总价、币种、定金和尾款的具体金额，以及满足什么条件时付尾款。</li>
<li>货物备妥的日期（<em>从收到定金起算</em>），以及延误怎么处理。</li>
<li>付尾款之前验货，写明AQL，以及二次验货由谁付费。</li>
<li>银行资料：收款人、账号、开户行、SWIFT代码，全部与合同一致。</li>
<li>报价有效期，一般15至30天。</li>
</ol>
<p>最后，请自己把各行金额加一遍。签约之前还要问您的银行需要哪些手续，例如尼日利亚的Form M（此类背包在当地属于禁止进口商品），其他国家可能要做进口登记。这类规定由央行制定，经常调整。不按规定汇出定金，可能导致尾款买不到外汇。</p>
<p><em>事实与来源核对于2026年11月24日：UCP 600 (ICC)、nairatormb.com。</em></p>`,
  },
} satisfies DemoPost;

import type { DemoPost } from './types.ts';

export const readingAFactoryAudit = {
  slug: 'reading-a-factory-audit',
  category: 'sourcing-guides',
  tags: ['audit', 'suppliers', 'factory visit'],
  daysAgo: 95,
  picture: 'audit-header',
  en: {
    title: 'How to read a factory audit without being taken in by the score',
    excerpt:
      'What belongs in a good audit report, how to check capacity with three multiplications, why a total of 69 points says little, and ten red flags.',
    metaDescription:
      'What a good factory audit contains, how to check its capacity figures yourself, and the red flags that a total score hides.',
    pictureAlt:
      'A factory building with a clipboard in front of it; one of five items is marked with a cross',
    content: `<p>An audit answers one question: is this factory able to make what it has offered, again and again? It says nothing about your goods, since they don’t exist yet; that is the business of the inspection. And it is no certificate. It is the note of one or two people about one day in one building. Read it like that: where were they, what did they see, and what did they only hear?</p>
<h2>What a good report contains</h2>
<table>
<thead><tr><th>Section</th><th>What must be there</th><th>Be wary if</th></tr></thead>
<tbody>
<tr><td>Identity</td><td>Licence with 18-character code, registered name, address and scope, compared with the gate sign</td><td>The scope says trade, not manufacture</td></tr>
<tr><td>Site</td><td>Address, date, hour of arrival and departure, photographs with the date</td><td>All the pictures show the showroom</td></tr>
<tr><td>Capacity</td><td>Lines, workers and output per shift, with the day’s production figures</td><td>There is one number and no way it was found</td></tr>
<tr><td>Quality control</td><td>Checks from material to packing, with filled-in records</td><td>Forms are empty or all in one handwriting</td></tr>
<tr><td>Equipment</td><td>List with make, year and calibration</td><td>There is no calibration sticker on the test devices</td></tr>
<tr><td>Working conditions</td><td>Hours, wages, ages, exits and extinguishers, interviews</td><td>Interviews were held with the manager present</td></tr>
<tr><td>Findings</td><td>Each with its proof, its weight and a date for correction</td><td>“No findings”</td></tr>
</tbody>
</table>
<p>A report of thirty pages needs some sixty photographs that belong to the statements. A good auditor also writes down what they were <em>not</em> allowed to see. A locked hall is a finding.</p>
<h2>Check the capacity yourself</h2>
<p>Take a supplier of <a href="product:mesh-running-shoes">running shoes</a> that claims 40,000 pairs a month. The report says: 2 assembly lines, 280 pairs per line and shift of 8 hours, 25 working days, 60 workers.</p>
<ol>
<li>Output: 2 × 280 × 25 = <strong>14,000 pairs a month</strong>, not 40,000.</li>
<li>Working time: 60 × 25 × 8 = 12,000 hours. Divided by 14,000 pairs that makes 51 minutes a pair from cutting to packing, which is possible.</li>
<li>Cross-check: 12,000 hours divided by 40,000 pairs would be 18 minutes. With stitched uppers and the same people that cannot be.</li>
</ol>
<p>So who makes the other 26,000 pairs? Perhaps a second site, perhaps subcontractors, perhaps nobody. None of them is in the report. Subcontracting is common in China and not dishonest as such. But you must know who does it, and the audit must include that workshop. Overtime isn’t an answer either: the Labour Law allows at most 36 hours a month for each worker, and a plan that can only be kept beyond that is itself a finding.</p>
<h2>Follow the goods through the hall</h2>
<figure><img src="art:audit-floor" alt="Plan of a hall from left to right: material, sewing lines, packing, finished goods, with four points of control on the way"><figcaption>The hall from left to right: material store, production lines, packing, finished goods. The magnifying glasses are the four points of control: incoming material, first piece, end of the line, and, in red, the final check before the store.</figcaption></figure>
<p>Ask of each of the four points what is measured, by whom, how often, and where the bad pieces are put. The surest sign is not a poster with rules but a box of rejects with labels, and a record with <em>failures</em> in it. A notebook in which every batch has passed for six months has been written in one evening.</p>
<p>The test equipment must fit your product as well. A maker of <a href="product:steel-toe-work-boots">safety boots</a> needs access to an impact tester, since the toe cap is tested with 200 joules under EN ISO 20345. If there is none in the house, there must be a recent report by an outside laboratory on exactly this model.</p>
<h2>What a total of 69 points hides</h2>
<p>Most reports end with a score. Here is one, with weights such as an auditor may choose them.</p>
<table>
<thead><tr><th>Area</th><th>Points possible</th><th>Points given</th><th>Share</th></tr></thead>
<tbody>
<tr><td>Identity and papers</td><td>15</td><td>13</td><td>87%</td></tr>
<tr><td>Capacity</td><td>20</td><td>17</td><td>85%</td></tr>
<tr><td>Quality control</td><td>30</td><td>9</td><td><strong>30%</strong></td></tr>
<tr><td>Equipment</td><td>15</td><td>13</td><td>87%</td></tr>
<tr><td>Working conditions</td><td>20</td><td>17</td><td>85%</td></tr>
<tr><td><strong>Total</strong></td><td><strong>100</strong></td><td><strong>69</strong></td><td><strong>69%</strong></td></tr>
</tbody>
</table>
<figure><img src="art:audit-scores" alt="Five bars; four are filled almost to the end, the third is filled by less than a third and red"><figcaption>The same score as bars, from top to bottom: papers, capacity, quality control, equipment, working conditions. The length shows the points possible, the coloured part the points given.</figcaption></figure>
<p>69 points is “acceptable” on many scales. In truth this is a tidy factory with correct papers that hardly checks what it makes. A buyer who reads only the total places the order. So read the lowest bar first, and ask whether it is the one your product depends on.</p>
<h2>Ten red flags</h2>
<ul>
<li>Name on the licence, on the contract and on the bank account are not the same.</li>
<li>The address is an office tower or a different town.</li>
<li>The company is a few months old, with samples from “ten years of experience”.</li>
<li>The auditor was sent or paid by the factory, and nobody will give you their contact.</li>
<li>The report is older than a year, or the factory has moved since.</li>
<li>Pages, photographs or annexes that the table of contents lists are missing.</li>
<li>The machines stand still on a working day and there is no explanation.</li>
<li>Materials of other customers’ brands lie about and nobody can show the order.</li>
<li>Certificates are shown as pictures only, cropped at the number.</li>
<li>The factory refuses a short video call from the hall.</li>
</ul>
<h2>Certificates and social audits</h2>
<p>Check each one at its source. An ISO 9001 certificate has a number and an issuing body. Chinese ones can be looked up with the accreditation administration CNCA, others in the IAF CertSearch database. ISO 9001 says that procedures exist; it does not say that the shoe lasts. Reports from amfori BSCI and SMETA are <em>not</em> certificates. They are audits of working conditions, which the owner of the report shares through a platform. Have it shared there instead of accepting a PDF.</p>
<h2>What to do with the result</h2>
<p>Make a list of three columns: finding, correction, proof by what date. Send it to the factory with the proforma and link it to the deposit. A good factory answers with photographs and dates; a poor one with assurances. For a first order, also agree an inspection during production, when some 20% of the goods are made. It costs a day and shows whether what the audit saw was the rule or a good day.</p>`,
  },
  fr: {
    title: 'Lire un audit d’usine sans se laisser séduire par la note',
    excerpt:
      'Ce que contient un bon rapport, comment vérifier une capacité en trois opérations, pourquoi 69 points ne disent pas grand-chose, et dix signaux d’alerte.',
    metaDescription:
      'Ce que doit contenir un bon audit d’usine, comment recalculer la capacité annoncée, et les signaux d’alerte que la note totale cache.',
    pictureAlt: 'Une usine derrière un porte-bloc ; l’un des cinq points est marqué d’une croix',
    content: `<p>Un audit répond à une seule question : cette usine est-elle capable de faire ce qu’elle propose, et de le refaire ? Il ne dit rien de votre marchandise, puisqu’elle n’existe pas encore : c’est l’affaire de l’inspection. Et ce n’est pas un certificat. C’est le compte rendu d’une ou deux personnes sur une journée dans un bâtiment. Lisez-le ainsi : où sont-elles allées, qu’ont-elles vu, et que leur a-t-on seulement raconté ?</p>
<h2>Ce que contient un bon rapport</h2>
<table>
<thead><tr><th>Rubrique</th><th>Ce qu’il faut y trouver</th><th>Méfiance si</th></tr></thead>
<tbody>
<tr><td>Identité</td><td>Licence avec code à 18 caractères, nom, adresse et objet enregistrés, comparés à l’enseigne</td><td>L’objet social est le négoce, pas la fabrication</td></tr>
<tr><td>Site</td><td>Adresse, date, heures d’arrivée et de départ, photos datées</td><td>Toutes les photos montrent le showroom</td></tr>
<tr><td>Capacité</td><td>Chaînes, effectif et production par équipe, avec les chiffres du jour</td><td>Un seul chiffre, sans dire d’où il vient</td></tr>
<tr><td>Contrôle qualité</td><td>Contrôles de la matière à l’emballage, fiches remplies</td><td>Fiches vides ou toutes de la même main</td></tr>
<tr><td>Équipement</td><td>Liste avec marque, année et étalonnage</td><td>Pas d’étiquette d’étalonnage sur les appareils</td></tr>
<tr><td>Conditions de travail</td><td>Horaires, salaires, âges, issues et extincteurs, entretiens</td><td>Entretiens menés devant le directeur</td></tr>
<tr><td>Constats</td><td>Chacun avec sa preuve, sa gravité et une date de correction</td><td>« Aucun constat »</td></tr>
</tbody>
</table>
<p>Pour trente pages de rapport, il faut une soixantaine de photos qui se rapportent à ce qui est écrit. Un bon auditeur note aussi ce qu’on ne l’a <em>pas</em> laissé voir. Un atelier fermé à clé est un constat.</p>
<h2>Vérifiez vous-même la capacité</h2>
<p>Prenons un fournisseur de <a href="product:mesh-running-shoes">chaussures de running</a> qui annonce 40 000 paires par mois. Le rapport indique : 2 chaînes de montage, 280 paires par chaîne et par équipe de 8 heures, 25 jours ouvrés, 60 ouvriers.</p>
<ol>
<li>Production : 2 × 280 × 25 = <strong>14 000 paires par mois</strong>, et non 40 000.</li>
<li>Temps de travail : 60 × 25 × 8 = 12 000 heures. Divisées par 14 000 paires, cela fait 51 minutes par paire, de la coupe à l’emballage : c’est possible.</li>
<li>Recoupement : 12 000 heures divisées par 40 000 paires feraient 18 minutes. Avec des tiges cousues et le même effectif, c’est exclu.</li>
</ol>
<p>Qui fait donc les 26 000 autres paires ? Un second site, des sous-traitants, ou personne. Rien de cela ne figure au rapport. La sous-traitance est courante en Chine et n’a rien de malhonnête en soi ; mais vous devez savoir qui travaille, et l’audit doit inclure cet atelier. Les heures supplémentaires n’expliquent rien non plus : le droit du travail chinois les limite à 36 heures par mois et par ouvrier, et un planning qui ne tient qu’au-delà est lui-même un constat.</p>
<h2>Suivre la marchandise dans l’atelier</h2>
<figure><img src="art:audit-floor" alt="Plan d’un atelier de gauche à droite : matière, chaînes, emballage, produits finis, avec quatre points de contrôle"><figcaption>L’atelier de gauche à droite : magasin de matières, chaînes de production, emballage, produits finis. Les loupes sont les quatre points de contrôle : réception des matières, première pièce, fin de chaîne et, en rouge, contrôle final avant le magasin.</figcaption></figure>
<p>Pour chacun des quatre points, demandez ce que l’on mesure, qui mesure, à quelle fréquence, et où vont les pièces refusées. Le signe le plus sûr n’est pas une affiche avec le règlement, mais un bac de rebuts étiquetés et un registre où figurent des <em>échecs</em>. Un cahier où tous les lots sont bons depuis six mois a été rempli en une soirée.</p>
<p>Le matériel d’essai doit aussi convenir à votre produit. Un fabricant de <a href="product:steel-toe-work-boots">chaussures de sécurité</a> doit avoir accès à un banc de choc, puisque l’embout s’essaie à 200 joules selon EN ISO 20345. S’il n’en a pas, il faut un rapport récent d’un laboratoire extérieur sur ce modèle précis.</p>
<h2>Ce que cachent 69 points</h2>
<p>La plupart des rapports se terminent par une note. En voici une, avec des coefficients comme un auditeur peut les choisir.</p>
<table>
<thead><tr><th>Domaine</th><th>Points possibles</th><th>Points obtenus</th><th>Part</th></tr></thead>
<tbody>
<tr><td>Identité et papiers</td><td>15</td><td>13</td><td>87 %</td></tr>
<tr><td>Capacité</td><td>20</td><td>17</td><td>85 %</td></tr>
<tr><td>Contrôle qualité</td><td>30</td><td>9</td><td><strong>30 %</strong></td></tr>
<tr><td>Équipement</td><td>15</td><td>13</td><td>87 %</td></tr>
<tr><td>Conditions de travail</td><td>20</td><td>17</td><td>85 %</td></tr>
<tr><td><strong>Total</strong></td><td><strong>100</strong></td><td><strong>69</strong></td><td><strong>69 %</strong></td></tr>
</tbody>
</table>
<figure><img src="art:audit-scores" alt="Cinq barres ; quatre sont presque pleines, la troisième est remplie à moins d’un tiers, en rouge"><figcaption>La même note en barres, de haut en bas : papiers, capacité, contrôle qualité, équipement, conditions de travail. La longueur montre les points possibles, la partie colorée les points obtenus.</figcaption></figure>
<p>Sur bien des barèmes, 69 points veut dire « acceptable ». En réalité, c’est une usine bien rangée, aux papiers en règle, qui ne contrôle presque pas ce qu’elle fabrique. Qui ne lit que le total passe commande. Lisez donc d’abord la barre la plus basse, et demandez-vous si ce n’est pas justement celle dont dépend votre produit.</p>
<h2>Dix signaux d’alerte</h2>
<ul>
<li>Le nom n’est pas le même sur la licence, le contrat et le compte bancaire.</li>
<li>L’adresse est celle d’une tour de bureaux ou d’une autre ville.</li>
<li>La société a quelques mois, et des échantillons de « dix ans d’expérience ».</li>
<li>L’auditeur a été envoyé ou payé par l’usine, et personne ne vous donne ses coordonnées.</li>
<li>Le rapport a plus d’un an, ou l’usine a déménagé depuis.</li>
<li>Il manque des pages, des photos ou des annexes annoncées au sommaire.</li>
<li>Les machines sont à l’arrêt un jour ouvré, sans explication.</li>
<li>Des fournitures aux marques d’autres clients traînent, et personne ne peut montrer la commande.</li>
<li>Les certificats ne sont montrés qu’en image, coupée au niveau du numéro.</li>
<li>L’usine refuse un court appel vidéo depuis l’atelier.</li>
</ul>
<h2>Certificats et audits sociaux</h2>
<p>Vérifiez chacun à la source. Un certificat ISO 9001 porte un numéro et le nom de l’organisme. Ceux délivrés en Chine se cherchent auprès de l’administration d’accréditation CNCA, les autres dans la base IAF CertSearch. L’ISO 9001 dit qu’il existe des procédures, pas que la chaussure tient. Les rapports amfori BSCI et SMETA ne sont <em>pas</em> des certificats : ce sont des audits des conditions de travail, que le titulaire partage sur une plateforme. Demandez ce partage plutôt que d’accepter un PDF.</p>
<h2>Que faire du résultat</h2>
<p>Dressez une liste en trois colonnes : constat, correction, preuve et date. Envoyez-la à l’usine avec la proforma et liez-la à l’acompte. Une bonne usine répond par des photos et des dates ; une mauvaise, par des assurances. Pour une première commande, convenez aussi d’un contrôle en cours de production, quand 20 % environ de la marchandise sont faits. Cela coûte une journée et montre si ce que l’audit a vu était la règle ou un bon jour.</p>`,
  },
} satisfies DemoPost;

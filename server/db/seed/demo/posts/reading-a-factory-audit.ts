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
<tr><td>Capacity</td><td>Lines, workers and output per shift, with the day’s production figures</td><td>A single number, with no account of how it was found</td></tr>
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
<p>69 points is “acceptable” on many scales. In truth this is a tidy factory with correct papers that hardly checks what it makes. If you read only the total, you place the order. So read the lowest bar first, and ask whether it is the one your product depends on.</p>
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
<p>Make a list of three columns: finding, correction, proof by what date. Send it to the factory with the proforma and link it to the deposit. A good factory answers with photographs and dates; a poor one with assurances. For a first order, also agree an inspection during production, when some 20% of the goods are made. It costs a day and shows whether what the audit saw was the rule or a good day.</p>
<p><em>Facts and sources checked on 24 November 2026: EN ISO 20345, CNCA, IAF CertSearch.</em></p>`,
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
<p>Dressez une liste en trois colonnes : constat, correction, preuve et date. Envoyez-la à l’usine avec la proforma et liez-la à l’acompte. Une bonne usine répond par des photos et des dates ; une mauvaise, par des assurances. Pour une première commande, convenez aussi d’un contrôle en cours de production, quand 20 % environ de la marchandise sont faits. Cela coûte une journée et montre si ce que l’audit a vu était la règle ou un bon jour.</p>
<p><em>Faits et sources vérifiés le 24 novembre 2026 : EN ISO 20345, CNCA, IAF CertSearch.</em></p>`,
  },
  es: {
    title: 'Cómo leer una auditoría de fábrica sin dejarse llevar por la nota',
    excerpt:
      'Qué contiene un buen informe, cómo comprobar la capacidad con tres operaciones, por qué 69 puntos dicen poco y diez señales de alarma.',
    metaDescription:
      'Qué contiene una buena auditoría de fábrica, cómo comprobar usted mismo sus cifras y las señales de alarma que la nota total esconde.',
    pictureAlt: 'Una fábrica y delante un portapapeles; uno de sus cinco puntos está marcado con una cruz',
    content: `<p>Una auditoría responde a una sola pregunta: ¿es capaz esta fábrica de hacer lo que ha ofrecido, una y otra vez? No dice nada de su mercancía, que todavía no existe; de eso se ocupa la inspección. Y no es un certificado. Es la nota de una o dos personas sobre un día en un edificio. Léala así: ¿dónde estuvieron, qué vieron y qué les contaron solamente?</p>
<h2>Qué contiene un buen informe</h2>
<table>
<thead><tr><th>Apartado</th><th>Qué debe figurar</th><th>Desconfíe si</th></tr></thead>
<tbody>
<tr><td>Identidad</td><td>Licencia con código de 18 caracteres, nombre, domicilio y objeto registrados, comparados con el rótulo de la puerta</td><td>El objeto es el comercio y no la fabricación</td></tr>
<tr><td>Lugar</td><td>Dirección, fecha, hora de llegada y de salida, fotografías con fecha</td><td>Todas las fotos son de la sala de exposición</td></tr>
<tr><td>Capacidad</td><td>Líneas, trabajadores y producción por turno, con las cifras del día</td><td>Hay una sola cifra, sin explicar de dónde sale</td></tr>
<tr><td>Control de calidad</td><td>Controles del material al embalaje, con registros rellenados</td><td>Los formularios están vacíos o todos con la misma letra</td></tr>
<tr><td>Equipos</td><td>Lista con marca, año y calibración</td><td>Los aparatos de medida no llevan etiqueta de calibración</td></tr>
<tr><td>Condiciones de trabajo</td><td>Horarios, salarios, edades, salidas y extintores, entrevistas</td><td>Las entrevistas se hicieron delante del gerente</td></tr>
<tr><td>Hallazgos</td><td>Cada uno con su prueba, su gravedad y una fecha de corrección</td><td>«Sin hallazgos»</td></tr>
</tbody>
</table>
<p>Un informe de treinta páginas necesita unas sesenta fotografías que respalden lo que afirma. Un buen auditor anota también lo que <em>no</em> le dejaron ver. Una nave cerrada con llave es un hallazgo.</p>
<h2>Compruebe usted la capacidad</h2>
<p>Tome un proveedor de <a href="product:mesh-running-shoes">zapatillas de correr</a> que afirma hacer 40.000 pares al mes. El informe dice: 2 líneas de montaje, 280 pares por línea y turno de 8 horas, 25 días laborables, 60 trabajadores.</p>
<ol>
<li>Producción: 2 × 280 × 25 = <strong>14.000 pares al mes</strong>, no 40.000.</li>
<li>Tiempo de trabajo: 60 × 25 × 8 = 12.000 horas. Entre 14.000 pares salen 51 minutos por par, del corte al embalaje, lo cual es posible.</li>
<li>Contraprueba: 12.000 horas entre 40.000 pares serían 18 minutos. Con cortes cosidos y la misma gente, no puede ser.</li>
</ol>
<p>Entonces, ¿quién hace los otros 26.000 pares? Quizá otra planta, quizá subcontratistas, quizá nadie. Ninguno aparece en el informe. Subcontratar es corriente en China y no es deshonesto en sí mismo. Pero usted debe saber quién lo hace, y la auditoría debe incluir ese taller. Las horas extra tampoco son la respuesta: la ley laboral permite como máximo 36 al mes por trabajador, y un plan que solo se cumple por encima de eso es ya un hallazgo.</p>
<h2>Siga la mercancía por la nave</h2>
<figure><img src="art:audit-floor" alt="Plano de una nave de izquierda a derecha: material, líneas de costura, embalaje y producto terminado, con cuatro puntos de control"><figcaption>La nave de izquierda a derecha: almacén de material, líneas de producción, embalaje, producto terminado. Las lupas son los cuatro puntos de control: material entrante, primera pieza, final de línea y, en rojo, el control final antes del almacén.</figcaption></figure>
<p>Pregunte en cada uno de los cuatro puntos qué se mide, quién lo mide, con qué frecuencia y dónde se dejan las piezas malas. La señal más segura no es un cartel con normas, sino una caja de rechazos con etiquetas y un registro en el que haya <em>fallos</em>. Un cuaderno en el que todos los lotes han pasado durante seis meses se ha escrito en una tarde.</p>
<p>Los equipos de ensayo también deben corresponder a su producto. Un fabricante de <a href="product:steel-toe-work-boots">botas de seguridad</a> necesita acceso a un banco de impacto, porque la puntera se ensaya con 200 julios según la norma EN ISO 20345. Si no lo tiene en casa, debe haber un informe reciente de un laboratorio externo sobre ese modelo exacto.</p>
<h2>Qué esconde un total de 69 puntos</h2>
<p>La mayoría de los informes termina con una nota. Esta es una, con pesos como los que puede elegir un auditor.</p>
<table>
<thead><tr><th>Área</th><th>Puntos posibles</th><th>Puntos dados</th><th>Parte</th></tr></thead>
<tbody>
<tr><td>Identidad y papeles</td><td>15</td><td>13</td><td>87 %</td></tr>
<tr><td>Capacidad</td><td>20</td><td>17</td><td>85 %</td></tr>
<tr><td>Control de calidad</td><td>30</td><td>9</td><td><strong>30 %</strong></td></tr>
<tr><td>Equipos</td><td>15</td><td>13</td><td>87 %</td></tr>
<tr><td>Condiciones de trabajo</td><td>20</td><td>17</td><td>85 %</td></tr>
<tr><td><strong>Total</strong></td><td><strong>100</strong></td><td><strong>69</strong></td><td><strong>69 %</strong></td></tr>
</tbody>
</table>
<figure><img src="art:audit-scores" alt="Cinco barras; cuatro están casi llenas y la tercera, en rojo, llega a menos de un tercio"><figcaption>La misma nota en barras, de arriba abajo: papeles, capacidad, control de calidad, equipos, condiciones de trabajo. El largo muestra los puntos posibles y la parte coloreada, los dados.</figcaption></figure>
<p>En muchas escalas, 69 puntos es «aceptable». En realidad es una fábrica ordenada, con los papeles en regla, que apenas controla lo que hace. Si usted lee solo el total, hace el pedido. Lea primero la barra más baja y pregúntese si es aquella de la que depende su producto.</p>
<h2>Diez señales de alarma</h2>
<ul>
<li>El nombre de la licencia, el del contrato y el de la cuenta bancaria no coinciden.</li>
<li>La dirección es una torre de oficinas u otra ciudad.</li>
<li>La empresa tiene unos meses y muestra «diez años de experiencia».</li>
<li>Al auditor lo envió o pagó la fábrica, y nadie le da a usted su contacto.</li>
<li>El informe tiene más de un año, o la fábrica se ha mudado desde entonces.</li>
<li>Faltan páginas, fotos o anexos que figuran en el índice.</li>
<li>Las máquinas están paradas en un día laborable, sin explicación.</li>
<li>Hay materiales de marcas de otros clientes y nadie puede enseñar el pedido.</li>
<li>Los certificados se muestran solo en imagen, recortados a la altura del número.</li>
<li>La fábrica se niega a una breve videollamada desde la nave.</li>
</ul>
<h2>Certificados y auditorías sociales</h2>
<p>Compruebe cada uno en su origen. Un certificado ISO 9001 lleva un número y un organismo emisor. Los chinos se consultan en la administración de acreditación CNCA; los demás, en la base de datos IAF CertSearch. La ISO 9001 dice que existen procedimientos; no dice que el zapato aguante. Los informes de amfori BSCI y SMETA <em>no</em> son certificados. Son auditorías de las condiciones de trabajo que el dueño del informe comparte en una plataforma. Pida que se lo compartan allí en vez de aceptar un PDF.</p>
<h2>Qué hacer con el resultado</h2>
<p>Haga una lista de tres columnas: hallazgo, corrección, prueba y para cuándo. Envíela a la fábrica con la proforma y vincúlela al anticipo. Una buena fábrica responde con fotos y fechas; una mala, con promesas. En el primer pedido acuerde además una inspección durante la producción, cuando esté hecho un 20 % de la mercancía. Cuesta un día y muestra si lo que vio la auditoría era la regla o un buen día.</p>
<p><em>Datos y fuentes comprobados el 24 de noviembre de 2026: EN ISO 20345, CNCA, IAF CertSearch.</em></p>`,
  },
  zh: {
    title: '怎样读验厂报告，不被总分蒙住',
    excerpt: '一份好的验厂报告该有什么，怎样用三道算术题核对产能，为什么69分说明不了问题，以及十个危险信号。',
    metaDescription: '好的验厂报告包含哪些内容，怎样自己核算工厂的产能，总分背后又藏着哪些危险信号。',
    pictureAlt: '一座厂房，前面是一块写字夹板，五项中有一项打了叉',
    content: `<p>验厂只回答一个问题：这家工厂能不能把它报的东西做出来，而且次次都能？它不谈您的货，因为货还没做出来；那是验货的事。它也不是证书，只是一两个人在一座厂房里待一天的记录。就按这个分量去读：他们去了哪里，看到了什么，哪些只是听说？</p>
<h2>好的报告该有什么</h2>
<table>
<thead><tr><th>部分</th><th>必须写明</th><th>出现这种情况要当心</th></tr></thead>
<tbody>
<tr><td>身份</td><td>营业执照及18位代码，注册名称、地址、经营范围，并与厂门招牌核对</td><td>经营范围是贸易，不是生产</td></tr>
<tr><td>现场</td><td>地址、日期、到达和离开的时间，带日期的照片</td><td>照片全是样品间</td></tr>
<tr><td>产能</td><td>生产线、人数、每班产量，附当天的生产数据</td><td>只有一个数字，不说怎么得来</td></tr>
<tr><td>质量控制</td><td>从来料到包装的检查，附填好的记录</td><td>表格空白，或者全是一个人的笔迹</td></tr>
<tr><td>设备</td><td>清单，含品牌、年份、校准</td><td>测试仪器上没有校准标签</td></tr>
<tr><td>劳动条件</td><td>工时、工资、年龄、出口和灭火器，员工访谈</td><td>访谈时经理在场</td></tr>
<tr><td>发现的问题</td><td>每条有证据、轻重、整改日期</td><td>“没有发现问题”</td></tr>
</tbody>
</table>
<p>三十页的报告，要有六十张左右与内容对得上的照片。好的审核员还会写下哪些地方<em>不让</em>看。锁着门的车间，本身就是一个问题。</p>
<h2>产能自己算</h2>
<p>有一家做<a href="product:mesh-running-shoes">跑步鞋</a>的供应商，自称月产40,000双。报告写着：2条成型线，每线每班8小时280双，每月25个工作日，工人60名。</p>
<ol>
<li>产量：2 × 280 × 25 = <strong>每月14,000双</strong>，不是40,000双。</li>
<li>工时：60 × 25 × 8 = 12,000小时。除以14,000双，从裁断到包装每双51分钟，做得到。</li>
<li>反过来验算：12,000小时除以40,000双，每双只有18分钟。车缝鞋面、同样的人手，不可能。</li>
</ol>
<p>那另外26,000双是谁做的？也许是第二个厂区，也许是外发，也许根本没有。报告里一个字也没提。外发加工在中国很普遍，本身不算欺骗；但您要知道由谁来做，验厂也要把那家车间包括进去。加班也说不通：《劳动法》规定每人每月加班不得超过36小时，非得超过才能完成的计划，本身就是一个问题。</p>
<h2>跟着货走一遍车间</h2>
<figure><img src="art:audit-floor" alt="车间平面图，从左到右：原料、缝制线、包装、成品，途中有四个检查点"><figcaption>车间从左到右：原料仓、生产线、包装、成品。放大镜是四个检查点：来料、首件、线尾，红色的是入库前的终检。</figcaption></figure>
<p>在这四个点上都要问：量什么，谁来量，多久量一次，不良品放哪里。最可靠的迹象不是墙上的规章，而是一箱贴了标签的不良品，和一本记着<em>不合格</em>的记录。连续半年批批合格的本子，是一个晚上写出来的。</p>
<p>测试设备还要跟您的产品对得上。做<a href="product:steel-toe-work-boots">安全靴</a>的厂要能用上冲击试验机，因为EN ISO 20345规定鞋头要经200焦耳冲击。厂里没有，就要有外部实验室对这一款出具的近期报告。</p>
<h2>69分背后藏着什么</h2>
<p>多数报告最后都有一个总分。下面这张表，权重是审核员常用的那种。</p>
<table>
<thead><tr><th>项目</th><th>满分</th><th>得分</th><th>比例</th></tr></thead>
<tbody>
<tr><td>身份与证照</td><td>15</td><td>13</td><td>87%</td></tr>
<tr><td>产能</td><td>20</td><td>17</td><td>85%</td></tr>
<tr><td>质量控制</td><td>30</td><td>9</td><td><strong>30%</strong></td></tr>
<tr><td>设备</td><td>15</td><td>13</td><td>87%</td></tr>
<tr><td>劳动条件</td><td>20</td><td>17</td><td>85%</td></tr>
<tr><td><strong>合计</strong></td><td><strong>100</strong></td><td><strong>69</strong></td><td><strong>69%</strong></td></tr>
</tbody>
</table>
<figure><img src="art:audit-scores" alt="五根横条，四根几乎填满，第三根是红色，填了不到三分之一"><figcaption>同样的得分画成横条，从上到下：证照、产能、质量控制、设备、劳动条件。长度是满分，着色部分是得分。</figcaption></figure>
<p>在很多评分标准里，69分算“可接受”。实际上，这是一家环境整洁、证照齐全，却几乎不检查自己产品的工厂。只看总分，订单就下了。所以先看最短的那一根，再问问自己：您的产品靠的是不是它。</p>
<h2>十个危险信号</h2>
<ul>
<li>执照、合同、收款账户上的名称对不上。</li>
<li>地址是写字楼，或者在别的城市。</li>
<li>公司成立才几个月，样品却说“十年经验”。</li>
<li>审核员由工厂派来或付钱，又没人肯给您他的联系方式。</li>
<li>报告超过一年，或者工厂后来搬过家。</li>
<li>目录里列出的页、照片、附件缺了。</li>
<li>工作日机器停着，没有解释。</li>
<li>到处是别家品牌的材料，却拿不出订单。</li>
<li>证书只给图片，编号处还被裁掉。</li>
<li>工厂不肯在车间里打一通短短的视频电话。</li>
</ul>
<h2>证书与社会责任审核</h2>
<p>每一张都到源头去查。ISO 9001证书有编号和发证机构：中国的可在国家认监委（CNCA）网站查询，其他的查IAF CertSearch数据库。ISO 9001说明有一套程序，不说明鞋子耐穿。amfori BSCI和SMETA的报告<em>不是</em>证书，而是劳动条件审核，由报告持有人在平台上共享。请让对方在平台上共享，不要只收一份PDF。</p>
<h2>结果怎么用</h2>
<p>列一张三栏的表：问题、整改、何时提供证据。连同形式发票一起发给工厂，并与定金挂钩。好工厂用照片和日期回答，差工厂用保证回答。首单还要约定一次生产中验货，在货做到两成左右时进行。只花一天，就能看出验厂那天见到的是常态，还是碰巧的好日子。</p>
<p><em>事实与来源核对于2026年11月24日：EN ISO 20345、CNCA、IAF CertSearch。</em></p>`,
  },
} satisfies DemoPost;

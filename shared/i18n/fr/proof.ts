import type { proof as enProof } from '../en/proof.ts';
import type { SameShape } from '../translate.ts';

export const proof = {
  title: 'Ce que vous recevez par écrit',
  exampleText:
    'L’usine et le lot du rapport et de l’inspection sont inventés ; voici ce que vous recevez pour votre propre commande.',
  report: {
    title: 'Rapport de vérification',
    factory: 'Chaussures Sunstep, Lucheng, Wenzhou',
    visited: 'Sur place le 14 octobre 2026, deux de nos inspecteurs, 47 photos',
    good: 'En règle',
    note: 'À noter',
    bad: 'Défaut corrigé',
    rows: {
      licence: { name: 'Licence commerciale', finding: 'Au registre public ; chaussures depuis 2011' },
      workshop: { name: 'Atelier', finding: '2 lignes, 64 personnes comptées au travail' },
      machines: { name: 'Machines', finding: '38 sur 41 en marche, 3 à réparer' },
      material: {
        name: 'Matière en stock',
        finding: 'De quoi tenir 11 jours, semelles achetées à l’extérieur',
      },
      exits: {
        name: 'Issues de secours',
        finding: 'Une derrière des cartons ; dégagée le 21 octobre, photo 44',
      },
    },
    verdict:
      'Convient pour des commandes jusqu’à 6 000 paires par mois. Seconde visite avant la première commande.',
  },
  inspection: {
    title: 'À quoi ressemble une inspection',
    lot: 'Lot de 2 400 paires, 125 tirées au hasard (ISO 2859-1, niveau II)',
    allowed: 'trouvés : {found}, admis : {allowed}',
    critical: 'Défauts critiques, par exemple un clou dans la chaussure',
    major: 'Défauts majeurs, par exemple une couture ouverte',
    minor: 'Défauts mineurs, par exemple une trace de colle',
    failed: 'Résultat : le lot est refusé',
  },
  price: {
    title: 'Un prix rendu, calculé ligne par ligne',
    lead: '{quantity} de « {product} », par mer, {country}, au prix affiché aujourd’hui et aux taux publiés. Une offre nomme aussi nos honoraires, sur une ligne à part.',
    goods: 'Marchandise, {term}',
    freight: 'Fret maritime et assurance',
    duty: 'Droits et taxes',
    inland: 'Frais de port, transitaire et livraison',
    total: 'Rendu chez vous',
    range: '{low} à {high}',
    link: 'Chaque ligne avec sa source',
  },
} as const satisfies SameShape<typeof enProof>;

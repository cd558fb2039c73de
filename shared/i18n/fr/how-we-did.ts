import type { HowWeDidTexts } from '../en/company.ts';

export const howWeDid = {
  metaTitle: 'Nos résultats : nos propres chiffres',
  metaDescription:
    'En combien de temps nous avons répondu et fait une offre, quelles promesses nous avons tenues ou non, et ce que les marchandises ont coûté à l’arrivée : nos chiffres des douze derniers mois.',
  title: 'Nos résultats',
  subtitle:
    'Nos chiffres des douze derniers mois, les mauvais aussi. Chacun porte sur tous les cas, pas sur des cas choisis.',
  few: 'Trop peu de cas pour conclure : moins de {count}.',
  typical: 'Valeur médiane',
  worst: 'Le pire cas',
  cases: 'Nombre de cas',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hours: { one: '{count} heure ouvrée', other: '{count} heures ouvrées' },
  days: { one: '{count} jour', other: '{count} jours' },
  more: '{percent} de plus que notre estimation',
  less: '{percent} de moins que notre estimation',
  same: 'comme nous l’avions estimé',
  kept: 'Tenues',
  late: 'En retard',
  within: 'Dans les limites',
  over: 'Au-delà des limites',
  replies: {
    title: 'Première réponse',
    text: 'D’un message, d’un chat ou d’une demande jusqu’à notre réponse, en heures ouvrées. Promis : {hours}.',
  },
  offers: {
    title: 'Offre',
    text: 'D’une demande à sa première offre, en heures ouvrées. Ce délai n’est pas promis ; il dépend de l’usine.',
  },
  productions: {
    title: 'Production',
    text: 'Jours entre l’acompte et la fin de la production.',
  },
  promises: {
    title: 'Dates promises',
    text: 'Étapes des commandes dont nous avions promis la date, comparées à la première promesse. Une date que nous avons changée compte comme un retard.',
  },
  inspections: {
    title: 'Inspections',
    text: 'Rapports définitifs. Au-delà des limites : plus de défauts d’une catégorie que le plan convenu n’en admet. L’acheteur décide alors.',
  },
  doors: {
    title: 'Prix à l’arrivée',
    text: 'Ce que les marchandises ont coûté à l’arrivée d’après les acheteurs, comparé à notre estimation, lorsque tous ses éléments étaient connus.',
  },
  lateBy: 'Retard médian',
  how: 'Notre façon de compter',
  howText:
    'Des médianes, pour qu’un cas extrême ne les déplace pas. Les données de démonstration ne comptent jamais. La page est refaite toutes les heures.',
  ctaTitle: 'Une question sur un chiffre ?',
  ctaText: 'Demandez-nous : nous répondons avec les cas qui le composent, sans les noms.',
  ctaProducts: 'Voir les produits',
} satisfies HowWeDidTexts;

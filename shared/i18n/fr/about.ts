import type { AboutTexts } from '../en/company.ts';

export const about = {
  metaTitle: 'Qui sommes-nous',
  metaDescription:
    'Qui nous sommes et de quoi nous répondons : une équipe à Wenzhou qui trouve, contrôle et expédie des marchandises pour les entreprises des 54 pays d’Afrique.',
  title: 'Nous allons voir sur place pour vous',
  subtitle:
    '{company} est une équipe de sourcing et d’exportation installée à Wenzhou, au service des entreprises africaines qui achètent en Chine sans pouvoir se rendre elles-mêmes à l’usine.',
  storyTitle: 'Notre histoire',
  story1:
    'Tout commence avec un ami, marchand de chaussures à Lomé. Deux fois, il avait versé un acompte à un fournisseur connu par messagerie ; deux fois, le conteneur n’était jamais parti. Avant la troisième commande, il nous a demandé une seule chose : aller voir sur place. À l’adresse indiquée, pas d’usine. Nous lui en avons trouvé une vraie, nous avons assisté à l’emballage et nous lui avons envoyé les photos.',
  story2:
    'Ses voisins de marché sont venus ensuite, et le problème était chaque fois le même. Les usines étaient compétentes, les acheteurs sérieux. Il manquait entre eux quelqu’un qui parle chinois, connaisse la marchandise et n’ait aucune raison de cacher un mauvais lot. Nous en avons fait notre métier.',
  story3: {
    one: 'Forts de plus de {count} an d’expérience, nous travaillons toujours depuis Wenzhou, dans le Zhejiang, au milieu des ateliers de chaussures, de vêtements, de serrures et d’interrupteurs. Les marchandises partent de Ningbo et de Shanghai pour n’importe lequel des 54 pays d’Afrique.',
    other:
      'Forts de plus de {count} ans d’expérience, nous travaillons toujours depuis Wenzhou, dans le Zhejiang, au milieu des ateliers de chaussures, de vêtements, de serrures et d’interrupteurs. Les marchandises partent de Ningbo et de Shanghai pour n’importe lequel des 54 pays d’Afrique.',
  },
  story4:
    'L’ordre des choses, lui non plus, n’a pas changé. D’abord quelqu’un va voir, puis vous lisez ce qu’il a vu, et c’est seulement ensuite que vous payez : {deposit} % d’acompte, {balance} % avant l’expédition. Nos honoraires figurent sur une ligne à part.',
  storyLink: 'Le déroulement d’une commande, étape par étape',
  factsTitle: 'En bref',
  headquarters: 'Siège',
  headquartersText: 'Wenzhou, Zhejiang, Chine',
  ports: 'Ports',
  portsText: 'Ningbo et Shanghai',
  markets: 'Marchés',
  marketsText: 'Les 54 pays d’Afrique',
  experience: 'Expérience',
  experienceText: { one: 'Plus de {count} an', other: 'Plus de {count} ans' },
  reply: 'Réponse aux messages',
  teamTitle: 'L’équipe dirigeante',
  teamText: 'Deux personnes signent ce qui sort de nos bureaux.',
  team: {
    ceo: {
      name: 'Lin Haiyan',
      role: 'Fondatrice et directrice générale',
      text: 'Elle répond du choix des fournisseurs et signe chaque rapport de vérification. Si aucun de nous n’a mis les pieds dans l’atelier, le rapport le dit.',
    },
    coo: {
      name: 'Ama Sarpong',
      role: 'Cofondatrice et directrice des opérations',
      text: 'Elle répond des inspections, du groupage et des documents d’exportation. Aucun conteneur n’est fermé sans son feu vert.',
    },
  },
  missionTitle: 'Mission',
  mission:
    'Permettre à toute entreprise africaine d’acheter à une usine chinoise en sachant ce qu’elle recevra, avant d’en payer le solde.',
  visionTitle: 'Vision',
  vision: 'Un commerce entre la Chine et l’Afrique où la distance ne coûte à l’acheteur que le prix du fret.',
  valuesTitle: 'Nos valeurs',
  values: {
    integrity: {
      title: 'Intégrité',
      text: 'Nous rapportons ce que nous avons vu, en bien comme en mal, avec la date et les photos. Ce que nous n’avons pas vérifié est signalé comme tel.',
    },
    excellence: {
      title: 'Excellence',
      text: 'Repéré devant la machine à coudre, un défaut coûte quelques minutes ; découvert à Abidjan, il coûte une saison. Nous contrôlons donc tôt, d’après l’échantillon que vous avez validé, et nous consignons le résultat.',
    },
    partnership: {
      title: 'Partenariat',
      text: 'Nous préparons la décision, vous la prenez. Un seul interlocuteur suit votre commande, de la première question au connaissement, et une petite commande a droit au même rapport qu’une grande.',
    },
  },
  ctaTitle: 'Un fournisseur à vérifier ?',
  ctaText: 'Envoyez-nous un nom, un lien ou une photo.',
  ctaProducts: 'Voir les produits',
} as const satisfies AboutTexts;

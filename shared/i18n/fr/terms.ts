import type { TermsTexts } from '../en/company.ts';

export const terms = {
  metaTitle: 'Conditions',
  metaDescription:
    'Nos conditions : acompte et solde, échantillons, inspection, délais, douane, et ce que nous ne promettons pas.',
  title: 'Conditions',
  subtitle: 'Les conditions auxquelles nous travaillons. Ce que prévoit votre commande signée passe avant.',
  parts: {
    company: {
      title: 'Votre cocontractant',
      text: '{company}, {address}.\n{law}',
    },
    prices: {
      title: 'Prix et offres',
      text: 'Les prix, commandes minimales et délais de fabrication du catalogue sont communiqués par nos fournisseurs. Ils nous engagent une fois repris dans un devis écrit. Les prix en d’autres devises sont approximatifs ; la devise d’origine fait foi.\nNos honoraires figurent sur une ligne à part.',
    },
    payment: {
      title: 'Paiement',
      text: 'Acompte de {deposit} % à la confirmation de la commande, {balance} % avant l’expédition, une fois le rapport d’inspection accepté. Par virement, dans plusieurs devises, uniquement sur le compte de la commande signée. Nous n’annonçons jamais un changement de compte par e-mail ou chat seulement.',
    },
    samples: {
      title: 'Échantillons',
      text: 'L’échantillon et l’envoi express sont à votre charge. Leur prix est déduit de votre commande lorsque l’usine l’accepte.',
    },
    inspection: {
      title: 'Inspection',
      text: 'Nous visitons le fournisseur choisi avant que vous versiez l’acompte et inspectons la marchandise avant le chargement. Si un lot est refusé, rien ne part et le solde n’est pas dû ; l’usine trie ou reprend à ses frais, et nous inspectons de nouveau. En cas de second refus, vous tranchez : une remise, un nouveau lot ou l’annulation.',
    },
    time: {
      title: 'Délais',
      text: 'Une commande demande en général {from} à {to} semaines jusqu’au chargement. La traversée s’y ajoute : {sea} jours vers l’Afrique de l’Est et australe, {west} jours vers l’Afrique de l’Ouest et centrale. Les dates des transporteurs sont transmises, non garanties.',
    },
    customs: {
      title: 'Douane',
      text: 'Nous établissons les documents d’exportation. Qui dédouane et paie droits et taxes dépend de l’incoterm de votre offre : en DDP, c’est nous ; dans tous les autres cas, c’est vous, avec votre transitaire. Les autorisations d’importation sont à obtenir par vos soins ; votre transitaire confirme que la marchandise peut être importée.',
    },
    limits: {
      title: 'Ce que nous ne promettons pas',
      text: 'Qu’aucune pièce n’aura de défaut, qu’un navire arrivera un jour précis, ou qu’un acompte se récupère toujours. Nous négocions sa restitution, commande signée à l’appui.',
    },
    site: {
      title: 'Ce site',
      text: 'Textes et images peuvent être cités par un lien, non copiés pour la vente. Les illustrations montrent le type de produit ; l’échantillon validé fait foi. Questions : {email}.',
    },
  },
  law: {
    known:
      'Droit applicable : {country}. À défaut d’accord amiable, les tribunaux de {place} sont compétents.',
    unknown: 'Le droit applicable et le lieu du litige sont convenus dans votre commande.',
  },
} as const satisfies TermsTexts;

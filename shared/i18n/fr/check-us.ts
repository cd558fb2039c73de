import type { CheckUsTexts } from '../en/company.ts';

export const checkUs = {
  metaTitle: 'Vérifiez-nous : comment contrôler chaque affirmation',
  metaDescription:
    'Raison sociale, numéro d’immatriculation, licence, compte bancaire, bureaux et équipe : comment contrôler chaque point sans nous croire sur parole.',
  title: 'Vérifiez-nous avant de nous payer',
  subtitle: 'Ce que nous disons de nous-mêmes, et comment le contrôler sans nous croire sur parole.',
  record: {
    title: 'Une société que vous pouvez vérifier',
    name: 'Raison sociale',
    number: 'Numéro d’immatriculation',
    since: 'Immatriculée depuis',
    office: 'Siège',
    account: 'Titulaire du compte bancaire',
    licenceLabel: 'Licence commerciale',
    demo: 'Démo',
    demoText: 'Démo : société, personnes, fournisseurs et chiffres de ce site sont inventés.',
    link: 'Vérifiez-nous',
  },
  accountText: 'La raison sociale, et aucun autre nom',
  claimsTitle: 'Six affirmations, six vérifications',
  checkLabel: 'Comment vérifier',
  claims: {
    registered: {
      title: 'Nous sommes une société immatriculée',
      text: 'La société existe sous le nom et le numéro ci-dessus, et le commerce est son activité déclarée.',
      check:
        'Cherchez le numéro dans le registre public des sociétés chinoises, gsxt.gov.cn, ou confiez-le au service commercial de votre ambassade. Nom, adresse et représentant légal doivent concorder ; la société doit y figurer « en activité ».',
    },
    licence: {
      title: 'Notre licence est authentique',
      text: 'La licence commerciale porte les 18 caractères du numéro d’immatriculation et un code carré.',
      check:
        'Demandez une photo récente de la licence, avec un papier daté du jour à côté. Scannez le code carré : il mène au registre, pas à notre site.',
    },
    bank: {
      title: 'Votre argent va à la société',
      text: 'Le compte indiqué dans votre commande est au nom de la société. Nous n’acceptons aucun paiement sur le compte d’une personne ou d’une autre société.',
      check:
        'Comparez le titulaire du compte et la raison sociale, lettre par lettre. Avant de payer, appelez un des numéros de notre page de contact et faites-vous lire les quatre derniers chiffres.',
    },
    people: {
      title: 'Les personnes sont bien celles qu’elles disent',
      text: 'Une seule personne suit votre commande, avec un nom et un visage.',
      check:
        'Demandez un appel vidéo, même sans prévenir. Faites-vous montrer la porte des bureaux, la licence au mur et un échantillon de votre choix.',
    },
    visit: {
      title: 'Il y a des bureaux, et il y a des usines',
      text: 'Vous pouvez nous rendre visite à Wenzhou et aller avec nous à l’usine de votre commande.',
      check:
        'Venez, ou envoyez quelqu’un : un parent, un étudiant, une société d’inspection de votre choix. Indiquez-nous le jour ; nous n’avons besoin d’aucun de vos papiers, sauf si vous souhaitez une lettre d’invitation.',
    },
    references: {
      title: 'D’autres ont acheté par nous',
      text: 'Des acheteurs qui l’ont accepté répondent aux questions sur leurs commandes.',
      check:
        'Demandez deux acheteurs de votre région pour des marchandises comme les vôtres. Appelez-les à un numéro que vous avez trouvé vous-même et demandez le connaissement d’un envoi.',
    },
  },
  neverTitle: 'Ce que nous ne demandons jamais',
  never1: 'Un paiement sur un compte personnel, par agence de transfert, carte cadeau ou cryptomonnaie.',
  never2: 'Le prix entier d’avance. C’est {deposit} % d’acompte, {balance} % avant l’expédition.',
  never3: 'Un mot de passe, un numéro de carte ou un code envoyé par votre banque ou WhatsApp.',
  never4:
    'Un changement de compte par e-mail ou messagerie seulement. Si vous en recevez un, appelez-nous d’abord.',
  never5: 'La pression. Nous ne faisons jamais d’offre qui expire aujourd’hui.',
  doubtTitle: 'Si quelque chose ne concorde pas',
  doubtText:
    'Ne payez rien, et écrivez à {email} ce que vous avez trouvé. Quelqu’un utilise peut-être notre nom ; nous répondons dans tous les cas.',
  ctaTitle: 'Mettez-nous à l’épreuve',
  ctaText: 'Demandez l’appel vidéo, la licence ou une référence.',
  ctaProducts: 'Voir les produits',
} as const satisfies CheckUsTexts;

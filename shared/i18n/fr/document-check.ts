import type { DocumentCheckTexts } from '../en/document-check.ts';

export const documentCheck = {
  payMetaTitle: 'Payer en sécurité : notre compte bancaire',
  payMetaDescription: 'Qui reçoit le paiement, les derniers chiffres du compte et tous ses changements.',
  payTitle: 'Payer en sécurité',
  payIntro:
    'Dans ce commerce, l’argent se perd surtout par de fausses coordonnées bancaires. Cette page dit qui reçoit le paiement. Si quelque chose diffère, ne payez pas.',
  paidTitle: 'Qui reçoit le paiement',
  paidNone: 'Aucun compte n’est encore indiqué ici. Demandez-nous avant de payer.',
  holder: 'Titulaire du compte',
  bank: 'Banque',
  lastDigits: 'Le compte se termine par',
  since: 'Depuis',
  countsFrom: 'Valable à partir du',
  never: 'Nous ne changeons jamais de compte bancaire par e-mail ou par chat.',
  pendingTitle: 'Un changement est annoncé',
  pendingText:
    'Deux de nos responsables ont confirmé ce changement. Jusqu’à la date ci-dessous, seul le compte ci-dessus est valable.',
  otherTitle: 'Quelqu’un vous envoie d’autres coordonnées bancaires ?',
  otherText:
    'Ne payez pas, même si le message vient de notre adresse : les messageries se font pirater. Appelez-nous au numéro indiqué ici, pas à celui du message.',
  chat: 'Discuter avec nous',
  stepsTitle: 'Avant de payer',
  step1: 'Comparez le nom, la banque et les derniers chiffres avec cette page.',
  step2: 'Saisissez le code de la facture proforma dans la vérification des documents.',
  step3: 'Appelez-nous et faites-vous lire les quatre derniers chiffres.',
  step4: 'Payez une société, jamais un particulier.',
  step5: 'Pour un nouveau compte, envoyez d’abord une petite somme et demandez si elle est arrivée.',
  changesTitle: 'Tous les changements',
  changesText:
    'Un changement demande deux de nos responsables et attend 24 heures. Chacun reste affiché ici.',
  withdrawn: 'Un changement annoncé a été retiré.',
  verifyTitle: 'Vérifier un document',
  verifyIntro:
    'Nos offres, proformas et catalogues portent un code. Saisissez-le et comparez ce qui s’affiche avec votre document.',
  code: 'Code du document',
  check: 'Vérifier',
  unknownTitle: 'Nous n’avons émis aucun document avec ce code',
  unknownText:
    'Comparez les caractères avec votre document. S’ils sont identiques, ne payez pas et écrivez-nous à {email} : quelqu’un utilise peut-être notre nom.',
  fileTitle: 'Vérifier le fichier',
  fileText: 'Choisissez le PDF ou déposez-le ici. Il est comparé sur votre appareil et jamais envoyé.',
  knownText: 'Nous avons émis ce document. Comparez chaque ligne ci-dessous avec le vôtre.',
  reference: 'Demande',
  revision: 'Révision',
  issued: 'Émis le',
  total: 'Total',
  paidThen: 'Qui recevait le paiement ce jour-là',
  paidChanged:
    'Un autre compte reçoit désormais les paiements. Consultez la page « Payer en sécurité » avant de payer.',
  replaced: 'Ce document n’est plus valable. Remplacé par : {kind} {revision}, {date}.',
  kinds: { offer: 'Offre', proforma: 'Facture proforma', catalogue: 'Catalogue' },
  says: {
    working: 'Comparaison du fichier…',
    matches: 'Le fichier est exactement celui que nous avons émis.',
    differs: 'Le fichier n’est pas celui que nous avons émis. Ne payez pas et contactez-nous.',
    another: 'C’est un autre de nos documents, pas celui de ce code.',
    unknown: 'Nous n’avons pas émis ce fichier. Ne payez pas et contactez-nous.',
    large: 'Le fichier dépasse 20 Mo : il ne vient pas de nous.',
    failed: 'Le fichier n’a pas pu être comparé. Veuillez réessayer.',
  },
} satisfies DocumentCheckTexts;

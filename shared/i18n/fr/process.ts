import type { ProcessTexts } from '../en/company.ts';

export const process = {
  metaTitle: 'Notre démarche : six étapes, de la demande au port',
  metaDescription:
    'Six étapes, de votre premier message au connaissement : qui fait quoi, ce que vous voyez, quand vous payez, combien de temps il faut et ce qui se passe si un lot est refusé.',
  title: 'Six étapes, et vous les voyez toutes',
  subtitle: 'Qui fait quoi, ce que vous recevez à chaque étape, et à quel moment vous payez.',
  termsTitle: 'Les conditions en trois chiffres',
  depositText: 'd’acompte, à la confirmation de la commande',
  balanceText: 'avant l’expédition, une fois le rapport d’inspection accepté',
  totalText: 'du premier échange au chargement, en règle générale',
  days: '{from} à {to} jours',
  weeks: '{from} à {to} semaines',
  stepsTitle: 'Le déroulement d’une commande',
  youLabel: 'Vous',
  seeLabel: 'Vous recevez',
  steps: {
    needs: {
      title: 'Analyse du besoin',
      text: 'Nous vous demandons ce que vous vendez, en quelle quantité et à quel prix, puis nous abordons la tension, les tailles, l’étiquetage et les certificats que votre douane exigera.',
      you: 'Envoyez une photo, un lien ou un cahier des charges.',
      see: 'Une courte synthèse avec une première idée du prix, de la commande minimale et du délai de fabrication. Elle est gratuite et ne vous engage à rien.',
    },
    search: {
      title: 'Recherche et vérification des fournisseurs',
      text: 'Nous consultons plusieurs fabricants, écartons les revendeurs, contrôlons les licences et visitons ceux qui restent.',
      you: 'Vous décidez : ce fournisseur ou aucun.',
      see: 'Le comparatif des offres, un rapport de vérification avec photos et, si vous le souhaitez, des échantillons.',
    },
    order: {
      title: 'Confirmation de la commande et acompte',
      text: 'Tout est mis par écrit, en chinois et en français : cahier des charges, échantillon validé, prix, date de livraison, et ce qui se passe si un lot est refusé.',
      you: 'Validez l’échantillon, signez et versez l’acompte de {deposit} %.',
      see: 'La commande signée et le reçu de votre acompte.',
    },
    production: {
      title: 'Gestion et suivi de la production',
      text: 'Nous contrôlons la matière et les premières pièces, retournons à l’atelier en cours de fabrication et veillons à ce que l’usine respecte ses délais.',
      you: 'Rien, sauf si quelque chose doit changer ; toute modification est chiffrée avant d’être faite.',
      see: 'Des photos de l’atelier à chaque étape, et l’annonce d’un retard dès que nous en avons connaissance.',
    },
    inspection: {
      title: 'Inspection de la qualité',
      text: 'Une fois le lot terminé, nous prélevons un échantillon au hasard ; nous comptons, mesurons et testons par rapport à la référence validée, avant la fermeture des cartons.',
      you: 'Lisez le rapport ; acceptez le lot, ou refusez-le.',
      see: 'Le rapport d’inspection, avec photos et nombre de défauts.',
    },
    shipping: {
      title: 'Groupage, logistique et paiement du solde',
      text: 'Les marchandises de tous vos fournisseurs sont réunies en un seul envoi, au départ de Ningbo ou de Shanghai. Nous établissons la facture, la liste de colisage et le certificat d’origine.',
      you: 'Réglez les {balance} % restants avant l’expédition.',
      see: 'Les photos de l’empotage, le numéro du plomb, le connaissement et les autres documents pour votre transitaire.',
    },
  },
  failTitle: 'Si un lot est refusé',
  fail1: 'Rien ne part, et le solde n’est pas dû.',
  fail2:
    'L’usine trie ou reprend la marchandise à ses frais, comme le prévoit la commande, et nous inspectons de nouveau.',
  fail3:
    'En cas de second refus, c’est vous qui tranchez : une remise, un nouveau lot ou l’annulation. Nous négocions la restitution de votre acompte, commande signée à l’appui.',
  neverTitle: 'Ce que nous ne promettons jamais',
  never1:
    'Qu’aucune pièce n’aura de défaut. Une inspection porte sur un échantillon, et le rapport en indique la taille.',
  never2:
    'Une date d’arrivée ferme. C’est le transporteur qui décide ; nous vous transmettons ses dates et ses retards.',
  never3:
    'Que la douane ne posera pas de questions. En DDP, nous dédouanons et payons les droits ; avec tout autre incoterm, c’est vous, avec votre transitaire.',
  never4:
    'Qu’un acompte se récupère toujours. C’est pourquoi l’usine est vérifiée avant le versement, et non après.',
  timelineTitle: 'Combien de temps faut-il ?',
  timelineText:
    'Pour une marchandise que l’usine fabrique déjà ; un nouveau moule ou un nouveau modèle demande davantage.',
  timeline: {
    consultation: 'Premier échange',
    vetting: 'Identification et vérification des fournisseurs',
    production: 'Production et contrôle qualité',
    delivery: 'Logistique et livraison',
  },
  timelineScale:
    'À l’échelle : couleur pleine jusqu’à la durée habituelle la plus courte, atténuée jusqu’à la plus longue.',
  timelineSea:
    'Ces délais s’arrêtent au chargement. La traversée s’y ajoute : {sea} jours vers l’Afrique de l’Est et australe, {west} jours vers l’Afrique de l’Ouest et centrale.',
  platformTitle: 'Notre plateforme numérique',
  platformText: 'Elle fonctionne sur un téléphone, avec une connexion lente et sans compte.',
  platform: {
    catalogue: {
      title: 'Un catalogue chiffré',
      text: 'Prix, commande minimale, délai de fabrication et fournisseur de chaque produit, avec la date à laquelle ce fournisseur a été vérifié.',
    },
    requests: {
      title: 'Des questions depuis la fiche produit',
      text: 'Demandez un devis ou écrivez au fournisseur sur WhatsApp : le produit concerné est déjà indiqué.',
    },
    light: {
      title: 'Des pages légères, en quatre langues',
      text: 'Français, anglais, espagnol et chinois ; et un économiseur de données qui laisse de côté le superflu.',
    },
  },
  benefitsTitle: 'Ce que vous y gagnez',
  benefits: {
    before: {
      title: 'Voir avant de payer',
      text: 'Rapport et photos sont chez vous avant que vous payiez le solde.',
    },
    one: { title: 'Un seul interlocuteur', text: 'Le même, de la synthèse au connaissement.' },
    load: { title: 'Un seul envoi', text: 'Plusieurs fournisseurs, un conteneur, un jeu de documents.' },
    written: { title: 'Tout par écrit', text: 'Commande, rapports et documents restent entre vos mains.' },
  },
  ctaTitle: 'Commencez par la première étape',
  ctaText: 'Dites-nous ce que vous voulez vendre. Le premier échange est gratuit.',
  ctaProducts: 'Voir les produits',
} as const satisfies ProcessTexts;

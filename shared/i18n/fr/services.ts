import type { ServicesTexts } from '../en/company.ts';

export const services = {
  metaTitle: 'Services : sourcing, qualité, logistique, communication',
  metaDescription:
    'Recherche et vérification de fournisseurs, contrôle qualité, groupage et documents d’exportation, un interlocuteur unique : ce que nous faisons et ce que vous recevez.',
  title: 'De la porte de l’usine jusqu’à votre port',
  subtitle:
    'Quatre services, une seule équipe à Wenzhou. Pour chacun : ce que nous faisons, et ce que vous recevez.',
  sceneLabel: 'Scènes de notre travail',
  jumpLabel: 'Les services de cette page',
  proofLabel: 'Ce que vous recevez',
  blocks: {
    sourcing: {
      title: 'Sourcing',
      text: 'Vous envoyez une photo, un lien ou un cahier des charges. Nous cherchons des fabricants et non des revendeurs, leur demandons en chinois des offres comparables, puis visitons ceux qui restent en lice.',
      feature1: 'Licences commerciale et d’exportation vérifiées au registre public',
      feature2: 'Atelier, machines et stock vus sur place',
      feature3: 'Offres réunies sur une page : prix, commande minimale, délai de fabrication, emballage',
      feature4: 'Échantillons rassemblés à Wenzhou et photographiés côte à côte',
      proof:
        'Un rapport de vérification daté, avec photos, et le comparatif des offres. Si rien ne convient, le rapport le dit.',
    },
    quality: {
      title: 'Qualité',
      text: 'Nous contrôlons à trois moments : à l’arrivée de la matière, pendant la fabrication, puis une fois le lot terminé. La référence est l’échantillon que vous avez validé.',
      feature1: 'Matière et premières pièces comparées à l’échantillon validé',
      feature2: 'Contrôle en cours de production, quand une erreur se corrige encore',
      feature3: 'Inspection finale par échantillonnage (AQL), avant la fermeture des cartons',
      feature4: 'Comptage, mesures, essais de fonctionnement, étiquettes et cartons',
      proof:
        'Un rapport d’inspection avec photos et nombre de défauts, avant l’échéance du solde. Si le lot est refusé, rien ne part sans votre décision.',
    },
    logistics: {
      title: 'Logistique',
      text: 'Les marchandises de plusieurs fournisseurs se retrouvent dans un même entrepôt et partent dans un même conteneur : de Ningbo ou de Shanghai par mer, ou par avion en cas d’urgence.',
      feature1: 'Groupage de plusieurs fournisseurs en un conteneur',
      feature2: 'Fret maritime et fret aérien chiffrés côte à côte',
      feature3: 'Facture, liste de colisage, certificat d’origine et connaissement',
      feature4: 'Photos de l’empotage et numéro du plomb',
      proof:
        'Le dossier d’exportation complet, envoyé d’avance pour que votre transitaire puisse commencer. En DDP, nous dédouanons et payons les droits ; avec tout autre incoterm, c’est vous, avec votre transitaire.',
    },
    communication: {
      title: 'Communication',
      text: 'Une seule personne suit votre commande, vous écrit en français, en anglais, en espagnol ou en chinois, et parle chinois avec l’usine.',
      feature1: 'Le même interlocuteur, de la première question au connaissement',
      feature2: 'Photos et vidéos prises à l’atelier',
      feature3: 'Tout retard signalé dès que nous l’apprenons, avec une nouvelle date',
      feature4: 'Ce qui a été convenu au téléphone, confirmé par écrit',
      proof:
        'Le dossier de votre commande : ce qui a été convenu, les rapports et les documents. Il est à vous.',
    },
  },
  processLink: 'Le déroulement d’une commande, étape par étape',
  whyTitle: 'Pourquoi choisir nos services',
  why: {
    time: {
      title: 'L’avantage du décalage horaire',
      text: 'Quand les usines ouvrent à Wenzhou, il fait encore nuit à Abidjan. Votre question du soir est réglée avec l’usine avant l’ouverture de votre boutique.',
    },
    bridge: {
      title: 'Un pont entre deux cultures',
      text: 'Nous négocions en chinois et vous rendons compte en français. Ce qui a été convenu autour de la table est rédigé dans les deux langues, afin que chacun signe la même chose.',
    },
    guarantee: {
      title: 'La garantie qualité',
      text: 'Aucun lot ne part et aucun solde n’est dû tant que vous n’avez pas accepté le rapport d’inspection. Personne ne peut garantir zéro défaut ; nous garantissons que vous connaissez les défauts relevés avant de payer le solde.',
    },
  },
  expertiseTitle: 'Nos domaines d’expertise',
  expertiseText: 'À chaque marchandise ses points de contrôle.',
  expertise: {
    fashion:
      'Coutures, semelles, gammes de tailles, tenue des couleurs, étiquettes. La chaussure est le métier de Wenzhou.',
    electronics: 'Tension, prises, et batteries mesurées par rapport à ce qu’annonce l’étiquette.',
    household:
      'Épaisseur, revêtement, attestations de contact alimentaire, et cartons qui résistent à une chute.',
  },
  catalogueTitle: 'En ce moment au catalogue',
  ctaTitle: 'Dites-nous ce qu’il vous faut',
  ctaText: 'Une photo ou un lien suffit pour commencer.',
  ctaProducts: 'Voir les produits',
} as const satisfies ServicesTexts;

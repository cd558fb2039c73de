import type { home as enHome } from '../en/home.ts';
import type { SameShape } from '../translate.ts';

export const home = {
  metaTitle: 'Sourcing en Chine pour les entreprises africaines',
  metaDescription:
    'Nous trouvons et vérifions des fabricants chinois, contrôlons vos marchandises et les expédions en un seul envoi groupé vers chacun des 54 pays d’Afrique.',
  signInToGoOn: 'Vous êtes déconnecté. Connectez-vous pour continuer',
  heroTitle: 'Achetez en usine, en Chine, comme si vous y étiez',
  heroSubtitle:
    'Nous vivons à Wenzhou. Nous visitons le fournisseur, suivons la production, contrôlons la marchandise avant le paiement du solde, puis l’expédions de Ningbo ou de Shanghai jusqu’à votre port.',
  heroServices: 'Nos services',
  sceneLabel: 'Scènes de notre travail',
  proofLabel: 'En bref',
  proofYears: { one: 'Plus de {count} an d’expérience', other: 'Plus de {count} ans d’expérience' },
  proofCountries: '54 pays africains desservis',
  categories: 'Catégories',
  viewAllCategories: 'Voir toutes les catégories',
  featuredTitle: 'Produits en vedette',
  featuredText: 'Prix à l’unité, FOB port de chargement en Chine, avant remise sur quantité.',
  viewAllProducts: 'Tous les produits',
  emptyTitle: 'Produits bientôt disponibles',
  emptyText:
    'Notre catalogue est en préparation. Dites-nous ce qu’il vous faut et nous le chercherons pour vous.',
  emptyButton: 'Demander un sourcing sur mesure',
  benefitQuality: 'Produits de qualité',
  benefitQualityText:
    'Avant l’emballage, chaque commande est contrôlée à l’usine, photos à l’appui, par rapport à l’échantillon que vous avez validé.',
  benefitSupply: 'Approvisionnement fiable',
  benefitSupplyText:
    'Chaque fournisseur porte la date de notre visite ou la mention « pas encore visité » ; des dates de production que nous suivons de près et un seul envoi groupé, avec ses documents d’exportation.',
  benefitPrice: 'Prix compétitifs',
  benefitPriceText: 'Des prix d’usine négociés en chinois, sur place, et nos honoraires indiqués à part.',
  partnerTitle: 'Votre partenaire de sourcing en Chine',
  partnerText:
    'La plupart des acheteurs africains ne connaissent leur fournisseur que par messagerie. Nous, nous sonnons à la porte de l’usine : nous vérifions la licence, les machines et le stock, et nous vous disons ce que nous avons vu.',
  servicesTitle: 'Ce que nous faisons pour vous',
  servicesAll: 'Voir tous les services',
  serviceSourcing: 'Sourcing et vérification',
  serviceSourcingText:
    'Nous trouvons des fabricants pour votre produit, comparons les offres et visitons les meilleurs avant que vous décidiez.',
  serviceQuality: 'Contrôle qualité',
  serviceQualityText:
    'Des contrôles au début, au cours et à la fin de la production. Vous voyez les photos avant de devoir payer le solde.',
  serviceLogistics: 'Logistique et documents',
  serviceLogisticsText:
    'Les marchandises de plusieurs fournisseurs dans un même conteneur, par mer ou par avion, avec facture, liste de colisage et certificat d’origine.',
  advantageTitle: 'L’atout Wenzhou',
  advantageText:
    'Wenzhou fabrique chaussures, vêtements, lunettes, interrupteurs, serrures et vannes pour la moitié du monde. D’ici, les marchés de Yiwu sont à deux heures, et les ports de Ningbo et de Shanghai à moins d’une journée de camion.',
  advantage1: 'Des milliers d’usines à moins d’une journée de route',
  advantage2: 'Ports de Ningbo et de Shanghai',
  advantage3: 'Petites quantités possibles en regroupant les acheteurs',
  founderQuote:
    'Nous avons commencé par un conteneur de chaussures pour un ami de Lomé qui avait perdu deux fois son acompte. Il ne nous demandait qu’une chose : aller voir. C’est encore ce que nous faisons aujourd’hui.',
  founderName: 'Les fondateurs',
  expertiseTitle: 'Nos domaines d’expertise',
  expertiseFashion: 'Mode, chaussures et accessoires',
  expertiseFashionText: 'Chaussures, vêtements, sacs, montres et lunettes, à votre marque et à vos tailles.',
  expertiseElectronics: 'Électronique grand public et accessoires pour téléphones',
  expertiseElectronicsText:
    'Chargeurs, audio, solaire et éclairage, testés pour la tension de votre réseau et vos prises.',
  expertiseHousehold: 'Articles ménagers et de cuisine',
  expertiseHouseholdText:
    'Casseroles, vaisselle, plastiques et articles de nettoyage, emballés pour la revente.',
  consultationTitle: 'Conseil gratuit',
  consultationText:
    'Envoyez-nous une photo ou un lien. Vous recevez une première idée du prix, de la commande minimale et du délai de fabrication, sans engagement.',
  partnersTitle: 'Nos fournisseurs partenaires',
  partnersLabel: 'Logos des fournisseurs',
} as const satisfies SameShape<typeof enHome>;

import type {
  common as enCommon,
  errors as enErrors,
  footer as enFooter,
  nav as enNav,
  notFound as enNotFound,
  reply as enReply,
} from '../en/common.ts';
import type { SameShape } from '../translate.ts';

export const common = {
  skipToContent: 'Aller au contenu',
  home: 'Accueil',
  back: 'Retour',
  close: 'Fermer',
  menu: 'Menu',
  language: 'Langue',
  chooseLanguage: 'Choisissez votre langue',
  apply: 'Appliquer',
  pause: 'Mettre le diaporama en pause',
  play: 'Lancer le diaporama',
  slide: 'Image {number} sur {total}',
  slideshow: 'Images',
  previous: 'Précédent',
  next: 'Suivant',
  loading: 'Chargement…',
  notifications: 'Notifications',
  labelled: '{label} : {value}',
  dismiss: 'Masquer',
  offline: 'Vous êtes hors connexion. Cette page reste telle quelle jusqu’au retour du réseau.',
  openNow: 'Ouvrir la page maintenant',
} as const satisfies SameShape<typeof enCommon>;

/** The promised reply time, and the text for times without office hours. */
export const reply = {
  within: {
    one: 'Réponse sous {count} heure, aux heures de bureau',
    other: 'Réponse sous {count} heures, aux heures de bureau',
  },
  closedHours: 'Le bureau de Wenzhou est fermé en ce moment : il ouvre dans {n} h.',
  closedDays: 'Le bureau de Wenzhou est fermé en ce moment : il ouvre dans {n} jours.',
} as const satisfies SameShape<typeof enReply>;

export const nav = {
  label: 'Navigation principale',
  home: 'Accueil',
  about: 'À propos',
  services: 'Services',
  products: 'Produits',
  blog: 'Blog',
  process: 'Démarche',
  contact: 'Contact',
  favorites: 'Mes favoris',
  quoteList: 'Ma liste de devis',
  landedCost: 'Prix rendu',
  contactUs: 'Nous contacter',
  getQuote: 'Demander un devis',
  chat: 'Écrivez-nous en direct',
  openMenu: 'Ouvrir le menu',
  find: 'Trouver un produit',
  account: 'Compte',
  logout: 'Déconnexion',
  loggedOut: 'Déconnexion réussie',
  loggedOutText: 'Votre session est fermée.',
  logoutFailed: 'Échec de la déconnexion',
  logoutFailedText: 'Veuillez réessayer.',
  admin: 'Admin',
  adminDashboard: 'Tableau de bord',
  adminProducts: 'Produits',
  adminBlog: 'Blog',
  adminChat: 'Chat clients',
  adminMessages: 'Messages de contact',
  adminUsers: 'Utilisateurs',
} as const satisfies SameShape<typeof enNav>;

export const footer = {
  tagline:
    'Votre équipe de sourcing à Wenzhou : chaque vérification de fournisseur datée, des marchandises contrôlées, un seul envoi jusqu’à votre port en Afrique.',
  quickLinks: 'Liens rapides',
  services: 'Services',
  serviceSourcing: 'Recherche et vérification de fournisseurs',
  serviceQuality: 'Contrôle qualité',
  serviceLogistics: 'Groupage et expédition',
  serviceCommunication: 'Suivi de production',
  contactInfo: 'Contact',
  phoneChina: 'Ligne Chine',
  phoneAfrica: 'Ligne Afrique',
  wechat: 'WeChat',
  follow: 'Suivez-nous',
  currency: 'Afficher les prix en',
  currencyNone: 'la devise d’origine',
  currencyShow: 'Afficher',
  rates: '« ≈ » : environ, au taux de change du {date}',
  dataSaver: 'Économiseur de données',
  dataSaverOn: 'Économiseur de données activé : petites images, rien de superflu.',
  dataSaverOff: 'Économiseur de données désactivé.',
  turnOn: 'Activer',
  turnOff: 'Désactiver',
  rights: 'Tous droits réservés.',
  privacy: 'Confidentialité',
  checkUs: 'Vérifiez-nous',
  howWeDid: 'Nos résultats',
  catalogs: 'Catalogues',
  paySafely: 'Payer en sécurité',
  verify: 'Vérifier un document',
  terms: 'Conditions',
} as const satisfies SameShape<typeof enFooter>;

export const notFound = {
  postTitle: 'Article introuvable',
  postText: 'L’article que vous cherchez n’existe pas ou a été retiré.',
  title: 'Erreur 404 : page introuvable',
  text: 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien est incomplet.',
  searchProducts: 'Parcourir les produits',
  goHome: 'Aller à l’accueil',
} as const satisfies SameShape<typeof enNotFound>;

export const errors = {
  pageTitle: 'Cette page n’a pas pu être affichée',
  retry: 'Réessayer',
  bad_request:
    'L’adresse ou les données envoyées ne sont pas valables. Veuillez les vérifier, puis réessayer.',
  invalid: 'Veuillez vérifier vos données. Certains champs sont vides ou incorrects.',
  unauthorized: 'Veuillez d’abord vous connecter.',
  forbidden: 'Vous n’avez pas accès à cet élément.',
  second_factor_required: 'Configurez d’abord votre second facteur : il est obligatoire pour toute l’équipe.',
  bad_origin: 'Cette requête venait d’un autre site et a été refusée.',
  bad_credentials: 'Nom d’utilisateur ou mot de passe incorrect.',
  code_required: 'Veuillez saisir le code de votre application d’authentification.',
  conflict: 'Quelqu’un d’autre l’a modifié entre-temps.',
  conversation_closed: 'Cette conversation est terminée. Veuillez en commencer une nouvelle.',
  in_use: 'C’est encore utilisé quelque part. Rien n’a été supprimé.',
  answered_meanwhile: 'Un collègue a répondu entre-temps. Envoyer aussi votre réponse ?',
  last_super_admin:
    'Le dernier super administrateur actif ne peut être ni supprimé, ni désactivé, ni rétrogradé.',
  own_account: 'Vous ne pouvez pas désactiver, supprimer ou rétrograder votre propre compte.',
  own_draft: 'Un collègue doit l’approuver.',
  not_independent:
    'L’un des deux comptes est nouveau ou a été modifié par quelqu’un d’autre au cours des 7 derniers jours. Un autre super-administrateur doit confirmer, ou bien attendez.',
  beneficiary_open:
    'Un changement du compte bancaire est en cours. Retirez-le, ou attendez qu’il prenne effet : d’ici là, aucun super-administrateur ne peut être ajouté, modifié ni supprimé.',
  no_public_address:
    'Aucun document ne peut encore être émis : l’adresse publique de ce site n’est pas définie (PUBLIC_URL). Merci de nous le signaler.',
  offer_expired: 'Cette offre a expiré. Demandez un nouveau prix.',
  offer_replaced: 'Une révision plus récente a remplacé cette offre. Veuillez consulter celle-ci.',
  offer_closed: 'Ce n’est plus possible : l’offre a reçu une réponse entre-temps.',
  not_found: 'Cet élément n’existe pas ou a été supprimé.',
  method_not_allowed: 'Cette action n’est pas possible ici.',
  already_favorite: 'Ce produit est déjà dans vos favoris.',
  too_large: 'Votre envoi est trop volumineux.',
  too_many_requests: 'Trop de requêtes. Veuillez patienter un instant, puis réessayer.',
  work_required:
    'Trop d’essais ont eu lieu sous ce nom. Veuillez patienter : une vérification de sécurité est en cours.',
  retryMinutes: {
    one: 'Trop d’essais. Veuillez réessayer dans {count} minute.',
    other: 'Trop d’essais. Veuillez réessayer dans {count} minutes.',
  },
  internal: 'Une erreur s’est produite de notre côté. Veuillez réessayer plus tard.',
  preparing:
    'Les données de démonstration sont en préparation. Cette page s’ouvrira d’elle-même dans un instant.',
  unavailable: 'Le site est momentanément indisponible. Veuillez réessayer dans une minute.',
  storage_full: 'Notre espace de stockage est plein : rien n’a été enregistré. Veuillez réessayer plus tard.',
} as const satisfies SameShape<typeof enErrors>;

import type { ContactTexts } from '../en/contact.ts';

export const contact = {
  metaTitle: 'Nous contacter',
  metaDescription:
    'Écrivez à notre équipe d’achat à Wenzhou : questions, devis, échantillons. Réponse en quelques heures, en français, anglais, espagnol ou chinois.',
  title: 'Parlez à votre équipe d’achat',
  subtitle:
    'Dites-nous ce que vous cherchez. À Wenzhou, quelqu’un lit chaque message et vous répond dans votre langue.',
  formTitle: 'Écrivez-nous',
  required: 'Les champs marqués * sont obligatoires.',
  fullName: 'Nom complet',
  companyName: 'Entreprise',
  email: 'E-mail',
  phone: 'Téléphone',
  phoneHint: 'Avec l’indicatif du pays, par exemple +243…, ou comme vous le composez chez vous.',
  phoneShort:
    'Ce numéro paraît trop court. Complétez-le ou, s’il est exact, appuyez encore une fois sur « Envoyer le message ».',
  country: 'Pays ou territoire',
  chooseCountry: 'Veuillez choisir',
  africa: 'Afrique',
  otherCountries: 'Autres pays et territoires',
  message: 'Message',
  messageHint: 'Produit, quantité, destination : plus nous en savons, plus la première réponse sera précise.',
  kept: 'Ce que vous saisissez reste sur cet appareil jusqu’à l’envoi.',
  clear: 'Tout effacer',
  send: 'Envoyer le message',
  sending: 'Envoi en cours…',
  aboutProduct: 'Votre question porte sur',
  removeProduct: 'Écrire sur un autre sujet',
  draft:
    'Bonjour,\n\nJe m’intéresse au produit « {product} ». Pourriez-vous m’indiquer votre meilleur prix, la commande minimale et le délai de fabrication ?\n\nQuantité : \nDestination : ',
  askDoor:
    'Merci de m’indiquer ce qui manque au prix rendu chez moi : {quantity} pièces, {way}, pays : {country}.',
  bySea: 'par mer',
  byAir: 'par avion',
  sentTitle: 'Message envoyé !',
  sentText: 'Merci de votre demande. Nous revenons vers vous très vite.',
  writeAnother: 'Écrire un autre message',
  waitingTitle: 'En attente de connexion',
  waitingText:
    'Votre message est gardé sur cet appareil. Il partira tout seul dès que la connexion sera rétablie.',
  sentLater: 'La connexion est rétablie : votre message est parti.',
  failedTitle: 'Le message n’est pas parti',
  failedForm:
    'Veuillez vérifier votre formulaire et réessayer. Assurez-vous que tous les champs obligatoires sont bien remplis.',
  failedRequest: 'Veuillez vérifier votre formulaire. Certains champs sont peut-être vides ou incorrects.',
  failedServer: 'Erreur du serveur. Veuillez réessayer plus tard ou nous contacter directement.',
  failedOther: 'Le message n’a pas pu être envoyé. Veuillez réessayer.',
  failedMark:
    'Ce formulaire est resté ouvert trop longtemps. Rien n’est perdu : appuyez encore une fois sur « Envoyer le message ».',
  failedFast:
    'L’envoi était trop rapide pour être accepté. Rien n’est perdu : appuyez encore une fois sur « Envoyer le message » dans quelques secondes.',
  honeypot: 'Laissez ce champ vide',
  infoTitle: 'Nos coordonnées',
  emailLabel: 'E-mail',
  phoneChina: 'Ligne Chine',
  phoneAfrica: 'Ligne Afrique',
  hours: 'Heures d’ouverture',
  hoursBeijing: '{days}, de {opens} à {closes}, heure de Pékin (UTC+8)',
  daysRange: 'du {from} au {to}',
  inYourTime: 'À votre heure : de {opens} à {closes}',
  openNow: 'Ouvert, jusqu’à {time} à votre heure',
  closedOpens: 'Fermé, ouvre {wait}',
  closedHoliday: 'Fermé jusqu’au {date} ({holiday}) ; ouvre {wait}',
  quickTitle: 'Pour une réponse rapide',
  quickText: 'C’est par WhatsApp ou WeChat que nous répondons le plus vite.',
  social: 'Suivez-nous',
  mapTitle: 'De Wenzhou à toute l’Afrique',
  mapText:
    'Siège à Wenzhou, dans le Zhejiang ; les marchandises partent de Ningbo et de Shanghai vers les {count} marchés africains.',
  mapAlt:
    'Carte des 54 pays d’Afrique et de leurs principaux ports. Une route maritime en pointillé y mène depuis la côte chinoise, où sont indiqués Wenzhou, Ningbo et Shanghai.',
  mapNote: 'Le pointillé au nord-ouest délimite un territoire contesté.',
  locationsTitle: 'Les ports que nous desservons',
  countries: { one: '{count} pays', other: '{count} pays' },
  regionChina: 'Chine',
  placesChina: 'Wenzhou (siège), Ningbo et Shanghai (ports)',
  regions: {
    west: 'Afrique de l’Ouest',
    east: 'Afrique de l’Est',
    central: 'Afrique centrale',
    southern: 'Afrique australe',
    north: 'Afrique du Nord',
  },
  places: {
    west: 'Lagos, Tema, Abidjan, Dakar, Lomé, Cotonou',
    east: 'Mombasa, Dar es Salaam, Djibouti, Maputo, Port-Louis',
    central: 'Douala, Pointe-Noire, Luanda, Matadi, Libreville',
    southern: 'Durban, Le Cap, Walvis Bay',
    north: 'Casablanca, Alger, Tunis, Alexandrie, Port-Soudan',
  },
  faqTitle: 'Questions fréquentes',
  faq: {
    payment: {
      question: 'Quelles sont vos conditions de paiement ?',
      answer:
        'Acompte de {deposit} % à la confirmation de la commande, {balance} % avant l’expédition, une fois que vous avez vu le rapport d’inspection. Nous acceptons les virements dans plusieurs devises.',
    },
    time: {
      question: 'Combien de temps faut-il compter ?',
      answer:
        'En général {from} à {to} semaines, de votre premier message au chargement des marchandises ; la traversée s’y ajoute. Les articles en stock vont plus vite, le sur-mesure peut demander davantage ; vous recevez un calendrier avant de payer.',
    },
    minimum: {
      question: 'Y a-t-il une commande minimale ?',
      answer:
        'La fiche de chaque produit indique la commande minimale de l’usine. Nous groupons les marchandises de plusieurs fournisseurs dans un conteneur : inutile de le remplir d’un seul article.',
    },
    quality: {
      question: 'Comment contrôlez-vous la qualité ?',
      answer:
        'Avant que vous versiez un acompte, nous visitons le fournisseur que vous avez choisi ; celui que nous n’avons pas encore visité est signalé comme tel dans le catalogue. Nous inspectons les marchandises pendant la production et avant le chargement. Vous recevez des photos et un rapport écrit, et décidez avant de payer le solde.',
    },
    shipping: {
      question: 'Qui s’occupe du transport et des papiers ?',
      answer:
        'Nous : groupage, fret maritime ou aérien, et les documents d’exportation que demande votre douane, comme la facture, la liste de colisage, le certificat d’origine et les certificats d’inspection.',
    },
    samples: {
      question: 'Puis-je d’abord recevoir des échantillons ?',
      answer:
        'Oui. Nous réunissons les échantillons de plusieurs usines et les envoyons en un seul colis express. Leur prix est déduit de votre commande lorsque l’usine l’accepte.',
    },
  },
} as const satisfies ContactTexts;

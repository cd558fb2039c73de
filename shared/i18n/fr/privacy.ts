import type { PrivacyTexts } from '../en/company.ts';

export const privacy = {
  metaTitle: 'Confidentialité',
  metaDescription:
    'Ce que ce site conserve sur ses visiteurs, pendant combien de temps, qui le lit et comment le faire supprimer.',
  title: 'Confidentialité',
  subtitle: 'Ce que nous conservons sur vous, pendant combien de temps, et comment le faire supprimer.',
  parts: {
    without: {
      title: 'Quand vous ne faites que lire',
      text: 'Nous n’utilisons ni publicité ni mesure d’audience d’autres sociétés. Pour compter une lecture une fois par jour, le site garde pendant deux jours un identifiant aléatoire de votre navigateur à côté du produit ou de l’article.\nPour limiter les abus, votre adresse réseau est conservée sous forme d’empreinte, un jour au plus.',
    },
    counting: {
      title: 'Comment nous comptons les visites',
      text: 'Notre propre serveur compte {kinds}, sans script ni cookie. À côté des nombres figurent le jour, la langue et le pays, si vous en avez choisi un pour les prix. Les mots des recherches sans résultat sont gardés {searches} jours.\nPour ne compter un visiteur qu’une fois, nous gardons pendant {hours} heures une clé calculée à partir d’un secret du jour, du début de votre adresse réseau, du nom de votre navigateur et de votre système, et de la page ou du produit. Rien de cela ne se lit dans la clé, et deux clés d’un même visiteur n’ont rien en commun ; le secret est effacé avec elles. Si votre navigateur envoie Global Privacy Control ou Do Not Track, il n’y a pas de clé.',
    },
    cookies: {
      title: 'Cookies',
      text: 'Langue, économiseur de données, devise et pays : vos propres choix.\nUne session de visiteur : elle apparaît quand vous gardez un favori, commencez une liste de devis ou ouvrez le chat, et relie le tout. Elle est supprimée {visitors} jours après votre dernière visite.\nUn identifiant de lecture, sans aucun droit. Pour le personnel seulement : la session ouverte et l’appareil connu.\nCe que vous saisissez sans l’envoyer reste dans votre navigateur ; une liste de devis est aussi enregistrée chez nous, pour que vous puissiez continuer sur un autre appareil. Si vous ne l’envoyez jamais, elle est supprimée avec la session de visiteur.',
    },
    contact: {
      title: 'Quand vous nous écrivez',
      text: 'Formulaire de contact : nom, entreprise, adresse e-mail, téléphone, pays, message et produit concerné.\nChat : vos messages et fichiers ; nom, adresse e-mail et téléphone si vous les donnez ; la page d’où vous écrivez, votre langue et votre fuseau horaire, et les produits que vous avez ouverts.\nDevis : votre liste avec quantités, remarques et photos ; destination, nom, entreprise, adresse e-mail, téléphone et fuseau horaire ; ce que vous demandez, acceptez ou refusez. Les photos sont conservées sans le lieu ni l’appareil que l’appareil photo y inscrit. Toute personne qui connaît l’adresse secrète de votre offre peut la lire.\nLes demandes et les offres restent jusqu’à ce que nous les supprimions, car une commande peut s’y référer.',
    },
    who: {
      title: 'Qui en est responsable, et qui le lit',
      text: 'Le responsable du traitement est {company}, {address}. Y ont accès notre équipe et le prestataire qui héberge notre serveur et nos e-mails. Nous ne transmettons vos coordonnées à un fournisseur, un transitaire ou une société d’inspection que pour votre propre demande ou commande. Nous ne les vendons pas.',
    },
    staff: {
      title: 'Comptes du personnel',
      text: 'Nom, nom d’utilisateur, adresse e-mail, empreinte du mot de passe et journal des modifications. Les échecs de connexion sont gardés {failures} jours avec le compte et le réseau.',
    },
    rights: {
      title: 'Vos droits',
      text: 'Écrivez à {email} pour voir, corriger ou supprimer ce que nous conservons sur vous. Nous supprimons sur demande messages, conversations et fichiers, sauf si une loi nous oblige à garder les documents d’une commande.',
    },
  },
  countedKinds: {
    landing: 'la première page d’une visite',
    source: 'le site qui y a mené',
    document: 'les pages ouvertes',
    product: 'les produits ouverts',
    added: 'les produits ajoutés à la liste de devis',
    missed: 'les recherches sans résultat',
    bot: 'les pages demandées par des programmes',
  },
  cookieList: {
    title: 'Chaque cookie par son nom',
    line: '{name} : {text} ({days} jours)',
    visitor: 'votre session de visiteur',
    viewer: 'un identifiant de lecture sans aucun droit',
    language: 'la langue choisie',
    saver: 'votre économiseur de données',
    currency: 'la monnaie choisie',
    country: 'le pays choisi pour les prix rendus chez vous',
    favorites: 'que vous avez des favoris',
    quoteList: 'le nombre de lignes de votre liste de devis',
    staff: 'pour le personnel seulement : la session ouverte',
    device: 'pour le personnel seulement : un appareil connu',
    staffLanguage: 'pour le personnel seulement : la langue de connexion',
  },
  periods: {
    title: 'Ce que nous gardons, et combien de temps',
    line: '{text} : {days} jours',
    never: '{text} : jusqu’à ce que nous les supprimions',
    visitors: 'Sessions de visiteurs, avec favoris et listes jamais envoyées, après votre dernière visite',
    mails: 'Copies des e-mails envoyés qui ne sont pas des réponses',
    searches: 'Mots des recherches sans résultat',
    keys: 'Clés pour ne compter un visiteur qu’une fois',
    failures: 'Échecs de connexion du personnel',
    conversations: 'Conversations du chat et leurs fichiers, une fois résolues',
    contacts: 'Messages du formulaire de contact, une fois traités',
    backups: 'Sauvegardes du site, qui contiennent encore ce qui a été supprimé depuis',
    log: 'Journal des modifications du personnel ; vos données en sont retirées quand nous les effaçons',
  },
} as const satisfies PrivacyTexts;

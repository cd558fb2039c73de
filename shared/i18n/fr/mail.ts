import type { MailTexts } from '../en/mail.ts';

export const mail = {
  greeting: 'Bonjour {name},',
  reply: {
    subject: 'Re : votre message à {company}',
    youWrote: 'Vous avez écrit :',
    answerTo:
      'Pour nous répondre, écrivez à {email}. Cet e-mail a été envoyé par notre site ; merci de ne pas y répondre directement.',
  },
  chat: {
    subject: '{company} vous a répondu',
    intro: 'Nous vous avons répondu dans le chat :',
    open: 'Continuer la conversation',
    why: 'Vous recevez cet e-mail parce que vous avez laissé cette adresse dans notre chat. Pour répondre, utilisez le lien ou écrivez à {email}.',
  },
  assignment: {
    subject: '{by} vous a attribué {name}',
    intro: '{by} vous a attribué la conversation avec {name}. Le client attend une réponse.',
    open: 'Ouvrir la conversation',
    why: 'Vous recevez cet e-mail parce que vous n’étiez pas connecté.',
  },
  quote: {
    requested: {
      subject: '{reference} : nous avons reçu votre demande',
      intro:
        'Merci. Nous avons bien reçu votre demande {reference} et préparons l’offre. Le lien indique où elle en est.',
    },
    offer: {
      subject: '{reference} : votre offre de {company}',
      intro: 'Votre offre {reference} est prête. Elle est valable jusqu’au {day} inclus.',
    },
    accepted: {
      subject: '{reference} : vous avez accepté notre offre',
      intro: 'Merci. Vous avez accepté notre offre {reference}. Vérifiez ce que vous avez accepté :',
    },
    proforma: {
      subject: '{reference} : votre facture proforma',
      intro:
        'Votre facture proforma pour {reference} est prête. Le lien ouvre la page où vous pouvez la lire. Ne payez que sur le compte indiqué.',
    },
    withdrawn: {
      subject: '{reference} : nous avons annulé l’acceptation',
      intro:
        'Nous avons annulé l’acceptation de notre offre {reference} ; une facture proforma déjà émise n’est plus valable. Ne la payez pas. Nous vous dirons comment continuer ; pour toute question, utilisez le lien.',
    },
    answer: {
      subject: '{reference} : une réponse de {company}',
      intro: 'Nous vous avons répondu au sujet de {reference} :',
    },
    review: {
      subject: '{reference} : comment cela s’est-il passé ?',
      intro:
        'Il y a quelques semaines, vous avez accepté notre offre {reference}. Dites aux autres acheteurs comment cela s’est passé, en bien ou en mal : le formulaire est sur la page de votre demande.',
    },
    expiry: {
      subject: '{reference} : votre offre prend fin le {day}',
      intro:
        'Votre offre {reference} est valable jusqu’au {day} inclus. Ensuite, vous pourrez demander un nouveau prix.',
    },
    week: {
      subject: '{reference} : votre commande cette semaine',
      intro: 'Voici ce qui s’est passé dans votre commande {reference} :',
    },
    quietWeek: {
      subject: '{reference} : rien de nouveau cette semaine',
      intro:
        'Rien de nouveau n’a été saisi cette semaine pour votre commande {reference}. Voici où elle en est :',
    },
    slip: {
      subject: '{reference} : une date promise a changé',
      intro:
        'Une date que nous vous avions promise pour {reference} est reportée. La première promesse reste visible sur la page de votre commande :',
    },
    inspection: {
      subject: '{reference} : le rapport d’inspection',
      intro:
        'Le rapport d’inspection de {reference} est définitif. Il compare ce qui a été trouvé à ce qui est admis ; c’est vous qui décidez de la suite :',
    },
    silence: {
      subject: '{reference} : avez-vous vu notre offre ?',
      intro:
        'Notre offre {reference} vous attend jusqu’au {day} inclus. Si quelque chose ne convient pas, posez une question ou refusez-la : les deux nous aident.',
    },
    open: 'Ouvrir la demande',
    secret:
      'Toute personne qui possède ce lien peut lire et accepter l’offre. Ne le transmettez qu’à des personnes de confiance.',
    why: 'Vous recevez cet e-mail parce que cette adresse a été indiquée pour la demande. Pour répondre, utilisez le lien ou écrivez à {email}.',
    stop: 'Ne plus recevoir l’e-mail hebdomadaire de cette commande',
    news: {
      requested: '{reference} : nouvelle demande de {name}',
      question: '{reference} : {name} a posé une question',
      accepted: '{reference} : {name} a accepté l’offre',
      withdrawn: '{reference} : {name} a retiré son acceptation',
      declined: '{reference} : {name} a refusé l’offre',
      fresh_price: '{reference} : {name} demande un nouveau prix',
      testimonial: '{reference} : {name} a donné son avis',
      assigned: '{reference} : {by} vous a attribué la demande de {name}',
      approved: '{reference} : {by} a approuvé vos prix pour {name}',
    },
    openStaff: 'Ouvrir la demande',
    whyStaff:
      'Vous recevez cet e-mail parce que vous êtes responsable de la demande, en avez fixé les prix ou souhaitez un e-mail pour chaque message.',
  },
  notice: {
    subject: 'Nouveau message de {name}',
    intro: 'Ce message vient d’arriver par le formulaire de contact de {company}.',
    name: 'Nom',
    companyName: 'Entreprise',
    country: 'Pays',
    product: 'Produit',
    open: 'Voir les messages de contact',
    why: 'Vous recevez un e-mail pour chaque message de contact. Mon compte propose aussi un récapitulatif quotidien.',
  },
  digest: {
    subject: {
      one: '{count} message attend une réponse',
      other: '{count} messages attendent une réponse',
    },
    intro: {
      one: '{count} message est arrivé depuis le dernier récapitulatif et reste sans réponse.',
      other: '{count} messages sont arrivés depuis le dernier récapitulatif et restent sans réponse.',
    },
    more: { one: 'Et {count} autre.', other: 'Et {count} autres.' },
    why: 'Ce récapitulatif part une fois par jour à 8 h 30, heure de Pékin, quand un message attend.',
  },
  figures: {
    subject: 'Chiffres de la semaine, du {from} au {to}',
    intro:
      'Les sept jours jusqu’à dimanche, entre parenthèses les sept jours précédents. Ce qui attend est compté en ce moment.',
    open: 'Ouvrir ces jours',
    why: 'Vous recevez cet e-mail le lundi parce que vous l’avez choisi dans Mon compte.',
  },
  unsubscribe: 'Ne plus recevoir ces e-mails',
  roles: { admin: 'administrateur', super_admin: 'super-administrateur', customer: 'client' },
  invitation: {
    subject: 'Votre invitation chez {company}',
    intro:
      '{company} vous invite à rejoindre son équipe en tant que {role}. Le lien ci-dessous crée votre compte.',
    open: 'Créer mon compte',
    lapses: {
      one: 'Le lien sert une seule fois et reste valable {count} jour. Si vous n’attendiez pas d’invitation, ignorez cet e-mail.',
      other:
        'Le lien sert une seule fois et reste valable {count} jours. Si vous n’attendiez pas d’invitation, ignorez cet e-mail.',
    },
  },
  beneficiary: {
    first: '{by} a saisi le bénéficiaire des paiements',
    proposed: '{by} propose un autre compte bancaire pour les paiements',
    confirmed: '{by} a confirmé un autre compte bancaire, valable à partir du {date}',
    withdrawn: '{by} a retiré un changement de compte bancaire',
    effective: 'Un autre compte bancaire reçoit désormais les paiements',
    warning:
      'Si vous n’en saviez rien, retirez ce changement tout de suite et appelez vos collègues : quelqu’un est peut-être connecté à leur place.',
    open: 'Ouvrir la page',
  },
  emailChanged: {
    subject: 'L’adresse de votre compte chez {company} a été modifiée',
    text: '{username} : les messages de ce compte sont désormais envoyés à une autre adresse que celle-ci.',
    warning:
      'Si vous ne vous y attendiez pas, écrivez tout de suite à {email} : la personne qui possède la nouvelle adresse peut demander un nouveau mot de passe.',
  },
  backupLate: {
    subject: 'Les sauvegardes de {company} sont en retard',
    backup:
      'La dernière bonne sauvegarde date du {moment}. Les suivantes ont échoué ou n’ont pas été faites.',
    drill: 'Le dernier essai de restauration réussi date du {moment}.',
    never: 'aucune',
    open: 'Voir les sauvegardes',
  },
  reset: {
    subject: '{company} : choisir un nouveau mot de passe',
    intro: 'Un nouveau mot de passe a été demandé pour le compte {username}.',
    open: 'Choisir un mot de passe',
    lapses: {
      one: 'Le lien sert une seule fois et reste valable {count} minute. Si la demande ne vient pas de vous, ignorez cet e-mail : votre mot de passe ne change pas.',
      other:
        'Le lien sert une seule fois et reste valable {count} minutes. Si la demande ne vient pas de vous, ignorez cet e-mail : votre mot de passe ne change pas.',
    },
  },
  automatic: 'Ceci est un message automatique. Pour toute question, écrivez à {email}.',
} as const satisfies MailTexts;

import type { TestimonialTexts } from '../en/testimonial.ts';

export const testimonial = {
  title: 'Ce que disent les acheteurs',
  rated: '{rating} sur 5 : {word}',
  words: { 1: 'très mauvais', 2: 'mauvais', 3: 'moyen', 4: 'bon', 5: 'très bon' },
  reply: 'Notre réponse',
  example: 'Exemple inventé',
  written: 'Écrit en {language}.',
  translate: 'Traduire chez Google',
  product: 'Voir le produit',
  formTitle: 'Comment cela s’est-il passé ?',
  formText:
    'Dites aux autres acheteurs comment cela s’est passé, en bien ou en mal. Nous publions vos mots après avoir vérifié qu’ils ne sont pas abusifs ; une mauvaise note n’est pas une raison de les écarter. Vous pouvez les modifier jusque-là.',
  rating: 'Votre note',
  message: 'Ce que vous voulez dire',
  name: 'Nom à afficher',
  company: 'Société (facultatif)',
  send: 'Envoyer',
  change: 'Envoyer la modification',
  waiting: 'Nous l’avons reçu et ne l’avons pas encore publié.',
  published: 'C’est publié. Merci.',
  removed: 'Nous ne publions pas ce que vous avez écrit. Demandez-nous pourquoi.',
} satisfies TestimonialTexts;

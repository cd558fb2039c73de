import type { PaperTexts } from '../en/paper.ts';

export const paper = {
  offer: 'Offre',
  sampleOffer: 'Offre d’échantillons',
  proforma: 'Facture proforma',
  catalogue: 'Catalogue',
  reference: 'Référence',
  date: 'Date',
  seller: 'Vendeur',
  buyer: 'Acheteur',
  registration: 'Numéro d’immatriculation {number}',
  item: 'Article',
  quantity: 'Quantité',
  unitPrice: 'Prix unitaire',
  sum: 'Montant',
  deliveryTerm: 'Conditions de livraison',
  payment: 'Paiement',
  payAll: 'Le montant total avant la production',
  option: 'Option {number} sur {count} : {label}',
  sumsOfFirst:
    'Ces montants sont ceux de l’option 1 de chaque article, dans les quantités ci-dessus. Si vous choisissez autrement sur la page de l’offre, ils changent.',
  acceptedNote: 'Acceptée le {day} par {name}',
  acceptedNoteUnnamed: 'Acceptée le {day}',
  proformaNote:
    'Cette facture proforma est établie d’après la révision {revision}, acceptée par {name} le {day}. Ce n’est pas une facture fiscale.',
  proformaNoteUnnamed:
    'Cette facture proforma est établie d’après la révision {revision}, acceptée le {day}. Ce n’est pas une facture fiscale.',
  payTo: 'À payer à',
  check: 'Vérifier ce document',
  checkText: 'Scannez le code, ou saisissez {code} sur {url}',
  paySafely: 'Nous ne changeons jamais nos coordonnées bancaires par e-mail ou par chat : {url}',
  page: 'Page {page} sur {pages}',
  demo: 'Démonstration d’une entreprise fictive',
  selections: { products: 'Nos produits', favorites: 'Favoris', list: 'Liste de devis' },
  products: { one: '{count} produit', other: '{count} produits' },
  minimumOrder: 'À partir de {quantity}',
  pricesOf: 'Prix du {day} ; seule une offre nous engage.',
} satisfies PaperTexts;

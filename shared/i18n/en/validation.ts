import type { SameShape } from '../translate.ts';

/** What can be wrong with a field. Schemas name the key; the text reaches the user in her language. */
export const validation = {
  textInvalid: 'This text has characters that cannot be stored.',
  tooLong: 'This is too long.',
  required: 'This is required.',
  numberInvalid: 'Please enter a number.',
  tooSmall: 'This number is too small.',
  tooLarge: 'This number is too large.',
  dateInvalid: 'Please enter a date.',
  choiceInvalid: 'Please choose one of the values.',
  addressInvalid: 'Please enter a web address that starts with https://.',
  usernameRequired: 'Username is required',
  usernameShort: 'Username must be at least 3 characters',
  usernameTaken: 'This username is taken.',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: 'Password must be at most 200 characters',
  passwordWrong: 'This password is not right.',
  emailInvalid: 'Valid email is required',
  emailTaken: 'Another account has this email.',
  roleInvalid: 'Please choose a role.',
  inviteRequired: 'Please enter your invitation code.',
  inviteInvalid:
    'This invitation does not count: it has been used, has lapsed after 7 days, or the link is incomplete.',
  codeRequired: 'Please enter the code of your authenticator.',
  codeWrong: 'This code is not right, or has been used.',
  productNameRequired: 'Product name is required',
  nameRequired: 'Name is required',
  priceInvalid: 'Please enter a price such as 12.50, at least 0.',
  currencyInvalid: 'Please choose one of the currencies.',
  colorInvalid: 'A colour is written #rrggbb.',
  languageInvalid: 'Language must be en, fr, es, or zh',
  languageOriginal: 'English is the original: change the text itself.',
  translatedNameRequired: 'Translated name is required',
  imageInvalid: 'Please select an image file (JPEG, PNG, GIF, etc.)',
  imageTooLarge: 'Please select an image smaller than 2MB.',
  imageRequired: 'Please select at least one image file',
  imageSingle: 'Please send one image at a time.',
  gone: 'This no longer exists.',
} as const;

/** The same texts in any language. */
export type ValidationTexts = SameShape<typeof validation>;

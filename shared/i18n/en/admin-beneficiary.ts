/** The beneficiary: who is paid. */
export const beneficiary = {
  title: 'Bank account',
  text: 'Who is paid. A change needs two super admins and counts 24 hours after the second. Buyers see every change:',
  versions: 'Versions',
  name: 'Name of the account holder',
  bank: 'Bank',
  country: 'Country of the bank',
  choose: 'Choose a country',
  africa: 'Africa',
  others: 'Other countries',
  account: 'Account number',
  swift: 'SWIFT code',
  currency: 'Currency',
  note: 'Note on proformas',
  validFrom: 'Counts from',
  proposedBy: 'Proposed by',
  confirmedBy: 'Confirmed by',
  withdrawnBy: 'Withdrawn by',
  states: {
    proposed: 'waits for a second person',
    pending: 'confirmed, waits 24 hours',
    current: 'is paid now',
    former: 'former',
    withdrawn: 'withdrawn',
  },
  enterTitle: 'Enter the account',
  enterText: 'The first account of the site counts at once. Every later change needs a second super admin.',
  proposeTitle: 'Propose another account',
  proposeText:
    'Another super admin must confirm it. All super admins get a mail. Neither account may have been made, or touched by somebody else, in the last {days} days; until the change counts or is withdrawn, no super admin can be added, changed or removed. In a company of two, both therefore make their accounts {days} days before.',
  alone:
    'You are the only super admin: nobody can confirm a change yet. Invite a second one first; their account can confirm it after {days} days.',
  entered: 'The account has been entered.',
  proposedNow: 'Proposed. Another super admin must confirm it.',
  ownHint: 'You proposed this: another super admin must confirm it.',
  confirm: 'Confirm this account',
  confirmText:
    'Call the person who proposed this before you confirm: {name}, {account}. It counts 24 hours from now.',
  confirmLater:
    'You can confirm this from {time} on: your account or that of {name} was made, or touched by somebody else, less than {days} days before. A company of two waits until then; otherwise a super admin with an older account may be able to confirm it earlier.',
  proposerGone:
    'The account that proposed this is no super admin any more. Withdraw it, and propose it again.',
  withdraw: 'Withdraw the change',
  withdrawnNow: 'The change has been withdrawn.',
  failed: 'Nothing has changed',
} as const;

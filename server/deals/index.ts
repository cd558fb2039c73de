// What other domains may call.
export { demandNoOpenChange } from './document/pending-beneficiary.ts';

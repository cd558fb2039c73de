// What other domains may call.
export { demandNoOpenChange } from './document/pending-beneficiary.ts';
export {
  readDoors,
  readInspections,
  readMilestones,
  readProductions,
} from './order/order-figures.queries.ts';
export { readDemandLines, readOfferedPrices } from './quote/quote-demand.queries.ts';
export {
  type DealRow,
  readAcceptedMoney,
  readDeals,
  readProductDeals,
  readWaitingQuotes,
} from './quote/quote-figures.queries.ts';

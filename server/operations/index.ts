// What other domains may call.
export { conversationWaits, isAwake, isStage, quoteWaits } from './dashboard/waiting.ts';
export { countExpired } from './retention/retention.ts';
export { isReal } from './demo-record/real-records.ts';

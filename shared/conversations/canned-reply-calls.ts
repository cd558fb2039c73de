import { z } from 'zod';
import {
  cannedReply,
  cannedReplyChange,
  cannedReplyQuery,
  newCannedReply,
  staffCannedReply,
} from './canned-reply.ts';
import { call } from '../base/contract.ts';
import { recordCalls } from '../base/record-calls.ts';

const path = '/api/canned-replies';

/** Canned replies: prepared answers of the staff to frequent questions. */
export const cannedReplyCalls = {
  list: call('GET', path, 'staff', {
    query: cannedReplyQuery,
    answer: z.array(cannedReply),
    summary: 'All canned replies, or those of one language',
  }),
  ...recordCalls({
    path,
    name: 'a canned reply',
    fresh: newCannedReply,
    change: cannedReplyChange,
    staff: staffCannedReply,
  }),
};

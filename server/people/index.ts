// What other domains may call.
export { demandStaffMember, formerAssignees } from './user/staff-member.ts';
export { lockUsers } from './user/user-lock.ts';

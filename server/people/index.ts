// What other domains may call.
export { demandStaffMember } from './user/staff-member.ts';
export { lockUsers } from './user/user-lock.ts';

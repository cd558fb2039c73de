/** The header by which `npm run doctor` asks what the site sees of its request (server/doctor/pass.ts). */
export const doctorHeader = 'x-baobab-doctor';

/** What the site has seen of a request. */
export type SeenRequest = {
  address: string;
  forwardedFor: string | null;
  protocol: string | null;
  host: string | null;
  trustedProxies: number;
};

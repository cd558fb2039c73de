/** The header with which `npm run doctor` asks how the site saw its request (server/operations/doctor/pass.ts). */
export const doctorHeader = 'x-baobab-doctor';

/** A request as the site saw it. */
export type SeenRequest = {
  address: string;
  forwardedFor: string | null;
  protocol: string | null;
  host: string | null;
  trustedProxies: number;
};

// Runs one attack for its time and prints its figures: node attacker.mjs
// '{"file":…,"base":…,"seconds":…,"cookie":…}'.
const { file, base, seconds, cookie } = JSON.parse(process.argv[2]);
const { attack } = await import(file);

/** Sends a request from the attacker's address. */
const request = (where, { headers = {}, ...init } = {}) =>
  fetch(new URL(where, base), { ...init, headers: { 'x-forwarded-for': '10.66.0.1', ...headers } });

const figures = await attack.run({ base, cookie, request, signal: AbortSignal.timeout(seconds * 1000) });
process.stdout.write(figures);
process.exit(0);

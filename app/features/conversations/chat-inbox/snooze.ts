const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Beijing's offset from UTC. China has no daylight saving time. */
const beijingMs = 8 * hourMs;

/** Times until which a conversation can be snoozed: in an hour, and tomorrow and Monday at nine in Wenzhou. */
export function snoozeTimes(now: Date) {
  const nineOn = (days: number) => {
    const midnight = Math.floor((now.getTime() + beijingMs) / dayMs) * dayMs;
    return new Date(midnight + days * dayMs + 9 * hourMs - beijingMs);
  };
  const weekday = new Date(now.getTime() + beijingMs).getUTCDay();
  return [
    ['snoozeHour', new Date(now.getTime() + hourMs)],
    ['snoozeTomorrow', nineOn(1)],
    ['snoozeMonday', nineOn((8 - weekday) % 7 || 7)],
  ] as const;
}

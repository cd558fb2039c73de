// What became of the messages: compared between both sides and with the database.

/** How often each text is among the messages. */
function countTexts(messages) {
  const counts = new Map();
  for (const { message } of messages) counts.set(message, (counts.get(message) ?? 0) + 1);
  return counts;
}

/** Pairs of neighbours that do not rise. */
const falls = (numbers) => numbers.filter((number, at) => at > 0 && number <= numbers[at - 1]).length;

/**
 * Counts what is missing, doubled or out of order.
 * @param talks each with its two devices, the texts that each was to write, and the rows that are stored
 */
export function judge(talks) {
  const counts = { lost: 0, doubled: 0, 'out of order': 0, 'conversations that differ': 0, gaps: 0 };
  for (const { devices, written, stored } of talks) {
    // A message given up at the deadline is not lost: it was never acknowledged.
    const texts = devices.flatMap((device) => device.settled);
    const views = [...devices.map((device) => device.seen), stored];
    for (const view of views) {
      const seen = countTexts(view);
      counts.lost += texts.filter((text) => !seen.has(text)).length;
      counts.doubled += [...seen.values()].reduce((sum, times) => sum + times - 1, 0);
      const byWriter = written.map((own) => {
        const place = new Map(own.map((text, at) => [text, at]));
        return falls(
          view.filter(({ message }) => place.has(message)).map(({ message }) => place.get(message)),
        );
      });
      counts['out of order'] +=
        falls(view.map(({ seq }) => seq)) + byWriter.reduce((sum, own) => sum + own, 0);
    }
    const [one, ...others] = views.map((view) => view.map(({ seq, message }) => `${seq} ${message}`).join());
    if (others.some((other) => other !== one)) counts['conversations that differ']++;
    counts.gaps += stored.filter(({ seq }, at) => seq !== at + 1).length;
  }
  return counts;
}

// Checks the messages: compares both sides with each other and with the database.

/** Number of occurrences of each text in the messages. */
function countTexts(messages) {
  const counts = new Map();
  for (const { message } of messages) counts.set(message, (counts.get(message) ?? 0) + 1);
  return counts;
}

/** Number of neighbours that are not in ascending order. */
const falls = (numbers) => numbers.filter((number, at) => at > 0 && number <= numbers[at - 1]).length;

/**
 * Counts messages that are missing, doubled or out of order.
 * @param talks conversations with their two devices, the texts that each device was to write, and the stored rows
 */
export function judge(talks) {
  const counts = { lost: 0, doubled: 0, 'out of order': 0, 'conversations that differ': 0, gaps: 0 };
  for (const { devices, written, stored } of talks) {
    // A message that was given up at the deadline is not lost: it was never acknowledged.
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

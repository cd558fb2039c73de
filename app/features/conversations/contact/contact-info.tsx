import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import { telephoneUrl } from '#shared/base/phone.ts';
import { socialLinks } from '#shared/content/setting-rules.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { ReplyPromise } from '../../../lib/reply-promise.tsx';
import { useShell } from '../../../lib/shell.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { SocialIcon } from '../../../ui/social-icon.tsx';
import { type OfficeTexts, showOfficeHours } from './office-hours.ts';

type Props = { texts: ContactTexts; hoursText: string; office: OfficeTexts };

const keepHours = (element: HTMLElement | null) => (element ? showOfficeHours(element) : undefined);

/** Other ways to reach the company, and the office hours. */
export function ContactInfo({ texts, hoursText, office }: Props) {
  const { t } = useTexts(texts);
  const { t: shared } = useTexts();
  const { settings } = useShell();
  const { phones, social, email } = settings;
  const networks = socialLinks(social).filter(({ url }) => url !== social.whatsapp);
  return (
    <div className="grid grid-cols-1 gap-4">
      <section className="card p-5" aria-labelledby="info-title">
        <h2 id="info-title" className="h2">
          {t('infoTitle')}
        </h2>
        <dl className="mt-3 grid gap-3">
          <Way icon="mail" label={t('emailLabel')} href={`mailto:${email}`} text={email} />
          <Way icon="phone" label={t('phoneChina')} href={telephoneUrl(phones.china)} text={phones.china} />
          <Way
            icon="phone"
            label={t('phoneAfrica')}
            href={telephoneUrl(phones.africa)}
            text={phones.africa}
          />
          <div className="relative pl-10">
            <dt className="text-sm text-muted">
              <span className="absolute left-0 top-1 text-leaf">
                <Icon name="clock" className="size-6" />
              </span>
              {t('hours')}
            </dt>
            <dd>
              {hoursText}
              {/* Only the browser knows the visitor's time zone, so it fills this in. */}
              <span
                className="block whitespace-pre-line font-semibold"
                data-office={JSON.stringify(office)}
                suppressHydrationWarning
                ref={keepHours}
              >
                {''}
              </span>
            </dd>
          </div>
        </dl>
      </section>
      <section className="card p-5" aria-labelledby="quick-title">
        <h2 id="quick-title" className="h3">
          {t('quickTitle')}
        </h2>
        <p className="mt-1">{t('quickText')}</p>
        <p className="mt-1 font-semibold">
          <ReplyPromise />
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <a href={social.whatsapp} rel="noopener" className="btn btn-outline">
            <SocialIcon network="whatsapp" />
            WhatsApp
          </a>
          {social.wechat ? (
            <span className="inline-flex items-center gap-1.5">
              <SocialIcon network="wechat" />
              {shared('common.labelled', { label: shared('footer.wechat'), value: social.wechat })}
            </span>
          ) : null}
        </div>
        {networks.length > 0 ? (
          <>
            <h3 className="mt-4 font-sans text-sm font-semibold">{t('social')}</h3>
            <ul className="flex flex-wrap gap-x-4 text-sm">
              {networks.map(({ key, name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener" className="footer-link link gap-1.5">
                    <SocialIcon network={key} />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </section>
    </div>
  );
}

type WayProps = { icon: IconName; label: string; href: string | undefined; text: string };

function Way({ icon, label, href, text }: WayProps) {
  return (
    <div className="relative pl-10">
      <dt className="text-sm text-muted">
        <span className="absolute left-0 top-2 text-leaf">
          <Icon name={icon} className="size-6" />
        </span>
        {label}
      </dt>
      <dd>
        <a href={href} className="footer-link link">
          {text}
        </a>
      </dd>
    </div>
  );
}

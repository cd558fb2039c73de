import { useEffect, useRef, useState } from 'react';
import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import { telephoneUrl } from '#shared/base/phone.ts';
import { socialLinks } from '#shared/content/setting-rules.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { ReplyPromise } from '../../../lib/reply-promise.tsx';
import { useShell } from '../../../lib/shell.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { SocialIcon } from '../../../ui/social-icon.tsx';
import { officeText, type OfficeTexts } from './office-hours.ts';
import { Titled } from '../../../ui/titled.tsx';

type Props = { texts: ContactTexts; hoursText: string; office: OfficeTexts };

/** Other ways to reach the company, and the office hours. */
export function ContactInfo({ texts, hoursText, office }: Props) {
  const { t } = useTexts(texts);
  const { t: shared } = useTexts();
  const { settings } = useShell();
  const { phones, social, email } = settings;
  const networks = socialLinks(social).filter(({ url }) => url !== social.whatsapp);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Titled className="card p-5" id="info-title" title={t('infoTitle')} look="h2">
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
              <OwnHours office={office} />
            </dd>
          </div>
        </dl>
      </Titled>
      <Titled className="card p-5" id="quick-title" title={t('quickTitle')}>
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
      </Titled>
    </div>
  );
}

const minuteMs = 60_000;

/** The office hours in the visitor's time, which only the browser knows. */
function OwnHours({ office }: { office: OfficeTexts }) {
  const place = useRef<HTMLSpanElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const show = () => setText(officeText(office, new Date()));
    // Not before it is near the screen: the first time formatter of a page takes a slow phone a tenth of a second.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        show();
        timer = setInterval(show, minuteMs);
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current!);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [office]);
  return (
    <span ref={place} className="block whitespace-pre-line font-semibold">
      {text}
    </span>
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

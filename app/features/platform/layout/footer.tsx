import { Link, useLocation } from 'react-router';
import type { TextKey } from '#shared/i18n/dictionary.ts';
import { telephoneUrl } from '#shared/base/phone.ts';
import { socialLinks } from '#shared/content/setting-rules.ts';
import { canonicalPath } from '#shared/base/pages.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { CurrencyChoice } from '../../../lib/currency-choice.tsx';
import { useShell } from '../../../lib/shell.ts';
import { SocialIcon } from '../../../ui/social-icon.tsx';

const quickLinks: readonly { to: string; text: TextKey }[] = [
  { to: '/', text: 'nav.home' },
  { to: '/about', text: 'nav.about' },
  { to: '/services', text: 'nav.services' },
  { to: '/process', text: 'nav.process' },
  { to: '/contact', text: 'nav.contact' },
  { to: '/landed-cost', text: 'nav.landedCost' },
  { to: '/check-us', text: 'footer.checkUs' },
  { to: '/how-we-did', text: 'footer.howWeDid' },
  { to: '/catalogs', text: 'footer.catalogs' },
  { to: '/pay-safely', text: 'footer.paySafely' },
  { to: '/verify', text: 'footer.verify' },
  { to: '/privacy', text: 'footer.privacy' },
  { to: '/terms', text: 'footer.terms' },
];

const services: readonly TextKey[] = [
  'footer.serviceSourcing',
  'footer.serviceQuality',
  'footer.serviceLogistics',
  'footer.serviceCommunication',
];

export function Footer() {
  const { t } = useTexts();
  const { settings, year } = useShell();
  return (
    <footer className="footer mt-8">
      <div className="wrap grid gap-1 py-2 sm:grid-cols-2 sm:gap-8 sm:py-10 lg:grid-cols-4">
        <FooterColumns />
      </div>
      <div className="line-t">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-3 py-1 text-sm sm:py-4">
          <p className="text-sm">
            {`© ${year} ${settings.companyName}. `}
            <span className="hidden sm:inline">{t('footer.rights')}</span>
          </p>
          <CurrencyChoice className="footer-field" buttonStyle="btn btn-glass" />
          <DataSaverSwitch />
        </div>
      </div>
    </footer>
  );
}

/** A phone number that does not wrap. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');

function FooterColumns() {
  const { t } = useTexts();
  const { settings, hasCatalogs } = useShell();
  const { social, phones } = settings;
  const links = quickLinks.filter(({ to }) => hasCatalogs || to !== '/catalogs');
  return (
    <>
      <div>
        <p className="hidden font-display text-xl font-bold sm:block">{settings.companyName}</p>
        <p className="hidden text-sm sm:mt-2 sm:block">{t('footer.tagline')}</p>
        <h2 className="mt-5 hidden font-sans text-sm font-semibold sm:block">{t('footer.follow')}</h2>
        <ul className="flex flex-wrap gap-x-3.5 text-sm">
          {socialLinks(social).map(({ key, name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener" className="footer-link gap-1.5">
                <SocialIcon network={key} />
                {name}
              </a>
            </li>
          ))}
          {social.wechat ? (
            <li className="footer-link gap-1.5">
              <SocialIcon network="wechat" />
              {t('common.labelled', { label: t('footer.wechat'), value: social.wechat })}
            </li>
          ) : null}
        </ul>
      </div>
      <div className="grid gap-1 sm:grid-cols-2 sm:gap-4 lg:contents">
        <div>
          <h2 className="h3 footer-title">{t('footer.quickLinks')}</h2>
          <ul className="flex flex-wrap gap-x-3.5 text-sm sm:block">
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className="footer-link">
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="hidden sm:block">
          <h2 className="h3 footer-title">{t('footer.services')}</h2>
          {/* Not links: they would all lead to one page, which is among the quick links. */}
          <ul className="footer-services text-sm">
            {services.map((text) => (
              <li key={text}>{t(text)}</li>
            ))}
          </ul>
        </div>
      </div>
      <div>
        <h2 className="h3 footer-title">{t('footer.contactInfo')}</h2>
        <address className="text-sm not-italic">
          <div className="columns-fit grid gap-x-4 sm:block">
            {settings.addresses.map(({ city, lines }) => (
              <p key={city + lines} className="py-1 text-sm whitespace-pre-line">
                <strong>{city}</strong>
                <br />
                {lines}
              </p>
            ))}
          </div>
          <a href={`mailto:${settings.email}`} className="footer-link">
            {settings.email}
          </a>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-1">
            <a href={telephoneUrl(phones.china)} className="footer-link">
              {t('common.labelled', { label: t('footer.phoneChina'), value: unbroken(phones.china) })}
            </a>
            <a href={telephoneUrl(phones.africa)} className="footer-link">
              {t('common.labelled', { label: t('footer.phoneAfrica'), value: unbroken(phones.africa) })}
            </a>
          </div>
        </address>
      </div>
    </>
  );
}

/** Switches the data saver: a plain form. The server keeps the choice in a cookie and shows this page again. */
function DataSaverSwitch() {
  const { t } = useTexts();
  const { savesData } = useShell();
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action="/preferences"
      className="flex flex-row-reverse flex-wrap items-center justify-end gap-x-3"
    >
      <input type="hidden" name="saver" value={savesData ? 'off' : 'on'} />
      <input type="hidden" name="back" value={canonicalPath(pathname, search) ?? pathname} />
      <span className="grow basis-[6rem]">
        {savesData ? t('footer.dataSaverOn') : t('footer.dataSaverOff')}
      </span>
      <button type="submit" className="btn btn-glass shrink-0" data-plain="">
        {savesData ? t('footer.turnOff') : t('footer.turnOn')}
      </button>
    </form>
  );
}

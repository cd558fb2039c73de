import { Link, useLocation } from 'react-router';
import type { TextKey } from '../../../shared/i18n/dictionary.ts';
import { dialedNumber, socialLinks } from '../../../shared/setting.ts';
import { canonicalPath } from '../../../shared/pages.ts';
import { CachedFragment } from '../../lib/cached-fragment.tsx';
import { useI18n } from '../../lib/i18n.tsx';
import { useShell } from '../../lib/shell.ts';

const quickLinks: readonly { to: string; text: TextKey }[] = [
  { to: '/', text: 'nav.home' },
  { to: '/about', text: 'nav.about' },
  { to: '/services', text: 'nav.services' },
  { to: '/process', text: 'nav.process' },
  { to: '/contact', text: 'nav.contact' },
];

const services: readonly TextKey[] = [
  'footer.serviceSourcing',
  'footer.serviceQuality',
  'footer.serviceLogistics',
  'footer.serviceCommunication',
];

export function Footer() {
  const { t } = useI18n();
  const { settings, year } = useShell();
  return (
    <footer className="footer later mt-8">
      <CachedFragment
        as="div"
        name="footer"
        of={settings}
        className="wrap grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4"
      >
        <FooterColumns />
      </CachedFragment>
      <div className="line-t">
        <div className="wrap flex flex-wrap items-center justify-between gap-3 py-4 text-sm">
          <p>
            © {year} {settings.companyName}. {t('footer.rights')}
          </p>
          <DataSaverSwitch />
        </div>
      </div>
    </footer>
  );
}

function FooterColumns() {
  const { t } = useI18n();
  const { settings } = useShell();
  const { social, phones } = settings;
  return (
    <>
      <div>
        <p className="font-display text-xl font-bold">{settings.companyName}</p>
        <p className="mt-2 text-sm">{t('footer.tagline')}</p>
        <h2 className="mt-5 font-sans text-sm font-semibold">{t('footer.follow')}</h2>
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {socialLinks(social).map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener" className="footer-link">
                {name}
              </a>
            </li>
          ))}
          {social.wechat ? <li className="footer-link">WeChat: {social.wechat}</li> : null}
        </ul>
      </div>
      <div className="grid grid-cols-2 gap-4 lg:contents">
        <div>
          <h2 className="h3">{t('footer.quickLinks')}</h2>
          <ul className="text-sm">
            {quickLinks.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className="footer-link">
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="h3">{t('footer.services')}</h2>
          <ul className="text-sm">
            {services.map((text) => (
              <li key={text}>
                <Link to="/services" className="footer-link">
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div>
        <h2 className="h3">{t('footer.contactInfo')}</h2>
        <address className="text-sm not-italic">
          {settings.addresses.map(({ city, lines }) => (
            <p key={city + lines} className="py-2 whitespace-pre-line">
              <strong>{city}</strong>
              <br />
              {lines}
            </p>
          ))}
          <a href={`mailto:${settings.email}`} className="footer-link">
            {settings.email}
          </a>
          <br />
          <a href={`tel:${dialedNumber(phones.china)}`} className="footer-link">
            {t('footer.phoneChina')}: {phones.china}
          </a>
          <br />
          <a href={`tel:${dialedNumber(phones.africa)}`} className="footer-link">
            {t('footer.phoneAfrica')}: {phones.africa}
          </a>
        </address>
      </div>
    </>
  );
}

/** The visitor's own switch, a plain form: the server keeps the choice in a cookie and shows this page again. */
function DataSaverSwitch() {
  const { t } = useI18n();
  const { isLite } = useShell();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/preferences" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="saver" value={isLite ? 'off' : 'on'} />
      <input type="hidden" name="back" value={canonicalPath(pathname, search) ?? pathname} />
      <span>{isLite ? t('footer.dataSaverOn') : t('footer.dataSaverOff')}</span>
      <button type="submit" className="btn btn-glass" data-plain="">
        {isLite ? t('footer.turnOff') : t('footer.turnOn')}
      </button>
    </form>
  );
}

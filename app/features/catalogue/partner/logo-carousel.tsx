import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { partnerLogoCount, partnerSlideSeconds } from '#shared/base/limits.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { SupplierLogo } from '../../../ui/supplier.tsx';
import { Icon } from '../../../ui/icon.tsx';

type Logo = { name: string; logoUrl: string };

const keyOf = ({ name, logoUrl }: Logo) => `${name} ${logoUrl}`;

const logoId = (index: number) => `partner-${index + 1}`;

/**
 * Supplier logos in a strip that scrolls by hand; dots and arrows are links into it. With script it advances every
 * three seconds, pauses under the pointer, with the focus or by the button, and continues over a copy of itself at
 * the end. A few logos do not move, because they and their copies would be visible side by side.
 */
export function LogoCarousel({ logos }: { logos: readonly Logo[] }) {
  const { t } = useTexts();
  const isLoop = logos.length >= partnerLogoCount;
  // More dots than these do not fit beside the arrows on a phone.
  const isManyDots = logos.length > partnerLogoCount;
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [canMove, setCanMove] = useState(false);

  useEffect(() => setCanMove(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  const show = (index: number) => {
    const element = strip.current;
    const item = element?.firstElementChild?.children[index] as HTMLElement | undefined;
    if (!element || !item) return;
    element.scrollTo({ left: item.offsetLeft - element.offsetLeft, behavior: 'smooth' });
    setCurrent(index % logos.length);
  };

  useEffect(() => {
    if (!canMove || isHeld || isPaused || !isLoop) return;
    const timer = setInterval(() => {
      const element = strip.current;
      if (!element || document.hidden) return;
      // On the copy of the first logo: jump to the first logo itself, which looks the same, and continue.
      if (current === 0) element.scrollTo({ left: 0, behavior: 'instant' });
      show(current + 1);
    }, partnerSlideSeconds * 1000);
    return () => clearInterval(timer);
  });

  const onLink = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    show((index + logos.length) % logos.length);
  };

  return (
    <div
      data-needs-react-visible=""
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div ref={strip} className="strip" tabIndex={0} role="group" aria-label={t('home.partnersLabel')}>
        <ul className="flex gap-3">
          {(isLoop && canMove ? [...logos, ...logos] : logos).map((logo, i) => {
            const isCopy = i >= logos.length;
            return (
              <li
                key={`${keyOf(logo)}${isCopy ? ' copy' : ''}`}
                id={isCopy ? undefined : logoId(i)}
                aria-hidden={isCopy || undefined}
                className="card flex min-h-24 w-48 items-center gap-3 bg-surface p-3"
              >
                <SupplierLogo name={logo.name} url={logo.logoUrl} />
                <span className="min-w-0 text-sm leading-tight font-semibold break-words">{logo.name}</span>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="mt-3 flex items-center justify-center">
        <a
          href={`#${logoId((current - 1 + logos.length) % logos.length)}`}
          onClick={onLink(current - 1)}
          className="icon-btn"
          aria-label={t('common.previous')}
        >
          <Icon name="left" />
        </a>
        {logos.map((logo, i) => (
          <a
            key={keyOf(logo)}
            href={`#${logoId(i)}`}
            onClick={onLink(i)}
            className={`size-11 max-w-8 place-items-center ${isManyDots ? 'hidden sm:grid' : 'grid'}`}
            aria-label={logo.name}
            aria-current={i === current ? 'true' : undefined}
          >
            <span className="dot" />
          </a>
        ))}
        <a
          href={`#${logoId((current + 1) % logos.length)}`}
          onClick={onLink(current + 1)}
          className="icon-btn"
          aria-label={t('common.next')}
        >
          <Icon name="right" />
        </a>
        {/* Its space is reserved, so that nothing moves when it appears. */}
        <button
          type="button"
          className={`icon-btn ${canMove && isLoop ? '' : 'invisible'}`}
          onClick={() => setIsPaused(!isPaused)}
          aria-pressed={isPaused}
          aria-label={t(isPaused ? 'common.play' : 'common.pause')}
        >
          <Icon name={isPaused ? 'play' : 'pause'} className="size-4" />
        </button>
      </div>
    </div>
  );
}

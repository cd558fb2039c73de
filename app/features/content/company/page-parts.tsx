import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/i18n.tsx';
import { ReplyPromise } from '../../../lib/reply-promise.tsx';

/** Title and subtitle over a still picture. */
export function PageHero({ scene, title, subtitle }: { scene: string; title: string; subtitle: string }) {
  return (
    <section className="relative text-white">
      <img
        className="slide"
        src={scene}
        alt=""
        width={1280}
        height={640}
        decoding="async"
        fetchPriority="high"
      />
      <div className="hero-shade absolute inset-0" />
      <HeroText title={title} subtitle={subtitle} />
    </section>
  );
}

/** The texts over the picture of a hero. */
export function HeroText({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <div className="wrap pointer-events-none relative flex flex-col gap-2 pt-6 pb-8 sm:min-h-66 sm:gap-3 sm:pt-12 sm:pb-18 lg:min-h-80 lg:pt-20 lg:pb-24">
      <h1 className="h1 max-w-2xl">{title}</h1>
      <p className="max-w-xl text-lg">{subtitle}</p>
    </div>
  );
}

/** A section of a page with its own heading. */
export function Part({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <section className="wrap section">
      <h2 className="h2">{title}</h2>
      {intro ? <p className="lead mt-2">{intro}</p> : null}
      <div className="part-body mt-4 sm:mt-6">{children}</div>
    </section>
  );
}

type CallToActionTexts = { title: string; text: string; products: string };

/** The end of a page: links to the next steps. */
export function CallToAction({ title, text, products }: CallToActionTexts) {
  const { t } = useTexts();
  return (
    <section className="band">
      <div className="wrap flex flex-col items-start gap-4 py-6 sm:py-10 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 className="h2">{title}</h2>
          <p className="mt-1 max-w-2xl">{text}</p>
          <p className="mt-1 max-w-2xl font-semibold">
            <ReplyPromise />
          </p>
        </div>
        <div className="flex flex-wrap gap-3 md:shrink-0">
          <Link to="/contact" className="btn btn-light">
            {t('nav.contactUs')}
          </Link>
          <Link to="/products" className="btn btn-glass">
            {products}
          </Link>
        </div>
      </div>
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { data, Link, redirect } from 'react-router';
import { z } from 'zod';
import type { FormRefusal } from '#server/conversations/contact/contact.service.ts';
import { countryName, toDestination } from '#shared/base/country.ts';
import { type ContactValues, contactFields } from '#shared/conversations/contact-fields.ts';
import { formatDecimal } from '#shared/base/formatting.ts';
import { readForm } from '#shared/base/form-body.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { fieldText, loadContactTexts, loadValidationTexts } from '#shared/i18n/dictionary.ts';
import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import { localeTags } from '#shared/base/locale.ts';
import { maxTitleLength } from '#shared/base/limits.ts';
import { canonicalPath } from '#shared/base/pages.ts';
import { maxLineQuantity } from '#shared/deals/quote-limits.ts';
import office from '../../assets/scenes/office.svg?url';
import { PageHero } from '../../features/content/company/page-parts.tsx';
import { Africa } from '../../features/conversations/contact/africa.tsx';
import { ContactForm } from '../../features/conversations/contact/contact-form.tsx';
import { ContactInfo } from '../../features/conversations/contact/contact-info.tsx';
import { useTexts } from '../../lib/i18n.tsx';
import { Faq } from '../../features/conversations/contact/faq.tsx';
import { contactDraft, messageKey } from '../../features/conversations/contact/draft.ts';
import { hoursText, officeTexts } from '../../features/conversations/contact/office-texts.ts';
import { faqJsonLd, faqTerms } from '../../features/conversations/contact/structured-data.ts';
import { organization } from '../../features/platform/layout/organization.ts';
import type { ContactFaults } from '../../features/conversations/contact/use-contact-form.ts';
import { breadcrumbJsonLd } from '../../lib/breadcrumbs.ts';
import { shareImage } from '../../lib/head.ts';
import { onServer } from '../../lib/page-loader.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/contact.ts';
import { Titled } from '../../ui/titled.tsx';

export const loader = onServer(async (page, { request }: Route.LoaderArgs) => {
  const { services, locale, t, origin, head, tag, cacheTags } = page;
  const { pathname, searchParams } = new URL(request.url);
  const wanted = z.uuid().safeParse(searchParams.get('product'));
  const [texts, settings, mark, cards] = await Promise.all([
    loadContactTexts(locale),
    page.settings(),
    services.contacts.issueMark(),
    wanted.success ? services.products.cards([wanted.data], locale) : [],
  ]);
  const product = cards[0] ?? null;
  if (product) tag(cacheTags.product(product.id));
  // The address of a deleted product still contains its name.
  const name = product?.name ?? searchParams.get('name')?.slice(0, maxTitleLength);
  const country = toDestination(searchParams.get('country') ?? undefined);
  const quantity = Number(searchParams.get('quantity'));
  const draft = [
    name ? fillText(texts.draft, { product: name }) : '',
    // From the calculator of the price at the door: what the buyer had entered there.
    country && Number.isInteger(quantity) && quantity > 0 && quantity <= maxLineQuantity
      ? fillText(texts.askDoor, {
          quantity: formatDecimal(localeTags[locale], quantity),
          way: searchParams.get('way') === 'air' ? texts.byAir : texts.bySea,
          country: countryName(country, locale),
        })
      : '',
  ];
  const terms = faqTerms(settings.deliveryTimes);
  head.canonical = '/contact';
  head.image = shareImage(origin);
  // The structured data is part of the canonical page only.
  if (!product) {
    head.jsonLd.push(
      organization(settings, origin, settings.hours),
      faqJsonLd(texts, terms, locale),
      breadcrumbJsonLd([
        { name: t('nav.home'), url: `${origin}/` },
        { name: t('nav.contact'), url: `${origin}/contact` },
      ]),
    );
  }
  return {
    meta: { title: `${texts.metaTitle} – ${settings.companyName}`, description: texts.metaDescription },
    texts,
    terms,
    product,
    draft: draft.filter(Boolean).join('\n'),
    mark,
    path: canonicalPath(pathname.replace(/\.data$/, ''), searchParams) ?? '/contact',
    /** The product of a message that was just sent without script, or an empty text; null if none was sent. */
    sentAbout: searchParams.has('sent') ? (wanted.data ?? '') : null,
    hoursText: hoursText(settings.hours, texts, localeTags[locale]),
    office: officeTexts(settings, texts, locale, new Date()),
  };
});

/** The form's signed time is returned while it is valid, so that a second attempt need not wait again. */
type Returned = { values: ContactValues; faults: ContactFaults; mark: string | undefined };

/** The form without script: on errors the typed values are shown again; a success is shown at a separate address. */
export const action = onServer(
  async ({ services, locale, t, ip, ensureVisitor }, { request }: Route.ActionArgs) => {
    const fields = Object.fromEntries(
      [...(await readForm(request))].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    const [texts, validation] = await Promise.all([loadContactTexts(locale), loadValidationTexts(locale)]);
    const values: ContactValues = Object.fromEntries(
      contactFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
    );
    const mark = (await services.contacts.isMarked(fields['startedAt'])) ? fields['startedAt'] : undefined;
    const again = (status: number, failure: string, errors: Record<string, string> = {}) =>
      data<Returned>({ values, faults: { errors, failure }, mark }, { status });

    let refusal: FormRefusal | null;
    try {
      refusal = await services.contacts.receiveForm(fields, { ip, locale, ensureVisitor });
    } catch (error) {
      const { code, status } = services.toAppError(error);
      if (code === 'too_many_requests' || code === 'storage_full') return again(status, t(`errors.${code}`));
      if (code !== 'internal') return again(status, texts.failedOther);
      services.logger.error({ err: error }, 'a contact message was not stored');
      return again(500, texts.failedServer);
    }
    switch (refusal?.reason) {
      case 'fields': {
        const errors = Object.entries(refusal.fields).map(([name, key]) => [
          name,
          fieldText(validation, key),
        ]);
        return again(400, texts.failedForm, Object.fromEntries(errors) as Record<string, string>);
      }
      case 'short_number':
        return again(400, texts.failedForm, { phone: texts.phoneShort });
      case 'unmarked':
        return again(400, texts.failedMark);
      case 'too_fast':
        return again(429, texts.failedFast);
      case undefined: {
        const about = z.uuid().safeParse(fields['product']);
        throw redirect(`/contact?sent=1${about.success ? `&product=${about.data}` : ''}#message-form`, 303);
      }
    }
  },
);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, product, draft, mark, path, sentAbout } = loaderData;
  const { t } = useTexts(texts);
  // The address of the form that was sent by script.
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  return (
    <div>
      <PageHero scene={office} title={t('title')} subtitle={t('subtitle')} />
      <div className="wrap section grid grid-cols-1 items-start gap-6 lg:grid-cols-3">
        <Titled className="card p-5 lg:col-span-2" id="form-title" title={t('formTitle')} look="h2 mb-4">
          {sentAbout !== null || sentFrom === path ? (
            <Sent
              texts={texts}
              about={sentAbout}
              isNew={sentFrom === path}
              onAnother={() => setSentFrom(null)}
            />
          ) : (
            <ContactForm
              key={path}
              texts={texts}
              action={`${path}#message-form`}
              product={product}
              draft={draft}
              mark={actionData?.mark ?? mark}
              values={actionData?.values ?? {}}
              faults={actionData?.faults ?? { errors: {}, failure: null }}
              onSent={() => setSentFrom(path)}
            />
          )}
        </Titled>
        <ContactInfo texts={texts} hoursText={loaderData.hoursText} office={loaderData.office} />
      </div>
      <Africa texts={texts} />
      <Faq texts={texts} terms={loaderData.terms} />
    </div>
  );
}

/** Replaces the form after the message has been sent. */
function Sent(props: { texts: ContactTexts; about: string | null; isNew: boolean; onAnother: () => void }) {
  const { about, isNew } = props;
  const { t } = useTexts(props.texts);
  const panel = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (isNew) panel.current?.focus();
  }, [isNew]);
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Sent without script, so its draft is still there. After a reload or a step back something new may be in it.
    if (about !== null && visit?.type === 'navigate') contactDraft.discard([messageKey(about)]);
  }, [about]);
  return (
    <div ref={panel} id="message-form" role="status" tabIndex={-1} className="notice">
      <p className="flex items-center gap-2 text-xl font-semibold">
        <span className="text-leaf">
          <Icon name="check" className="size-6" />
        </span>
        {t('sentTitle')}
      </p>
      <p className="mt-1">{t('sentText')}</p>
      <Link to="/contact" className="btn btn-outline mt-4" onClick={props.onAnother}>
        {t('writeAnother')}
      </Link>
    </div>
  );
}

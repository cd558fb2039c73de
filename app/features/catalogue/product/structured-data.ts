import type { Category } from '#shared/catalogue/category.ts';
import type { Partner } from '#shared/catalogue/partner.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { StockStatus } from '#shared/catalogue/product-rules.ts';
import type { PublicTestimonial, RatingSummary } from '#shared/deals/testimonial-rules.ts';

const availability: Record<StockStatus, string> = {
  in_stock: 'https://schema.org/InStock',
  low_stock: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
};

type About = {
  url: string;
  images: string[];
  category: Category | null;
  partner: Partner | null;
  reviews: Reviews;
};

/** The testimonials that the page shows. The summary counts only those of real buyers. */
type Reviews = { newest: readonly PublicTestimonial[]; summary: RatingSummary | null };

/** schema.org Product. A product whose price is on request has no offer. */
export function productJsonLd(product: Product, about: About): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url: about.url,
    ...(about.images.length > 0 ? { image: about.images } : {}),
    ...(product.shortDescription ? { description: product.shortDescription } : {}),
    ...(product.sku ? { sku: product.sku } : {}),
    ...(about.category ? { category: about.category.name } : {}),
    ...(about.partner ? { manufacturer: { '@type': 'Organization', name: about.partner.name } } : {}),
    ...(product.price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: product.price,
            priceCurrency: product.priceUnit,
            availability: availability[product.stockStatus],
            eligibleQuantity: { '@type': 'QuantitativeValue', minValue: product.minimumOrderQuantity },
            url: about.url,
          },
        }),
    ...reviewsJsonLd(about.reviews),
  };
}

/** Reviews of real buyers only, without the invented testimonials of the demo. */
function reviewsJsonLd({ newest, summary }: Reviews): object {
  if (!summary) return {};
  const scale = { bestRating: 5, worstRating: 1 };
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(summary.average * 10) / 10,
      reviewCount: summary.count,
      ...scale,
    },
    review: newest
      .filter(({ isExample }) => !isExample)
      .map(({ customerName, rating, message, language, writtenAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: customerName },
        datePublished: writtenAt.toISOString().slice(0, 10),
        inLanguage: language,
        reviewBody: message,
        reviewRating: { '@type': 'Rating', ratingValue: rating, ...scale },
      })),
  };
}

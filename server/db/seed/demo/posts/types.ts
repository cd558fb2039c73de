/** The words of one demo post in one language, written by hand. */
export type DemoPostText = {
  title: string;
  /** One or two sentences, at most 220 characters. */
  excerpt: string;
  /** At most 155 characters (docs/specification/posts.md#form). */
  metaDescription: string;
  /**
   * HTML of h2, h3, p, ul, ol, li, table, blockquote, strong, em, a and figure. A picture is `<img src="art:name" alt="…">`
   * in a figure with its figcaption, a link to a demo product `<a href="product:key">`.
   */
  content: string;
};

export type DemoPost = {
  /** Kebab-case and unique: the address. */
  slug: string;
  category: string;
  /** In English, as staff keep them. */
  tags: readonly string[];
  /** Days before the demo data is made. */
  daysAgo: number;
  /** Name of the drawing in `art/` that stands above the post. */
  picture: string;
  en: DemoPostText & { pictureAlt: string };
  fr: DemoPostText & { pictureAlt: string };
  es: DemoPostText & { pictureAlt: string };
  zh: DemoPostText & { pictureAlt: string };
};

import type { DemoPartnerKey } from './types.ts';

export type DemoPartner = {
  key: DemoPartnerKey;
  name: string;
  description: string;
  location: string;
  country: string;
  website: string;
  contactEmail: string;
  /** E.164, from a range reserved for fiction; null where none is published. */
  contactPhone: string | null;
  establishedYear: number;
  isVerified: boolean;
  /** "YYYY-MM-DD", null where not verified. */
  verifiedAt: string | null;
  /** A decimal as text ("4.60"). */
  rating: string;
  /** Hex colour of the generated logo. */
  color: string;
  /** Two letters for the generated logo. */
  initials: string;
};

export const partners = [
  {
    key: 'lucheng-footwear',
    name: 'Lucheng Stepwell Footwear',
    description:
      'Cements and stitches trainers, dress shoes and sandals in synthetic and split leather on four lines. Cartons of mixed sizes and private-label boxes are everyday work here.',
    location: 'Lucheng District, Wenzhou, Zhejiang',
    country: 'China',
    website: 'https://lucheng-footwear.example',
    contactEmail: 'sales@lucheng-footwear.example',
    contactPhone: '+447700900211',
    establishedYear: 2004,
    isVerified: true,
    verifiedAt: '2026-03-18',
    rating: '4.70',
    color: '#9c4a1f',
    initials: 'LF',
  },
  {
    key: 'oujiang-garment',
    name: 'Oujiang Threadline Garments',
    description:
      'Cuts and sews T-shirts, shirts, dresses, jeans, caps and workwear, with screen printing and embroidery under the same roof. Takes small colour runs if the fabric is in stock.',
    location: 'Ouhai District, Wenzhou, Zhejiang',
    country: 'China',
    website: 'https://oujiang-garment.example',
    contactEmail: 'sales@oujiang-garment.example',
    contactPhone: '+447700900224',
    establishedYear: 2009,
    isVerified: true,
    verifiedAt: '2025-11-06',
    rating: '4.50',
    color: '#2f5d8a',
    initials: 'OG',
  },
  {
    key: 'nanxi-leather',
    name: 'Nanxi Brookside Leather Goods',
    description:
      'A family workshop for handbags, backpacks, purses and leather shoes that also gathers suitcases, sunglasses and umbrellas from its neighbours. Quotes by e-mail and sends samples by courier within ten days.',
    location: 'Yongjia County, Wenzhou, Zhejiang',
    country: 'China',
    website: 'https://nanxi-leather.example',
    contactEmail: 'sales@nanxi-leather.example',
    contactPhone: null,
    establishedYear: 2015,
    isVerified: false,
    verifiedAt: null,
    rating: '4.10',
    color: '#6b3e26',
    initials: 'NL',
  },
  {
    key: 'yueqing-electric',
    name: 'Yueqing Brightfold Electric',
    description:
      'Assembles LED bulbs, torches, solar lanterns, chargers and antenna kits, and burns in every lamp before packing. Plugs and voltages are set for the buyer’s country.',
    location: 'Yueqing, Wenzhou, Zhejiang',
    country: 'China',
    website: 'https://yueqing-electric.example',
    contactEmail: 'sales@yueqing-electric.example',
    contactPhone: '+447700900237',
    establishedYear: 1998,
    isVerified: true,
    verifiedAt: '2026-05-22',
    rating: '4.60',
    color: '#d08a12',
    initials: 'YE',
  },
  {
    key: 'longwan-digital',
    name: 'Longwan Kitebox Digital',
    description:
      'Trades in phone cases, power banks, computer peripherals, watches and clocks gathered from small makers nearby, and checks and repacks them in its own warehouse. Good for mixed cartons with low minimums.',
    location: 'Longwan District, Wenzhou, Zhejiang',
    country: 'China',
    website: 'https://longwan-digital.example',
    contactEmail: 'sales@longwan-digital.example',
    contactPhone: null,
    establishedYear: 2017,
    isVerified: false,
    verifiedAt: null,
    rating: '3.90',
    color: '#5b4bb5',
    initials: 'LD',
  },
  {
    key: 'shenbei-audio',
    name: 'Shenbei Clearnote Audio',
    description:
      'Builds headphones, speakers, radios and microphones, from housing mould to sound test, and supplies televisions and game controllers. Colour boxes and user manuals are printed in English, French, Spanish or Portuguese.',
    location: 'Shenzhen, Guangdong',
    country: 'China',
    website: 'https://shenbei-audio.example',
    contactEmail: 'sales@shenbei-audio.example',
    contactPhone: '+447700900253',
    establishedYear: 2011,
    isVerified: true,
    verifiedAt: '2026-01-14',
    rating: '4.40',
    color: '#1f2a44',
    initials: 'SA',
  },
  {
    key: 'yongkang-cookware',
    name: 'Yongkang Panmark Cookware',
    description:
      'Presses, spins and coats pots and pans in aluminium, stainless and enamelled steel, and grinds knives and cutlery. Handles, colours and sleeves are changed to order from one pallet upwards.',
    location: 'Yongkang, Jinhua, Zhejiang',
    country: 'China',
    website: 'https://yongkang-cookware.example',
    contactEmail: 'sales@yongkang-cookware.example',
    contactPhone: '+447700900266',
    establishedYear: 2002,
    isVerified: true,
    verifiedAt: '2026-07-09',
    rating: '4.80',
    color: '#a3252b',
    initials: 'YC',
  },
  {
    key: 'dongtou-home',
    name: 'Dongtou Tidewell Home Goods',
    description:
      'Moulds buckets, baskets and other household plastics on the island of Dongtou, and buys in furniture, glass and ceramics from makers it knows. Fills mixed containers in its own yard.',
    location: 'Dongtou District, Wenzhou, Zhejiang',
    country: 'China',
    website: 'https://dongtou-home.example',
    contactEmail: 'sales@dongtou-home.example',
    contactPhone: '+447700900279',
    establishedYear: 2013,
    isVerified: false,
    verifiedAt: null,
    rating: '4.20',
    color: '#1c8a7b',
    initials: 'DH',
  },
] as const satisfies readonly DemoPartner[];

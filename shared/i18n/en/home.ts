export const home = {
  metaTitle: 'Sourcing from China for African businesses',
  metaDescription:
    'We find and check Chinese manufacturers, inspect your goods, and ship them in one consolidated shipment to any of the 54 African countries.',
  signInToGoOn: 'You are signed out. Sign in to go on',
  heroTitle: 'Buy from Chinese factories as if you were there',
  heroSubtitle:
    'We live in Wenzhou. We visit the supplier, follow production, inspect before you pay the balance, and ship from Ningbo or Shanghai to your port.',
  heroServices: 'Our services',
  sceneLabel: 'Scenes from our work',
  proofLabel: 'In brief',
  proofYears: { one: 'More than {count} year of experience', other: 'More than {count} years of experience' },
  proofCountries: '54 African countries served',
  categories: 'Categories',
  viewAllCategories: 'View All Categories',
  featuredTitle: 'Featured products',
  featuredText: 'Prices are per unit, FOB at the Chinese port of loading, before quantity discounts.',
  viewAllProducts: 'All products',
  emptyTitle: 'Products Coming Soon',
  emptyText: 'Our catalogue is being prepared. Tell us what you need and we will source it for you.',
  emptyButton: 'Contact Us for Custom Sourcing',
  benefitQuality: 'Quality Products',
  benefitQualityText:
    'Every order is inspected at the factory against your approved sample, with photographs, before it is packed.',
  benefitSupply: 'Reliable Supply Chain',
  benefitSupplyText:
    'Suppliers with the date of our visit, or marked as not yet visited; production dates we follow up, and one consolidated shipment with its export papers.',
  benefitPrice: 'Competitive Prices',
  benefitPriceText: 'Factory prices negotiated in Chinese, on the spot, with our fee stated separately.',
  partnerTitle: 'Your sourcing partner in China',
  partnerText:
    'Most African buyers know their supplier only from a chat window. We are the people who ring at the factory gate: we check the licence, the machines and the stock, and we tell you what we saw.',
  servicesTitle: 'What we do for you',
  servicesAll: 'See all services',
  serviceSourcing: 'Sourcing and vetting',
  serviceSourcingText:
    'We find manufacturers for your product, compare offers, and visit the best before you decide.',
  serviceQuality: 'Quality control',
  serviceQualityText:
    'Checks at the start, during and at the end of production. You see the photographs before the balance is due.',
  serviceLogistics: 'Logistics and papers',
  serviceLogisticsText:
    'Goods from several suppliers in one container, by sea or air, with invoice, packing list and certificate of origin.',
  advantageTitle: 'The Wenzhou advantage',
  advantageText:
    'Wenzhou makes shoes, clothing, eyewear, switches, locks and valves for half the world. From here, Yiwu’s markets are two hours away, and the ports of Ningbo and Shanghai are within a day by truck.',
  advantage1: 'Thousands of factories within a day’s drive',
  advantage2: 'Ports of Ningbo and Shanghai',
  advantage3: 'Small minimum orders by combining buyers',
  founderQuote:
    'We started with one container of shoes for a friend in Lomé who had lost his deposit twice. He asked us for one thing only: go and look. That is still what we do.',
  founderName: 'The founders',
  expertiseTitle: 'Areas of expertise',
  expertiseFashion: 'Fashion, footwear and accessories',
  expertiseFashionText: 'Shoes, clothing, bags, watches and eyewear, with your label and your sizes.',
  expertiseElectronics: 'Consumer electronics and mobile accessories',
  expertiseElectronicsText: 'Chargers, audio, solar and lighting, tested for your mains voltage and plugs.',
  expertiseHousehold: 'Household and kitchenware',
  expertiseHouseholdText: 'Cookware, tableware, plastics and cleaning goods, packed for resale.',
  consultationTitle: 'Free consultation',
  consultationText:
    'Send us a photograph or a link. You get a first idea of price, minimum order and lead time, without obligation.',
  partnersTitle: 'Suppliers we work with',
  partnersLabel: 'Supplier logos',
} as const;

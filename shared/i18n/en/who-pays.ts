/** Who pays each cost step: texts of the quote list and of the offer. */
export const whoPays = {
  steps: {
    goods: 'Factory',
    inland: 'Road in China',
    export: 'Export',
    loading: 'Loading',
    freight: 'Freight',
    insurance: 'Insurance',
    duty: 'Import',
    delivery: 'Delivery',
  },
  inPrice: 'in our price',
  yours: 'you pay',
  whoPays: 'Who pays what with {term}',
} as const;

export const billingDetailsEn = {
  fields: {
    name: 'First and last name',
    company: 'Company, as in the register',
    street: 'Street and number',
    postcode: 'Postcode',
    city: 'City',
    country: 'Country',
    vatIdHelp: 'Businesses in Germany with a valid number owe the tax themselves (reverse charge).',
  },
  countries: { AT: 'Austria', DE: 'Germany', CH: 'Switzerland' },
} as const;

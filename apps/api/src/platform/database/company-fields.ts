/** The fields that nearly every source states of a company; many state no others. */
export const COMMON_FIELDS = [
  ...['name', 'legal_form', 'status', 'register_number', 'euid', 'court_code'],
  ...['street', 'postcode', 'city', 'region', 'country', 'latitude', 'longitude', 'court'],
];

/** Fields that only extracts of registers state. Without them a record has the hash that it had before they existed. */
export const EXTRACT_FIELDS = ['representation_rule', 'articles_on', 'last_entry_on'];

/** The fields from sources that are columns of `company`. */
export const COMPANY_FIELDS = [
  ...COMMON_FIELDS,
  ...['description', 'founded_on', 'lei', 'siren', 'stock_symbol', 'ut_number', 'vat_id', 'gln', 'eori', 'gisa_number'],
  ...['zvr_number', 'che_uid', 'website', 'email', 'phone', 'fax'],
  ...['linkedin', 'facebook', 'twitter', 'instagram', 'youtube', 'tiktok', 'pinterest', 'wikipedia'],
  ...['owners', 'founders', 'ceo', 'subsidiaries', 'insolvency', 'registered_capital', 'capital_currency'],
  ...EXTRACT_FIELDS,
];

/** What the law wants said about the company behind the service: in contracts, letters and mails. */
export type Operator = {
  name: string;
  legalForm: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  registerNumber: string;
  registerCourt: string;
  vatId: string;
};

/** The address in one line. */
export const placeOf = ({ street, postcode, city }: Pick<Operator, 'street' | 'postcode' | 'city'>): string =>
  `${street}, ${[postcode, city].filter(Boolean).join(' ')}`;

/** Legal forms as company names abbreviate them. */
const ABBREVIATED = /(?:^|\s)(?:GmbH|AG|SE|KG|OG|OHG|FlexCo|e\.\s?U\.|e\.\s?Gen\.)(?:\s|$)/;

/** The name with the legal form, unless the name says it already. */
export const fullNameOf = ({ name, legalForm }: Pick<Operator, 'name' | 'legalForm'>): string =>
  ABBREVIATED.test(name) || name.includes(legalForm) ? name : `${name}, ${legalForm}`;

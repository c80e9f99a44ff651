import type { Operator } from '@firmament/legal-texts/operator';

/** Who sells the service in tests. */
export const FICTIONAL_OPERATOR: Operator = {
  name: 'Sternbild Daten GmbH',
  legalForm: 'Gesellschaft mit beschränkter Haftung',
  street: 'Beispielgasse 1',
  postcode: '1010',
  city: 'Wien',
  country: 'Österreich',
  phone: '+43 1 0000000',
  email: 'office@sternbild.example',
  registerNumber: 'FN 000000a',
  registerCourt: 'Handelsgericht Wien',
  vatId: 'ATU00000000',
};

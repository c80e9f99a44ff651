import type { BillingDetails } from '@firmament/api-contract/calls/billing';
import type { Language } from '@firmament/api-contract/language';
import { isSelling, type Offer } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { addDays, DAY_MS, type Day, dayOf, HOUR_MS, startOfDay } from '@firmament/calendar/day';
import { acceptFile, bookPayment, type CustomerFile, passNight } from '@firmament/subscription/customer-file';
import { order } from '@firmament/subscription/lifecycle';
import { taxFor } from '@firmament/subscription/tax';
import type { Customer } from '@firmament/subscription/terms';
import { insertContract } from '../billing/contract/contract-record.ts';
import { updateMembership } from '../billing/contract/membership.ts';
import { issueDocument, noteReminder, seller } from '../billing/invoice/invoice-record.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { insertMessage, insertTicket } from '../support/ticket.query.ts';

/** Fictional customers who give the operator of the demo something to do. Their contracts have lived by the rules. */

const PROFESSIONAL = { level: 1, monthlyCents: 25_000 };

type SampleCustomer = {
  number: string;
  email: string;
  language: Language;
  customer: Customer;
  buyer: BillingDetails;
  orderedDaysAgo: number;
  /** Otherwise the order still waits for an answer. */
  isAccepted: boolean;
  /** How many invoices were paid, the first ones first. */
  paid: number;
  ticket?: { title: string; text: string; hoursAgo: number };
};

const CUSTOMERS: readonly SampleCustomer[] = [
  {
    number: 'V-DEMO-0101',
    email: 'einkauf@kernfeld.example',
    language: 'de',
    customer: 'business',
    buyer: {
      name: 'Nora Kernbichler',
      company: 'Kernfeld Analytics GmbH',
      street: 'Lindengasse 4',
      postcode: '1070',
      city: 'Wien',
      country: 'AT',
      vat_id: null,
    },
    orderedDaysAgo: 3,
    isAccepted: false,
    paid: 0,
  },
  {
    number: 'V-DEMO-0102',
    email: 'verwaltung@weserblick.example',
    language: 'de',
    customer: 'business',
    buyer: {
      name: 'Heiko Brandes',
      company: 'Weserblick Modulhaus GmbH',
      street: 'Am Speicher 11',
      postcode: '28195',
      city: 'Bremen',
      country: 'DE',
      vat_id: null,
    },
    orderedDaysAgo: 1,
    isAccepted: false,
    paid: 0,
  },
  {
    number: 'V-DEMO-0103',
    email: 'buchhaltung@rheintal.example',
    language: 'de',
    customer: 'business',
    buyer: {
      name: 'Elias Amann',
      company: 'Rheintal Präzision GmbH',
      street: 'Werkstraße 20',
      postcode: '6850',
      city: 'Dornbirn',
      country: 'AT',
      vat_id: null,
    },
    orderedDaysAgo: 33,
    isAccepted: true,
    paid: 1,
    ticket: {
      title: 'Export endet bei Zeile 9.800',
      hoursAgo: 27,
      text: 'Unser Export von gestern hat 9.800 Zeilen, die Suche zeigte aber 10.400 Treffer. Woran liegt das?',
    },
  },
  {
    number: 'V-DEMO-0104',
    email: 'office@karawanken.example',
    language: 'de',
    customer: 'business',
    buyer: {
      name: 'Mira Oitzl',
      company: 'Karawanken Logistik GmbH',
      street: 'Bahnhofplatz 2',
      postcode: '9500',
      city: 'Villach',
      country: 'AT',
      vat_id: null,
    },
    orderedDaysAgo: 43,
    isAccepted: true,
    paid: 1,
  },
  {
    number: 'V-DEMO-0105',
    email: 'finance@quellgrund.example',
    language: 'en',
    customer: 'business',
    buyer: {
      name: 'Jana Reuss',
      company: 'Quellgrund Software GmbH',
      street: 'Isarufer 9',
      postcode: '80538',
      city: 'München',
      country: 'DE',
      vat_id: null,
    },
    orderedDaysAgo: 5,
    isAccepted: true,
    paid: 0,
    ticket: {
      title: 'Second seat on one plan?',
      hoursAgo: 5,
      text: 'Can a colleague use our plan with an account of her own?',
    },
  },
  {
    number: 'V-DEMO-0106',
    email: 'lena.obermoser@post.example',
    language: 'de',
    customer: 'consumer',
    buyer: {
      name: 'Lena Obermoser',
      company: null,
      street: 'Sonnleiten 7',
      postcode: '5700',
      city: 'Zell am See',
      country: 'AT',
      vat_id: null,
    },
    orderedDaysAgo: 6,
    isAccepted: true,
    paid: 1,
  },
];

/** Who declared to withdraw, three days ago. */
const WITHDRAWN = 'V-DEMO-0106';

/** Lives the life of a contract, day by day until today. */
const live = ({ customer, buyer, orderedDaysAgo, isAccepted, paid }: SampleCustomer, today: Day): CustomerFile => {
  const orderedOn = addDays(today, -orderedDaysAgo);
  const agreed = { customer, country: buyer.country, minimumMonths: 12, startsAtOnce: true };
  const tax = taxFor({ customer, country: buyer.country, vatId: buyer.vat_id });
  const rates: CustomerFile['agreement']['rates'] = [{ ...PROFESSIONAL, from: orderedOn, reason: 'order' }];
  const ordered = { agreement: { life: order(agreed, orderedOn), rates }, documents: [], tax };
  if (!isAccepted) return ordered;
  let { file } = acceptFile(ordered, orderedOn);
  for (let place = 0; place < paid; place++) file = bookPayment(file, place, orderedOn, orderedOn).file;
  for (let day = orderedOn; day <= today; day = addDays(day, 1)) file = passNight(file, {}, day).file;
  return file;
};

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

/** When something of a day happened: in the morning, but never later than now. */
const morningOf = (day: Day, now: Date): Date =>
  new Date(Math.min(startOfDay(day).getTime() + 8 * HOUR_MS, now.getTime() - HOUR_MS));

const seedCustomer = async (
  trx: DatabaseTransaction,
  sample: SampleCustomer,
  offer: Offer,
  now: Date,
): Promise<void> => {
  const { number, email, language, buyer, ticket } = sample;
  const today = dayOf(now);
  const orderedAt = morningOf(addDays(today, -sample.orderedDaysAgo), now);
  const { id: accountId } = await trx
    .insertInto('account')
    .values({
      email,
      full_name: buyer.name,
      language,
      created_at: orderedAt,
      membership_start: dayOf(orderedAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { agreement, documents } = live(sample, today);
  const contract = await insertContract(trx, {
    number,
    accountId,
    email,
    language,
    buyer,
    isSample: false,
    orderedAt,
    life: agreement.life,
    rates: agreement.rates,
  });
  const issuer = seller.parse((isSelling(offer) ? offer : SAMPLE_OFFER).operator);
  for (const document of documents) {
    const at = morningOf(document.issuedOn, now);
    const issued = await issueDocument(trx, contract, { document, credited: undefined, seller: issuer, at });
    for (const [index, sentOn] of document.remindedOn.entries()) await noteReminder(trx, issued, index + 1, sentOn);
    await trx.updateTable('invoice').set({ paid_on: document.paidOn }).where('id', '=', issued.id).execute();
  }
  await updateMembership(trx, accountId, today);
  if (ticket) {
    const at = hoursBefore(now, ticket.hoursAgo);
    const ticketId = await insertTicket(trx, accountId, { title: ticket.title, details: null, at });
    await insertMessage(trx, ticketId, { author: 'member', text: ticket.text, at });
  }
  if (number === WITHDRAWN) {
    await trx
      .insertInto('contract_declaration')
      .values({
        kind: 'withdrawal',
        name: buyer.name,
        email,
        language,
        contract_id: contract.id,
        contract_number: number,
        received_at: hoursBefore(now, 3 * 24),
      })
      .execute();
  }
};

/** Somebody of the demo world whom a request may mean. */
const findSomebody = (trx: DatabaseTransaction) =>
  trx
    .selectFrom('person')
    .select(['profile_id', 'full_name', 'email'])
    .where('email', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const REQUESTERS = ['paul.steinlechner@post.example', 'privat@post.example'] as const;

const seedRequests = async (trx: DatabaseTransaction, now: Date): Promise<void> => {
  const somebody = await findSomebody(trx);
  const [first, second] = REQUESTERS;
  await trx
    .insertInto('privacy_request')
    .values([
      {
        kind: 'access',
        name: 'Paul Steinlechner',
        email: first,
        language: 'de',
        message: 'Bitte teilen Sie mir mit, welche Daten Sie über mich gespeichert haben und woher sie stammen.',
        received_at: new Date(now.getTime() - 24 * DAY_MS),
      },
      {
        kind: 'objection',
        name: somebody?.full_name ?? 'Ida Falk',
        email: second,
        language: 'de',
        profile: somebody?.profile_id ?? null,
        message: 'Ich möchte hier nicht mehr aufscheinen.',
        received_at: new Date(now.getTime() - 2 * DAY_MS),
      },
    ])
    .execute();
};

const NUMBERS = CUSTOMERS.map(({ number }) => number);

/** Once for a database: what visitors have dealt with stays dealt with. */
export const seedDemoDesk = (db: Database, clock: Clock, offer: Offer): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('contract').select('id').where('number', 'in', NUMBERS).executeTakeFirst();
    if (known) return;
    const now = clock.now();
    for (const sample of CUSTOMERS) await seedCustomer(trx, sample, offer, now);
    await seedRequests(trx, now);
  });

/** A real site on the same database bills and lists nobody who does not exist. */
export const removeDemoDesk = (db: Database): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const contracts = trx.selectFrom('contract').select('id').where('number', 'in', NUMBERS);
    const invoices = trx.selectFrom('invoice').select('id').where('contract_id', 'in', contracts);
    await trx.deleteFrom('contract_declaration').where('contract_id', 'in', contracts).execute();
    for (const table of ['invoice_line', 'invoice_reminder'] as const) {
      await trx.deleteFrom(table).where('invoice_id', 'in', invoices).execute();
    }
    await trx.deleteFrom('invoice').where('contract_id', 'in', contracts).execute();
    await trx.deleteFrom('contract_rate').where('contract_id', 'in', contracts).execute();
    await trx.deleteFrom('contract').where('number', 'in', NUMBERS).execute();
    const emails = CUSTOMERS.map(({ email }) => email);
    await trx.deleteFrom('account').where('email', 'in', emails).execute();
    await trx.deleteFrom('privacy_request').where('email', 'in', REQUESTERS).where('outcome', 'is', null).execute();
  });

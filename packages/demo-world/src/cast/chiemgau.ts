/** The example of a company that is known from an old copy of its register alone. */
import type { CompanyRecord, RepresentativeRecord } from '@firmament/record/record';
import type { HistoryEvent } from '../history/chronicle.ts';
import type { DemoCompany } from '../history/company-history.ts';
import { officerKey } from '../history/officer-key.ts';

const COPIED_ON = '2018-06-18';
const FORMER_NAME = 'Hartwig Elektrotechnik GmbH';

const OFFICERS: readonly RepresentativeRecord[] = [
  {
    title: 'Geschäftsführer',
    name: 'Lena Hartwig',
    location: 'Freilassing',
    startedOn: '2013-07-02',
    representation: 'einzelvertretungsberechtigt',
  },
  {
    title: 'Geschäftsführer',
    name: 'Thomas Brandstätter',
    location: 'Freilassing',
    startedOn: '2018-05-03',
    representation: 'vertretungsberechtigt gemeinsam mit einem anderen Geschäftsführer oder einem Prokuristen',
  },
  {
    title: 'Prokurist',
    name: 'Jakob Pointner',
    location: 'Traunreut',
    startedOn: '2015-11-11',
    representation: 'Gesamtprokura gemeinsam mit einem Geschäftsführer',
  },
  {
    title: 'Geschäftsführer',
    name: 'Ludwig Hartwig',
    location: 'Traunstein',
    startedOn: '2004-03-09',
    endedOn: '2013-07-02',
  },
  {
    title: 'Prokurist',
    name: 'Renate Obermeier',
    location: 'Siegsdorf',
    startedOn: '2010-01-14',
    endedOn: '2015-11-11',
  },
];

type StatedEvent = Pick<HistoryEvent, 'kind' | 'happenedOn'> & Partial<HistoryEvent>;

const stated = (event: StatedEvent): HistoryEvent => ({
  subject: '',
  key: '',
  announcedOn: undefined,
  from: undefined,
  to: undefined,
  unstatedOn: COPIED_ON,
  statedOn: COPIED_ON,
  ...event,
});

const officerEvents = (officer: RepresentativeRecord): HistoryEvent[] => {
  const { title, name, startedOn, endedOn } = officer;
  const about = { subject: `${title}: ${name}`, key: officerKey(officer) };
  const entered = stated({ kind: 'officer_entered', happenedOn: startedOn, ...about, to: about.subject });
  if (endedOn === undefined) return [entered];
  return [entered, stated({ kind: 'officer_left', happenedOn: endedOn, ...about, from: about.subject })];
};

const ADDRESS = {
  street: 'Gewerbepark Kaserne 7',
  postcode: '83278',
  city: 'Traunstein',
  region: 'Bayern',
  country: 'DE',
};

const CHANGES: readonly HistoryEvent[] = [
  stated({
    kind: 'moved',
    happenedOn: '2008-03-27',
    from: 'Traunsteiner Straße 4, 83313 Siegsdorf, DE',
    to: 'Gewerbepark Kaserne 7, 83278 Traunstein, DE',
  }),
  stated({ kind: 'renamed', happenedOn: '2013-08-19', from: FORMER_NAME, to: 'Chiemgau Dachstrom GmbH' }),
  stated({ kind: 'capital_changed', happenedOn: '2016-09-05', from: '25000 EUR', to: '100000 EUR' }),
  // Who the shareholders are stands in the list, which is not part of the copy.
  stated({
    kind: 'other',
    happenedOn: '2017-02-22',
    subject: 'shareholder_list',
    key: 'shareholder_list',
  }),
];

export const chiemgau = (record: CompanyRecord): DemoCompany => ({
  source: 'offeneregister',
  record: {
    ...record,
    asOf: COPIED_ON,
    foundedOn: '2004-03-09',
    formerNames: [FORMER_NAME],
    description: 'Planung, Verkauf und Montage von Photovoltaikanlagen und Speichern',
    registeredCapital: { amount: 100_000, currency: 'EUR' },
    address: ADDRESS,
    position: { latitude: 47.8683, longitude: 12.6433 },
    ceo: 'Lena Hartwig, Thomas Brandstätter',
    representatives: [...OFFICERS],
  },
  history: {
    since: COPIED_ON,
    events: [...OFFICERS.flatMap(officerEvents), ...CHANGES].sort((a, b) =>
      (a.happenedOn ?? '').localeCompare(b.happenedOn ?? ''),
    ),
    replaced: [],
  },
});

import type { refreshData } from '@firmament/api-contract/calls/refresh';
import type { Limit } from '@firmament/api-contract/limits';
import type { CompanyRecord } from '@firmament/record/record';
import type { z } from 'zod';
import type { OutgoingAnswer, OutgoingRequest } from '../platform/outgoing-http.ts';
import type { DomainFacts } from './domain-facts.ts';

export type Outcome = z.output<typeof refreshData.response>['outcome'];

/** Why a source gave nothing usable; refresh-texts.ts has a sentence for each. */
export const FAILURES = {
  demo_data: 'not_set_up',
  own_file: 'not_set_up',
  no_interface: 'not_set_up',
  read_by_itself: 'not_set_up',
  no_access: 'not_set_up',
  switched_off: 'not_set_up',
  no_answer: 'unreachable',
  late: 'unreachable',
  refused: 'refused',
  limit_reached: 'refused',
  led_astray: 'refused',
  unreadable: 'unreadable',
  another_company: 'unreadable',
  not_there: 'not_there',
  no_number: 'not_there',
  no_website: 'not_there',
} as const satisfies Record<string, Outcome>;

export type Failure = keyof typeof FAILURES;

export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';

  constructor(
    readonly failure: Failure,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}

/** What we know about a company before its source is asked. */
export type KnownCompany = {
  id: number;
  name: string;
  sourceId: number;
  sourceLink: string | null;
  /** The key under which its source knows it. */
  sourceKey: string | null;
  stockSymbol: string | null;
  website: string | null;
};

/** What to ask; where it may go, how long it may take and how often is decided elsewhere. */
export type Question = Omit<OutgoingRequest, 'origins' | 'signal'>;

export type Ask = (question: Question) => Promise<OutgoingAnswer>;

export type Finding = { record: CompanyRecord } | { domain: DomainFacts };

export type Connector = {
  /** The only origins at which this source may be asked. */
  origins: readonly string[];
  /** Requests that the source allows, for all processes together. */
  limit: Limit;
  find(company: KnownCompany, ask: Ask): Promise<Finding>;
};

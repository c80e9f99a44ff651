import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { writtenText } from '../rules/written-text.ts';
import { employeeId } from './people.ts';

/** What members ask and say about people of the registers, beyond their page. */

/** How many dates may be tried a day: on one person, and on all together. */
export const BIRTH_CHECKS = {
  perPerson: LIMITS.birthCheckOfPerson.count,
  perDay: LIMITS.birthCheck.count,
  /**
   * Of a member on one person, within any twelve months, whatever others try: nobody can use up the tries of somebody else.
   * A right date, one that nothing is known about, and one of another year than everybody may read tell nothing new.
   */
  wrongPerMember: 3,
  wrongWithinDays: 365,
  /** Each time all members together have tried so many wrong dates on one person, operators are told. */
  wrongUntilTold: 20,
} as const;

const BIRTH_ANSWERS = ['yes', 'no', 'not_known'] as const;

export const checkBirthDate = defineEndpoint({
  id: 'checkBirthDate',
  method: 'POST',
  path: '/api/checkBirthDate',
  summary:
    'Whether a date is the date of birth of a person of the registers. Opens the person, if that did not happen this ' +
    `month. At most ${BIRTH_CHECKS.perPerson} tries a day for a person and ${BIRTH_CHECKS.perDay} in all, and at most ` +
    `${BIRTH_CHECKS.wrongPerMember} wrong ones for a person within twelve months, where another year than the one that ` +
    'is shown does not count; each is written down, the date is not.',
  tag: 'people',
  access: 'member',
  isClosedToVisitors: true,
  isService: true,
  body: z.object({ employee_id: employeeId, date: z.iso.date() }),
  response: z.object({
    answer: z.enum(BIRTH_ANSWERS).meta({
      description: '`not_known`: no register tells the date, or only its year, which agrees.',
    }),
    tries_left: z.number().int().meta({ description: 'For this person today.' }),
  }),
  errors: ['quota_used_up', 'not_found'],
});

export const IDENTITY_VERDICTS = ['one', 'two'] as const;

const MAX_REPORT_LENGTH = 2_000;

export const reportIdentity = defineEndpoint({
  id: 'reportIdentity',
  method: 'POST',
  path: '/api/reportIdentity',
  summary: 'Tell us that a person of the registers is really two people, or the same as somebody elsewhere.',
  tag: 'people',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({
    employee_id: employeeId,
    verdict: z.enum(IDENTITY_VERDICTS).meta({
      description: '`two`: these are two people. `one`: the same person is found elsewhere.',
    }),
    other: employeeId.optional().meta({ description: 'Who else it is about.' }),
    text: writtenText(MAX_REPORT_LENGTH).meta({ description: 'How you know.' }),
  }),
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found'],
});

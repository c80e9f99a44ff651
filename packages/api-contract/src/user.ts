import { z } from 'zod';
import { language } from './language.ts';

/** The specification's user; the fields after `data_exports` are ours. */
export const user = z
  .object({
    fullname: z.string(),
    email: z.string(),
    company_name: z.string().nullable(),
    employee_id: z.string().nullable().meta({ description: 'Profile id of the member’s own LinkedIn profile.' }),
    membership_id: z.number().int().meta({ description: '0 Basic, 1 Professional, 2 Advanced, 3 Premium.' }),
    membership_start: z.iso.date(),
    membership_end: z.iso
      .date()
      .nullable()
      .meta({ description: 'Last day of the present term, or of the contract; null without one.' }),
    company_requests: z.number().int().meta({ description: 'Companies and people counted this calendar month.' }),
    data_exports: z.number().int().meta({ description: 'Exports of the last 24 hours.' }),
    network_starts: z.number().int().meta({ description: 'Start points in the network counted today, Vienna time.' }),
    uid: z.string(),
    company_id: z.number().int().nullable(),
    employee_name: z
      .string()
      .nullable()
      .meta({ description: 'Name on the linked profile; null without one, or if it is no longer in our data.' }),
    language: language.meta({ description: 'The language of our mails.' }),
    has_password: z.boolean().meta({ description: 'False for accounts that only ever signed in with Google.' }),
    has_google: z.boolean(),
    must_change_password: z
      .boolean()
      .meta({ description: 'Signed in with a mailed password; the only way on is choosePassword.' }),
    second_factor_lost: z
      .boolean()
      .meta({ description: 'We had to turn off two-step sign-in; ask the member to turn it on again.' }),
    is_blocked: z.boolean().meta({ description: 'By an invoice in default, which billing names, or by an operator.' }),
    block_reason: z.string().nullable().meta({ description: 'Where an operator has blocked the account: why.' }),
    is_operator: z.boolean().meta({ description: 'May open the desk.' }),
    created_at: z.iso.datetime(),
    visit_ends_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Of a visitor of the demo: when this account is deleted with all it has.' }),
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof user>;

export const session = z.object({
  session_id: z.number().int(),
  device: z.string().meta({ description: 'Browser and system, as far as they say so; may be empty.' }),
  ip: z.string().nullable(),
  signed_in_with: z.enum(['password', 'google', 'passkey', 'visit']),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  is_current: z.boolean(),
});

export type Session = z.infer<typeof session>;

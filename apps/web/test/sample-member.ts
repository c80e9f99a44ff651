import type { User } from '@firmament/api-contract/user';

export const MEMBER: User = {
  ...{ uid: 'u1', fullname: 'Eva Muster', email: 'eva@firma.example', language: 'en' },
  ...{ company_name: null, company_id: null, employee_id: null, employee_name: null },
  ...{ membership_id: 1, membership_start: '2026-03-10', membership_end: '2027-03-09', is_blocked: false },
  ...{ company_requests: 12, data_exports: 0 },
  ...{
    has_password: true,
    has_google: false,
    must_change_password: false,
    second_factor_lost: false,
    is_operator: false,
    block_reason: null,
    created_at: '2026-01-05T09:00:00.000Z',
    visit_ends_at: null,
  },
};

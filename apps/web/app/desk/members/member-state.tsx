import type { MemberRow } from '@firmament/api-contract/calls/desk/members';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { StateMark } from '../parts/state-mark.tsx';

/** Whether a member can use the service, and if not, why. */
export const MemberState = ({ member: { blocked } }: { member: MemberRow }) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'state' });
  return <StateMark state={blocked === null ? 'ok' : 'bad'}>{t(blocked ?? 'active')}</StateMark>;
};

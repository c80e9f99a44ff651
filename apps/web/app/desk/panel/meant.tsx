import { isolated } from '@firmament/record/isolated-text';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Choice, Choices } from './choice.tsx';
import type { PrivacyRequest } from './panel.queries.ts';

const WAYS = ['by_mailbox', 'by_link', 'namesakes'] as const;

type Candidate = PrivacyRequest['namesakes'][number] & { way: (typeof WAYS)[number] };

/** Each entry once, with the strongest reason to think that it is meant. Hidden ones go anyway. */
const candidatesOf = (request: PrivacyRequest): Candidate[] => {
  const seen = new Set(request.hidden.map(({ profile_id }) => profile_id));
  return WAYS.flatMap((way) =>
    request[way].flatMap((entry) => {
      if (seen.has(entry.profile_id)) return [];
      seen.add(entry.profile_id);
      return [{ ...entry, way }];
    }),
  );
};

type RegisterCandidate = PrivacyRequest['register'][number];

const MANDATES_SHOWN = 3;

/** How somebody comes to be listed here, who it is, and what they do. */
const useDetails = () => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'privacy' });
  return ({ employee_id, birth_year, place, way, is_company_named, mandates, mandate_count }: RegisterCandidate) => {
    const shown = mandates
      .slice(0, MANDATES_SHOWN)
      .map(({ company_name, title }) => `${isolated(company_name)} (${isolated(title)})`);
    const more = mandate_count - shown.length;
    const about = [
      birth_year === null ? '' : t('member:bornIn', { year: birth_year }),
      isolated(place ?? ''),
      employee_id,
    ];
    return [
      [t(`registerWays.${way}`), is_company_named ? t('companyNamed') : ''].filter(Boolean).join(' · '),
      about.filter(Boolean).join(' · '),
      [...shown, ...(more > 0 ? [t('moreMandates', { count: more })] : [])].join('; '),
    ];
  };
};

type MeantProps = {
  request: PrivacyRequest;
  /** Only an erasure or an objection removes entries. */
  canChoose: boolean;
  chosen: readonly string[];
  onChoose: (profileIds: readonly string[]) => void;
  isNotListed: boolean;
  onNotListed: (isNotListed: boolean) => void;
  error: string | undefined;
};

/** Which entries a request is about; or none, because we hold nothing about the person. */
export const Meant = ({ request, canChoose, chosen, onChoose, isNotListed, onNotListed, error }: MeantProps) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'privacy' });
  const detailsOf = useDetails();
  const isHidden = request.hidden.length > 0;
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const choice = (id: string, label: string, details: readonly string[]) => (
    <Choice
      key={id}
      isOneOfMany
      name="profile"
      isChosen={chosen.includes(id)}
      isDisabled={isNotListed}
      onChoose={() => toggle(id)}
      label={label}
      details={details}
    />
  );
  return (
    <Choices title={t('meant')}>
      {isHidden && <p>{t('hiddenGo', { count: request.hidden.length })}</p>}
      {canChoose && (
        <>
          {candidatesOf(request).map(({ profile_id, full_name, email, way }) =>
            choice(profile_id, full_name, [[t(`ways.${way}`), email, profile_id].filter(Boolean).join(' · ')]),
          )}
          {request.register.map((candidate) => choice(candidate.employee_id, candidate.name, detailsOf(candidate)))}
          {!request.is_name_searched && <p>{t('nameNotSearched')}</p>}
        </>
      )}
      {!isHidden && (
        <Choice
          isOneOfMany
          name="not-listed"
          isChosen={isNotListed}
          onChoose={() => {
            onNotListed(!isNotListed);
            onChoose([]);
          }}
          label={t('notListed')}
        />
      )}
      {error !== undefined && <p className="size-12 danger">{error}</p>}
    </Choices>
  );
};

import { isolated } from '@firmament/record/isolated-text';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './panel.module.css';
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

/** Who it is, how they come to be listed here, and what they do. */
const RegisterLine = ({ candidate }: { candidate: RegisterCandidate }) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'privacy' });
  const { employee_id, name, birth_year, place, way, is_company_named, mandates, mandate_count } = candidate;
  const shown = mandates
    .slice(0, MANDATES_SHOWN)
    .map(({ company_name, title }) => `${isolated(company_name)} (${isolated(title)})`);
  const more = mandate_count - shown.length;
  const about = [birth_year === null ? '' : t('born', { year: birth_year }), isolated(place ?? ''), employee_id];
  return (
    <span>
      <bdi>{name}</bdi>
      <small>{[t(`registerWays.${way}`), is_company_named ? t('companyNamed') : ''].filter(Boolean).join(' · ')}</small>
      <small>{about.filter(Boolean).join(' · ')}</small>
      <small>{[...shown, ...(more > 0 ? [t('moreMandates', { count: more })] : [])].join('; ')}</small>
    </span>
  );
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
  const isHidden = request.hidden.length > 0;
  const candidates = canChoose ? candidatesOf(request) : [];
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className={classes.choices}>
      <legend>{t('meant')}</legend>
      {isHidden && <p>{t('hiddenGo', { count: request.hidden.length })}</p>}
      {candidates.map(({ profile_id, full_name, email, way }) => (
        <label key={profile_id} className={classes.choice}>
          <input
            type="checkbox"
            name="profile"
            checked={chosen.includes(profile_id)}
            disabled={isNotListed}
            onChange={() => toggle(profile_id)}
          />
          <span>
            <bdi>{full_name}</bdi>
            <small>{[t(`ways.${way}`), email, profile_id].filter(Boolean).join(' · ')}</small>
          </span>
        </label>
      ))}
      {canChoose &&
        request.register.map((candidate) => (
          <label key={candidate.employee_id} className={classes.choice}>
            <input
              type="checkbox"
              name="profile"
              checked={chosen.includes(candidate.employee_id)}
              disabled={isNotListed}
              onChange={() => toggle(candidate.employee_id)}
            />
            <RegisterLine candidate={candidate} />
          </label>
        ))}
      {canChoose && !request.is_name_searched && <p>{t('nameNotSearched')}</p>}
      {!isHidden && (
        <label className={classes.choice}>
          <input
            type="checkbox"
            name="not-listed"
            checked={isNotListed}
            onChange={() => {
              onNotListed(!isNotListed);
              onChoose([]);
            }}
          />
          <span>{t('notListed')}</span>
        </label>
      )}
      {error !== undefined && <p className={classes.refused}>{error}</p>}
    </fieldset>
  );
};

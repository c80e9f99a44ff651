import { acceptUpload, refuseUpload, takeBackUpload } from '@firmament/api-contract/calls/desk/uploads';
import { LOG } from '@firmament/api-contract/desk/log-action';
import { isolated } from '@firmament/record/isolated-text';
import { callApi } from '../../lib/api/api-client.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Due } from '../parts/due.tsx';
import { type DetailProps, Loaded } from './loaded.tsx';
import classes from './panel.module.css';
import { type Upload, uploadQuery } from './panel.queries.ts';
import { Actions, Question, ReasonQuestion } from './question.tsx';
import { Section } from './section.tsx';
import { SoFar } from './so-far.tsx';
import { useToday } from './use-today.ts';
import { Who } from './who.tsx';

const Accept = ({ upload: { upload_id, company_name, retrieved_on } }: { upload: Upload }) => {
  const { t } = useTranslation('deskUploads');
  return (
    <Question
      question={t('acceptQuestion')}
      consequence={t('acceptConsequence')}
      confirmLabel={t('accept')}
      action={LOG.uploadAccepted(upload_id, { company: company_name, retrieved_on })}
      send={() => callApi(acceptUpload, { params: { upload_id }, body: {} })}
    />
  );
};

const Refuse = ({ upload: { upload_id, company_name } }: { upload: Upload }) => {
  const { t } = useTranslation('deskUploads');
  return (
    <ReasonQuestion
      question={t('refuseQuestion')}
      consequence={t('refuseConsequence')}
      confirmLabel={t('refuse')}
      action={(reason) => LOG.uploadRefused(upload_id, { company: company_name, reason })}
      send={(reason) => callApi(refuseUpload, { params: { upload_id }, body: { reason } })}
    />
  );
};

const TakeBack = ({ upload: { upload_id, company_name, retrieved_on } }: { upload: Upload }) => {
  const { t } = useTranslation('deskUploads');
  return (
    <ReasonQuestion
      question={t('takeBackQuestion')}
      consequence={t('takeBackConsequence')}
      confirmLabel={t('takeBack')}
      action={(reason) => LOG.uploadTakenBack(upload_id, { company: company_name, retrieved_on, reason })}
      send={(reason) => callApi(takeBackUpload, { params: { upload_id }, body: { reason } })}
    />
  );
};

type Person = Upload['people'][number];

const isListed = (list: readonly Person[], { title, name }: Person): boolean =>
  list.some((other) => other.title === title && other.name === name);

/** Who is in the extract, and who would leave by it. */
const People = ({ upload: { people, known_people } }: { upload: Upload }) => {
  const { t } = useTranslation('deskUploads');
  const leaving = known_people.filter((person) => !isListed(people, person));
  const line = (person: Person, mark: string | undefined) => (
    <li key={`${person.title} ${person.name} ${person.birth_year}`}>
      <bdi>{person.name}</bdi>, <bdi>{person.title}</bdi>
      {mark !== undefined && <span className="ink3"> · {mark}</span>}
    </li>
  );
  return (
    <Section title={t('people')}>
      <ul className="stack gap-4">
        {people.map((person) => line(person, isListed(known_people, person) ? undefined : t('enters')))}
        {leaving.map((person) => line(person, t('leaves')))}
      </ul>
    </Section>
  );
};

const UploadFacts = ({ upload }: { upload: Upload }) => {
  const { t } = useTranslation('deskUploads');
  const { day } = useDateFormat();
  const today = useToday();
  const { state, agreement, last_entry_on, known_as_of, byte_count, sha256, reason } = upload;
  const known = [upload.company_name, upload.known_register_number ?? ''].filter(Boolean).map(isolated).join(', ');
  return (
    <Facts layout="lines">
      <Fact name={t('says')}>{[upload.name, upload.register_number].map(isolated).join(', ')}</Fact>
      <Fact name={t('known')}>
        {`${known}, ${t('asOf')} ${known_as_of === null ? t('unknownDay') : day(known_as_of)}`}
      </Fact>
      <Fact name={t('agreement')}>{t(`agreements.${agreement ?? 'none'}`)}</Fact>
      <Fact name={t('retrieved')}>{day(upload.retrieved_on)}</Fact>
      {last_entry_on !== null && <Fact name={t('lastEntry')}>{day(last_entry_on)}</Fact>}
      <Fact name={t('file')}>{t('size', { kb: Math.ceil(byte_count / 1024), hash: sha256.slice(0, 12) })}</Fact>
      {upload.others.length > 0 && (
        <Fact name={t('others')}>
          {upload.others
            .map((other) =>
              t('other', {
                id: other.upload_id,
                day: day(other.retrieved_on),
                state: t(`states.${other.state}`),
              }),
            )
            .join('; ')}
        </Fact>
      )}
      {state === 'waiting' ? (
        <Fact name={t('answerBy')}>
          {day(upload.answer_by)} <Due on={upload.answer_by} today={today} />
        </Fact>
      ) : (
        <Fact name={t('outcome')}>{[t(`states.${state}`), isolated(reason ?? '')].filter(Boolean).join(': ')}</Fact>
      )}
    </Facts>
  );
};

/** An extract that a member uploaded, beside what we know, and the decision. */
export const UploadDetail = ({ id }: DetailProps) => {
  const { t } = useTranslation('deskUploads');
  return (
    <Loaded query={uploadQuery(id)}>
      {(upload) => {
        const isOpen = upload.state === 'waiting';
        const decisions = [
          { action: 'accept', label: t('accept'), question: <Accept upload={upload} /> },
          { action: 'refuse', label: t('refuse'), question: <Refuse upload={upload} /> },
        ];
        const takeBack = { action: 'takeBack', label: t('takeBack'), question: <TakeBack upload={upload} /> };
        const corrections = upload.can_be_taken_back ? [takeBack] : [];
        return (
          <>
            <Who name={upload.from ?? t('somebody')} detail={t('uploaded')} accountId={upload.account_id} />
            <UploadFacts upload={upload} />
            {isOpen && <People upload={upload} />}
            {isOpen && <p className={`${classes.note} size-13 ink2`}>{t('noProof')}</p>}
            <Actions actions={isOpen ? decisions : corrections} />
            <SoFar events={[{ title: t('received'), at: upload.received_at }]} log={upload.log} />
          </>
        );
      }}
    </Loaded>
  );
};

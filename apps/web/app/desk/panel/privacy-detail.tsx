import { grantRequest, refuseRequest, restoreRequest } from '@firmament/api-contract/calls/desk/privacy';
import { LOG } from '@firmament/api-contract/desk/log-action';
import { isolated } from '@firmament/record/isolated-text';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Due } from '../parts/due.tsx';
import { type DetailProps, Loaded } from './loaded.tsx';
import { Meant } from './meant.tsx';
import { type PrivacyRequest, privacyRequestQuery } from './panel.queries.ts';
import { Actions, Question, ReasonQuestion } from './question.tsx';
import { Section, Written } from './section.tsx';
import { SoFar } from './so-far.tsx';
import { useToday } from './use-today.ts';
import { Who } from './who.tsx';

/** Only these remove entries; the others are answered. */
const asksToGo = ({ kind }: PrivacyRequest): boolean => kind === 'erasure' || kind === 'objection';

/** People of the registers are withheld, profiles deleted. */
const isOfRegister = (id: string): boolean => id.startsWith('reg.');

const Grant = ({ request }: { request: PrivacyRequest }) => {
  const { t } = useTranslation('deskPanel');
  const { request_id, kind, hidden, language } = request;
  const isErasing = asksToGo(request);
  const [profileIds, setProfileIds] = useState<readonly string[]>([]);
  const [further, setFurther] = useState('');
  const [isNotListed, setIsNotListed] = useState(false);
  const [message, setMessage] = useState('');
  const answer = message.trim();
  const named = [...new Set([...profileIds, ...(further.trim() === '' ? [] : [further.trim()])])];
  const withheld = named.filter(isOfRegister).length;
  const erased = hidden.length + named.length - withheld;
  const needsAnswer = !isErasing && !isNotListed && answer === '';
  const needsEntry = isErasing && !isNotListed && erased + withheld === 0;
  return (
    <Question
      question={t('privacy.grantQuestion')}
      consequence={isErasing && !isNotListed ? t('privacy.eraseConsequence') : t('privacy.answerConsequence')}
      confirmLabel={t('privacy.grant')}
      action={LOG.requestGranted(request_id, {
        kind,
        erased: isErasing ? erased : 0,
        withheld: isErasing ? withheld : 0,
        is_not_listed: isNotListed,
      })}
      missing={{
        ...(needsAnswer && { message: t('privacy.answerMissing') }),
        ...(needsEntry && { profile: t('privacy.entryMissing') }),
      }}
      send={() =>
        callApi(grantRequest, {
          params: { request_id },
          body: {
            profile_ids: isNotListed ? [] : named,
            is_not_listed: isNotListed,
            ...(answer !== '' && { message: answer }),
          },
        })
      }
    >
      {(problems) => (
        <>
          <Meant
            request={request}
            canChoose={isErasing}
            chosen={profileIds}
            onChoose={setProfileIds}
            isNotListed={isNotListed}
            onNotListed={setIsNotListed}
            error={problems.profile}
          />
          {isErasing && (
            <TextInput
              name="further"
              label={t('privacy.furtherPerson')}
              description={t('privacy.furtherPersonHelp')}
              value={further}
              disabled={isNotListed}
              onChange={({ currentTarget }) => setFurther(currentTarget.value)}
            />
          )}
          <Textarea
            name="message"
            label={t('privacy.message', { language: t(language === 'de' ? 'languages.de' : 'languages.en') })}
            rows={5}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
            error={problems.message}
          />
        </>
      )}
    </Question>
  );
};

const Refuse = ({ request: { request_id, kind, hidden } }: { request: PrivacyRequest }) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'privacy' });
  return (
    <ReasonQuestion
      question={t('refuseQuestion')}
      consequence={t(hidden.length > 0 ? 'refuseHiddenConsequence' : 'refuseConsequence')}
      confirmLabel={t('refuse')}
      action={(reason) => LOG.requestRefused(request_id, { kind, reason })}
      send={(reason) => callApi(refuseRequest, { params: { request_id }, body: { reason } })}
    />
  );
};

const Restore = ({ request: { request_id, kind, hidden, withheld } }: { request: PrivacyRequest }) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'privacy' });
  return (
    <Question
      question={t('restoreQuestion')}
      consequence={t('restoreConsequence')}
      confirmLabel={t('restore')}
      action={LOG.requestRestored(request_id, { kind, entries: hidden.length + withheld.length })}
      send={() => callApi(restoreRequest, { params: { request_id }, body: {} })}
    />
  );
};

const RequestFacts = ({ request }: { request: PrivacyRequest }) => {
  const { t } = useTranslation('deskPanel');
  const { day } = useDateFormat();
  const today = useToday();
  const { outcome, answer_by, final_on, hidden, withheld } = request;
  return (
    <>
      <Facts layout="lines">
        <Fact name={t('member:email')}>
          {request.email}{' '}
          <span className="ink3">{t(request.is_confirmed ? 'privacy.confirmed' : 'privacy.unconfirmed')}</span>
        </Fact>
        <Fact name={t('language')}>{t(request.language === 'de' ? 'languages.de' : 'languages.en')}</Fact>
        {outcome === null ? (
          <Fact name={t('privacy.answerBy')}>
            {day(answer_by)} <Due on={answer_by} today={today} soonDays={7} />
          </Fact>
        ) : (
          <Fact name={t('privacy.outcome')}>{t(`privacy.outcomes.${outcome}`)}</Fact>
        )}
        {hidden.length > 0 && <Fact name={t('privacy.hidden')}>{hidden.map((one) => one.profile_id).join(', ')}</Fact>}
        {final_on !== null && outcome === null && (
          <Fact name={t('privacy.final')}>{t('privacy.finalOn', { day: day(final_on) })}</Fact>
        )}
        {request.profile !== null && (
          <Fact name={t('privacy.profile')}>
            <bdi>{request.profile}</bdi>
          </Fact>
        )}
        {withheld.length > 0 && (
          <Fact name={t('privacy.withheld')}>
            {withheld.map(({ employee_id, name }) => `${isolated(name)} (${employee_id})`).join(', ')}
          </Fact>
        )}
      </Facts>
      {request.message !== null && (
        <Section title={t('privacy.theirWords')}>
          <Written>{request.message}</Written>
        </Section>
      )}
      {request.answer !== null && (
        <Section title={t('privacy.ourWords')}>
          <Written>{request.answer}</Written>
        </Section>
      )}
    </>
  );
};

export const PrivacyDetail = ({ id }: DetailProps) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'privacy' });
  const { t: kinds } = useTranslation('deskThings', { keyPrefix: 'privacyKinds' });
  return (
    <Loaded query={privacyRequestQuery(id)}>
      {(request) => {
        const isOpen = request.outcome === null;
        // What registers tell stays, so people of the registers can come back even now.
        const canRestore = isOpen ? request.hidden.length > 0 : request.withheld.length > 0;
        const decide = [
          { action: 'grant', label: t('grant'), question: <Grant request={request} /> },
          { action: 'refuse', label: t('refuse'), question: <Refuse request={request} /> },
        ];
        const restore = { action: 'restore', label: t('restore'), question: <Restore request={request} /> };
        const events = [
          { title: t('received'), at: request.received_at },
          ...request.hidden.slice(0, 1).map(({ hidden_at }) => ({ title: t('wasHidden'), at: hidden_at })),
        ];
        return (
          <>
            <Who name={request.name} detail={kinds(request.kind)} accountId={null} />
            <RequestFacts request={request} />
            <Actions actions={[...(isOpen ? decide : []), ...(canRestore ? [restore] : [])]} />
            <SoFar events={events} log={request.log} />
          </>
        );
      }}
    </Loaded>
  );
};

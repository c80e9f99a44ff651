import { getDemoCase } from '@firmament/api-contract/calls/demo';
import { IconArrowRight, IconX } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import classes from './guide-panel.module.css';
import { goToStep, isStep, leaveGuide, STEP_COUNT, useGuideStep } from './guide-progress.ts';
import { addressOf, isAt, type Place, type Step, stepsOf } from './guide-steps.ts';
import { guideTexts } from './messages.de.ts';
import { usePointer } from './use-pointer.ts';

addMessages('guide', guideTexts);

const caseQuery = queryOptions({
  queryKey: ['demo case'],
  queryFn: ({ signal }) => callApi(getDemoCase, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  select: stepsOf,
});

/** The step travels with the entry in the browser's history, so that going back there goes back here. */
const stepIn = (state: unknown): number | undefined => {
  const step = typeof state === 'object' && state !== null && 'guide' in state ? state.guide : undefined;
  return isStep(step) ? step : undefined;
};

const QUIET = `${classes.quiet} link weight-500 py-4`;
const NEXT = `${classes.next} row items-center gap-6 weight-600 pointer`;

type StepLinkProps = { place: Place; step: number; className: string; children: ReactNode };

const StepLink = ({ place, step, className, children }: StepLinkProps) => (
  <Link to={addressOf(place)} state={{ guide: step }} className={className} onClick={() => goToStep(step)}>
    {children}
  </Link>
);

/** What to do when the case is told. */
const Further = () => {
  const { t } = useTranslation('guide', { keyPrefix: 'further' });
  const companies = dashboardPathOf('companies');
  return (
    <p className="mt-6">
      {t('text')}{' '}
      {companies !== undefined && (
        <Link className="link" to={companies}>
          {t('search')}
        </Link>
      )}{' '}
      <a className="link" href="/register">
        {t('signUp')}
      </a>
    </p>
  );
};

type BodyProps = { step: number; steps: readonly Step[]; place: Place | undefined };

const Body = ({ step, steps, place }: BodyProps) => {
  const { t } = useTranslation('guide');
  const [here, before, next] = [steps[step - 1], steps[step - 2], steps[step]];
  if (here === undefined) return null;
  const isSecond = place !== undefined && place === here.second;
  const text = isSecond && here.second ? t(`seconds.${here.name}.text`) : t(`steps.${here.name}.text`);
  return (
    <>
      <div aria-live="polite">
        <p>{text}</p>
        {step === STEP_COUNT && <Further />}
      </div>
      <div className="row wrap items-center justify-end gap-16 gap-y-6">
        {before !== undefined && (
          <StepLink place={before.place} step={step - 1} className={QUIET}>
            {t('back')}
          </StepLink>
        )}
        {place === undefined ? (
          <StepLink place={here.place} step={step} className={QUIET}>
            {t('return')}
          </StepLink>
        ) : (
          here.second !== undefined &&
          !isSecond && (
            <StepLink place={here.second} step={step} className={QUIET}>
              {t(`seconds.${here.name}.link`)}
            </StepLink>
          )
        )}
        {next === undefined ? (
          <button type="button" className={NEXT} onClick={leaveGuide}>
            {t(`steps.${here.name}.next`)}
          </button>
        ) : (
          <StepLink place={next.place} step={step + 1} className={NEXT}>
            {t(`steps.${here.name}.next`)}
            <IconArrowRight size={16} stroke={1.8} aria-hidden />
          </StepLink>
        )}
      </div>
    </>
  );
};

/** A few quiet sentences beside the pages. It leads by links, points at what it speaks of, and can be left at any time. */
export const GuidePanel = () => {
  const { t } = useTranslation('guide');
  const kept = useGuideStep();
  const { data: steps } = useQuery(caseQuery);
  const { pathname, search, state } = useLocation();
  const asked = stepIn(state);
  // Whoever has left the guide goes back in the browser's history without it.
  const hasStep = kept !== undefined;
  useEffect(() => {
    if (asked !== undefined && hasStep) goToStep(asked);
  }, [asked, hasStep]);
  const here = kept === undefined ? undefined : steps?.[kept - 1];
  const place = [here?.place, here?.second].find((one) => one !== undefined && isAt(one, pathname, search));
  usePointer(place?.selector);
  if (steps === undefined || kept === undefined) return null;
  return (
    <aside className={`${classes.panel} ink no-print`} aria-label={t('label')} data-guide>
      <div className={`${classes.head} row wrap items-center gap-10 gap-y-0`}>
        <b>{t('title')}</b>
        <span>{t('step', { step: kept, total: STEP_COUNT })}</span>
        <button type="button" className={`${classes.leave} bare-button row items-center gap-4`} onClick={leaveGuide}>
          <IconX className="no-phone" size={14} stroke={1.8} aria-hidden />
          {t('leave')}
        </button>
      </div>
      <Body step={kept} steps={steps} place={place} />
    </aside>
  );
};

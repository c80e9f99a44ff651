import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Panel } from '../layout/panel.tsx';
import classes from './card-samples.module.css';
import { IndustrySample, ReportsSample } from './fact-samples.tsx';
import { SAMPLE_COMPANY } from './sample-company.ts';
import { SampleHead } from './sample-head.tsx';

/** How many companies work in which trade, and how one of them has grown. */
export const MarketSample = () => {
  const { t } = useTranslation('cardSamples', { keyPrefix: 'market' });
  const { t: sample } = useTranslation('samples');
  return (
    <Panel>
      <SampleHead title={t('title')} note={t('note')} />
      <div className={classes.part}>
        <IndustrySample />
      </div>
      <div className={classes.part}>
        <p className="text-13 weight-600 mb-4">
          {sample('figures.revenue')}, {SAMPLE_COMPANY.name}
        </p>
        <ReportsSample />
      </div>
    </Panel>
  );
};

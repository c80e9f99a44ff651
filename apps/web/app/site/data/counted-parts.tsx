import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Column } from '../../ui/layout/column.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { AgeLines } from './age-lines.tsx';
import classes from './counted-parts.module.css';
import { CoverageTable } from './coverage-table.tsx';
import { WhenData, WithReport } from './report.tsx';
import { SourceTable } from './source-table.tsx';

/** The parts of the page that tell what was counted, or why there is nothing to tell. */
export const CountedParts = () => {
  const { t } = useTranslation('data');
  return (
    <WithReport waiting={(failure) => <Sentence text={failure ?? t('waiting')} />}>
      <WhenData is="uncounted">
        <Sentence text={t('uncounted')} />
      </WhenData>
      <WhenData is="empty">
        <Sentence text={t('empty')} />
      </WhenData>
      <WhenData is="demo">
        <Column>
          <p className={classes.demo}>
            <b className="weight-600 amber-text">{t('demo.name')}</b> {t('demo.text')}
          </p>
        </Column>
      </WhenData>
      <WhenData is="counted">
        <Column className={classes.table ?? ''}>
          <SourceTable />
        </Column>
        <Section tone="mist" title={t('ages.title')} lead={t('ages.lead')}>
          <AgeLines />
        </Section>
        <Section title={t('coverage.title')} lead={t('coverage.lead')}>
          <CoverageTable />
        </Section>
      </WhenData>
    </WithReport>
  );
};

const Sentence = ({ text }: { text: string }) => (
  <Column>
    <p className={classes.sentence} role="status">
      {text}
    </p>
  </Column>
);

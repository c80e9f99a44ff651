import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Panel } from '../layout/panel.tsx';
import classes from './card-samples.module.css';
import { SampleHead } from './sample-head.tsx';

/** Of a company of the demo that is known from an old copy of its register. */
const COMPANY = 'Chiemgau Dachstrom GmbH';

/** What the register tells of it, the newest first. */
const CHANGES = [
  { day: '2018-05-03', kind: 'director' },
  { day: '2017-02-22', kind: 'list' },
  { day: '2016-09-05', kind: 'capital', amounts: [25_000, 100_000] },
  { day: '2015-11-11', kind: 'prokura' },
  { day: '2013-08-19', kind: 'renamed', names: ['Hartwig Elektrotechnik GmbH', COMPANY] },
] as const;

type Change = (typeof CHANGES)[number];

export const ChangesSample = () => {
  const { t } = useTranslation('cardSamples', { keyPrefix: 'changes' });
  const { day: writeDay } = useDateFormat();
  const { money } = useFormat();
  const valuesOf = (change: Change): readonly string[] => {
    if ('amounts' in change) return change.amounts.map((amount) => money(amount, 'EUR'));
    return 'names' in change ? change.names : [];
  };
  return (
    <Panel>
      <SampleHead title={COMPANY} note={t('note')} />
      <ol className={classes.changes}>
        {CHANGES.map((change) => {
          const [before, after] = valuesOf(change);
          return (
            <li key={change.day}>
              <time dateTime={change.day}>{writeDay(change.day)}</time>
              <div>
                {t(change.kind)}
                {before !== undefined && (
                  <p>
                    <del>{before}</del> → <ins>{after}</ins>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
};

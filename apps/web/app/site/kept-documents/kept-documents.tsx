import type { getKeptDocuments } from '@firmament/api-contract/calls/billing';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { addDays } from '@firmament/calendar/day';
import { printReference } from '@firmament/subscription/creditor-reference';
import { IconDownload } from '@tabler/icons-react';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Column } from '../../ui/layout/column.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './kept-documents.module.css';

export type Kept = EndpointOutput<typeof getKeptDocuments> & {
  /** The address of a document: an invoice by its number, or “contract”. */
  urlOf(document: string): string;
};

type DocumentProps = { name: string; facts?: string; file: string; url: string };

const DocumentRow = ({ name, facts, file, url }: DocumentProps) => {
  const { t } = useTranslation('keptDocuments');
  return (
    <li>
      <div>
        <b>{name}</b>
        {facts !== undefined && <p>{facts}</p>}
      </div>
      <a href={url} download={`Firmament-${file}.pdf`} aria-label={t('downloadNamed', { name })}>
        <IconDownload size={16} stroke={1.6} aria-hidden />
        {t('ui:download')}
      </a>
    </li>
  );
};

const StillDue = ({ transactions, bank }: Pick<Kept, 'transactions' | 'bank'>) => {
  const { t } = useTranslation('keptDocuments', { keyPrefix: 'due' });
  const { t: tDocument } = useTranslation('keptDocuments');
  const money = useMoney();
  const open = transactions.filter(({ open_cents }) => open_cents > 0);
  if (open.length === 0) return <p className="ink2">{t('nothing')}</p>;
  return (
    <section className={classes.due} aria-labelledby="still-due">
      <h2 className="text-18 weight-600" id="still-due">
        {t('title')}
      </h2>
      <p className="text-15 ink2">{t('lead')}</p>
      <dl>
        {open.map(({ number, open_cents, reference }) => (
          <div key={number}>
            <dt className="text-13 ink2">{tDocument('invoice', { number })}</dt>
            <dd className="anywhere">
              <b>{money(open_cents)}</b>
              <span>
                {t('reference')} {printReference(reference)}
              </span>
            </dd>
          </div>
        ))}
        {(['holder', 'iban', 'bic', 'name'] as const).map((name) => (
          <div key={name}>
            <dt className="text-13 ink2">{t(name)}</dt>
            <dd className="anywhere">{bank[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** What outlives an account: its contract, its invoices, and what is still to be paid. */
export const KeptDocuments = ({ kept }: { kept: Kept }) => {
  const { t } = useTranslation('keptDocuments');
  const { day } = useDateFormat();
  const money = useMoney();
  const { contract_number, ends_on, transactions, bank, urlOf } = kept;
  const lead = t('lead', { number: contract_number });
  return (
    <>
      <PageIntro
        title={t('heading')}
        lead={ends_on === null ? lead : `${lead} ${t('lastDay', { day: day(addDays(ends_on, -1)) })}`}
      />
      <Column className={classes.columns ?? ''}>
        <Panel>
          <ul className={classes.documents}>
            <DocumentRow
              name={t('contract', { number: contract_number })}
              file={contract_number}
              url={urlOf('contract')}
            />
            {transactions.map(({ number, kind, issued_on, total_cents, fees_cents, state, due_on }) => (
              <DocumentRow
                key={number}
                name={t(kind, { number })}
                facts={[
                  day(issued_on),
                  money(total_cents + fees_cents),
                  t(`states.${state}`, { day: day(due_on) }),
                ].join(' · ')}
                file={number}
                url={urlOf(number)}
              />
            ))}
          </ul>
        </Panel>
        <StillDue transactions={transactions} bank={bank} />
      </Column>
    </>
  );
};

import type { Company } from '@firmament/api-contract/calls/companies';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Card } from '../../../ui/layout/card.tsx';

type DomainInfo = NonNullable<Company['domain_info']>;

const joined = (parts: readonly (string | null)[]): string | undefined =>
  parts.filter((part) => part !== null && part !== '').join(', ') || undefined;

const Lines = ({ values, className }: { values: readonly string[]; className?: string }) => (
  <ul>
    {values.map((value) => (
      <li key={value} className={className}>
        {value}
      </li>
    ))}
  </ul>
);

const linesOf = (values: readonly string[]) => (values.length === 0 ? undefined : <Lines values={values} />);

const Dnssec = ({ isSigned }: { isSigned: boolean }) => {
  const { t } = useTranslation('company', { keyPrefix: 'technical' });
  const Icon = isSigned ? IconLock : IconLockOpen;
  return (
    <span className={`inline-row items-center gap-4 ${isSigned ? 'positive-text weight-500' : ''}`}>
      <Icon size={14} stroke={1.7} aria-hidden />
      {isSigned ? t('signed') : t('unsigned')}
    </span>
  );
};

/** For example `AS64501, Nordalp Hosting, AT`. */
const network = (asn: string | null, description: string | null, country: string | null) => {
  const number = asn !== null && /^\d+$/.test(asn) ? `AS${asn}` : asn;
  return joined([number, description, country]);
};

const DomainFacts = ({ info }: { info: DomainInfo }) => {
  const { t } = useTranslation('company', { keyPrefix: 'technical' });
  const { day } = useDateFormat();
  // SPF is a TXT record itself, and already shown above.
  const otherTxt = info.txt.filter((record) => record !== info.spf);
  const mail = [...info.mx, ...(info.mx_ip === null ? [] : [info.mx_ip])];
  return (
    <>
      <Facts layout="pairs">
        <Fact name={t('creation_date')}>{info.creation_date && day(info.creation_date)}</Fact>
        <Fact name={t('expiration_date')}>{info.expiration_date && day(info.expiration_date)}</Fact>
        <Fact name={t('updated_date')}>{info.updated_date && day(info.updated_date)}</Fact>
        <Fact name={t('registrar')}>{joined([info.registrar, info.registrar_country])}</Fact>
        <Fact name={t('nameservers')} isMono>
          {linesOf(info.nameservers)}
        </Fact>
        <Fact name={t('ip_addresses')} isMono>
          {linesOf(info.ip_addresses)}
        </Fact>
        <Fact name={t('network')}>{network(info.asn, info.asn_description, info.asn_country)}</Fact>
        <Fact name={t('emails')}>{linesOf(info.emails)}</Fact>
        <Fact name={t('mx')} isMono>
          {linesOf(mail)}
        </Fact>
        <Fact name={t('mx_network')}>{network(info.mx_asn, info.mx_asn_description, info.mx_asn_country)}</Fact>
        <Fact name={t('spf')} isMono>
          {info.spf}
        </Fact>
        <Fact name={t('dnssec')}>{info.dnssec !== null && <Dnssec isSigned={info.dnssec} />}</Fact>
      </Facts>
      {otherTxt.length > 0 && (
        <details className="px-16 pb-12">
          <summary className="primary-text weight-500 pointer">{t('moreTxt', { count: otherTxt.length })}</summary>
          <Lines values={otherTxt} className="mono text-12 anywhere pt-6" />
        </details>
      )}
    </>
  );
};

export const TechnicalCard = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company', { keyPrefix: 'technical' });
  const { domain_info: info, contact_website } = company;
  return (
    <Card title={t('title')} aside={info !== null && <span className="mono">{info.domain}</span>}>
      {info === null ? (
        <p className="card-note">{contact_website === null ? t('emptyNoWebsite') : t('empty')}</p>
      ) : (
        <DomainFacts info={info} />
      )}
    </Card>
  );
};

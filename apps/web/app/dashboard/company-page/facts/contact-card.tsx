import { type Company, type CompanyDetail, NO_COORDINATE } from '@firmament/api-contract/calls/companies';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandPinterest,
  IconBrandTiktok,
  IconBrandWikipedia,
  IconBrandX,
  IconBrandYoutube,
  IconMail,
  IconPhone,
  IconPrinter,
  IconRoute,
  IconWorld,
} from '@tabler/icons-react';
import { isOld } from '../../../lib/format/age.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { ContactLine, ContactLines } from '../../../ui/facts/contact-lines.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LazyPlaceMap } from '../../../ui/map/map.lazy.tsx';
import classes from './contact-card.module.css';
import { directionsUrl, townLine } from './place-text.ts';
import { readableAddress, webAddress } from './web-address.ts';

/** From the specification; its height of 300 px is in the stylesheet. */
const MAP_ZOOM = 12;

const NETWORKS = {
  linkedin: IconBrandLinkedin,
  facebook: IconBrandFacebook,
  twitter: IconBrandX,
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
  tiktok: IconBrandTiktok,
  pinterest: IconBrandPinterest,
  wikipedia: IconBrandWikipedia,
} as const;

const Social = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company', { keyPrefix: 'contact' });
  const links = (Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]).flatMap((network) => {
    const href = webAddress(company[`social_${network}`] ?? '');
    return href === undefined ? [] : [{ network, href }];
  });
  if (links.length === 0) return null;
  return (
    <ul className={classes.social} aria-label={t('social')}>
      {links.map(({ network, href }) => {
        const Icon = NETWORKS[network];
        return (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener noreferrer" title={t(`networks.${network}`)}>
              <Icon size={16} stroke={1.6} role="img" aria-label={t(`networks.${network}`)} />
            </a>
          </li>
        );
      })}
    </ul>
  );
};

const Copy = ({ value }: { value: string | null }) => {
  const { t } = useTranslation('company');
  return (
    value !== null && (
      <CopyButton
        value={value}
        label={t('contact.copy', { value })}
        copiedLabel={t('identifiers.copied')}
        onFail={() => showToast(t('identifiers.copyFailed'), 'failed')}
      />
    )
  );
};

/** The ways to reach a company, in this order. What is not known is one line. */
const Lines = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company', { keyPrefix: 'contact' });
  const { contact_website: website, contact_email: email, contact_phone: phone, contact_fax: fax } = company;
  const ways = [
    {
      icon: IconWorld,
      name: t('website'),
      value: website,
      shown: website && readableAddress(website),
      href: website === null ? undefined : webAddress(website),
      isExternal: true,
    },
    { icon: IconMail, name: t('email'), value: email, shown: email, href: `mailto:${email}`, isExternal: false },
    {
      icon: IconPhone,
      name: t('phone'),
      value: phone,
      shown: phone,
      href: `tel:${phone?.replace(/[^+\d]/g, '')}`,
      isExternal: false,
    },
    { icon: IconPrinter, name: t('fax'), value: fax, shown: fax, href: undefined, isExternal: false },
  ];
  const unknown = ways.filter(({ value }) => value === null).map(({ name }) => name);
  return (
    <>
      {unknown.length < ways.length && (
        <ContactLines>
          {ways.map(
            ({ icon, name, value, shown, href, isExternal }) =>
              value !== null && (
                <ContactLine
                  key={name}
                  icon={icon}
                  name={name}
                  value={shown}
                  href={href}
                  isExternal={isExternal}
                  why=""
                  action={<Copy value={value} />}
                />
              ),
          )}
        </ContactLines>
      )}
      {unknown.length > 0 && <p className={classes.unknown}>{t('notOnRecord', { names: unknown.join(', ') })}</p>}
    </>
  );
};

const positionOf = ({ latitude, longitude }: Company) =>
  latitude === NO_COORDINATE || longitude === NO_COORDINATE ? undefined : { latitude, longitude };

/** Where the company is and how to reach it. */
export const ContactCard = ({ detail: { company, facts } }: { detail: CompanyDetail }) => {
  const { t } = useTranslation('company', { keyPrefix: 'contact' });
  const { day } = useDateFormat();
  const { country: countryName } = useWords();
  const position = positionOf(company);
  const town = townLine(company, countryName);
  const { address_street: street, company_name: name } = company;
  const hasAddress = town !== '' || street !== null;
  const saidOn = facts.find(({ field }) => field === 'address_city' || field === 'address_street')?.as_of ?? undefined;
  return (
    <Card title={t('title')}>
      <div className={classes.address}>
        {hasAddress ? (
          <address>
            {street !== null && <span>{street}</span>}
            {town !== '' && <span>{town}</span>}
            {saidOn !== undefined && (
              <span className={classes.saidOn} data-old={isOld(saidOn)}>
                {t('addressAsOf', { day: day(saidOn) })}
              </span>
            )}
          </address>
        ) : (
          <p className={classes.none}>{t('noAddress')}</p>
        )}
        {(hasAddress || position !== undefined) && (
          <a
            className={classes.directions}
            href={directionsUrl(company, position)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <IconRoute size={16} stroke={1.6} aria-hidden />
            {t('directions')}
          </a>
        )}
      </div>
      {position === undefined ? (
        hasAddress && <p className={classes.noMap}>{t('noPosition')}</p>
      ) : (
        <LazyPlaceMap
          className={classes.map ?? ''}
          label={t('mapLabel', { name, place: town })}
          zoom={MAP_ZOOM}
          {...position}
        />
      )}
      <Lines company={company} />
      <Social company={company} />
    </Card>
  );
};

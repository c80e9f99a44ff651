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

import { ContactLine, ContactLines } from '../../../ui/facts/contact-lines.tsx';

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
    <ul className={`${classes.social} row wrap gap-6 px-16 pt-8 pb-12 line-top`} aria-label={t('social')}>
      {links.map(({ network, href }) => {
        const Icon = NETWORKS[network];
        return (
          <li key={network}>
            <a
              className="center"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              title={t(`networks.${network}`)}
            >
              <Icon size={16} stroke={1.6} role="img" aria-label={t(`networks.${network}`)} />
            </a>
          </li>
        );
      })}
    </ul>
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
    { icon: IconMail, name: t('member:email'), value: email, shown: email, href: `mailto:${email}`, isExternal: false },
    {
      icon: IconPhone,
      name: t('ui:phone'),
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
                  copied={value}
                />
              ),
          )}
        </ContactLines>
      )}
      {unknown.length > 0 && (
        <p className="ink3 px-16 pt-8 pb-12 line-top">{t('notOnRecord', { names: unknown.join(', ') })}</p>
      )}
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
      <div className="row items-start justify-between gap-12 px-16 pt-2 pb-12">
        {hasAddress ? (
          <address className={`${classes.address} min-w-0 anywhere`}>
            {street !== null && <span className="block">{street}</span>}
            {town !== '' && <span className="block">{town}</span>}
            {saidOn !== undefined && (
              <span className={`block size-12 ${isOld(saidOn) ? 'amber-text' : 'ink3'}`}>
                {t('addressAsOf', { day: day(saidOn) })}
              </span>
            )}
          </address>
        ) : (
          <p className="ink3">{t('noAddress')}</p>
        )}
        {(hasAddress || position !== undefined) && (
          <a
            className="plain-link inline-row items-center flex-none gap-4 weight-500 no-print"
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
        hasAddress && <p className="text-12 ink3 px-16 pb-12">{t('noPosition')}</p>
      ) : (
        // The map loads only when scrolled to, so it may be empty in print.
        <LazyPlaceMap
          className={`${classes.map} line-top no-print`}
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

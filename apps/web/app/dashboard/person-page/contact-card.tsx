import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import { IconBrandGithub, IconBrandLinkedin, IconBrandX, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { profileLink } from '../../lib/format/profile-links.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useWords } from '../../lib/i18n/use-words.ts';

import { ContactLine, ContactLines } from '../../ui/facts/contact-lines.tsx';

import { Card } from '../../ui/layout/card.tsx';

/** How to reach the person. */
export const ContactCard = ({ person }: { person: EmployeeDetail }) => {
  const { t } = useTranslation('person', { keyPrefix: 'contact' });
  const words = useWords();
  const { email, phone, linkedin, twitter, github, locality } = person;
  const profiles = {
    linkedin: profileLink('linkedin', linkedin),
    twitter: profileLink('twitter', twitter),
    github: profileLink('github', github),
  };
  return (
    <Card title={t('title')}>
      <ContactLines>
        <ContactLine
          icon={IconMail}
          name={t('member:email')}
          value={email}
          href={`mailto:${email}`}
          why={t('noEmail')}
          copied={email}
        />
        <ContactLine
          icon={IconPhone}
          name={t('ui:phone')}
          value={phone}
          href={`tel:${phone?.replace(/[^+\d]/g, '')}`}
          why={t('noPhone')}
          copied={phone}
        />
        <ContactLine
          icon={IconBrandLinkedin}
          name={t('linkedin')}
          value={profiles.linkedin?.text ?? null}
          href={profiles.linkedin?.href}
          isExternal
          why={t('noLinkedin')}
          copied={linkedin}
        />
        <ContactLine
          icon={IconBrandX}
          name={t('twitter')}
          value={profiles.twitter?.text ?? null}
          href={profiles.twitter?.href}
          isExternal
          why={t('noTwitter')}
          copied={twitter}
        />
        {profiles.github !== undefined && (
          <ContactLine
            icon={IconBrandGithub}
            name={t('github')}
            value={profiles.github.text}
            href={profiles.github.href}
            isExternal
            why=""
            copied={github}
          />
        )}
        <ContactLine
          icon={IconMapPin}
          name={t('member:place')}
          value={locality && words.locality(locality)}
          why={t('noLocality')}
        />
      </ContactLines>
    </Card>
  );
};

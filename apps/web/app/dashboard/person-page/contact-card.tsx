import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import { IconBrandGithub, IconBrandLinkedin, IconBrandX, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { profileLink } from '../../lib/format/profile-links.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { ContactLine, ContactLines } from '../../ui/facts/contact-lines.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { Card } from '../../ui/layout/card.tsx';

const Copy = ({ value }: { value: string | null }) => {
  const { t } = useTranslation('person', { keyPrefix: 'contact' });
  return (
    value !== null && (
      <CopyButton
        value={value}
        label={t('copy', { value })}
        copiedLabel={t('copied')}
        onFail={() => showToast(t('copyFailed'), 'failed')}
      />
    )
  );
};

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
          name={t('email')}
          value={email}
          href={`mailto:${email}`}
          why={t('noEmail')}
          action={<Copy value={email} />}
        />
        <ContactLine
          icon={IconPhone}
          name={t('phone')}
          value={phone}
          href={`tel:${phone?.replace(/[^+\d]/g, '')}`}
          why={t('noPhone')}
          action={<Copy value={phone} />}
        />
        <ContactLine
          icon={IconBrandLinkedin}
          name={t('linkedin')}
          value={profiles.linkedin?.text ?? null}
          href={profiles.linkedin?.href}
          isExternal
          why={t('noLinkedin')}
          action={<Copy value={linkedin} />}
        />
        <ContactLine
          icon={IconBrandX}
          name={t('twitter')}
          value={profiles.twitter?.text ?? null}
          href={profiles.twitter?.href}
          isExternal
          why={t('noTwitter')}
          action={<Copy value={twitter} />}
        />
        {profiles.github !== undefined && (
          <ContactLine
            icon={IconBrandGithub}
            name={t('github')}
            value={profiles.github.text}
            href={profiles.github.href}
            isExternal
            why=""
            action={<Copy value={github} />}
          />
        )}
        <ContactLine
          icon={IconMapPin}
          name={t('locality')}
          value={locality && words.locality(locality)}
          why={t('noLocality')}
        />
      </ContactLines>
    </Card>
  );
};

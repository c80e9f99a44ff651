import type { Contact } from '@firmament/api-contract/calls/contact-list';
import { isRegisterId } from '@firmament/api-contract/rules/register-id';
import { ActionIcon } from '@mantine/core';
import {
  IconBrandGithub,
  IconBrandLinkedin,
  IconBrandX,
  IconMail,
  IconPhone,
  IconUserMinus,
  IconUserOff,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { profileLink } from '../../lib/format/profile-links.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Initials } from '../../ui/facts/initials.tsx';
import { RingInitials } from '../../ui/facts/ring-initials.tsx';
import { useRemoveContact } from './contact-list.queries.ts';
import classes from './contact-row.module.css';
import { NoteField } from './note-field.tsx';
import { TagsField } from './tags-field.tsx';

const NETWORKS = [
  ['linkedin', IconBrandLinkedin],
  ['twitter', IconBrandX],
  ['github', IconBrandGithub],
] as const;

/** Ways to reach a contact: email and phone as text, networks as icons. */
const Ways = ({ contact }: { contact: Contact }) => {
  const { t } = useTranslation('contactList');
  const { email, phone, fullName } = contact;
  const networks = NETWORKS.flatMap(([network, Icon]) => {
    const link = profileLink(network, contact[network]);
    return link === undefined ? [] : [{ network, Icon, href: link.href }];
  });
  if (email === null && phone === null && networks.length === 0) {
    return (
      <p className={`${classes.none} text-12 ink3`}>
        {t(isRegisterId(contact.employee_id) ? 'noWaysInRegister' : 'noWays')}
      </p>
    );
  }
  return (
    <ul className={`${classes.ways} min-w-0`}>
      {email !== null && (
        <li className="ink3 anywhere row items-center gap-8">
          <IconMail className="flex-none" size={15} stroke={1.7} role="img" aria-label={t('member:email')} />
          <a className="plain-link min-w-0" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {phone !== null && (
        <li className="ink3 anywhere row items-center gap-8">
          <IconPhone className="flex-none" size={15} stroke={1.7} role="img" aria-label={t('ui:phone')} />
          <a className="plain-link min-w-0" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </li>
      )}
      {networks.length > 0 && (
        <li className="ink3 anywhere row items-center gap-8">
          {networks.map(({ network, Icon, href }) => (
            <a
              key={network}
              className={`${classes.network} icon-button`}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('wayOf', { way: t(`ways.${network}`), name: fullName })}
            >
              <Icon size={15} stroke={1.7} aria-hidden />
            </a>
          ))}
        </li>
      )}
    </ul>
  );
};

type ContactRowProps = { contact: Contact; knownTags: readonly string[] };

/** Who the contact is, and where they work. */
const Who = ({ contact }: { contact: Contact }) => {
  const { t } = useTranslation('contactList');
  const words = useWords();
  const { employee_id, fullName, title, company_id, company_name } = contact;
  const isRegister = isRegisterId(employee_id);
  return (
    <>
      <h2 className="text-14 weight-600">
        <Link className="ink-link" to={`/dashboard/employees/${encodeURIComponent(employee_id)}`} prefetch="intent">
          {fullName}
        </Link>
      </h2>
      <p>{title === null ? t('member:unknown') : isRegister ? words.title(title, null) : title}</p>
      {company_name !== null && (
        <p>
          {company_id === null ? (
            company_name
          ) : (
            <Link className="plain-link" to={`/dashboard/companies/${company_id}`} prefetch="intent">
              {company_name}
            </Link>
          )}
        </p>
      )}
    </>
  );
};

/** One contact, with the member's note and tags. Of a person who is gone only these are left. */
export const ContactRow = ({ contact: given, knownTags }: ContactRowProps) => {
  const { t } = useTranslation('contactList');
  const { day } = useDateFormat();
  const remove = useRemoveContact();
  const { has_objected, is_no_longer_shown, added_at } = given;
  const gone = has_objected ? 'objected' : is_no_longer_shown ? 'expired' : undefined;
  const fullName = gone ? t(`${gone}.name`) : given.fullName;
  const contact = { ...given, fullName };
  return (
    <li className={`${classes.row} items-start line-top`}>
      {gone ? (
        <IconUserOff className={`${classes.nobody} ink2 mt-4`} size={20} stroke={1.6} aria-hidden />
      ) : isRegisterId(given.employee_id) ? (
        <RingInitials name={fullName} />
      ) : (
        <Initials name={fullName} />
      )}
      <div className="ink2 anywhere min-w-0">
        {gone ? <h2 className="text-14 weight-600">{fullName}</h2> : <Who contact={contact} />}
        <p className="text-12 ink3 mt-4">{t('since', { day: day(added_at.slice(0, 10)) })}</p>
      </div>
      {gone ? <p className={`${classes.none} text-12 ink3`}>{t(`${gone}.why`)}</p> : <Ways contact={contact} />}
      <div className={`${classes.own} stack min-w-0 gap-6`}>
        <NoteField contact={contact} />
        <TagsField contact={contact} known={knownTags} />
      </div>
      <ActionIcon
        className={classes.remove ?? ''}
        variant="subtle"
        color="gray"
        aria-label={t('remove', { name: fullName })}
        title={t('remove', { name: fullName })}
        onClick={() => remove.mutate(contact)}
      >
        <IconUserMinus size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  );
};

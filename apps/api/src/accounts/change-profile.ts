import { profileIdFromLink, toProfileId } from '@firmament/api-contract/rules/profile-link';
import type { Database } from '../platform/database/database.ts';
import { refusedField, type Text } from '../platform/http/app-error.ts';

export const changeName = async (db: Database, accountId: number, fullName: string): Promise<void> => {
  await db.updateTable('account').set({ full_name: fullName }).where('id', '=', accountId).execute();
};

/** Links the member's own profile, by its id or link, if we have it: without a career there are no leads. */
export const linkProfile = async (db: Database, accountId: number, value: string): Promise<Text> => {
  if (value === '') {
    await db.updateTable('account').set({ profile_id: null }).where('id', '=', accountId).execute();
    return UNLINKED;
  }
  const profileId = value.includes('/') ? profileIdFromLink(value) : toProfileId(value);
  if (profileId === undefined) throw refusedField('value', NO_PROFILE_LINK);
  const person = await db.selectFrom('person').select('id').where('profile_id', '=', profileId).executeTakeFirst();
  if (!person) throw refusedField('value', UNKNOWN_PROFILE);
  await db.updateTable('account').set({ profile_id: profileId }).where('id', '=', accountId).execute();
  return LINKED;
};

/** The largest id the column can hold; a larger one would make the query fail. */
const MAX_ID = 2 ** 31 - 1;

/** Links the member to a company that we have. */
export const linkCompany = async (db: Database, accountId: number, value: string): Promise<Text> => {
  if (value === '') {
    await db.updateTable('account').set({ company_id: null }).where('id', '=', accountId).execute();
    return UNLINKED;
  }
  const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
  const company =
    id > 0 && id <= MAX_ID
      ? await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()
      : undefined;
  if (!company) throw refusedField('value', NO_COMPANY);
  await db.updateTable('account').set({ company_id: company.id }).where('id', '=', accountId).execute();
  return LINKED;
};

const LINKED: Text = { en: 'Your profile was saved.', de: 'Ihr Profil wurde gespeichert.' };

const UNKNOWN_PROFILE: Text = {
  en: 'This profile is not in our data, so it cannot be linked. Please check the link.',
  de: 'Dieses Profil ist nicht in unseren Daten und lässt sich daher nicht verknüpfen. Bitte prüfen Sie den Link.',
};

const UNLINKED: Text = { en: 'The link was removed.', de: 'Die Verknüpfung wurde entfernt.' };

const NO_PROFILE_LINK: Text = {
  en: 'Please enter a valid Linkedin profile link',
  de: 'Bitte geben Sie einen gültigen LinkedIn-Profil-Link ein',
};

const NO_COMPANY: Text = {
  en: 'Please enter a valid company name',
  de: 'Bitte geben Sie einen gültigen Firmennamen ein',
};

import type { PersonalDataSource } from '../platform/personal-data.ts';

/** What a member uploaded. It stays without the account: the company's facts rest on it. */
export const extractUploadData: PersonalDataSource = {
  name: 'uploaded extracts',
  tables: ['extract_upload'],
  read: async (db, { accountId }) => {
    const rows = await db
      .selectFrom('extract_upload')
      .innerJoin('company', 'company.id', 'extract_upload.company_id')
      .select(['company_id', 'company.name as company', 'received_at', 'retrieved_on', 'byte_count', 'sha256'])
      .select(['state', 'decided_at', 'reason'])
      .where('account_id', '=', accountId)
      .orderBy('extract_upload.id')
      .execute();
    return { uploaded_extracts: rows.map(({ sha256, ...row }) => ({ ...row, sha256: sha256.toString('hex') })) };
  },
};

/** The pages of the operators' desk, in the order of its sidebar. Routes and sidebar derive from this list. */

export type DeskPageId = 'overview' | 'members' | 'sources' | 'jobs' | 'system' | 'settings' | 'log';

export const DESK_PATH = '/desk';

const PATHS: Record<DeskPageId, string> = {
  overview: DESK_PATH,
  members: '/desk/members',
  sources: '/desk/sources',
  jobs: '/desk/jobs',
  system: '/desk/system',
  settings: '/desk/settings',
  log: '/desk/log',
};

export const deskPathOf = (id: DeskPageId): string => PATHS[id];

type DeskPage = {
  id: DeskPageId;
  path: string;
  /** Route module below routes/desk. */
  file: string;
};

export const DESK_PAGES: readonly DeskPage[] = (Object.keys(PATHS) as DeskPageId[]).map((id) => ({
  id,
  path: PATHS[id],
  file: `${id}.tsx`,
}));

/** The page of one member. */
export const deskMemberPath = (accountId: number | string): string => `${PATHS.members}/${accountId}`;

/** Profiles arrive as whole links, as hosts with a path, or as a bare name. */

const HOSTS = { linkedin: 'www.linkedin.com/in/', twitter: 'x.com/', github: 'github.com/' } as const;

export type Network = keyof typeof HOSTS;
export type ProfileLink = { text: string; href: string };

const NAME = /^@?[\p{L}\p{N}_.-]+$/u;
const ADDRESS = /^(?:https?:\/\/)?[\p{L}\p{N}.-]+\.\p{L}{2,}(?:\/\S*)?$/iu;

/** Returns undefined if it is neither a name nor a web address. */
export const profileLink = (network: Network, profile: string | null): ProfileLink | undefined => {
  const text = profile?.trim() ?? '';
  const bare = text.replace(/^https?:\/\//i, '');
  // A name may contain a full stop; the address of a profile always has a path.
  if (ADDRESS.test(text) && bare.includes('/')) {
    return { text: bare.replace(/^www\./i, '').replace(/\/$/, ''), href: `https://${bare}` };
  }
  return NAME.test(text) ? { text, href: `https://${HOSTS[network]}${text.replace(/^@/, '')}` } : undefined;
};

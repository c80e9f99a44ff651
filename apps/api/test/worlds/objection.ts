import type { AccountsApp } from '../servers/accounts-app.ts';

type Request = { kind?: string; name?: string; email: string; profile?: string; message?: string };

/** The token in the newest receipt among these mails. */
export const tokenIn = (mails: readonly { text: string }[]): string =>
  mails.map(({ text }) => /\/privacy-confirmation\?token=([\w-]+)/.exec(text)?.[1]).findLast(Boolean) ?? '';

/** Sends an objection and confirms it from its mailbox. Returns the mails that the confirmation sent. */
export const objectFrom = async (
  { post, deliver }: Pick<AccountsApp, 'post' | 'deliver'>,
  { kind = 'objection', name = 'Anna Beispiel', ...rest }: Request,
) => {
  await post('privacyRequest', { kind, name, ...rest });
  await post('privacyRequest/confirm', { token: tokenIn(await deliver()) });
  return deliver();
};

import type { MailTransport } from './mail-transport.ts';

/** Below this domain lie the addresses of visitors of the demo. Nobody reads them, and nobody can ever own them. */
export const UNMAILED_DOMAIN = 'visitors.firmament.example';

/**
 * Drops mails to such addresses: whatever sends them, now or later, no real server is asked to deliver them, and the
 * demo mailbox, which everybody can read, shows nobody a link or password of theirs.
 */
export const withoutUnmailed = (transport: MailTransport): MailTransport => ({
  deliver: async (message) => {
    if (!message.to.toLowerCase().endsWith(`@${UNMAILED_DOMAIN}`)) await transport.deliver(message);
  },
  close: () => transport.close(),
});

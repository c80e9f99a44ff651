/** Who decides in the operator's place: somebody at the desk, somebody at the server's terminal, or the clock. */
export type Actor = { kind: 'operator'; accountId: number; name: string } | { kind: 'command' } | { kind: 'system' };

export const COMMAND: Actor = { kind: 'command' };
export const SYSTEM: Actor = { kind: 'system' };

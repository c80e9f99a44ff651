import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { AttackOrder, AttackOutcome } from './attacker.ts';

export type Attacker = {
  begin(order: AttackOrder): void;
  /** Ends the attack that was begun; says how it was answered. */
  end(): Promise<AttackOutcome>;
  close(): void;
};

/** One process for all attacks: starting another would itself disturb what is measured. */
export const startAttacker = (): Attacker => {
  const attacker = fork(join(import.meta.dirname, 'attacker.ts'), { execArgv: ['--import', 'tsx'] });
  let outcome: Promise<unknown[]> | undefined;
  return {
    begin: (order) => {
      outcome = once(attacker, 'message');
      attacker.send(order);
    },
    end: async () => {
      attacker.send('stop');
      return (await outcome)?.[0] as AttackOutcome;
    },
    close: () => attacker.disconnect(),
  };
};

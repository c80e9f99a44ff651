import type { Endpoint, EndpointInput } from '@firmament/api-contract/endpoint';
import type { Call } from '../engines/firmament.ts';
import { type Caller, callOf, type Input } from './caller.ts';
import type { Member, Stage } from './stage.ts';

/** What somebody who means harm asks for, over and over. */
export type Recipe = {
  name: string;
  /** What the first call is answered with. */
  status: number;
  /** What later ones may be answered with, too, because the first has done what there was to do. */
  later: readonly number[];
  /** Somebody who has called nothing yet, and what they ask for in turn: the most costly that is allowed. */
  prepare(stage: Stage): Promise<{ caller: Caller; calls: Call[] }>;
};

/** One call of the contract. */
export type CallRecipe = Recipe & { endpoint: Endpoint };

/** A call that cannot be tried, and why. */
export type Untried = { name: string; endpoint: Endpoint; reason: string };

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

type OneOrMore<T> = T | readonly T[];
type Ask<E extends Endpoint, C> = (
  stage: Stage,
  caller: C,
) => OneOrMore<EndpointInput<E>> | Promise<OneOrMore<EndpointInput<E>>>;
type Expected = { status?: number; later?: readonly number[] };

export const recipesOf =
  <C extends Caller>(enter: (stage: Stage) => C | Promise<C>) =>
  <E extends Endpoint>(endpoint: E, ask?: Ask<E, C>, { status = 200, later = [] }: Expected = {}): CallRecipe => ({
    name: nameOf(endpoint),
    endpoint,
    status,
    later,
    prepare: async (stage) => {
      const caller = await enter(stage);
      const inputs = ask ? [await ask(stage, caller)].flat() : [{}];
      return { caller, calls: inputs.map((input) => callOf(endpoint, input as Input)) };
    },
  });

export const byVisitor = recipesOf<Caller>((stage) => stage.visitor());
export const byMember = recipesOf<Member>((stage) => stage.member());
export const byOperator = recipesOf<Member>((stage) => stage.operator());

export const untried = (endpoint: Endpoint, reason: string): Untried => ({
  name: nameOf(endpoint),
  endpoint,
  reason,
});

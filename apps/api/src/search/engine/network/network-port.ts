import type {
  CoOfficer,
  CoOfficersQuestion,
  Neighbourhood,
  NeighbourhoodQuestion,
  OwnershipAnswer,
  OwnershipQuestion,
  PathQuestion,
  Paths,
} from '@firmament/network/answers';
import type { Caller } from '../../../platform/fairness/caller.ts';

/** The network as the rest of the server asks it: answered by the search threads, and callers take turns. */
export type Network = {
  neighbourhood(question: NeighbourhoodQuestion, caller?: Caller): Promise<Neighbourhood>;
  paths(question: PathQuestion, caller?: Caller): Promise<Paths>;
  ownership(question: OwnershipQuestion, caller?: Caller): Promise<OwnershipAnswer>;
  coOfficers(question: CoOfficersQuestion, caller?: Caller): Promise<CoOfficer[]>;
  /** Resolves when it has been loaded or built. Searches do not wait for it. */
  whenReady(): Promise<void>;
  /** What is in it; nothing until it is ready. */
  size(): NetworkSize;
};

export type NetworkSize = { nodes: number; relations: number };

type Asked = {
  neighbourhood: NeighbourhoodQuestion;
  paths: PathQuestion;
  ownership: OwnershipQuestion;
  'co-officers': CoOfficersQuestion;
};

type Answers = {
  neighbourhood: Neighbourhood;
  paths: Paths;
  ownership: OwnershipAnswer;
  'co-officers': CoOfficer[];
};

export type NetworkKind = keyof Asked;

/** In a message to a search thread. */
export type NetworkQuestion<K extends NetworkKind> = { kind: K; question: Asked[K] };

export type NetworkAnswer<K extends NetworkKind> = Answers[K];

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
import type { Caller } from '../platform/fairness/caller.ts';

/** The graph in memory, as these calls ask it. It knows who is related to whom; names and days are in the tables. */
export type NetworkGraph = {
  neighbourhood(question: NeighbourhoodQuestion, caller?: Caller): Promise<Neighbourhood>;
  paths(question: PathQuestion, caller?: Caller): Promise<Paths>;
  ownership(question: OwnershipQuestion, caller?: Caller): Promise<OwnershipAnswer>;
  coOfficers(question: CoOfficersQuestion, caller?: Caller): Promise<CoOfficer[]>;
};

import { type Edge, isStrong } from '../edge.ts';
import type { Decision } from '../mention.ts';
import type { Profile } from '../profile.ts';
import { Union } from './union.ts';

/** Mentions that are connected by certain or likely edges or by decisions; nothing outside affects who is who inside. */
export type Component = {
  /** In the order of their ids. */
  profiles: Profile[];
  edges: Edge[];
  decisions: Decision[];
};

/**
 * The components among profiles in the order of their ids; mentions without evidence or decisions are in none.
 * All ends of the edges and all that was decided about must be there.
 */
export const componentsOf = (
  profiles: readonly Profile[],
  edges: readonly Edge[],
  decisions: readonly Decision[],
  placeOf: (id: number) => number,
): Iterable<Component> => {
  const union = new Union(profiles.length);
  const strong = edges.filter(isStrong);
  for (const { a, b } of strong) union.join(placeOf(a), placeOf(b));
  for (const { mentions, verdict } of decisions) {
    if (verdict === 'one') union.join(placeOf(mentions[0]), placeOf(mentions[1]));
  }
  const components = new Map<number, Component>();
  const at = (id: number): Component => {
    const root = union.find(placeOf(id));
    let component = components.get(root);
    if (component === undefined) {
      component = { profiles: [], edges: [], decisions: [] };
      components.set(root, component);
    }
    return component;
  };
  for (const edge of strong) at(edge.a).edges.push(edge);
  for (const decision of decisions) at(decision.mentions[0]).decisions.push(decision);
  for (const [place, profile] of profiles.entries()) components.get(union.find(place))?.profiles.push(profile);
  return components.values();
};

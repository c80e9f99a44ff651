import type { Endpoint, EndpointOutput } from '@firmament/api-contract/endpoint';

/**
 * A read whose path its caller writes out, so that a page that asks nothing else carries neither the contract nor its
 * schemas; the types hold it to both.
 */
export const readLightly = async <E extends Endpoint>(path: E['path']): Promise<EndpointOutput<E>> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
};

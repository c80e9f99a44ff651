import type { Endpoint, EndpointOutput } from '@firmament/api-contract/endpoint';

/**
 * A read whose caller writes out the path, so that a page without other calls loads neither the contract nor its
 * schemas. The types still check it against both.
 */
export const readLightly = async <E extends Endpoint>(path: E['path']): Promise<EndpointOutput<E>> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
};

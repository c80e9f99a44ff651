/** What LINDAS is asked: the whole register, a page after the other. */

export type LindasRequest = { url: string; method: 'POST'; headers: Record<string, string>; body: string };

const PREFIXES = `PREFIX schema: <http://schema.org/>
PREFIX admin: <https://schema.ld.admin.ch/>`;

const request = (url: string, query: string): LindasRequest => ({
  url,
  method: 'POST',
  headers: {
    accept: 'application/sparql-results+json',
    'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
  },
  body: new URLSearchParams({ query: `${PREFIXES}\n${query}` }).toString(),
});

export const countRequest = (url: string): LindasRequest =>
  request(url, 'SELECT (COUNT(DISTINCT ?company) AS ?count) WHERE { ?company a admin:ZefixOrganisation }');

/**
 * The companies that follow one, by their address: with OFFSET the service would count all before it each time, and
 * lose some whenever one goes. Everything but the company itself is optional, so that none is passed over. Of several values, such as names by language, always the same one is taken: the order of rows is not a change.
 */
export const pageRequest = (url: string, after: string, size: number): LindasRequest =>
  request(
    url,
    `SELECT ?company (MIN(STR(?l)) AS ?legal_name) (MIN(STR(?n)) AS ?name) (MIN(STR(?u)) AS ?uid) (MIN(STR(?c)) AS ?chid)
  (MIN(STR(?t)) AS ?legalForm) (MIN(STR(?d)) AS ?description) (MIN(STR(?s)) AS ?street) (MIN(STR(?p)) AS ?postcode)
  (MIN(STR(?o)) AS ?locality) (MIN(STR(?r)) AS ?canton) (MIN(STR(?m)) AS ?municipality)
WHERE {
  { SELECT DISTINCT ?company WHERE {
      ?company a admin:ZefixOrganisation . FILTER(STR(?company) > ${JSON.stringify(after)})
    } ORDER BY STR(?company) LIMIT ${size} }
  OPTIONAL { ?company schema:legalName ?l }
  OPTIONAL { ?company schema:name ?n }
  OPTIONAL { ?company schema:identifier ?u . FILTER(CONTAINS(STR(?u), "/UID/")) }
  OPTIONAL { ?company schema:identifier ?c . FILTER(CONTAINS(STR(?c), "/CHID/")) }
  OPTIONAL { ?company schema:additionalType ?t }
  OPTIONAL { ?company schema:description ?d }
  OPTIONAL { ?company schema:address/schema:streetAddress ?s }
  OPTIONAL { ?company schema:address/schema:postalCode ?p }
  OPTIONAL { ?company schema:address/schema:addressLocality ?o }
  OPTIONAL { ?company schema:address/schema:addressRegion ?r }
  OPTIONAL { ?company admin:municipality/schema:name ?m }
} GROUP BY ?company`,
  );

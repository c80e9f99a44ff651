/** What follows a comma names a part of the town or a floor. */
const doorIn = (street: string): string => street.split(',', 1)[0] ?? '';

/** Only a street with a number and a postcode says where a door is. */
export const isDoor = (street: string, postcode: string): boolean => /\d/.test(doorIn(street)) && postcode !== '';

/**
 * Street and number as nearly everybody would write them, with the postcode. `address_key` of the database, which finds
 * neighbours, makes the same of an address; where the two differ is said in the test.
 */
export const addressKeyOf = (street: string, postcode: string): string | undefined => {
  if (!isDoor(street, postcode)) return undefined;
  const key = doorIn(street)
    .toLowerCase()
    .replace(/stra(?:ß|ss)e/g, 'str')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return `${key} ${postcode}`;
};

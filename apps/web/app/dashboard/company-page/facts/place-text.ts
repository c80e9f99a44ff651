import type { Company } from '@firmament/api-contract/calls/companies';

type Address = Pick<Company, 'address_street' | 'address_postcode' | 'address_city' | 'address_country'>;

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);

/** Postcode and town, then the country in the reader's language. */
export const townLine = (
  { address_postcode, address_city, address_country }: Address,
  countryName: (country: string) => string,
): string =>
  joined([joined([address_postcode, address_city], ' '), address_country && countryName(address_country)], ', ');

/** Directions to the company: to its position if known, otherwise to its address. */
export const directionsUrl = (address: Address, position: { latitude: number; longitude: number } | undefined) => {
  const target =
    position === undefined
      ? joined([address.address_street, townLine(address, (country) => country)], ', ')
      : `${position.latitude},${position.longitude}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(target)}`;
};

/** GLEIF golden copy, level 1, as XML (LEI-CDF). `at` is the number of the record. */

import type { CompanyRecord, Parsed } from '@firmament/record/record';
import { attributeOf, childOf, childrenOf, elementAt, type XmlElement, xmlText } from '../reading/xml-element.ts';
import { xmlRecords } from '../reading/xml-reader.ts';
import { companyOfGleif, type GleifEntity, type GleifOptions, isWanted } from './entity.ts';

const entityOf = (record: XmlElement): GleifEntity => {
  const entity = childOf(record, 'Entity');
  const address = childOf(entity, 'LegalAddress');
  const authority = childOf(entity, 'RegistrationAuthority');
  const form = childOf(entity, 'LegalForm');
  const registration = childOf(record, 'Registration');
  const lines = [...childrenOf(address, 'FirstAddressLine'), ...childrenOf(address, 'AdditionalAddressLine')];
  return {
    lei: xmlText(record, 'LEI'),
    name: xmlText(entity, 'LegalName'),
    otherNames: childrenOf(childOf(entity, 'OtherEntityNames'), 'OtherEntityName').flatMap((other) => {
      const name = xmlText(other);
      return name === undefined ? [] : [{ name, type: attributeOf(other, 'type') }];
    }),
    addressLines: lines.map((line) => xmlText(line)).filter((line) => line !== undefined),
    city: xmlText(address, 'City'),
    region: xmlText(address, 'Region'),
    country: xmlText(address, 'Country'),
    postcode: xmlText(address, 'PostalCode'),
    authority: xmlText(authority, 'RegistrationAuthorityID'),
    registeredAs: xmlText(authority, 'RegistrationAuthorityEntityID'),
    formCode: xmlText(form, 'EntityLegalFormCode'),
    otherForm: xmlText(form, 'OtherLegalForm'),
    entityStatus: xmlText(entity, 'EntityStatus'),
    registrationStatus: xmlText(registration, 'RegistrationStatus'),
    successor: xmlText(elementAt(entity, 'SuccessorEntity', 'SuccessorLEI')),
    createdAt: xmlText(entity, 'EntityCreationDate'),
    updatedAt: xmlText(registration, 'LastUpdateDate'),
  };
};

export async function* parseGleifXml(
  source: AsyncIterable<Uint8Array>,
  options: GleifOptions = {},
): AsyncGenerator<Parsed<CompanyRecord>> {
  let at = 0;
  for await (const record of xmlRecords(source, { root: 'LEIData', record: 'LEIRecord' })) {
    at++;
    const entity = entityOf(record);
    if (isWanted(entity, options)) yield companyOfGleif(entity, at);
  }
}

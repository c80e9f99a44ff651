import { SourceFormatError } from '../reading/source-format-error.ts';
import { childOf, findElement, type XmlElement, xmlText } from '../reading/xml-element.ts';
import { readXmlDocument } from '../reading/xml-reader.ts';

/** SOAP 1.1 says `faultstring`, SOAP 1.2 `Reason/Text`. */
const refuseFault = (fault: XmlElement): never => {
  const reason = xmlText(fault, 'faultstring') ?? xmlText(fault, 'Reason', 'Text') ?? 'no reason given';
  const detail = childOf(fault, 'detail') ?? childOf(fault, 'Detail');
  const more = xmlText(detail?.children[0]);
  throw new SourceFormatError('soap-fault', `The service refused the request: ${reason}${more ? ` (${more})` : ''}.`);
};

/** Faults come with status 500, as failures of the server do, but would come again. */
export const isSoapFault = (text: string): boolean => /[:<]Fault[\s>]/.test(text);

/** The element of that name in the body of a SOAP answer; a fault or another answer is a `SourceFormatError`. */
export const readSoapAnswer = (xml: string, name: string): XmlElement => {
  const root = readXmlDocument(xml);
  const body = root.name === 'Envelope' ? childOf(root, 'Body') : root;
  const fault = childOf(body, 'Fault');
  if (fault) refuseFault(fault);
  // Answers may have been stored without their envelope.
  const answer = root.name === name ? root : findElement(body, name);
  if (answer) return answer;
  const found = body?.children[0]?.name ?? root.name;
  throw new SourceFormatError(
    'wrong-root',
    `The answer holds <${found}>, not <${name}>: it belongs to another request.`,
  );
};

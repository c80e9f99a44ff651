/**
 * The file or answer as a whole is not what the parser reads. One bad record never raises this; it becomes a `Rejected`.
 * The code is for programs, the message is a sentence that tells the operator what to do next.
 */

export const SOURCE_FORMAT_CODES = [
  'empty-source',
  'wrong-encoding',
  'missing-column',
  'not-json',
  'wrong-shape',
  'contradictory',
  'malformed-xml',
  'wrong-root',
  'doctype-refused',
  'too-large',
  'soap-fault',
  'error-answer',
  'invalid-mapping',
] as const;

export type SourceFormatCode = (typeof SOURCE_FORMAT_CODES)[number];

export class SourceFormatError extends Error {
  readonly code: SourceFormatCode;

  constructor(code: SourceFormatCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SourceFormatError';
    this.code = code;
  }
}

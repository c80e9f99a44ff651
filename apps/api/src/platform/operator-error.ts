/**
 * A failure caused by the machine or the configuration. The operator reads the sentence and what to do next, never a
 * stack trace.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';

  constructor(
    message: string,
    readonly suggestion: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

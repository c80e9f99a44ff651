/**
 * A failure whose cause lies with the machine or the configuration. Whoever starts the program reads the sentence and
 * what to do next, never a stack trace.
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

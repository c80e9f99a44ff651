import { visibleText } from '@firmament/text/visible-text';
import { OperatorError } from './operator-error.ts';

/** What a person at the terminal reads. Logs go elsewhere (logger.ts). */

export const say = (line: string): void => console.log(line);

/** What strangers wrote, without characters that steer a terminal or forge what is read. */
export const printable = (text: string): string => visibleText(text).replace(/[^\P{Cc}\n\t]/gu, '');

/** Runs one step of the start and prints a line with its outcome and duration. */
export const step = async <T>(title: string, run: () => Promise<{ result: T; note: string }>): Promise<T> => {
  const startedAt = performance.now();
  const { result, note } = await run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`  ${title.padEnd(10)} ${note} (${seconds} s)`);
  return result;
};

/** Runs a command of the operator; a failure is printed and becomes the exit code. */
export const runCommand = async (name: string, run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    printFailure(error, `The ${name} did not succeed`);
    process.exitCode = 1;
  }
};

/** Prints a failure as a sentence and what to do. Only a defect of the program itself shows its stack. */
export const printFailure = (error: unknown, what = 'Firmament cannot start'): void => {
  if (error instanceof OperatorError) {
    console.error(`\n${what}: ${error.message}\nWhat to do: ${error.suggestion}\n`);
  } else {
    console.error('\nFirmament stopped because of a defect in itself:\n', error);
  }
};

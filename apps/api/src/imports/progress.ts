/** A line that is overwritten while something long runs; on anything but a terminal, a new line now and then. */
export type Progress = { update(text: () => string): void; end(): void };

const REFRESH_MS = 500;
const REFRESH_PLAIN_MS = 10_000;

export const createProgress = (output: NodeJS.WriteStream): Progress => {
  const isTerminal = output.isTTY === true;
  let shownAt = isTerminal ? 0 : Date.now();
  return {
    update: (text) => {
      const now = Date.now();
      if (now - shownAt < (isTerminal ? REFRESH_MS : REFRESH_PLAIN_MS)) return;
      shownAt = now;
      output.write(isTerminal ? `\r\u001b[2K${text()}` : `${text()}\n`);
    },
    end: () => {
      if (isTerminal) output.write('\r\u001b[2K');
    },
  };
};

export const describeRate = (done: number, startedAt: number, share: number): string => {
  const seconds = Math.max(0.001, (Date.now() - startedAt) / 1000);
  const rate = Math.round(done / seconds).toLocaleString('en');
  const remaining = share > 0 ? `, about ${describeSeconds((seconds * (1 - share)) / share)} left` : '';
  return `${done.toLocaleString('en')} rows, ${rate} rows/s, ${Math.floor(share * 100)} %${remaining}`;
};

const describeSeconds = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

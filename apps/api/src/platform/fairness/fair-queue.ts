type Line<Job> = { readonly waiting: Job[]; running: number };

type Limits = {
  /** How many jobs of one caller may run at the same time. A function is asked whenever one could begin. */
  runningEach?: number | ((caller: string) => number);
  /** How many jobs may wait in all. */
  waitingInAll?: number;
};

/**
 * Jobs of several callers who take turns: each has a line of their own, first come first served, and every round serves
 * one job of each line. However many jobs one caller brings, another waits for one of them, not for all. The queue only
 * says whose turn it is; whoever takes a job runs it and says when it is done.
 */
export class FairQueue<Job> {
  /** By caller, the one who had a turn longest ago first. A line without jobs is removed. */
  readonly #lines = new Map<string, Line<Job>>();
  /** Who had a turn in this round: a caller who comes now goes before their next. */
  readonly #served = new Set<string>();
  readonly #runningEach: (caller: string) => number;
  readonly #waitingInAll: number;
  #waiting = 0;

  constructor({ runningEach = Number.POSITIVE_INFINITY, waitingInAll = Number.POSITIVE_INFINITY }: Limits = {}) {
    this.#runningEach = typeof runningEach === 'number' ? () => runningEach : runningEach;
    this.#waitingInAll = waitingInAll;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Whether `take` would find a job. */
  get hasNext(): boolean {
    return [...this.#lines].some((entry) => this.#mayRun(entry));
  }

  waitingOf(caller: string): number {
    return this.#lines.get(caller)?.waiting.length ?? 0;
  }

  /**
   * Puts a job at the end of its caller's line. Returns the job for which there is no room, if the queue is full: the last
   * one of the longest line, so that those who bring many make room for those who bring few.
   */
  add(caller: string, job: Job): Job | undefined {
    this.#lineOf(caller).waiting.push(job);
    this.#waiting += 1;
    return this.#waiting > this.#waitingInAll ? this.#dropOne(caller) : undefined;
  }

  /** Puts a job that was taken and not done back to the front of its line. */
  putBack(caller: string, job: Job): void {
    this.done(caller);
    this.#lineOf(caller).waiting.unshift(job);
    this.#waiting += 1;
  }

  /** The next job in turn; undefined if none may run now. It counts as running until `done`. */
  take(): { caller: string; job: Job } | undefined {
    const ready = [...this.#lines].filter((entry) => this.#mayRun(entry));
    const next = ready.find(([caller]) => !this.#served.has(caller)) ?? ready[0];
    if (!next) return undefined;
    const [caller, line] = next;
    if (this.#served.has(caller)) this.#served.clear();
    this.#served.add(caller);
    this.#lines.delete(caller);
    this.#lines.set(caller, line);
    this.#waiting -= 1;
    line.running += 1;
    return { caller, job: line.waiting.shift() as Job };
  }

  /** A job that was taken has ended. */
  done(caller: string): void {
    const line = this.#lines.get(caller);
    if (!line || line.running === 0) throw new Error('no job of this caller is running');
    line.running -= 1;
    this.#forgetIfEmpty(caller, line);
  }

  /** Takes a job out of its line; false if it does not wait (any more). */
  remove(caller: string, job: Job): boolean {
    const line = this.#lines.get(caller);
    const place = line?.waiting.indexOf(job) ?? -1;
    if (!line || place === -1) return false;
    line.waiting.splice(place, 1);
    this.#waiting -= 1;
    this.#forgetIfEmpty(caller, line);
    return true;
  }

  /** Takes out all jobs that wait. */
  clear(): Job[] {
    return [...this.#lines].flatMap(([caller, line]) => {
      const jobs = line.waiting.splice(0);
      this.#waiting -= jobs.length;
      this.#forgetIfEmpty(caller, line);
      return jobs;
    });
  }

  #mayRun([caller, { waiting, running }]: [string, Line<Job>]): boolean {
    return waiting.length > 0 && running < this.#runningEach(caller);
  }

  #lineOf(caller: string): Line<Job> {
    const known = this.#lines.get(caller);
    if (known) return known;
    const line: Line<Job> = { waiting: [], running: 0 };
    this.#lines.set(caller, line);
    return line;
  }

  #forgetIfEmpty(caller: string, { waiting, running }: Line<Job>): void {
    if (waiting.length === 0 && running === 0) this.#lines.delete(caller);
  }

  /** Where several lines are the longest, the newcomer's gives way. */
  #dropOne(newcomer: string): Job | undefined {
    let longest = newcomer;
    for (const [caller, { waiting }] of this.#lines) {
      if (waiting.length > this.waitingOf(longest)) longest = caller;
    }
    const line = this.#lines.get(longest);
    const dropped = line?.waiting.pop();
    this.#waiting -= 1;
    if (line) this.#forgetIfEmpty(longest, line);
    return dropped;
  }
}

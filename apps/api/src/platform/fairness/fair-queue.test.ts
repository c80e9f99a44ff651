import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const CALLERS = ['ann', 'ben', 'cem'];
const caller = fc.constantFrom(...CALLERS);

type Step =
  | { do: 'add'; caller: string }
  | { do: 'take' }
  | { do: 'done'; caller: string }
  | { do: 'put back'; caller: string }
  | { do: 'leave'; caller: string; place: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), caller }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('take' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('done' as const), caller }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('put back' as const), caller }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), caller, place: fc.nat(5) }) },
  ),
  { maxLength: 80 },
);

type Job = { caller: string; number: number };

it('serves callers by turns and each in order, whatever is added, taken, done, put back and given up', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 3 }), (all, runningEach) => {
      const queue = new FairQueue<Job>({ runningEach });
      const lines = new Map(CALLERS.map((name) => [name, [] as Job[]]));
      const running = new Map(CALLERS.map((name) => [name, [] as Job[]]));
      /** For each caller who waits and may run: how many jobs of each other were taken since. */
      const passedBy = new Map<string, Map<string, number>>();
      const line = (name: string) => lines.get(name) ?? [];
      const at = (name: string) => running.get(name) ?? [];
      const mayRun = (name: string) => line(name).length > 0 && at(name).length < runningEach;
      let number = 0;
      for (const step of all) {
        if (step.do === 'add') {
          const job = { caller: step.caller, number: number++ };
          line(step.caller).push(job);
          expect(queue.add(step.caller, job)).toBeUndefined();
        } else if (step.do === 'take') {
          const eligible = CALLERS.filter(mayRun);
          const taken = queue.take();
          expect(taken !== undefined).toBe(eligible.length > 0);
          if (!taken) continue;
          expect(taken.job).toBe(line(taken.caller).shift());
          at(taken.caller).push(taken.job);
          for (const name of eligible.filter((one) => one !== taken.caller)) {
            const passed = passedBy.get(name) ?? new Map<string, number>();
            passed.set(taken.caller, (passed.get(taken.caller) ?? 0) + 1);
            passedBy.set(name, passed);
            expect(passed.get(taken.caller)).toBe(1);
          }
          passedBy.delete(taken.caller);
        } else if (step.do === 'done') {
          if (at(step.caller).pop()) queue.done(step.caller);
        } else if (step.do === 'put back') {
          const job = at(step.caller).pop();
          if (job) {
            line(step.caller).unshift(job);
            queue.putBack(step.caller, job);
          }
        } else {
          const [job] = line(step.caller).splice(step.place, 1);
          if (job) expect(queue.remove(step.caller, job)).toBe(true);
        }
        // Who does not wait, or may not run now, is not passed by.
        for (const name of CALLERS) if (!mayRun(name)) passedBy.delete(name);
        expect(CALLERS.map((name) => queue.waitingOf(name))).toEqual(CALLERS.map((name) => line(name).length));
        expect(queue.waiting).toBe(CALLERS.reduce((sum, name) => sum + line(name).length, 0));
      }
      expect(queue.clear().sort((a, b) => a.number - b.number)).toEqual(
        [...lines.values()].flat().sort((a, b) => a.number - b.number),
      );
      expect(queue.waiting).toBe(0);
    }),
  );
});

it('lets those who bring many make room for those who bring few', () => {
  const queue = new FairQueue<string>({ waitingInAll: 4 });
  for (const job of ['a1', 'a2', 'a3', 'a4']) expect(queue.add('ann', job)).toBeUndefined();
  expect(queue.add('ann', 'a5')).toBe('a5');
  expect(queue.add('ben', 'b1')).toBe('a4');
  expect(queue.add('ben', 'b2')).toBe('a3');
  // Both lines are equally long: nobody gives way to a newcomer's third.
  expect(queue.add('ben', 'b3')).toBe('b3');
  expect(queue.add('cem', 'c1')).toBe('a2');
  expect(queue.clear()).toEqual(['a1', 'b1', 'b2', 'c1']);
});

it('knows what runs: nothing can be done twice', () => {
  const queue = new FairQueue<string>();
  queue.add('ann', 'a1');
  expect(() => queue.done('ann')).toThrow('no job of this caller is running');
  expect(queue.take()).toEqual({ caller: 'ann', job: 'a1' });
  expect(queue.remove('ann', 'a1')).toBe(false);
  queue.done('ann');
  expect(() => queue.done('ann')).toThrow('no job of this caller is running');
});

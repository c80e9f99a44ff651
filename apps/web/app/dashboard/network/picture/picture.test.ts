import type { NetworkRelation } from '@firmament/api-contract/calls/network';
import { describe, expect, it } from 'vitest';
import { linesOn, mergeAnswers, nearTo, restrictTo } from './picture.ts';
import { ENDED, sampleNetwork, samplePaths, samplePoint, sampleRelation } from './sample-network.ts';

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('the picture', () => {
  it('has one line for all relations of two, the weightiest first', () => {
    const base = sampleNetwork({
      relations: [
        sampleRelation('1', '2', { kinds: ['board'], share: null, is_in_force: true }),
        sampleRelation('1', '2', { share: 26 }),
        sampleRelation('2', '1', { share: 90, ...ENDED }),
      ],
    });
    const [line, ...rest] = mergeAnswers({ base, depth: 1 }).lines;
    expect(rest).toEqual([]);
    expect(line?.relations.map(({ share }) => share)).toEqual([26, null, 90]);
    expect(line).toMatchObject({ id: '1-2', from: '1', to: '2', look: 'holds', isMutual: false, isPast: false });
  });

  it('is past or likely where no relation says more', () => {
    const relations = [sampleRelation('1', '2', ENDED), sampleRelation('reg.3', '1', { grade: 'likely' })];
    const { lines } = mergeAnswers({ base: sampleNetwork({ relations }), depth: 1 });
    expect(lines.map(({ isPast, isLikely }) => [isPast, isLikely])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  const onlyLine = (...relations: NetworkRelation[]) =>
    mergeAnswers({ base: sampleNetwork({ relations }), depth: 1 }).lines[0];
  const prokura = { kinds: ['prokura' as const], title: 'Prokurist', share: null };

  it('shows a guess as one, whatever is certain of former times or of something else', () => {
    const guess = sampleRelation('1', '2', { grade: 'likely' });
    expect(onlyLine(guess, sampleRelation('1', '2', { ...prokura, ...ENDED }))?.isLikely).toBe(true);
    expect(onlyLine(guess, sampleRelation('1', '2', prokura))?.isLikely).toBe(true);
    expect(onlyLine(guess, sampleRelation('1', '2', { share: 51 }))?.isLikely).toBe(false);
  });

  it('is mutual where both hold shares on the day, or both did', () => {
    const back = sampleRelation('2', '1', { share: 10 });
    expect(onlyLine(sampleRelation('1', '2'), back)?.isMutual).toBe(true);
    expect(onlyLine(sampleRelation('1', '2'), { ...back, ...ENDED })?.isMutual).toBe(false);
    expect(onlyLine(sampleRelation('1', '2', ENDED), { ...back, ...ENDED })?.isMutual).toBe(true);
  });

  it('says how sure it is that it holds on the day, by what it shows', () => {
    const [unconfirmed, undated] = [{ standing: 'unconfirmed' as const }, { standing: 'undated' as const }];
    expect(onlyLine(sampleRelation('1', '2', undated))?.standing).toBe('undated');
    expect(onlyLine(sampleRelation('1', '2', undated), sampleRelation('1', '2', prokura))?.standing).toBe('undated');
    const surer = [sampleRelation('1', '2', undated), sampleRelation('1', '2', { ...unconfirmed, share: 20 })] as const;
    expect(onlyLine(...surer)?.standing).toBe('unconfirmed');
  });

  it('draws control without a share as something else than a share', () => {
    const consolidated = { kinds: ['parent' as const], title: null, share: null };
    expect(onlyLine(sampleRelation('1', '2', consolidated))?.look).toBe('controls');
    expect(onlyLine(sampleRelation('1', '2', consolidated), sampleRelation('1', '2'))?.look).toBe('holds');
    expect(onlyLine(sampleRelation('1', '2', { ...consolidated, share: 60 }))?.look).toBe('holds');
  });

  it('loses none that differ only in their end, share or state', () => {
    const office = sampleRelation('reg.3', '1', { ...prokura, started_on: null });
    const before = { ...office, ...ENDED, ended_on: '2019-04-01' };
    expect(onlyLine(office, before, { ...office })?.relations).toEqual([office, before]);
    expect(onlyLine(sampleRelation('1', '2'), sampleRelation('1', '2', { share: 20 }))?.relations).toHaveLength(2);
  });

  it('takes in the path and what was opened', () => {
    const opened = sampleNetwork({
      starts: ['2'],
      points: [samplePoint('2'), samplePoint('7')],
      relations: [sampleRelation('2', '7'), sampleRelation('1', '2')],
    });
    const picture = mergeAnswers({ base: sampleNetwork(), depth: 1, expansions: [opened], paths: samplePaths() });
    expect(ids(picture.points).sort()).toEqual(['1', '2', '7', '9', 'reg.3']);
    expect(ids(picture.lines).sort()).toEqual(['1-2', '1-9', '1-reg.3', '2-7']);
  });

  it('counts in a group only who is not drawn', () => {
    const base = sampleNetwork({ groups: [{ at: '1', kind: 'company', count: 2 }] });
    expect(mergeAnswers({ base, depth: 1 }).groups).toEqual([
      { id: 'group.1.company', at: '1', kind: 'company', count: 2 },
    ]);
    // The path brings one of the two.
    expect(mergeAnswers({ base, depth: 1, paths: samplePaths() }).groups).toMatchObject([{ count: 1 }]);
  });

  it('draws no groups beyond the last step, unless they were asked for', () => {
    const base = sampleNetwork({ groups: [{ at: '2', kind: 'person', count: 5 }] });
    expect(mergeAnswers({ base, depth: 1 }).groups).toEqual([]);
    expect(mergeAnswers({ base, depth: 2 }).groups).toHaveLength(1);
    const opened = sampleNetwork({ ...base, starts: ['2'], groups: [{ at: '2', kind: 'person', count: 3 }] });
    expect(mergeAnswers({ base, depth: 1, expansions: [opened] }).groups).toMatchObject([{ at: '2', count: 3 }]);
  });

  it('cuts the farthest, never starts or the path', () => {
    const points = Array.from({ length: 9 }, (_, place) => samplePoint(String(place + 1)));
    const base = sampleNetwork({ points, starts: ['1'] });
    const picture = mergeAnswers({ base, depth: 1, paths: samplePaths(), limit: 4 });
    expect(ids(picture.points).sort()).toEqual(['1', '2', '9', 'reg.3']);
    expect(picture.cut).toBe(6);
  });

  it('can be restricted to some points', () => {
    const picture = mergeAnswers({ base: sampleNetwork(), depth: 1 });
    const without = restrictTo(picture, ({ id }) => id !== '2');
    expect([ids(without.points), ids(without.lines)]).toEqual([['1', 'reg.3'], ['1-reg.3']]);
    expect([...nearTo(picture, 'reg.3')]).toEqual(['reg.3', '1']);
  });

  it('knows the lines of a path', () => {
    expect([...linesOn(['reg.3', '1', '9'])]).toEqual(['1-reg.3', '1-9']);
  });
});

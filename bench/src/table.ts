import type { Report } from './report.ts';
import type { Summary } from './statistics.ts';

/** A report as Markdown that is also readable in a terminal. */

export const ms = (value: number): string => (value < 9.95 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
const mb = (bytes: number): string => `${Math.round(bytes / 2 ** 20).toLocaleString('en')} MiB`;

export const markdown = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
};

const PRODUCT = 'Firmament';

const productTable = ({ lines, whole }: Report): string => {
  const cells = (summary: (Summary & { perSecond?: number }) | undefined) =>
    summary ? [summary.p50, summary.p95, summary.p99].map(ms) : ['', '', ''];
  const rows = lines
    .filter(({ engine }) => engine === PRODUCT)
    .map(({ kind, totals, first, alone, together }) => [
      kind,
      totals.least === totals.most
        ? totals.most.toLocaleString('en')
        : `${totals.least.toLocaleString('en')} – ${totals.most.toLocaleString('en')}`,
      ms(first.max),
      ...cells(alone),
      ...cells(together),
      together ? Math.round(together.perSecond).toLocaleString('en') : '',
    ]);
  const all = whole.find(({ engine }) => engine === PRODUCT);
  const sum = all ? [['the whole workload', '', '', ...cells(all.alone), ...cells(all.together), '']] : [];
  return markdown(
    ['kind', 'hits', 'slowest first', 'p50', 'p95', 'p99', '16: p50', '16: p95', '16: p99', '16: per s'],
    [...rows, ...sum],
  );
};

/** p50 and p95 of each engine alone, and by what factor of p95 the product is faster than the best of the others. */
const comparisonTable = ({ lines, whole }: Report): string => {
  const engines = whole.map(({ engine }) => engine);
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  const row = (name: string, find: (engine: string) => Summary | undefined): string[] => {
    const found = engines.map(find);
    const ours = find(PRODUCT)?.p95;
    const others = engines.flatMap((engine, i) => (engine === PRODUCT ? [] : [found[i]?.p95 ?? Number.NaN]));
    const factor = ours !== undefined && others.length > 0 ? Math.min(...others) / ours : Number.NaN;
    return [
      name,
      ...found.map((summary) => (summary ? `${ms(summary.p50)} / ${ms(summary.p95)}` : '')),
      Number.isFinite(factor) ? `${factor < 10 ? factor.toFixed(1) : Math.round(factor)} ×` : '',
    ];
  };
  return markdown(
    ['p50 / p95 alone, ms', ...engines, 'best other'],
    [
      ...kinds.map((kind) =>
        row(kind, (engine) => lines.find((line) => line.kind === kind && line.engine === engine)?.alone),
      ),
      row('the whole workload', (engine) => whole.find((part) => part.engine === engine)?.alone),
    ],
  );
};

const serverTable = ({ server }: Report): string => {
  if (!server) return '';
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  return markdown(
    ['server', ''],
    [
      ['listening after the start', seconds(server.listenSeconds)],
      ['index ready, built from the database', seconds(server.buildSeconds)],
      ['index ready, loaded from the snapshot', seconds(server.loadSeconds)],
      ['resident after the build (peak)', `${mb(server.afterBuild)} (${mb(server.peakOfBuild)})`],
      ['resident after the load', mb(server.afterLoad)],
      ['resident after the run (peak)', `${mb(server.afterRun)} (${mb(server.peakOfRun)})`],
      ...Object.entries(server.index).map(([entity, bytes]) => [`index: ${entity}`, mb(bytes)]),
    ],
  );
};

export const reportText = (report: Report): string => {
  const { companies, date, machine, comparison, whole } = report;
  const { compared, differences } = comparison;
  const verdict = differences.length === 0 ? `all ${compared} compared answers agree` : differences.join('\n');
  return [
    `${companies.toLocaleString('en')} companies, ${date}, ${machine.cores} × ${machine.cpu}, ${machine.memoryGb} GiB, Node.js ${machine.node}, load before ${machine.loadBefore.toFixed(1)}`,
    productTable(report),
    serverTable(report),
    ...(whole.length > 1 ? [comparisonTable(report), verdict] : []),
  ].join('\n\n');
};

/** p50 alone by size of the world, of the product and of the best of the others. */
export const growthTable = (reports: readonly Report[]): string => {
  const kinds = [...new Set(reports.flatMap(({ lines }) => lines.map(({ kind }) => kind)))];
  const p50Of = ({ lines }: Report, kind: string, isProduct: boolean): string => {
    const found = lines.filter((line) => line.kind === kind && (line.engine === PRODUCT) === isProduct);
    return found.length > 0 ? ms(Math.min(...found.map(({ alone }) => alone.p50))) : '';
  };
  const sizes = reports.map(({ companies }) => companies.toLocaleString('en'));
  const whole = (report: Report, isProduct: boolean): string => {
    const found = report.whole.filter(({ engine }) => (engine === PRODUCT) === isProduct);
    return found.length > 0 ? ms(Math.min(...found.map(({ alone }) => alone.p50))) : '';
  };
  return markdown(
    ['p50 alone, ms', ...sizes, ...sizes.map((size) => `best other, ${size}`)],
    [
      ...kinds.map((kind) => [
        kind,
        ...reports.map((report) => p50Of(report, kind, true)),
        ...reports.map((report) => p50Of(report, kind, false)),
      ]),
      [
        'the whole workload',
        ...reports.map((report) => whole(report, true)),
        ...reports.map((report) => whole(report, false)),
      ],
    ],
  );
};

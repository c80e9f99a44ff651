/**
 * Allowed imports:
 *   server: main and commands → app → capabilities → records → platform → packages
 *   web:    routes → features of a wing (site, dashboard, desk) → ui → lib → api-contract
 * The two meet only in packages. A capability reaches another one only through what app.ts hands it, and the wings of
 * the web do not know each other.
 */
/** Tests and the code that only they use. */
const testCode = [
  '\\.test\\.tsx?$',
  '/fixtures/',
  '/arbitraries\\.ts$',
  '/naive/',
  '/naive-search\\.ts$',
  '/memory-store\\.ts$',
  '/sample-(knowledge|network|record|detail)\\.ts$',
  '^apps/[^/]+/test/',
].join('|');
const capability = '^apps/api/src/([^/]+)/';
const wing = '(site|dashboard|desk)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'packages-are-pure',
      comment: 'Packages know neither the apps nor the machine.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '\\.test\\.ts$|^packages/[^/]+/(bench|vitest)' },
      to: { path: '^apps/|^(node:)?(fs|fs/promises|net|http|https|child_process|os|process|dns)$' },
    },
    {
      name: 'packages-borrow-nothing',
      comment: 'What several packages need stands below all of them: in text, memory, geo, calendar or record.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/', pathNot: `${testCode}|^packages/demo-world/` },
      to: { path: '^packages/(gazetteer|identity|network|registers|search)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'api-and-web-never-meet',
      severity: 'error',
      from: { path: '^apps/(api|web)/' },
      to: { path: '^apps/(api|web)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'platform-knows-no-capability',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/', pathNot: '^apps/api/src/(platform/|config\\.ts$)' },
    },
    {
      name: 'records-know-no-capability',
      comment: 'Rules about what the tables hold, which several capabilities share.',
      severity: 'error',
      from: { path: '^apps/api/src/records/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/', pathNot: '^apps/api/src/(records/|platform/|config\\.ts$)' },
    },
    {
      name: 'capabilities-do-not-import-each-other',
      comment: 'The demo, the desk and the commands stand above them: they use what several capabilities offer.',
      severity: 'error',
      from: { path: capability, pathNot: '^apps/api/src/(platform|records|commands|demo|desk)/|\\.test\\.ts$' },
      to: { path: capability, pathNot: '^apps/api/src/(platform|records|$1)/' },
    },
    {
      name: 'only-main-imports-app',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '^apps/api/src/main\\.ts$|\\.test\\.ts$' },
      to: { path: '^apps/api/src/(app|main|job-handlers)\\.ts$' },
    },
    {
      name: 'web-lib-is-the-bottom',
      severity: 'error',
      from: { path: '^apps/web/app/lib/' },
      to: { path: '^apps/web/app/(ui|site|dashboard|desk|routes)/' },
    },
    {
      name: 'web-ui-has-no-data',
      severity: 'error',
      from: { path: '^apps/web/app/ui/' },
      to: { path: '^apps/web/app/(site|dashboard|desk|routes)/' },
    },
    {
      name: 'web-features-know-no-routes',
      severity: 'error',
      from: { path: `^apps/web/app/${wing}/` },
      to: { path: '^apps/web/app/routes/' },
    },
    {
      name: 'web-wings-do-not-know-each-other',
      severity: 'error',
      from: { path: `^apps/web/app/(?:routes/)?${wing}/` },
      to: { path: `^apps/web/app/(?:routes/)?${wing}/`, pathNot: '^apps/web/app/(routes/)?$1/' },
    },
    {
      name: 'web-features-do-not-import-each-other',
      comment: 'But for what all searches have in common, and all pages of the desk.',
      severity: 'error',
      from: { path: `^apps/web/app/${wing}/([^/]+)/` },
      to: { path: `^apps/web/app/${wing}/[^/]+/`, pathNot: '^apps/web/app/($1/$2|dashboard/search|desk/parts)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(packages/[^/]+/src|apps/[^/]+/(src|app))/', pathNot: testCode },
      to: { path: testCode },
    },
    {
      name: 'declared-dependencies-only',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: `${testCode}|/scripts/|\\.config\\.` },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};

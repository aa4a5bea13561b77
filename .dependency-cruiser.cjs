/** Who may import whom. The zones are the folders. */
const outside = (zone, ...allowed) => ({
  name: `${zone}-imports`,
  severity: 'error',
  comment: `${zone} may import ${allowed.join(', ')} and packages`,
  from: { path: `^${zone}/` },
  to: {
    path: '^(bin|lib|contract|lambdas|frontend|local|test|bench|eval)/',
    pathNot: `^(${[zone, ...allowed].join('|')})/`,
  },
});

const slice = '^lambdas/([^/]+)/';
const feature = '^frontend/src/features/([^/]+)/';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^contract/' },
      to: { pathNot: ['^contract/', '^node_modules/zod/'] },
    },
    outside('lambdas', 'contract'),
    outside('lib', 'contract'),
    outside('frontend', 'contract'),
    {
      name: 'the-browser-takes-errors-by-subject',
      comment:
        'Most texts come with the answer of the server; all of them together weigh 2 KB on every route',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^contract/errors/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'landing-shares-ui-and-design',
      severity: 'error',
      from: { path: '^frontend/landing/' },
      to: { path: '^frontend/', pathNot: '^frontend/(landing|src/(ui|design|lib|subjects))/' },
    },
    {
      name: 'the-app-knows-no-landing-page',
      comment: 'The recording is shown by both',
      severity: 'error',
      from: { path: '^frontend/src/' },
      to: { path: '^frontend/landing/', pathNot: '^frontend/landing/media/' },
    },
    {
      name: 'stores-are-private',
      comment: "A slice may use another slice's use cases, never its store",
      severity: 'error',
      from: { path: slice },
      to: { path: '^lambdas/([^/]+)/store\\.ts$', pathNot: '^lambdas/$1/' },
    },
    {
      name: 'platform-knows-no-slice',
      severity: 'error',
      from: { path: '^lambdas/platform/' },
      to: { path: slice, pathNot: '^lambdas/platform/' },
    },
    {
      name: 'features-are-apart',
      severity: 'error',
      from: { path: feature },
      to: { path: feature, pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: '^frontend/src/(features|subjects|ui|lib)/' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'what-is-shared-knows-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/(subjects|ui|lib)/' },
      to: { path: '^frontend/src/features/' },
    },
    {
      name: 'ui-and-lib-know-no-subject',
      severity: 'error',
      from: { path: '^frontend/src/(ui|lib)/' },
      to: { path: '^frontend/src/subjects/' },
    },
    {
      name: 'ui-is-in-the-gallery',
      comment: 'But for the frame of a screen, every component is shown in the style guide',
      severity: 'error',
      from: { path: '^frontend/gallery/main\\.tsx$' },
      to: { path: '^frontend/src/ui/', pathNot: '/page\\.tsx$', reachable: false },
    },
    {
      name: 'lib-knows-no-ui',
      severity: 'error',
      from: { path: '^frontend/src/lib/' },
      to: { path: '^frontend/src/ui/' },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: '^(test|bench|eval|local)/' },
      to: { path: '^(test|local|bench|eval)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

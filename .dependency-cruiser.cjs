const { readdirSync } = require('node:fs');
const path = require('node:path');

/** Who may import whom. The zones are the top-level folders. */
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

/** The floors of the folders that other folders import, from the ground up. */
const shared = {
  machinery: ['platform'],
  'words and counts': ['activity', 'safety'],
  'people, mail and model': ['accounts', 'mail', 'model'],
  'shared records': ['audit', 'dictionary', 'ledger', 'realtime', 'relations'],
  'books and doors': ['books', 'classes', 'flags', 'invitations', 'words'],
  companions: ['companion', 'reading', 'recommendations', 'referrals', 'users'],
  'what is earned': ['rewards', 'shop'],
  activities: ['articles', 'chat', 'comics', 'quiz', 'settlement', 'voice'],
  'letters about activities': ['letters'],
  'upkeep of activities': ['consent', 'feedback', 'imports', 'stock'],
  'badges of classes': ['badges'],
  'ways in': ['children', 'friends', 'onboarding'],
  'what a guardian decides': ['controls'],
  'sights of others': ['analytics', 'leaderboard'],
  families: ['family'],
  'the day of a child': ['home'],
  copies: ['exports'],
  'first screen': ['dashboard'],
};

const named = [...Object.values(shared).flat(), 'functions'];
const unnamed = readdirSync(path.join(__dirname, 'lambdas')).filter((name) => !named.includes(name));

/**
 * The floors of lambdas/. A folder imports from the floors below its own only, so there is no cycle of any length between
 * folders. A folder without a name above is imported by its entry alone, until it gets a floor.
 */
const floors = { ...shared, 'subjects of their own': unnamed, entries: ['functions'] };

const folders = Object.values(floors);

const floorRules = Object.entries(floors).map(([floor, own], i) => ({
  name: `floor-of-${floor.replaceAll(' ', '-').replaceAll(',', '')}`,
  comment: `${own.join(', ')} may import only from the floors below`,
  severity: 'error',
  from: { path: `^lambdas/(${own.join('|')})/` },
  to: {
    path: '^lambdas/',
    pathNot: [
      '^lambdas/$1/',
      ...folders.slice(0, i).flatMap((below) => below.map((name) => `^lambdas/${name}/`)),
    ],
  },
}));
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
      to: { path: '^contract/(errors|registry/.*)\\.ts$', dependencyTypesNot: ['type-only'] },
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
    ...floorRules,
    {
      name: 'stores-are-private',
      comment:
        "A slice may use another slice's use cases, never its store, but for the records that many subjects share",
      severity: 'error',
      from: { path: slice },
      to: {
        path: '^lambdas/.+store\\.ts$',
        pathNot: ['^lambdas/$1/', '^lambdas/(accounts|activity|ledger|relations)/'],
      },
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
      name: 'keys-are-made-by-subjects',
      comment: 'One place tells what an invalidation reaches; the types refuse any other array as a key',
      severity: 'error',
      from: { path: '^frontend/', pathNot: '^frontend/src/subjects/[^/]+/keys\\.ts$' },
      to: { path: '^frontend/src/lib/query-key\\.ts$' },
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

import { configApp, INCLUDE_LIST } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'

const AREAS = ['shop', 'play', 'live', 'admin']

/** One arrow of docs/architecture.md: the files of `folder` do not import what `pattern` matches. */
function forbid(folder, pattern, reason, ignores = []) {
  return {
    name: `arrows of ${folder}`,
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores,
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: pattern, message: reason }] }],
    },
  }
}

/** The first part of every address of ours: the routes name it. */
const OWN_PATH =
  '/^\\/(agenda|api|bestellen|bestelling|boeking|broadcasting|cadeau|contact|dashboard|download|escaperooms|herroep|login|modelformulier|printproef|privacy-beleid|proefraadsel|scherm|spelen|spelleiding|tekeningen|toegankelijkheid|vragen|wachtwoord)/'
const ROUTE_TABLES = ['visitor', 'admin'].map((name) => `../../.adonisjs/client/${name}_routes.js`)
const NAMED_ROUTES =
  'Name the route: urlFor or route of ~/wire/routes, or those of ~/wire/admin_routes.'

/** A later `no-restricted-syntax` replaces an earlier one, so each block below gives all of its kinds. */
const OWN_PATHS = [
  { selector: `Literal[value=${OWN_PATH}]`, message: NAMED_ROUTES },
  { selector: `TemplateElement[value.raw=${OWN_PATH}]`, message: NAMED_ROUTES },
]
const NAMED_ON_THE_SERVER =
  'Name the route: urlFor or toRoute; isCall of #app/core/is_call for any call.'
const SERVER_PATHS = [
  { selector: `Literal[value=${OWN_PATH}]`, message: NAMED_ON_THE_SERVER },
  { selector: `TemplateElement[value.raw=${OWN_PATH}]`, message: NAMED_ON_THE_SERVER },
]
const HEADINGS = [
  {
    selector: 'JSXOpeningElement[name.name=/^h[1-6]$/]',
    message: 'Use Heading: it knows the sizes.',
  },
]
const DUTCH_TIME = [
  {
    selector:
      'MemberExpression[object.name="Intl"][property.name="DateTimeFormat"], MemberExpression[property.name=/^toLocale(Date|Time)?String$/]',
    message: 'domain/dutch_time.ts knows how a date is written, domain/money.ts an amount.',
  },
  {
    selector: 'Literal[value=/^(Europe.Amsterdam|sv-SE)$/]',
    message: 'domain/dutch_time.ts knows the zone and how a date is written.',
  },
  {
    selector: 'MemberExpression[property.name="toFormat"]',
    message: 'How a date is written stands in domain/dutch_time.ts.',
  },
]

const others = (area, ...allowed) =>
  `^#app/(${AREAS.filter((name) => name !== area && !allowed.includes(name)).join('|')})/`

export default configApp(
  {
    ignores: ['build.next/**', 'public/**', 'ssr/**', 'storage/**', 'tmp/**', 'database/schema.ts'],
  },
  { name: 'sources', files: [...INCLUDE_LIST, '**/*.tsx'] },
  {
    name: 'react',
    files: ['inertia/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      '@adonisjs/no-backend-import-in-frontend': [
        'error',
        { allowed: ['#domain/**', ...ROUTE_TABLES] },
      ],
      /** Its route registry costs the storefront more JavaScript than its links are worth, see 0031. */
      '@adonisjs/prefer-adonisjs-inertia-link': 'off',
      ...reactHooks.configs['recommended-latest'].rules,
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Use call of ~/wire/call.' }],
      'no-restricted-properties': [
        'error',
        { object: 'AbortSignal', property: 'timeout', message: 'Not in Safari 15: use afterMs.' },
        { object: 'crypto', property: 'randomUUID', message: 'On https only: use freshKey.' },
      ],
    },
  },
  {
    name: 'one thing each',
    files: ['inertia/**/*.{ts,tsx}'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    name: 'below the call',
    files: [
      'inertia/http.ts',
      'inertia/live/channels/authorization.ts',
      'inertia/play/offline/link_worker.ts',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    name: 'transactions and addresses of visitors',
    files: ['{app,commands,config,database,providers,start}/**/*.{ts,tsx}'],
    ignores: ['app/core/database/transaction.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'transaction',
          message: 'Use inTransaction: Lucid calls a COMMIT that failed done.',
        },
        {
          property: 'rollback',
          message: 'Use attemptInTransaction: a refusal is returned, and nothing of it stays.',
        },
        ...['ip', 'ips'].map((property) => ({
          property,
          message: 'Use clientAddress: a home has as many addresses of its own as it likes.',
        })),
      ],
    },
  },
  {
    name: 'held time in tests',
    files: ['tests/**/*.ts'],
    ignores: ['tests/helpers/core/held_clock.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'mock',
          property: 'timers',
          message: 'Use heldClock: it leaves the timer that limits the test itself alone.',
        },
      ],
    },
  },
  {
    name: 'Dutch time',
    files: ['**/*.{ts,tsx}'],
    ignores: ['domain/dutch_time.ts', 'tests/**', 'simulator/**'],
    rules: { 'no-restricted-syntax': ['error', ...DUTCH_TIME] },
  },
  {
    name: 'named routes',
    files: ['inertia/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...DUTCH_TIME, ...OWN_PATHS] },
  },
  {
    /**
     * The ignored ones name an address before there are routes, that of another server, or the
     * beginning of many; robots are browsers elsewhere.
     */
    name: 'named routes on the server',
    files: ['{app,commands,config,providers,start}/**/*.{ts,tsx}'],
    ignores: [
      'start/routes/**',
      'app/core/is_call.ts',
      'app/core/browser_reports/reports_address.ts',
      'app/core/mail/demo_mailbox.ts',
      'app/shop/search_engines/search_engine_controller.ts',
      'app/live/rehearsal/robots/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...DUTCH_TIME, ...SERVER_PATHS] },
  },
  {
    name: 'headings',
    files: ['inertia/**/*.tsx'],
    ignores: ['inertia/ui/heading.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...DUTCH_TIME, ...OWN_PATHS, ...HEADINGS] },
  },
  {
    name: 'short functions',
    files: ['{app,commands,domain,providers,scripts,start}/**/*.{ts,tsx}'],
    rules: { 'max-lines-per-function': ['error', { max: 60 }] },
  },
  {
    name: 'names',
    files: ['**/*.{ts,tsx}'],
    rules: {
      'prettier/prettier': 'off',
      '@unicorn/filename-case': ['error', { case: 'snakeCase' }],
      '@unicorn/no-await-expression-member': 'off',
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'typeLike', format: ['PascalCase'] },
        {
          selector: 'variable',
          format: ['camelCase', 'PascalCase', 'UPPER_CASE'],
          leadingUnderscore: 'allow',
        },
      ],
    },
  },
  {
    name: 'values that are there',
    files: ['**/*.{ts,tsx}'],
    rules: {
      /** domain/present.ts says what was missing, and in a test tests/helpers/present.ts. */
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  forbid(
    'domain',
    '^(?!#domain/|luxon$)',
    'domain/ is pure: it imports only from domain/, and moments.'
  ),
  forbid(
    'content',
    '^(?!#domain/|#content/|#games/)',
    'content/ is data: it knows the domain and nothing else.'
  ),
  forbid(
    'app/models',
    '^#app/',
    'models are the nouns that all areas share; they know the domain, not the areas.'
  ),
  forbid('app/core', '^#app/(?!core/)', 'core is plumbing; it knows no area.', [
    'start/routes/core_routes.ts',
  ]),
  forbid(
    'games',
    '^(?!#domain/|#content/|#games/)',
    'games are data: they know the rules and nothing else.'
  ),
  forbid(
    'app/shop',
    others('shop', 'play', 'admin'),
    'shop may use core, play (it issues the play link) and the shell of admin.'
  ),
  forbid('app/play', others('play'), 'play may use core.'),
  forbid('app/live', others('live', 'admin'), 'live may use core and the shell of admin.'),
  forbid('app/admin', others('admin', 'shop', 'live'), 'admin gathers what needs attention.'),
  forbid(
    'inertia',
    '^#(?!domain/)|^\\.\\./\\.\\./(app|content|games|config|database)',
    'The browser takes values from domain/ only; content reaches it as props.'
  ),
  forbid(
    'simulator',
    '^#',
    'The simulator stands for somebody else’s system: it knows nothing of ours.'
  )
)

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

const others = (area, ...allowed) =>
  `^#app/(${AREAS.filter((name) => name !== area && !allowed.includes(name)).join('|')})/`

export default configApp(
  {
    ignores: [
      'build.next/**',
      'ssr/**',
      'storage/**',
      'tmp/**',
      'database/schema.ts',
      'scripts/rename/**',
    ],
  },
  { name: 'sources', files: [...INCLUDE_LIST, '**/*.tsx'] },
  {
    name: 'react',
    files: ['inertia/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      '@adonisjs/no-backend-import-in-frontend': ['error', { allowed: ['#domain/**'] }],
      /** Its route registry costs the storefront more JavaScript than its links are worth. */
      '@adonisjs/prefer-adonisjs-inertia-link': 'off',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'AbortSignal', property: 'timeout', message: 'Not in Safari 15: use naMs.' },
        { object: 'crypto', property: 'randomUUID', message: 'On https only: use verseSleutel.' },
      ],
    },
  },
  {
    name: 'transactions',
    files: ['{app,commands,config,database,providers,start}/**/*.ts'],
    ignores: ['app/core/database/transaction.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'db',
          property: 'transaction',
          message: 'Use inTransaction: Lucid calls a COMMIT that failed done.',
        },
      ],
    },
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
  forbid(
    'domain',
    '^(?!#domain/|luxon$)',
    'domain/ is pure: it imports only from domain/, and the type of a moment.'
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

import { mkdir, writeFile } from 'node:fs/promises'
import type { AllHooks } from '@adonisjs/assembler/types'

const ADMIN =
  /^\/((api\/)?(dashboard|spelleiding|login|logout|wachtwoord-vergeten|wachtwoord-kiezen)|broadcasting)\b/
const HEAD = '/** Generated from start/routes by `node ace codegen`. */\n'

type Hook = Extract<AllHooks['routesCommitted'][number], { run: unknown }>['run']

/**
 * Writes the names of all routes with their method and pattern for the browser: those of visitors
 * apart from those of the admin area, so that the storefront does not carry the latter.
 */
const writeClientRoutes: Hook = async (_parent, routes) => {
  const folder = new URL('../../.adonisjs/client/', import.meta.url)
  const named = Object.values(routes)
    .flat()
    .flatMap(({ name, methods, pattern }) =>
      name ? [{ name, pattern, entry: `  '${name}': '${methods[0]} ${pattern}',` }] : []
    )
  const table = (constant: string, admin: boolean) => {
    const lines = named.filter(({ pattern }) => ADMIN.test(pattern) === admin)
    return `${HEAD}export const ${constant} = {\n${lines.map(({ entry }) => entry).join('\n')}\n} as const\n`
  }
  await mkdir(folder, { recursive: true })
  await writeFile(new URL('visitor_routes.ts', folder), table('VISITOR_ROUTES', false))
  await writeFile(new URL('admin_routes.ts', folder), table('ADMIN_ROUTES', true))
}

export default writeClientRoutes

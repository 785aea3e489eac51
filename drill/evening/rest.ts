import { QUIET_MS } from '../../inertia/live/channels/pace.js'
import type { Hall } from './hall.js'
import type { Owner } from './owner.js'
import type { RealPage } from './real_page.js'
import type { Screen, View } from './screen.js'

/**
 * How long a screen may take to show what happened. It is long enough for a machine that is busy, and
 * short enough for a screen that missed an event, which looks by itself only after `QUIET_MS`.
 */
const PATIENCE_MS = QUIET_MS / 2
/** What differs from one moment to the next without a change of the game. */
const MOVING = ['server_tijd', 'gehoord_om']

/** Any screen, whatever it is of. */
export type AnyScreen = Pick<Screen<View>, 'name' | 'view' | 'isAwake' | 'reaches' | 'fresh'>

/** What a screen shows that the server does not say, or null when the two agree. */
export function difference(shown: object, fresh: object): string | null {
  for (const key of new Set([...Object.keys(shown), ...Object.keys(fresh)])) {
    if (MOVING.includes(key)) continue
    const [one, other] = [shown, fresh].map((view) => plain((view as Record<string, unknown>)[key]))
    if (one !== other) return `${key}: ${one?.slice(0, 120)} for ${other?.slice(0, 120)}`
  }
  return null
}

/** The state as text, without what moves; lists of rooms that are taken have no order. */
function plain(value: unknown): string | undefined {
  const text = (one: unknown) =>
    JSON.stringify(one, (key, inner: unknown) => (MOVING.includes(key) ? undefined : inner))
  return Array.isArray(value) ? value.map(text).sort().join() : text(value)
}

type Resting = {
  readonly hall: Hall
  readonly owner: Owner
  readonly screens: readonly AnyScreen[]
  /** Pages in a real browser that are awake. */
  readonly pages?: readonly RealPage[]
}

/**
 * Lets the hall come to rest, and compares what every screen shows with what the server tells it.
 *
 * @returns a line for each screen that is behind
 */
export async function staleAtRest(
  what: string,
  { hall, owner, screens, pages = [] }: Resting
): Promise<string[]> {
  await hall.hush()
  try {
    const { versie: version } = await owner.look()
    const awake = screens.filter(({ isAwake }) => isAwake)
    const found = await Promise.all(awake.map((screen) => behind(screen, version)))
    for (const page of pages) {
      const unlike = await page.unlike()
      if (unlike) found.push(`the real ${page.name} shows ${unlike}`)
    }
    return found.filter((line) => line !== null).map((line) => `${what}: ${line}`)
  } finally {
    hall.go()
  }
}

async function behind(screen: AnyScreen, version: number): Promise<string | null> {
  if (!(await screen.reaches(version, PATIENCE_MS)))
    return `${screen.name} shows version ${screen.view.versie} of ${version}`
  const fresh = await screen.fresh()
  if (!fresh) return `${screen.name} gets no answer`
  const unlike = fresh.versie > screen.view.versie ? null : difference(screen.view, fresh)
  return unlike && `${screen.name} shows ${unlike}`
}

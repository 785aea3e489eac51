import Bowser from 'bowser'

/** Longer texts come from no browser. */
const LONGEST = 400
const UNKNOWN = 'Onbekende browser'

/** Names of systems as people know them, by platform where that says more. */
const MACHINES: Readonly<Record<string, (platform: string) => string>> = {
  'macOS': () => 'een Mac',
  'iOS': (platform) => (platform === 'tablet' ? 'een iPad' : 'een iPhone'),
  'Android': (platform) => (platform === 'tablet' ? 'een Android-tablet' : 'een Android-telefoon'),
  'Chrome OS': () => 'een Chromebook',
}

/** A browser in plain words, from what it tells about itself: 'Firefox op Windows'. */
export function browserName(userAgent: string): string {
  if (userAgent === '') return UNKNOWN
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, LONGEST))
  const name = browser.name || UNKNOWN
  if (!os.name) return name.slice(0, 40)
  const machine = MACHINES[os.name]?.(platform.type ?? '') ?? os.name
  return `${name.slice(0, 40)} op ${machine.slice(0, 30)}`
}

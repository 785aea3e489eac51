/** The environment variables; `.env.example` explains every name. */
export type Environment = Readonly<Record<string, string | undefined>>

const MOST = 1_000_000

export type SettingReader = ReturnType<typeof settingReader>

/** Reads one setting at a time; what is wrong with it is added to `problems`. */
export function settingReader(env: Environment) {
  const problems: string[] = []
  const text = (name: string, fallback = '') => env[name]?.trim() || fallback
  const choice = <T extends string>(name: string, fallback: T, allowed: readonly T[]): T => {
    const value = text(name, fallback) as T
    if (allowed.includes(value)) return value
    problems.push(`${name} is "${value}"; choose ${allowed.join(' or ')}.`)
    return fallback
  }
  const number = (name: string, fallback: number) => {
    const value = Number(text(name, String(fallback)))
    if (Number.isInteger(value) && value >= 0 && value < 65_536) return value
    problems.push(`${name} is "${text(name)}"; a port number is expected.`)
    return fallback
  }
  /** A number of things, at least one. */
  const count = (name: string, fallback: number) => {
    const value = Number(text(name, String(fallback)))
    if (Number.isInteger(value) && value >= 1 && value <= MOST) return value
    problems.push(`${name} is "${text(name)}"; a whole number from 1 to ${MOST} is expected.`)
    return fallback
  }
  return { problems, text, choice, number, count }
}

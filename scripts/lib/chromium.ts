import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * The browser without its window comes first: the same engine, and a journey costs a third less
 * processor time.
 */
const SHELL = 'chromium-headless-shell'
const WITH_WINDOW = '/usr/bin/chromium'
const OF_THE_SYSTEM = [`/usr/bin/${SHELL}`, WITH_WINDOW]

/** @returns the path of the Chromium to test in: CHROMIUM_PATH, the system's, or Playwright's own; null without one */
export async function findChromium(): Promise<string | null> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const ofTheSystem = OF_THE_SYSTEM.find((path) => existsSync(path))
  if (ofTheSystem) return ofTheSystem
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : null
}

/**
 * Installs a Chromium when there is none, with the system's package manager or else with
 * Playwright. A machine of CI gets the one without a window also beside another.
 */
export async function ensureChromium(): Promise<string | null> {
  const found = await findChromium()
  if (found && !(process.env.CI && found === WITH_WINDOW)) return found

  console.log('Installing a Chromium for the browser tests …')
  if (!apt('update') || !apt('install', '-y', '--no-install-recommends', SHELL))
    apt('install', '-y', '--no-install-recommends', 'chromium')
  const installed = await findChromium()
  if (installed) return installed
  const browsers = ['chromium-headless-shell', 'chromium']
  spawnSync('npx', ['playwright', 'install', '--with-deps', ...browsers], { stdio: 'ignore' })
  return findChromium()
}

function apt(...args: string[]): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = '', ...rest] = [...sudo, 'apt-get', '-qq', ...args]
  return spawnSync(command, rest, { stdio: 'ignore' }).status === 0
}

export const NO_CHROMIUM = `There is no Chromium and installing one did not work. Do one of these and run npm test again:
  - sudo apt-get install chromium-headless-shell
  - npx playwright install --with-deps chromium-headless-shell
  - CHROMIUM_PATH=/path/to/chromium npm test`

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const DEBIAN = '/usr/bin/chromium'

/**
 * @returns the path of the Chromium to test in: CHROMIUM_PATH, Playwright's own, or the system's;
 *   null without one
 */
export async function findChromium(): Promise<string | null> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  if (own && existsSync(own)) return own
  return existsSync(DEBIAN) ? DEBIAN : null
}

/**
 * Installs a Chromium when there is none, with the system's package manager or else with
 * Playwright.
 */
export async function ensureChromium(): Promise<string | null> {
  const found = await findChromium()
  if (found) return found

  console.log('There is no Chromium; installing one for the browser tests …')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const tries = [
    [...sudo, 'apt-get', 'update', '-qq'],
    [...sudo, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]
  for (const [command, ...args] of tries) spawnSync(command!, args, { stdio: 'ignore' })
  if (!(await findChromium())) {
    spawnSync(
      'npx',
      ['playwright', 'install', '--with-deps', 'chromium-headless-shell', 'chromium'],
      {
        stdio: 'ignore',
      }
    )
  }
  return findChromium()
}

export const NO_CHROMIUM = `There is no Chromium and installing one did not work. Do one of these and run npm test again:
  - sudo apt-get install chromium
  - npx playwright install --with-deps chromium
  - CHROMIUM_PATH=/path/to/chromium npm test`

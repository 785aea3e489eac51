import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const VAN_HET_SYSTEEM = '/usr/bin/chromium'

/** The Chromium that the journeys run in: the one that was asked for, Playwright's own, or the system's. */
export function vindChromium(): string | null {
  const gevraagd = process.env.CHROMIUM_PATH
  if (gevraagd) return existsSync(gevraagd) ? gevraagd : null
  return [chromium.executablePath(), VAN_HET_SYSTEEM].find((pad) => existsSync(pad)) ?? null
}

/** Quiet and predictable: no sandbox (containers run as root), no graphics card, no calls home. */
export const CHROMIUM_VLAGGEN = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
]

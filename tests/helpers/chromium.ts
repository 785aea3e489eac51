/**
 * Quiet and predictable: no sandbox (containers run as root), no graphics card, no calls home, and
 * one process for all pages of a visitor.
 */
export const CHROMIUM_FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
  '--renderer-process-limit=1',
]

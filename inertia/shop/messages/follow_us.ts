/** The networks that a link is likely to lead to, by the last part of their address. */
const NETWORKS: Readonly<Record<string, string>> = {
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  'bsky.app': 'Bluesky',
  'mastodon.nl': 'Mastodon',
}

/** A link to a network, named by where it leads; another address keeps the bare words. */
export function followUs(address: string): string {
  const host = hostOf(address)
  const network = Object.keys(NETWORKS).find((name) => host === name || host.endsWith(`.${name}`))
  return network ? `Volg ons op ${NETWORKS[network]}` : 'Volg ons'
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname
  } catch {
    return ''
  }
}

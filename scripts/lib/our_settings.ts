/** The settings that this machine may have for a shop of its own. */
const OURS =
  /^(APP|SHOP|MAIL|SMTP|MOLLIE|MAILBOX|SIMULATOR|PUSHER|BROADCAST|BOUNCE|HEALTH|OTEL|PDOK|SENDCLOUD)_|^(PORT|HOST|STORAGE_DIR|DATABASE_URL|REDIS_URL|TRUST_PROXY|LOG_LEVEL|WORKER|HEARTBEAT_URL|PLAY_OFFLINE|LAN_ADDRESS|LIVE_GAMES_IN_MEMORY|SOCKETS|SOCKETS_PER_ADDRESS)$/

export const isOurSetting = (name: string) => OURS.test(name)

/** Forgets the settings of this machine, so that tests and drills do not touch its shop. */
export function forgetOurSettings() {
  for (const name of Object.keys(process.env)) if (isOurSetting(name)) delete process.env[name]
}

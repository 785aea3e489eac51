import type { ImapSettings } from './imap_mailbox.ts'

/**
 * The message about a wrong setting. It never contains the setting itself, which has a password.
 */
const PROBLEM =
  'BOUNCE_IMAP_URL has to look like imaps://user:password@host:993/INBOX, with %40 for an @ in user or password'

/**
 * Reads the mailbox for reports of undelivered mails, from one address with everything in it.
 *
 * @param live in a live shop the password travels over TLS only
 * @returns null when there is no such mailbox
 */
export function imapSetting(value: string, live: boolean, problems: string[]): ImapSettings | null {
  if (value === '') return null
  const allowed = live ? ['imaps:'] : ['imaps:', 'imap:']
  const setting = readUrl(value)
  if (setting && allowed.includes(setting.protocol) && setting.user && setting.password)
    return {
      host: setting.host,
      port: setting.port ?? (setting.protocol === 'imaps:' ? 993 : 143),
      secure: setting.protocol === 'imaps:',
      user: setting.user,
      password: setting.password,
      mailbox: setting.mailbox || 'INBOX',
    }
  problems.push(`${PROBLEM}.`)
  return null
}

function readUrl(value: string) {
  try {
    const { protocol, hostname, port, username, password, pathname } = new URL(value)
    if (hostname === '') return null
    return {
      protocol,
      host: hostname,
      port: port === '' ? null : Number(port),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      mailbox: decodeURIComponent(pathname.replace(/^\//, '')),
    }
  } catch {
    return null
  }
}

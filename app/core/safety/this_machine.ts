/** Names and addresses that only programs on this machine reach. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

/** Whether `host`, a name or an address, is this machine itself. */
export const isThisMachine = (host: string): boolean => LOOPBACK.test(host)

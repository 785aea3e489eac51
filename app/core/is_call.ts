/** Where every call lies; pages lie elsewhere. */
const CALLS = '/api/'

/** Whether an address is that of a call, whose answer a program reads. */
export const isCall = (url: string | undefined): boolean => url?.startsWith(CALLS) ?? false

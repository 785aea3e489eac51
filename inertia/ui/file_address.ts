/** The fingerprint of everything below `public/` that a page shows; the build fills it in. */
declare const FILES_FINGERPRINT: string

/**
 * The address of a drawing, a sound or a film of ours that a browser may keep for ever: another
 * edition of the files has another address. The plain name answers too, for a day.
 *
 * @param path below `public/`, such as `/img/logo.svg`
 */
export const fileAddress = (path: string) => `${path}?v=${FILES_FINGERPRINT}`

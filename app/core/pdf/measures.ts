/** Points in a millimetre; 72 points go into an inch. */
export const MM = 72 / 25.4

/** Of A4, within margins that every printer keeps. */
export const SHEET_WIDTH = 170 * MM

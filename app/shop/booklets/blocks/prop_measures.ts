/**
 * The distance from line to line on ruled paper, in points; what is written on it keeps to the
 * lines.
 */
export const LINE = 20

/** Where the ruled line is in the height of a line, so that letters stand on it. */
export const FOOT = 0.86

/** The ink of a pen on coloured paper; grey paper gets plain ink. */
export const PEN = '#1F3A68'

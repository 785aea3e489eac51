/** Small tools. Every drawing of the map is a string of SVG that is made with these. */
import { INK } from '#games/cunera/map/palette'

/**
 * The weight of ink, and a lighter one for small shapes. The round ends are set once, on the root.
 */
export const OUTLINE = `stroke="${INK}" stroke-width="5"`
export const OUTLINE_SMALL = `stroke="${INK}" stroke-width="4"`

/** A drawing with the ink outline of the house style. */
export function drawn(...parts: string[]): string {
  return `<g ${OUTLINE}>${parts.join('')}</g>`
}

/** A filled shape with the outline of the group that it is in. */
export function area(d: string, fill: string, rest = ''): string {
  return `<path d="${d}" fill="${fill}"${rest && ` ${rest}`}/>`
}

/** A fill without an outline, such as a shadow or a light. */
export function tint(d: string, fill: string): string {
  return area(d, fill, 'stroke="none"')
}

/** A detail with a thinner line. */
export function thin(d: string, fill = 'none'): string {
  return area(d, fill, 'stroke-width="3"')
}

/** Moves a drawing that is made around 0,0 to its place. */
export function at(x: number, y: number, drawing: string, size = 1): string {
  const scale = size === 1 ? '' : ` scale(${size})`
  return `<g transform="translate(${x} ${y})${scale}">${drawing}</g>`
}

/** Places a shape from definitions.ts. */
export function place(id: string, x: number, y: number, size = 1): string {
  const scale = size === 1 ? '' : ` scale(${size})`
  return `<use href="#kaart-${id}" transform="translate(${x} ${y})${scale}"/>`
}

/** Rounds to one decimal. */
export function round(number: number): number {
  return Math.round(number * 10) / 10
}

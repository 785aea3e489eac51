import { GOLD, INK, LACQUER, LACQUER_DARK, SKIN, WHITE } from '#games/cunera/map/palette'
import { area, drawn, thin, tint } from '#games/cunera/map/svg'

/** Cunera as a pilgrim. She looks at her station, and her flag flies away from it. */
export function cunera(side: -1 | 1): string {
  const figure = drawn(
    area('M24 2V-96', 'none'),
    area('M26-96C38-104 48-90 66-98L58-86L66-74C48-68 38-80 26-74Z', LACQUER),
    area('M-4-56C-22-52-28-20-26 2H18C20-22 16-50-4-56Z', LACQUER),
    tint('M2-50C14-40 17-20 15-1H2C8-20 8-36 2-50Z', LACQUER_DARK),
    area('M-4-56C-22-52-28-20-26 2H18C20-22 16-50-4-56Z', 'none'),
    thin('M-8-30L20-38'),
    `<circle cx="23" cy="-38" r="6" fill="${SKIN}"/>`,
    // veil and face
    area('M-8-92C14-98 22-74 14-56C8-42-2-46-18-48C-26-60-28-86-8-92Z', WHITE),
    area('M-18-72C-18-86 4-86 4-70C4-54-18-54-18-70Z', SKIN),
    `<path d="M-20-82Q-6-92 8-80" fill="none" stroke="${GOLD}" stroke-width="5"/>`
  )
  const face = `<g fill="${INK}"><circle cx="-13" cy="-71" r="2.500"/><circle cx="-4" cy="-71" r="2.500"/></g><path d="M-12-64Q-8-60-4-64" fill="none" stroke="${INK}" stroke-width="2.500"/>`
  const shadow = `<ellipse cx="0" cy="2" rx="34" ry="7" fill="${INK}" opacity=".2"/>`
  return `<g transform="scale(${side} 1)">${shadow}${figure}${face}</g>`
}

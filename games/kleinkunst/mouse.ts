import { circle, drawing, ellipse, line, path, rect, text } from '#games/kit/shapes'

/** The mouse of the museum, who looks through a magnifying glass at a frame that is still empty. */
export const MOUSE = drawing(240, 300, [
  // The frame on its nail, with a little plate below it, clear of the mouse.
  path('M120 14 L60 40 M120 14 L180 40', { strokeWidth: 2 }),
  circle(120, 12, 5, { fill: 'messing', strokeWidth: 2 }),
  rect(40, 40, 160, 104, { fill: 'messing', strokeWidth: 3, radius: 3 }),
  rect(56, 56, 128, 72, { fill: 'white', strokeWidth: 2 }),
  text(120, 110, '?', 54, { letter: 'title', bold: true, color: 'wax' }),
  rect(44, 152, 58, 16, { fill: 'paper', strokeWidth: 1.6, radius: 2 }),
  line(52, 160, 94, 160, { line: 'soft', strokeWidth: 1.4, dash: '4 3' }),
  // The mouse: tail, body, ears, and a paw that holds the glass.
  path('M178 286 C226 292 236 250 212 238 C204 234 200 244 208 250', { strokeWidth: 4 }),
  path('M104 290 C98 242 122 214 150 216 C182 218 194 258 186 290 Z', {
    fill: 'blue',
    strokeWidth: 2.6,
  }),
  path('M126 290 C122 262 134 244 148 244 C162 246 168 268 164 290 Z', {
    fill: 'sand',
    line: undefined,
  }),
  circle(174, 186, 20, { fill: 'blue', strokeWidth: 2.6 }),
  circle(174, 186, 11, { fill: 'sand', line: undefined }),
  circle(130, 178, 20, { fill: 'blue', strokeWidth: 2.6 }),
  circle(130, 178, 11, { fill: 'sand', line: undefined }),
  path('M100 214 C104 190 128 180 152 186 C176 192 184 216 168 230 C148 244 112 238 96 226 Z', {
    fill: 'blue',
    strokeWidth: 2.6,
  }),
  circle(97, 221, 5.5, { fill: 'wax', strokeWidth: 2 }),
  circle(126, 206, 4, { fill: 'ink', line: undefined }),
  path('M108 226 L84 232 M108 229 L88 242 M112 222 L86 220', { strokeWidth: 1.4 }),
  path('M128 252 C112 256 96 252 86 244', { line: 'blue', strokeWidth: 11 }),
  line(86, 246, 66, 222, { strokeWidth: 8 }),
  line(86, 246, 66, 222, { line: 'messing', strokeWidth: 4 }),
  circle(50, 200, 27, { fill: 'white', strokeWidth: 6 }),
  path('M36 194 q8 -12 20 -10', { line: 'soft', strokeWidth: 2.4 }),
  path(ellipse(122, 290, 22, 6), { fill: 'sand', strokeWidth: 2 }),
  path(ellipse(170, 290, 20, 6), { fill: 'sand', strokeWidth: 2 }),
])

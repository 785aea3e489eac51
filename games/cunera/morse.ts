/** The code of the key: a dot is short, a dash is long. */
export const MORSE = {
  a: '.-',
  b: '-...',
  c: '-.-.',
  d: '-..',
  e: '.',
  f: '..-.',
  g: '--.',
  h: '....',
  i: '..',
  j: '.---',
  k: '-.-',
  l: '.-..',
  m: '--',
  n: '-.',
  o: '---',
  p: '.--.',
  q: '--.-',
  r: '.-.',
  s: '...',
  t: '-',
  u: '..-',
  v: '...-',
  w: '.--',
  x: '-..-',
  y: '-.--',
  z: '--..',
} as const

export type MorseLetter = keyof typeof MORSE

/** The words of the clips woord1 to woord5, in order. */
export const WORDS = ['de', 'paarden', 'weigeren', 'de', 'stal'] as const

/** @returns dots and dashes with a space between two letters: 'de' is '-.. .' */
export function asMorse(word: string): string {
  return [...word.toLowerCase()].map((letter) => MORSE[letter as MorseLetter]).join(' ')
}

/** The same code as a picture: round dots, wide dashes, and a bar at the end of each letter. */
export function asPicture(morse: string): string {
  return morse.replaceAll('.', '·').replaceAll('-', '–').replaceAll(' ', ' / ')
}

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

/** What the clips woord1 to woord5 say, in order. */
export const WORDS = ['de', 'paarden', 'weigeren', 'de', 'stal'] as const

/** @returns dots and dashes with a space between two letters: 'de' is '-.. .' */
export function asMorse(word: string): string {
  return [...word.toLowerCase()].map((letter) => MORSE[letter as MorseLetter]).join(' ')
}

/** The same for the eye: round dots, wide dashes, and a bar where one letter ends. */
export function asPicture(morse: string): string {
  return morse.replaceAll('.', '·').replaceAll('-', '–').replaceAll(' ', ' / ')
}

/** An IBAN as banks exchange it: 'NL91ABNA0417164300'. Null when it is none (ISO 13616, mod 97). */
export function readIban(typed: string): string | null {
  const iban = typed.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null
  if (iban.startsWith('NL') && !/^NL\d{2}[A-Z]{4}\d{10}$/.test(iban)) return null
  return remainder(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : null
}

/** Writes an IBAN in groups of four, as it is printed. */
export const printedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** The remainder of 97, digit by digit, with 10 for A up to 35 for Z. */
const remainder = (text: string): number =>
  [...text]
    .map((sign) => String(Number.parseInt(sign, 36)))
    .join('')
    .split('')
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

import type { SheetName } from '#games/eindejaar/eindejaar_flags'

/**
 * Everybody who had the oil can of the factory, sheet by sheet, and to whom they passed it on. The
 * story of each sheet tells both. The last one emptied it into the clock.
 */
export const OIL_CAN: Readonly<
  Record<SheetName, { readonly name: string; readonly next: string | null }>
> = {
  sheet1: { name: 'Arnold', next: 'Tobias' },
  sheet2: { name: 'Annelies', next: 'Hubert' },
  sheet3: { name: 'Margot', next: 'Theodoor' },
  sheet4: { name: 'Marleen', next: 'Arnold' },
  sheet5: { name: 'Ingeborg', next: 'Cecilia' },
  sheet6: { name: 'Jasper', next: 'Ingeborg' },
  sheet7: { name: 'Hubert', next: 'Leontien' },
  sheet8: { name: 'Tobias', next: 'Jasper' },
  sheet9: { name: 'Wilhelmina', next: null },
  sheet10: { name: 'Theodoor', next: 'Marleen' },
  sheet11: { name: 'Leontien', next: 'Margot' },
  sheet12: { name: 'Cecilia', next: 'Wilhelmina' },
}

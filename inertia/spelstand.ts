import type { RaadselInBeeld, Stand } from '~/types_spelen'

/** What one answer of the server adds to what a device knows already. */
export function voegSamen(oud: Stand, nieuw: Stand): Stand {
  const raadsels = new Map<string, RaadselInBeeld>()
  for (const raadsel of [...oud.raadsels, ...nieuw.raadsels]) raadsels.set(raadsel.naam, raadsel)
  return { ...nieuw, raadsels: [...raadsels.values()].sort((een, ander) => een.nr - ander.nr) }
}

/** Something this device reached by itself, before the server's next answer tells all. */
export function metVlag(stand: Stand, vlag: string, onthuld?: Stand['onthuld'][string]): Stand {
  return {
    ...stand,
    vlaggen: stand.vlaggen.includes(vlag) ? stand.vlaggen : [...stand.vlaggen, vlag],
    onthuld: onthuld ? { ...stand.onthuld, [vlag]: onthuld } : stand.onthuld,
  }
}

export function zonderVlag(stand: Stand, vlag: string): Stand {
  return { ...stand, vlaggen: stand.vlaggen.filter((naam) => naam !== vlag) }
}

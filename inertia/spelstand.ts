import { GELUID } from '#domain/spelen/verloop'
import type { RaadselInBeeld, Stand } from '~/types_spelen'

/**
 * What one answer of the server adds to what a device knows already. What was reached stays reached:
 * an answer that was under way while this device solved something takes nothing back. Only the sound
 * can be turned off again.
 */
export function voegSamen(oud: Stand, nieuw: Stand): Stand {
  if (nieuw.versie < oud.versie) return oud
  const raadsels = new Map<string, RaadselInBeeld>()
  for (const raadsel of [...oud.raadsels, ...nieuw.raadsels]) raadsels.set(raadsel.naam, raadsel)
  const bereikt = oud.vlaggen.filter((vlag) => vlag !== GELUID)
  return {
    ...nieuw,
    vlaggen: [...new Set([...nieuw.vlaggen, ...bereikt])],
    onthuld: { ...oud.onthuld, ...nieuw.onthuld },
    raadsels: [...raadsels.values()].sort((een, ander) => een.nr - ander.nr),
  }
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

import { useCallback, useEffect, useState } from 'react'

/** For browsers that keep nothing; the server never writes here, since it renders for everybody. */
const geheugen = new Map<string, string>()

/**
 * What is being typed, kept under a name of its own: it is there again when the field comes back, also
 * after the page was loaded anew.
 *
 * @param naam `kladnaam` of whose field it is
 */
export function useKlad(naam: string) {
  const [tekst, setTekst] = useState(() => geheugen.get(naam) ?? '')

  /** After hydration: the server could not know it. */
  useEffect(() => {
    const bewaard = lees(naam)
    if (bewaard !== '') setTekst(bewaard)
  }, [naam])

  const typ = useCallback(
    (getypt: string) => {
      setTekst(getypt)
      bewaar(naam, getypt)
    },
    [naam]
  )
  return [tekst, typ] as const
}

/** Of one team, in one round, in one room. */
export function kladnaam(teamId: number, ronde: string | null, roomId: number): string {
  return `klad:${teamId}:${ronde}:${roomId}`
}

export function wisKlad(naam: string) {
  bewaar(naam, '')
}

function lees(naam: string): string {
  try {
    return geheugen.get(naam) ?? sessionStorage.getItem(naam) ?? ''
  } catch {
    return ''
  }
}

function bewaar(naam: string, tekst: string) {
  if (tekst === '') geheugen.delete(naam)
  else geheugen.set(naam, tekst)
  try {
    if (tekst === '') sessionStorage.removeItem(naam)
    else sessionStorage.setItem(naam, tekst)
  } catch {
    /** Storage that is full or forbidden: then for as long as the page stands. */
  }
}

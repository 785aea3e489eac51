import { createElement as h, type ReactElement } from 'react'
import { Document } from '@react-pdf/renderer'
import { drukAf } from '#app/core/pdf/druk_af'
import { BLADBREEDTE } from '#app/core/pdf/maat'
import { voorkant } from '#app/winkel/pdf/boekje/omslag'
import { pagina } from '#app/winkel/pdf/boekje/pagina'
import { aantalPaginas, eerste } from '#app/winkel/pdf/boekje/passen'
import { TEKENBREEDTES } from '#app/winkel/pdf/boekje/stijl'
import type { Blad, Blok, Boekje } from '#domain/spelen/boekje'

/** Not the day of printing. */
const GEMAAKT = new Date('2026-01-01T12:00:00Z')

const PRINTTIP =
  'Print op A4, op ware grootte (100 %, niet ‘passend maken’) en op één kant van het papier.'

/** All pages of a booklet, without anybody's name; the same booklet gives the same bytes. */
export async function boekjePdf(boekje: Boekje): Promise<Buffer> {
  const bladen: ReactElement[] = []
  for (const [nr, blad] of [begin(boekje), ...boekje.bladen].entries())
    bladen.push(pagina(boekje, blad, await tekenbreedtes(boekje, blad), nr))
  return drukAf(
    h(
      Document,
      { title: boekje.titel, language: 'nl', creationDate: GEMAAKT },
      await voorkant(boekje),
      ...bladen
    )
  )
}

/** One sheet by itself, for who has a look inside the booklet: where the number of the page stands, it says so. */
export async function bladPdf(boekje: Boekje, blad: Blad): Promise<Buffer> {
  const breedtes = await tekenbreedtes(boekje, blad)
  return drukAf(
    h(
      Document,
      { creationDate: GEMAAKT },
      pagina(boekje, blad, breedtes, 0, () => 'inkijkexemplaar')
    )
  )
}

/** For each block the largest drawings with which the sheet takes no more pages than it must. */
async function tekenbreedtes(boekje: Boekje, blad: Blad): Promise<number[]> {
  const alle = (breedte: number) => blad.blokken.map(() => breedte)
  if (!blad.blokken.some(isTekening)) return alle(BLADBREEDTE)
  const vellen = (breedtes: number[]) =>
    aantalPaginas((teller) => pagina(boekje, blad, breedtes, 0, teller))
  const minst = await vellen(alle(TEKENBREEDTES.at(-1)!))
  const grootste = (breedtes: (breedte: number) => number[]) =>
    eerste(TEKENBREEDTES, async (breedte) => (await vellen(breedtes(breedte))) === minst)
  const breedtes = alle(await grootste(alle))
  if (blad.eigenSchaal)
    for (const [nr, blok] of blad.blokken.entries())
      if (isTekening(blok)) breedtes[nr] = await grootste((breedte) => breedtes.with(nr, breedte))
  return breedtes
}

const isTekening = ({ soort }: Blok) => soort === 'tekening' || soort === 'stroken'

function begin({ nodig, zoSpeelJe, verhaal, zelfPrinten }: Boekje): Blad {
  return {
    titel: 'Voor je begint',
    blokken: [
      { soort: 'kop', tekst: 'Wat je nodig hebt' },
      { soort: 'lijst', punten: nodig },
      { soort: 'kop', tekst: 'Zo speel je' },
      { soort: 'tekst', alineas: zelfPrinten ? [...zoSpeelJe, PRINTTIP] : zoSpeelJe },
      { soort: 'kop', tekst: 'Het verhaal' },
      { soort: 'tekst', alineas: verhaal },
    ],
  }
}

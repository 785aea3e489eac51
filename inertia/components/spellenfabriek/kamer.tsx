import { useEffect, useRef, useState, type FormEvent } from 'react'
import { HINTS, magAntwoordTonen, volgendeHint } from '#domain/spellenfabriek/hints'
import { berekenPunten } from '#domain/spellenfabriek/punten'
import { Titel } from '~/components/spellenfabriek/titel'
import { kladnaam, useKlad } from '~/hooks/use_klad'
import { verbruikVan, type Teamspel } from '~/hooks/use_teamspel'
import { inPunten, type Teamroom } from '~/types_live'

const LEEG = 'Vul eerst een antwoord in'

/** A room from the inside: its question, what an answer is worth now, and what help costs. */
export function Kamer({ spel, room }: { spel: Teamspel; room: Teamroom }) {
  const verbruik = verbruikVan(spel, room.id)
  const waard = berekenPunten(room, verbruik, spel.spel?.hint3_telt ?? 1)

  return (
    <article aria-labelledby="kamer" className="space-y-5">
      <div>
        <Titel id="kamer">{room.naam}</Titel>
        <p className="mt-1 font-code">Nu {inPunten(waard)} waard</p>
      </div>
      <Vraag tekst={room.vraag ?? ''} />
      <Antwoord spel={spel} room={room} waard={waard} />
      <Hints spel={spel} room={room} />
      <button
        type="button"
        className="knop min-h-12 w-full"
        aria-busy={spel.bezig}
        onClick={() => void spel.verlaat(room)}
      >
        Kamer verlaten
      </button>
    </article>
  )
}

/** Lines of single signs are a board or a code: they stand in columns, as on paper. */
const BORDREGEL = /^\S( \S)+( = \S)?$/u

function Vraag({ tekst }: { tekst: string }) {
  return (
    <div className="vel p-5 text-lg">
      {tekst.split('\n').map((regel, nr) =>
        BORDREGEL.test(regel) ? (
          <p key={nr} className="font-code leading-tight whitespace-pre">
            {regel}
          </p>
        ) : (
          <p key={nr} className="mt-2 first:mt-0">
            {regel}
          </p>
        )
      )}
    </div>
  )
}

type DeelProps = { spel: Teamspel; room: Teamroom }

function Antwoord({ spel, room, waard }: DeelProps & { waard: number }) {
  const [tekst, setTekst] = useKlad(
    kladnaam(spel.snapshot.team.id, spel.spel?.start ?? null, room.id)
  )
  const [fout, setFout] = useState('')
  const veld = useRef<HTMLInputElement>(null)

  async function verstuur(event: FormEvent) {
    event.preventDefault()
    if (spel.bezig) return
    if (tekst.trim() === '') {
      setFout(LEEG)
      return veld.current?.focus()
    }
    setFout('')
    if (!(await spel.antwoord(room, tekst, waard))) return
    void spel.dialoog.vraag({
      titel: `${room.naam} is opgelost`,
      alineas: ['Goed gevonden. Op naar de volgende kamer.'],
      sluit: 'Verder',
      toon: 'goed',
    })
  }

  return (
    <form onSubmit={verstuur}>
      <label htmlFor="antwoord" className="mb-1 block font-semibold">
        Antwoord
      </label>
      <input
        ref={veld}
        id="antwoord"
        className="veld text-xl"
        value={tekst}
        onChange={({ target }) => setTekst(target.value)}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={fout !== ''}
        aria-describedby="antwoord-fout"
      />
      <p id="antwoord-fout" role="alert" className="mt-1 font-semibold text-fout empty:hidden">
        {fout}
      </p>
      <button
        type="submit"
        className="knop knop-lak mt-3 min-h-14 w-full text-lg"
        aria-busy={spel.bezig}
      >
        Controleer
      </button>
    </form>
  )
}

function Hints({ spel, room }: DeelProps) {
  const verbruik = verbruikVan(spel, room.id)
  const volgende = volgendeHint(verbruik)
  const hints = useRef<HTMLDivElement>(null)
  const waren = useRef(volgende)

  /** With the last hint its button goes, and would take the focus along. */
  useEffect(() => {
    if (waren.current && !volgende && document.activeElement === document.body)
      hints.current?.focus()
    waren.current = volgende
  }, [volgende])

  async function toonAntwoord() {
    const zeker = await spel.dialoog.vraag({
      titel: 'Antwoord tonen',
      alineas: ['Automatisch het antwoord invullen? Het team ontvangt dan 0 punten!'],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (zeker) void spel.toonAntwoord(room)
  }

  return (
    <section aria-label="Hints" className="space-y-3">
      <div
        ref={hints}
        tabIndex={-1}
        aria-live="polite"
        className="space-y-3 outline-none empty:hidden"
      >
        {HINTS.filter((nummer) => verbruik[`hint${nummer}`]).map((nummer) => (
          <div key={nummer} className="notitie">
            <p className="text-sm font-semibold text-blauw">Hint {nummer}</p>
            <p className="mt-1 text-lg">{room[`hint${nummer}`]}</p>
          </div>
        ))}
      </div>
      {volgende && (
        <button
          type="button"
          className="knop knop-hint min-h-12 w-full"
          aria-busy={spel.bezig}
          onClick={() => void spel.gebruikHint(room, volgende)}
        >
          Hint {volgende} (kost {inPunten(kosten(spel, room, volgende))})
        </button>
      )}
      {magAntwoordTonen(verbruik) && (
        <button type="button" className="link min-h-12" onClick={() => void toonAntwoord()}>
          Toon het antwoord
        </button>
      )}
    </section>
  )
}

/** Hint 3 may count twice; what is said beforehand is what it costs. */
function kosten({ spel }: Teamspel, room: Teamroom, nummer: 1 | 2 | 3): number {
  const keer = nummer === 3 ? (spel?.hint3_telt ?? 1) : 1
  return room[`hint${nummer}_cost`] * keer
}

import { Titel } from '~/components/spellenfabriek/titel'

/** The only thing on the screen. */
export function Melding({ titel, tekst, fout }: { titel: string; tekst: string; fout?: boolean }) {
  return (
    <div className="pt-10 text-center">
      <Titel groot>{titel}</Titel>
      <p role={fout ? 'alert' : 'status'} className="mt-5 text-xl">
        {tekst}
      </p>
    </div>
  )
}

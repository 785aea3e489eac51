/** The only thing on the screen. */
export function Melding({ titel, tekst, fout }: { titel: string; tekst: string; fout?: boolean }) {
  return (
    <div className="pt-10 text-center">
      <h1 className="text-4xl">{titel}</h1>
      <p role={fout ? 'alert' : 'status'} className="mt-5 text-xl">
        {tekst}
      </p>
    </div>
  )
}

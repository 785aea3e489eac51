import { Title } from './title'

/** The only thing on the screen. */
export function Notice({
  titel: title,
  tekst: text,
  fout: error,
}: {
  titel: string
  tekst: string
  fout?: boolean
}) {
  return (
    <div className="pt-10 text-center">
      <Title groot>{title}</Title>
      <p role={error ? 'alert' : 'status'} className="mt-5 text-xl">
        {text}
      </p>
    </div>
  )
}

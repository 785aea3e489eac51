import { Heading } from '~/ui/heading'

/** The page of a link that was opened without a line before this phone kept the game. */
export function NothingKept({ title }: { title: string }) {
  return (
    <div className="max-w-[42rem]">
      <Heading level={1}>{title}</Heading>
      <p className="mt-5 text-lg">
        Er is nu geen verbinding, en dit toestel had de tocht nog niet bewaard. Zodra er weer bereik
        is, gaan jullie verder waar je gebleven was.
      </p>
      <button type="button" className="button mt-5" onClick={() => window.location.reload()}>
        Opnieuw proberen
      </button>
    </div>
  )
}

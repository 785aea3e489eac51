import { Icon } from '~/ui/icon'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'

type Props = { uniqueId: string; gamePath: string }

/** Tells the host of a party around the game about invitations, a poster and more to print. */
export function PartyNote({ uniqueId, gamePath }: Props) {
  const file = (name: string) =>
    urlFor('party.of_play_link', { uniqueId, spel: gamePath, bestand: name })
  return (
    <section aria-labelledby="feest" className="note no-print mt-14 max-w-[46rem]">
      <Heading level={2} size="detail" id="feest">
        Speel je met gasten?
      </Heading>
      <p className="mt-2">
        In het Feestpakket zitten een uitnodiging, een affiche voor de deur, naamkaartjes, een
        draaiboek en een oorkonde om te printen. Er staat geen oplossing in.
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <a href={file('feestpakket.pdf')} className="button" download>
          <Icon name="parcel" /> Feestpakket in kleur
        </a>
        <a href={file('feestpakket-zuinig.pdf')} className="button" download>
          <Icon name="parcel" /> Feestpakket inktzuinig
        </a>
        <a href={file('uitnodiging.png')} className="button" download>
          <Icon name="delivery" /> Uitnodiging als plaatje
        </a>
      </p>
      <p className="mt-3">
        Lees je met een schermlezer?{' '}
        <a href={file('webpagina')} className="link">
          Open het Feestpakket als webpagina
        </a>
        .
      </p>
    </section>
  )
}

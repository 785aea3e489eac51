import { Icon } from '~/ui/icon'
import { Heading } from '~/ui/heading'

export type PartyFiles = {
  /** What is in it, in one sentence. */
  contents: string
  fileUrl: string
  /** The same in grey. */
  inkSavingUrl: string
  /** The invitation, to send. */
  pictureUrl: string
  /** The same as a web page that a screen reader reads. */
  webUrl: string
}

/** What makes a party of a game: to print, and an invitation to send. */
export function PartyPack({ contents, fileUrl, inkSavingUrl, pictureUrl, webUrl }: PartyFiles) {
  return (
    <section aria-labelledby="feest" className="case p-6 sm:p-8">
      <Heading level={2} size="section" id="feest">
        Het Feestpakket
      </Heading>
      <p className="mt-3">Maak er een feest van. In dit pakket zitten {contents}.</p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <a href={fileUrl} className="button">
          <Icon name="parcel" /> Feestpakket in kleur
        </a>
        <a href={inkSavingUrl} className="button">
          <Icon name="parcel" /> Feestpakket inktzuinig
        </a>
        <a href={pictureUrl} className="button">
          <Icon name="delivery" /> Uitnodiging als plaatje
        </a>
      </div>
      <p className="mt-4 text-soft">
        Uitnodiging, affiche en kaartjes verklappen niets. Dag, tijd en plek schrijf je er zelf op;
        bij het plaatje zet je ze in je bericht.
      </p>
      <p className="mt-4">
        Lees je met een schermlezer?{' '}
        <a href={webUrl} className="link font-semibold">
          Open het Feestpakket als webpagina
        </a>
        .
      </p>
    </section>
  )
}

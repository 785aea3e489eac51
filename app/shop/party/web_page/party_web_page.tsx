import { sheetsPage } from '#app/shop/booklets/web_edition/sheets_page'
import { partySheets } from '#app/shop/party/web_page/party_sheets'
import { bookletFor } from '#games/booklets'
import type { PartyPack } from '#domain/shop/party/party_pack'

/**
 * A party pack as one web page that a screen reader reads in order, from the same data as the PDF.
 *
 * @param line whose pack it is; guests do not see this page
 */
export const partyWebPage = (pack: PartyPack, line: string): string =>
  sheetsPage({
    title: `Feestpakket ${pack.title}, als webpagina`,
    header: <Header pack={pack} line={line} />,
    sheets: partySheets(pack),
    line,
  })

type Props = { readonly pack: PartyPack; readonly line: string }

/** Invitation and poster show the picture that is on the cover of the booklet. */
const Header = ({ pack, line }: Props) => (
  <header>
    <h1>{`Feestpakket ${pack.title}`}</h1>
    <p>
      Dit is hetzelfde pakket als op papier, gemaakt voor schermlezers, grote letters en eigen
      kleuren. Wat je uitknipt, staat er ook in woorden. Print je deze pagina op 100 %, dan klopt de
      maat.
    </p>
    <p>{`Op de uitnodiging en het affiche: ${bookletFor(pack.itemName).coverInWords}`}</p>
    <p className="order">{line}</p>
  </header>
)

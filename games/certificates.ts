import { PILGRIM_BADGE } from '#games/cunera/pilgrim_badge'
import { GLASS_DOME } from '#games/recept/glass_dome'
import { TWELVE_O_CLOCK } from '#games/eindejaar/twelve_o_clock'
import type { GamePath } from '#games/online_games'
import type { CertificateText } from '#domain/play/certificates'

/** What players of each game can print once it is over. */
export const CERTIFICATES: Readonly<Record<GamePath, CertificateText>> = {
  'het-verdwenen-recept': {
    titel: 'Oorkonde',
    aanhef: 'Restaurant De Koperen Ketel bedankt',
    verdienste:
      'Negen ruimten doorzocht, zeven mensen begrepen en één recept teruggevonden. In De Koperen Ketel staat er voortaan altijd een kom ketelsoep klaar.',
    ondertekening: { naam: 'Mathilde Ketel', rol: 'mede namens alle zeven' },
    embleem: GLASS_DOME,
  },
  'cuneravanrhenen': {
    titel: 'Pelgrimsoorkonde',
    aanhef: 'De hele weg naar Rhenen is afgelegd door',
    verdienste:
      'Tien stappen, in de goede volgorde en zonder de moed te verliezen. Wie dit insigne draagt, weet hoe het verhaal gaat, en vertelt het door.',
    ondertekening: { naam: 'De koster', rol: 'van Rhenen' },
    embleem: PILGRIM_BADGE,
  },
  'eindejaarsspel': {
    titel: 'Oorkonde',
    aanhef: 'De Aftelklok slaat weer, dankzij',
    verdienste:
      'Vier sloten geopend, de poort opengezet en het nieuwe jaar op tijd binnengelaten. De klok heeft er twaalf keer voor geslagen.',
    ondertekening: { naam: 'De portier', rol: 'van de Feestfabriek' },
    embleem: TWELVE_O_CLOCK,
  },
}

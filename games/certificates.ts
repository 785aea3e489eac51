import { PILGRIM_BADGE } from '#games/cunera/pilgrim_badge'
import { GLASS_DOME } from '#games/recept/glass_dome'
import { TWELVE_O_CLOCK } from '#games/eindejaar/twelve_o_clock'
import type { GamePath } from '#games/online_games'
import type { CertificateText } from '#domain/play/certificates'

/** The texts of the certificate that players of each game can print once it is over. */
export const CERTIFICATES: Readonly<Record<GamePath, CertificateText>> = {
  'het-verdwenen-recept': {
    title: 'Oorkonde',
    salutation: 'Restaurant De Koperen Ketel bedankt',
    merit:
      'Negen ruimten doorzocht, zeven mensen begrepen en één recept teruggevonden. In De Koperen Ketel staat er voortaan altijd een kom ketelsoep klaar.',
    signature: { name: 'Mathilde Ketel', role: 'mede namens alle zeven' },
    emblem: GLASS_DOME,
  },
  'cuneravanrhenen': {
    title: 'Pelgrimsoorkonde',
    salutation: 'De hele weg naar Rhenen is afgelegd door',
    merit:
      'Tien stappen, in de goede volgorde en zonder de moed te verliezen. Wie dit insigne draagt, weet hoe het verhaal gaat, en vertelt het door.',
    signature: { name: 'De koster', role: 'van Rhenen' },
    emblem: PILGRIM_BADGE,
  },
  'eindejaarsspel': {
    title: 'Oorkonde',
    salutation: 'De Aftelklok slaat weer, dankzij',
    merit:
      'Vier sloten geopend, de poort opengezet en het nieuwe jaar op tijd binnengelaten. De klok heeft er twaalf keer voor geslagen.',
    signature: { name: 'De portier', role: 'van de Feestfabriek' },
    emblem: TWELVE_O_CLOCK,
  },
}

import { TWELVE_O_CLOCK } from '#games/eindejaar/twelve_o_clock'
import type { CertificateText } from '#domain/play/certificates'

export const eindejaarCertificate: CertificateText = {
  title: 'Oorkonde',
  salutation: 'De Aftelklok slaat weer, dankzij',
  merit:
    'Vier sloten geopend, de poort opengezet en het nieuwe jaar op tijd binnengelaten. De klok heeft er twaalf keer voor geslagen.',
  signature: { name: 'De portier', role: 'van de Feestfabriek' },
  emblem: TWELVE_O_CLOCK,
}

import { GLASS_DOME } from '#games/recept/glass_dome'
import type { CertificateText } from '#domain/play/certificates'

export const receptCertificate: CertificateText = {
  title: 'Oorkonde',
  salutation: 'Restaurant De Koperen Ketel bedankt',
  merit:
    'Negen ruimten doorzocht, zeven mensen begrepen en één recept teruggevonden. In De Koperen Ketel staat er voortaan altijd een kom ketelsoep klaar.',
  signature: { name: 'Mathilde Ketel', role: 'mede namens alle zeven' },
  emblem: GLASS_DOME,
}

import { PILGRIM_BADGE } from '#games/cunera/pilgrim_badge'
import type { CertificateText } from '#domain/play/certificates'

export const cuneraCertificate: CertificateText = {
  title: 'Pelgrimsoorkonde',
  salutation: 'De hele weg naar Rhenen is afgelegd door',
  merit:
    'Tien stappen, in de goede volgorde en zonder de moed te verliezen. Wie dit insigne draagt, weet hoe het verhaal gaat, en vertelt het door.',
  signature: { name: 'De koster', role: 'van Rhenen' },
  emblem: PILGRIM_BADGE,
}

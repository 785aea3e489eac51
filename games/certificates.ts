import { cuneraCertificate } from '#games/cunera/cunera_certificate'
import { eindejaarCertificate } from '#games/eindejaar/eindejaar_certificate'
import { receptCertificate } from '#games/recept/recept_certificate'
import type { GamePath } from '#games/online_games'
import type { CertificateText } from '#domain/play/certificates'

/** The texts of the certificate that players of each game can print once it is over. */
export const CERTIFICATES: Readonly<Record<GamePath, CertificateText>> = {
  'het-verdwenen-recept': receptCertificate,
  'cuneravanrhenen': cuneraCertificate,
  'eindejaarsspel': eindejaarCertificate,
}

import app from '@adonisjs/core/services/app'
import { filesFingerprint } from '#app/core/middleware/files_fingerprint'

let known: string | undefined

/** The fingerprint of the files of this shop, read once: they change with a build. */
export const filesEdition = (): string => (known ??= filesFingerprint(app.publicPath()))

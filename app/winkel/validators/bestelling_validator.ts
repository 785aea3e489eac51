import vine from '@vinejs/vine'
import { perPost, type BestelbaarSpel } from '#content/catalogus'
import { MAXIMALE_LENGTE } from '#domain/winkel/bestelformulier'
import { normaliseerPostcode } from '#domain/winkel/postcode'

const postcodeRegel = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const postcode = normaliseerPostcode(value)
  if (postcode === null) field.report('Vul in als 1234 AB.', 'postcode', field)
  else field.mutate(postcode, field)
})

const tekst = (veld: keyof typeof MAXIMALE_LENGTE) =>
  vine.string().trim().minLength(1).maxLength(MAXIMALE_LENGTE[veld])

/** Who orders, and where a parcel goes. */
export const klantvelden = { naam: tekst('naam'), email: tekst('email').email() }
export const adresvelden = {
  adres: tekst('adres'),
  postcode: tekst('postcode').use(postcodeRegel()),
  plaats: tekst('plaats'),
}

const basis = {
  ...klantvelden,
  /** The sentence that was ticked; its text is ours, so only whether it was ticked counts. */
  afstand: vine.boolean().optional(),
  aanvraagsleutel: vine.string().trim().minLength(8).maxLength(64).nullable().optional(),
  /** The price that the page showed: nobody pays another sum than the button said. */
  getoondePrijs: vine
    .string()
    .regex(/^\d{1,7}\.\d{2}$/)
    .nullable()
    .optional(),
}

const metActiecode = {
  actiecode: vine.string().trim().maxLength(MAXIMALE_LENGTE.actiecode).nullable().optional(),
}

/** What an order may contain: the fields that this game's form shows, everything else is left out. */
const validators = {
  gewoon: vine.create(vine.object({ ...basis })),
  actiecode: vine.create(vine.object({ ...basis, ...metActiecode })),
  post: vine.create(vine.object({ ...basis, ...adresvelden })),
  postEnActiecode: vine.create(vine.object({ ...basis, ...adresvelden, ...metActiecode })),
}

export type BestelInvoer = {
  naam: string
  email: string
  adres?: string
  postcode?: string
  plaats?: string
  actiecode?: string | null
  afstand?: boolean
  aanvraagsleutel?: string | null
  getoondePrijs?: string | null
}

export function bestellingValidator(spel: BestelbaarSpel) {
  const post = perPost(spel)
  const code = spel.verkoop.metActiecode
  if (post) return code ? validators.postEnActiecode : validators.post
  return code ? validators.actiecode : validators.gewoon
}

import vine from '@vinejs/vine'
import { schermnaam } from '#app/spellenfabriek/validators/speel_validator'
import { EXTRA_TIJD, TIJDSDUUR } from '#domain/spellenfabriek/aftelklok'
import { AANTAL_TEAMS } from '#domain/spellenfabriek/instellingen'
import { STATUSSEN } from '#domain/spellenfabriek/spelverloop'

const heel = () => vine.number({ strict: true }).withoutDecimals()
const ids = () => vine.array(heel().positive()).maxLength(200)

/** A fresh one for each press, such as a uuid; the same press sent again has the same one. */
const sleutel = () =>
  vine
    .string()
    .regex(/^[\w-]{8,64}$/)
    .nullable()
    .optional()

/** The status that was on the screen when a button was pressed. */
export const gezienValidator = vine.create({
  gezien: vine.enum(STATUSSEN).nullable().optional(),
})

export const instellingenValidator = vine.create({
  tijdsduur: heel().range([TIJDSDUUR.min, TIJDSDUUR.max]),
  roomsIdsChecked: ids(),
  roomsIdsNotChecked: ids(),
  aantalTeams: heel().range([AANTAL_TEAMS.min, AANTAL_TEAMS.max]).optional(),
  hint3Telt: vine.enum([1, 2] as const).optional(),
})

export const extraTijdValidator = vine.create({
  seconden: heel().range([EXTRA_TIJD.min, EXTRA_TIJD.max]),
  sleutel: sleutel(),
})

export const mededelingValidator = vine.create({
  tekst: vine.string().trim().maxLength(300).nullable(),
  sleutel: sleutel(),
})

export const correctieValidator = vine.create({
  punten: heel().range([-1000, 1000]),
  reden: vine.string().trim().minLength(1).maxLength(200),
  sleutel: sleutel(),
})

/** An empty name is no name: the team may choose again. */
export const teamnaamValidator = vine.create({
  naam: schermnaam().nullable(),
})

import vine from '@vinejs/vine'
import { schermnaam } from '#app/spellenfabriek/validators/speel_validator'
import { EXTRA_TIJD, TIJDSDUUR } from '#domain/spellenfabriek/aftelklok'
import { AANTAL_TEAMS } from '#domain/spellenfabriek/instellingen'

const heel = () => vine.number({ strict: true }).withoutDecimals()
const ids = () => vine.array(heel().positive()).maxLength(200)

export const instellingenValidator = vine.create({
  tijdsduur: heel().range([TIJDSDUUR.min, TIJDSDUUR.max]),
  roomsIdsChecked: ids(),
  roomsIdsNotChecked: ids(),
  aantalTeams: heel().range([AANTAL_TEAMS.min, AANTAL_TEAMS.max]).optional(),
  hint3Telt: vine.enum([1, 2] as const).optional(),
})

export const extraTijdValidator = vine.create({
  seconden: heel().range([EXTRA_TIJD.min, EXTRA_TIJD.max]),
})

export const mededelingValidator = vine.create({
  tekst: vine.string().trim().maxLength(300).nullable(),
})

export const correctieValidator = vine.create({
  punten: heel().range([-1000, 1000]),
  reden: vine.string().trim().minLength(1).maxLength(200),
})

export const teamnaamValidator = vine.create({
  naam: schermnaam(),
})

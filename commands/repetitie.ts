import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { GRENZEN } from '#app/spellenfabriek/repetitie/opties'
import env from '#start/env'

const { teams, telefoons, snelheid } = GRENZEN

/** `node ace repetitie`: a whole evening of the live game with robot teams, against a running server. */
export default class RepetitieCommand extends BaseCommand {
  static override commandName = 'repetitie'
  static override description = 'Play an evening with robot teams against a running server'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Where the server is', default: env.appUrl })
  declare url: string

  @flags.number({ description: 'How many teams, 1 to 20', default: teams.standaard })
  declare teams: number

  @flags.number({ description: 'How many phones each team has', default: telefoons.standaard })
  declare telefoons: number

  @flags.number({ description: 'How many times faster than people', default: snelheid.standaard })
  declare snelheid: number

  @flags.number({ description: 'The same seed makes the same choices', default: 1 })
  declare zaad: number

  @flags.number({ description: 'The id of a klant; without it, one is made' })
  declare klant?: number

  @flags.string({ description: 'The address that the admin logs in with; the demo has its own' })
  declare email?: string

  @flags.string({ description: 'The password of the admin' })
  declare wachtwoord?: string

  @flags.boolean({ description: 'Allow a server that is not on this machine' })
  declare elders: boolean

  override async run() {
    const { beoordeelOpties } = await import('#app/spellenfabriek/repetitie/opties')
    const { optiezin, verslagtekst } = await import('#app/spellenfabriek/repetitie/verslagtekst')
    const { speelRepetitie } = await import('#app/spellenfabriek/repetitie/repetitie')
    const opties = beoordeelOpties({ ...this.#getallen(), ...(await this.#beheerder()) })
    if (!opties.ok) return this.#mislukt(optiezin(opties.error))
    try {
      const verslag = await speelRepetitie(opties.value, {
        meld: (regel) => this.logger.info(regel),
      })
      for (const regel of verslagtekst(verslag)) this.logger.log(regel)
      if (verslag.geslaagd) this.logger.success('Alles klopt')
      else this.#mislukt('Niet alles klopt')
    } catch (error) {
      this.#mislukt((error as Error).message)
    }
  }

  #getallen() {
    const { url, zaad, klant, elders = false } = this
    const { teams: aantal, telefoons: perTeam, snelheid: tempo } = this
    return {
      ...{ url, zaad, elders, klantId: klant ?? null },
      ...{ teams: aantal, telefoons: perTeam, snelheid: tempo },
    }
  }

  async #beheerder() {
    const { DEMO_BEHEERDER: demo } = await import('#database/seeders/demo')
    const standaard = env.demo ? demo : { email: '', password: '' }
    return {
      email: this.email ?? standaard.email,
      wachtwoord: this.wachtwoord ?? standaard.password,
    }
  }

  #mislukt(reden: string) {
    this.logger.error(reden)
    this.exitCode = 1
  }
}

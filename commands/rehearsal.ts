import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { BOUNDS } from '#app/live/rehearsal/options'
import env from '#start/env'

const { teams, telefoons: phones, snelheid: speed } = BOUNDS

/** `node ace repetitie`: a whole evening of the live game with robot teams, against a running server. */
export default class RehearsalCommand extends BaseCommand {
  static override commandName = 'repetitie'
  static override description = 'Play an evening with robot teams against a running server'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Where the server is', default: env.appUrl })
  declare url: string

  @flags.number({ description: 'How many teams, 1 to 20', default: teams.standaard })
  declare teams: number

  @flags.number({ description: 'How many phones each team has', default: phones.standaard })
  declare telefoons: number

  @flags.number({ description: 'How many times faster than people', default: speed.standaard })
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
    const { beoordeelOpties: validateOptions } = await import('#app/live/rehearsal/options')
    const { optiezin: optionSentence, verslagtekst: reportText } =
      await import('#app/live/rehearsal/report_text')
    const { speelRepetitie: playRehearsal } = await import('#app/live/rehearsal/play_rehearsal')
    const options = validateOptions({ ...this.#getallen(), ...(await this.#beheerder()) })
    if (!options.ok) return this.#mislukt(optionSentence(options.error))
    try {
      const report = await playRehearsal(options.value, {
        meld: (line) => this.logger.info(line),
      })
      for (const line of reportText(report)) this.logger.log(line)
      if (report.geslaagd) this.logger.success('Alles klopt')
      else this.#mislukt('Niet alles klopt')
    } catch (error) {
      this.#mislukt((error as Error).message)
    }
  }

  #getallen() {
    const { url, zaad: seed, klant: customer, elders: elsewhere = false } = this
    const { teams: count, telefoons: perTeam, snelheid: tempo } = this
    return {
      ...{ url, zaad: seed, elders: elsewhere, klantId: customer ?? null },
      ...{ teams: count, telefoons: perTeam, snelheid: tempo },
    }
  }

  async #beheerder() {
    const { DEMO_BEHEERDER: demo } = await import('#database/seeders/demo')
    const defaults = env.demo ? demo : { email: '', password: '' }
    return {
      email: this.email ?? defaults.email,
      wachtwoord: this.wachtwoord ?? defaults.password,
    }
  }

  #mislukt(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}

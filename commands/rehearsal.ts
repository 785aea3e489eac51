import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { BOUNDS } from '#app/live/rehearsal/options'
import env from '#start/env'

const { teams, phones, speed } = BOUNDS

/**
 * `node ace rehearsal` plays a whole evening of the live game with robot teams, against a running
 * server, with a customer that it makes and removes. The button on the page of a customer's evening plays a
 * copy of it and needs no login (decision 0060).
 */
export default class RehearsalCommand extends BaseCommand {
  static override commandName = 'rehearsal'
  static override description = 'Play an evening with robot teams against a running server'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Where the server is', default: env.appUrl })
  declare url: string

  @flags.number({ description: 'How many teams, 1 to 20', default: teams.defaultValue })
  declare teams: number

  @flags.number({ description: 'How many phones each team has', default: phones.defaultValue })
  declare phones: number

  @flags.number({ description: 'How many times faster than people', default: speed.defaultValue })
  declare speed: number

  @flags.number({ description: 'The same seed makes the same choices', default: 1 })
  declare seed: number

  @flags.string({ description: 'The address that the admin logs in with; the demo has its own' })
  declare email?: string

  @flags.string({ description: 'The password of the admin' })
  declare password?: string

  @flags.boolean({ description: 'Allow a server that is not on this machine' })
  declare elsewhere: boolean

  override async run() {
    const { validateOptions } = await import('#app/live/rehearsal/options')
    const { optionSentence, reportText } = await import('#app/live/rehearsal/report_text')
    const { playRehearsal } = await import('#app/live/rehearsal/play_rehearsal')
    const options = validateOptions({ ...this.#numbers(), ...(await this.#admin()) })
    if (!options.ok) return this.#fail(optionSentence(options.error))
    try {
      const report = await playRehearsal(options.value, {
        report: (line) => this.logger.info(line),
      })
      for (const line of reportText(report)) this.logger.log(line)
      if (report.passed) this.logger.success('Alles klopt')
      else this.#fail('Niet alles klopt')
    } catch (error) {
      this.#fail((error as Error).message)
    }
  }

  #numbers() {
    const { url, seed, elsewhere = false, teams: count, phones: perTeam, speed: tempo } = this
    return {
      ...{ url, seed, elsewhere, customerId: null },
      ...{ teams: count, phones: perTeam, speed: tempo },
    }
  }

  async #admin() {
    const { DEMO_ADMIN: demo } = await import('#database/seeders/demo')
    const defaults = env.demo ? demo : { email: '', password: '' }
    return {
      email: this.email ?? defaults.email,
      password: this.password ?? defaults.password,
    }
  }

  #fail(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}

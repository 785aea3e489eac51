import { resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import env from '#start/env'

const OUTCOMES = {
  'new': 'staat klaar',
  'changed': 'is bijgewerkt',
  'the same': 'stond er al; er is niets veranderd',
} as const

/** `node ace evening:unpack /media/usb/brink.avond` puts an evening on the laptop that will run it. */
export default class UnpackEvening extends BaseCommand {
  static override commandName = 'evening:unpack'
  static override description = 'Unpack an evening on the laptop that will run it'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The file of evening:pack' })
  declare file: string

  @flags.string({ description: 'The code that evening:pack gave; without it, it is asked for' })
  declare code?: string

  override async run() {
    const carried = await import('#app/live/carrying/carried_file')
    const { explainFile, explainUnpack } = await import('#app/live/carrying/carrying_sentence')
    const { asCode } = await import('#domain/live/carrying/carrying_code')
    const { urlFor } = await import('@adonisjs/core/services/url_builder')
    const { unpackEvening } = await import('#app/live/carrying/unpack_evening')
    const closed = await carried.readCarriedFile(resolve(this.file), 'evening')
    if (!closed.ok) return this.#fail(explainFile(closed.error))
    const code = this.code ?? (await this.prompt.ask('De code van evening:pack')) ?? ''
    const opened = carried.openCarriedFile<Content>(closed.value, asCode(code))
    if (!opened.ok) return this.#fail(explainFile(opened.error))

    const unpacked = await unpackEvening(opened.value)
    if (!unpacked.ok) return this.#fail(explainUnpack(unpacked.error))
    const { customerId, outcome } = unpacked.value
    this.logger.success(`De avond van ${opened.value.customer.name} ${OUTCOMES[outcome]}`)
    const screen = urlFor('customer_screen.settings', { klantId: customerId })
    this.logger.info(`${env.appUrl}${screen}`)
    if (env.lanAddress === '' && env.demo)
      this.logger.warning(
        'Start de laptop met LAN_ADDRESS=zijn adres op het netwerk, anders bereiken de telefoons hem niet'
      )
  }

  #fail(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}

type Content = import('#app/live/carrying/carried_content').EveningContent

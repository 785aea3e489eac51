import { resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** `node ace evening:results /media/usb/brink.uitslag` takes the rounds of the laptop back home. */
export default class EveningResults extends BaseCommand {
  static override commandName = 'evening:results'
  static override description = 'Pack the rounds that this laptop played, to bring them back'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The file to write' })
  declare file: string

  @flags.number({ description: 'The customer on this laptop, when it has several evenings' })
  declare customer?: number

  override async run() {
    const { writeCarriedFile } = await import('#app/live/carrying/carried_file')
    const { explainResults } = await import('#app/live/carrying/carrying_sentence')
    const { packResults } = await import('#app/live/carrying/pack_results')
    const evening = await this.#evening()
    if (!evening) return
    const results = await packResults(evening)
    if (!results.ok) return this.#fail(explainResults(results.error))

    const path = resolve(this.file)
    const head = { kind: 'results', evening: evening.key } as const
    if (!(await writeCarriedFile(path, head, evening.returnSecret, results.value)))
      return this.#fail(`${path} bestaat al; kies een andere naam`)
    const { length } = results.value.rounds
    this.logger.success(`${path}: ${length} ${length === 1 ? 'ronde' : 'rondes'}`)
    this.logger.info('In de eigen winkel brengt evening:bring-back ze terug')
  }

  async #evening() {
    const { default: UnpackedEvening } = await import('#models/live/unpacked_evening')
    const all = await UnpackedEvening.query()
      .if(this.customer !== undefined, (query) => query.where('customer_id', this.customer ?? 0))
      .orderBy('id')
    const [first, ...others] = all
    if (!first) this.#fail('Hier is geen avond uitgepakt')
    else if (others.length > 0) {
      const ids = all.map(({ customerId }) => customerId).join(', ')
      this.#fail(`Hier zijn meer avonden uitgepakt. Kies er een met --customer: ${ids}`)
      return null
    }
    return first ?? null
  }

  #fail(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}

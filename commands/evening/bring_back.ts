import { resolve } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** `node ace evening:bring-back /media/usb/brink.uitslag` adds the rounds that a laptop played. */
export default class BringBackEvening extends BaseCommand {
  static override commandName = 'evening:bring-back'
  static override description = 'Add the rounds that a laptop played, each of them once'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The file of evening:results' })
  declare file: string

  override async run() {
    const carried = await import('#app/live/carrying/carried_file')
    const { explainFile } = await import('#app/live/carrying/carrying_sentence')
    const { bringBackResults } = await import('#app/live/carrying/bring_back_results')
    const { default: PackedEvening } = await import('#models/live/packed_evening')
    const closed = await carried.readCarriedFile(resolve(this.file), 'results')
    if (!closed.ok) return this.#fail(explainFile(closed.error))
    const packed = await PackedEvening.findBy('key', closed.value.head.evening)
    const opened = packed && carried.openCarriedFile<Content>(closed.value, packed.returnSecret)
    if (!packed || !opened?.ok)
      return this.#fail(
        'Deze avond is niet in deze winkel ingepakt, of de klant is hier verwijderd'
      )

    const { added, known } = await bringBackResults(packed, opened.value)
    const numbers = (rounds: readonly number[]) =>
      `${rounds.length === 1 ? 'ronde' : 'rondes'} ${rounds.join(', ')}`
    if (added.length > 0) this.logger.success(`Teruggebracht: ${numbers(added)}`)
    if (known.length > 0) this.logger.info(`Stond er al, en bleef zoals het was: ${numbers(known)}`)
  }

  #fail(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}

type Content = import('#app/live/carrying/carried_content').ResultsContent

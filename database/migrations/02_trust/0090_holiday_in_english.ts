import { BaseSchema } from '@adonisjs/lucid/schema'

type Stored = Partial<Record<'tekst' | 'van' | 'tot', string>>

/** The stored holiday notice has English names, as the code that reads it. */
export default class extends BaseSchema {
  override async up() {
    this.defer(async (db) => {
      const row: { value: string } | null = await db
        .from('settings')
        .where('name', 'holiday')
        .select('value')
        .first()
      if (!row) return
      const { tekst: text, van: from, tot: until, ...rest } = JSON.parse(row.value) as Stored
      if (text === undefined) return
      const value = JSON.stringify({ text, from, until, ...rest })
      await db.from('settings').where('name', 'holiday').update({ value })
    })
  }
}

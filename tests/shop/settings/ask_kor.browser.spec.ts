import { test } from '@japa/runner'
import { admin } from '#tests/helpers/live/hall'
import { expect, expectAccessible } from '#tests/helpers/visitor'

test.group('The small-business scheme', () => {
  test('an owner who changes the VAT of everything is asked before it is saved', async () => {
    const owner = await admin()
    await owner.goto('/dashboard/instellingen')
    const kor = owner.getByLabel(/^We doen mee aan de kleineondernemersregeling/)
    await kor.check()
    await owner.getByRole('button', { name: 'Opslaan' }).first().click()
    const question = owner.getByRole('alertdialog', { name: 'Btw verandert overal' })
    await expect(question).toContainText('rekent de winkel vanaf nu nergens btw meer')
    await expectAccessible(owner)
    await question.getByRole('button', { name: 'Nee' }).click()
    await expect(owner.getByText('Opgeslagen. De winkel laat het meteen zien.')).toHaveCount(0)
    await owner.reload()
    await kor.uncheck()
    await owner.getByRole('button', { name: 'Opslaan' }).first().click()
    await expect(owner.getByText('Opgeslagen. De winkel laat het meteen zien.')).toBeVisible()
    await expect(question).toHaveCount(0)
  })
})

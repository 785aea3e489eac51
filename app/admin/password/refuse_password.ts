import hash from '@adonisjs/core/services/hash'
import { passwordStrength } from '#app/admin/password/password_strength'
import { FieldRefused } from '#app/core/http/validation_errors'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { isAboutOwner } from '#domain/admin/password/password_context'
import type Admin from '#models/admin/admin'

export type WeakPassword = 'about_owner' | 'guessable' | 'unchanged'

/** What a new password is for. Somebody who has no password yet has no old one. */
type Owner = Pick<Admin, 'name' | 'email'> & Partial<Pick<Admin, 'password'>>

/** Why a new password is not strong enough for this admin, or null when it is. */
export async function weakness(password: string, owner: Owner): Promise<WeakPassword | null> {
  const { name: shop } = await shopSettings()
  const known = [owner.email, owner.name, shop]
  if (isAboutOwner(password, known)) return 'about_owner'
  if (!(await passwordStrength(password, known)).strong) return 'guessable'
  const unchanged = owner.password !== undefined && (await hash.verify(owner.password, password))
  return unchanged ? 'unchanged' : null
}

/** What is wrong with a password, for the person who chose it. */
export function weaknessInWords(reason: WeakPassword): string {
  switch (reason) {
    case 'about_owner':
      return 'Gebruik niet je e-mailadres, je naam of de naam van de winkel.'
    case 'guessable':
      return 'Dit wachtwoord is te makkelijk te raden. Neem een paar woorden die niet bij elkaar horen.'
    case 'unchanged':
      return 'Dit is je oude wachtwoord. Kies een ander.'
  }
}

/** @throws FieldRefused at the field of the new password, when it is too weak */
export async function refuseWeakPassword(password: string, owner: Owner) {
  const reason = await weakness(password, owner)
  if (reason) throw new FieldRefused('nieuw', weaknessInWords(reason))
}

/** `eigenaar` may do everything. `spelleider` runs evenings, and sees no orders, money or addresses. */
export const ROLES = ['eigenaar', 'spelleider'] as const
export type Role = (typeof ROLES)[number]

/** What the roles are called, and what somebody who gives one has to know about it. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  eigenaar: 'Eigenaar',
  spelleider: 'Spelleider',
}

/** `eigenaar` may do everything. `spelleider` leads the evenings of an invitation, and nothing else. */
export const ROLES = ['eigenaar', 'spelleider'] as const
export type Role = (typeof ROLES)[number]

/** What the roles are called, and what somebody who gives one has to know about it. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  eigenaar: 'Eigenaar',
  spelleider: 'Spelleider',
}

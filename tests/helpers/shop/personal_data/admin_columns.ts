import type { Lots } from '#tests/helpers/shop/personal_data/lots'

/** The tables of accounts of admins. */
export const ADMIN_COLUMNS = {
  AuditEntrySchema: {
    table: 'audit_entries',
    columns: {
      adminId: 'nobody, omitted',
      createdAt: 'nobody, omitted',
      data: 'erased, omitted',
      id: 'nobody, omitted',
      subject: 'erased, omitted',
      what: 'nobody, omitted',
      who: 'kept, omitted',
    },
  },
  /** It ends with the account, or within days. */
  AdminSessionSchema: {
    table: 'admin_sessions',
    columns: {
      address: 'kept, omitted',
      adminId: 'nobody, omitted',
      browser: 'kept, omitted',
      createdAt: 'nobody, omitted',
      id: 'nobody, omitted',
      keyMark: 'kept, omitted',
      seenAt: 'nobody, omitted',
    },
  },
  AdminLinkSchema: {
    table: 'admin_links',
    columns: {
      adminId: 'nobody, omitted',
      createdAt: 'nobody, omitted',
      expiresAt: 'nobody, omitted',
      id: 'nobody, omitted',
      kind: 'nobody, omitted',
      mailId: 'nobody, omitted',
      usedAt: 'nobody, omitted',
    },
  },
  /** It ends with the account, or with the evening. */
  GameMasterGrantSchema: {
    table: 'game_master_grants',
    columns: {
      adminId: 'nobody, omitted',
      grantedAt: 'nobody, omitted',
      id: 'nobody, omitted',
      mailId: 'nobody, omitted',
      spellenfabriekId: 'nobody, omitted',
      until: 'nobody, omitted',
      withdrawnAt: 'nobody, omitted',
    },
  },
  /** The account of an owner stays; that of a game master goes once there is no evening to lead. */
  AdminSchema: {
    table: 'admins',
    columns: {
      createdAt: 'nobody, omitted',
      deactivatedAt: 'kept, omitted',
      email: 'kept, omitted',
      invitedAt: 'kept, omitted',
      role: 'kept, omitted',
      recoveryCodes: 'kept, omitted',
      id: 'nobody, omitted',
      name: 'kept, included',
      password: 'kept, omitted',
      totpSecret: 'kept, omitted',
      totpSince: 'kept, omitted',
      totpStep: 'kept, omitted',
      updatedAt: 'nobody, omitted',
    },
  },
} satisfies Lots

import type * as schema from '#database/schema'

/**
 * When somebody wants to be forgotten: `erased` goes with its row or is overwritten, `kept` is of the
 * bookkeeping or of an admin, `nobody` says nothing about anybody once the rest is gone.
 */
type Erasure = 'erased' | 'kept' | 'nobody'

/**
 * When somebody asks what we keep: `secret` opens a page or a door, and may not stand in a file that
 * passes through several hands; `omitted` is ours, of other people, or told by another column.
 */
type Export = 'included' | 'secret' | 'omitted'

type Column<Table> = Table extends { readonly $columns: readonly (infer Name extends string)[] }
  ? Name
  : never

type Lot<Table> = {
  readonly table: string
  readonly columns: Readonly<Record<Column<Table>, `${Erasure}, ${Export}`>>
}

/**
 * Where personal data is, and what forgetting and exporting do with it. A table or a column that is new
 * does not compile until somebody has thought about it.
 */
export const PERSONAL_DATA: {
  readonly [Table in keyof typeof schema]: Lot<(typeof schema)[Table]>
} = {
  DiscountCodeRedemptionSchema: {
    table: 'discount_code_redemptions',
    columns: {
      discountCodeId: 'nobody, omitted',
      orderId: 'nobody, omitted',
      email: 'erased, omitted',
      id: 'nobody, omitted',
      sequenceNumber: 'nobody, omitted',
    },
  },
  DiscountCodeSchema: {
    table: 'discount_codes',
    columns: {
      code: 'nobody, omitted',
      createdAt: 'nobody, omitted',
      usedTotal: 'nobody, omitted',
      validUntil: 'nobody, omitted',
      validFrom: 'nobody, omitted',
      stoppedAt: 'nobody, omitted',
      id: 'nobody, omitted',
      maxPerEmail: 'nobody, omitted',
      maxTotal: 'nobody, omitted',
      kind: 'nobody, omitted',
      games: 'nobody, omitted',
      updatedAt: 'nobody, omitted',
      value: 'nobody, omitted',
    },
  },
  AlarmSchema: {
    table: 'alarms',
    columns: {
      orderId: 'nobody, omitted',
      details: 'nobody, omitted',
      createdAt: 'nobody, omitted',
      id: 'nobody, omitted',
      resolvedAt: 'nobody, omitted',
      key: 'nobody, omitted',
      kind: 'nobody, omitted',
      updatedAt: 'nobody, omitted',
    },
  },
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
  AdminSchema: {
    table: 'admins',
    columns: {
      createdAt: 'nobody, omitted',
      email: 'kept, omitted',
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
  OrderSchema: {
    table: 'orders',
    columns: {
      requestKey: 'erased, secret',
      discountCodeId: 'nobody, included',
      address: 'erased, included',
      waivedAt: 'kept, included',
      waiverText: 'kept, included',
      paidAt: 'kept, included',
      createdAt: 'kept, included',
      email: 'erased, included',
      canceledAt: 'kept, included',
      id: 'nobody, omitted',
      itemName: 'kept, included',
      discountCents: 'kept, included',
      name: 'erased, included',
      number: 'kept, included',
      city: 'erased, included',
      postcode: 'erased, included',
      priceCents: 'kept, included',
      status: 'kept, included',
      token: 'erased, secret',
      totalCents: 'kept, included',
      trackTrace: 'erased, included',
      updatedAt: 'nobody, omitted',
      carrier: 'kept, included',
      shippedAt: 'kept, included',
    },
  },
  PaymentSchema: {
    table: 'payments',
    columns: {
      amountCents: 'kept, included',
      orderId: 'nobody, omitted',
      checkoutUrl: 'erased, secret',
      createdAt: 'kept, included',
      id: 'nobody, omitted',
      idempotencyKey: 'nobody, secret',
      lastCheckedAt: 'nobody, omitted',
      receivedCents: 'nobody, omitted',
      openForOrder: 'nobody, omitted',
      providerId: 'kept, included',
      status: 'kept, included',
      refundedCents: 'kept, included',
      reversedCents: 'kept, included',
      chargedBackCents: 'kept, included',
      updatedAt: 'nobody, omitted',
      expiresAt: 'nobody, omitted',
    },
  },
  TurnSchema: {
    table: 'turns',
    columns: {
      succeededAt: 'nobody, omitted',
      holder: 'nobody, omitted',
      task: 'nobody, omitted',
      until: 'nobody, omitted',
    },
  },
  OccupationSchema: {
    table: 'occupations',
    columns: {
      seenAt: 'nobody, omitted',
      id: 'nobody, omitted',
      roomId: 'nobody, omitted',
      spellenfabriekId: 'nobody, omitted',
      teamId: 'nobody, omitted',
    },
  },
  ContactReplySchema: {
    table: 'contact_replies',
    columns: {
      adminId: 'nobody, omitted',
      contactMessageId: 'nobody, omitted',
      createdAt: 'nobody, included',
      id: 'nobody, omitted',
      key: 'erased, secret',
      text: 'erased, included',
    },
  },
  ContactMessageSchema: {
    table: 'contact_messages',
    columns: {
      handledAt: 'nobody, omitted',
      answeredAt: 'nobody, omitted',
      message: 'erased, included',
      createdAt: 'nobody, included',
      email: 'erased, included',
      id: 'nobody, omitted',
      name: 'erased, included',
      phone: 'erased, included',
      updatedAt: 'nobody, omitted',
    },
  },
  InvoiceSchema: {
    table: 'invoices',
    columns: {
      amountCents: 'kept, included',
      orderId: 'nobody, omitted',
      vatCents: 'kept, included',
      createdAt: 'kept, included',
      invoiceForOrder: 'nobody, omitted',
      data: 'kept, included',
      id: 'nobody, omitted',
      year: 'nobody, omitted',
      number: 'kept, included',
      kind: 'kept, included',
      refundId: 'nobody, omitted',
      sequenceNumber: 'nobody, omitted',
    },
  },
  InvoiceNumberingSchema: {
    table: 'invoice_numberings',
    columns: {
      year: 'nobody, omitted',
      last: 'nobody, omitted',
      kind: 'nobody, omitted',
    },
  },
  SkippedInvoiceNumberSchema: {
    table: 'skipped_invoice_numbers',
    columns: {
      createdAt: 'nobody, omitted',
      id: 'nobody, omitted',
      kind: 'nobody, omitted',
      providerId: 'nobody, omitted',
      sequenceNumber: 'nobody, omitted',
      year: 'nobody, omitted',
    },
  },
  WrongAnswerSchema: {
    table: 'wrong_answers',
    columns: {
      answer: 'erased, omitted',
      createdAt: 'nobody, omitted',
      id: 'nobody, omitted',
      roomProgressId: 'nobody, omitted',
    },
  },
  OrderEventSchema: {
    table: 'order_events',
    columns: {
      orderId: 'nobody, omitted',
      details: 'kept, omitted',
      createdAt: 'kept, included',
      id: 'nobody, omitted',
      kind: 'kept, included',
    },
  },
  WithdrawalSchema: {
    table: 'withdrawals',
    columns: {
      requestKey: 'erased, secret',
      handledAt: 'kept, included',
      orderId: 'nobody, omitted',
      orderText: 'erased, included',
      createdAt: 'nobody, omitted',
      email: 'erased, included',
      id: 'nobody, omitted',
      name: 'erased, included',
      receivedAt: 'kept, included',
      returnedAt: 'kept, included',
      status: 'kept, included',
      note: 'erased, included',
      token: 'erased, secret',
      updatedAt: 'nobody, omitted',
      statement: 'erased, included',
    },
  },
  SettingSchema: {
    table: 'settings',
    columns: {
      name: 'nobody, omitted',
      updatedAt: 'nobody, omitted',
      value: 'nobody, omitted',
    },
  },
  CustomerSchema: {
    table: 'customers',
    columns: {
      createdAt: 'nobody, included',
      email: 'erased, included',
      id: 'nobody, omitted',
      name: 'erased, included',
      updatedAt: 'nobody, omitted',
    },
  },
  DeliverySchema: {
    table: 'deliveries',
    columns: {
      fetchCount: 'kept, included',
      orderId: 'nobody, omitted',
      createdAt: 'kept, included',
      validUntil: 'kept, included',
      remindedAt: 'nobody, omitted',
      id: 'nobody, omitted',
      revokedAt: 'kept, included',
      kind: 'kept, included',
      gameVersion: 'nobody, omitted',
      token: 'erased, secret',
      completedAt: 'nobody, included',
      updatedAt: 'nobody, omitted',
      extendedAt: 'kept, included',
    },
  },
  MailSchema: {
    table: 'mails',
    columns: {
      internetMessageId: 'erased, secret',
      orderId: 'nobody, omitted',
      contactReplyId: 'nobody, omitted',
      contactMessageId: 'nobody, omitted',
      createdAt: 'nobody, included',
      email: 'erased, omitted',
      claimedBy: 'nobody, omitted',
      withdrawalId: 'nobody, omitted',
      id: 'nobody, omitted',
      lastError: 'erased, omitted',
      attempts: 'nobody, omitted',
      kind: 'erased, included',
      status: 'nobody, included',
      bounceCode: 'nobody, omitted',
      bouncedAt: 'nobody, included',
      updatedAt: 'nobody, omitted',
      sentAt: 'nobody, included',
      sequenceNumber: 'nobody, omitted',
    },
  },
  PriceChangeSchema: {
    table: 'price_changes',
    columns: {
      adminId: 'nobody, omitted',
      cents: 'nobody, omitted',
      createdAt: 'nobody, omitted',
      id: 'nobody, omitted',
      name: 'nobody, omitted',
    },
  },
  PriceSchema: {
    table: 'prices',
    columns: {
      cents: 'nobody, omitted',
      createdAt: 'nobody, omitted',
      id: 'nobody, omitted',
      name: 'nobody, omitted',
      updatedAt: 'nobody, omitted',
    },
  },
  PointsCorrectionSchema: {
    table: 'points_corrections',
    columns: {
      createdAt: 'nobody, omitted',
      id: 'nobody, omitted',
      points: 'nobody, omitted',
      reason: 'erased, omitted',
      roundId: 'nobody, omitted',
      teamId: 'nobody, omitted',
    },
  },
  RoundSchema: {
    table: 'rounds',
    columns: {
      startedAt: 'erased, included',
      closedAt: 'erased, included',
      id: 'nobody, omitted',
      number: 'nobody, omitted',
      spellenfabriekId: 'nobody, omitted',
    },
  },
  RoomSelectionSchema: {
    table: 'room_selections',
    columns: {
      roomId: 'nobody, omitted',
      spellenfabriekId: 'nobody, omitted',
    },
  },
  RoomSchema: {
    table: 'rooms',
    columns: {
      adminName: 'nobody, omitted',
      answer: 'nobody, omitted',
      createdAt: 'nobody, omitted',
      wrongCost: 'nobody, omitted',
      archivedAt: 'nobody, omitted',
      hint1: 'nobody, omitted',
      hint1Cost: 'nobody, omitted',
      hint2: 'nobody, omitted',
      hint2Cost: 'nobody, omitted',
      hint3: 'nobody, omitted',
      hint3Cost: 'nobody, omitted',
      id: 'nobody, omitted',
      maxPoints: 'nobody, omitted',
      minPoints: 'nobody, omitted',
      name: 'nobody, omitted',
      storage: 'nobody, omitted',
      timeEstimate: 'nobody, omitted',
      updatedAt: 'nobody, omitted',
      sequenceNumber: 'nobody, omitted',
      question: 'nobody, omitted',
    },
  },
  LiveGameSchema: {
    table: 'live_games',
    columns: {
      teamCount: 'nobody, omitted',
      createdAt: 'nobody, omitted',
      extraSeconds: 'nobody, omitted',
      pausedAt: 'nobody, omitted',
      hint3Counts: 'nobody, omitted',
      id: 'nobody, omitted',
      customerId: 'nobody, omitted',
      announcement: 'erased, omitted',
      announcedAt: 'nobody, omitted',
      pauseSeconds: 'nobody, omitted',
      screenToken: 'erased, secret',
      scoresHidden: 'nobody, omitted',
      start: 'nobody, omitted',
      status: 'nobody, omitted',
      duration: 'nobody, omitted',
      updatedAt: 'nobody, omitted',
      version: 'nobody, omitted',
    },
  },
  GameLogEntrySchema: {
    table: 'game_log_entries',
    columns: {
      createdAt: 'nobody, omitted',
      data: 'erased, omitted',
      id: 'nobody, omitted',
      roundId: 'nobody, omitted',
      key: 'nobody, omitted',
      spellenfabriekId: 'nobody, omitted',
      teamId: 'nobody, omitted',
      what: 'nobody, omitted',
    },
  },
  PlayFlagSchema: {
    table: 'play_flags',
    columns: {
      automatic: 'nobody, included',
      createdAt: 'nobody, included',
      id: 'nobody, omitted',
      deliveryId: 'nobody, omitted',
      name: 'erased, included',
    },
  },
  TeamSchema: {
    table: 'teams',
    columns: {
      apiToken: 'erased, secret',
      createdAt: 'nobody, omitted',
      customName: 'erased, omitted',
      id: 'nobody, omitted',
      customerId: 'nobody, omitted',
      name: 'nobody, omitted',
      number: 'nobody, omitted',
      updatedAt: 'nobody, omitted',
    },
  },
  TallySchema: {
    table: 'tallies',
    columns: {
      count: 'nobody, omitted',
      day: 'nobody, omitted',
      id: 'nobody, omitted',
      part: 'nobody, omitted',
      kind: 'nobody, omitted',
      game: 'nobody, omitted',
    },
  },
  RefundSchema: {
    table: 'refunds',
    columns: {
      amountCents: 'kept, included',
      adminId: 'nobody, omitted',
      paymentId: 'nobody, omitted',
      createdAt: 'kept, included',
      id: 'nobody, omitted',
      idempotencyKey: 'nobody, secret',
      providerId: 'kept, included',
      reason: 'erased, included',
      key: 'nobody, secret',
      status: 'kept, included',
      updatedAt: 'nobody, omitted',
      sequenceNumber: 'nobody, omitted',
    },
  },
  RoomProgressSchema: {
    table: 'room_progress',
    columns: {
      wrongCount: 'nobody, omitted',
      answer: 'nobody, omitted',
      hint1: 'nobody, omitted',
      hint2: 'nobody, omitted',
      hint3: 'nobody, omitted',
      id: 'nobody, omitted',
      points: 'nobody, omitted',
      roundId: 'nobody, omitted',
      roomId: 'nobody, omitted',
      teamId: 'nobody, omitted',
      updatedAt: 'nobody, omitted',
    },
  },
  ShopVersionSchema: {
    table: 'shop_versions',
    columns: {
      id: 'nobody, omitted',
      number: 'nobody, omitted',
    },
  },
}

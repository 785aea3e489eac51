/** Generated from the validators of the controllers by `node ace codegen`. */
import type { VineValidator } from '@vinejs/vine'
import type { InferInput } from '@vinejs/vine/types'

/** What a validator reads, or one that a function chooses. */
type InputOf<V> = V extends (...given: never[]) => infer Chosen
  ? InputOf<Chosen>
  : V extends VineValidator<infer _Schema, infer _Meta>
    ? InferInput<V>
    : never

export type Payloads = {
  'team_name.store': (InputOf<(typeof import('#app/live/game/move_validator'))['teamNameValidator']>)
  'room.store': (InputOf<(typeof import('#app/live/game/move_validator'))['roomValidator']>)
  'room.destroy': (InputOf<(typeof import('#app/live/game/move_validator'))['roomValidator']>)
  'room_hint.store': (InputOf<(typeof import('#app/live/game/move_validator'))['roomValidator']>)
  'room_answer.store': (InputOf<(typeof import('#app/live/game/move_validator'))['answerValidator']>)
  'room_answer.wrong': (InputOf<(typeof import('#app/live/game/move_validator'))['mistakeValidator']>)
  'screen.channel': (InputOf<(typeof import('#app/live/channels/channel_validator'))['channelValidator']>)
  'channel.store': (InputOf<(typeof import('#app/live/channels/channel_validator'))['channelValidator']>)
  'contact.store': (InputOf<(typeof import('#app/shop/messages/contact_validator'))['contactValidator']>)
  'lost_links.store': (InputOf<(typeof import('#app/shop/play_links/email_validator'))['emailValidator']>)
  'order.store': (InputOf<(typeof import('#app/shop/checkout/order_validator'))['orderValidator']>)
  'discount.show': (InputOf<(typeof import('#app/shop/discount_codes/discount_code_validator'))['typedCodeValidator']>)
  'access.show': InputOf<(typeof import('#app/play/puzzles/submission_validator'))['linkValidator']>
  'flag.index': InputOf<(typeof import('#app/play/puzzles/submission_validator'))['linkValidator']>
  'flag.store': (InputOf<(typeof import('#app/play/puzzles/submission_validator'))['submissionValidator']>) & InputOf<(typeof import('#app/play/puzzles/submission_validator'))['linkValidator']>
  'game_end.store': InputOf<(typeof import('#app/play/puzzles/submission_validator'))['linkValidator']>
  'state.show': (InputOf<(typeof import('#app/play/puzzles/submission_validator'))['stateValidator']>) & InputOf<(typeof import('#app/play/puzzles/submission_validator'))['linkValidator']>
  'hint.show': (InputOf<(typeof import('#app/play/hint_pages/hint_validator'))['hintValidator']>)
  'hint_answer.show': (InputOf<(typeof import('#app/play/hint_pages/hint_validator'))['itemValidator']>)
  'hint_answer.check': (InputOf<(typeof import('#app/play/hint_pages/hint_validator'))['checkValidator']>)
  'session.store': (InputOf<(typeof import('#app/admin/session/session_validator'))['sessionValidator']>)
  'login_code.store': (InputOf<(typeof import('#app/admin/two_factor/two_factor_validator'))['loginCodeValidator']>)
  'forgotten_password.store': (InputOf<(typeof import('#app/admin/password_links/password_link_validator'))['forgottenValidator']>)
  'password_link.store': (InputOf<(typeof import('#app/admin/password_links/password_link_validator'))['passwordByLinkValidator']>)
  'customer.store': (InputOf<(typeof import('#app/live/customers/customer_validator'))['customerValidator']>)
  'customer.update': (InputOf<(typeof import('#app/live/customers/customer_validator'))['customerValidator']>)
  'admin_room.store': (InputOf<(typeof import('#app/live/rooms/room_validator'))['roomValidator']>)
  'admin_room.update': (InputOf<(typeof import('#app/live/rooms/room_validator'))['roomValidator']>)
  'order_mail.store': (InputOf<(typeof import('#app/shop/orders/admin_order_validator'))['resendMailValidator']>)
  'order_link.store': (InputOf<(typeof import('#app/shop/orders/admin_order_validator'))['renewValidator']>)
  'order_link.update': (InputOf<(typeof import('#app/shop/orders/admin_order_validator'))['extendValidator']>)
  'shipping.store': (InputOf<(typeof import('#app/shop/orders/admin_order_validator'))['shipmentValidator']>)
  'shipping.update': (InputOf<(typeof import('#app/shop/orders/admin_order_validator'))['shipmentChangeValidator']>)
  'order_details.update': (InputOf<(typeof import('#app/shop/orders/admin_order_validator'))['detailsValidator']>)
  'refund.store': (InputOf<(typeof import('#app/shop/orders/admin_order_validator'))['refundValidator']>)
  'shipping.store_all': (InputOf<(typeof import('#app/shop/orders/admin_order_validator'))['shipmentsValidator']>)
  'admin_withdrawal.link': (InputOf<(typeof import('#app/shop/withdrawals/admin_withdrawal_validator'))['orderNumberValidator']>)
  'admin_withdrawal.receive_return': (InputOf<(typeof import('#app/shop/withdrawals/admin_withdrawal_validator'))['returnValidator']>)
  'admin_withdrawal.refund_order': (InputOf<(typeof import('#app/shop/withdrawals/admin_withdrawal_validator'))['refundValidator']>)
  'admin_withdrawal.reject': (InputOf<(typeof import('#app/shop/withdrawals/admin_withdrawal_validator'))['rejectionValidator']>)
  'admin_withdrawal.mark_handled': (InputOf<(typeof import('#app/shop/withdrawals/admin_withdrawal_validator'))['handlingValidator']>)
  'price_admin.update': (InputOf<(typeof import('#app/shop/prices/price_validator'))['priceValidator']>)
  'discount_code.store': (InputOf<(typeof import('#app/shop/discount_codes/discount_code_validator'))['newDiscountCodeValidator']>)
  'discount_code.update': (InputOf<(typeof import('#app/shop/discount_codes/discount_code_validator'))['discountCodeValidator']>)
  'message.reply': (InputOf<(typeof import('#app/shop/messages/reply_validator'))['replyValidator']>)
  'setting.update': (InputOf<(typeof import('#app/shop/settings/setting_validator'))['shopDetailsValidator']>)
  'holiday.update': (InputOf<(typeof import('#app/shop/settings/setting_validator'))['holidayValidator']>)
  'holiday.destroy': (InputOf<(typeof import('#app/shop/settings/setting_validator'))['resetValidator']>)
  'information_text.update': (InputOf<(typeof import('#app/shop/settings/setting_validator'))['questionsValidator']> | InputOf<(typeof import('#app/shop/settings/setting_validator'))['textValidator']>)
  'information_text.destroy': (InputOf<(typeof import('#app/shop/settings/setting_validator'))['resetValidator']>)
  'account.store': (InputOf<(typeof import('#app/admin/accounts/account_validator'))['invitationValidator']>)
  'account.update': (InputOf<(typeof import('#app/admin/accounts/account_validator'))['roleValidator']>)
  'account.invite_again': (InputOf<(typeof import('#app/admin/accounts/account_validator'))['ownPasswordValidator']>)
  'account.destroy': (InputOf<(typeof import('#app/admin/accounts/account_validator'))['ownPasswordValidator']>)
  'account.deactivate': (InputOf<(typeof import('#app/admin/accounts/account_validator'))['ownPasswordValidator']>)
  'account.reactivate': (InputOf<(typeof import('#app/admin/accounts/account_validator'))['ownPasswordValidator']>)
  'personal_data.show': (InputOf<(typeof import('#app/shop/retention/personal_data_validator'))['searchPersonValidator']>)
  'personal_data.export': (InputOf<(typeof import('#app/shop/retention/personal_data_validator'))['exportPersonValidator']>)
  'personal_data.destroy': (InputOf<(typeof import('#app/shop/retention/personal_data_validator'))['erasePersonValidator']>)
  'backup_download.store': (InputOf<(typeof import('#app/admin/backups/backup_validator'))['downloadValidator']>)
  'admin_channel.store': (InputOf<(typeof import('#app/live/channels/channel_validator'))['channelValidator']>)
  'game_setting.update': (InputOf<(typeof import('#app/live/control/control_validator'))['settingsValidator']>)
  'lobby.store': (InputOf<(typeof import('#app/live/control/control_validator'))['seenValidator']>)
  'lobby.destroy': (InputOf<(typeof import('#app/live/control/control_validator'))['seenValidator']>)
  'round.store': (InputOf<(typeof import('#app/live/control/control_validator'))['seenValidator']>)
  'round.finish': (InputOf<(typeof import('#app/live/control/control_validator'))['seenValidator']>)
  'game_clock.extra': (InputOf<(typeof import('#app/live/control/control_validator'))['extraTimeValidator']>)
  'screen_admin.scores': (InputOf<(typeof import('#app/live/big_screen/screen_validator'))['hiddenValidator']>)
  'announcement.store': (InputOf<(typeof import('#app/live/control/control_validator'))['announcementValidator']>)
  'game_team.rename': (InputOf<(typeof import('#app/live/control/control_validator'))['teamNameValidator']>)
  'game_team.correct': (InputOf<(typeof import('#app/live/control/control_validator'))['correctionValidator']>)
  'password.update': (InputOf<(typeof import('#app/admin/session/session_validator'))['passwordValidator']>)
  'two_factor.store': (InputOf<(typeof import('#app/admin/two_factor/two_factor_validator'))['twoFactorValidator']>)
  'two_factor.destroy': (InputOf<(typeof import('#app/admin/two_factor/two_factor_validator'))['twoFactorValidator']>)
  'recovery_code.store': (InputOf<(typeof import('#app/admin/two_factor/two_factor_validator'))['twoFactorValidator']>)
}

import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.show': { paramsTuple?: []; params?: {} }
    'browser_report.store': { paramsTuple?: []; params?: {} }
    'home.show': { paramsTuple?: []; params?: {} }
    'game.index': { paramsTuple?: []; params?: {} }
    'game.show': { paramsTuple: [ParamValue]; params: {'itemName': ParamValue} }
    'sample.show': { paramsTuple?: []; params?: {} }
    'voucher_sale.create': { paramsTuple?: []; params?: {} }
    'contact.create': { paramsTuple?: []; params?: {} }
    'lost_links.create': { paramsTuple?: []; params?: {} }
    'information.questions': { paramsTuple?: []; params?: {} }
    'information.withdrawal': { paramsTuple?: []; params?: {} }
    'information.privacy': { paramsTuple?: []; params?: {} }
    'information.accessibility': { paramsTuple?: []; params?: {} }
    'thank_you.show': { paramsTuple?: []; params?: {} }
    'invoice.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'invoice.page': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'invoice.paper': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'nummer': ParamValue} }
    'invoice.paper_page': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'nummer': ParamValue} }
    'invoice.credit_note': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'nummer': ParamValue} }
    'web_edition.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'my_order.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'gift_card.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'gift_card.page': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'voucher_sale.card': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'voucher_sale.card_page': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'gift.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'calendar.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'booking_page.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.file': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.web_edition': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'party.of_download': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'bestand': ParamValue} }
    'party.of_order': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'bestand': ParamValue} }
    'party.of_play_link': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue,'bestand': ParamValue} }
    'order.create': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'withdrawal.create': { paramsTuple?: []; params?: {} }
    'model_form.show': { paramsTuple?: []; params?: {} }
    'model_form.page': { paramsTuple?: []; params?: {} }
    'withdrawal.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'withdrawal.check': { paramsTuple?: []; params?: {} }
    'withdrawal.store': { paramsTuple?: []; params?: {} }
    'sample.store': { paramsTuple?: []; params?: {} }
    'contact.store': { paramsTuple?: []; params?: {} }
    'sample.check': { paramsTuple?: []; params?: {} }
    'lost_links.store': { paramsTuple?: []; params?: {} }
    'payment.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'extension.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'gift.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'gift.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'booking_page.accept': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'booking_page.pay': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'voucher_sale.store': { paramsTuple?: []; params?: {} }
    'order.store': { paramsTuple: [ParamValue]; params: {'apiPad': ParamValue} }
    'discount.show': { paramsTuple: [ParamValue]; params: {'apiPad': ParamValue} }
    'voucher.show': { paramsTuple?: []; params?: {} }
    'test_print.show': { paramsTuple?: []; params?: {} }
    'test_print.page': { paramsTuple?: []; params?: {} }
    'price.index': { paramsTuple?: []; params?: {} }
    'page_token.show': { paramsTuple?: []; params?: {} }
    'webhook.store': { paramsTuple?: []; params?: {} }
    'search_engine.sitemap': { paramsTuple?: []; params?: {} }
    'security.show': { paramsTuple?: []; params?: {} }
    'search_engine.robots': { paramsTuple?: []; params?: {} }
    'play_page.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'drawing.show': { paramsTuple: [ParamValue]; params: {'bestand': ParamValue} }
    'certificate.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'certificate.page': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'outdoor_route.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'sealed_game.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'link_worker.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'access.show': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'flag.index': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'flag.store': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'game_end.store': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'opinion.store': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'rating.store': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'rating.destroy': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'state.show': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'hint_page.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'hint.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'hint_answer.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'hint_answer.check': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'team_page.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'team.show': { paramsTuple?: []; params?: {} }
    'team.snapshot': { paramsTuple?: []; params?: {} }
    'team_name.store': { paramsTuple?: []; params?: {} }
    'team.timeout': { paramsTuple?: []; params?: {} }
    'room.store': { paramsTuple?: []; params?: {} }
    'room.destroy': { paramsTuple?: []; params?: {} }
    'room_hint.store': { paramsTuple: [ParamValue]; params: {'hint': ParamValue} }
    'room_answer.store': { paramsTuple?: []; params?: {} }
    'room_answer.wrong': { paramsTuple?: []; params?: {} }
    'screen.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'screen.snapshot': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'screen.channel': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'screen.beat': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'channel.store': { paramsTuple?: []; params?: {} }
    'session.create': { paramsTuple?: []; params?: {} }
    'session.store': { paramsTuple?: []; params?: {} }
    'login_code.create': { paramsTuple?: []; params?: {} }
    'login_code.store': { paramsTuple?: []; params?: {} }
    'session.destroy': { paramsTuple?: []; params?: {} }
    'forgotten_password.create': { paramsTuple?: []; params?: {} }
    'forgotten_password.store': { paramsTuple?: []; params?: {} }
    'password_link.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'password_link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_type.show': { paramsTuple?: []; params?: {} }
    'dashboard.index': { paramsTuple?: []; params?: {} }
    'customer.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customer_screen.settings': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'customer_screen.lobby': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'result.index': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'result.show': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'result.csv': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'paper_round.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'paper_kit.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'paper_kit.pdf': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'paper_score.edit': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'admin_channel.store': { paramsTuple?: []; params?: {} }
    'game_setting.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_setting.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rehearsal.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rehearsal.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'grantId': ParamValue} }
    'lobby.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'lobby.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'round.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'round.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_clock.extra': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_clock.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_clock.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'screen_admin.scores': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'screen_admin.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'screen_admin.reveal': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'group.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printed_card.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'announcement.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'announcement.free': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'roomId': ParamValue} }
    'game_team.rename': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'game_team.renew_qr': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'game_team.correct': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'paper_score.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'evening_report.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customer_screen.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'room_screen.index': { paramsTuple?: []; params?: {} }
    'room_screen.create': { paramsTuple?: []; params?: {} }
    'room_screen.show': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'customer.index': { paramsTuple?: []; params?: {} }
    'customer.store': { paramsTuple?: []; params?: {} }
    'customer.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customer.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_room.store': { paramsTuple?: []; params?: {} }
    'admin_room.update': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'admin_room.archive': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'admin_room.restore': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'today.moved': { paramsTuple?: []; params?: {} }
    'alarm.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail.update_all': { paramsTuple?: []; params?: {} }
    'mail.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail.mark_handled': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'today.index': { paramsTuple?: []; params?: {} }
    'preparation.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'onderdeel': ParamValue} }
    'preparation.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'onderdeel': ParamValue} }
    'audit_log.index': { paramsTuple?: []; params?: {} }
    'order_invoice.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_invoice.credit_note': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'nummer': ParamValue} }
    'admin_order.index': { paramsTuple?: []; params?: {} }
    'hand_order.create': { paramsTuple?: []; params?: {} }
    'hand_order.store': { paramsTuple?: []; params?: {} }
    'admin_order.csv': { paramsTuple?: []; params?: {} }
    'admin_order.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_mail.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_link.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cancellation.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_details.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_gift.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_gift.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_invoice.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'refund.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'note.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'note.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'noteId': ParamValue} }
    'admin_booking.index': { paramsTuple?: []; params?: {} }
    'admin_booking.create': { paramsTuple?: []; params?: {} }
    'admin_booking.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_booking.store': { paramsTuple?: []; params?: {} }
    'admin_booking.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_action.quote': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_action.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_action.bill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_action.bank': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_action.play': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_action.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_action.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_customer.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.index': { paramsTuple?: []; params?: {} }
    'shipping.packing_slips': { paramsTuple?: []; params?: {} }
    'shipping.labels': { paramsTuple?: []; params?: {} }
    'shipping.store_all': { paramsTuple?: []; params?: {} }
    'carrier_label.show': { paramsTuple?: []; params?: {} }
    'carrier_label.store': { paramsTuple?: []; params?: {} }
    'carrier_label.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'print_file.index': { paramsTuple?: []; params?: {} }
    'print_file.show': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'spel': ParamValue,'editie': ParamValue,'bestand': ParamValue} }
    'withdrawal_screen.index': { paramsTuple?: []; params?: {} }
    'withdrawal_screen.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_withdrawal.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_withdrawal.receive_return': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_withdrawal.refund_order': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_withdrawal.revoke_links': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_withdrawal.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_withdrawal.mark_handled': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_withdrawal.send_receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'figures.index': { paramsTuple?: []; params?: {} }
    'figures.csv': { paramsTuple: [ParamValue]; params: {'tabel': ParamValue} }
    'price_admin.index': { paramsTuple?: []; params?: {} }
    'price_admin.update': { paramsTuple: [ParamValue]; params: {'sleutel': ParamValue} }
    'discount_code_screen.index': { paramsTuple?: []; params?: {} }
    'discount_code_screen.create': { paramsTuple?: []; params?: {} }
    'discount_code_screen.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discount_code.store': { paramsTuple?: []; params?: {} }
    'discount_code.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discount_code.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discount_code.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_voucher.index': { paramsTuple?: []; params?: {} }
    'admin_voucher.create': { paramsTuple?: []; params?: {} }
    'admin_voucher.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_voucher.card': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_voucher.store': { paramsTuple?: []; params?: {} }
    'admin_voucher.block': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_voucher.unblock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_rating.index': { paramsTuple?: []; params?: {} }
    'admin_rating.hide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_rating.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'message_screen.index': { paramsTuple?: []; params?: {} }
    'message_screen.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'message.mark_all_handled': { paramsTuple?: []; params?: {} }
    'message.reply': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'message.mark_handled': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'message.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar_address.show': { paramsTuple?: []; params?: {} }
    'calendar_address.store': { paramsTuple?: []; params?: {} }
    'calendar_address.destroy': { paramsTuple?: []; params?: {} }
    'setting.index': { paramsTuple?: []; params?: {} }
    'setting.update': { paramsTuple?: []; params?: {} }
    'holiday.update': { paramsTuple?: []; params?: {} }
    'holiday.destroy': { paramsTuple?: []; params?: {} }
    'information_text.edit': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
    'information_text.update': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
    'information_text.destroy': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
    'account.index': { paramsTuple?: []; params?: {} }
    'account.store': { paramsTuple?: []; params?: {} }
    'account.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account.invite_again': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account.deactivate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account.reactivate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'personal_data.index': { paramsTuple?: []; params?: {} }
    'personal_data.show': { paramsTuple?: []; params?: {} }
    'personal_data.export': { paramsTuple?: []; params?: {} }
    'personal_data.destroy': { paramsTuple?: []; params?: {} }
    'bookkeeping.index': { paramsTuple?: []; params?: {} }
    'booked_paper.index': { paramsTuple?: []; params?: {} }
    'booked_paper.csv': { paramsTuple?: []; params?: {} }
    'booked_paper.show': { paramsTuple: [ParamValue]; params: {'factuur': ParamValue} }
    'booked_paper.page': { paramsTuple: [ParamValue]; params: {'factuur': ParamValue} }
    'booked_paper.ubl': { paramsTuple: [ParamValue]; params: {'factuur': ParamValue} }
    'invoice_export.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoice_export.store': { paramsTuple?: []; params?: {} }
    'invoice_export.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.store': { paramsTuple?: []; params?: {} }
    'settlement.update': { paramsTuple?: []; params?: {} }
    'backup.index': { paramsTuple?: []; params?: {} }
    'backup.store': { paramsTuple?: []; params?: {} }
    'backup_download.store': { paramsTuple: [ParamValue]; params: {'kopie': ParamValue} }
    'backup_download.show': { paramsTuple: [ParamValue]; params: {'kopie': ParamValue} }
    'password.edit': { paramsTuple?: []; params?: {} }
    'password.update': { paramsTuple?: []; params?: {} }
    'two_factor.edit': { paramsTuple?: []; params?: {} }
    'two_factor.begin': { paramsTuple?: []; params?: {} }
    'two_factor.store': { paramsTuple?: []; params?: {} }
    'two_factor.destroy': { paramsTuple?: []; params?: {} }
    'recovery_code.store': { paramsTuple?: []; params?: {} }
    'device.index': { paramsTuple?: []; params?: {} }
    'device.destroy_all': { paramsTuple?: []; params?: {} }
    'device.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'me.show': { paramsTuple?: []; params?: {} }
    'game_master_evening.index': { paramsTuple?: []; params?: {} }
    'game_master.customer_screen.settings': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'game_master.customer_screen.lobby': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'game_master.paper_kit.pdf': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'game_master.customer.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.game_master_channel.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.lobby.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.lobby.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.round.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.round.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.game_clock.extra': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.game_clock.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.game_clock.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.screen_admin.scores': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.screen_admin.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.screen_admin.reveal': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.group.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.printed_card.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.announcement.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.announcement.free': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'roomId': ParamValue} }
    'game_master.game_team.rename': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'game_master.game_team.renew_qr': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'game_master.game_team.correct': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
  }
  GET: {
    'health.show': { paramsTuple?: []; params?: {} }
    'home.show': { paramsTuple?: []; params?: {} }
    'game.index': { paramsTuple?: []; params?: {} }
    'game.show': { paramsTuple: [ParamValue]; params: {'itemName': ParamValue} }
    'sample.show': { paramsTuple?: []; params?: {} }
    'voucher_sale.create': { paramsTuple?: []; params?: {} }
    'contact.create': { paramsTuple?: []; params?: {} }
    'lost_links.create': { paramsTuple?: []; params?: {} }
    'information.questions': { paramsTuple?: []; params?: {} }
    'information.withdrawal': { paramsTuple?: []; params?: {} }
    'information.privacy': { paramsTuple?: []; params?: {} }
    'information.accessibility': { paramsTuple?: []; params?: {} }
    'thank_you.show': { paramsTuple?: []; params?: {} }
    'invoice.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'invoice.page': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'invoice.paper': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'nummer': ParamValue} }
    'invoice.paper_page': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'nummer': ParamValue} }
    'invoice.credit_note': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'nummer': ParamValue} }
    'web_edition.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'my_order.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'gift_card.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'gift_card.page': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'voucher_sale.card': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'voucher_sale.card_page': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'gift.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'calendar.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'booking_page.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.file': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.web_edition': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'party.of_download': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'bestand': ParamValue} }
    'party.of_order': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'bestand': ParamValue} }
    'party.of_play_link': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue,'bestand': ParamValue} }
    'order.create': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'withdrawal.create': { paramsTuple?: []; params?: {} }
    'model_form.show': { paramsTuple?: []; params?: {} }
    'model_form.page': { paramsTuple?: []; params?: {} }
    'withdrawal.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'test_print.show': { paramsTuple?: []; params?: {} }
    'test_print.page': { paramsTuple?: []; params?: {} }
    'price.index': { paramsTuple?: []; params?: {} }
    'page_token.show': { paramsTuple?: []; params?: {} }
    'search_engine.sitemap': { paramsTuple?: []; params?: {} }
    'security.show': { paramsTuple?: []; params?: {} }
    'search_engine.robots': { paramsTuple?: []; params?: {} }
    'play_page.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'drawing.show': { paramsTuple: [ParamValue]; params: {'bestand': ParamValue} }
    'certificate.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'certificate.page': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'outdoor_route.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'sealed_game.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'link_worker.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'hint_page.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'team_page.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'team.show': { paramsTuple?: []; params?: {} }
    'team.snapshot': { paramsTuple?: []; params?: {} }
    'screen.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'screen.snapshot': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'session.create': { paramsTuple?: []; params?: {} }
    'login_code.create': { paramsTuple?: []; params?: {} }
    'forgotten_password.create': { paramsTuple?: []; params?: {} }
    'password_link.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_type.show': { paramsTuple?: []; params?: {} }
    'dashboard.index': { paramsTuple?: []; params?: {} }
    'customer.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customer_screen.settings': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'customer_screen.lobby': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'result.index': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'result.show': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'result.csv': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'paper_round.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'paper_kit.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'paper_kit.pdf': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'paper_score.edit': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'rehearsal.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customer_screen.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'room_screen.index': { paramsTuple?: []; params?: {} }
    'room_screen.create': { paramsTuple?: []; params?: {} }
    'room_screen.show': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'customer.index': { paramsTuple?: []; params?: {} }
    'today.moved': { paramsTuple?: []; params?: {} }
    'today.index': { paramsTuple?: []; params?: {} }
    'audit_log.index': { paramsTuple?: []; params?: {} }
    'order_invoice.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_invoice.credit_note': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'nummer': ParamValue} }
    'admin_order.index': { paramsTuple?: []; params?: {} }
    'hand_order.create': { paramsTuple?: []; params?: {} }
    'admin_order.csv': { paramsTuple?: []; params?: {} }
    'admin_order.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_booking.index': { paramsTuple?: []; params?: {} }
    'admin_booking.create': { paramsTuple?: []; params?: {} }
    'admin_booking.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.index': { paramsTuple?: []; params?: {} }
    'shipping.packing_slips': { paramsTuple?: []; params?: {} }
    'shipping.labels': { paramsTuple?: []; params?: {} }
    'carrier_label.show': { paramsTuple?: []; params?: {} }
    'print_file.index': { paramsTuple?: []; params?: {} }
    'print_file.show': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'spel': ParamValue,'editie': ParamValue,'bestand': ParamValue} }
    'withdrawal_screen.index': { paramsTuple?: []; params?: {} }
    'withdrawal_screen.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'figures.index': { paramsTuple?: []; params?: {} }
    'figures.csv': { paramsTuple: [ParamValue]; params: {'tabel': ParamValue} }
    'price_admin.index': { paramsTuple?: []; params?: {} }
    'discount_code_screen.index': { paramsTuple?: []; params?: {} }
    'discount_code_screen.create': { paramsTuple?: []; params?: {} }
    'discount_code_screen.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_voucher.index': { paramsTuple?: []; params?: {} }
    'admin_voucher.create': { paramsTuple?: []; params?: {} }
    'admin_voucher.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_voucher.card': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_rating.index': { paramsTuple?: []; params?: {} }
    'message_screen.index': { paramsTuple?: []; params?: {} }
    'message_screen.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar_address.show': { paramsTuple?: []; params?: {} }
    'setting.index': { paramsTuple?: []; params?: {} }
    'information_text.edit': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
    'account.index': { paramsTuple?: []; params?: {} }
    'personal_data.index': { paramsTuple?: []; params?: {} }
    'bookkeeping.index': { paramsTuple?: []; params?: {} }
    'booked_paper.index': { paramsTuple?: []; params?: {} }
    'booked_paper.csv': { paramsTuple?: []; params?: {} }
    'booked_paper.show': { paramsTuple: [ParamValue]; params: {'factuur': ParamValue} }
    'booked_paper.page': { paramsTuple: [ParamValue]; params: {'factuur': ParamValue} }
    'booked_paper.ubl': { paramsTuple: [ParamValue]; params: {'factuur': ParamValue} }
    'invoice_export.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'backup.index': { paramsTuple?: []; params?: {} }
    'backup_download.show': { paramsTuple: [ParamValue]; params: {'kopie': ParamValue} }
    'password.edit': { paramsTuple?: []; params?: {} }
    'two_factor.edit': { paramsTuple?: []; params?: {} }
    'device.index': { paramsTuple?: []; params?: {} }
    'me.show': { paramsTuple?: []; params?: {} }
    'game_master_evening.index': { paramsTuple?: []; params?: {} }
    'game_master.customer_screen.settings': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'game_master.customer_screen.lobby': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'game_master.paper_kit.pdf': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'game_master.customer.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  POST: {
    'browser_report.store': { paramsTuple?: []; params?: {} }
    'withdrawal.check': { paramsTuple?: []; params?: {} }
    'withdrawal.store': { paramsTuple?: []; params?: {} }
    'sample.store': { paramsTuple?: []; params?: {} }
    'contact.store': { paramsTuple?: []; params?: {} }
    'sample.check': { paramsTuple?: []; params?: {} }
    'lost_links.store': { paramsTuple?: []; params?: {} }
    'payment.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'extension.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'gift.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'gift.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'booking_page.accept': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'booking_page.pay': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'voucher_sale.store': { paramsTuple?: []; params?: {} }
    'order.store': { paramsTuple: [ParamValue]; params: {'apiPad': ParamValue} }
    'discount.show': { paramsTuple: [ParamValue]; params: {'apiPad': ParamValue} }
    'voucher.show': { paramsTuple?: []; params?: {} }
    'webhook.store': { paramsTuple?: []; params?: {} }
    'access.show': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'flag.index': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'flag.store': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'game_end.store': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'opinion.store': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'rating.store': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'rating.destroy': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'state.show': { paramsTuple: [ParamValue]; params: {'spel': ParamValue} }
    'hint.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'hint_answer.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'hint_answer.check': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'team_name.store': { paramsTuple?: []; params?: {} }
    'team.timeout': { paramsTuple?: []; params?: {} }
    'room.store': { paramsTuple?: []; params?: {} }
    'room.destroy': { paramsTuple?: []; params?: {} }
    'room_hint.store': { paramsTuple: [ParamValue]; params: {'hint': ParamValue} }
    'room_answer.store': { paramsTuple?: []; params?: {} }
    'room_answer.wrong': { paramsTuple?: []; params?: {} }
    'screen.channel': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'screen.beat': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'channel.store': { paramsTuple?: []; params?: {} }
    'session.store': { paramsTuple?: []; params?: {} }
    'login_code.store': { paramsTuple?: []; params?: {} }
    'session.destroy': { paramsTuple?: []; params?: {} }
    'forgotten_password.store': { paramsTuple?: []; params?: {} }
    'password_link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_channel.store': { paramsTuple?: []; params?: {} }
    'game_setting.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rehearsal.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'lobby.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'lobby.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'round.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'round.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_clock.extra': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_clock.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_clock.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'screen_admin.scores': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'screen_admin.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'screen_admin.reveal': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'group.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'printed_card.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'announcement.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'announcement.free': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'roomId': ParamValue} }
    'game_team.rename': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'game_team.renew_qr': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'game_team.correct': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'paper_score.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'evening_report.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customer.store': { paramsTuple?: []; params?: {} }
    'admin_room.store': { paramsTuple?: []; params?: {} }
    'admin_room.archive': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'admin_room.restore': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'alarm.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail.update_all': { paramsTuple?: []; params?: {} }
    'mail.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail.mark_handled': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'hand_order.store': { paramsTuple?: []; params?: {} }
    'order_mail.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cancellation.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_gift.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_invoice.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'refund.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'note.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_booking.store': { paramsTuple?: []; params?: {} }
    'booking_action.quote': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_action.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_action.bill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_action.bank': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_action.play': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_action.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_action.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'booking_customer.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.store_all': { paramsTuple?: []; params?: {} }
    'carrier_label.store': { paramsTuple?: []; params?: {} }
    'admin_withdrawal.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_withdrawal.receive_return': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_withdrawal.refund_order': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_withdrawal.revoke_links': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_withdrawal.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_withdrawal.mark_handled': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_withdrawal.send_receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discount_code.store': { paramsTuple?: []; params?: {} }
    'discount_code.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discount_code.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_voucher.store': { paramsTuple?: []; params?: {} }
    'admin_voucher.block': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_voucher.unblock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_rating.hide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_rating.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'message.mark_all_handled': { paramsTuple?: []; params?: {} }
    'message.reply': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'message.mark_handled': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'message.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar_address.store': { paramsTuple?: []; params?: {} }
    'account.store': { paramsTuple?: []; params?: {} }
    'account.invite_again': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account.deactivate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account.reactivate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'personal_data.show': { paramsTuple?: []; params?: {} }
    'personal_data.export': { paramsTuple?: []; params?: {} }
    'invoice_export.store': { paramsTuple?: []; params?: {} }
    'settlement.store': { paramsTuple?: []; params?: {} }
    'settlement.update': { paramsTuple?: []; params?: {} }
    'backup.store': { paramsTuple?: []; params?: {} }
    'backup_download.store': { paramsTuple: [ParamValue]; params: {'kopie': ParamValue} }
    'password.update': { paramsTuple?: []; params?: {} }
    'two_factor.begin': { paramsTuple?: []; params?: {} }
    'two_factor.store': { paramsTuple?: []; params?: {} }
    'two_factor.destroy': { paramsTuple?: []; params?: {} }
    'recovery_code.store': { paramsTuple?: []; params?: {} }
    'game_master.game_master_channel.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.lobby.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.lobby.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.round.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.round.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.game_clock.extra': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.game_clock.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.game_clock.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.screen_admin.scores': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.screen_admin.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.screen_admin.reveal': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.group.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.printed_card.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.announcement.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'game_master.announcement.free': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'roomId': ParamValue} }
    'game_master.game_team.rename': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'game_master.game_team.renew_qr': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
    'game_master.game_team.correct': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'teamId': ParamValue} }
  }
  HEAD: {
    'health.show': { paramsTuple?: []; params?: {} }
    'home.show': { paramsTuple?: []; params?: {} }
    'game.index': { paramsTuple?: []; params?: {} }
    'game.show': { paramsTuple: [ParamValue]; params: {'itemName': ParamValue} }
    'sample.show': { paramsTuple?: []; params?: {} }
    'voucher_sale.create': { paramsTuple?: []; params?: {} }
    'contact.create': { paramsTuple?: []; params?: {} }
    'lost_links.create': { paramsTuple?: []; params?: {} }
    'information.questions': { paramsTuple?: []; params?: {} }
    'information.withdrawal': { paramsTuple?: []; params?: {} }
    'information.privacy': { paramsTuple?: []; params?: {} }
    'information.accessibility': { paramsTuple?: []; params?: {} }
    'thank_you.show': { paramsTuple?: []; params?: {} }
    'invoice.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'invoice.page': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'invoice.paper': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'nummer': ParamValue} }
    'invoice.paper_page': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'nummer': ParamValue} }
    'invoice.credit_note': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'nummer': ParamValue} }
    'web_edition.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'my_order.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'gift_card.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'gift_card.page': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'voucher_sale.card': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'voucher_sale.card_page': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'gift.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'calendar.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'booking_page.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.file': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'download.web_edition': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'party.of_download': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'bestand': ParamValue} }
    'party.of_order': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'bestand': ParamValue} }
    'party.of_play_link': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue,'bestand': ParamValue} }
    'order.create': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'withdrawal.create': { paramsTuple?: []; params?: {} }
    'model_form.show': { paramsTuple?: []; params?: {} }
    'model_form.page': { paramsTuple?: []; params?: {} }
    'withdrawal.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'test_print.show': { paramsTuple?: []; params?: {} }
    'test_print.page': { paramsTuple?: []; params?: {} }
    'price.index': { paramsTuple?: []; params?: {} }
    'page_token.show': { paramsTuple?: []; params?: {} }
    'search_engine.sitemap': { paramsTuple?: []; params?: {} }
    'security.show': { paramsTuple?: []; params?: {} }
    'search_engine.robots': { paramsTuple?: []; params?: {} }
    'play_page.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'drawing.show': { paramsTuple: [ParamValue]; params: {'bestand': ParamValue} }
    'certificate.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'certificate.page': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'outdoor_route.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'sealed_game.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'link_worker.show': { paramsTuple: [ParamValue,ParamValue]; params: {'uniqueId': ParamValue,'spel': ParamValue} }
    'hint_page.show': { paramsTuple: [ParamValue]; params: {'hintpagina': ParamValue} }
    'team_page.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'team.show': { paramsTuple?: []; params?: {} }
    'team.snapshot': { paramsTuple?: []; params?: {} }
    'screen.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'screen.snapshot': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'session.create': { paramsTuple?: []; params?: {} }
    'login_code.create': { paramsTuple?: []; params?: {} }
    'forgotten_password.create': { paramsTuple?: []; params?: {} }
    'password_link.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_type.show': { paramsTuple?: []; params?: {} }
    'dashboard.index': { paramsTuple?: []; params?: {} }
    'customer.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customer_screen.settings': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'customer_screen.lobby': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'result.index': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'result.show': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'result.csv': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'paper_round.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'klantId': ParamValue,'rondeId': ParamValue} }
    'paper_kit.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'paper_kit.pdf': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'paper_score.edit': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'rehearsal.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customer_screen.show': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'room_screen.index': { paramsTuple?: []; params?: {} }
    'room_screen.create': { paramsTuple?: []; params?: {} }
    'room_screen.show': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'customer.index': { paramsTuple?: []; params?: {} }
    'today.moved': { paramsTuple?: []; params?: {} }
    'today.index': { paramsTuple?: []; params?: {} }
    'audit_log.index': { paramsTuple?: []; params?: {} }
    'order_invoice.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_invoice.credit_note': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'nummer': ParamValue} }
    'admin_order.index': { paramsTuple?: []; params?: {} }
    'hand_order.create': { paramsTuple?: []; params?: {} }
    'admin_order.csv': { paramsTuple?: []; params?: {} }
    'admin_order.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_booking.index': { paramsTuple?: []; params?: {} }
    'admin_booking.create': { paramsTuple?: []; params?: {} }
    'admin_booking.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.index': { paramsTuple?: []; params?: {} }
    'shipping.packing_slips': { paramsTuple?: []; params?: {} }
    'shipping.labels': { paramsTuple?: []; params?: {} }
    'carrier_label.show': { paramsTuple?: []; params?: {} }
    'print_file.index': { paramsTuple?: []; params?: {} }
    'print_file.show': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'spel': ParamValue,'editie': ParamValue,'bestand': ParamValue} }
    'withdrawal_screen.index': { paramsTuple?: []; params?: {} }
    'withdrawal_screen.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'figures.index': { paramsTuple?: []; params?: {} }
    'figures.csv': { paramsTuple: [ParamValue]; params: {'tabel': ParamValue} }
    'price_admin.index': { paramsTuple?: []; params?: {} }
    'discount_code_screen.index': { paramsTuple?: []; params?: {} }
    'discount_code_screen.create': { paramsTuple?: []; params?: {} }
    'discount_code_screen.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_voucher.index': { paramsTuple?: []; params?: {} }
    'admin_voucher.create': { paramsTuple?: []; params?: {} }
    'admin_voucher.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_voucher.card': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_rating.index': { paramsTuple?: []; params?: {} }
    'message_screen.index': { paramsTuple?: []; params?: {} }
    'message_screen.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar_address.show': { paramsTuple?: []; params?: {} }
    'setting.index': { paramsTuple?: []; params?: {} }
    'information_text.edit': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
    'account.index': { paramsTuple?: []; params?: {} }
    'personal_data.index': { paramsTuple?: []; params?: {} }
    'bookkeeping.index': { paramsTuple?: []; params?: {} }
    'booked_paper.index': { paramsTuple?: []; params?: {} }
    'booked_paper.csv': { paramsTuple?: []; params?: {} }
    'booked_paper.show': { paramsTuple: [ParamValue]; params: {'factuur': ParamValue} }
    'booked_paper.page': { paramsTuple: [ParamValue]; params: {'factuur': ParamValue} }
    'booked_paper.ubl': { paramsTuple: [ParamValue]; params: {'factuur': ParamValue} }
    'invoice_export.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'backup.index': { paramsTuple?: []; params?: {} }
    'backup_download.show': { paramsTuple: [ParamValue]; params: {'kopie': ParamValue} }
    'password.edit': { paramsTuple?: []; params?: {} }
    'two_factor.edit': { paramsTuple?: []; params?: {} }
    'device.index': { paramsTuple?: []; params?: {} }
    'me.show': { paramsTuple?: []; params?: {} }
    'game_master_evening.index': { paramsTuple?: []; params?: {} }
    'game_master.customer_screen.settings': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'game_master.customer_screen.lobby': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'game_master.paper_kit.pdf': { paramsTuple: [ParamValue]; params: {'klantId': ParamValue} }
    'game_master.customer.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PUT: {
    'game_setting.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customer.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_room.update': { paramsTuple: [ParamValue]; params: {'roomId': ParamValue} }
    'preparation.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'onderdeel': ParamValue} }
    'order_link.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'shipping.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_details.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_gift.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_booking.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'price_admin.update': { paramsTuple: [ParamValue]; params: {'sleutel': ParamValue} }
    'discount_code.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'setting.update': { paramsTuple?: []; params?: {} }
    'holiday.update': { paramsTuple?: []; params?: {} }
    'information_text.update': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
    'account.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  DELETE: {
    'game_master.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'grantId': ParamValue} }
    'customer.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'preparation.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'onderdeel': ParamValue} }
    'shipping.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'note.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'noteId': ParamValue} }
    'carrier_label.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar_address.destroy': { paramsTuple?: []; params?: {} }
    'holiday.destroy': { paramsTuple?: []; params?: {} }
    'information_text.destroy': { paramsTuple: [ParamValue]; params: {'tekst': ParamValue} }
    'account.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'personal_data.destroy': { paramsTuple?: []; params?: {} }
    'invoice_export.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'device.destroy_all': { paramsTuple?: []; params?: {} }
    'device.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  OPTIONS: {
  }
  PATCH: {
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}
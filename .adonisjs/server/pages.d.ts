import '@adonisjs/inertia/types'

import type React from 'react'
import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> =
  T extends React.FC<infer Props>
    ? Prettify<Omit<Props, 'children'>>
    : T extends React.Component<infer Props>
      ? Prettify<Omit<Props, 'children'>>
      : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'admin/accounts/accounts_page': ExtractProps<(typeof import('../../inertia/admin/accounts/accounts_page.tsx'))['default']>
    'admin/audit_log/audit_log_page': ExtractProps<(typeof import('../../inertia/admin/audit_log/audit_log_page.tsx'))['default']>
    'admin/backups/backups_page': ExtractProps<(typeof import('../../inertia/admin/backups/backups_page.tsx'))['default']>
    'admin/devices/devices_page': ExtractProps<(typeof import('../../inertia/admin/devices/devices_page.tsx'))['default']>
    'admin/game_masters/game_master_evenings_page': ExtractProps<(typeof import('../../inertia/admin/game_masters/game_master_evenings_page.tsx'))['default']>
    'admin/password_links/choose_password_page': ExtractProps<(typeof import('../../inertia/admin/password_links/choose_password_page.tsx'))['default']>
    'admin/password_links/forgotten_password_page': ExtractProps<(typeof import('../../inertia/admin/password_links/forgotten_password_page.tsx'))['default']>
    'admin/password/password_page': ExtractProps<(typeof import('../../inertia/admin/password/password_page.tsx'))['default']>
    'admin/session/login_page': ExtractProps<(typeof import('../../inertia/admin/session/login_page.tsx'))['default']>
    'admin/today/today_page': ExtractProps<(typeof import('../../inertia/admin/today/today_page.tsx'))['default']>
    'admin/two_factor/login_code_page': ExtractProps<(typeof import('../../inertia/admin/two_factor/login_code_page.tsx'))['default']>
    'admin/two_factor/two_factor_page': ExtractProps<(typeof import('../../inertia/admin/two_factor/two_factor_page.tsx'))['default']>
    'live/big_screen/screen_page': ExtractProps<(typeof import('../../inertia/live/big_screen/screen_page.tsx'))['default']>
    'live/control/admin_lobby_page': ExtractProps<(typeof import('../../inertia/live/control/admin_lobby_page.tsx'))['default']>
    'live/customers/admin_customer_page': ExtractProps<(typeof import('../../inertia/live/customers/admin_customer_page.tsx'))['default']>
    'live/customers/admin_dashboard_page': ExtractProps<(typeof import('../../inertia/live/customers/admin_dashboard_page.tsx'))['default']>
    'live/customers/admin_spellenfabriek_page': ExtractProps<(typeof import('../../inertia/live/customers/admin_spellenfabriek_page.tsx'))['default']>
    'live/game/team_page': ExtractProps<(typeof import('../../inertia/live/game/team_page.tsx'))['default']>
    'live/paper_kit/admin_paper_kit_page': ExtractProps<(typeof import('../../inertia/live/paper_kit/admin_paper_kit_page.tsx'))['default']>
    'live/paper_scores/admin_paper_scores_page': ExtractProps<(typeof import('../../inertia/live/paper_scores/admin_paper_scores_page.tsx'))['default']>
    'live/rooms/admin_room_page': ExtractProps<(typeof import('../../inertia/live/rooms/admin_room_page.tsx'))['default']>
    'live/rooms/admin_rooms_page': ExtractProps<(typeof import('../../inertia/live/rooms/admin_rooms_page.tsx'))['default']>
    'live/rounds/admin_round_page': ExtractProps<(typeof import('../../inertia/live/rounds/admin_round_page.tsx'))['default']>
    'live/rounds/admin_rounds_page': ExtractProps<(typeof import('../../inertia/live/rounds/admin_rounds_page.tsx'))['default']>
    'play/certificates/no_certificate_page': ExtractProps<(typeof import('../../inertia/play/certificates/no_certificate_page.tsx'))['default']>
    'play/hint_pages/hint_page': ExtractProps<(typeof import('../../inertia/play/hint_pages/hint_page.tsx'))['default']>
    'play/puzzles/cunera_van_rhenen_page': ExtractProps<(typeof import('../../inertia/play/puzzles/cunera_van_rhenen_page.tsx'))['default']>
    'play/puzzles/eindejaarsspel_page': ExtractProps<(typeof import('../../inertia/play/puzzles/eindejaarsspel_page.tsx'))['default']>
    'play/puzzles/het_verdwenen_recept_page': ExtractProps<(typeof import('../../inertia/play/puzzles/het_verdwenen_recept_page.tsx'))['default']>
    'shop/bookings/admin_booking_page': ExtractProps<(typeof import('../../inertia/shop/bookings/admin_booking_page.tsx'))['default']>
    'shop/bookings/admin_bookings_page': ExtractProps<(typeof import('../../inertia/shop/bookings/admin_bookings_page.tsx'))['default']>
    'shop/bookings/admin_new_booking_page': ExtractProps<(typeof import('../../inertia/shop/bookings/admin_new_booking_page.tsx'))['default']>
    'shop/bookings/booking_page': ExtractProps<(typeof import('../../inertia/shop/bookings/booking_page.tsx'))['default']>
    'shop/bookkeeping/admin_bookkeeping_page': ExtractProps<(typeof import('../../inertia/shop/bookkeeping/admin_bookkeeping_page.tsx'))['default']>
    'shop/bookkeeping/admin_papers_page': ExtractProps<(typeof import('../../inertia/shop/bookkeeping/admin_papers_page.tsx'))['default']>
    'shop/calendar/admin_calendar_page': ExtractProps<(typeof import('../../inertia/shop/calendar/admin_calendar_page.tsx'))['default']>
    'shop/catalogue/game_page': ExtractProps<(typeof import('../../inertia/shop/catalogue/game_page.tsx'))['default']>
    'shop/catalogue/home_page': ExtractProps<(typeof import('../../inertia/shop/catalogue/home_page.tsx'))['default']>
    'shop/catalogue/overview_page': ExtractProps<(typeof import('../../inertia/shop/catalogue/overview_page.tsx'))['default']>
    'shop/checkout/place_order_page': ExtractProps<(typeof import('../../inertia/shop/checkout/place_order_page.tsx'))['default']>
    'shop/checkout/thank_you_page': ExtractProps<(typeof import('../../inertia/shop/checkout/thank_you_page.tsx'))['default']>
    'shop/dead_ends/dead_link_page': ExtractProps<(typeof import('../../inertia/shop/dead_ends/dead_link_page.tsx'))['default']>
    'shop/dead_ends/in_development_page': ExtractProps<(typeof import('../../inertia/shop/dead_ends/in_development_page.tsx'))['default']>
    'shop/dead_ends/not_found_page': ExtractProps<(typeof import('../../inertia/shop/dead_ends/not_found_page.tsx'))['default']>
    'shop/dead_ends/outage_page': ExtractProps<(typeof import('../../inertia/shop/dead_ends/outage_page.tsx'))['default']>
    'shop/deliveries/download_page': ExtractProps<(typeof import('../../inertia/shop/deliveries/download_page.tsx'))['default']>
    'shop/discount_codes/admin_discount_code_page': ExtractProps<(typeof import('../../inertia/shop/discount_codes/admin_discount_code_page.tsx'))['default']>
    'shop/discount_codes/admin_discount_codes_page': ExtractProps<(typeof import('../../inertia/shop/discount_codes/admin_discount_codes_page.tsx'))['default']>
    'shop/figures/admin_figures_page': ExtractProps<(typeof import('../../inertia/shop/figures/admin_figures_page.tsx'))['default']>
    'shop/gifts/gift_page': ExtractProps<(typeof import('../../inertia/shop/gifts/gift_page.tsx'))['default']>
    'shop/hand_orders/admin_hand_order_page': ExtractProps<(typeof import('../../inertia/shop/hand_orders/admin_hand_order_page.tsx'))['default']>
    'shop/information/admin_questions_page': ExtractProps<(typeof import('../../inertia/shop/information/admin_questions_page.tsx'))['default']>
    'shop/information/admin_text_page': ExtractProps<(typeof import('../../inertia/shop/information/admin_text_page.tsx'))['default']>
    'shop/information/information_page': ExtractProps<(typeof import('../../inertia/shop/information/information_page.tsx'))['default']>
    'shop/information/questions_page': ExtractProps<(typeof import('../../inertia/shop/information/questions_page.tsx'))['default']>
    'shop/messages/admin_message_page': ExtractProps<(typeof import('../../inertia/shop/messages/admin_message_page.tsx'))['default']>
    'shop/messages/admin_messages_page': ExtractProps<(typeof import('../../inertia/shop/messages/admin_messages_page.tsx'))['default']>
    'shop/messages/contact_page': ExtractProps<(typeof import('../../inertia/shop/messages/contact_page.tsx'))['default']>
    'shop/orders/admin_order_page': ExtractProps<(typeof import('../../inertia/shop/orders/admin_order_page.tsx'))['default']>
    'shop/orders/admin_orders_page': ExtractProps<(typeof import('../../inertia/shop/orders/admin_orders_page.tsx'))['default']>
    'shop/orders/my_order_page': ExtractProps<(typeof import('../../inertia/shop/orders/my_order_page.tsx'))['default']>
    'shop/parcels/admin_shipping_page': ExtractProps<(typeof import('../../inertia/shop/parcels/admin_shipping_page.tsx'))['default']>
    'shop/play_links/lost_links_page': ExtractProps<(typeof import('../../inertia/shop/play_links/lost_links_page.tsx'))['default']>
    'shop/prices/admin_prices_page': ExtractProps<(typeof import('../../inertia/shop/prices/admin_prices_page.tsx'))['default']>
    'shop/print_files/admin_print_files_page': ExtractProps<(typeof import('../../inertia/shop/print_files/admin_print_files_page.tsx'))['default']>
    'shop/ratings/admin_ratings_page': ExtractProps<(typeof import('../../inertia/shop/ratings/admin_ratings_page.tsx'))['default']>
    'shop/retention/admin_personal_data_page': ExtractProps<(typeof import('../../inertia/shop/retention/admin_personal_data_page.tsx'))['default']>
    'shop/sample/sample_page': ExtractProps<(typeof import('../../inertia/shop/sample/sample_page.tsx'))['default']>
    'shop/settings/admin_settings_page': ExtractProps<(typeof import('../../inertia/shop/settings/admin_settings_page.tsx'))['default']>
    'shop/voucher_sales/buy_voucher_page': ExtractProps<(typeof import('../../inertia/shop/voucher_sales/buy_voucher_page.tsx'))['default']>
    'shop/vouchers/admin_new_voucher_page': ExtractProps<(typeof import('../../inertia/shop/vouchers/admin_new_voucher_page.tsx'))['default']>
    'shop/vouchers/admin_voucher_page': ExtractProps<(typeof import('../../inertia/shop/vouchers/admin_voucher_page.tsx'))['default']>
    'shop/vouchers/admin_vouchers_page': ExtractProps<(typeof import('../../inertia/shop/vouchers/admin_vouchers_page.tsx'))['default']>
    'shop/withdrawals/admin_withdrawal_page': ExtractProps<(typeof import('../../inertia/shop/withdrawals/admin_withdrawal_page.tsx'))['default']>
    'shop/withdrawals/admin_withdrawals_page': ExtractProps<(typeof import('../../inertia/shop/withdrawals/admin_withdrawals_page.tsx'))['default']>
    'shop/withdrawals/withdraw_page': ExtractProps<(typeof import('../../inertia/shop/withdrawals/withdraw_page.tsx'))['default']>
    'shop/withdrawals/withdrawal_received_page': ExtractProps<(typeof import('../../inertia/shop/withdrawals/withdrawal_received_page.tsx'))['default']>
  }
}

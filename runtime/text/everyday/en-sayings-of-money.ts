/** Own compilation: what customers say in several words about prices, money off and paying, and the words of documents that answer it. */
export const sayingsOfMoney = `
    set_you_back how_much_dosh much_do_you_charge price cost fee
    shell_out fork_out cough_up stump_up cost price
    fall_behind behind_with get_behind arrears overdue
    pay_rise get_a_raise salary increase
    club_together chip_in group split
    whats_the_damage what_the_damage price cost
    settle_up square_up pay payment
    knock_anything knock_something knock_a_bit discount reduction
    what_are_you_asking going_rate price rate
    what_do_i_owe what_do_you_take price cost
    damage_to_my_wallet break_the_bank cost price
    price_tag ballpark_figure rough_idea estimate price
    rough_price rough_cost estimate quotation
    give_me_a_price price_me_up estimate quotation
    starting_price prices_start from_how_much prices price
    everything_included all_inclusive_price total inclusive included
    final_price total_price total
    vat_on_top plus_vat with_vat without_vat including_tax plus_tax before_tax vat
    what_else_is_included whats_included what_is_included part_of_the_price in_the_price included inclusive
    on_top_of_that on_top_of_the added_on sneaky_fees nasty_surprises surcharge additional extra fee
    weekend_rate sunday_rate weekend surcharge
    night_rate evening_rate night surcharge
    cheaper_rate cheaper_price better_price better_deal reduced discount
    do_me_a_deal cut_me_a_deal room_to_haggle negotiate_the_price discount
    bulk_buying buy_in_bulk buy_lots order_lots larger_quantities bulk quantity wholesale
    two_for_one buy_one_get multi_buy offer promotion discount
    save_money save_some_money save_a_bit save_a_few discount offer saver
    early_bird book_early early-bird discount advance
    last_minute_deal last_minute_price discount offer
    refer_a_friend recommend_a_friend tell_a_friend bring_a_mate referral reward
    off_season low_season off-season winter
    second_child brothers_and_sisters siblings discount
    whole_family family
    mates_rates friends_and_family discount
    collect_points earn_points points loyalty
    loyal_customer regular_customer come_often repeat_customer loyalty discount
    free_gift goody_bag gift free
    without_paying not_pay_anything dont_pay_anything don_pay_anything free
    up_front upfront_payment pay_first pay_before prepayment advance deposit
    pay_when_i_arrive pay_on_arrival pay_on_the_day pay_there pay_on_site payment arrival
    pay_on_collection pay_on_delivery payment delivery
    pay_half_now half_now_half half_upfront deposit
    put_down_a_deposit put_money_down leave_a_deposit deposit
    get_my_deposit deposit_back lose_my_deposit deposit refund
    spread_the_cost spread_the_payments pay_in_bits bit_by_bit in_chunks instalments
    pay_over_time pay_it_in_parts pay_in_parts payment_plan pay_in_stages instalments
    in_three_payments on_finance on_credit buy_on_tick instalments financing
    on_the_never_never on_tick instalments
    on_my_tab put_it_on_account account invoice
    send_me_a_bill bill_me invoice_me pay_on_invoice invoice
    need_an_invoice receipt_for_work bill_for_work proof_i_paid receipt invoice
    invoice_again resend_the_invoice invoice copy
    tax_receipt vat_number_on invoice vat
    for_my_taxes tax invoice
    take_plastic pay_by_plastic take_cards swipe_my_card use_my_card pay_by_card pay_with_card card
    chip_and_pin tap_my_card tap_my_phone pay_by_phone contactless
    take_visa accept_visa card
    hard_cash only_cash cash_only need_cash bring_cash take_cash accept_cash cash
    break_a_note give_change small_change cash
    hole_in_the_wall cash_point cash_machine_near atm
    in_euros in_dollars in_pounds pay_in_euros currency
    money_went_out taken_from_my_account money_leave_my charged debited payment
    charged_twice paid_twice charged_double double_charged billed_twice charged duplicate refund
    charged_too_much too_much_money overcharged_me wrong_amount charged incorrect refund
    payment_failed payment_bounced payment_didnt payment_not_go card_was_declined wont_take_my_card won_take_my_card payment declined failed
    card_expired change_my_card different_card update_my_card payment card
    change_how_i_pay change_payment way_of_paying ways_to_pay how_to_pay payment
    forget_to_pay forgot_to_pay dont_pay don_pay pay_too_late late_payment miss_a_payment not_paid_yet overdue reminder payment
    payment_due bill_due when_to_pay when_do_i_pay have_to_pay_by due payment days
    get_paid pay_me payment salary payout
    when_is_payday get_my_wages wages_paid payday payroll salary
    money_returned get_money_back want_a_refund full_refund get_something_back refund
    how_soon_refunded see_my_money money_in_my_account refund days
    get_a_voucher_instead credit_instead voucher credit
    out_of_date_voucher voucher_run_out voucher_expired voucher valid expiry
    use_my_voucher use_a_voucher pay_with_a_voucher spend_my_voucher voucher redeem
    present_for_someone give_as_a_present buy_for_a_friend something_for_a_birthday voucher gift
    cheapest_way cheapest_option cheapest_thing price
    dearest_one most_expensive price
    tip_the_staff leave_a_tip gratuity tip
    minimum_spend spend_at_least least_i_can_order minimum order
    prices_changed price_going_up put_prices_up prices_gone_up increase price
    same_price_elsewhere found_it_cheaper cheaper_elsewhere price guarantee
    pay_the_difference difference_in_price difference surcharge
    tight_on_money short_of_money cant_afford_it can_afford_it low_income not_much_money strapped_for_cash reduced concession discount
    living_on_benefits universal_credit reduced concession unemployed
`

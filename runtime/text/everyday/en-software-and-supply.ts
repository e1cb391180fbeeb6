/** Own compilation: what users of software and customers of hosting, telephone, internet and electricity say, and what those write; privacy and access too. */
export const softwareAndSupply = `
    log_on login sign_in
    sign_on login sign_in
    get_in_my_account login
    get_into_my_account login
    cannot_log_in login password
    log_me_out logout session
    logged_out session
    forgot_my_password password_reset reset
    forgot_password password_reset reset
    forgotten_password password_reset reset
    lost_my_password password_reset reset
    lost_password password_reset reset
    change_my_password password reset
    locked_account blocked
    account_locked blocked
    locked_out blocked
    blocked locked suspended
    banned blocked suspended
    hacked compromised breach
    data_breach breach
    breach incident
    create_an_account register registration sign_up
    make_an_account register registration sign_up
    open_an_account register registration
    set_up_an_account register registration
    close_my_account delete
    close_account delete
    delete_my_account deletion
    delete_account deletion
    remove_my_account deletion
    deactivate_account deletion
    deactivate disable
    disable turn_off deactivate
    enable turn_on activate
    switch_on enable
    switch_off disable
    get_rid delete remove
    deletion erasure
    wipe delete erase
    undo restore revert
    restore recover
    accidentally_deleted restore recover
    trash_bin trash
    two-factor 2fa
    two_step_verification 2fa
    authenticator_app 2fa
    mfa 2fa
    multi-factor 2fa
    single_sign_on sso saml
    user_rights permissions
    access_rights permissions
    permissions rights roles
    admin administrator
    add_someone invite
    add_a_colleague invite
    add_a_user invite
    add_users invite
    add_people invite
    add_a_member invite
    add_team_members invite
    share_with sharing
    collaboration team
    work_together collaboration
    several_people collaboration multi-user
    multiple_users multi-user
    for_free free free_plan
    no_charge free
    test_it free_trial trial
    try_it_out free_trial trial
    demo demonstration
    see_a_demo demo
    paid_plan subscription
    premium paid
    monthly_fee subscription
    pay_per_month monthly
    pay_yearly annual
    pay_annually annual
    annual_billing yearly
    billing invoicing payment
    billed charged invoiced
    higher_plan upgrade
    cheaper_plan downgrade
    change_plan upgrade switch
    change_my_plan upgrade switch
    switch_plan upgrade
    cancel_subscription cancellation
    cancel_my_subscription cancellation
    end_my_subscription cancellation
    stop_my_subscription cancellation
    stop_paying cancel
    unsubscribe cancel
    auto_renew automatic_renewal renews
    auto-renew automatic_renewal renews
    lock-in minimum_term
    locked_in minimum_term commitment
    education_discount students
    nonprofit_discount charities
    import_data import
    bring_my_data import migration
    move_my_data migration import
    switch_from migration
    move_over migration
    take_my_data export
    get_my_data export
    download_my_data export
    export_data export
    export_my_data export
    save_as export
    excel_file excel xlsx
    word_file docx
    word_document docx
    pdf document
    file_format format
    file_type format
    upload_files upload
    storage disk_space
    storage_limit storage
    run_out_of_space storage
    quota limit
    how_many_users users seats
    rate_limit limit
    hook_up integration
    connect_to integration
    link_to integration
    interface api
    for_developers api developer
    programming api
    zapier integration
    slack integration
    add_on addon
    plug_in plugin
    iphone ios
    ipad ios tablet
    mac macos
    macbook mac
    windows pc
    android smartphone
    on_my_phone mobile mobile_app
    on_the_phone mobile
    on_the_go mobile
    chrome browser
    firefox browser
    safari browser
    web_browser browser
    supported_browsers browser
    system_requirements requirements
    hardware device
    gadgets devices
    how_many_devices devices
    offline_mode offline
    no_internet offline
    without_wifi offline
    dark_mode theme
    not_loading outage error
    wont_load won_load error
    is_down outage downtime status
    site_down outage downtime
    website_down outage downtime
    server_down outage downtime
    goes_down outage downtime
    down_time downtime
    status_page status
    outages downtime disruption
    glitch bug error
    crashes bug error
    doesnt_load doesn_load error
    error_message error
    report_a_bug bug
    feature functionality
    feature_request suggestion
    roadmap planned
    release version
    latest_version update
    newest_version update
    manual guide instructions
    user_guide manual documentation
    documentation guide
    tutorial guide
    getting_started onboarding
    get_started onboarding quick_start
    onboarding introduction
    training_session training
    webinar training
    get_help support
    need_help support
    speak_to_someone contact telephone phone
    talk_to_someone contact telephone phone
    speak_to_a_human contact telephone phone
    talk_to_a_human contact telephone phone
    real_person contact telephone
    talk_to_a_person contact telephone
    get_in_touch contact reach
    get_hold_of_you contact reach
    reach_you contact telephone
    contact_you contact telephone email
    contact_us contact
    write_to_you contact email
    drop_you_a_line contact email
    give_you_a_ring telephone phone
    call_you telephone phone
    ring_you telephone phone
    phone_you telephone
    phone_number telephone
    live_chat chat
    support_hours availability
    response_time reply
    respond response_time
    call_me_back callback
    call_back callback
    ring_me_back callback
    complaints_procedure complaint
    make_a_complaint complaint
    not_happy complaint
    unhappy complaint dissatisfied
    not_satisfied complaint dissatisfied
    satisfied satisfaction
    feedback review
    review rating
    leave_a_review review feedback
    domain_name domain
    web_address domain url
    link url
    webspace hosting
    web_host hosting
    ssl_certificate ssl https
    ssl https encryption
    nameserver dns
    mailbox email
    email_account mailbox
    spam_filter spam
    where_is_my_data data_centre servers hosted
    data_centre data_center servers
    hosted stored servers
    data_protection_officer dpo
    dpo data_protection
    who_can_see access confidential
    see_my_data access confidential
    secret confidential
    anonymous anonymised
    third_parties disclosure
    data_processing_agreement dpa
    dpa data_processing
    subcontractor subprocessor
    cookie_banner cookies
    how_long_kept retention
    keep_my_data retention
    store_my_data retention storage
    iso_27001 certified
    gpt ai
    artificial_intelligence ai
    bot chatbot
    mobile_contract contract
    phone_contract contract
    sim_card sim
    keep_my_number number_porting porting
    take_my_number number_porting porting
    transfer_my_number number_porting porting
    top_up recharge
    prepaid_card prepaid
    unlimited_data flat_rate unlimited
    calls_abroad roaming
    use_abroad roaming
    signal coverage
    network_coverage coverage
    broadband_speed bandwidth
    internet_speed bandwidth speed
    slow_internet bandwidth speed
    fibre_optic fibre
    fibre_broadband fibre
    landline fixed_line
    internet_down disruption outage
    internet_not_working disruption outage
    no_connection disruption outage
    router_broken router
    set_top_box receiver
    provider supplier
    green_electricity renewable green_energy
    renewable green
    meter_reading meter
    smart_meter meter
    kilowatt_hour kwh
    unit_price kwh
`

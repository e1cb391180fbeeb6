/** Own compilation: what users of software and customers of hosting, telephone, internet and electricity say, and what those write; privacy and access too. */
export const softwareAndSupply = `
    log_on login sign_in
    logout session
    password_reset reset
    forgotten_password password_reset reset
    locked_account blocked
    account_locked blocked
    locked_out blocked
    blocked locked suspended
    banned blocked suspended
    hacked compromised breach
    data_breach breach
    breach incident
    deactivate_account deletion
    deactivate disable
    disable turn_off deactivate
    enable turn_on activate
    switch_on enable
    switch_off disable
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
    sso saml
    user_rights permissions
    access_rights permissions
    permissions rights roles
    admin administrator
    add_someone invite
    add_users invite
    add_people invite
    add_team_members invite
    collaboration team
    work_together collaboration
    several_people collaboration multi-user
    multiple_users multi-user
    free free_plan
    demo demonstration
    paid_plan subscription
    premium paid
    monthly_fee subscription
    annual_billing yearly
    billing invoicing payment
    billed charged invoiced
    higher_plan upgrade
    cheaper_plan downgrade
    stop_paying cancel
    unsubscribe cancel
    auto_renew automatic_renewal renews
    auto-renew automatic_renewal renews
    lock-in minimum_term
    minimum_term commitment
    education_discount students
    nonprofit_discount charities
    import_data import
    import migration
    export_data export
    excel_file excel xlsx
    word_file docx
    word_document docx
    pdf document
    file_format format
    file_type format
    upload_files upload
    storage disk_space
    storage_limit storage
    quota limit
    rate_limit limit
    hook_up integration
    interface api
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
    mobile mobile_app
    chrome browser
    firefox browser
    safari browser
    web_browser browser
    supported_browsers browser
    system_requirements requirements
    hardware device
    gadgets devices
    offline_mode offline
    without_wifi offline
    dark_mode theme
    wont_load won_load error
    outage downtime status
    status_page status
    outages downtime disruption
    glitch bug error
    crashes bug error
    doesnt_load doesn_load error
    error_message error
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
    onboarding quick_start
    onboarding introduction
    training_session training
    webinar training
    real_person contact telephone
    contact_us contact
    phone_number telephone
    live_chat chat
    support_hours availability
    response_time reply
    respond response_time
    call_back callback
    complaints_procedure complaint
    unhappy complaint dissatisfied
    satisfied satisfaction
    feedback review
    review rating
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
    data_centre servers hosted
    data_centre data_center servers
    hosted stored servers
    data_protection_officer dpo
    dpo data_protection
    secret confidential
    anonymous anonymised
    third_parties disclosure
    data_processing_agreement dpa
    dpa data_processing
    subcontractor subprocessor
    cookie_banner cookies
    iso_27001 certified
    gpt ai
    artificial_intelligence ai
    bot chatbot
    mobile_contract contract
    phone_contract contract
    sim_card sim
    number_porting porting
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

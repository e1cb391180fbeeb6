/** Own compilation: what owners of pets, patients and their families say, and what practices, pharmacies and opticians write. */
export const petsAndHealth = `
    put_down euthanasia euthanise euthanasing
    put_to_sleep euthanasia euthanise
    dog_to_sleep cat_to_sleep pet_to_sleep euthanasia euthanise
    animal_to_sleep rabbit_to_sleep euthanasia euthanise
    him_to_sleep her_to_sleep it_to_sleep euthanasia euthanise
    euthanasia euthanise euthanize put_to_sleep
    pet_dies euthanasia cremation
    cremation ashes
    ashes urn
    claw nail
    cut_claws clip_claws nail_clipping claw_trimming clipping
    dog_nails cat_nails nail_clipping clipping claws
    dog_claws cat_claws nail_clipping clipping
    rabbit_nails rabbit_claws nail_clipping clipping
    nails_cut claws_cut nail_clipping clipping
    cut_nails cut_his_nails cut_her_nails nail_clipping clipping
    clip trim cut
    fixed neutered
    snip neuter castrate
    spay sterilise
    sterilise sterilize
    have_him_done neutered castration
    microchip transponder
    flea parasite
    fleas tick parasites
    worming deworming wormer
    mite parasites
    boosters revaccination
    booster vaccination
    jab needle injection
    immunisation vaccination immunization
    kennel_cough bordetella
    cat_flu vaccination
    rabies rabies_vaccination
    bunny rabbit
    hamster rodent small_animal
    guinea_pig rodent small_animal
    gerbil rodent small_animal
    rat rodent
    rabbit small_animal small_furries
    parrot bird
    budgie bird
    budgerigar budgie
    canary bird
    tortoise reptile
    snake reptile exotic
    lizard reptile exotic
    exotics exotic_pets
    chicken hen poultry
    horse equine
    pony horse
    pup puppy
    doggy dog
    canine dog
    feline cat
    kitty cat kitten
    moggy cat
    hound dog
    labrador dog
    terrier dog
    spaniel dog
    poodle dog
    mongrel dog
    pooch dog
    furry_friend pet
    four-legged pet
    urine_sample urine
    wee urine
    pee urine
    poo stool faeces
    limp lame
    scratching itching itchy skin
    throwing_up vomiting
    being_sick vomiting
    puking vomiting
    the_runs diarrhoea
    runny_tummy diarrhoea
    upset_stomach diarrhoea vomiting
    tummy stomach abdomen
    belly stomach abdomen
    stomach abdominal
    lump tumour
    swallowed ate ingested
    poisoned toxic
    bad_breath dental
    scale_and_polish scale polish
    descale scaling
    teeth_cleaning scale polish hygiene hygienist
    clean_teeth clean_my_teeth scale polish hygienist
    dental_cleaning scale polish hygienist
    professional_cleaning scale hygienist
    hygienist hygiene dental_hygiene
    plaque tartar
    tartar calculus scaling
    knocked_out anaesthetic sedation
    put_under anaesthetic sedation
    under_anaesthetic anaesthetised
    anaesthetic anaesthesia anaesthetised sedation
    calming sedative
    before_the_operation pre-operative before_surgery fasting
    before_the_op fasting starve
    fasting empty_stomach
    op operation surgery
    surgical surgery operation
    cone collar
    bandage dressing
    plaster bandage dressing
    wound injury
    broken_bone fracture broken_leg
    broken_arm fracture
    scan ultrasound
    ultrasound sonography
    mri magnetic_resonance scan
    ct scan
    x-rays radiography
    radiograph x-ray radiography
    ecg heart
    checkup consultation
    check_up consultation examination
    checked_over consultation examination checkup
    look_at consultation examination
    have_a_look consultation examination
    health_check checkup
    see_the_vet consultation appointment
    see_a_vet consultation appointment
    see_a_doctor consultation appointment
    see_the_doctor consultation appointment
    see_the_dentist appointment examination
    see_someone appointment consultation
    follow-up_visit follow-up re-check
    re-check follow-up revisit
    come_out home_visit callout
    out_of_hours emergency
    after_hours out-of-hours out_of_hours emergency
    at_night out_of_hours emergency
    middle_of_night emergency out_of_hours
    on_call on_duty emergency
    ambulance emergency
    medicines medication tablets
    meds medication medicines
    tablet pill medication medicine
    painkiller pain_relief analgesic
    pain_relief painkillers analgesia
    antibiotic medication
    cream ointment
    drops eye_drops
    refill repeat_prescription
    repeat prescription
    leaflet package_leaflet
    over_the_counter prescription-free without_prescription
    pet_insurance insurance
    boarding kennels cattery
    cattery cat_boarding boarding
    dog_sitter pet_sitting dogsitting
    walkies dog_walking
    obedience training
    on_a_lead leash lead
    off_the_lead off-lead off-leash
    cage carrier
    carrier transport_box
    crate carrier
    cat_basket carrier cat_carrier
    pet_food food feed
    dog_food pet_food feed
    cat_food pet_food feed
    diet_food diet food
    fat overweight weight
    overweight obesity weight
    stray found_animal
    breeder breeding
    mating breeding
    vets veterinarians veterinary_surgeons
    new_patient register registration
    new_client register registration
    family_doctor gp general_practitioner
    gp general_practitioner physician
    paediatrician children's_doctor
    skin_doctor dermatologist dermatology
    dermatologist skin
    eye_doctor ophthalmologist
    heart_doctor cardiologist cardiology
    womens_doctor gynaecologist
    gynaecology gynaecologist
    ear_nose_throat ent
    shrink psychiatrist psychotherapist
    therapist psychotherapist therapy
    psychologist psychotherapy
    counselling therapy counsellor
    midwife midwives
    expecting pregnant pregnancy
    screening check
    mole skin
    flu_jab flu_vaccination influenza
    flu influenza
    covid coronavirus covid-19
    corona covid covid-19
    high_temperature fever
    medical_record patient_file records
    privately_insured private
    health_insurance insurance statutory_insurance
    referral_letter referral
    refer_me referral
    waiting_room wait
    waiting_time wait
    waiting_list waitlist
    video_call video_consultation telemedicine online_consultation
    toothache tooth_pain pain
    tooth_hurts toothache emergency
    pull_a_tooth extraction
    pull_tooth extraction
    tooth_out extraction
    tooth_pulled extraction
    tooth_removed extraction
    take_out_tooth extraction
    hole cavity filling
    hole_in_tooth filling cavity
    root_canal endodontic
    false_teeth denture
    fake_teeth dentures
    missing_tooth implant bridge
    whiten_my_teeth whitening bleaching
    teeth_whitening whitening bleaching
    whiter_teeth whitening bleaching
    yellow_teeth whitening bleaching
    straighten_teeth orthodontic braces aligners
    straighten_my_teeth orthodontic braces aligners
    crooked_teeth orthodontic braces aligners
    invisible_braces aligners
    invisalign aligners
    orthodontist orthodontics
    gums periodontal
    gum_disease periodontitis
    bleeding_gums periodontitis
    night_guard bite_splint mouthguard
    grind_teeth bruxism night_guard
    grind_my_teeth bruxism night_guard
    mouth_guard mouthguard
    afraid anxious nervous
    scared anxious nervous
    nervous anxious anxiety
    anxiety fear anxious
    dental_phobia anxious nervous
    scared_of_dentist anxious nervous sedation
    backache back_pain
    sore pain
    sore_throat throat
    neck_pain neck
    physical_therapy physiotherapy
    physiotherapist physio
    rehab rehabilitation
    manual_therapy physiotherapy
    sports_massage massage
    osteopath osteopathy
    chiropractor chiropractic
    acupuncture needles
    blood_pressure hypertension
    hay_fever allergy
    reading_glasses glasses spectacles
    specs glasses spectacles
    eyeglasses glasses spectacles
    eyewear glasses
    optician optometrist
    contact_lens lenses
    varifocals progressive_lenses
    scratched_lens lens
    sunnies sunglasses
    prescription_sunglasses sunglasses
    glasses_broken repair frame
    glasses_case case
    short-sighted myopia
    short_sighted myopia shortsighted
    long_sighted hyperopia longsighted
`

/** Own compilation: what owners of pets, patients and their families say, and what practices, pharmacies and opticians write. */
export const petsAndHealth = `
    euthanasia euthanise euthanasing
    euthanasia euthanise euthanize
    pet_dies euthanasia cremation
    cremation ashes
    ashes urn
    claw nail
    clip_claws nail_clipping claw_trimming clipping
    dog_nails cat_nails nail_clipping clipping claws
    dog_claws cat_claws nail_clipping clipping
    rabbit_nails rabbit_claws nail_clipping clipping
    nails_cut claws_cut nail_clipping clipping
    clip trim cut
    snip neuter castrate
    spay sterilise
    sterilise sterilize
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
    dachshund dog
    beagle dog
    bulldog dog
    collie dog
    retriever dog
    chihuahua dog
    pug dog
    rottweiler dog
    husky dog
    whippet dog
    greyhound dog
    cockapoo dog
    labradoodle dog
    alsatian dog
    schnauzer dog
    westie dog
    yorkie dog
    jack_russell dog
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
    puking vomiting
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
    dental_cleaning scale polish hygienist
    professional_cleaning scale hygienist
    hygienist hygiene dental_hygiene
    plaque tartar
    tartar calculus scaling
    anaesthetic sedation
    anaesthetic anaesthesia anaesthetised sedation
    calming sedative
    fasting starve
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
    consultation examination checkup
    health_check checkup
    follow-up_visit follow-up re-check
    re-check follow-up revisit
    out_of_hours emergency
    out-of-hours out_of_hours emergency
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
    prescription-free without_prescription
    pet_insurance insurance
    boarding kennels cattery
    cattery cat_boarding boarding
    dog_sitter pet_sitting dogsitting
    walkies dog_walking
    obedience training
    off-lead off-leash
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
    waiting_room wait
    waiting_time wait
    waiting_list waitlist
    video_call video_consultation telemedicine online_consultation
    toothache tooth_pain pain
    tooth_hurts toothache emergency
    tooth_pulled extraction
    tooth_removed extraction
    hole cavity filling
    root_canal endodontic
    false_teeth denture
    fake_teeth dentures
    missing_tooth implant bridge
    teeth_whitening whitening bleaching
    whiter_teeth whitening bleaching
    yellow_teeth whitening bleaching
    straighten_teeth orthodontic braces aligners
    crooked_teeth orthodontic braces aligners
    invisible_braces aligners
    invisalign aligners
    orthodontist orthodontics
    gums periodontal
    gum_disease periodontitis
    bleeding_gums periodontitis
    night_guard bite_splint mouthguard
    grind_teeth bruxism night_guard
    mouth_guard mouthguard
    afraid anxious nervous
    scared anxious nervous
    nervous anxious anxiety
    anxiety fear anxious
    dental_phobia anxious nervous
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

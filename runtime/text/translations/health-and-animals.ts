/** Own compilation, as in `everyday-life.ts`: what doctors, dentists, chemists, hairdressers and vets do, and for whom. */
export const healthAndAnimals = `
vet veterinarian veterinary | tierarzt tierärztin tierarztpraxis | vétérinaire | veterinario veterinaria | veterinário veterinária | veterinario | dierenarts | veteriner
puppy | welpe welpen | chiot | cachorro | cachorro filhote | cucciolo | puppy pup | yavru_köpek
kitten | kätzchen katzenwelpe | chaton | gatito | gatinho | gattino | kitten | yavru_kedi
rabbit | kaninchen hase | lapin | conejo | coelho | coniglio | konijn | tavşan
guinea_pig hamster rodent | meerschweinchen hamster nagetier | cochon_d'inde hamster rongeur | cobaya hámster roedor | porquinho-da-índia hamster roedor | porcellino_d'india criceto roditore | cavia hamster knaagdier | kobay hamster kemirgen
bird parrot | vogel papagei | oiseau perroquet | pájaro ave loro | pássaro ave papagaio | uccello pappagallo | vogel papegaai | kuş papağan
reptile tortoise turtle | reptil schildkröte | reptile tortue | reptil tortuga | réptil tartaruga | rettile tartaruga | reptiel schildpad | sürüngen kaplumbağa
lead leash | leine leinenpflicht | laisse | con_correa sin_correa | trela coleira | guinzaglio | lijn riem aangelijnd | tasma
on_a_lead on_a_leash leashed | angeleint leinenpflicht | tenu_en_laisse | atado con_correa | com_trela | al_guinzaglio | aangelijnd | tasmalı
muzzle | maulkorb | muselière | bozal | açaime focinheira | museruola | muilkorf | ağızlık
assistance_dog guide_dog | assistenzhund blindenhund | chien_guide chien_d'assistance | perro_guía perro_de_asistencia | cão-guia cão_de_assistência | cane_guida cane_da_assistenza | hulphond geleidehond | rehber_köpek
microchip chip chipped | chip mikrochip chippen | puce puçage | microchip chip | microchip chip | microchip chip | chip chippen | mikroçip çip
neuter neutering spay castration | kastration kastrieren sterilisation | castration stérilisation castrer | castración castrar esterilización | castração castrar esterilização | castrazione sterilizzazione castrare | castratie sterilisatie castreren | kısırlaştırma
flea fleas tick ticks | floh flöhe zecke zecken | puce puces tique | pulga garrapata | pulga carraça carrapato | pulce pulci zecca zecche | vlo vlooien teek | pire kene
worming deworming | entwurmung wurmkur | vermifuge | desparasitación | desparasitação | sverminazione vermifugo | ontworming ontwormen | parazit_tedavisi
claw_clipping nail_clipping claws | krallenschneiden krallen_schneiden | couper_les_griffes griffes | corte_de_uñas | corte_de_unhas unhas | taglio_unghie unghie | nagels_knippen nagels | tırnak_kesimi tırnak
dog_grooming groomer | hundefriseur fellpflege | toilettage toiletteur | peluquería_canina | tosquia banho_e_tosquia | toelettatura | hondentrimmer trimsalon | köpek_kuaförü
euthanasia put_to_sleep | einschläferung einschläfern | euthanasie euthanasier | eutanasia sacrificar | eutanásia eutanasiar | eutanasia | euthanasie inslapen | ötenazi uyutma
pet_food dog_food | tierfutter futter hundefutter | nourriture_pour_animaux croquettes | pienso comida_para_perros | ração | crocchette cibo_per_animali mangime | diervoer hondenvoer | mama
animal_boarding kennel cattery | tierpension hundepension | pension_pour_animaux chenil | residencia_canina guardería_canina | hotel_para_cães canil | pensione_per_animali | dierenpension hondenpension | köpek_oteli
pet_passport | heimtierausweis | passeport_animal | pasaporte_para_mascotas | passaporte_animal | passaporto_per_animali | dierenpaspoort | evcil_hayvan_pasaportu
rabies | tollwut | rage | rabia | raiva | rabbia | rabiës hondsdolheid | kuduz
operation surgery | operation op eingriff | opération chirurgie intervention | operación cirugía | operação cirurgia | operazione intervento chirurgia | operatie ingreep | ameliyat
anaesthetic anaesthesia anesthesia | narkose betäubung | anesthésie | anestesia | anestesia | anestesia | narcose verdoving | anestezi narkoz
fasting empty_stomach | nüchtern | à_jeun jeûne | ayunas ayuno | jejum | digiuno | nuchter | aç_karnına
x-ray | röntgen röntgenbild | radio radiographie | radiografía | radiografia raio-x | radiografia | röntgenfoto | röntgen
ultrasound | ultraschall | échographie | ecografía | ecografia ultrassom | ecografia | echo echografie | ultrason
blood_test blood_sample | blutuntersuchung blutabnahme bluttest | prise_de_sang analyse_de_sang | análisis_de_sangre analítica | análises_ao_sangue exame_de_sangue | esame_del_sangue analisi_del_sangue prelievo | bloedonderzoek bloedtest | kan_testi
result results | ergebnis befund ergebnisse | résultat résultats | resultado resultados | resultado resultados | risultato referto risultati | uitslag resultaat | sonuç
check-up checkup examination | vorsorge untersuchung check-up | bilan examen contrôle | chequeo revisión reconocimiento | check-up exame rastreio | visita controllo check-up | controle onderzoek check-up | muayene kontrol check-up
first_visit new_patient new_patients | erstgespräch neue_patienten neupatient ersttermin | première_visite nouveaux_patients | primera_visita nuevos_pacientes | primeira_consulta novos_pacientes | prima_visita nuovi_pazienti | nieuwe_patiënten eerste_bezoek | ilk_muayene yeni_hasta
patient patients | patient patienten | patient patients | paciente | paciente utente | paziente | patiënt patiënten | hasta
ill sick illness disease | krank krankheit | malade maladie | enfermo enfermedad | doente doença | malato malattia | ziek ziekte | hastalık
sick_note medical_certificate | krankschreibung krankmeldung attest | arrêt_de_travail certificat_médical | baja_médica justificante_médico | baixa_médica atestado | certificato_medico | ziektebriefje doktersbriefje | rapor sağlık_raporu
referral | überweisung überweisungsschein verordnung rezept | lettre_d'adressage lettre_de_recommandation | volante derivación | encaminhamento credencial | impegnativa | verwijzing verwijsbrief | sevk
repeat_prescription refill | folgerezept wiederholungsrezept | renouvellement_d'ordonnance | renovación_de_receta receta_repetida | renovação_de_receita receita_renovável | ripetizione_ricetta rinnovo_ricetta | herhaalrecept | tekrar_reçete
over_the_counter without_prescription | rezeptfrei | sans_ordonnance | sin_receta | sem_receita | senza_ricetta da_banco | zonder_recept | reçetesiz
prescription_only | rezeptpflichtig verschreibungspflichtig | sur_ordonnance | con_receta | com_receita sujeito_a_receita | con_ricetta | op_recept receptplichtig | reçeteli
pharmacy chemist | apotheke | pharmacie | farmacia | farmácia | farmacia | apotheek | eczane
out_of_hours on_duty emergency_service | notdienst bereitschaftsdienst | de_garde urgence | de_guardia urgencias | serviço_permanente urgência | guardia_medica turno pronto_soccorso | spoeddienst wachtdienst huisartsenpost | nöbetçi acil
hospital | krankenhaus spital klinik | hôpital | hospital | hospital | ospedale | ziekenhuis | hastane
emergency_number ambulance | notruf rettungsdienst notrufnummer | numéro_d'urgence ambulance samu | número_de_emergencia ambulancia | número_de_emergência ambulância | numero_di_emergenza ambulanza | alarmnummer ambulance | acil_numara ambulans
first_aid | erste_hilfe | premiers_secours | primeros_auxilios | primeiros_socorros | primo_soccorso | eerste_hulp ehbo | ilk_yardım
home_visit house_call | hausbesuch | visite_à_domicile | visita_a_domicilio | visita_ao_domicílio domicílio | visita_a_domicilio visita_domiciliare | huisbezoek | ev_ziyareti
video_consultation telemedicine | videosprechstunde | téléconsultation | videoconsulta teleconsulta | videoconsulta teleconsulta | videoconsulto televisita | videoconsult | online_görüşme
surgery_hours consulting_hours | sprechzeiten sprechstunde | heures_de_consultation | horario_de_consulta | horário_de_consulta | orario_di_visita orari_ambulatorio | spreekuur | muayene_saatleri
waiting_room | wartezimmer | salle_d'attente | sala_de_espera | sala_de_espera | sala_d'attesa | wachtkamer | bekleme_odası
insurance_card health_card | versichertenkarte gesundheitskarte krankenkassenkarte | carte_vitale carte_d'assuré | tarjeta_sanitaria | cartão_de_saúde cartão_de_utente | tessera_sanitaria | verzekeringspas zorgpas | sağlık_kartı
private_patient privately_insured | privatpatient privatversichert selbstzahler | patient_privé | paciente_privado | paciente_particular particular | paziente_privato privatamente | particulier particuliere_patiënt | özel_hasta özel_sigorta
co-payment excess own_contribution | zuzahlung eigenanteil selbstbeteiligung | reste_à_charge franchise ticket_modérateur | copago franquicia | copagamento franquia | ticket franchigia | eigen_bijdrage eigen_risico | katkı_payı
fever high_temperature | fieber | fièvre | fiebre | febre | febbre | koorts | ateş
cough | husten | toux | tos | tosse | tosse | hoest | öksürük
flu influenza common_cold | grippe erkältung schnupfen | grippe rhume | gripe resfriado | gripe constipação | influenza raffreddore | griep verkoudheid | grip soğuk_algınlığı
flu_jab flu_vaccination | grippeimpfung | vaccin_contre_la_grippe vaccin_antigrippal | vacuna_de_la_gripe | vacina_da_gripe | vaccino_antinfluenzale | griepprik | grip_aşısı
vaccination_certificate vaccination_card | impfpass impfausweis | carnet_de_vaccination | cartilla_de_vacunación | boletim_de_vacinas caderneta_de_vacinação | libretto_vaccinale libretto_delle_vaccinazioni | vaccinatieboekje | aşı_kartı
injury wound injured | verletzung wunde verletzt | blessure plaie blessé | herida lesión herido | lesão ferimento | lesione infortunio | wond verwonding blessure | yaralanma
headache migraine | kopfschmerzen migräne | maux_de_tête migraine | dolor_de_cabeza migraña | dor_de_cabeça enxaqueca | mal_di_testa emicrania | hoofdpijn migraine | baş_ağrısı migren
toothache | zahnschmerzen | mal_aux_dents rage_de_dents | dolor_de_muelas | dor_de_dentes | mal_di_denti | kiespijn tandpijn | diş_ağrısı
back_pain backache | rücken rückenschmerzen | dos mal_de_dos | espalda dolor_de_espalda | costas dor_nas_costas | schiena mal_di_schiena | rug rugpijn | sırt bel_ağrısı
teeth_cleaning dental_cleaning scale_and_polish | zahnreinigung prophylaxe | détartrage nettoyage_des_dents | limpieza_dental | limpeza_dentária destartarização | pulizia_dei_denti igiene_dentale | gebitsreiniging tandsteen | diş_temizliği diş_taşı
filling cavity | füllung karies | plombage carie | empaste caries | chumbo obturação cárie | otturazione | vulling gaatje | dolgu çürük
denture dentures | zahnersatz prothese gebiss | dentier prothèse | dentadura prótesis | dentadura prótese | dentiera protesi | kunstgebit gebitsprothese | protez takma_diş
dental_crown crown | krone zahnkrone | couronne | corona | coroa | corona capsula | kroon | kron
braces brace orthodontics | zahnspange kieferorthopädie | appareil_dentaire orthodontie | ortodoncia aparato_dental | aparelho_dentário ortodontia | apparecchio ortodonzia | beugel orthodontie | diş_teli ortodonti
tooth_whitening bleaching whitening | bleaching zahnaufhellung aufhellung | blanchiment | blanqueamiento | branqueamento clareamento | sbiancamento | bleken | diş_beyazlatma beyazlatma
implant | implantat | implant | implante | implante | impianto implante | implantaat | implant
tooth_extraction wisdom_tooth pull_a_tooth | zahn_ziehen weisheitszahn | extraction dent_de_sagesse | extracción muela_del_juicio | extração dente_do_siso | estrazione dente_del_giudizio | trekken verstandskies | diş_çekimi yirmilik_diş
root_canal | wurzelbehandlung wurzelkanalbehandlung | dévitalisation traitement_de_canal | endodoncia | desvitalização tratamento_de_canal | devitalizzazione cura_canalare | wortelkanaalbehandeling zenuwbehandeling | kanal_tedavisi
physiotherapy physio | physiotherapie krankengymnastik | kinésithérapie kiné | fisioterapia | fisioterapia | fisioterapia | fysiotherapie | fizik_tedavi fizyoterapi
psychotherapy therapist therapy | psychotherapie therapeut therapie | psychothérapie thérapeute thérapie | psicoterapia terapeuta terapia | psicoterapia terapeuta terapia | psicoterapia terapeuta terapia | psychotherapie therapeut therapie | psikoterapi terapist terapi
midwife | hebamme | sage-femme | matrona comadrona | parteira | ostetrica | verloskundige vroedvrouw | ebe
optician glasses spectacles | optiker brille | opticien lunettes | óptica gafas | ótica óculos | ottico occhiali | opticien bril | gözlükçü gözlük
contact_lenses lenses | kontaktlinsen linsen | lentilles | lentillas | lentes lentes_de_contacto | lenti lenti_a_contatto | lenzen contactlenzen | lens kontakt_lens
eye_test sight_test | sehtest | examen_de_la_vue test_de_vue | examen_de_la_vista graduación | exame_de_visão | esame_della_vista | oogmeting oogtest | göz_muayenesi
eye eyes | auge augen | œil yeux | ojo ojos | olho olhos | occhio occhi | oog ogen | göz
ear hearing hearing_aid | ohr hörgerät gehör | audition appareil_auditif | oído audífono | ouvido aparelho_auditivo | orecchio udito apparecchio_acustico | oor gehoor hoortoestel | kulak işitme_cihazı
skin | haut | peau | piel | pele | pelle | huid | cilt deri
foot feet | fuß füße | pied pieds | pie pies | pé | piede piedi | voet voeten | ayak
hairdresser barber | friseur friseursalon barbier | coiffeur barbier | peluquería peluquero barbero | cabeleireiro barbeiro | parrucchiere barbiere | kapper barbier | kuaför berber
men's_haircut gentlemen's_haircut | herrenhaarschnitt herrenschnitt | coupe_homme coupe_pour_homme | corte_de_hombre corte_caballero | corte_masculino corte_de_homem | taglio_uomo | herenknippen herencoupe | erkek_saç_kesimi
women's_haircut ladies'_haircut | damenhaarschnitt damenschnitt | coupe_femme coupe_pour_femme | corte_de_mujer corte_señora | corte_feminino corte_de_mulher | taglio_donna | damesknippen damescoupe | kadın_saç_kesimi
children's_haircut | kinderhaarschnitt kinderschnitt | coupe_enfant | corte_infantil corte_de_niño | corte_infantil corte_de_criança | taglio_bambino | kinderknippen kinderkapper | çocuk_saç_kesimi
dye hair_colour colouring highlights | färben haarfarbe strähnen tönung | coloration teinture mèches | tinte teñir mechas | pintar coloração madeixas | tinta colorazione meches | kleuren verven highlights | saç_boyası boyama röfle
beard shave shaving | bart rasur rasieren | barbe rasage raser | barba afeitado afeitar | barba barbear | barba rasatura | baard scheren | sakal tıraş
wash_and_blow-dry blow-dry | waschen_und_föhnen föhnen | brushing shampoing | lavar_y_peinar secado | brushing lavar_e_secar | piega messa_in_piega | föhnen wassen_en_föhnen | fön
manicure nails | maniküre nägel | manucure ongles | manicura | manicure unhas | manicure unghie | manicure nagels | manikür tırnak
pedicure foot_care | pediküre fußpflege | pédicure soin_des_pieds | pedicura | pedicure | pedicure | pedicure voetverzorging | pedikür
make-up makeup | make-up schminken | maquillage | maquillaje | maquilhagem maquiagem | trucco | make-up | makyaj
facial facial_treatment | gesichtsbehandlung | soin_du_visage | tratamiento_facial limpieza_facial | tratamento_facial limpeza_de_pele | trattamento_viso pulizia_del_viso | gezichtsbehandeling | cilt_bakımı yüz_bakımı
waxing hair_removal | waxing haarentfernung enthaarung | épilation | depilación | depilação | depilazione ceretta | ontharing waxen | ağda epilasyon
tattoo piercing | tattoo tätowierung piercing | tatouage piercing | tatuaje piercing | tatuagem piercing | tatuaggio piercing | tatoeage tattoo piercing | dövme piercing
nursing care carer | pflege pflegedienst | soins aide-soignant | cuidados cuidador | cuidados cuidador | badante cura | zorg verpleging verzorging | bakım bakıcı
disability disabled | behinderung behindert schwerbehindert schwerbehinderung | handicap handicapé | discapacidad discapacitado | deficiência deficiente | disabilità disabile | handicap beperking gehandicapt | engelli
disabled_toilet accessible_toilet | behindertentoilette behinderten-wc | toilettes_handicapés toilettes_pmr | baño_adaptado | casa_de_banho_adaptada | bagno_per_disabili | invalidentoilet | engelli_tuvaleti
disabled_parking | behindertenparkplatz | place_handicapé place_pmr | plaza_para_discapacitados | lugar_para_deficientes | posto_per_disabili | invalidenparkeerplaats | engelli_park_yeri
nappy diaper changing_table | windel wickeltisch wickelraum | couche table_à_langer | pañal cambiador | fralda fraldário | pannolino fasciatoio | luier verschoontafel | bebek_bezi bakım_masası
breastfeeding breastfeed | stillen | allaitement allaiter | lactancia amamantar | amamentação amamentar | allattamento allattare | borstvoeding | emzirme
blood_pressure | blutdruck | tension tension_artérielle | tensión presión_arterial | tensão_arterial pressão_arterial | pressione pressione_del_sangue | bloeddruk | tansiyon
side_effect side_effects | nebenwirkung nebenwirkungen | effets_secondaires effet_indésirable | efectos_secundarios | efeitos_secundários efeitos_colaterais | effetti_collaterali | bijwerking bijwerkingen | yan_etki
dose dosage | dosis dosierung | dose posologie | dosis posología | dose posologia | dose posologia dosaggio | dosis dosering | doz
ointment cream | salbe creme | pommade crème | pomada crema | pomada creme | pomata crema | zalf crème | merhem krem
pill pills | tablette tabletten pille | comprimé pilule | pastilla comprimido píldora | comprimido pílula | compressa pillola | pil pillen | hap
medical_history patient_record | patientenakte krankengeschichte vorbefunde | dossier_médical antécédents | historial_médico historia_clínica | histórico_clínico processo_clínico | cartella_clinica | medisch_dossier | hasta_dosyası tıbbi_geçmiş
aftercare follow-up | nachsorge nachkontrolle nachuntersuchung | suivi | seguimiento | seguimento acompanhamento | controllo_successivo follow-up | nazorg nacontrole | takip kontrol_muayenesi
manual_therapy manual_therapist | manuelle_therapie manualtherapie | thérapie_manuelle | terapia_manual | terapia_manual | terapia_manuale | manuele_therapie | manuel_terapi
shockwave shockwave_therapy shock_wave_therapy | stoßwelle stoßwellentherapie | ondes_de_choc | ondas_de_choque | ondas_de_choque | onde_d'urto | shockwavetherapie schokgolf | şok_dalga
pay_myself pay_yourself pay_privately self-payer self-paying self-funded | selbstzahler selbst_zahlen selbst_bezahlen | à_ses_frais payer_soi-même | por_cuenta_propia pago_privado | por_conta_própria | a_proprie_spese | zelf_betalen zelfbetaler | kendi_ödemek
postnatal postpartum after_birth | nach_der_geburt rückbildung rückbildungskurs | postnatal post-partum | posparto | pós-parto | post-parto | na_de_bevalling postnataal | doğum_sonrası
`

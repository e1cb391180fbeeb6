/** Own compilation, as in `everyday-life.ts`: what is taught, advised, insured, joined, hosted and recorded. */
export const office = `
music_lesson music_school | musikunterricht musikschule | cours_de_musique école_de_musique | clase_de_música escuela_de_música | aula_de_música escola_de_música | lezione_di_musica scuola_di_musica | muziekles muziekschool | müzik_dersi müzik_okulu
piano | klavier | piano | piano | piano | pianoforte | piano | piyano
guitar | gitarre | guitare | guitarra | guitarra violão | chitarra | gitaar | gitar
instrument | instrument | instrument | instrumento | instrumento | strumento | instrument | enstrüman çalgı
language_course language_school | sprachkurs sprachschule | cours_de_langue école_de_langue | curso_de_idiomas academia_de_idiomas | curso_de_línguas escola_de_línguas | corso_di_lingua scuola_di_lingue | taalcursus taalschool | dil_kursu dil_okulu
private_lesson one-to-one individual_lesson | einzelunterricht einzelstunde privatstunde | cours_particulier cours_individuel | clase_particular clase_individual | aula_particular aula_individual | lezione_privata lezione_individuale | privéles individuele_les | özel_ders
group_lesson group_course group_class | gruppenunterricht gruppenkurs gruppenstunde | cours_collectif cours_en_groupe | clase_en_grupo clase_colectiva | aula_em_grupo aula_coletiva | lezione_di_gruppo corso_di_gruppo | groepsles | grup_dersi
trial_lesson taster_lesson taster_session | probestunde probetraining schnupperstunde schnupperkurs | cours_d'essai séance_d'essai | clase_de_prueba | aula_experimental aula_de_teste | lezione_di_prova | proefles | deneme_dersi
level levels | niveau stufe | niveau niveaux | nivel niveles | nível níveis | livello livelli | niveau niveaus | seviye düzey
advanced intermediate | fortgeschrittene fortgeschritten mittelstufe | avancé intermédiaire | avanzado intermedio | avançado intermédio | avanzato intermedio | gevorderd gevorderden | ileri orta_seviye
placement_test | einstufungstest | test_de_niveau test_de_placement | prueba_de_nivel | teste_de_nível | test_di_livello | niveautest instaptoets | seviye_tespit_sınavı
driving_school | fahrschule | auto-école | autoescuela | escola_de_condução autoescola | autoscuola scuola_guida | rijschool | sürücü_kursu
driving_lesson | fahrstunde | leçon_de_conduite heure_de_conduite | clase_práctica clase_de_conducir | aula_de_condução | lezione_di_guida guida | rijles | direksiyon_dersi
driving_test practical_test | fahrprüfung praktische_prüfung | examen_de_conduite examen_pratique | examen_práctico examen_de_conducir | exame_de_condução exame_prático | esame_di_guida esame_pratico | rijexamen praktijkexamen | direksiyon_sınavı
theory_test theory | theorieprüfung theorie theorieunterricht | examen_théorique théorie code_de_la_route | examen_teórico teoría | exame_teórico teoria | esame_di_teoria teoria | theorie-examen theorie | teori yazılı_sınav
resit retake fail failed | wiederholungsprüfung durchgefallen wiederholen nachprüfung | rattrapage repasser échec | repetir suspender recuperación | repetir reprovar recurso | ripetere bocciato recupero | herkansing herexamen gezakt | bütünleme
homework assignment | hausaufgaben | devoirs | deberes tareas | trabalhos_de_casa lição_de_casa | compiti | huiswerk | ödev
textbook course_book teaching_material | lehrbuch kursbuch lehrmaterial unterlagen | manuel livre_de_cours support_de_cours | libro_de_texto material_didáctico | manual livro_de_curso material_didático | libro_di_testo materiale_didattico | leerboek lesmateriaal cursusboek | ders_kitabı ders_materyali
tutoring private_tuition | nachhilfe | soutien_scolaire | clases_de_apoyo clases_de_refuerzo | explicações aulas_de_reforço | ripetizioni doposcuola | bijles | etüt özel_ders
school_holidays half_term | schulferien | vacances_scolaires | vacaciones_escolares | férias_escolares | vacanze_scolastiche | schoolvakantie schoolvakanties | okul_tatili
nursery kindergarten day_care crèche | kindergarten kita kindertagesstätte krippe | crèche garderie maternelle | guardería jardín_de_infancia escuela_infantil | creche jardim_de_infância infantário | asilo nido scuola_materna | kinderopvang crèche kinderdagverblijf | kreş anaokulu
childcare babysitter childminder | kinderbetreuung babysitter tagesmutter | garde_d'enfants babysitter nounou | cuidado_de_niños niñera canguro | babysitter ama cuidar_de_crianças | babysitter servizio_bambini | kinderopvang oppas | çocuk_bakımı bakıcı
parents parent | eltern elternteil | parents parent | padres padre madre | pais encarregado_de_educação | genitori genitore | ouders ouder | ebeveyn veli anne_baba
consent parental_consent permission_slip | einverständniserklärung einwilligung | autorisation_parentale consentement | consentimiento autorización_paterna | consentimento autorização_dos_pais | consenso autorizzazione_dei_genitori | toestemming toestemmingsverklaring | izin_belgesi onay veli_izni
waiting_list | warteliste | liste_d'attente | lista_de_espera | lista_de_espera | lista_d'attesa | wachtlijst | bekleme_listesi
application_deadline enrolment_deadline | anmeldeschluss anmeldefrist bewerbungsfrist | date_limite_d'inscription clôture_des_inscriptions | plazo_de_inscripción | prazo_de_inscrição | scadenza_iscrizioni termine_di_iscrizione | inschrijfdatum inschrijftermijn | son_başvuru son_kayıt
course_fee tuition_fee tuition | kursgebühr unterrichtsgebühr schulgeld | frais_de_cours frais_de_scolarité | matrícula precio_del_curso | propina | retta quota_del_corso | cursusgeld lesgeld | kurs_ücreti
membership_fee subscription_fee | mitgliedsbeitrag beitrag | cotisation | cuota cuota_de_socio | quota | quota quota_associativa | contributie lidmaatschapsgeld | aidat üyelik_ücreti
joining_fee registration_fee enrolment_fee | aufnahmegebühr anmeldegebühr | frais_d'inscription droits_d'inscription | matrícula cuota_de_inscripción | taxa_de_inscrição | quota_d'iscrizione | inschrijfgeld inschrijfkosten | kayıt_ücreti
library_card reader_card | bibliotheksausweis leseausweis | carte_de_bibliothèque carte_de_lecteur | carné_de_biblioteca | cartão_de_leitor cartão_da_biblioteca | tessera_della_biblioteca | bibliotheekpas | kütüphane_kartı
library | bibliothek bücherei | bibliothèque médiathèque | biblioteca | biblioteca | biblioteca | bibliotheek | kütüphane
overdue late_fee reminder_fee | mahngebühr säumnisgebühr mahnung | pénalité amende frais_de_retard | multa recargo_por_retraso | multa multa_por_atraso | multa mora penale | boete aanmaning | gecikme_cezası gecikme_bedeli ceza
lending_period loan_period | leihfrist ausleihfrist | durée_de_prêt | plazo_de_préstamo | prazo_de_empréstimo | durata_del_prestito | uitleentermijn leentermijn | ödünç_süresi
student_card student_id | studentenausweis schülerausweis | carte_d'étudiant carte_étudiante | carné_de_estudiante | cartão_de_estudante | tessera_studente tesserino_universitario | studentenkaart collegekaart | öğrenci_kartı öğrenci_kimliği
student_discount | studentenrabatt schülerermäßigung | réduction_étudiante tarif_étudiant | descuento_para_estudiantes | desconto_de_estudante | sconto_studenti | studentenkorting | öğrenci_indirimi
senior_discount | seniorenrabatt seniorenermäßigung | tarif_senior réduction_senior | descuento_para_mayores descuento_para_jubilados | desconto_sénior desconto_para_idosos | sconto_anziani sconto_senior | seniorenkorting | emekli_indirimi yaşlı_indirimi
unemployed low_income | arbeitslos arbeitslose bürgergeld | chômeur chômage demandeur_d'emploi | desempleado | desempregado | disoccupato disoccupati | werkloos uitkering | işsiz
lawyer solicitor attorney | anwalt rechtsanwalt | avocat | abogado | advogado | avvocato | advocaat | avukat
notary | notar | notaire | notario | notário | notaio | notaris | noter
tax_adviser accountant tax_consultant | steuerberater buchhalter | comptable expert-comptable | asesor_fiscal gestor contable | contabilista contador | commercialista | belastingadviseur boekhouder accountant | mali_müşavir muhasebeci
tax_return | steuererklärung | déclaration_d'impôts déclaration_de_revenus | declaración_de_la_renta | declaração_de_irs declaração_de_imposto | dichiarazione_dei_redditi | belastingaangifte aangifte | vergi_beyannamesi
inheritance last_will | testament erbschaft erbe | testament succession héritage | testamento herencia | testamento herança | testamento eredità | testament erfenis | vasiyet miras
divorce | scheidung | divorce | divorcio | divórcio | divorzio | scheiding echtscheiding | boşanma
power_of_attorney | vollmacht | procuration mandat | poder_notarial | procuração | procura delega | volmacht | vekaletname
bank bank_account | bank bankkonto girokonto | banque compte_bancaire | banco cuenta_bancaria | banco conta_bancária | banca conto_corrente | bankrekening | banka banka_hesabı
iban account_number | iban kontonummer | iban rib | iban número_de_cuenta | iban número_da_conta nib | iban | iban rekeningnummer | iban hesap_numarası
loan credit mortgage | kredit darlehen hypothek | prêt crédit hypothèque | préstamo crédito hipoteca | empréstimo crédito hipoteca | prestito_personale credito mutuo | lening krediet hypotheek | kredi ipotek
interest interest_rate | zinsen zinssatz zins | intérêt taux_d'intérêt | interés tipo_de_interés | juros taxa_de_juro | interesse tasso_d'interesse | rente rentetarief | faiz
insurance_policy | versicherungspolice police | police contrat_d'assurance | póliza | apólice | polizza | polis | poliçe
liability_insurance liability | haftpflicht haftpflichtversicherung haftung | responsabilité_civile responsabilité | responsabilidad_civil responsabilidad | responsabilidade_civil responsabilidade | responsabilità_civile responsabilità | aansprakelijkheid wa-verzekering | sorumluluk sorumluluk_sigortası
cancellation_insurance travel_insurance | reiserücktrittsversicherung reiseversicherung | assurance_annulation assurance_voyage | seguro_de_cancelación seguro_de_viaje | seguro_de_cancelamento seguro_de_viagem | assicurazione_annullamento assicurazione_viaggio | annuleringsverzekering reisverzekering | iptal_sigortası seyahat_sigortası
damage | schaden schäden beschädigung | dommage dégât dégâts | daño daños | dano danos | danno danni | schade | hasar zarar
cancellation_fee cancellation_charge | stornogebühr stornokosten ausfallhonorar | frais_d'annulation | gastos_de_cancelación | taxa_de_cancelamento | penale_di_cancellazione spese_di_annullamento | annuleringskosten | iptal_ücreti
free_cancellation | kostenlose_stornierung kostenfreie_stornierung kostenlos_stornieren | annulation_gratuite | cancelación_gratuita | cancelamento_gratuito cancelamento_grátis | cancellazione_gratuita | gratis_annuleren gratis_annulering | ücretsiz_iptal
no-show not_show_up missed_appointment | nichterscheinen no-show versäumter_termin | non-présentation absence rendez-vous_manqué | no_presentarse no-show cita_perdida | não_comparência falta no-show | mancata_presentazione no-show | niet_verschijnen no-show gemiste_afspraak | gelmeme kaçırılan_randevu
minimum_term contract_term | mindestlaufzeit laufzeit vertragslaufzeit | durée_d'engagement engagement | permanencia duración_del_contrato | fidelização duração_do_contrato | durata_del_contratto durata_minima vincolo | looptijd contractduur | sözleşme_süresi taahhüt
automatic_renewal automatically_renewed | automatische_verlängerung | renouvellement_automatique tacite_reconduction | renovación_automática | renovação_automática | rinnovo_automatico | automatische_verlenging stilzwijgende_verlenging | otomatik_yenileme
payment_method payment_methods ways_to_pay | zahlungsart zahlungsarten zahlungsmittel zahlungsmöglichkeiten | moyen_de_paiement mode_de_paiement moyens_de_paiement | forma_de_pago métodos_de_pago | método_de_pagamento formas_de_pagamento | metodo_di_pagamento modalità_di_pagamento | betaalmethode betaalwijze betaalmogelijkheden | ödeme_yöntemi ödeme_şekli
reminder dunning | mahnung zahlungserinnerung erinnerung | rappel relance | recordatorio reclamación_de_pago | lembrete aviso | sollecito promemoria | herinnering aanmaning | hatırlatma
tenant renter | mieterin mietpartei | locataire | inquilino arrendatario | inquilino arrendatário | inquilino affittuario | huurder | kiracı
landlord lessor | vermieter | propriétaire bailleur | casero arrendador | senhorio | padrone_di_casa locatore | verhuurder huisbaas | ev_sahibi
monthly_rent rent_amount | kaltmiete warmmiete mietzins | loyer | alquiler_mensual renta | renda | canone affitto_mensile | maandhuur huurprijs | kira_bedeli
service_charge utilities running_costs | nebenkosten betriebskosten | charges_locatives | gastos_de_comunidad suministros | despesas condomínio | spese_condominiali utenze | servicekosten | aidat yan_giderler
viewing inspection_visit | besichtigung besichtigungstermin | visite | visita | visita | visita sopralluogo | bezichtiging | gezme yer_görme
estate_agent broker commission | makler provision immobilienmakler | agent_immobilier courtier commission | agente_inmobiliario comisión | agente_imobiliário comissão mediador | agente_immobiliare provvigione mediatore | makelaar commissie | emlakçı komisyon
electricity_meter meter meter_reading | zählerstand stromzähler | compteur relevé | contador lectura | contador leitura | contatore lettura autolettura | meter meterstand | sayaç sayaç_okuma
power_cut outage downtime | stromausfall ausfall störung | coupure panne | corte_de_luz apagón caída | corte_de_energia falha | interruzione blackout guasto | storing stroomstoring | elektrik_kesintisi arıza
mobile_phone_contract sim_card sim | sim-karte handyvertrag mobilfunk | carte_sim forfait_mobile | tarjeta_sim contrato_de_móvil | cartão_sim tarifário | scheda_sim sim | simkaart mobiel_abonnement | sim_kart hat
broadband fibre internet_connection | internetanschluss glasfaser dsl | fibre connexion_internet haut_débit | fibra banda_ancha conexión_a_internet | fibra banda_larga ligação_à_internet | fibra connessione_internet banda_larga | glasvezel internetverbinding | fiber internet_bağlantısı
hosting web_hosting | hosting webhosting | hébergement hébergement_web | alojamiento_web hosting | alojamento_web hospedagem | hosting | hosting webhosting | barındırma hosting
domain | domain | domaine nom_de_domaine | dominio | domínio | dominio | domein domeinnaam | alan_adı
backup backups | datensicherung backup sicherungskopie | sauvegarde sauvegardes | copia_de_seguridad respaldo | cópia_de_segurança backup | backup copia_di_sicurezza | back-up reservekopie | yedek yedekleme
update upgrade version | aktualisierung update version | mise_à_jour version | actualización versión | atualização versão | aggiornamento versione | update versie bijwerken | güncelleme
software program app application | software programm app anwendung | logiciel programme application appli | software programa aplicación app | software programa aplicação aplicativo app | software programma applicazione app | software programma app | yazılım program uygulama
settings setting configuration | einstellungen einstellung konfiguration | paramètres réglages configuration | ajustes configuración | definições configurações | impostazioni configurazione | instellingen configuratie | ayarlar yapılandırma
interface api integration | schnittstelle api integration | interface api intégration | interfaz api integración | interface api integração | interfaccia api integrazione | koppeling api integratie | arayüz api entegrasyon
encryption encrypted | verschlüsselung verschlüsselt | chiffrement chiffré | cifrado encriptación | encriptação criptografia encriptado | crittografia cifrato crittografato | versleuteling versleuteld encryptie | şifreleme şifreli
two-factor two-factor_authentication | zwei-faktor zwei-faktor-authentifizierung | double_authentification deux_facteurs | doble_factor dos_factores | dois_fatores autenticação_de_dois_fatores | due_fattori autenticazione_a_due_fattori | tweestapsverificatie tweefactorauthenticatie | iki_faktörlü iki_aşamalı
forgot_password reset_password password_reset | passwort_vergessen passwort_zurücksetzen | mot_de_passe_oublié réinitialiser_mot_de_passe | contraseña_olvidada restablecer_contraseña | recuperar_senha repor_palavra-passe | password_dimenticata reimpostare_password | wachtwoord_vergeten wachtwoord_herstellen | şifremi_unuttum parola_sıfırlama
delete_account close_account | konto_löschen konto_schließen | supprimer_compte fermer_compte | eliminar_cuenta cerrar_cuenta | eliminar_conta encerrar_conta | eliminare_account chiudere_account | account_verwijderen account_opheffen | hesap_silme hesap_kapatma
newsletter mailing_list | newsletter rundbrief | newsletter lettre_d'information infolettre | boletín newsletter | boletim newsletter | newsletter | nieuwsbrief | bülten e-bülten
storage_period retention retained | aufbewahrung speicherdauer aufbewahrungsfrist aufbewahrt | conservation durée_de_conservation conservé | conservación plazo_de_conservación | conservação prazo_de_conservação | conservazione periodo_di_conservazione | bewaartermijn bewaard | saklama saklama_süresi
personal_data data_subject | personenbezogene_daten | données_personnelles | datos_personales | dados_pessoais | dati_personali | persoonsgegevens | kişisel_veri kişisel_veriler
video_surveillance cctv | videoüberwachung überwachungskamera | vidéosurveillance | videovigilancia | videovigilância | videosorveglianza telecamere | camerabewaking cameratoezicht | güvenlik_kamerası
town_hall municipality council | rathaus gemeinde stadtverwaltung | mairie commune municipalité | ayuntamiento municipio | câmara_municipal município prefeitura | municipio comune | gemeentehuis gemeente stadhuis | belediye
recycling_centre rubbish_dump | wertstoffhof recyclinghof deponie | déchetterie déchèterie | punto_limpio vertedero | ecocentro ecoponto | isola_ecologica centro_di_raccolta discarica | milieustraat containerpark stort | geri_dönüşüm_merkezi
church_service mass worship | gottesdienst | messe culte office_religieux | misa culto | missa culto | messa culto | kerkdienst mis | kilise_töreni
baptism christening | taufe | baptême | bautizo bautismo | batizado batismo | battesimo | doop | vaftiz
funeral burial | beerdigung bestattung begräbnis trauerfeier | enterrement obsèques inhumation | funeral entierro | funeral enterro | funerale sepoltura | begrafenis uitvaart | cenaze defin
cremation urn | feuerbestattung einäscherung urne | crémation incinération urne | incineración cremación urna | cremação urna | cremazione urna | crematie urn | kremasyon
donation donate | spende spenden | faire_un_don | donación donar | donativo doação doar | donazione donare | donatie doneren | bağış bağışlamak
volunteer volunteering | ehrenamt ehrenamtlich freiwillige | bénévole bénévolat | voluntario voluntariado | voluntário voluntariado | volontario volontariato | vrijwilliger vrijwilligerswerk | gönüllü
event events venue | veranstaltung event veranstaltungsort | événement manifestation lieu_de_réception | evento acto lugar_de_celebración | evento local_do_evento | evento manifestazione location | evenement locatie | etkinlik mekan
catering | catering partyservice | traiteur | catering | catering | catering | catering | catering yemek_hizmeti
capacity how_many_people | kapazität personenzahl plätze | capacité nombre_de_personnes | aforo capacidad | capacidade lotação | capienza capacità | capaciteit aantal_personen | kapasite kişi_sayısı
meeting_room conference_room seminar_room | besprechungsraum tagungsraum seminarraum | salle_de_réunion salle_de_conférence | sala_de_reuniones sala_de_conferencias | sala_de_reuniões sala_de_conferências | sala_riunioni sala_conferenze | vergaderzaal vergaderruimte | toplantı_odası toplantı_salonu
apprenticeship trainee internship | ausbildung praktikum lehre lehrstelle | apprentissage stage alternance | prácticas aprendizaje | estágio aprendizagem | tirocinio apprendistato stage | stage leerplek opleiding | staj çıraklık
salary wage pay_rate | gehalt lohn | salaire | salario sueldo | salário ordenado | stipendio salario | salaris loon | maaş
working_hours | arbeitszeit arbeitszeiten | temps_de_travail horaires_de_travail | jornada horario_laboral | horário_de_trabalho | orario_di_lavoro | werktijden arbeidstijden | çalışma_saati mesai
part-time | teilzeit | temps_partiel mi-temps | media_jornada tiempo_parcial | tempo_parcial meio_período | part-time | deeltijd parttime | yarı_zamanlı
lunch_break closed_for_lunch | mittagspause | pause_déjeuner pause_de_midi | pausa_del_almuerzo cierre_al_mediodía | pausa_de_almoço | pausa_pranzo | lunchpauze middagpauze | öğle_arası öğle_molası
closing_time closing_hours | ladenschluss schließzeit feierabend | heure_de_fermeture | hora_de_cierre | hora_de_fecho hora_de_fechamento | orario_di_chiusura | sluitingstijd | kapanış_saati kapanış
closed_day day_off | ruhetag schließtag | jour_de_fermeture jour_de_repos | día_de_cierre día_de_descanso | dia_de_folga dia_de_encerramento | giorno_di_chiusura giorno_di_riposo | sluitingsdag rustdag | kapalı_gün tatil_günü
public_holidays bank_holiday | feiertage feiertagen gesetzliche_feiertage | jours_fériés | días_festivos festivos | feriados | giorni_festivi | feestdagen | resmi_tatil resmi_tatiller
new_year new_year's_day | neujahr | nouvel_an | año_nuevo | ano_novo | capodanno | nieuwjaar nieuwjaarsdag | yılbaşı
new_year's_eve | silvester | saint-sylvestre réveillon | nochevieja | véspera_de_ano_novo passagem_de_ano réveillon | san_silvestro ultimo_dell'anno | oudejaarsavond oudjaar | yılbaşı_gecesi
christmas_eve | heiligabend heiliger_abend | veille_de_noël réveillon_de_noël | nochebuena | véspera_de_natal | vigilia_di_natale | kerstavond | noel_arifesi
`

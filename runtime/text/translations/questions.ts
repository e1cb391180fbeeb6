/** Own compilation, as in `everyday-life.ts`: what customers do, want and ask whether they may, and how it is then. */
export const questions = `
allow allows permit | erlauben gestatten zulassen | autoriser permettre accepter | permitir admitir | permitir admitir | permettere consentire ammettere | toestaan toelaten | izin_vermek
take_along take_with | mitnehmen mitgenommen | emmener emporter | llevar llevarse | levar | portare_con | meenemen meegenomen | yanında_getirmek
brought | mitgebracht gebracht | apporté amené | traído | trazido | portato | meegebracht gebracht | getirilen
park parked | parken geparkt abstellen | stationner me_garer se_garer nous_garer où_garer garer_la_voiture garer_ma_voiture | aparcar | estacionar | parcheggiare | parkeren geparkeerd | park_etmek
paid | bezahlt gezahlt | payé réglé | pagado | pago | pagato | betaald | ödenen
cancelled canceled | storniert abgesagt gekündigt | annulé résilié | cancelado anulado | cancelado | annullato disdetto | geannuleerd opgezegd | iptal_edilen
call_off | absagen | décommander | anular | desmarcar | disdire | afzeggen | iptal_etmek
picked_up collected | abgeholt | retiré récupéré | recogido | levantado | ritirato | opgehaald afgehaald | teslim_alınan
delivered | geliefert | livré | entregado | entregue | consegnato | geleverd bezorgd | teslim_edilen
shipped dispatched | versandt verschickt versendet | expédié | enviado | enviado expedido | spedito | verzonden | gönderilen
rented hired | gemietet vermietet | loué | alquilado | alugado | affittato noleggiato | gehuurd verhuurd | kiralanan
lend borrow | leihen ausleihen verleihen | prêter emprunter | prestar | emprestar | in_prestito dare_in_prestito | lenen uitlenen | ödünç
repaired fixed | repariert | réparé | reparado arreglado | reparado consertado | riparato aggiustato | gerepareerd hersteld | tamir_edilen
exchanged swap swapped | umgetauscht getauscht tauschen | échangé | cambiado | trocado | cambiato sostituito | geruild omgeruild | değiştirilen
returned give_back send_back | zurückgegeben zurückgeschickt zurücksenden zurückschicken | renvoyer renvoyé | devuelto | devolvido | restituito rispedire | teruggestuurd terugsturen | geri_göndermek
booked reserved | gebucht reserviert | réservé | reservado | reservado | prenotato riservato | geboekt gereserveerd | rezerve
arrive arrived | ankommen anreisen angekommen | arriver | llegar | chegar | arrivare | aankomen | varmak
leave depart check_out | abreisen abfahren auschecken | partir quitter | salir dejar | sair partir | partire lasciare | vertrekken uitchecken | ayrılmak
check_in checkin | einchecken anreise check-in | check-in arrivée enregistrement | check-in llegada registro_de_entrada | check-in chegada | check-in arrivo | inchecken check-in aankomst | check-in giriş
check_out checkout | auschecken abreise check-out | check-out départ | check-out salida | check-out saída | check-out partenza | uitchecken check-out vertrek | check-out çıkış
get_there reach get_to | hinkommen erreichen anreise | venir accéder accès | llegar | chegar | arrivare raggiungere | bereiken komen | ulaşım ulaşmak
enter get_in | betreten eintreten reinkommen hineinkommen | entrer | entrar | entrar | entrare | binnenkomen betreden | girmek
smoker non-smoking smoke-free | raucher nichtraucher rauchfrei | non-fumeur | no_fumadores | não_fumadores | non_fumatori | rookvrij | sigarasız
cleaned | gereinigt geputzt gesäubert | nettoyé | limpiado | limpo | pulito | schoongemaakt gereinigd | temizlenen
tidy wipe sweep | putzen aufräumen kehren | ranger balayer | barrer | arrumar varrer | riordinare spazzare | opruimen vegen | toplamak
cut cutting trim | schneiden schnitt kürzen | couper | cortar corte | cortar corte | tagliare taglio | knippen snijden | kesmek kesim
vaccinate vaccinated jab shot | impfen geimpft impfung | vacciner vacciné | vacunar vacunado | vacinar vacinado | vaccinare vaccinato | vaccineren ingeënt gevaccineerd | aşılı aşılamak
printed printout | gedruckt ausdrucken ausdruck | imprimé | impreso | impresso | stampato | afgedrukt uitprinten | yazdırmak
copy photocopy | kopie kopieren fotokopie | copie photocopie | copia fotocopia | cópia fotocópia | copia fotocopia | kopie kopiëren | kopya fotokopi
free_of_charge for_free no_charge | kostenlos gratis kostenfrei umsonst | gratuit gratuitement | gratis gratuito | grátis gratuito | gratis gratuito | gratis kosteloos | ücretsiz
allowed permitted | erlaubt gestattet zugelassen willkommen | autorisé permis accepté bienvenu | permitido admitido bienvenido | permitido admitido aceite | permesso ammesso consentito benvenuto | toegestaan toegelaten welkom | izinli serbest
welcome | willkommen | bienvenu bienvenue | bienvenido bienvenidos | bem-vindo | benvenuto benvenuti ammesso | welkom | hoş_geldiniz kabul_edilir
not_allowed banned | verboten nicht_erlaubt untersagt | interdit pas_autorisé | prohibido no_permitido | proibido não_permitido | vietato proibito non_ammesso | verboden niet_toegestaan | yasak yasaktır
included inclusive | enthalten inbegriffen inklusive | inclus compris | incluido | incluído | incluso compreso | inbegrepen inclusief | dahil dahildir
heated | beheizt geheizt | chauffé | climatizado calefactado | aquecido | riscaldato | verwarmd | ısıtmalı ısıtılmış
covered roofed indoor | überdacht innen hallenbad | couvert intérieur | cubierto interior techado | coberto interior | coperto interno | overdekt binnen | kapalı_alan
outdoor outside | draußen außen freien | extérieur dehors plein_air | exterior aire_libre | exterior ar_livre | esterno all'aperto | buiten | dışarıda açık_hava
inside | drinnen innen | dedans intérieur | dentro interior | dentro interior | dentro interno | binnen | içeride
fenced | eingezäunt umzäunt | clôturé | vallado cercado | vedado cercado | recintato | omheind | çitli
lockable locked | abschließbar abgeschlossen verschlossen | verrouillé fermant_à_clé | cerrado_con_llave | trancado fechado_à_chave | chiuso_a_chiave | afsluitbaar afgesloten | kilitli
accessible barrier-free | barrierefrei rollstuhlgerecht | accessible | accesible adaptado | acessível adaptado | accessibile | toegankelijk rolstoelvriendelijk | engelli_erişimi erişilebilir
guarded supervised | bewacht beaufsichtigt | surveillé gardé | vigilado | vigiado | custodito sorvegliato | bewaakt | güvenlikli gözetimli
available vacant | verfügbar frei | disponible libre | disponible | disponível vago | disponibile libero | beschikbaar vrij | müsait mevcut boş
full fully_booked sold_out | ausgebucht voll ausverkauft | complet épuisé | completo agotado | lotado esgotado completo | completo esaurito | volgeboekt uitverkocht vol | dolu tükendi
possible | möglich | possible | posible | possível | possibile | mogelijk | mümkün
compulsory mandatory obligatory required | pflicht verpflichtend erforderlich vorgeschrieben | obligatoire exigé requis | obligatorio | obrigatório | obbligatorio | verplicht | zorunlu
valid validity | gültig gültigkeit | valable validité valide | validez | validade | valido validità | geldig geldigheid | geçerli geçerlilik
expire expired expires | ablaufen abgelaufen verfallen | expirer expiré | caducar caducado vencer | expirar expirado caducar | scadere scaduto | verlopen vervallen | süresi_dolmak
deadline | frist anmeldeschluss | délai date_limite | plazo fecha_límite | prazo data_limite | scadenza termine | termijn deadline | son_tarih süre
in_advance beforehand advance | vorher voraus vorab | avance préalable | antelación adelantado | antecedência antecipadamente | anticipo | vooraf tevoren | önceden peşin
late delay delayed | verspätet verspätung zuspät | retard tardif | retraso tarde | atraso atrasado | ritardo tardi tardivo | vertraging laat | gecikme geç
too_late | verspätet zu_spät | en_retard trop_tard | demasiado_tarde | atrasado | in_ritardo | te_laat | geç_kalmak
early earlier | früher frühzeitig vorzeitig | tôt anticipé | temprano anticipado | cedo antecipado | presto anticipato | vroeg vroegtijdig | erken
spontaneous without_appointment walk-in | ohne_termin spontan | sans_rendez-vous | sin_cita | sem_marcação | senza_appuntamento | zonder_afspraak | randevusuz
online | online internet | en_ligne internet | en_línea online | online linha | online | online | çevrimiçi online internetten
order_online online_shop | onlineshop online_bestellen | boutique_en_ligne | tienda_online | loja_online | negozio_online | webwinkel webshop | online_mağaza
try try_on | anprobieren probieren ausprobieren | essayer | probar probarse | experimentar provar | provare | passen proberen | denemek
fit suitable | passend geeignet | convient adapté | adecuado apto | adequado apto | adatto | geschikt | uygun
choose choice | wählen auswahl aussuchen | choisir choix | elegir elección | escolher escolha | scegliere scelta | kiezen keuze | seçmek seçim
recommend recommendation | empfehlen empfehlung empfohlen | recommander recommandation conseiller | recomendar recomendación | recomendar recomendação | consigliare raccomandare | aanraden aanbevelen aanbevolen | tavsiye önermek
advice consultation counselling | beratung sprechstunde beraten | conseil consultation | asesoramiento consulta consejo | aconselhamento consulta | consulenza visita | advies consult | danışmanlık muayene
prepare preparation | vorbereiten vorbereitung | préparer préparation | preparar preparación | preparar preparação | preparare preparazione | voorbereiden voorbereiding | hazırlık hazırlamak
wear dress dress_code | tragen anziehen kleiderordnung | tenue s'habiller | vestir vestimenta | vestir vestuário | indossare abbigliamento | dragen kledingvoorschrift | giymek kıyafet
clothing what_to_wear | kleidung | tenue vêtements | ropa vestimenta | roupa | abbigliamento vestiti | kleding | kıyafet giyim
cook cooking | kochen | cuisiner cuisine | cocinar | cozinhar | cucinare | koken | pişirmek
grill barbecue bbq | grillen grill grillplatz | barbecue griller grillades | barbacoa parrilla asar | churrasco grelhar grelhador barbecue | barbecue grigliare griglia grigliata | barbecue barbecueën grillen | mangal barbekü ızgara
drive driving | fahren autofahren | conduire rouler | conducir manejar | conduzir dirigir | guidare | rijden autorijden | araba_kullanmak
ride riding | reiten reitstunde | monter équitation | montar equitación | montar equitação | cavalcare equitazione | rijden paardrijden | binmek binicilik
walk hike hiking | wandern wanderung spaziergang laufen | marcher randonnée promenade | caminar senderismo paseo | caminhar caminhada passeio | camminare escursione passeggiata | wandelen wandeling | yürüyüş yürümek
fish fishing angling | angeln fischen angelschein | pêche pêcher | pesca pescar | pesca pescar | pesca pescare | vissen hengelen | balık_tutmak balıkçılık
play | spielen | jouer | jugar tocar | jogar brincar tocar | giocare suonare | spelen | oynamak
stay overnight | übernachten übernachtung aufenthalt | séjour séjourner nuitée | quedarse estancia pernoctar alojarse | ficar estadia pernoitar | soggiorno soggiornare pernottare pernottamento | overnachten verblijf overnachting | konaklama konaklamak
extend extension renew renewal | verlängern verlängerung erneuern | prolonger prolongation renouveler | prolongar renovar prórroga renovación | prolongar renovar renovação | prolungare rinnovare rinnovo proroga | verlengen verlenging | uzatmak yenileme
join become_member | beitreten mitglied_werden eintreten | adhérer s'inscrire | hacerse_socio apuntarse | aderir inscrever-se | iscriversi associarsi | lid_worden aansluiten | üye_olmak katılmak
take_part participate attend participation | teilnehmen mitmachen teilnahme | participer participation assister | participar participación asistir | participar participação | partecipare partecipazione | deelnemen meedoen deelname | katılmak katılım
quit terminate leave_the_club | kündigen austreten kündigung | résilier résiliation | darse_de_baja rescindir | rescindir cancelar | disdire recedere recesso | opzeggen beëindigen | feshetmek fesih
pause freeze suspend | pausieren ruhen_lassen unterbrechen aussetzen | suspendre pause interrompre | pausar suspender congelar | suspender pausar congelar | sospendere sospensione | pauzeren stopzetten bevriezen | dondurmak askıya_alma
withdraw withdrawal revoke | widerruf widerrufen rücktritt widerrufsrecht | rétractation se_rétracter | desistimiento desistir | desistência resolução arrependimento | recesso recedere | herroeping herroepen | cayma cayma_hakkı
complain | beschweren reklamieren | se_plaindre réclamer | quejarse reclamar | reclamar queixar-se | reclamare lamentarsi | klagen | şikayet_etmek
claim | anspruch geltend_machen | droit réclamation | reclamar derecho | reclamar direito | richiesta diritto | aanspraak claim | talep hak
refunded reimburse reimbursed | erstattet zurückerstattet | remboursé | reembolsado devuelto | reembolsado | rimborsato | terugbetaald vergoed | iade_edilen
cover covers reimbursement | übernehmen erstatten kostenübernahme | prise_en_charge remboursement | cubrir cobertura | cobrir comparticipação cobertura | coprire copertura rimborso | vergoeden vergoeding | karşılamak
sign signature | unterschreiben unterschrift | signer signature | firmar firma | assinar assinatura | firmare firma | ondertekenen handtekening | imza imzalamak
apply application | bewerben bewerbung beantragen antrag | demande candidature postuler | solicitar solicitud candidatura | solicitar pedido candidatura | richiedere richiesta domanda candidatura | aanvragen aanvraag solliciteren | başvuru başvurmak
fill_in form | ausfüllen formular | remplir formulaire | rellenar formulario | preencher formulário | compilare modulo | invullen formulier | doldurmak form
show present_proof proof | vorzeigen nachweis vorlegen | présenter justificatif preuve | presentar justificante prueba | apresentar comprovativo prova | esibire presentare prova | tonen bewijs | göstermek kanıt
measure | messen ausmessen aufmaß | mesurer | medir | medir | misurare | opmeten meten | ölçmek ölçü
build set_up assemble assembly | aufbauen aufbau montieren | monter montage assembler | montar montaje | montar montagem | montare montaggio | monteren opbouwen montage | kurulum montaj
connect connection | anschließen anschluss verbinden verbindung | raccordement connexion brancher | conectar conexión | conexão | collegare collegamento allacciamento | aansluiten aansluiting verbinden | bağlamak bağlantı
empty emptying | leeren entleeren leerung | vider vidange | vaciar vaciado | esvaziar despejo | svuotare svuotamento | legen leegmaken | boşaltmak
throw_away dispose disposal | entsorgen entsorgung wegwerfen | jeter éliminer élimination | tirar desechar eliminación | deitar_fora descartar | smaltire smaltimento buttare | weggooien afvoeren | atmak bertaraf
recycle recycling | recycling wiederverwerten | recyclage recycler | reciclaje reciclar | reciclagem reciclar | riciclaggio riciclare | recycling recyclen | geri_dönüşüm
move moving removal | umzug umziehen | déménagement déménager | mudanza mudarse | mudança mudar-se | trasloco traslocare | verhuizing verhuizen | taşınma nakliyat
transport carry | transport transportieren befördern | transport transporter | transporte transportar | transporte transportar | trasporto trasportare | vervoer transport vervoeren | taşıma ulaşım
find | finden | trouver | encontrar | encontrar | trovare | vinden | bulmak
meet meeting_point | treffpunkt treffen | rendez-vous point_de_rencontre | punto_de_encuentro | ponto_de_encontro | punto_di_ritrovo ritrovo | ontmoetingspunt verzamelpunt | buluşma_noktası
start begin beginning | beginn anfang anfangen beginnen beginnt | début commencer commence | inicio empezar comienza empieza | início começar começa | inizio iniziare inizia comincia | begin beginnen start | başlangıç başlamak
end finish | ende enden endet | fin finir termine | fin terminar acaba | fim acabar terminar | fine finire finisce | einde eindigen eindigt | bitiş son
last_entry last_admission | letzter_einlass einlassschluss | dernière_entrée dernière_admission | última_entrada último_acceso | última_entrada | ultimo_ingresso | laatste_toegang | son_giriş
speak_english language_spoken | gesprochene_sprachen | langues_parlées | idiomas_hablados | línguas_faladas | lingue_parlate | gesproken_talen | konuşulan_diller
contact_person in_charge | ansprechpartner zuständig | interlocuteur responsable | persona_de_contacto encargado | pessoa_de_contacto responsável | referente responsabile | contactpersoon verantwoordelijke | yetkili sorumlu
reach_by_phone by_phone | telefonisch | par_téléphone | por_teléfono | por_telefone | telefonicamente al_telefono | telefonisch | telefonla
in_writing written | schriftlich | écrit par_écrit | escrito por_escrito | escrito por_escrito | per_iscritto scritto | schriftelijk | yazılı
alone unaccompanied | allein unbegleitet ohne_begleitung | seul non_accompagné | sin_acompañante no_acompañado | sozinho não_acompanhado | da_solo non_accompagnato | alleen onbegeleid | yalnız tek_başına
accompanied companion | begleitung begleitperson begleitet | accompagné accompagnateur | acompañado acompañante | acompanhado acompanhante | accompagnato accompagnatore | begeleider begeleid begeleiding | refakatçi eşlik
suitable_for_children child-friendly family-friendly | kinderfreundlich familienfreundlich | adapté_aux_enfants familial | apto_para_niños familiar | adequado_para_crianças familiar | adatto_ai_bambini | kindvriendelijk | çocuk_dostu
dog-friendly pets_allowed dogs_allowed | hunde_erlaubt haustiere_erlaubt hundefreundlich | chiens_acceptés animaux_acceptés animaux_admis | se_admiten_perros se_admiten_mascotas admite_mascotas | animais_permitidos aceita_animais | animali_ammessi cani_ammessi | huisdieren_toegestaan honden_toegestaan honden_welkom | evcil_hayvan_kabul
safe safety | sicher sicherheit | sécurité sûr | seguridad seguro | segurança seguro | sicurezza sicuro | veiligheid veilig | güvenlik güvenli
dangerous danger | gefährlich gefahr | dangereux danger | peligroso peligro | perigoso perigo | pericoloso pericolo | gevaarlijk gevaar | tehlikeli tehlike
difficult difficulty hard | schwierig schwierigkeit | difficile difficulté | difícil dificultad | difícil dificuldade | difficile difficoltà | moeilijk moeilijkheid | zor zorluk
easy | einfach leicht | facile | fácil | fácil | facile | makkelijk eenvoudig | kolay
fresh | frisch | frais | fresco | fresco | fresco | vers | taze
homemade home-made | hausgemacht selbstgemacht | fait_maison maison | casero | caseiro | fatto_in_casa | huisgemaakt zelfgemaakt | ev_yapımı
dry | trocken | sec | seco | seco | secco asciutto | droog | kuru
broken_down out_of_order does_not_work | kaputt defekt außer_betrieb | en_panne hors_service | averiado fuera_de_servicio no_funciona | avariado fora_de_serviço | guasto fuori_servizio | defect buiten_werking | arızalı bozuk
missing | fehlt fehlend fehlende | manquant manque | falta faltante | falta em_falta | mancante | ontbreekt ontbrekend | eksik
wrong | falsch | mauvais erroné | equivocado incorrecto | errado | sbagliato errato | verkeerd fout | yanlış
forget forgot forgotten | vergessen liegengelassen fundsachen | oublié oublier objets_trouvés | olvidado olvidar objetos_perdidos | esquecido esquecer perdidos_e_achados | dimenticato oggetti_smarriti | vergeten gevonden_voorwerpen | unutulan kayıp_eşya
classic classical | klassisch | classique | clásico | clássico | classico | klassiek | klasik
`

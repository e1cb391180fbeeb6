/** Own compilation, as in `everyday-life.ts`: where one stays, eats, travels, plays and watches. */
export const leisure = `
campsite camping campground | campingplatz zeltplatz camping | camping terrain_de_camping | camping | parque_de_campismo camping acampamento | campeggio camping | camping kampeerterrain | kamp_alanı kamping
pitch pitches | stellplatz standplatz parzelle | emplacement | parcela | alvéolo parcela lote | piazzola | staanplaats kampeerplaats plaats | parsel kamp_yeri
tent tents | zelt zelte | tente | tienda_de_campaña | tenda barraca | tenda | tent | çadır
caravan | wohnwagen | caravane | caravana | caravana trailer | roulotte caravan | caravan | karavan
motorhome camper campervan rv | wohnmobil reisemobil camper | camping-car van | autocaravana caravana camper | autocaravana motorhome | camper autocaravan | camper kampeerauto | motokaravan karavan
awning | vorzelt markise | auvent | avance toldo | avançado toldo | veranda tenda_da_sole | voortent luifel | tente
mobile_home bungalow cabin | mobilheim bungalow hütte | mobil-home bungalow chalet cabane | mobil-home bungalow cabaña | bungalow casa_móvel cabana | casa_mobile bungalow | stacaravan bungalow blokhut | bungalov mobil_ev
campfire bonfire open_fire | lagerfeuer offenes_feuer feuerstelle | feu_de_camp feu feux | hoguera fogata fuego | fogueira fogo | falò fuoco | kampvuur open_vuur vuur | kamp_ateşi ateş
charcoal coal | holzkohle kohle | charbon_de_bois charbon | carbón | carvão | carbone carbonella | houtskool | kömür mangal_kömürü
firewood | brennholz feuerholz | bois_de_chauffage bûches | leña | lenha | legna | brandhout | odun
quiet_hours night_silence | ruhezeit nachtruhe ruhezeiten | heures_de_silence silence | horas_de_silencio descanso silencio | horas_de_silêncio silêncio | orario_di_silenzio silenzio | rusttijden nachtrust stilte | sessizlik_saatleri
gate barrier | schranke tor | barrière portail | barrera verja | barreira portão | sbarra barriera | slagboom poort hek | bariyer kapı
high_season peak_season | hauptsaison hochsaison | haute_saison | temporada_alta | época_alta alta_temporada | alta_stagione | hoogseizoen | yüksek_sezon
low_season off_season | nebensaison vorsaison nachsaison | basse_saison hors_saison | temporada_baja | época_baixa baixa_temporada | bassa_stagione | laagseizoen | düşük_sezon
season | saison | saison | temporada | época temporada | stagione | seizoen | sezon
tourist_tax visitor_tax city_tax | kurtaxe ortstaxe kurbeitrag bettensteuer | taxe_de_séjour | tasa_turística impuesto_turístico | taxa_turística | tassa_di_soggiorno imposta_di_soggiorno | toeristenbelasting | konaklama_vergisi turist_vergisi
power_hookup electric_hook-up hook-up | stromanschluss | branchement_électrique | conexión_eléctrica toma_eléctrica | ligação_elétrica | allaccio_elettrico | stroomaansluiting | elektrik_bağlantısı
chemical_toilet disposal_point | chemietoilette entsorgungsstation | vidange wc_chimique | wc_químico vaciado | sanita_química | wc_chimico | chemisch_toilet loosplaats | kimyasal_tuvalet
sanitary_block washrooms sanitary | sanitärgebäude sanitäranlagen waschhaus | sanitaires bloc_sanitaire | sanitarios | sanitários balneários | servizi_igienici sanitari | sanitair sanitairgebouw | tuvalet_duş
playground | spielplatz | aire_de_jeux | parque_infantil zona_de_juegos | parque_infantil playground | parco_giochi area_giochi | speeltuin speelplaats | oyun_alanı çocuk_parkı
sun_lounger deckchair parasol | liegestuhl sonnenliege sonnenschirm | transat chaise_longue parasol | tumbona hamaca sombrilla | espreguiçadeira guarda-sol | lettino_da_spiaggia sdraio ombrellone | ligbed ligstoel parasol | şezlong şemsiye
paddling_pool children's_pool | kinderbecken planschbecken | pataugeoire | piscina_infantil | piscina_infantil | piscina_per_bambini | kinderbad peuterbad | çocuk_havuzu
water_slide slide | rutsche wasserrutsche | toboggan | tobogán | escorrega tobogã | scivolo | glijbaan | kaydırak
lifeguard | bademeister rettungsschwimmer badeaufsicht | maître-nageur surveillant | socorrista | nadador-salvador salva-vidas | bagnino | badmeester redder | cankurtaran
swimsuit swimming_trunks bikini | badeanzug badehose badekleidung | maillot maillot_de_bain | bañador traje_de_baño | fato_de_banho maiô calção | costume costume_da_bagno | badpak zwembroek badkleding | mayo
swimming_cap bathing_cap | badekappe badehaube | bonnet bonnet_de_bain | gorro | touca | cuffia | badmuts | bone
armbands swimming_aid | schwimmflügel schwimmhilfe | brassards bouée | manguitos | braçadeiras boias | braccioli | zwembandjes | kolluk
sauna steam_bath | sauna dampfbad | sauna hammam | sauna baño_de_vapor | sauna banho_turco | sauna bagno_turco | sauna stoombad | sauna hamam buhar_banyosu
wellness spa | wellness spa therme | spa bien-être thermes | spa balneario bienestar | spa bem-estar termas | spa terme benessere | wellness spa | spa kaplıca
whirlpool hot_tub jacuzzi | whirlpool | jacuzzi bain_à_remous | jacuzzi hidromasaje | jacuzzi hidromassagem | idromassaggio jacuzzi | bubbelbad jacuzzi | jakuzi
bathrobe | bademantel | peignoir | albornoz | roupão | accappatoio | badjas | bornoz
bed_linen bedding sheets | bettwäsche bettzeug laken | draps linge_de_lit | ropa_de_cama sábanas | roupa_de_cama lençóis | biancheria_da_letto lenzuola | beddengoed lakens bedlinnen | çarşaf nevresim
towels bath_towel | handtücher badetuch handtuch | serviettes serviette_de_bain | toallas | toalhas | asciugamani teli | handdoeken badhanddoek | havlular havlu
pillow | kissen kopfkissen | oreiller | almohada | almofada travesseiro | cuscino | kussen | yastık
blanket duvet | decke bettdecke | couverture couette | manta edredón | cobertor edredão | piumone trapunta | deken dekbed | battaniye yorgan
cot crib baby_bed | babybett kinderbett gitterbett | lit_bébé lit_parapluie lit_pour_bébé | cuna | berço | culla lettino | kinderbed kinderbedje babybedje | bebek_yatağı beşik
extra_bed | zustellbett beistellbett zusatzbett | lit_supplémentaire lit_d'appoint | cama_supletoria cama_adicional | cama_extra cama_suplementar | letto_aggiuntivo | extra_bed bijzetbed | ek_yatak ilave_yatak
high_chair highchair | hochstuhl kinderstuhl | chaise_haute | trona | cadeira_de_bebé cadeirão | seggiolone | kinderstoel | mama_sandalyesi
hotel guesthouse inn | hotel pension gasthof | hôtel pension auberge | hotel pensión hostal | hotel pensão pousada | hotel albergo pensione | hotel pension | otel pansiyon
holiday_flat holiday_apartment apartment flat | ferienwohnung wohnung apartment | appartement location_de_vacances | apartamento piso | apartamento | appartamento casa_vacanze | vakantiewoning appartement | daire apart
holiday_home cottage chalet | ferienhaus | maison_de_vacances gîte | casa_de_vacaciones casa_rural | casa_de_férias | casa_vacanze | vakantiehuis | tatil_evi yazlık
hostel dormitory | hostel jugendherberge schlafsaal | auberge_de_jeunesse dortoir | albergue hostal | albergue hostel dormitório | ostello dormitorio | hostel jeugdherberg slaapzaal | hostel yatakhane
half_board | halbpension | demi-pension | media_pensión | meia-pensão | mezza_pensione | halfpension | yarım_pansiyon
full_board | vollpension | pension_complète | pensión_completa | pensão_completa | pensione_completa | volpension | tam_pansiyon
breakfast_buffet buffet | frühstücksbuffet buffet | buffet petit-déjeuner_buffet | bufé buffet | buffet | buffet | ontbijtbuffet buffet | açık_büfe
packed_lunch | lunchpaket | panier-repas | almuerzo_para_llevar picnic | almoço_embalado farnel | pranzo_al_sacco | lunchpakket | kumanya
room_service | zimmerservice | service_en_chambre | servicio_de_habitaciones | serviço_de_quartos | servizio_in_camera | roomservice | oda_servisi
fridge refrigerator | kühlschrank | réfrigérateur frigo | nevera frigorífico | frigorífico geladeira | frigorifero frigo | koelkast | buzdolabı
freezer freeze_ice_packs | gefrierfach gefrierschrank tiefkühler | congélateur | congelador | congelador | congelatore freezer | vriezer vriesvak | derin_dondurucu
safe_box safe_deposit_box | safe schließfach tresor | coffre-fort coffre | caja_fuerte | cofre | cassaforte | kluis kluisje | para_kasası
locker lockers | schließfach spind | casier vestiaire | taquilla casillero | cacifo armário | armadietto | locker kluisje | kilitli_dolap
luggage_storage left_luggage | gepäckaufbewahrung gepäckraum | consigne bagagerie | consigna guardaequipaje | depósito_de_bagagem | deposito_bagagli | bagageopslag | bagaj_emanet bagaj_odası
air_conditioning aircon air-conditioned | klimaanlage klimatisiert | climatisation clim climatisé | aire_acondicionado | ar_condicionado | aria_condizionata climatizzato | airconditioning airco | klima klimalı
fan | ventilator | ventilateur | ventilador | ventoinha ventilador | ventilatore | ventilator | vantilatör
hairdryer | föhn haartrockner | sèche-cheveux | secador | secador | asciugacapelli phon | haardroger föhn | saç_kurutma
iron ironing | bügeleisen bügeln | fer_à_repasser repassage | plancha planchar | ferro_de_engomar engomar | ferro_da_stiro stirare | strijkijzer strijken | ütü
washing_machine laundromat | waschmaschine waschsalon | lave-linge machine_à_laver laverie | lavadora lavandería | máquina_de_lavar lavandaria | lavatrice lavanderia | wasmachine wasserette | çamaşır_makinesi çamaşırhane
dryer tumble_dryer | trockner wäschetrockner | sèche-linge | secadora | máquina_de_secar secadora | asciugatrice | wasdroger droger | kurutma_makinesi
dishwasher | spülmaschine geschirrspüler | lave-vaisselle | lavavajillas | máquina_de_lavar_loiça lava-louças | lavastoviglie | vaatwasser | bulaşık_makinesi
television tv | fernseher tv | télévision télé tv | televisión tele tv | televisão tv | televisione tv | televisie tv | televizyon
balcony | balkon | balcon | balcón | varanda | balcone | balkon | balkon
terrace patio | terrasse | terrasse | terraza | terraço esplanada | terrazza dehors | terras | teras
view sea_view | aussicht meerblick blick | vue vue_mer | vistas vista | vista | vista vista_mare | uitzicht zeezicht | manzara deniz_manzarası
floor storey | etage stock stockwerk | étage | planta piso | andar piso | piano | verdieping etage | kat
ground_floor | erdgeschoss parterre | rez-de-chaussée | planta_baja | rés-do-chão térreo | piano_terra pianterreno | begane_grond | zemin_kat
stairs steps | treppe treppen stufen | escalier marches | escalera escalones | escadas degraus | scale gradini | trap trappen | merdiven
front_door entrance_door | haustür eingangstür | porte_d'entrée | puerta_principal puerta_de_entrada | porta_da_frente porta_de_entrada | porta_d'ingresso portone | voordeur | giriş_kapısı
key_box key_safe | schlüsselbox schlüsseltresor | boîte_à_clés | caja_de_llaves | cofre_de_chaves | cassetta_delle_chiavi | sleutelkluis | anahtar_kutusu
key_card room_key | zimmerschlüssel schlüsselkarte zimmerkarte | carte_magnétique clé_de_chambre | tarjeta_llave | cartão_chave | chiave_magnetica chiave_della_camera | kamersleutel sleutelkaart | oda_kartı oda_anahtarı
night_porter late_arrival late_check-in | spätanreise nachtportier späte_anreise | arrivée_tardive | llegada_tardía | chegada_tardia | arrivo_in_ritardo arrivo_tardivo | late_aankomst | geç_giriş geç_varış
wi-fi_password wifi_code | wlan-passwort wlan-code | code_wifi mot_de_passe_wifi | contraseña_del_wifi clave_wifi | senha_do_wifi palavra-passe_wifi | password_wifi | wifi-code wifi-wachtwoord | wifi_şifresi
guest guests | gast gäste | hôte invité client | huésped invitado | hóspede convidado | ospite | gast gasten | misafir konuk
restaurant | restaurant gaststätte gasthaus lokal | restaurant | restaurante | restaurante | ristorante | restaurant | restoran lokanta
bakery rolls | bäckerei brötchen semmeln | boulangerie petits_pains | panadería panecillos | padaria pãezinhos | panetteria panini | bakkerij broodjes | fırın ekmek
bread_service bread_roll_service | brötchenservice brötchendienst | service_de_pain | servicio_de_pan | serviço_de_pão | servizio_pane | broodjesservice | ekmek_servisi
kiosk minimarket supermarket grocery | supermarkt kiosk lebensmittel | supermarché épicerie supérette | supermercado ultramarinos | supermercado mercearia | supermercato minimarket alimentari | supermarkt kampwinkel | market bakkal süpermarket
takeaway take-away to_go | zum_mitnehmen außer_haus | à_emporter | para_llevar | para_levar take-away | asporto da_asporto | afhaalmaaltijd | paket_servis
dessert ice_cream | nachtisch dessert eis | dessert glace | postre helado | sobremesa gelado sorvete | dolce gelato dessert | nagerecht toetje ijs | tatlı dondurma
starter | vorspeise | hors-d'œuvre | entrante | petiscos | antipasto | voorgerecht | meze
soup | suppe | soupe | sopa | sopa | zuppa minestra | soep | çorba
children's_menu kids_menu | kinderkarte kindermenü kinderteller | menu_enfant | menú_infantil | menu_infantil | menù_bambini | kindermenu | çocuk_menüsü
tip gratuity | trinkgeld | pourboire | propina | gorjeta | mancia | fooi | bahşiş
bar pub | kneipe bierstube | bar pub | bar pub | bar | bar pub | bar kroeg | bar
corkage own_drinks own_food | korkgeld eigene_getränke mitgebrachte_speisen | droit_de_bouchon | descorche bebidas_propias | taxa_de_rolha | diritto_di_tappo | kurkengeld eigen_drank | mantar_ücreti
public_transport | nahverkehr öffentliche_verkehrsmittel öpnv öffis | transports_en_commun | transporte_público | transportes_públicos transporte_público | mezzi_pubblici trasporto_pubblico | openbaar_vervoer | toplu_taşıma
bus_stop | bushaltestelle haltestelle | arrêt_de_bus | parada_de_autobús | paragem_de_autocarro ponto_de_ônibus | fermata_dell'autobus fermata | bushalte | otobüs_durağı
train_station railway_station | bahnhof hauptbahnhof | gare | estación_de_tren | estação_de_comboios estação_de_trem | stazione stazione_ferroviaria | station treinstation | tren_istasyonu gar
underground subway metro tram | u-bahn straßenbahn tram | métro tramway tram | metro tranvía | metro bonde | metropolitana metro tram | metro tram | metro tramvay
shuttle transfer_service airport_shuttle | shuttle transfer abholservice | navette transfert | traslado lanzadera | transfer traslado | navetta transfer | shuttle pendelbus transfer | servis transfer
ferry | fähre | ferry bac | ferry transbordador | ferry balsa | traghetto | veerboot veerpont | feribot vapur
flight plane | flug flugzeug | vol avion | vuelo avión | voo avião | volo aereo | vlucht vliegtuig | uçuş uçak
timetable schedule | fahrplan | horaires horaire | horario horarios | horário | orario orari | dienstregeling | tarife sefer_saatleri
single_ticket one-way | einzelfahrschein einzelticket einfache_fahrt | billet_simple aller_simple | billete_sencillo ida | bilhete_simples ida | biglietto_singolo corsa_semplice sola_andata | enkele_reis | tek_yön tek_kullanımlık
return_ticket round_trip | hin_und_zurück rückfahrt rückfahrkarte | aller-retour | ida_y_vuelta | ida_e_volta | andata_e_ritorno | retour | gidiş_dönüş
day_ticket day_pass | tageskarte tagesticket | billet_journée forfait_journée pass_journée | pase_de_día abono_diario | bilhete_diário passe_diário | biglietto_giornaliero giornaliero | dagkaart dagticket | günlük_bilet
season_ticket annual_pass | jahreskarte dauerkarte saisonkarte | abonnement_annuel pass_annuel | abono_anual abono_de_temporada | passe_anual | abbonamento_annuale | jaarkaart seizoenkaart abonnement | yıllık_kart sezonluk
family_ticket | familienkarte familienticket | billet_famille | entrada_familiar | bilhete_família bilhete_familiar | biglietto_famiglia biglietto_familiare | gezinskaart familieticket | aile_bileti
group_rate group_discount | gruppenpreis gruppenrabatt gruppentarif | tarif_groupe tarif_de_groupe | tarifa_de_grupo descuento_para_grupos | tarifa_de_grupo desconto_de_grupo | tariffa_gruppi sconto_gruppi | groepstarief groepskorting | grup_indirimi
reduced_price concession reduced | ermäßigt ermäßigung | tarif_réduit réduit | reducido tarifa_reducida | reduzido preço_reduzido | ridotto tariffa_ridotta | gereduceerd korting | indirimli
seat seats | sitzplatz sitz platz | place siège | asiento butaca | lugar assento | posto_a_sedere posti_a_sedere sedile | zitplaats stoel | koltuk
box_office ticket_office | kasse tageskasse abendkasse | billetterie guichet caisse | taquilla caja | bilheteira bilheteria caixa | biglietteria cassa | kassa | gişe
performance show | vorstellung aufführung vorführung | spectacle représentation séance | función espectáculo | espetáculo sessão | spettacolo rappresentazione | voorstelling | gösteri
interval intermission | pause | entracte pause | descanso intermedio pausa | intervalo pausa | intervallo pausa | pauze | mola
cloakroom wardrobe | garderobe | vestiaire | guardarropa | bengaleiro vestiário | guardaroba | garderobe | vestiyer
theatre theater | theater | théâtre | teatro | teatro | teatro | theater | tiyatro
cinema film movie | kino film | cinéma film | cine película | cinema filme | cinema film | bioscoop film | sinema film
concert | konzert | concert | concierto | concerto | concerto | concert | konser
museum exhibition | museum ausstellung | musée exposition | museo exposición | museu exposição | museo mostra | museum tentoonstelling | müze sergi
castle | schloss burg | château | castillo | castelo | castello | kasteel | kale
church | kirche | église | iglesia | igreja | chiesa | kerk | kilise
zoo | zoo tierpark | zoo parc_animalier | zoo zoológico | zoo zoológico | zoo | dierentuin | hayvanat_bahçesi
guided_tour guide | führung stadtführung reiseleiter | visite_guidée guide | visita_guiada guía | visita_guiada guia | visita_guidata guida | rondleiding gids | rehberli_tur rehber
audio_guide audioguide | audioguide | audioguide | audioguía | audioguia áudio-guia | audioguida | audiotour audiogids | sesli_rehber
trip tour excursion | ausflug tour rundfahrt | excursion | excursión tour | excursão passeio | escursione gita tour | excursie tocht uitstapje | tur gezi
boat_trip cruise | bootsfahrt schifffahrt rundfahrt | croisière promenade_en_bateau | paseo_en_barco crucero | passeio_de_barco cruzeiro | gita_in_barca crociera | boottocht rondvaart | tekne_turu
canoe kayak | kanu kajak paddeln | canoë kayak | canoa piragua kayak | canoa caiaque | canoa kayak | kano kajak | kano
sailing sail | segeln segelkurs | voile | vela navegar | vela velejar | vela | zeilen | yelken
surfing surfboard | surfen surfbrett | surf planche_de_surf | surf tabla_de_surf | surf prancha | surf | surfen surfplank | sörf sörf_tahtası
diving dive snorkel | tauchen tauchkurs schnorchel | plongée | buceo bucear | mergulho | immersione immersioni subacquea | duiken duikcursus | dalış
ski skiing snowboard | ski skifahren skikurs | ski skier | esquí esquiar | esqui esquiar | sci sciare | ski skiën | kayak
ski_pass lift_pass | skipass | forfait forfait_de_ski | forfait | passe_de_esqui | skipass | skipas | kayak_pasosu
snow | schnee | neige | nieve | neve | neve | sneeuw | kar
rain | regen | pluie | lluvia | chuva | pioggia | regen | yağmur
weather | wetter | météo | clima | clima | meteo | weer | hava_durumu
temperature | temperatur | température | temperatura | temperatura | temperatura | temperatuur | sıcaklık
bad_weather storm rain | schlechtes_wetter schlechtwetter regen unwetter | mauvais_temps intempéries pluie | mal_tiempo lluvia | mau_tempo chuva | maltempo brutto_tempo pioggia | slecht_weer regen | kötü_hava yağmur
climbing bouldering | klettern bouldern kletterhalle | escalade | escalada | escalada | arrampicata | klimmen | tırmanış
horse pony | pferd pony | cheval poney | caballo poni | cavalo pónei | cavallo pony | paard pony | at midilli
riding_lesson riding_school | reitstunde reitschule reitunterricht | cours_d'équitation centre_équestre | clase_de_equitación | aula_de_equitação | lezione_di_equitazione maneggio | paardrijles manege | binicilik_dersi
gym fitness_studio fitness_centre | fitnessstudio fitness | salle_de_sport fitness | gimnasio | ginásio academia | palestra | sportschool fitness | spor_salonu
dance dancing | tanz tanzen tanzkurs | danse danser | baile danza bailar | dança dançar | danza ballo ballare | dans dansen | dans
football soccer | fußball | football foot | fútbol | futebol | calcio | voetbal | futbol
tournament competition | turnier wettkampf | tournoi compétition | torneo competición | torneio competição | torneo gara | toernooi wedstrijd | turnuva yarışma
tennis court tennis_court | tennisplatz tennis | court_de_tennis tennis | pista_de_tenis tenis | campo_de_ténis quadra ténis | campo_da_tennis tennis | tennisbaan tennis | tenis_kortu kort tenis
changing_room changing_rooms | umkleide umkleidekabine | vestiaire cabine | vestuario | vestiário balneário | spogliatoio | kleedkamer kleedhokje | soyunma_odası
game games toy | spiel spiele spielzeug | jeu jeux jouet | juego juegos juguete | jogo jogos brinquedo | gioco giochi giocattolo | spel spelletjes speelgoed | oyun oyuncak
pushchair stroller buggy pram | kinderwagen buggy | poussette | carrito cochecito | carrinho_de_bebé carrinho | passeggino carrozzina | kinderwagen buggy | bebek_arabası puset
charging_station charging_point ev_charger wallbox | ladestation ladesäule wallbox | borne_de_recharge | estación_de_carga punto_de_carga cargador | posto_de_carregamento carregador | colonnina_di_ricarica stazione_di_ricarica | laadpaal laadstation | şarj_istasyonu
electric_car | elektroauto e-auto | voiture_électrique | coche_eléctrico | carro_elétrico | auto_elettrica | elektrische_auto | elektrikli_araç elektrikli_araba
parking_space parking_lot garage underground_parking | parkplatz stellplatz tiefgarage parkhaus | place_de_parking parking | plaza_de_aparcamiento garaje | lugar_de_estacionamento garagem vaga | posto_auto parcheggio garage | parkeerplaats parkeergarage | park_yeri otopark garaj
parking_ticket parking_fee | parkgebühr parkschein | ticket_de_stationnement frais_de_parking | tique_de_aparcamiento | bilhete_de_estacionamento | tariffa_del_parcheggio biglietto_del_parcheggio | parkeerkosten parkeerkaartje parkeergeld | park_ücreti
bike_storage bike_rack | fahrradkeller fahrradständer fahrradraum | local_à_vélos garage_à_vélos | aparcabicicletas | estacionamento_de_bicicletas | deposito_bici rastrelliera | fietsenstalling fietsenrek | bisiklet_parkı
life_jacket | schwimmweste rettungsweste | gilet_de_sauvetage | chaleco_salvavidas | colete_salva-vidas | giubbotto_di_salvataggio giubbotto_salvagente | reddingsvest zwemvest | can_yeleği
boat_licence | bootsführerschein sportbootführerschein | permis_bateau | licencia_de_navegación titulación_náutica | carta_de_marinheiro arrais | patente_nautica | vaarbewijs | tekne_ehliyeti
terms_of_use house_rules | hausordnung platzordnung benutzungsordnung | règlement_intérieur règlement | normas_de_la_casa reglamento | regras_da_casa regulamento | regole_della_casa regolamento | huisregels reglement | ev_kuralları kurallar
`

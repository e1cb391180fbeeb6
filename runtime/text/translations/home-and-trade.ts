/** Own compilation, as in `everyday-life.ts`: what shops sell and send, and what craftsmen mend, build and take away. */
export const homeAndTrade = `
delivery_charge delivery_cost shipping_costs postage | versandkosten lieferkosten porto | frais_de_port frais_de_livraison | gastos_de_envío | portes_de_envio frete | spese_di_spedizione spese_di_consegna | verzendkosten bezorgkosten | kargo_ücreti teslimat_ücreti
free_delivery free_shipping | versandkostenfrei kostenloser_versand | livraison_gratuite | envío_gratuito envío_gratis | portes_grátis envio_grátis frete_grátis | spedizione_gratuita | gratis_verzending | ücretsiz_kargo
same_day same-day | am_selben_tag taggleich | jour_même | mismo_día | mesmo_dia próprio_dia | stesso_giorno | dezelfde_dag | aynı_gün
tracking track_and_trace track | sendungsverfolgung sendungsnummer | suivi numéro_de_suivi | seguimiento número_de_seguimiento | rastreio número_de_rastreamento | tracciamento | volgen volgnummer | kargo_takip takip_numarası
return_label return_form | retourenschein rücksendeetikett | étiquette_de_retour bordereau_de_retour | etiqueta_de_devolución | etiqueta_de_devolução | etichetta_di_reso | retourlabel retourformulier | iade_etiketi
return_period return_policy right_of_return | rückgabefrist rückgaberecht widerrufsfrist | délai_de_retour politique_de_retour | plazo_de_devolución política_de_devoluciones | prazo_de_devolução política_de_devolução | termine_per_il_reso politica_di_reso | retourtermijn bedenktijd retourbeleid | iade_süresi iade_koşulları
original_packaging packaging box | verpackung originalverpackung karton | emballage emballage_d'origine carton | embalaje caja | embalagem caixa | imballaggio confezione scatola | verpakking doos | ambalaj kutu
damaged_in_transit arrived_broken | transportschaden | endommagé_pendant_le_transport | dañado_en_el_transporte | danificado_no_transporte | danneggiato_durante_il_trasporto | transportschade | kargo_hasarı
wrong_size size_chart size_guide | größentabelle falsche_größe | guide_des_tailles | guía_de_tallas tabla_de_tallas | guia_de_tamanhos tabela_de_medidas | guida_alle_taglie tabella_taglie | maattabel | beden_tablosu
minimum_order minimum_order_value | mindestbestellwert mindestbestellmenge | minimum_de_commande commande_minimum | pedido_mínimo | encomenda_mínima pedido_mínimo | ordine_minimo | minimumbestelling minimale_bestelling | minimum_sipariş
order_number customer_number | bestellnummer kundennummer auftragsnummer | numéro_de_commande numéro_de_client | número_de_pedido | número_da_encomenda número_do_pedido | numero_d'ordine codice_cliente | bestelnummer ordernummer klantnummer | sipariş_numarası
gift_wrapping gift_wrap | geschenkverpackung | emballage_cadeau papier_cadeau | envoltorio_de_regalo envolver_para_regalo | embrulho_de_presente | confezione_regalo pacchetto_regalo | cadeauverpakking inpakken | hediye_paketi
loyalty_card points bonus_points | kundenkarte treuepunkte bonuskarte | carte_de_fidélité points | tarjeta_de_fidelidad puntos | cartão_de_fidelidade pontos | carta_fedeltà punti | klantenkaart spaarpunten | sadakat_kartı puan
discount_code promo_code coupon | rabattcode gutscheincode | code_promo code_de_réduction | código_de_descuento cupón | código_de_desconto cupão cupom | codice_sconto coupon | kortingscode | indirim_kodu kupon
purchase_on_account pay_by_invoice | kauf_auf_rechnung rechnungskauf | paiement_sur_facture | pago_con_factura | pagamento_por_fatura | pagamento_con_fattura | achteraf_betalen op_rekening | faturayla_ödeme
direct_debit sepa | lastschrift bankeinzug sepa | prélèvement sepa | recibo_domiciliado adeudo_directo | débito_direto débito_automático | addebito_diretto sepa rid | incasso automatische_incasso | otomatik_ödeme
debit_card bank_card contactless | girocard ec-karte kontaktlos bankkarte | carte_bancaire sans_contact | tarjeta_de_débito sin_contacto | cartão_de_débito multibanco contactless | bancomat carta_di_debito | pinpas pinnen contactloos | banka_kartı temassız
proof_of_purchase sales_receipt | kassenbon kaufbeleg kassenzettel | ticket_de_caisse preuve_d'achat | ticket_de_compra comprobante_de_compra | talão_de_compra prova_de_compra | scontrino prova_d'acquisto | kassabon aankoopbewijs | kasa_fişi satın_alma_belgesi
item product goods article | artikel ware produkt | article produit marchandise | artículo producto | artigo produto | articolo prodotto merce | artikel product | ürün
brand manufacturer | marke hersteller | marque fabricant | marca fabricante | fabricante | marca produttore | merk fabrikant | marka üretici
range assortment selection | sortiment auswahl | gamme assortiment choix | gama surtido selección | gama sortido seleção | assortimento gamma scelta | assortiment aanbod | ürün_yelpazesi çeşit
custom-made made_to_measure bespoke | maßanfertigung sonderanfertigung nach_maß | sur_mesure | a_medida hecho_a_medida | por_medida feito_à_medida | su_misura | op_maat maatwerk | özel_yapım
trade-in part_exchange | inzahlungnahme | reprise | parte_de_pago | retoma | permuta | inruil inruilen | takas
measurement dimensions width length | maße abmessungen breite | dimensions largeur longueur | dimensiones medidas ancho largo | dimensões medidas largura comprimento | dimensioni misure larghezza lunghezza | afmetingen breedte lengte | ölçüler genişlik uzunluk
furniture | möbel | meuble meubles mobilier | mueble muebles | móvel móveis mobília | mobile mobili arredamento | meubel meubels | mobilya
chair armchair | stuhl sessel | chaise fauteuil | silla sillón | cadeira poltrona | sedia poltrona | stoel fauteuil | sandalye koltuk
sofa couch | sofa couch | canapé | sofá | sofá | divano | zitbank bankstel | kanepe
mattress | matratze | matelas | colchón | colchão | materasso | matras | yatak
carpet rug | teppich | tapis moquette | alfombra moqueta | tapete carpete | tappeto moquette | tapijt vloerkleed | halı
curtain curtains blinds | vorhang vorhänge gardine jalousie | rideau rideaux store | cortina cortinas persiana | cortina cortinados persiana | tenda tende persiana | gordijn gordijnen jaloezie | perde
floor_covering parquet laminate | bodenbelag parkett laminat | revêtement_de_sol parquet | suelo parquet tarima | pavimento soalho parquet | pavimento parquet | vloer parket laminaat | zemin_kaplama parke
tile tiles | fliese fliesen | carrelage | azulejo baldosa | azulejo ladrilho | piastrella piastrelle | tegel tegels | fayans karo
electrician | elektroinstallateur elektrofachkraft | électricien | electricista | eletricista | elettricista | elektricien | elektrikçi
plumber plumbing | klempner installateur sanitär | plombier plomberie | fontanero fontanería | canalizador encanador | idraulico | loodgieter | tesisatçı
painter painting decorator | maler malerarbeiten anstrich | peintre peinture | pintor pintura | pintor pintura | imbianchino pittura tinteggiatura | schilder schilderwerk | boyacı boya_badana
carpenter joiner | tischler schreiner zimmermann | menuisier charpentier | carpintero | carpinteiro marceneiro | falegname carpentiere | timmerman meubelmaker | marangoz
roof roofer | dach dachdecker | toit toiture couvreur | tejado techador | telhado telhador | tetto conciatetti | dak dakdekker | çatı çatıcı
locksmith locked_out | schlüsseldienst schlosser ausgesperrt | serrurier enfermé_dehors | cerrajero | serralheiro chaveiro | fabbro | slotenmaker buitengesloten | çilingir
lock locks | schloss schlösser | serrure verrou | cerradura candado | fechadura | serratura lucchetto | slot sloten | kilit
gardener gardening | gärtner gartenarbeit | jardinier jardinage | jardinero jardinería | jardineiro jardinagem | giardiniere giardinaggio | tuinman tuinieren hovenier | bahçıvan
lawn mow | rasen rasenmähen | pelouse gazon tondre | césped | relva relvado grama | prato tagliaerba | gazon maaien | çim
tree trees | baum bäume | arbre arbres | árbol árboles | árvore árvores | albero alberi | boom bomen | ağaç
hedge | hecke | haie | seto | sebe | siepe | heg haag | çit
plant plants | pflanze pflanzen | plante plantes | planta plantas | planta plantas | pianta piante | plant planten | bitki
flower flowers bouquet | blume blumen strauß | fleur fleurs bouquet | flor flores ramo | flor flores ramo | fiore fiori mazzo | bloem bloemen boeket | çiçek buket
boiler heating_system | heizkessel therme heizungsanlage | chaudière | caldera | caldeira | caldaia | ketel cv-ketel | kombi kazan
heat_pump | wärmepumpe | pompe_à_chaleur | bomba_de_calor | bomba_de_calor | pompa_di_calore | warmtepomp | ısı_pompası
solar solar_panel photovoltaic | solar solaranlage photovoltaik | solaire panneau_solaire photovoltaïque | placa_solar fotovoltaica | painel_solar fotovoltaico | pannello_solare fotovoltaico | zonnepaneel zonnepanelen | güneş_paneli güneş_enerjisi
chimney chimney_sweep | schornsteinfeger kaminkehrer schornstein | ramonage cheminée ramoneur | chimenea deshollinador | chaminé limpa-chaminés | camino spazzacamino canna_fumaria | schoorsteen schoorsteenveger | baca baca_temizliği
stove fireplace | ofen kamin kaminofen | poêle cheminée | estufa chimenea | lareira salamandra | stufa caminetto | kachel haard | soba şömine
drain blocked_drain blockage | abfluss rohrreinigung verstopfung | canalisation débouchage bouché | desagüe desatasco atasco | esgoto desentupimento entupido | scarico_intasato spurgo intasato | afvoer verstopping ontstopping | gider tıkanıklık
tap faucet | wasserhahn | robinet | grifo | torneira | rubinetto | kraan | musluk
leak leaking | leck undicht wasserrohrbruch | fuite | fuga gotera | fuga vazamento | perdita | lek lekkage | sızıntı kaçak
water_damage mould mold | wasserschaden schimmel | dégât_des_eaux moisissure | daños_por_agua moho humedad | danos_por_água bolor humidade | danni_d'acqua muffa | waterschade schimmel | su_hasarı küf
renovation renovate refurbish | renovierung renovieren sanierung | rénovation rénover travaux | reforma renovar renovación | remodelação renovar obras | ristrutturazione ristrutturare | renovatie renoveren verbouwing | tadilat yenileme
insulation | dämmung isolierung | isolation | aislamiento | isolamento | isolamento coibentazione | isolatie | yalıtım izolasyon
tool tools | werkzeug werkzeuge | outil outils outillage | herramienta herramientas | ferramenta ferramentas | attrezzo attrezzi utensile | gereedschap | alet takım
machine appliance device | maschine gerät | machine appareil | máquina aparato | máquina aparelho | macchinario apparecchio | machine apparaat toestel | makine cihaz
drill | bohrmaschine bohrer | perceuse | taladro | berbequim furadeira | trapano | boormachine boor | matkap
ladder | leiter | échelle | escalera_de_mano | escadote | scala_a_pioli | ladder | merdiven
trailer | anhänger | remorque | remolque | reboque atrelado | rimorchio | aanhanger aanhangwagen | römork
van | transporter lieferwagen kleintransporter | fourgon camionnette | furgoneta | carrinha furgão | furgone | bestelwagen bestelbus | kamyonet minibüs
lorry truck | lkw lastwagen | camion poids_lourd | camión | camião caminhão | camion | vrachtwagen | kamyon
travel_costs call-out_charge call_out | anfahrt anfahrtskosten anfahrtspauschale | frais_de_déplacement déplacement | desplazamiento gastos_de_desplazamiento | deslocação taxa_de_deslocação | trasferta diritto_di_chiamata | voorrijkosten | servis_ücreti yol_ücreti
hourly_rate per_hour labour | stundensatz stundenlohn arbeitszeit | taux_horaire main-d'œuvre tarif_horaire | tarifa_por_hora mano_de_obra | preço_por_hora mão_de_obra | tariffa_oraria manodopera | uurtarief arbeidsloon | saatlik_ücret işçilik
fixed_price flat_rate | festpreis pauschale pauschalpreis | prix_fixe forfait | precio_fijo tarifa_plana | preço_fixo tarifa_fixa | prezzo_fisso forfait | vaste_prijs | sabit_fiyat
free_quote free_estimate | kostenloser_kostenvoranschlag | devis_gratuit | presupuesto_gratuito presupuesto_sin_compromiso | orçamento_grátis orçamento_gratuito | preventivo_gratuito | gratis_offerte vrijblijvende_offerte | ücretsiz_keşif ücretsiz_teklif
repair_time turnaround | reparaturdauer bearbeitungszeit | délai_de_réparation | tiempo_de_reparación | tempo_de_reparação prazo_de_reparação | tempi_di_riparazione | reparatietijd | tamir_süresi
replacement_device courtesy_car loan_car | ersatzgerät leihwagen ersatzwagen | véhicule_de_prêt voiture_de_courtoisie | coche_de_sustitución coche_de_cortesía | carro_de_substituição viatura_de_cortesia | auto_sostitutiva auto_di_cortesia | vervangende_auto leenauto | ikame_araç
garage car_repair mechanic | werkstatt autowerkstatt kfz-werkstatt mechaniker | garage mécanicien | taller mecánico | oficina mecânico | officina meccanico autofficina | garage automonteur | oto_servis tamirci
mot roadworthiness vehicle_inspection | tüv hauptuntersuchung | contrôle_technique | itv | inspeção ipo | revisione collaudo | apk keuring | araç_muayenesi
oil oil_change | öl ölwechsel | huile vidange | aceite cambio_de_aceite | óleo mudança_de_óleo troca_de_óleo | olio cambio_olio | olie olieverversing | yağ yağ_değişimi
winter_tyres winter_tires tyre_change | winterreifen reifenwechsel | pneus_hiver pneus_neige changement_de_pneus | neumáticos_de_invierno cambio_de_neumáticos | pneus_de_inverno troca_de_pneus | pneumatici_invernali gomme_invernali cambio_gomme | winterbanden bandenwissel | kış_lastiği lastik_değişimi
engine motor | motor | moteur | motor | motor | motore | motor | motor
petrol fuel diesel | benzin kraftstoff tanken diesel | essence carburant diesel | gasolina combustible diésel | gasolina combustível gasóleo | benzina carburante gasolio | benzine brandstof diesel | benzin yakıt dizel
breakdown breakdown_service tow_truck | panne pannenhilfe abschleppdienst | panne dépannage dépanneuse | avería grúa asistencia_en_carretera | avaria reboque assistência_em_viagem | guasto soccorso_stradale carro_attrezzi | pech pechhulp sleepdienst | arıza çekici yol_yardımı
car_wash | autowäsche waschanlage waschstraße | lavage_auto station_de_lavage | lavado_de_coches túnel_de_lavado | lavagem_de_carros lavagem_auto | autolavaggio | autowasstraat wasstraat | oto_yıkama
child_seat car_seat | kindersitz kinderautositz | siège_enfant siège-auto | silla_infantil sillita asiento_infantil | cadeirinha cadeira_auto | seggiolino | kinderzitje autostoeltje | çocuk_koltuğu
mileage kilometre kilometer kilometres | kilometer freikilometer | kilométrage kilomètre | kilometraje kilómetro | quilometragem quilómetro | chilometraggio chilometro chilometri | kilometer kilometers | kilometre
minimum_age young_driver | mindestalter | âge_minimum | edad_mínima | idade_mínima | età_minima | minimumleeftijd | yaş_sınırı minimum_yaş
accident | unfall | accident | accidente | acidente | incidente | ongeluk ongeval | kaza
basket pannier | korb fahrradkorb gepäcktasche | panier sacoche | cesta alforja | cesto alforge | cestino borsa_laterale | mand fietstas | sepet
mobile smartphone cellphone mobile_phone | handy smartphone | portable smartphone téléphone_portable | móvil celular smartphone | telemóvel celular smartphone | cellulare smartphone telefonino | mobiel smartphone gsm | cep_telefonu
screen display | bildschirm display | écran | pantalla | ecrã tela | schermo display | scherm beeldscherm | ekran
laptop computer notebook | laptop computer rechner | ordinateur portable | ordenador portátil computadora | computador portátil | computer portatile | laptop computer | bilgisayar dizüstü
printer | drucker | imprimante | impresora | impressora | stampante | printer | yazıcı
cable | kabel | câble | cable | cabo | cavo | kabel | kablo
power_socket socket plug | steckdose stecker | prise | enchufe | tomada ficha | presa spina | stopcontact stekker | priz
adapter | adapter | adaptateur | adaptador | adaptador | adattatore | adapter verloopstekker | adaptör
wristwatch watch clock | armbanduhr wanduhr | montre horloge | reloj relojes | relógio | orologio | horloge klok | kol_saati duvar_saati
jewellery jewelry | schmuck | bijou bijoux | joya joyas | joia joias | gioiello gioielli | sieraden juwelen | mücevher takı
wedding_ring engagement_ring | ehering trauring verlobungsring | alliance bague_de_fiançailles | alianza anillo_de_compromiso | aliança anel_de_noivado | fede anello_di_fidanzamento | trouwring verlovingsring | alyans nişan_yüzüğü
shoe_repair cobbler | schuhreparatur schuster schuhmacher | cordonnier cordonnerie | zapatero reparación_de_calzado | sapateiro | calzolaio riparazione_scarpe | schoenmaker schoenreparatie | ayakkabı_tamiri
heel sole | absatz sohle | talon semelle | tacón suela | salto | tacco suola | hak zool | topuk taban
alteration tailor sewing | änderung änderungsschneiderei schneider nähen | retouche couture couturier | arreglos costura sastre | arranjos costura alfaiate | sartoria riparazioni_sartoriali cucito | kledingreparatie kleermaker naaien | terzi tadilat dikiş
zip zipper | reißverschluss | fermeture_éclair | cremallera | fecho_éclair zíper | cerniera zip | rits | fermuar
trousers pants | hose hosen | pantalon | pantalón pantalones | calças | pantaloni | broek | pantolon
jacket coat | jacke mantel | veste manteau | chaqueta abrigo | casaco jaqueta | giacca cappotto | jas jack | ceket mont
shirt blouse | hemd bluse | chemise chemisier | camisa blusa | camisa blusa | camicia camicetta | overhemd blouse | gömlek
suit | anzug | costume | traje | fato terno | abito completo | pak kostuum | takım_elbise
wedding_dress | brautkleid | robe_de_mariée | vestido_de_novia | vestido_de_noiva | abito_da_sposa | trouwjurk bruidsjurk | gelinlik
dry_cleaning dry_cleaner | chemische_reinigung textilreinigung | pressing nettoyage_à_sec | tintorería limpieza_en_seco | lavandaria_a_seco limpeza_a_seco | lavasecco lavanderia_a_secco | stomerij | kuru_temizleme
stain | fleck flecken | tache | mancha | mancha nódoa | macchia | vlek | leke
window_cleaning | fensterreinigung fenster_putzen | nettoyage_de_vitres lavage_de_vitres | limpieza_de_ventanas limpieza_de_cristales | limpeza_de_janelas limpeza_de_vidros | pulizia_vetri pulizia_finestre | ramen_lappen glasbewassing | cam_temizliği
final_cleaning cleaning_fee | endreinigung reinigungsgebühr | frais_de_ménage ménage_final | limpieza_final gastos_de_limpieza | limpeza_final taxa_de_limpeza | pulizia_finale pulizie_finali | eindschoonmaak schoonmaakkosten | son_temizlik temizlik_ücreti
house_clearance bulky_waste | entrümpelung sperrmüll | débarras encombrants | vaciado_de_pisos muebles_viejos | monos entulho | sgombero ingombranti | ontruiming grofvuil | eski_eşya hacimli_atık
rubbish waste garbage trash bin | müll abfall mülltonne | poubelle déchets ordures | basura residuos cubo_de_basura | lixo resíduos caixote | rifiuti spazzatura bidone | afval vuilnis vuilnisbak | çöp atık
storage_unit self-storage | lagerraum selfstorage einlagerung | box_de_stockage garde-meuble | trastero guardamuebles | armazém guarda-móveis | box deposito_mobili | opslagruimte opslagbox | depo eşya_depolama
organic bio | bio biologisch | bio biologique | ecológico orgánico bio | biológico orgânico | biologico bio | biologisch bio | organik
regional | regional heimisch | régional | regional | regional | regionale | regionaal streekproduct | yöresel bölgesel
egg eggs | ei eier | œuf œufs | huevo huevos | ovo ovos | uovo uova | ei eieren | yumurta
honey jam | honig marmelade | miel confiture | miel mermelada | mel compota | miele marmellata | honing jam | bal reçel
sugar sugar-free | zucker zuckerfrei | sucre sans_sucre | azúcar sin_azúcar | açúcar sem_açúcar | zucchero senza_zucchero | suiker suikervrij | şeker şekersiz
wine_tasting tasting | weinprobe verkostung | dégustation | cata degustación | prova degustação prova_de_vinhos | degustazione assaggio | wijnproeverij proeverij | şarap_tadımı tadım
bottle | flasche | bouteille | botella | garrafa | bottiglia | fles | şişe
bottle_deposit returnable_bottle | pfand flaschenpfand | consigne consigné | envase_retornable | vasilhame depósito_de_garrafas | vuoto_a_rendere | statiegeld | şişe_depozitosu
photo_shoot photographer portrait | fotograf fotoshooting fotografin | photographe séance_photo portrait | fotógrafo sesión_de_fotos | fotógrafo sessão_fotográfica | fotografo servizio_fotografico | fotograaf fotoshoot | fotoğrafçı fotoğraf_çekimi
passport_photo | passfoto passbild biometrisches_foto | photo_d'identité | foto_de_carnet foto_de_pasaporte | fotografia_tipo_passe foto_para_documentos | fototessera | pasfoto | vesikalık
`

/**
 * Own compilation: one thing a line, in English, German, French, Spanish, Portuguese, Italian, Dutch and Turkish. Words that
 * are as good stand between spaces, the usual one first; `_` stands for a space inside of one.
 */
export const everydayLife = `
monday | montag | lundi | lunes | segunda segunda-feira | lunedì | maandag | pazartesi
tuesday | dienstag | mardi | martes | terça terça-feira | martedì | dinsdag | salı
wednesday | mittwoch | mercredi | miércoles | quarta quarta-feira | mercoledì | woensdag | çarşamba
thursday | donnerstag | jeudi | jueves | quinta quinta-feira | giovedì | donderdag | perşembe
friday | freitag | vendredi | viernes | sexta sexta-feira | venerdì | vrijdag | cuma
saturday | samstag sonnabend | samedi | sábado | sábado | sabato | zaterdag | cumartesi
sunday | sonntag | dimanche | domingo | domingo | domenica | zondag | pazar
weekend | wochenende | week-end weekend | fin_de_semana | fim_de_semana | weekend fine_settimana | weekend weekeinde | hafta_sonu
holiday | feiertag | férié jour_férié | festivo | feriado | festivo | feestdag | tatil bayram
vacation holidays | ferien urlaub | vacances congés | vacaciones | férias | vacanze ferie | vakantie | tatil
january | januar | janvier | enero | janeiro | gennaio | januari | ocak
february | februar | février | febrero | fevereiro | febbraio | februari | şubat
march | märz | mars | marzo | março | marzo | maart | mart
april | april | avril | abril | abril | aprile | april | nisan
may | mai | mai | mayo | maio | maggio | mei | mayıs
june | juni | juin | junio | junho | giugno | juni | haziran
july | juli | juillet | julio | julho | luglio | juli | temmuz
august | august | août | agosto | agosto | agosto | augustus | ağustos
september | september | septembre | septiembre | setembro | settembre | september | eylül
october | oktober | octobre | octubre | outubro | ottobre | oktober | ekim
november | november | novembre | noviembre | novembro | novembre | november | kasım
december | dezember | décembre | diciembre | dezembro | dicembre | december | aralık
christmas | weihnachten | noël | navidad | natal | natale | kerst kerstmis | noel
easter | ostern | pâques | semana_santa pascua | páscoa | pasqua | pasen | paskalya
spring | frühling frühjahr | printemps | primavera | primavera | primavera | lente voorjaar | ilkbahar bahar
summer | sommer | été | verano | verão | estate | zomer | yaz
autumn fall | herbst | automne | otoño | outono | autunno | herfst najaar | sonbahar
winter | winter | hiver | invierno | inverno | inverno | winter | kış
minute | minute | minute | minuto | minuto | minuto | minuut | dakika
hour | stunde | heure | hora | hora | ora | uur | saat
day | tag | jour journée | día | dia | giorno | dag | gün
night | nacht | nuit | noche | noite | notte | nacht | gece
week | woche | semaine | semana | semana | settimana | week | hafta
month monthly | monat monatlich | mois mensuel | mes mensual | mês mensal | mese mensile | maand maandelijks | ay aylık
year yearly annual | jahr jährlich | an année annuel | año anual | ano anual | anno annuale | jaar jaarlijks | yıl yıllık
today | heute | aujourd'hui | hoy | hoje | oggi | vandaag | bugün
tomorrow | morgen | demain | mañana | amanhã | domani | morgen | yarın
morning | morgen vormittag morgens vormittags | matin matinée | mañana | manhã | mattina mattino | ochtend morgen | sabah
noon midday lunchtime | mittag mittags | midi | mediodía | meio-dia | mezzogiorno | middag | öğle
afternoon | nachmittag nachmittags | après-midi | tarde | tarde | pomeriggio | middag namiddag | öğleden_sonra
evening | abend abends | soir soirée | tarde noche | noite | sera serata | avond | akşam
half | halb halber halbe | demi | medio media | meio meia | mezzo mezza | half halve | yarım
early | früh früher | tôt avance | temprano antes | cedo antecedência | presto anticipo | vroeg | erken
late | spät verspätung | tard retard | tarde retraso | tarde atraso | tardi ritardo | laat | geç
open opened | geöffnet offen | ouvert | abierto abre | aberto abre | aperto aperta | open geopend | açık
closed close shut | geschlossen zu schließt | fermé ferme | cerrado cierra | fechado fecha | chiuso chiude | gesloten sluit | kapalı
opening_hours | öffnungszeiten sprechzeiten | horaires | horario | horário | orari orario | openingstijden openingsuren | çalışma_saatleri
hours times | zeiten | horaires heures | horarios horas | horários horas | orari ore | tijden uren | saatleri
person people | person personen | personne personnes | persona personas | pessoa pessoas | persona persone | persoon personen | kişi
adult grown-up | erwachsener erwachsene | adulte | adulto | adulto | adulto adulti | volwassene | yetişkin
child kid kids | kind kinder | enfant | niño niña | criança | bambino | kind kinderen | çocuk
baby infant toddler | baby säugling kleinkind | bébé | bebé | bebé | neonato bambino | baby peuter | bebek
family | familie | famille | familia | família | famiglia | gezin familie | aile
student pupil | student schüler studierende | étudiant élève | estudiante alumno | estudante aluno | studente allievo | student leerling | öğrenci
senior seniors pensioner | senioren senior rentner | senior retraité | jubilado mayores | sénior reformado idoso | anziano pensionato | senior gepensioneerde | emekli
group | gruppe | groupe | grupo | grupo | gruppo | groep | grup
dog | hund | chien | perro | cão cachorro | cane | hond | köpek
cat | katze | chat | gato | gato | gatto | kat | kedi
pet animal | haustier tier | animal | mascota animal | animal | animale | huisdier dier | evcil_hayvan hayvan
house home | haus zuhause | maison domicile | casa domicilio | casa domicílio | casa domicilio | huis thuis | ev
room | zimmer raum | chambre salle | habitación sala | quarto sala | camera sala stanza | kamer zaal ruimte | oda
double_room | doppelzimmer | chambre_double | habitación_doble | quarto_duplo | camera_doppia camera_matrimoniale | tweepersoonskamer | çift_kişilik_oda
single_room | einzelzimmer | chambre_simple | habitación_individual | quarto_individual | camera_singola | eenpersoonskamer | tek_kişilik_oda
bed | bett | lit | cama | cama | letto | bed | yatak
bathroom toilet | badezimmer bad toilette wc | salle_de_bains toilettes wc | baño aseo | banheiro | bagno | badkamer toilet | banyo tuvalet
shower | dusche | douche | ducha | chuveiro duche | doccia | douche | duş
towel | handtuch handtücher | serviette | toalla | toalha | asciugamano | handdoek | havlu
kitchen | küche | cuisine | cocina | cozinha | cucina | keuken | mutfak
table | tisch | table | mesa | mesa | tavolo | tafel | masa
garden | garten | jardin | jardín | jardim | giardino | tuin | bahçe
window | fenster | fenêtre | ventana | janela | finestra | raam | pencere
door | tür | porte | puerta | porta | porta | deur | kapı
key | schlüssel | clé clef | llave | chave | chiave | sleutel | anahtar
light lamp | licht lampe | lumière lampe | luz lámpara | luz lâmpada | luce lampada | licht lamp | ışık lamba
water | wasser | eau | agua | água | acqua | water | su
electricity power | strom | électricité courant | electricidad luz | eletricidade | elettricità corrente | stroom elektriciteit | elektrik
gas | gas | gaz | gas | gás | gas | gas | gaz
heating | heizung | chauffage | calefacción | aquecimento | riscaldamento | verwarming | ısıtma
swimming_pool pool | schwimmbad pool becken | piscine | piscina | piscina | piscina | zwembad | havuz
beach | strand | plage | playa | praia | spiaggia | strand | plaj
lake | see | lac | lago | lago | lago | meer | göl
sea | meer | mer | mar | mar | mare | zee | deniz
city town | stadt | ville | ciudad | cidade | città | stad | şehir
village | dorf | village | pueblo | aldeia | paese | dorp | köy
street road | straße | rue | calle | rua | via strada | straat weg | cadde sokak
station | bahnhof | gare | estación | estação | stazione | station | istasyon
airport | flughafen | aéroport | aeropuerto | aeroporto | aeroporto | luchthaven | havalimanı
train | zug bahn | train | tren | comboio trem | treno | trein | tren
bus | bus | bus autobus | autobús | autocarro ônibus | autobus | bus | otobüs
stop | haltestelle | arrêt | parada | paragem parada | fermata | halte | durak
car | auto wagen pkw | voiture auto | coche auto | carro | auto macchina automobile | auto | araba otomobil
bicycle bike cycle | fahrrad rad | vélo bicyclette | bicicleta bici | bicicleta | bicicletta bici | fiets | bisiklet
e-bike electric_bike | e-bike elektrofahrrad pedelec | vélo_électrique | bicicleta_eléctrica e-bike | bicicleta_elétrica | bicicletta_elettrica e-bike | elektrische_fiets e-bike | elektrikli_bisiklet
cargo_bike | lastenrad lastenfahrrad cargobike | vélo_cargo | bicicleta_de_carga | bicicleta_de_carga | bici_cargo | bakfiets | kargo_bisikleti
city_bike | stadtrad cityrad citybike | vélo_de_ville | bicicleta_urbana | bicicleta_urbana | city_bike | stadsfiets | şehir_bisikleti
puncture flat_tyre flat_tire | platten reifenpanne plattfuß | crevaison | pinchazo | furo | foratura | lekke_band | patlak
good_friday | karfreitag | vendredi_saint | viernes_santo | sexta-feira_santa | venerdì_santo | goede_vrijdag | kutsal_cuma
electric e-bike | elektrisch elektro e-bike | électrique | eléctrico eléctrica | elétrico elétrica | elettrico elettrica | elektrisch | elektrikli
motorcycle motorbike | motorrad | moto | moto motocicleta | moto motocicleta | moto motocicletta | motor motorfiets | motosiklet
boat | boot schiff | bateau | barco bote | barco | barca | boot | tekne
helmet | helm | casque | casco | capacete | casco | helm | kask
tyre tire | reifen | pneu | neumático rueda | pneu | pneumatico gomma | band | lastik
wheel | rad laufrad | roue | rueda | roda | ruota | wiel | tekerlek
brake | bremse | frein | freno | travão freio | freno | rem | fren
chain | kette | chaîne | cadena | corrente | catena | ketting | zincir
battery | akku batterie | batterie | batería | bateria | batteria | accu batterij | pil akü batarya
charger | ladegerät | chargeur | cargador | carregador | caricatore caricabatterie | oplader lader | şarj_cihazı
charging charge | laden aufladen | charge recharger | cargar carga | carregar | ricarica ricaricare caricare | laden opladen | şarj
luggage suitcase | gepäck koffer | bagage valise | equipaje maleta | bagagem mala | bagaglio valigia | bagage koffer | bagaj valiz
parking car_park | parkplatz parken | parking stationnement | aparcamiento parking | estacionamento | parcheggio | parkeren parkeerplaats | otopark park
lift elevator | aufzug fahrstuhl lift | ascenseur | ascensor | elevador | ascensore | lift | asansör
wheelchair | rollstuhl rollstuhlgerecht | fauteuil_roulant | silla_de_ruedas | cadeira_de_rodas | sedia_a_rotelle carrozzina | rolstoel | tekerlekli_sandalye
wifi wi-fi internet | wlan internet | wifi internet | wifi internet | wifi internet | wifi internet | wifi internet | wifi internet
breakfast | frühstück | petit-déjeuner petit_déjeuner | desayuno | pequeno-almoço café_da_manhã | colazione | ontbijt | kahvaltı
lunch | mittagessen | déjeuner | almuerzo comida | almoço | pranzo | lunch | öğle_yemeği
dinner supper | abendessen | dîner | cena | jantar | cena | diner avondeten | akşam_yemeği
food meal | essen speisen mahlzeit | nourriture repas | comida | comida refeição | cibo pasto | eten maaltijd | yemek
menu | speisekarte menü | menu carte | menú carta | menu ementa cardápio | menù menu | menu kaart | menü
drink drinks beverage | getränk getränke | boisson | bebida | bebida | bevanda bibita | drank drankje | içecek
coffee | kaffee | café | café | café | caffè | koffie | kahve
tea | tee | thé | té | chá | tè | thee | çay
wine | wein | vin | vino | vinho | vino | wijn | şarap
beer | bier | bière | cerveza | cerveja | birra | bier | bira
milk | milch | lait | leche | leite | latte | melk | süt
bread | brot | pain | pan | pão | pane | brood | ekmek
cake | kuchen torte | gâteau | tarta pastel | bolo | torta | taart | pasta kek
meat | fleisch | viande | carne | carne | carne | vlees | et
fish | fisch | poisson | pescado | peixe | pesce | vis | balık
cheese | käse | fromage | queso | queijo | formaggio | kaas | peynir
fruit | obst früchte | fruit | fruta | fruta | frutta | fruit | meyve
vegetable vegetables | gemüse | légume | verdura | legume vegetal | verdura | groente | sebze
vegetarian | vegetarisch | végétarien | vegetariano | vegetariano | vegetariano | vegetarisch | vejetaryen
vegan | vegan | végan végétalien | vegano | vegano | vegano | veganistisch vegan | vegan
gluten gluten-free | glutenfrei gluten | gluten sans_gluten | gluten sin_gluten | glúten sem_glúten | glutine senza_glutine | gluten glutenvrij | glüten glütensiz
lactose | laktose laktosefrei | lactose | lactosa | lactose | lattosio | lactose | laktoz
nut nuts | nuss nüsse | noix | nuez frutos_secos | noz nozes | noce noci | noot noten | fındık kuruyemiş
allergy allergic | allergie allergisch | allergie allergique | alergia alérgico | alergia alérgico | allergia allergico | allergie allergisch | alerji alerjik
wood | holz | bois | madera | madeira | legno | hout | ahşap odun
glass | glas | verre | vidrio cristal | vidro | vetro | glas | cam
paper | papier | papier | papel | papel | carta | papier | kağıt
book | buch bücher | livre | libro | livro | libro | boek | kitap
photo picture | foto bild | photo image | foto imagen | foto imagem | foto immagine | foto | fotoğraf
clothes clothing | kleidung | vêtements | ropa | roupa | vestiti abbigliamento | kleding | giysi kıyafet
shoe shoes | schuh schuhe | chaussure | zapato | sapato | scarpa scarpe | schoen schoenen | ayakkabı
color colour | farbe | couleur | color | cor | colore | kleur | renk
black | schwarz | noir | negro | preto | nero | zwart | siyah
white | weiß | blanc | blanco | branco | bianco | wit | beyaz
red | rot | rouge | rojo | vermelho | rosso | rood | kırmızı
blue | blau | bleu | azul | azul | blu | blauw | mavi
green | grün | vert | verde | verde | verde | groen | yeşil
big large | groß große | grand | grande | grande | grande | groot | büyük
small little | klein kleine | petit | pequeño | pequeno | piccolo | klein | küçük
new | neu | nouveau neuf | nuevo | novo | nuovo | nieuw | yeni
old | alt | vieux ancien | viejo antiguo | velho antigo | vecchio | oud | eski
hot warm | warm heiß | chaud | caliente | quente | caldo | warm heet | sıcak
cold | kalt | froid | frío | frio | freddo | koud | soğuk
music | musik | musique | música | música | musica | muziek | müzik
sport sports | sport | sport | deporte | desporto esporte | sport | sport | spor
birthday | geburtstag | anniversaire | cumpleaños | aniversário | compleanno | verjaardag | doğum_günü
wedding | hochzeit trauung | mariage | boda | casamento | matrimonio | bruiloft trouwen | düğün
party | feier fest party | fête | fiesta | festa | festa | feest | parti
size | größe maße | taille | talla tamaño | tamanho | taglia dimensione misura | maat grootte | beden boyut
weight heavy | gewicht schwer | poids lourd | peso pesado | peso pesado | peso pesante | gewicht zwaar | ağırlık ağır
height high | höhe hoch | hauteur haut | altura alto | altura alto | altezza alto | hoogte hoog | yükseklik yüksek
age years_old | alter jahre | âge | edad | idade | età | leeftijd | yaş
`

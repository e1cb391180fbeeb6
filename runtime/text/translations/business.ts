/** Own compilation, as in `everyday-life.ts`: what is bought, booked, mended, learned, cured and signed. */
export const business = `
price cost fee charge | preis kosten kostet gebühr | prix coût tarif coûte | precio coste cuesta tarifa | preço custo custa tarifa | prezzo costo costa tariffa | prijs kosten kost tarief | fiyat ücret
cheap cheaper cheapest | günstig billig preiswert | pas_cher bon_marché moins_cher | barato económico | barato económico | economico | goedkoop | ucuz
expensive | teuer | cher | caro | caro | caro costoso | duur | pahalı
free free_of_charge | kostenlos gratis umsonst kostenfrei | gratuit gratuitement | gratis gratuito | grátis gratuito | gratis gratuito | gratis kosteloos | ücretsiz bedava
discount reduction | rabatt ermäßigung nachlass | réduction remise | descuento rebaja | desconto | sconto riduzione | korting | indirim
voucher gift_card gift_voucher | gutschein geschenkgutschein | bon chèque-cadeau carte-cadeau | vale bono tarjeta_regalo | vale cartão-presente | buono buono_regalo | cadeaubon bon | hediye_kartı
offer deal | angebot | offre | oferta | oferta | offerta | aanbieding | teklif kampanya
quote estimate | kostenvoranschlag angebot | devis | presupuesto | orçamento | preventivo | offerte | teklif
tax vat | steuer mwst mehrwertsteuer | taxe tva | impuesto iva | imposto iva | tassa iva | belasting btw | vergi kdv
invoice bill receipt | rechnung quittung beleg | facture reçu | factura recibo | fatura recibo | fattura ricevuta | factuur rekening bon | fatura fiş
pay payment paid | bezahlen zahlen zahlung | payer paiement règlement | pagar pago | pagar pagamento | pagare pagamento | betalen betaling | ödemek ödeme
card credit_card | karte kreditkarte | carte carte_bancaire carte_de_crédit | tarjeta tarjeta_de_crédito | cartão cartão_de_crédito | carta carta_di_credito | kaart creditcard | kart kredi_kartı
cash | bar bargeld | espèces liquide | efectivo | dinheiro numerário | contanti | contant | nakit
bank_transfer transfer | überweisung | virement | transferencia | transferência | bonifico | overschrijving | havale
instalment instalments installments | raten ratenzahlung | plusieurs_fois mensualités | plazos cuotas | prestações parcelas | rate | termijnen | taksit
deposit down_payment | anzahlung kaution | acompte caution | depósito señal fianza | depósito sinal caução | acconto caparra cauzione deposito | aanbetaling borg | depozito kapora
refund money_back | erstattung rückerstattung geld_zurück | remboursement rembourser | reembolso devolución | reembolso | rimborso | terugbetaling | iade geri_ödeme
return returns | rückgabe rücksendung umtausch zurückgeben | retour retourner rendre | devolución devolver | devolução devolver | reso restituzione restituire | retour retourneren | iade
exchange | umtausch umtauschen | échange échanger | cambio cambiar | troca trocar | cambio cambiare | ruilen omruilen | değişim
guarantee warranty | garantie gewährleistung | garantie | garantía | garantia | garanzia | garantie | garanti
insurance insured | versicherung versichert | assurance assuré | seguro asegurado | seguro | assicurazione | verzekering verzekerd | sigorta
contract | vertrag | contrat | contrato | contrato | contratto | contract overeenkomst | sözleşme
terms conditions | bedingungen agb | conditions | condiciones | condições | condizioni | voorwaarden | şartlar koşullar
cancel cancellation | stornieren stornierung absagen kündigen kündigung | annuler annulation résilier | cancelar cancelación anular | cancelar cancelamento | annullare annullamento cancellazione disdire disdetta | annuleren annulering opzeggen | iptal
notice notice_period | kündigungsfrist frist | préavis | preaviso aviso | aviso pré-aviso | preavviso | opzegtermijn | ihbar
book booking reservation reserve | buchen buchung reservieren reservierung | réserver réservation | reservar reserva | reservar reserva | prenotare prenotazione | boeken reserveren reservering | rezervasyon
appointment | termin | rendez-vous | cita | marcação consulta agendamento | appuntamento | afspraak | randevu
change postpone reschedule | verschieben ändern umbuchen | changer modifier reporter | cambiar modificar aplazar | mudar alterar adiar | cambiare modificare spostare | wijzigen verzetten verplaatsen | değiştirmek ertelemek
register sign_up enrol enroll registration | anmelden anmeldung registrieren | inscrire inscription | inscribirse inscripción registro | inscrever inscrição registo | iscriversi iscrizione registrazione | inschrijven inschrijving aanmelden | kayıt
arrival arrive check-in | anreise ankunft check-in | arrivée | llegada | chegada | arrivo | aankomst | giriş varış
departure leave check-out | abreise check-out | départ | salida | partida saída | partenza | vertrek | çıkış
rent hire rental | mieten miete verleih leihen ausleihen | louer location | alquilar alquiler | alugar aluguer aluguel | noleggiare noleggio affittare affitto | huren huur verhuur | kiralamak kiralık kira
buy purchase | kaufen kauf | acheter achat | comprar compra | comprar compra | comprare acquistare acquisto | kopen aankoop | satın_almak
sell sale | verkaufen verkauf | vendre vente | vender venta | vender venda | vendere vendita | verkopen verkoop | satış satmak
order | bestellen bestellung | commander commande | pedir pedido encargar | encomendar encomenda pedido | ordinare ordine | bestellen bestelling | sipariş
delivery deliver shipping ship | lieferung liefern versand | livraison livrer expédition | entrega envío enviar | entrega envio | consegna spedizione consegnare spedire | levering bezorging verzending leveren | teslimat kargo
delivery_time | lieferzeit | délai_de_livraison | plazo_de_entrega | prazo_de_entrega | tempi_di_consegna | levertijd | teslimat_süresi
pick_up collect collection pickup | abholen abholung | retirer retrait récupérer | recoger recogida | levantar recolha retirar | ritirare ritiro | afhalen ophalen | teslim_almak
parcel package | paket päckchen | colis paquet | paquete | encomenda pacote | pacco | pakket | paket
abroad foreign international | ausland international | étranger international | extranjero internacional | estrangeiro internacional | estero internazionale | buitenland internationaal | yurt_dışı
shop store | laden geschäft shop | magasin boutique | tienda | loja | negozio | winkel | mağaza dükkan
workshop | werkstatt | atelier | taller | oficina | officina laboratorio | werkplaats | atölye
office | büro | bureau | oficina | escritório | ufficio | kantoor | ofis büro
reception front_desk | rezeption empfang | réception accueil | recepción | receção recepção | reception | receptie | resepsiyon
practice surgery clinic | praxis klinik | cabinet clinique | consulta clínica | consultório clínica | studio ambulatorio clinica | praktijk kliniek | muayenehane klinik
school | schule | école | escuela | escola | scuola | school | okul
company business firm | firma unternehmen betrieb gewerblich | entreprise société | empresa | empresa | azienda impresa ditta | bedrijf zaak | şirket firma
customer client | kunde kunden | client | cliente | cliente | cliente | klant | müşteri
member membership | mitglied mitgliedschaft | membre adhésion abonnement | socio miembro | sócio membro | socio membro iscritto | lid lidmaatschap | üye üyelik
subscription | abo abonnement | abonnement | suscripción abono | assinatura subscrição | abbonamento | abonnement | abonelik
plan | tarif plan | formule forfait offre | plan | plano | piano | abonnement plan | plan tarife
trial free_trial test | testphase probezeit testen probe | essai | prueba | teste experiência avaliação | prova | proefperiode proef | deneme
staff team employee employees | team mitarbeiter personal | équipe personnel employé | equipo personal empleado | equipa equipe funcionário | squadra personale dipendente | team personeel medewerker | ekip personel çalışan
boss owner manager | chef inhaber geschäftsführer leiter | patron propriétaire responsable directeur gérant | dueño jefe propietario director | dono proprietário gerente diretor | titolare proprietario direttore responsabile | eigenaar baas directeur | sahibi müdür
contact | kontakt ansprechpartner | contact | contacto | contacto contato | contatto contatti | contact | iletişim
phone telephone call ring | telefon anrufen telefonnummer | téléphone appeler | teléfono llamar | telefone ligar | telefono chiamare | telefoon bellen | telefon aramak
email e-mail mail | e-mail mail | e-mail courriel mail | correo e-mail email | e-mail email | e-mail email posta | e-mail mail | e-posta
address | adresse anschrift | adresse | dirección | morada endereço | indirizzo | adres | adres
emergency urgent | notfall notdienst dringend | urgence urgent | urgencia urgente emergencia | urgência urgente emergência | emergenza urgente urgenza | noodgeval spoed | acil
repair fix mend | reparatur reparieren | réparation réparer | reparación reparar arreglar | reparação reparar conserto | riparazione riparare | reparatie repareren herstellen | tamir onarım
service inspection maintenance | wartung inspektion service | entretien révision | revisión mantenimiento servicio | revisão manutenção serviço | manutenzione revisione servizio | onderhoud beurt service | bakım servis
replace replacement | ersetzen ersatz austausch | remplacer remplacement | sustituir reemplazar sustitución | substituir substituição | sostituire sostituzione | vervangen vervanging | değiştirme
broken defective damaged | kaputt defekt beschädigt | cassé défectueux endommagé | roto defectuoso dañado | partido avariado danificado defeituoso | rotto difettoso danneggiato | kapot defect beschadigd | bozuk hasarlı kırık
lost lose | verloren verlust | perdu perte | perdido pérdida | perdido perda | perso smarrito | verloren kwijt | kayıp
stolen theft | gestohlen diebstahl geklaut | volé vol | robado robo | roubado roubo furto | rubato furto | gestolen diefstal | çalıntı hırsızlık
clean cleaning | reinigen reinigung sauber zahnreinigung | nettoyer nettoyage détartrage | limpiar limpieza | limpar limpeza | pulire pulizia | schoonmaken reiniging | temizlik
install installation | einbau montage installation installieren | installation installer pose | instalación instalar | instalação instalar | installazione installare | installatie installeren | kurulum montaj
part spare_part spare | ersatzteil teil | pièce pièce_détachée | pieza repuesto recambio | peça | pezzo ricambio | onderdeel | parça yedek_parça
quality | qualität | qualité | calidad | qualidade | qualità | kwaliteit | kalite
used second-hand | gebraucht | occasion | segunda_mano usado | usado segunda_mão | usato | tweedehands gebruikt | ikinci_el kullanılmış
stock available availability | lager vorrätig verfügbar lieferbar | stock disponible disponibilité | stock disponible existencias | stock disponível | magazzino disponibile disponibilità | voorraad beschikbaar | stok mevcut
include included | inklusive inbegriffen enthalten | compris inclus | incluido incluye | incluído inclui | incluso compreso | inbegrepen inclusief | dahil
extra additional surcharge | aufpreis zuschlag zusätzlich extra | supplément supplémentaire extra | suplemento adicional extra recargo | suplemento adicional extra | supplemento aggiuntivo extra | toeslag extra bijkomend | ek ilave
minimum least | mindestens mindest minimum | minimum moins | mínimo | mínimo | minimo | minimum minstens | en_az minimum
maximum most | höchstens maximal maximum | maximum | máximo | máximo | massimo | maximum hoogstens | en_fazla maksimum
allowed permitted may | erlaubt gestattet dürfen | autorisé permis admis | permitido admitido | permitido | permesso ammesso consentito | toegestaan | izin serbest
forbidden prohibited | verboten untersagt | interdit | prohibido | proibido | vietato proibito | verboden | yasak
smoking smoke | rauchen raucher | fumer fumeur | fumar | fumar | fumare | roken | sigara
noise quiet | lärm ruhe ruhezeit | bruit calme | ruido silencio | ruído silêncio barulho | rumore silenzio | lawaai rust stilte | gürültü sessizlik
rules | regeln hausordnung | règles règlement | reglas normas | regras | regole regolamento | regels | kurallar
ticket tickets | ticket eintrittskarte karte fahrkarte | billet ticket | entrada billete | bilhete ingresso | biglietto | ticket kaartje | bilet
entrance entry admission | eintritt eingang | entrée | entrada | entrada | ingresso entrata | toegang ingang | giriş
course class lesson | kurs unterricht stunde | cours leçon | curso clase | curso aula | corso lezione | cursus les | kurs ders
teacher trainer instructor | lehrer trainer kursleiter fahrlehrer | professeur enseignant moniteur | profesor maestro instructor | professor instrutor | insegnante maestro istruttore | leraar docent instructeur | öğretmen eğitmen
beginner beginners | anfänger einsteiger | débutant | principiante | principiante iniciante | principiante | beginner | başlangıç
exam test | prüfung test | examen | examen | exame | esame | examen toets | sınav
certificate | bescheinigung zertifikat zeugnis | certificat attestation | certificado | certificado | certificato attestato | certificaat attest | sertifika belge
job vacancy | stelle job stellenangebot | emploi poste | empleo trabajo | emprego trabalho vaga | lavoro | baan vacature | iş
doctor | arzt ärztin | médecin docteur | médico doctor | médico | medico dottore | arts dokter | doktor hekim
dentist | zahnarzt | dentiste | dentista | dentista | dentista | tandarts | diş_hekimi
tooth teeth | zahn zähne | dent dents | diente dientes | dente | dente denti | tand tanden | diş
pain ache | schmerzen schmerz | douleur mal | dolor | dor | dolore | pijn | ağrı
medicine medication | medikament arznei | médicament | medicamento | medicamento remédio | farmaco medicina | medicijn | ilaç
prescription | rezept verordnung | ordonnance | receta | receita | ricetta | recept | reçete
treatment | behandlung | traitement soin | tratamiento | tratamento | trattamento cura | behandeling | tedavi
health_insurance | krankenkasse krankenversicherung | mutuelle assurance_maladie | seguro_médico | seguro_de_saúde | assicurazione_sanitaria mutua | zorgverzekering | sağlık_sigortası
vaccination vaccine | impfung | vaccin vaccination | vacuna vacunación | vacina vacinação | vaccino vaccinazione | vaccinatie inenting | aşı
pregnant pregnancy | schwanger schwangerschaft | enceinte grossesse | embarazada embarazo | grávida gravidez | incinta gravidanza | zwanger zwangerschap | hamile
hair haircut cut | haare haarschnitt schneiden | cheveux coupe | pelo corte cabello | cabelo corte | capelli taglio | haar knippen | saç kesim
massage | massage | massage | masaje | massagem | massaggio | massage | masaj
woman women lady | frau frauen damen | femme dame | mujer señora | mulher senhora | donna signora | vrouw dames | kadın
man men | mann männer herren | homme | hombre | homem | uomo | man heren | erkek
account | konto benutzerkonto | compte | cuenta | conta | conto account | account rekening | hesap
password | passwort kennwort | mot_de_passe | contraseña | palavra-passe senha | password | wachtwoord | parola şifre
login sign_in log_in | anmelden anmeldung login einloggen | connexion connecter identifier | iniciar_sesión acceder | entrar iniciar_sessão | accedere accesso login | inloggen aanmelden | giriş oturum
user users seat | benutzer nutzer | utilisateur | usuario | utilizador usuário | utente | gebruiker | kullanıcı
data | daten | données | datos | dados | dati | gegevens data | veri
privacy data_protection | datenschutz | confidentialité vie_privée | privacidad protección_de_datos | privacidade proteção_de_dados | privacy | privacy | gizlilik
server servers | server | serveur | servidor | servidor | server | server | sunucu
download | herunterladen download | télécharger téléchargement | descargar descarga | descarregar baixar download | scaricare download | downloaden | indirmek
upload | hochladen | téléverser importer envoyer | subir cargar | carregar enviar | caricare | uploaden | yüklemek
export | export exportieren | export exporter | exportar exportación | exportar exportação | esportare esportazione | export exporteren | dışa_aktarma
storage space | speicher speicherplatz | stockage espace | almacenamiento espacio | armazenamento espaço | spazio archiviazione | opslag ruimte | depolama alan
language languages | sprache sprachen | langue langues | idioma lengua | língua idioma | lingua lingue | taal talen | dil
german | deutsch | allemand | alemán | alemão | tedesco | duits | almanca
russian | russisch | russe | ruso | russo | russo | russisch | rusça
ukrainian | ukrainisch | ukrainien | ucraniano | ucraniano | ucraino | oekraïens | ukraynaca
arabic | arabisch | arabe | árabe | árabe | arabo | arabisch | arapça
english | englisch | anglais | inglés | inglês | inglese | engels | ingilizce
french | französisch | français | francés | francês | francese | frans | fransızca
spanish | spanisch | espagnol | español | espanhol | spagnolo | spaans | ispanyolca
italian | italienisch | italien | italiano | italiano | italiano | italiaans | italyanca
support help | hilfe support kundendienst | aide assistance | ayuda soporte asistencia | ajuda suporte apoio | aiuto assistenza supporto | hulp ondersteuning | destek yardım
complaint | beschwerde reklamation | réclamation plainte | queja reclamación | reclamação queixa | reclamo | klacht | şikayet
file files | datei dateien | fichier fichiers | archivo fichero | ficheiro arquivo | file documento | bestand bestanden | dosya
kind type sort | art typ sorte | type genre sorte | tipo clase | tipo | tipo | soort type | tür çeşit
website page | webseite website seite | site site_web page | página sitio_web web | página site | sito pagina | website pagina | web_sitesi sayfa
question | frage | question | pregunta | pergunta questão | domanda | vraag | soru
answer reply | antwort | réponse | respuesta | resposta | risposta | antwoord | cevap yanıt
document papers | unterlagen dokument | document papiers | documento documentación papeles | documento documentos | documento documenti | document papieren | belge evrak
passport identity_card id | ausweis reisepass personalausweis | passeport carte_d'identité | pasaporte dni | passaporte bilhete_de_identidade | passaporto carta_d'identità | paspoort identiteitskaart | pasaport kimlik
driving_licence licence license | führerschein | permis permis_de_conduire | carné permiso_de_conducir | carta_de_condução carteira | patente | rijbewijs | ehliyet
wait waiting waiting_time | warten wartezeit | attendre attente | esperar espera | esperar espera | aspettare attesa | wachten wachttijd | bekleme
duration long last | dauer dauert lang | durée dure | duración dura | duração dura | durata dura | duur duurt | süre
sustainable environment | nachhaltig umwelt | durable environnement | sostenible medio_ambiente | sustentável ambiente | sostenibile ambiente | duurzaam milieu | sürdürülebilir çevre
material | material | matériau matière | material | material | materiale | materiaal | malzeme
print printing | drucken druck | imprimer impression | imprimir impresión | imprimir impressão | stampare stampa | drukken printen | baskı
gift present | geschenk | cadeau | regalo | presente prenda | regalo | cadeau geschenk | hediye
kept stored storage | aufbewahren aufbewahrung bewahren aufbewahrt lagern gelagert lagerung | conservé gardé stockage | guardado conservado almacenaje | guardado conservado armazenagem | conservato custodito deposito | bewaard bewaren opslag | saklanır saklama
winter_storage store | einlagern einlagerung aufbewahren | hivernage stockage gardiennage | guardar almacenaje | guardar armazenagem | rimessaggio deposito | stalling opslag | depolama
sitemap map directions | anfahrt wegbeschreibung karte | plan accès itinéraire | cómo_llegar mapa | como_chegar mapa | come_arrivare mappa | route routebeschrijving kaart | harita ulaşım
delete remove erase | löschen entfernen | supprimer effacer | eliminar borrar suprimir | eliminar apagar excluir | eliminare cancellare | verwijderen wissen | silmek
add | hinzufügen ergänzen | ajouter | añadir agregar | adicionar acrescentar | aggiungere | toevoegen | eklemek
bring | mitbringen bringen | apporter amener | traer llevar | trazer levar | portare | meebringen meenemen | getirmek
send | schicken senden | envoyer | enviar mandar | enviar mandar | inviare mandare spedire | sturen verzenden | göndermek
need necessary required | brauchen nötig erforderlich benötigt | besoin nécessaire requis | necesitar necesario | precisar necessário | servire necessario | nodig vereist | gerekli ihtiyaç
use | benutzen nutzen verwenden | utiliser | usar utilizar | usar utilizar | usare utilizzare | gebruiken | kullanmak
learn | lernen | apprendre | aprender | aprender | imparare | leren | öğrenmek
speak | sprechen | parler | hablar | falar | parlare | spreken | konuşmak
eat | essen | manger | comer | comer | mangiare | eten | yemek
sleep | schlafen übernachten | dormir | dormir | dormir | dormire | slapen | uyumak
swim swimming | schwimmen baden | nager baignade | nadar baño | nadar | nuotare nuoto | zwemmen | yüzme
wash washing laundry | waschen wäsche | laver lavage linge | lavar lavado | lavar lavagem | lavare lavaggio | wassen was | yıkama
visit visitor | besuch besucher besuchen | visite visiteur | visita visitante | visita visitante | visita visitatore | bezoek bezoeker | ziyaret
limit | grenze limit höchstzahl | limite | límite | limite | limite | limiet grens | sınır limit
number many | anzahl zahl viele | nombre | número cantidad | número quantidade | numero | aantal | sayı adet
name | name | nom | nombre | nome | nome | naam | isim ad
place location | ort platz standort | lieu endroit emplacement | lugar sitio | lugar local | luogo posto | plaats locatie | yer konum
`

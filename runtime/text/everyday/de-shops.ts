/** Own compilation: repair shops, hairdressers, beauty, photographers and farm shops, in customers' words. */
export const shops = `
  handy smartphone mobiltelefon
  natel handy mobiltelefon
  handyreparatur smartphone-reparatur
  displayschaden displaybruch displaytausch
  display_kaputt displayreparatur displaytausch
  bildschirm_kaputt displayreparatur
  akku_tauschen akkutausch akkuwechsel
  batterie_wechseln batteriewechsel
  batteriewechsel uhrenbatterie
  uhrmacher uhrenreparatur
  armband uhrarmband
  juwelier schmuck
  ring_kleiner ringgröße
  ringgröße ringweite
  goldankauf altgold
  laptop notebook
  notebook computer
  schuster schuhmacher schuhreparatur
  absätze schuhreparatur
  schuhe_besohlen neubesohlung
  sohlen neubesohlung
  schneiderei änderungsschneiderei
  änderungsschneiderei schneider
  hose_kürzen kürzen
  reißverschluss zipp zippverschluss
  enger_machen ändern
  gebraucht secondhand occasion
  occasion gebrauchtwagen
  gebrauchtwagen gebrauchtfahrzeug
  antiquitäten antik
  flohmarkt trödelmarkt
  inzahlungnahme ankauf
  kommission kommissionsverkauf
  friseur friseursalon coiffeur haarsalon
  barbier barbershop bart
  haare_schneiden haarschnitt
  haarschnitt damenschnitt
  haare_färben coloration haarfarbe
  färben coloration tönung
  tönen tönung
  strähnen strähnchen balayage
  dauerwelle locken
  haarverlängerung extensions
  ansatz nachfärben
  waschen_schneiden_föhnen haarschnitt
  kinderhaarschnitt kinderschnitt
  hochsteckfrisur brautfrisur
  augenbrauen brauen
  wimpern wimpernverlängerung
  kosmetik kosmetikstudio kosmetikerin
  gesichtsbehandlung kosmetikbehandlung
  haarentfernung waxing enthaarung
  beine_enthaaren waxing
  enthaaren haarentfernung
  laserhaarentfernung haarentfernung
  schminken make-up
  gelnägel nagelmodellage
  fingernägel nägel
  nagelstudio maniküre
  nägel_machen maniküre nagelmodellage
  maniküre handpflege
  tattoo tätowierung tätowieren
  tätowierung tätowierer
  tattoo_entfernen tattooentfernung
  piercing piercen
  ohrlöcher ohrlochstechen
  solarium sonnenbank
  bräunen solarium
  fotograf fotografin fotoshooting
  fotoshooting fotos shooting
  passfoto passbild biometrisches_foto
  passbild bewerbungsfoto
  hochzeitsfotograf hochzeitsfotografie
  plakat poster
  flyer flugblatt
  copyshop kopien
  ausdrucken drucken
  weinprobe weinverkostung verkostung
  weingut winzer
  weinbauer winzer weingut
  heuriger buschenschank besenwirtschaft
  straußwirtschaft besenwirtschaft
  brauereiführung führung
  hofladen bauernladen direktverkauf
  ab_hof hofladen direktvermarktung
  selbst_pflücken selbstpflücken
  gemüsekiste abokiste biokiste
`

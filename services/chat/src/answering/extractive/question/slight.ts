import { fold, remembering } from '@docent/runtime/text'
import { isBeside } from './beside.ts'

/**
 * Words that say how, how much, how many or for how long, and verbs that fit anything. Where the documents have them they tell
 * passages apart; that no document has them says nothing of whether it answers.
 */
const SLIGHT = new Set(
  // English
  (
    'second seconds minute minutes hour hours day days weeks months year years fortnight weekly daily monthly hourly ' +
    'euro euros eur pound pounds quid gbp dollar dollars usd buck bucks cent cents pence penny ' +
    'head heads number numbers amount amounts sum total detail details info information chance idea reason problem problems trouble example side option options choice choices time times ' +
    'myself yourself himself herself ourselves yourselves themselves nobody noone none another whoever whatever whichever whenever wherever everybody everywhere ' +
    'anymore straightaway immediately afterwards beforehand otherwise therefore regarding concerning besides extra additional additionally separate separately altogether alone less least ' +
    'huge tiny little great good better best bad worse worst nice lovely decent perfect new newer newest easy easier simple hard difficult quite pretty super massive rather fairly entire entirely different similar certain specific particular regular regularly typical average current latest recent recently previous upcoming generally posh fancy silly stupid daft annoying weird strange ' +
    'pay pays paying start starts started starting begin begins beginning stop stops stopped stopping ends ended finish finished happening applies applied applying wants wish like likes liked love hate prefer plan plans planned planning hope expect decide decided choose chosen manage managed handle deal check checked look looks looked belong count counts depend depends matter matters notice noticed realise realised realize realized guess assume believe hear talk talking wonders fancy wanting ' +
    'sits sitting stand stands standing load loads swear swears reckon afford mind happier happy sad angry worried sure unsure ' +
    'online offline included inclusive morning mornings afternoon afternoons evening evenings midday noon lunchtime overnight ' +
    // German
    'inbegriffen inklusive enthalten inkludiert abend abends morgens vormittag vormittags mittag mittags nachmittag nachmittags nachts früh frühmorgens ' +
    'sekunde sekunden minute minuten stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren täglich wöchentlich monatlich jährlich stündlich ' +
    'kopf nase euro euros cent cents franken chf eur nummer zahl anzahl summe info infos information informationen grund problem beispiel anfang auswahl zeit zeiten dinge ' +
    'male extra zusätzlich gesondert separat insgesamt gesamt genauso ähnlich anders verschieden verschiedene bestimmte gewisse komplett völlig relativ circa etwa knapp höchstens mindestens maximal minimal ' +
    'neu neue neuen neuer neues gut gute guten besser beste schlecht schlechte schöne toll super prima ganze ganzen ganzer ganzes selber selbst allein alleine zusammen blöd blöde doof dumm komisch ' +
    'sitzen sitze sitzt stehen stehe steht liegen liegt zeigen zeigt gezeigt kümmern kümmert kümmere stimmt stimmen taugt taugen kriegen kriegst gekriegt bekommst glaube glaub denke denk meint meinst heißt heißen fängt anfangen beginnt beginnen endet enden aufhören passiert funktioniert gilt gelten läuft bleibt bleiben bleibe möchtest wolltet anschauen schafft schaffen klappt klappen lohnt ' +
    'benutzen benutze benutzt nutzen nutze nutzt verwenden verwende einpacken mitnehmen mitnehme unterbringen hinkommen ausprobieren ' +
    'irgendeinen irgendeinem irgendeiner niemand hierher dahin dorthin daher außerdem vorher nachher vorhin grad sofort direkt ' +
    'aufm aufn ausm fürn fürne übers überm hinterm unterm vorm vors durchs mitm nochn isn hastn gibs gips inner anner jmd ' +
    // French
    'inclus incluse comprise matin après-midi soir midi soirée ' +
    'seconde secondes minute minutes heure heures jour jours semaine semaines mois année années euro euros centimes nombre montant somme détail détails raison problème exemple début choix endroit temps fois ' +
    'grand bon bonne meilleur meilleure mauvais nouveau nouvelle vite facile simple entier entière même pareil différent différente supplémentaire séparément ensemble seul seule rien suite après avant commencer commence finir finit marcher arriver arrive ' +
    // Spanish
    'incluido incluida tarde mediodía ' +
    'segundo segundos minuto minutos hora horas días semana semanas meses año años euro euros céntimos número cantidad importe detalle detalles razón problema ejemplo final principio opción opciones sitio tiempo vez veces ' +
    'bueno buena mejor malo nuevo nueva fácil sencillo entero entera mismo misma igual diferente extra adicional aparte juntos sola nadie después empezar empieza terminar termina ' +
    // Portuguese
    'incluído incluída manhã tarde ' +
    'segundo segundos minuto minutos hora horas dias semana semanas meses ano anos euro euros número quantia valor detalhe razão problema exemplo início opção lugar tempo vez vezes ' +
    'bom boa melhor mau novo nova fácil inteiro igual diferente adicional separado juntos sozinho ninguém começar começa terminar termina ' +
    // Italian
    'incluso inclusa compreso compresa mattina pomeriggio mezzogiorno ' +
    'secondo secondi minuto minuti ora ore giorno giorni settimana settimane mese mesi anno anni euro numero importo somma prezzo dettaglio motivo problema esempio inizio scelta posto tempo volta volte ' +
    'buono buona migliore nuovo nuova facile intero intera stesso stessa uguale diverso diversa aggiuntivo separato insieme nessuno niente prima iniziare inizia finire finisce ' +
    // Dutch
    'inbegrepen ochtend ochtends middag middags avond avonds ' +
    'seconde seconden minuut minuten uur uren dag dagen weken maand maanden jaar jaren euro nummer aantal bedrag detail reden probleem voorbeeld einde keuze plek tijd keer ' +
    'goed goede beter beste slecht nieuw nieuwe makkelijk moeilijk hele heel zelfde extra samen alleen niemand daarna daarvoor meteen beginnen begint stoppen eindigt staan'
  )
    .split(' ')
    .map(fold),
)

/** Whether a word has to stand nowhere, though it tells something where it does. */
export const isSlight = (word: string): boolean => SLIGHT.has(word)

const SHORTEST_SLIP = 5
/** Longer than any of these words. */
const LONGEST_SLIP = 24
const REMEMBERED = 2_000
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')
const isCommon = (word: string) => isSlight(word) || isBeside(word)

/** Whether a folded word is one of these, or one that stands beside what is asked for, but for a letter: "shoud", "allready". */
export const isSlipOfSlight = remembering(REMEMBERED, (word: string): boolean => {
  if (word.length < SHORTEST_SLIP || word.length > LONGEST_SLIP || !/^[a-z]+$/.test(word)) return false
  // What an ending is left out of may be a word by itself: "become" and "becomes".
  for (let at = 1; at < word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (before.at(-1) === after[0] && isCommon(before + after.slice(1))) return true
    if (LETTERS.some((letter) => isCommon(before + letter + after))) return true
  }
  return false
})

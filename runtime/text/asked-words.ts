import type { Language } from './stop-words.ts'

/**
 * What short questions begin with and turn on, and their own list of stop words lacks: forms of verbs, how much, today, please. They
 * only tell the language, of questions and texts alike; what is indexed is the same without them.
 */
export const askedWords: Partial<Record<Language, string>> = {
  en: `allowed anybody anyone anything anywhere available bring cost costs every get got let many much need needs offer
    please someone something today tomorrow want without open sundays`,
  de: `abholen akzeptiert anrufen bekomme bekommt besteht bezahlen bieten bietet bitte brauch brauche brauchen braucht
    bringen buchen darf darfst dürfen dürft drohne drohnen erlaubt fahren fliegen funktioniert geht geöffnet gibt
    gibts habt hast heute hunde kannst kommen kommt komme kostenlos kostet könnt könnten kriege kriegt liefert
    machen macht mache mitbringen mitnehmen möchte möchten möglich morgen müssen nehmt offen sagen seid verboten
    verkauft wann wieviel wohin woher wollen wollt zahlen zurück öffnet schließt dabei bestellen`,
  fr: `acceptez acceptés aimerais allez appeler autorisé autorisée autorisés autorisées avez besoin chez coûte coûtent
    combien demain dois doit êtes etes faites faut fermez interdit livrez louez offrez ouvert ouverte ouverts ouvrez
    payer peuvent peux possible pouvez prenez proposez puis réparez réserver veux vendez voudrais vient venir
    aujourd hui gratuit`,
  es: `abren abrís aceptan aceptáis admiten admitís alquilan cierran cierra cobran cuesta cuestan cuánta cuántas cuánto
    cuántos cuanto cuantos debo estáis hacen hacéis hay hago hoy mañana necesita necesito ofrecen ofrecéis permite
    permiten permitido permitidos podéis podemos podría puedes puedo quiere quiero quisiera sois tenéis tengo tienes
    venden vendéis traer llevar dais demora`,
  it: `accettate ammessi ammesso ammessa aperti aperto aprite avete bisogna chiudete chiusi chiuso consentito costa
    costano deve devo dobbiamo domani dov facciamo faccio fate fornite noleggiate offrite oggi permesso possiamo
    posso possono potete potrei prendete quante quanti serve siete vendete vietato voglio vorrei portare pagare
    arrivare cani fare`,
  pt: `abrem abre aceita aceitam alugam amanhã custa custam entregam fazem fazer fecham fica ficam gostaria
    hoje levar oferecem pagar permitido podemos posso possível precisa preciso proibido quanta quantas quanto
    quantos queria quero tenho trazer vendem vendemos aberto abertos demora`,
  nl: `accepteert accepteren bezorgen bezorgt bieden biedt doet gaan gaat graag hebt hoelaat hoeveel hond honden jij
    jullie kost krijg kunt leveren mag meenemen mee mogen morgen nemen nodig parkeren repareren toegestaan vandaag
    verboden verkoopt verkopen verhuren zitten open`,
  tr: `açık açıksınız alabilir bugün bulunur edebilir ediyor fiyat gelebilir gerekli getirebilir istiyorum kabul kaç
    kaça kaçta kapalı lazım mısınız misiniz miyim mıyım müsünüz musunuz nedir olur oluyor ödeyebilir saat serbest
    ücretli ücretsiz yapıyor yarın yasak yok`,
}

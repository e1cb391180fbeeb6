/** Words too common to tell passages apart, by language. They also tell which language a text is in. */
export const stopWords = {
  en: `a about above after again against all am an and any are as at be because been before being below between both
    but by can could did do does doing down during each few for from further had has have having he her here hers him
    his how i if in into is it its itself just me more most my no nor not now of off on once only or other our ours out
    over own same she should so some such than that the their theirs them then there these they this those through to
    too under until up very was we were what when where which while who whom whose why will with would you your yours`,
  de: `aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus bei
    bin bis bist da damit dann das dass dein deine dem den der des dessen die dies diese diesem diesen dieser dieses
    doch dort du durch ein eine einem einen einer eines er es etwas euch euer für gegen gewesen hab habe haben hat hatte
    hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist jede jedem jeden jeder jedes
    jener kann kein keine keinem keinen keiner können könnte man mein meine mich mir mit muss nach nicht nichts noch nun
    nur ob oder ohne sehr sein seine seinem seinen seiner sich sie sind so solche soll sollte sondern sonst um und uns
    unser unsere unter viel vom von vor war waren warum was weil welche welchem welchen welcher welches wenn wer werde
    werden wie wieder will wird wo wurde wurden während zu zum zur zwar zwischen über`,
  fr: `ai alors au aucun aussi autre aux avait avec avoir avons c ce cela ces cet cette ceux chaque ci comme comment d
    dans de depuis des donc dont du elle elles en entre es est et eu eux fait faire fut il ils j je l la le les leur
    leurs lors lui m ma mais me mes moi mon même n ne nos notre nous on ont ou où par pas pendant peu peut plus pour
    pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se sera ses si son sont sous sur t ta te tes toi
    ton tous tout toute toutes très tu un une vers vos votre vous y à étaient était été être`,
  es: `a al algo algunas algunos ante antes aquel aquella como con contra cual cuando cuál cuáles cuándo cómo de del
    desde donde durante dónde e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estaba estado estas
    este esto estos está están fue fueron ha haber había han hasta hay la las le les lo los me mi mientras muy más mí
    nada ni no nos nosotros o os otra otras otro otros para pero poco por porque puede pueden que quien quienes quién
    qué se sea ser si sido sin sobre son su sus sí también tanto te tenía tiene tienen todo todos tu tus un una uno unos
    y ya yo él`,
  pt: `a ao aos aquela aquele as até com como da das de dela dele deles depois do dos e ela elas ele eles em entre era
    eram essa essas esse esses esta estas este estes está estão eu foi foram há isso isto já lhe mais mas me mesmo meu
    meus minha muito na nas nem no nos nossa nosso não num numa o onde os ou para pela pelas pelo pelos por porque
    podem pode qual quais quando que quem se sem ser seu seus só sua suas são também te tem têm tinha um uma umas uns
    você vocês à às é`,
  it: `a ad agli ai al alla alle allo anche avere aveva c che chi ci coi col come con contro cosa cui da dagli dai dal
    dalla dalle dallo degli dei del dell della delle dello di dopo dove e ed era erano essere fu gli ha hanno ho i il in
    io l la le lei lo loro lui ma me mentre mi mia mio molto ne negli nei nel nell nella nelle nello noi non nostro o
    ogni per perché più può qual quale quali quando quanto quella quelle quelli quello questa queste questi questo se
    sei si sia siamo sono sta stato su sua sue sugli sui sul sulla suo suoi tra tu tua tutti tutto un una uno vi voi è`,
  nl: `aan al alles als altijd andere ben bij daar dan dat de der deze die dit doch doen door dus een eens en er ge geen
    geweest haar had heb hebben heeft hem het hier hij hoe hun iemand iets ik in is ja je kan kon kunnen maar me meer
    men met mij mijn moet na naar niet niets nog nu of om omdat onder ons ook op over reeds te tegen toch toen tot u uit
    uw van veel voor waar waarom wanneer want waren was wat welke werd wezen wie wij wil worden wordt zal ze zelf zich
    zij zijn zo zonder zou`,
  sv: `alla allt att av blev bli blir blivit de dem den denna deras dess dessa det detta dig din dina ditt du där då
    efter ej eller en er era ett från för ha hade han hans har henne hennes hon honom hur här i icke ingen inom inte jag
    ju kan kunde man med mellan men mig min mina mitt mot mycket ni nu när någon något några och om oss på samma sedan
    sig sin sina sitta själv skulle som så sådan till under upp ut utan vad var vara varför varit vart vem vi vid vilka
    vilken vilket är än åt över`,
  da: `af alle alt anden at blev blive bliver da de dem den denne der deres det dette dig din disse dog du efter eller
    en end er et for fra ham han hans har havde have hende hendes her hos hun hvad hvis hvor hvordan hvorfor hvornår i
    ikke ind jeg jer jo kan kunne man mange med meget men mig min mine mit mod ned noget nogle nu når og også om op os
    over på selv sig sin sine sit skal skulle som sådan thi til ud under var vi vil ville vor være været`,
  no: `alle at av bare begge ble blei bli blir både da de deg dei dem den denne der dere deres det dette di din disse du
    eg en enn er et ett etter for fordi fra før ha hadde han hans har henne hennes her hun hva hvem hver hvilken hvis
    hvor hvordan hvorfor i ikke ingen inn jeg kan kom kunne man mange med meg meget mellom men mer min mitt mot mye når
    noe noen nå og også om opp oss over på selv seg si sin sine skal skulle slik som så til um under upp ut uten var
    vart ved vi vil ville være vært vår å`,
  fi: `että ei eivät emme en et ette eli hän he heidän heille hänen ja jo joka jos jotka joita jossa kanssa keitä ketkä
    koska kuin kuka kun me mihin mikä miksi millä missä mitkä mitä mutta myös ne niiden niin nyt näin olen oli olisi
    olivat olla on ovat poikki se sekä sen siinä siitä sitä tai tämä tämän tässä vaan vai vaikka voi`,
  pl: `a aby albo ale ani bardzo bez bo by być był była było były ci co czy czyli dla do gdy gdzie go i ich ile im inne
    innych ja jak jaka jaki jakie jako je jego jej jest jeszcze jeśli już kiedy kto która które którego której który
    których którym lub ma może można na nad nie niż o od oraz po pod poza przed przez przy się są ta tak także tam te
    tego tej ten to tu tych tylko tym w we więc wszystko z za ze że`,
  tr: `acaba ama ancak bazı belki ben beni bir biri birkaç birçok biz bu buna bunda bundan bunu bunun da daha de defa
    değil diye en gibi hangi hem hep hepsi her hiç için ile ise kadar kez ki kim kimi mi mu mü mı nasıl ne neden nerede
    nereye niçin niye o olan olarak oldu olduğu on ona ondan onlar onu onun sanki siz sonra tüm var ve veya ya yani`,
  ru: `а без более бы был была были было быть в вам вас весь во вот все всего всех вы где да даже для до его ее её если
    есть ещё еще же за здесь и из или им их к как какая какие каким каких какой каком когда кто ли либо между меня мне
    может можно мы на над надо наш не него нее ней нет ни них но ну о об однако он она они оно от очень по под после
    почему при про с сам свой свою себя со сколько так также такой там те тем то того тоже той только том тот ту ты у
    уже хотя чего чем что чтобы чье эта эти это этого этой этом этот я является`,
  uk: `а аби але б без би був була були було бути в вам вас весь ви від він вона вони воно все всіх де для до є же за
    з зі і із й його їх її коли ким які який якого якої як якщо лише між мене мені ми може на над наш не неї ні ним них
    але о об однак по під після при про та так також там те тим то того тоді той тому ту ти у уже хто хоча це цей ця ці
    цього чи чому що щоб я`,
  ar: `إذا إلى إن أن أو أي أين التي الذي الذين اللذين الى ان او اي أيضا بعد بعض بن به بها بين بينما تحت تكون تلك ثم حتى
    حول حيث خلال دون ذلك عام عبر عدد عدم على علي عليه عليها عن عند عندما غير في فيه فيها قبل قد كان كانت كل كم كما كيف
    لا لدى لم لماذا لن له لها لهم ليس ما ماذا متى مثل مع من منذ منه منها نحو هذا هذه هل هم هنا هناك هو هي و وقد ولا ولم
    وما ومن وهو وهي يكون يمكن`,
  fa: `از است اگر اما این آن با باید بر برای بود بودند به تا چه چرا چون چگونه خود را شد شده شود که کجا کدام کرد کرده
    کنند کند کی ما من می نیز نه هر هم همه و ولی یا یک`,
  hi: `अपना अपनी अपने अब आदि इन इस इसका इसकी इसके इसमें इसे उन उनका उनकी उनके उस उसका उसकी उसके उसे एक एवं और कब कर करता
    करते करना करने करें कहा कहाँ का कि किस किसी किसके की कुछ के को कोई कौन कौनसा क्या क्यों गई गए गया चाहिए जब जहाँ जा जाता
    जाती जाते जाने जिस जिसे जैसे जो तक तब तो था थी थे द्वारा दिया दो नहीं ने पर फिर बहुत बाद बीच भी में मैं यदि यह यहाँ या ये
    रहा रही रहे लिए लिया वह वहाँ वाला वाली वाले वे संग सकता सकती सकते सभी साथ से हम ही हुआ हुई हुए है हैं हो होता होती होते
    होने`,
  vi: `ai anh bao bị bởi các cái cần càng chỉ cho chưa có của cùng cũng đã đang để đến đều đi điều đó do đối được em gì
    hay hoặc hơn khi không khác là lại làm lên mà mình mỗi một nào này nên nếu ngay như nhưng những nhiều nhất nó phải
    qua ra rằng rất sao sau sẽ sự ta tại thế thì theo thể trên trong trước từ tới và vẫn vào vậy về vì việc với vừa`,
  id: `ada adalah agar akan antara apa apakah atau bagaimana bagi bahwa banyak beberapa berapa bisa dalam dan dapat dari
    dengan di dia hanya harus ia ini itu juga kami kapan karena ke kepada ketika kita lebih mana mengapa menjadi mereka
    namun oleh pada para saat saja sangat saya sebagai secara sedang sejak seperti siapa sebuah serta setelah sudah
    telah tentang tersebut tidak untuk yaitu yang`,
  el: `αλλά αν από αυτά αυτές αυτή αυτό αυτός για γιατί δεν εάν είναι εκεί ενώ επί ή ήταν η θα και κατά με μετά μη μια
    να ο οι όπως όταν ότι ποια ποιο ποιος που πού πότε προς πώς σαν σε στα στη στην στις στο στον στους τα τη την της τι
    τις το τον του τους των ως`,
  he: `אבל או אותה אותו אותם אחרי איך אין איפה אל אלה אם אני אנחנו אף אשר את אתה בין גם הוא היא היה היו הם הן זאת זה זו
    יותר יש כאשר כי כל כמה כמו כן לא לאחר לי לו לפני מאוד מה מתי מי מן על עם עד של שלה שלו שם`,
} as const

export type Language = keyof typeof stopWords

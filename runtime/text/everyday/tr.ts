import type { EverydayWords } from './lexicon.ts'

/** Own compilation. Turkish puts endings to a stem that stays, so few forms need a line. */
export const tr: EverydayWords = {
  forms: `
    email e-posta eposta mail
    wifi wi-fi kablosuz
    checkin check-in
    gitmek gidiyor gider
    etmek ediyor eder
    almak alıyor alır aldım
    satın_almak alışveriş
    vermek veriyor verir
    yapmak yapıyor yapılır
    göndermek gönderiyor gönderilir gönderim
    ödemek öder ödeme
    açmak açılır açık açıyor açılış
    kapatmak kapanır kapalı kapanıyor kapanış
    iptal_etmek iptal iptali
    kitap kitabı kitabın
    çocuk çocuğu çocuğum çocuklar
    renk rengi
    sıfır 0
    iki 2
    üç 3
    dört 4
    beş 5
    altı 6
    yedi 7
    sekiz 8
    dokuz 9
    on_bir 11
    on_iki 12
    yirmi 20
    otuz 30
    kırk 40
    elli 50
    altmış 60
    yüz 100
    pazartesi pzt
    salı sal
    çarşamba çar
    perşembe per
    cuma cum
    cumartesi cmt
    pazar paz
    ocak oca
    şubat şub
    nisan nis
    haziran haz
    temmuz tem
    ağustos ağu
    eylül eyl
    ekim eki
    kasım kas
    aralık ara
    saat sa saati saatleri
    dakika dk
    kilogram kg kilo
    kilometre km
    lira tl
    numara no nr
    telefon tel
    maksimum maks
    minimum min
    yaklaşık yakl
    bilgi bilgileri info
    cadde cad caddesi
    sokak sok sokağı
    doktor dr
    teşekkürler tşk
    lütfen lütfn
    merhaba mrb
  `,
  meanings: `
    telefon cep aramak numara
    aramak telefon
    iletişim ulaşmak
    tamir onarım onarmak
    bozuk arızalı hasarlı kırık
    arıza hata
    fiyat ücret tutar bedel
    ücret tarife
    ucuz uygun ekonomik
    pahalı yüksek
    ücretsiz bedava
    indirim iskonto
    kampanya fırsat
    kupon hediye_çeki
    teklif fiyat_teklifi
    bisiklet bisikletler
    satın_almak sipariş
    sipariş siparişler
    dükkan mağaza
    kiralamak kira kiralık kiralama
    geri_ödeme para_iadesi iade
    iade geri_vermek
    değişim değiştirmek
    teslimat kargo gönderim
    kargo nakliye
    paket koli
    fatura hesap
    fiş makbuz
    iptal fesih
    ertelemek erteleme
    başlamak başlangıç
    bitmek bitiş
    araba otomobil araç
    kamyon kamyonet
    çocuk evlat
    bebek yenidoğan
    tatil izin
    bayram resmi_tatil
    doktor hekim
    diş_hekimi dişçi
    muayenehane klinik
    hastane klinik
    ilaç ilaçlar
    eczane eczacı
    reçete reçeteli
    randevu rezervasyon
    rezervasyon ayırtmak
    açık açılış
    çalışma_saatleri mesai
    kapalı kapanış
    garanti garantili
    kayıp kaybetmek
    çalıntı hırsızlık
    depozito kapora
    taksit taksitli
    ödeme ödemek
    kart kredi_kartı
    nakit peşin
    havale eft
    vergi kdv
    sahip sahibi
    müdür yönetici
    çalışan personel ekip
    iş kariyer
    başvuru başvurmak
    maaş ücret
    müşteri müşteriler
    misafir ziyaretçi
    şirket firma işletme
    adres konum
    yol ulaşım
    yakın yakında
    park otopark
    otobüs servis
    tren istasyon
    metro istasyon
    benzin yakıt
    tuvalet lavabo
    asansör lift
    engelli tekerlekli_sandalye
    daire apartman
    oda odalar
    kahvaltı sabah
    öğle_yemeği öğle
    akşam_yemeği akşam
    menü yemek
    başlangıç meze
    tatlı dessert
    içecek içki
    vejetaryen etsiz
    vegan bitkisel
    alerji alerjik alerjen
    glutensiz çölyak
    paket_servis gel_al
    masa yer
    evcil_hayvan köpek
    havuz yüzme
    bagaj bavul
    internet wifi
    site sayfa
    bilgisayar pc
    ekran monitör
    fotoğraf resim
    dosya belge
    yüklemek aktarmak
    indirmek dışa_aktarmak
    silmek kaldırmak
    değiştirmek düzenlemek
    güncelleme güncellemek
    kurmak kurulum
    giriş oturum
    kayıt üyelik
    şifre parola
    hesap profil
    abonelik plan
    deneme test
    sorun hata problem
    yavaş ağır
    hızlı çabuk
    süre zaman
    beklemek bekleme
    acil acil_durum
    yardım destek
    şikayet itiraz
    soru sorular
    cevap yanıt
    açıklamak açıklama
    serbest izinli
    yasak yasaktır
    gerekli lazım
    zorunlu mecburi
    şart koşul
    kural kurallar
    sözleşme anlaşma
    gizlilik kvkk
    veri veriler
    güvenlik güvenli
    sigorta poliçe
    son_tarih süre
    gecikme geç
    bildirmek haber
    dahil içinde
    ek ilave ekstra
    sınır limit
    miktar tutar
    boyut ölçü beden
    ağırlık kilo
    yaş yaşında
    emekli yaşlı
    öğrenci talebe
    yetişkin büyük
    öğretmen eğitmen
    ders kurs
    sınav test
    diploma sertifika
    form anket
    pasaport kimlik
    ruhsat izin
    ehliyet sürücü_belgesi
    doğum doğumlu
    evlilik nikah düğün
    çöp atık
    temizlik temizlemek
    bakım servis
    kontrol muayene
    kuaför berber
    kıyafet giysi
    gözlük lens
    hediye armağan
    mobilya eşya
    bahçe çim
    tesisatçı tesisat
    elektrikçi elektrik
    ziyaret gelmek
    ağrı acı
    hasta hastalık
    ateş sıcaklık
    aşı aşılama
    iğne anestezi
    tedavi terapi
    ameliyat operasyon
    dolgu çürük
    sigara içmek
    gürültü ses
    teslim_almak almak
    stok mevcut
    tükendi stokta_yok
    marka üretici
    model tip
    tür çeşit
    parça yedek
    ikinci_el kullanılmış
    pil batarya akü
    şarj dolum
    lastik teker
    patlak lastik_patlağı
    fren frenler
    kask kasklar
    kilit asma_kilit
    gezi tur
    yurt_dışı uluslararası
    ülke ülkeler
    bölge semt
    sabah sabahları
    öğleden_sonra ikindi
    akşam akşamları
    bugün günlük
    yıllık yıl
    aylık ay
    seçmek seçenek
    fark farklı
    karşılaştırmak karşılaştırma
    taşınmak nakliyat
    davet davetiye
    bilet giriş
    yorum değerlendirme
    önermek tavsiye
    danışmanlık danışma
    kuruldu kuruluş
    dil konuşmak
    çeviri tercüme
    iptal vazgeçmek
    teslimat kargo
    gönderi kargo
    ücret fiyat
    indirim kampanya
    fatura fiş
    telefon numara
    otobüs durak
    araba araç
    bayram tatil
    gece konaklama
    yemek öğün
    içecek içecekler
    çocuk çocuklar
    bebek çocuk
    öğrenci öğrenciler
    köpek evcil
    kedi evcil
    tuvalet wc
    üyelik abonelik
    bozuk arızalı
    arıza bozuk
    kırık hasarlı
    tamir onarım
    garanti teminat
    kiralama kiralık
    ehliyet sürücü
    reçete ilaç
    hamile gebelik
    beden ölçü
    boyut ölçü
    renk renkler
    şikayet sorun
    sahip patron
    çalışan personel
    şirket firma
    ağır ağırlık
    yılbaşı 1_ocak
  `,
}

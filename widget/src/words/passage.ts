import type { Language } from './language.ts'

/** What is said around a passage that is open. */
export interface PassageWords {
  back: string
  place: string
  under: string
  previous: string
  next: string
  position: string
}

export const passageWords: Readonly<Record<Language, PassageWords>> = {
  en: {
    back: 'Back to the answer',
    place: 'Page {page}',
    under: 'under “{heading}”',
    previous: 'Previous',
    next: 'Next',
    position: '{number} of {count}',
  },
  tr: {
    back: 'Yanıta dön',
    place: 'Sayfa {page}',
    under: '“{heading}” başlığı altında',
    previous: 'Önceki',
    next: 'Sonraki',
    position: '{number} / {count}',
  },
  de: {
    back: 'Zurück zur Antwort',
    place: 'Seite {page}',
    under: 'unter „{heading}“',
    previous: 'Zurück',
    next: 'Weiter',
    position: '{number} von {count}',
  },
  fr: {
    back: 'Retour à la réponse',
    place: 'Page {page}',
    under: 'sous « {heading} »',
    previous: 'Précédent',
    next: 'Suivant',
    position: '{number} sur {count}',
  },
  es: {
    back: 'Volver a la respuesta',
    place: 'Página {page}',
    under: 'en «{heading}»',
    previous: 'Anterior',
    next: 'Siguiente',
    position: '{number} de {count}',
  },
  pt: {
    back: 'Voltar à resposta',
    place: 'Página {page}',
    under: 'em “{heading}”',
    previous: 'Anterior',
    next: 'Próxima',
    position: '{number} de {count}',
  },
  it: {
    back: 'Torna alla risposta',
    place: 'Pagina {page}',
    under: 'sotto «{heading}»',
    previous: 'Precedente',
    next: 'Successiva',
    position: '{number} di {count}',
  },
  nl: {
    back: 'Terug naar het antwoord',
    place: 'Pagina {page}',
    under: 'onder “{heading}”',
    previous: 'Vorige',
    next: 'Volgende',
    position: '{number} van {count}',
  },
  ar: {
    back: 'العودة إلى الإجابة',
    place: 'صفحة {page}',
    under: 'تحت «{heading}»',
    previous: 'السابق',
    next: 'التالي',
    position: '{number} من {count}',
  },
  ja: {
    back: '回答に戻る',
    place: '{page} ページ',
    under: '「{heading}」の項',
    previous: '前へ',
    next: '次へ',
    position: '{number} / {count}',
  },
}

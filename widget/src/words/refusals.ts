import { notListed } from '../loader/listed.ts'
import { readable, textOn } from '../look/colors.ts'
import type { Refusal } from '../protocol.ts'
import type { LauncherSettings } from '../settings.ts'
import { languageOf, type Language } from './language.ts'

/** What is said where the frame may not be: how to leave, that the website is not allowed, that there is no such widget. */
export type Refusals = readonly [close: string, notHere: string, notFound: string]

/** Loaded when it comes to that only. In English the server's own sentences are shown. */
export const refusals: Readonly<Record<Language, Refusals>> = {
  en: ['Close', '', ''],
  tr: ['Kapat', 'Bu asistan bu web sitesinde kullanılamıyor.', 'Bu asistan bulunamadı. Silinmiş olabilir.'],
  de: [
    'Schließen',
    'Dieser Assistent ist auf dieser Website nicht verfügbar.',
    'Dieser Assistent wurde nicht gefunden. Vielleicht wurde er gelöscht.',
  ],
  fr: [
    'Fermer',
    'Cet assistant n’est pas disponible sur ce site.',
    'Cet assistant est introuvable. Il a peut-être été supprimé.',
  ],
  es: [
    'Cerrar',
    'Este asistente no está disponible en este sitio web.',
    'No se ha encontrado este asistente. Puede que se haya eliminado.',
  ],
  pt: [
    'Fechar',
    'Este assistente não está disponível neste site.',
    'Este assistente não foi encontrado. Pode ter sido excluído.',
  ],
  it: [
    'Chiudi',
    'Questo assistente non è disponibile su questo sito.',
    'Questo assistente non è stato trovato. Forse è stato eliminato.',
  ],
  nl: [
    'Sluiten',
    'Deze assistent is niet beschikbaar op deze website.',
    'Deze assistent is niet gevonden. Misschien is hij verwijderd.',
  ],
  ar: ['إغلاق', 'هذا المساعد غير متاح على هذا الموقع.', 'لم يتم العثور على هذا المساعد. ربما حُذف.'],
  ja: [
    '閉じる',
    'このアシスタントはこのサイトではご利用いただけません。',
    'アシスタントが見つかりません。削除された可能性があります。',
  ],
}

/**
 * How to leave, what visitors read, and custom properties of the colors that can be read. What only the owner of the website can change is
 * said where they look for it: in the console of the browser.
 */
export function refused(
  language: string,
  { code, error }: Refusal,
  look: Pick<LauncherSettings, 'word' | 'widgetId' | 'color' | 'header' | 'background'>,
): readonly [close: string, sentence: string, css: Readonly<Record<string, string>>] {
  const { word, widgetId, color, header = color, background } = look
  const [close, notHere, notFound] = refusals[languageOf(language)]
  const isNotHere = code === 'origin_not_allowed'
  // oxlint-disable-next-line no-console -- it is where whoever builds the website looks
  console.warn(
    isNotHere ? notListed(word, widgetId) : `${word}: there is no widget ${widgetId}. It may have been deleted.`,
  )
  const { fill, on } = readable(header)
  const css = { '--fill': fill, '--on': on, ...(background && { '--ink': textOn(background) }) }
  return [close, (isNotHere ? notHere : notFound) || error, css]
}

import type { Language } from './language.ts'

/** What is said before a conversation is left behind. */
export interface DialogWords {
  dialogTitle: string
  dialogText: string
  /** A new session clears what is shown; what is kept is erased elsewhere. */
  dialogKept: string
  cancel: string
  confirm: string
  sessionFailed: string
}

export const dialogWords: Readonly<Record<Language, DialogWords>> = {
  en: {
    dialogTitle: 'Start New Session',
    dialogText: 'Are you sure you want to start a new session? This will clear all chat history.',
    dialogKept: 'To erase it for good, use “Your data”.',
    cancel: 'Cancel',
    confirm: 'Yes, Start New Session',
    sessionFailed: 'Failed to start new session.',
  },
  tr: {
    dialogTitle: 'Yeni Oturum Başlat',
    dialogText: 'Yeni bir oturum başlatmak istediğinizden emin misiniz? Tüm sohbet geçmişi silinecek.',
    dialogKept: 'Kalıcı olarak silmek için “Verileriniz” bölümünü kullanın.',
    cancel: 'Vazgeç',
    confirm: 'Evet, Yeni Oturum Başlat',
    sessionFailed: 'Yeni oturum başlatılamadı.',
  },
  de: {
    dialogTitle: 'Neue Sitzung beginnen',
    dialogText: 'Möchten Sie wirklich eine neue Sitzung beginnen? Der gesamte Chatverlauf wird gelöscht.',
    dialogKept: 'Endgültig löschen können Sie ihn unter „Ihre Daten“.',
    cancel: 'Abbrechen',
    confirm: 'Ja, neue Sitzung beginnen',
    sessionFailed: 'Die neue Sitzung konnte nicht begonnen werden.',
  },
  fr: {
    dialogTitle: 'Démarrer une nouvelle session',
    dialogText: 'Voulez-vous vraiment démarrer une nouvelle session ? Tout l’historique du chat sera effacé.',
    dialogKept: 'Pour l’effacer définitivement, utilisez « Vos données ».',
    cancel: 'Annuler',
    confirm: 'Oui, démarrer une nouvelle session',
    sessionFailed: 'La nouvelle session n’a pas pu démarrer.',
  },
  es: {
    dialogTitle: 'Iniciar una sesión nueva',
    dialogText: '¿Seguro que quiere iniciar una sesión nueva? Se borrará todo el historial del chat.',
    dialogKept: 'Para borrarlo definitivamente, use «Sus datos».',
    cancel: 'Cancelar',
    confirm: 'Sí, iniciar una sesión nueva',
    sessionFailed: 'No se ha podido iniciar la sesión nueva.',
  },
  pt: {
    dialogTitle: 'Iniciar nova sessão',
    dialogText: 'Tem certeza de que quer iniciar uma nova sessão? Todo o histórico do chat será apagado.',
    dialogKept: 'Para o apagar definitivamente, use “Os seus dados”.',
    cancel: 'Cancelar',
    confirm: 'Sim, iniciar nova sessão',
    sessionFailed: 'Não foi possível iniciar a nova sessão.',
  },
  it: {
    dialogTitle: 'Inizia una nuova sessione',
    dialogText: 'Vuoi davvero iniziare una nuova sessione? Tutta la cronologia della chat verrà cancellata.',
    dialogKept: 'Per cancellarla definitivamente, usa «I tuoi dati».',
    cancel: 'Annulla',
    confirm: 'Sì, inizia una nuova sessione',
    sessionFailed: 'Impossibile iniziare la nuova sessione.',
  },
  nl: {
    dialogTitle: 'Nieuwe sessie beginnen',
    dialogText: 'Weet u zeker dat u een nieuwe sessie wilt beginnen? De hele chatgeschiedenis wordt gewist.',
    dialogKept: 'Definitief wissen doet u onder ‘Uw gegevens’.',
    cancel: 'Annuleren',
    confirm: 'Ja, nieuwe sessie beginnen',
    sessionFailed: 'De nieuwe sessie kon niet worden begonnen.',
  },
  ar: {
    dialogTitle: 'بدء جلسة جديدة',
    dialogText: 'هل تريد حقًا بدء جلسة جديدة؟ سيُمحى سجل المحادثة بالكامل.',
    dialogKept: 'لمحوه نهائيًا استخدم «بياناتك».',
    cancel: 'إلغاء',
    confirm: 'نعم، ابدأ جلسة جديدة',
    sessionFailed: 'تعذّر بدء جلسة جديدة.',
  },
  ja: {
    dialogTitle: '新しいセッションを開始',
    dialogText: '新しいセッションを開始しますか。チャットの履歴はすべて消去されます。',
    dialogKept: '完全に消去するには「あなたのデータ」をご利用ください。',
    cancel: 'キャンセル',
    confirm: 'はい、新しいセッションを開始',
    sessionFailed: '新しいセッションを開始できませんでした。',
  },
}

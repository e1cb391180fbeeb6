/** An address of mail, and a number to call. */
export const MAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/
export const PHONE = /(?:\+\d|\b0)\d*[\d\s()/.-]{5,}\d/

import { InvalidMail, type OutgoingMail } from './port.ts'

const ADDRESS_MAX_LENGTH = 254
const SUBJECT_MAX_LENGTH = 500
const ID_MAX_LENGTH = 300
const NAME_MAX_LENGTH = 200

// Narrower than RFC 5322 on purpose: no quotes, comments, lists or display names, through which one address becomes two.
const ADDRESS = /^[^\s"(),:;<>@[\\\]\p{C}]+@[^\s"(),:;<>@[\\\]\p{C}]+$/u
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Whether this is one plain address. */
export function isAddress(text: string): boolean {
  return text.length <= ADDRESS_MAX_LENGTH && ADDRESS.test(text)
}

/** Refuses what could reach more people or carry more headers than it says. @throws InvalidMail */
export function checkMail({ id, to, replyTo, from, subject, unsubscribe, thread = [] }: OutgoingMail): void {
  if (unsubscribe !== undefined && !/^https?:\/\/[\w.~:/?#&=%@+-]{1,900}$/.test(unsubscribe)) {
    throw new InvalidMail('the address that ends such mails is none')
  }
  if (!/^[\w.:-]+$/.test(id) || id.length > ID_MAX_LENGTH) throw new InvalidMail(`"${id}" cannot name a mail`)
  for (const address of [to, replyTo, from?.address]) {
    if (address !== undefined && !isAddress(address))
      throw new InvalidMail(`${JSON.stringify(address)} is not one plain mail address`)
  }
  if (from && (CONTROL.test(from.name) || from.name.length > NAME_MAX_LENGTH)) {
    throw new InvalidMail(`the name of the sender is longer than ${NAME_MAX_LENGTH} or no single line`)
  }
  if (!thread.every((one) => one.length <= ID_MAX_LENGTH && /^(<[\x21-\x3b=\x3f-\x7e]+>|[\w.:-]+)$/.test(one))) {
    throw new InvalidMail('it follows on something that is no mail')
  }
  if (CONTROL.test(subject)) throw new InvalidMail('the subject holds a line break or another control character')
  if (subject.length > SUBJECT_MAX_LENGTH) throw new InvalidMail(`the subject is longer than ${SUBJECT_MAX_LENGTH}`)
}

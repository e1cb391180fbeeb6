/** Upper halves of old DOS code pages that TextDecoder does not know: 128 characters from byte 0x80 on. */
const upperHalves: Record<string, string> = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
    'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp855:
    'ђЂѓЃёЁєЄѕЅіІїЇјЈљЉњЊћЋќЌўЎџЏюЮъЪаАбБцЦдДеЕфФгГ«»░▒▓│┤хХиИ╣║╗╝йЙ┐└┴┬├─┼кК╚╔╩╦╠═╬¤' +
    'лЛмМнНоОп┘┌█▄Пя▀ЯрРсСтТуУжЖвВьЬ№\u00adыЫзЗшШэЭщЩчЧ§■\u00a0',
}

const ESCAPE = '\u001b'

/** Decodes with any encoding that is known here or to TextDecoder; `undefined` where the bytes do not fit it. */
export function decodeWith(encoding: string, bytes: Uint8Array): string | undefined {
  const upper = Object.hasOwn(upperHalves, encoding) ? upperHalves[encoding] : undefined
  if (upper !== undefined) return decodeCodePage(upper, bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function decodeCodePage(upper: string, bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192) {
    const codes = Array.from(bytes.subarray(at, at + 8_192), (byte) =>
      byte < 0x80 ? byte : (upper.charCodeAt(byte - 0x80) ?? 0xfffd),
    )
    parts.push(String.fromCharCode(...codes))
  }
  return parts.join('')
}

/** ISO-2022-KR is EUC-KR with the high bit behind shift codes; HZ is the same for GB 2312. */
export function decodeSevenBit(bytes: Uint8Array): { text: string; encoding: string } | undefined {
  const ascii = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 65_536)).toString('latin1')
  if (ascii.includes(`${ESCAPE}$)C`)) return shifted(bytes, 'iso-2022-kr', 'euc-kr')
  if (['$@', '$B', '(J'].some((one) => ascii.includes(ESCAPE + one))) {
    const text = decodeWith('iso-2022-jp', bytes)
    return text === undefined ? undefined : { text, encoding: 'iso-2022-jp' }
  }
  if (/~\{(?:[\x21-\x77][\x21-\x7e])+~\}/.test(ascii)) return shifted(bytes, 'hz-gb-2312', 'gb18030')
  return undefined
}

function shifted(bytes: Uint8Array, encoding: string, as: string) {
  const out: number[] = []
  let high = false
  for (let at = 0; at < bytes.length; at += 1) {
    const [one, two] = [bytes[at] as number, bytes[at + 1]]
    if (encoding === 'iso-2022-kr') {
      if (one === 0x0e || one === 0x0f) high = one === 0x0e
      else if (one === 0x1b && two === 0x24) at += 3
      else out.push(high && one > 0x20 ? one | 0x80 : one)
      if (one === 0x0a) high = false
    } else if (one === 0x7e && (two === 0x7b || two === 0x7d)) {
      high = two === 0x7b
      at += 1
    } else if (one === 0x7e && two === 0x7e) {
      out.push(one)
      at += 1
    } else out.push(high && one > 0x20 ? one | 0x80 : one)
  }
  const text = decodeWith(as, Uint8Array.from(out))
  return text === undefined ? undefined : { text, encoding }
}

/** "If we cancel", "wenn Sie absagen": what holds when the business does something, and when those it writes to do. */
const IF = '(?<!\\p{L})(?:if|when|in case|should|wenn|falls|sollten|si|als|indien)'
export const WE = new RegExp(`${IF} (?:we|wir|nous|wij)(?!\\p{L})([^,;.:?!]*)`, 'giu')
export const YOU = new RegExp(`${IF} (?:you|sie|du|ihr|vous|tu|u|je|jij|jullie)(?!\\p{L})([^,;.:?!]*)`, 'giu')

/** Whether a text says what holds when one of both does something. */
export const hasCondition = (text: string): boolean => text.search(WE) >= 0 || text.search(YOU) >= 0

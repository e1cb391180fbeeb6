import type { Language } from './stop-words.ts'

/** Particles that leave their verb in a main clause, the longer ones first: "Wie sage ich einen Termin ab?" */
const PARTICLES: Partial<Record<Language, RegExp>> = {
  de: /^(zurück|zusammen|vorbei|weiter|nach|fest|teil|statt|frei|her|hin|los|weg|auf|aus|bei|ein|mit|vor|um|zu|ab|an)(?!zu)(\p{L}{4,})$/u,
  nl: /^(terug|samen|voorbij|over|door|mee|toe|voor|vast|aan|uit|af|op|in|om|na)(\p{L}{4,})$/u,
}

/** Particle and verb of a verb that may stand in two parts, as it is written in one; undefined for other words. */
export function partsOfVerb(
  word: string,
  language: Language | undefined,
): [particle: string, verb: string] | undefined {
  if (!/(?:e[nr]n?|l[nt]|t)$/u.test(word)) return undefined
  const [, particle, verb] = (language && PARTICLES[language]?.exec(word)) ?? []
  return particle !== undefined && verb !== undefined ? [particle, verb] : undefined
}

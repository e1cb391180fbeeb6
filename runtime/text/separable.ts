import type { Language } from './stop-words.ts'

const verbWith = (particles: string, notBefore = '') =>
  new RegExp(`^(${particles.split(/\s+/).join('|')})${notBefore}(\\p{L}{4,})$`, 'u')

/** Particles that leave their verb in a main clause, the longer ones first: "Wie sage ich einen Termin ab?" */
const PARTICLES: Partial<Record<Language, RegExp>> = {
  de: verbWith(
    `zurück zusammen entgegen herunter heraus herein hinein voraus vorbei weiter wieder runter durch raus rein heim nach fest
    teil statt frei her hin los weg auf aus bei ein mit vor um zu ab an`,
    '(?!zu)',
  ),
  nl: verbWith('terug samen voorbij over door mee toe voor vast aan uit af op in om na'),
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

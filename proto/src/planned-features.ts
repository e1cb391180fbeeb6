/** Features of the built-in plans that Docent does not have yet; pages mark them as planned. */
export const PLANNED_FEATURES: readonly string[] = []

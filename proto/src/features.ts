import type { Plan } from './plans.ts'

/** The words for what a plan offers; those that Docent comes with list only what each adds to the one before. */
export function featuresOf(
  { id, features }: Pick<Plan, 'id' | 'features'>,
  plans: readonly Pick<Plan, 'id' | 'name'>[],
): string[] {
  const pro = plans.find((one) => one.id === 'pro')
  return id === 'business' && pro ? [`Everything in ${pro.name}`, ...features] : [...features]
}

/** The same with every word of the plan it adds to, to compare two plans. */
export function allFeaturesOf(
  { id, features }: Pick<Plan, 'id' | 'features'>,
  plans: readonly Pick<Plan, 'id' | 'features'>[],
): string[] {
  const pro = id === 'business' ? plans.find((one) => one.id === 'pro') : undefined
  return [...new Set([...(pro?.features ?? []), ...features])]
}

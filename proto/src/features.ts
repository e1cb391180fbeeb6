import type { Plan } from './plans.ts'

/** The words for what a plan offers; those that Docent comes with list only what each adds to the one before. */
export function featuresOf(
  { id, features }: Pick<Plan, 'id' | 'features'>,
  plans: readonly Pick<Plan, 'id' | 'name'>[],
): string[] {
  const pro = plans.find((one) => one.id === 'pro')
  return id === 'business' && pro ? [`Everything in ${pro.name}`, ...features] : [...features]
}

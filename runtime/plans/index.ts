export { createHeldPlans, type HeldPlans, type HeldPlansOptions } from './held.ts'
export { plansSetting } from './setting.ts'

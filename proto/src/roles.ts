/** What somebody may do in a team, the most first: each role may do everything that those after it may. */
export const ROLES = ['owner', 'editor', 'agent'] as const
export type Role = (typeof ROLES)[number]

/** Whether somebody with the role `held` may do what takes at least the role `needed`. */
export function allows(held: Role, needed: Role): boolean {
  return ROLES.indexOf(held) <= ROLES.indexOf(needed)
}

import { EngineUnavailable } from '../failures/engine-unavailable.ts'

/** One step of how an engine's data is laid out. Steps are never edited or taken away, so that data of any release is brought up. */
export interface Migration<D, R = void | Promise<void>> {
  /** The version that the data has afterwards: the first is 1, each one more than the last. */
  to: number
  /** What changes, for the log. */
  what: string
  /** In one transaction with the new version where the engine has that; elsewhere it must bear to be done again, by two processes at once too. */
  run(data: D): R
}

/**
 * Data that a later release has written: this one would damage what it does not understand. As with an engine that is away,
 * calls are refused and events wait.
 */
export class DataFromLater extends EngineUnavailable {
  override readonly name = 'DataFromLater'

  constructor(place: string, version: number, known: number) {
    super(
      `${place} was written by a later release (layout ${version}, this one knows ${known}). Start that release again, or put ` +
        'back the backup from before the upgrade (docs/operate/upgrading.md).',
    )
  }
}

/** The version that these steps lead to. */
export const latestOf = (migrations: readonly Pick<Migration<never>, 'to'>[]): number => migrations.at(-1)?.to ?? 0

/** The steps that data of a version lacks, in order. @throws DataFromLater */
export function pendingOf<D, R>(
  place: string,
  version: number,
  migrations: readonly Migration<D, R>[],
): readonly Migration<D, R>[] {
  const gap = migrations.findIndex(({ to }, index) => to !== index + 1)
  if (gap >= 0) throw new Error(`migration ${gap + 1} of ${place} leads to ${migrations[gap]?.to}`)
  const known = latestOf(migrations)
  if (version > known) throw new DataFromLater(place, version, known)
  return migrations.slice(version)
}

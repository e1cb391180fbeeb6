import type { WidgetBasis } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Avatars } from '../avatars/avatars.ts'
import type { Publication, WidgetRecord, WidgetSettings } from './record.ts'
import { avatarsOf, formerSettings, type Looked } from './versions.ts'
import type { Widgets } from './widgets.ts'

/** Saves and deletes widgets, and sees to it that an avatar stays exactly as long as a widget has it, or could have it again. */
export function createWithAvatars(widgets: Widgets, avatars: Pick<Avatars, 'choose' | 'leave'>) {
  async function changing(
    owner: OwnerId,
    id: string,
    avatar: string | undefined,
    write: () => Promise<WidgetRecord>,
  ): Promise<WidgetRecord> {
    const before = await widgets.get(owner, id)
    if (avatar !== undefined) await avatars.choose(owner, avatar)
    const saved = await write()
    const stay = avatarsOf(saved)
    for (const one of before ? avatarsOf(before) : []) if (!stay.has(one)) await avatars.leave(owner, one)
    return saved
  }

  return {
    async create(owner: OwnerId, settings: WidgetSettings, by?: Publication['by']): Promise<WidgetRecord> {
      await avatars.choose(owner, settings.look.botAvatarUrl)
      return widgets.create(owner, settings, by)
    },

    update: (owner: OwnerId, id: string, settings: WidgetSettings, by?: Publication['by']) =>
      changing(owner, id, settings.look.botAvatarUrl, () => widgets.update(owner, id, settings, by)),

    saveDraft: (owner: OwnerId, id: string, settings: WidgetSettings, basedOn?: WidgetBasis) =>
      changing(owner, id, settings.look.botAvatarUrl, () => widgets.saveDraft(owner, id, settings, basedOn)),

    discardDraft: (owner: OwnerId, id: string, savedAt?: string) =>
      changing(owner, id, undefined, () => widgets.discardDraft(owner, id, savedAt)),

    publishDraft: (owner: OwnerId, id: string, looked: Looked) =>
      changing(owner, id, undefined, () => widgets.publishDraft(owner, id, looked)),

    async returnTo(owner: OwnerId, id: string, version: number): Promise<WidgetRecord> {
      const widget = await widgets.get(owner, id)
      const avatar = widget && formerSettings(widget, version).look.botAvatarUrl
      return changing(owner, id, avatar, () => widgets.returnTo(owner, id, version))
    },

    async remove(owner: OwnerId, id: string): Promise<void> {
      const before = await widgets.get(owner, id)
      await widgets.remove(owner, id)
      for (const one of before ? avatarsOf(before) : []) await avatars.leave(owner, one)
    },
  }
}

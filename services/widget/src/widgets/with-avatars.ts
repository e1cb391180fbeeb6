import type { OwnerId } from '@docent/proto/ids'
import type { Avatars } from '../avatars/avatars.ts'
import type { WidgetRecord, WidgetSettings } from './record.ts'
import type { Widgets } from './widgets.ts'

/** Saves and deletes widgets, and sees to it that an avatar stays exactly as long as a widget has it. */
export function createWithAvatars(widgets: Widgets, avatars: Pick<Avatars, 'choose' | 'leave'>) {
  return {
    async create(owner: OwnerId, settings: WidgetSettings): Promise<WidgetRecord> {
      await avatars.choose(owner, settings.look.botAvatarUrl)
      return widgets.create(owner, settings)
    },

    async update(owner: OwnerId, id: string, settings: WidgetSettings): Promise<WidgetRecord> {
      const avatar = settings.look.botAvatarUrl
      const before = await widgets.get(owner, id)
      await avatars.choose(owner, avatar)
      const saved = await widgets.update(owner, id, settings)
      if (before && before.look.botAvatarUrl !== avatar) await avatars.leave(owner, before.look.botAvatarUrl)
      return saved
    },

    async remove(owner: OwnerId, id: string): Promise<void> {
      const before = await widgets.get(owner, id)
      await widgets.remove(owner, id)
      if (before) await avatars.leave(owner, before.look.botAvatarUrl)
    },
  }
}

import * as api from '@docent/proto/http'
import { clientGone, type Router } from '@docent/runtime/http'
import type { ModelsInUse } from '@docent/runtime/models'
import type { createOtherModel } from '../golden/other-model.ts'
import type { createChoose } from './choose.ts'
import { modelsInUse, modelsView, type InUse } from './view.ts'

const success = true as const

export interface ModelRoutes extends Pick<InUse, 'tokens' | 'conversations' | 'config'> {
  inUse: Pick<ModelsInUse, 'now'>
  /** What keeps the models in use from their work. */
  troubles(): InUse['troubles']
  choose: ReturnType<typeof createChoose>
  askOtherModel: ReturnType<typeof createOtherModel>
}

/** What owners are told of the models, and what those who run the installation do with them. */
export function modelRoutes(router: Router, given: ModelRoutes): void {
  const { inUse, troubles, choose, askOtherModel } = given
  router.on(api.modelStatus, async () => ({ success, ...modelsView(inUse.now(), troubles()) }))
  router.on(api.modelInUse, async () => {
    const told = await modelsInUse({ ...given, models: inUse.now(), troubles: troubles() })
    return { success, ...told, choice: await choose.view() }
  })
  router.on(api.tryModel, async ({ owner, body }) => ({
    success,
    ...(await choose.try(owner, body.question, body.wish)),
  }))
  router.on(api.chooseModels, async ({ owner, body }) => {
    await choose.set(owner, body)
    return { success }
  })
  router.on(api.leaveModels, async ({ owner, body }) => {
    await choose.leave(owner, body.embedAgain)
    return { success }
  })
  router.on(api.goldenWithModel, async ({ owner: operator, body, reply }) => ({
    success,
    ...(await askOtherModel({ ...body, operator }, clientGone(reply))),
  }))
}

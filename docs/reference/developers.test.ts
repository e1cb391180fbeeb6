import { describe, expect, test } from '@jest/globals'
import { isOpenToKeys, routes } from '@docent/proto/http'
import { commonFailures } from '@docent/runtime/failures'
import { gateway, services } from '../../services/standalone/src/services.ts'
import { examples } from '../../web/src/features/developers/examples.ts'
import { callView, shapesOf } from '../../web/src/features/developers/reference.ts'
import { chapters, texts } from '../../web/src/features/developers/texts.ts'

const shown = chapters.flatMap(({ calls }): readonly string[] => calls)
const catalogs = [commonFailures.catalog, ...[gateway, ...Object.values(services)].map(({ failures = {} }) => failures)]
const statuses = new Map(catalogs.flatMap((one) => Object.entries(one).map(([code, { status }]) => [code, status])))

describe('the page for programs', () => {
  test('shows every call that is open to keys once, each with an example', () => {
    const open = [...routes].filter(([, contract]) => isOpenToKeys(contract)).map(([name]) => name)
    const expected = ['keyToken', ...open.filter((name) => name !== 'getUserDocuments')].toSorted()
    expect(shown.toSorted()).toEqual(expected)
    expect(Object.keys(examples).toSorted()).toEqual(expected)
  })

  test('names refusals that the services know, with their status', () => {
    for (const [name, { refuses }] of Object.entries(examples)) {
      for (const [code, status] of Object.entries(refuses))
        expect([name, code, statuses.get(code)]).toEqual([name, code, status])
    }
    for (const [status, code] of texts.refusals) expect([code, String(statuses.get(code))]).toEqual([code, status])
  })

  test('says of each call what its contract says', () => {
    for (const name of shown) {
      const { fields, answer, isFile, role } = callView(name)
      const contract = routes.get(name)
      expect(role).toBe(contract?.role)
      expect(isFile || answer.includes('success: true')).toBe(true)
      const query = Object.keys(contract?.query?.shape ?? {}).filter((one) => one !== 'userId')
      expect(fields.filter(({ place }) => place === 'query').map((field) => field.name)).toEqual(query)
    }
    expect(callView('search').fields.find((field) => field.name === 'question')).toMatchObject({
      place: 'body',
      required: true,
    })
    expect(shapesOf(['search']).map(({ name }) => name)).toContain('Passage')
  })
})

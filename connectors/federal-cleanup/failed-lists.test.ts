import { describe, expect, it } from 'vitest'
import type { Transport } from '@/lib/connector/upstream/transport'
import { describeList } from '@/lib/records/cleanup-site/describe'
import type { CleanupListId } from '@/lib/records/cleanup-site/lists'
import { searchedList } from '@/lib/records/cleanup-site/searched-list'
import { cleanupEngine, houston, simulated } from './testing/simulated-lists'

const services: readonly (readonly [service: string, lists: readonly CleanupListId[]])[] = [
  ['FRS_INTERESTS_SEMS/', ['npl', 'npl-deleted', 'superfund']],
  ['envirofacts_site', ['superfund-archived']],
  ['Cleanups_in_my_Community_Sites', ['corrective-action', 'response']],
  ['FRS_INTERESTS_RCRA_TSD', ['waste-facility']],
  ['FRS_INTERESTS_RCRA_LQG', ['waste-generator']],
  ['FRS_INTERESTS_RCRA_ACTIVE', ['waste-handler']],
  ['FRS_INTERESTS_ACRES', ['brownfield']],
  ['FeatureServer/1', ['tank-release']],
  ['UST_Finder_Feature_Layer_2/FeatureServer/0', ['tank']],
]

const faults: Readonly<Record<string, () => Response | Promise<never>>> = {
  'a server that is down': () => new Response('<h1>Busy</h1>', { status: 503 }),
  'a refusal as a web page': () =>
    new Response('<html></html>', { status: 403, headers: { 'content-type': 'text/html' } }),
  'an error inside an answer': () => Response.json({ error: { code: 400, message: 'Invalid field' } }),
  'an answer without features': () => Response.json({}),
  'features that are null': () => Response.json({ features: null }),
  'rows without names and ids': () => Response.json({ features: [{ attributes: { COLOR: 'blue' } }] }),
  'a page that is cut before its first row': () =>
    Response.json({ features: [], exceededTransferLimit: true }),
  'half of an answer': () => new Response('{"features":[{"attributes":{"PRIM'),
  'a connection that breaks': () => Promise.reject(new TypeError('terminated')),
}

async function listsOf(transport: Transport) {
  const engine = cleanupEngine(transport)
  const answer = await engine.call('federal-cleanup', 'searchSites', { ...houston, miles: 1 })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data.lists
}

const cases = services.flatMap(([service, lists]) =>
  Object.entries(faults).map(([fault, respond]) => ({ service, lists, fault, respond })),
)

describe('failures of cleanup lists', () => {
  it.each(cases)(
    'reports a list from $service with $fault as a failure, not as empty or zero',
    async ({ service, lists, respond }) => {
      const all = await listsOf(async (request) =>
        request.url.includes(service) ? respond() : simulated(request),
      )
      for (const each of all) {
        if (!lists.includes(each.list)) {
          expect(each.state).not.toBe('failed')
          continue
        }
        expect(each).toMatchObject({ state: 'failed', listed: null, notLoaded: null, unplaced: null })
        expect(each.problem).toMatch(/\w/)
        expect(describeList(each).join(' ')).not.toMatch(/\b(no site|none|0)\b/i)
        const [row] = searchedList.table([each]).rows
        expect(Object.values(row?.cells ?? {})).not.toContain(0)
      }
    },
  )
})

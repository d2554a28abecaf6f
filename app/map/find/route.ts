import { scriptRoute } from '@/app/_lib/read/script-route'
import { getApp } from '@/app/_lib/site/app'
import { invalidParams } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import { findNamed, type MapSearchResponse, MISSING, toViewMatch } from './find-view'

const MOST_TEXT = 1_000

export const GET = scriptRoute({
  cost: 3,
  keep: 'no-store',
  async answer(query, _, request) {
    const q = (query.get('q') ?? '').trim().slice(0, MOST_TEXT)
    if (!q) return invalidParams([{ path: 'q', message: MISSING }])
    const view = findNamed(q)
    if (view) return { data: view }
    const { engine } = await getApp()
    const answer = await engine.callNamed('places', 'find', { text: q }, callerOf(request))
    return answer.ok ? { data: toViewMatch(q, answer.data as MapSearchResponse) } : answer.error
  },
})

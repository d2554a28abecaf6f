import { describe, expect, it } from 'vitest'
import { sources } from './recipe/source-list'
import { createAssessments, NAME, problemOf } from './testing/engine'

const cook = 'cook-county-il-assessments'

describe('listSources', () => {
  const engine = createAssessments()
  const list = async (params: { state?: string; historyMode?: 'multi_year' | 'current_only' }) => {
    const answer = await engine.call(NAME, 'listSources', params)
    if (!answer.ok) throw new Error(answer.error.message)
    return answer.data
  }

  it('filters by state code, state name or kind of history', async () => {
    expect((await list({})).count).toBe(sources.length)
    expect((await list({ state: 'il' })).sources.map(({ id }) => id)).toEqual([cook])
    expect((await list({ state: 'Illinois', historyMode: 'current_only' })).count).toBe(0)
    expect(
      (await list({ historyMode: 'multi_year' })).sources.every(
        ({ historyMode }) => historyMode === 'multi_year',
      ),
    ).toBe(true)
    expect(await problemOf('listSources', { state: 'Atlantis' })).toMatchObject({
      code: 'invalid_params',
      paths: ['state'],
    })
  })

  it('gives each source a unique id in the same format', () => {
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length)
    for (const { id } of sources) expect(id).toMatch(/^[a-z0-9-]{3,100}$/)
  })

  it('lists no source as disabled or not configured in the service info', async () => {
    const answer = await engine.call(NAME, 'getServiceInfo', {})
    expect(answer).toMatchObject({ ok: true, data: { sources: { disabled: [], not_configured: [] } } })
  })
})

describe('getServiceInfo', () => {
  it('lists a URL for each source, and no common URL', async () => {
    const answer = await createAssessments().call(NAME, 'getServiceInfo', {})
    if (!answer.ok) throw new Error(answer.error.message)
    const supplied = sources.filter(({ certainty }) => certainty !== 'not_established').map(({ id }) => id)
    expect(answer.data).toMatchObject({ baseUrl: null })
    expect(Object.keys(answer.data.baseUrls ?? {})).toEqual(supplied)
  })
})

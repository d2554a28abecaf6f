import { describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { shareSite } from '@/app/_lib/testing/share-site'
import { groupSites } from '@/lib/records/cleanup-site/group-sites'
import { describeHeight, fetchHeights } from './heights'

const site = shareSite()
const houston = { latitude: 29.725, longitude: -95.23 }

const call: EngineCaller = (connector, method, params) =>
  site().engine.call(connector, method, params, { internal: true })

async function groupsNear() {
  const answer = await call('federal-cleanup', 'searchSites', { ...houston, miles: 2 })
  if (!answer.ok) throw new Error(answer.error.message)
  return groupSites(answer.data.sites)
}

describe('heights of sites', () => {
  it.each([
    ['higher', { state: 'found', meters: 14 }, '13 ft higher than the place'],
    ['lower', { state: 'found', meters: 7 }, /^9.8 ft lower than the place$/],
    ['level', { state: 'found', meters: 10.5 }, /^About level with the place/],
    ['without a value', { state: 'none' }, 'No height is published there.'],
    ['not loaded', { state: 'failed' }, 'We did not load the height.'],
  ] as const)('describeHeight describes the height of a site: %s', (_, height, words) => {
    expect(describeHeight({ state: 'found', meters: 10 }, height)).toMatch(words)
  })

  it('fetchHeights describes each site with a position, even if the source failed', async () => {
    const groups = await groupsNear()
    const placed = groups.filter(({ records: [first] }) => first.latitude !== null)
    const { words, metas } = await fetchHeights(houston, groups, call)
    expect([...words.keys()]).toEqual(placed.map(({ key }) => key))
    for (const text of words.values()) expect(text).toMatch(/^About level|ft (higher|lower) than the place$/)
    expect(metas).toHaveLength(1)
    const down = (async () => ({
      ok: false,
      error: { code: 'timeout', message: 'Late.', issues: [] },
    })) as never
    const lost = await fetchHeights(houston, groups, down)
    expect(new Set(lost.words.values())).toEqual(new Set(['We did not load the height.']))
  })
})

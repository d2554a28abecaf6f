import { beforeAll, describe, expect, it } from 'vitest'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import type { HomeSelection } from '../fetch-home'
import { fetchValues } from '../fetch-values'
import { HomeRank } from './home-rank'

const site = shareSite()
beforeAll(() => giveHeaders({}))

async function drawRank(sourceId: string, streetAddress: string): Promise<string> {
  const params = { source: sourceId, streetAddress }
  const answer = await site().engine.call('us-public-assessments', 'searchProperties', params)
  const [property] = answer.ok ? answer.data.records : []
  if (!property) throw new Error('The sample home is gone')
  const home = { sourceId, key: property.propertyKey, property } as unknown as HomeSelection
  return await draw(<HomeRank home={home} values={await fetchValues(home, {})} url={{}} />)
}

describe('HomeRank', () => {
  it('shows the rank of the home, the criteria of the comparison and the source', async () => {
    const markup = await drawRank('florida-assessments', '742 W Inkwell St, Orlando, FL')
    expect(markup).toMatch(/Your home is number \d+ of \d+/)
    expect(markup).toMatch(/same use, living area within 20 percent/)
    expect(markup).toContain('Department of Revenue')
  })

  it('renders nothing if no office publishes data on similar homes', async () => {
    expect(await drawRank('washington-assessments', '742 W Inkwell St, Seattle, WA')).toBe('')
  })
})

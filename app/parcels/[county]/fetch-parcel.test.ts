import { beforeAll, expect, it } from 'vitest'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { parcelsWithin } from '@/lib/sample-world/florida/parcels'
import { fetchWithOwner } from './fetch-parcel'

shareSite({ VISITOR_NAMES_PER_DAY: '1' })
beforeAll(() => giveHeaders({ 'x-openplat-visitor': '203.0.113.9' }))

it('a visitor over the daily limit of owner names sees the parcel without its owner', async () => {
  const parcels = [...parcelsWithin([-81.386, 28.53, -81.372, 28.545])]
  const answers = []
  for (const { county, parcelId } of parcels.slice(0, 6))
    answers.push(await fetchWithOwner(county, parcelId, true))
  const names = answers.flatMap(({ answer }) => (answer.ok ? (answer.data.parcel?.ownerName ?? []) : []))
  expect(answers.map(({ answer }) => answer.ok)).toEqual(answers.map(() => true))
  expect(names).toHaveLength(1)
  expect(answers.at(-1)?.ownerRefused).toMatch(/^One network can read 1 name of persons in a day/)
})

import { expect, it } from 'vitest'
import { simulateFloridaParcels } from '@/connectors/us-florida-parcels/simulator'
import { createAssessments, NAME, sampleWith } from '@/connectors/us-public-assessments/testing/engine'
import { checkedFacts } from './home-facts'

const engine = createAssessments({
  transport: sampleWith({ 'services9.arcgis.com': simulateFloridaParcels }),
})

async function factsOf(source: string, streetAddress: string) {
  const answer = await engine.call(NAME, 'searchProperties', { source, streetAddress, limit: 5 })
  const [record] = answer.ok ? answer.data.records : []
  if (!record) throw new Error('The sample home is gone')
  return { record, facts: checkedFacts({ property: record }) }
}

it('lists the living area and one lot area of a home in Florida', async () => {
  const { record, facts } = await factsOf('florida-assessments', '742 W Inkwell St, Orlando, FL')
  const living = facts.find(({ id }) => id === 'livingArea')
  expect(living?.value).toMatch(/^[\d,]+ sq ft$/)
  expect(facts.filter(({ id }) => id === 'area' || id === 'acreage').map(({ label }) => label)).toEqual([
    'Lot',
  ])
  const other = checkedFacts({ property: { ...record, area: 1_450 } })
  expect(other.find(({ id }) => id === 'area')?.value).toBe('1,450 square feet')
})

it('formats the date of the last sale as precisely as the roll does', async () => {
  const { record } = await factsOf('florida-assessments', '742 W Inkwell St, Orlando, FL')
  const dated = (saleDate: string) =>
    checkedFacts({ property: { ...record, saleDate } }).find(({ id }) => id === 'saleDate')?.value
  const days = ['2026-06', '2019-03-04', '2012', '2009-09-14T00:00:00.000Z']
  expect(days.map(dated)).toEqual(['June 2026', 'March 4, 2019', '2012', 'September 14, 2009'])
})

it('omits facts that the roll does not have', async () => {
  const { facts } = await factsOf('cook-county-il-assessments', '742 W Inkwell St')
  expect(facts.map(({ id }) => id)).toEqual(['siteAddress', 'landUse'])
})

it('lists facts of the building after those of the roll', async () => {
  const { record } = await factsOf('florida-assessments', '742 W Inkwell St, Orlando, FL')
  const building = { facts: [{ id: 'building.rooms', label: 'Rooms', value: '7' }] }
  const ids = checkedFacts({ property: record, building }).map(({ id }) => id)
  expect(ids[0]).toBe('siteAddress')
  expect(ids.at(-1)).toBe('building.rooms')
})

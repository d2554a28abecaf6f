import { describe, expect, it } from 'vitest'
import { panels } from '@/app/_surfaces/place/panels'
import { layers } from '@/app/map/layers/layers'
import { places } from '@/app/place/methods'
import { registry } from '@/connectors/engine'
import { inSentence } from '@/lib/in-sentence'

const publishers = new Set([
  ...Object.values({ ...registry, places }).map(({ publisher }) => publisher.name),
  ...layers.map(({ publisher }) => publisher),
  ...panels.map(({ publisher }) => publisher),
])

/** Names as they appear in a sentence. A new publisher must be added here to check its article. */
const asked = [
  'cities',
  'several publishers',
  'the Bureau of Labor Statistics',
  'the Bureau of Land Management',
  'the Environmental Protection Agency',
  'the Federal Emergency Management Agency',
  'the Federal Register',
  'the Florida Department of Revenue',
  'the Florida Geographic Information Office',
  'the Natural Resources Conservation Service',
  'the U.S. Bureau of Labor Statistics',
  'the U.S. Census Bureau',
  'the U.S. Environmental Protection Agency',
  'the U.S. Environmental Protection Agency (ECHO)',
  'the U.S. Environmental Protection Agency (FRS)',
  'the U.S. Fish and Wildlife Service',
  'the U.S. Geological Survey',
  'the USDA Natural Resources Conservation Service',
  'the assessment office',
  'the city',
  'the city’s open data portal',
  'the screening service',
  'this device',
]

describe('a publisher in a sentence', () => {
  it('has the article that English wants, whatever the name in its declaration', () => {
    expect([...new Set([...publishers].map(inSentence))].sort()).toEqual(asked)
  })

  it.each([
    ['City of Chicago', 'the City of Chicago'],
    ['Cook County Assessor’s Office', 'the Cook County Assessor’s Office'],
    ['EPA', 'EPA'],
    ['FEMA', 'FEMA'],
    ['Florida Department of Revenue', 'the Florida Department of Revenue'],
  ])('%s: %s', (name, within) => {
    expect(inSentence(name)).toBe(within)
  })
})

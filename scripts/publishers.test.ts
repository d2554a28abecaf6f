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

const withoutArticle = ['cities', 'several publishers', 'this device']

describe('publisher names', () => {
  it('every publisher gets an article in a sentence, except for the listed ones', () => {
    const names = [...publishers].map(inSentence)
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter((name) => !name.startsWith('the ')).sort()).toEqual(withoutArticle)
    expect(names.filter((name) => /^the the /i.test(name))).toEqual([])
  })

  it.each([
    ['City of Chicago', 'the City of Chicago'],
    ['Cook County Assessor’s Office', 'the Cook County Assessor’s Office'],
    ['EPA', 'EPA'],
    ['FEMA', 'FEMA'],
    ['Florida Department of Revenue', 'the Florida Department of Revenue'],
  ])('formats the publisher %s as %s in a sentence', (name, within) => {
    expect(inSentence(name)).toBe(within)
  })
})

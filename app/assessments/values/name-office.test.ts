import { describe, expect, it } from 'vitest'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { checkedGuidance } from '../checked-guidance'
import { addressOffice, nameOffice } from './name-office'

describe('nameOffice', () => {
  it.each([
    ['Your county property appraiser', 'Orange', null, 'Orange County Property Appraiser'],
    ['Your county tax office', 'WAKE COUNTY', null, 'Wake County Tax Office'],
    ['Your county auditor or clerk', 'Salt Lake', 'Sandy', 'Salt Lake County Auditor or Clerk'],
    ['Your county assessor', null, null, 'Your county assessor'],
    ['Your town assessor', null, 'Hartford', 'Assessor of Hartford'],
    ['Your city or county assessor', 'St. Louis', 'Duluth', 'Assessor of Duluth or of St. Louis County'],
    [
      'The assessor or clerk of your city, village or town',
      'DANE',
      'CITY OF MADISON',
      'Assessor or Clerk of the City of Madison',
    ],
    ['The assessor of your town, city or village', 'Albany', 'Albany', 'Assessor of Albany'],
    ['Cook County Assessor’s Office', 'Cook', 'Chicago', 'Cook County Assessor’s Office'],
  ])('names "%s" (county: %s, city: %s) as "%s"', (name, county, town, expected) =>
    expect(nameOffice(name, county, town)).toBe(expected),
  )
})

describe('addressOffice', () => {
  it.each(sources.map(({ id }) => id))(
    'the addressee of a letter in %s never contains the word "your"',
    (id) => {
      const [office] = checkedGuidance(id)?.offices ?? []
      for (const [county, town] of [
        ['Dane', 'TOWN OF DUNN'],
        [null, null],
      ] as const)
        expect(addressOffice(office?.name ?? '', county, town)).toMatch(/^[A-Z](?!.*\byour\b)/i)
    },
  )
})

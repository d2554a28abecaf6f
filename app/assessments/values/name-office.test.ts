import { expect, it } from 'vitest'
import { nameOffice } from './name-office'

it.each([
  ['Your county property appraiser', 'Orange', 'Orange County property appraiser'],
  ['Your county tax office', 'WAKE COUNTY', 'Wake County tax office'],
  ['Your county assessor', null, 'Your county assessor'],
  ['Cook County Assessor’s Office', 'Cook', 'Cook County Assessor’s Office'],
])('names "%s" in %s as "%s"', (name, county, expected) => expect(nameOffice(name, county)).toBe(expected))

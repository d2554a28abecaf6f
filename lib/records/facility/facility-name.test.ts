import { expect, it } from 'vitest'
import { formatFacilityName } from './facility-name'

it.each([
  ['GOOSEQUILL ASPHALT PLANT 361 LLC', 'Goosequill Asphalt Plant 361 LLC'],
  ['HOUSTON WWTP NO 3', 'Houston WWTP No 3'],
  ['SOCKMILL CLEANERS & SONS', 'Sockmill Cleaners & Sons'],
  ['McKee Farms', 'McKee Farms'],
  [null, 'Unnamed facility'],
])('formats the name of a facility', (published, displayName) => {
  expect(formatFacilityName(published)).toBe(displayName)
})

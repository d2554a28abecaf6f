import { expect, it } from 'vitest'
import { hosts } from './hosts'
import { publisherOf } from './publisher-of'

it.each([
  ['datacatalog.cookcountyil.gov', "Cook County Assessor's Office"],
  ['services9.arcgis.com', 'The Florida Department of Revenue'],
  ['data.ny.gov', 'New York State Department of Taxation and Finance'],
  ['geohwp.houstontx.gov', 'The City of Houston'],
  ['services.arcgis.com', undefined],
])('names the publisher of %s as %s', (host, name) => expect(publisherOf(host)).toBe(name))

it('returns one name, without a second office or a remark', () => {
  for (const host of hosts) expect(publisherOf(host) ?? '').not.toMatch(/[;()]|\bby the\b/)
})

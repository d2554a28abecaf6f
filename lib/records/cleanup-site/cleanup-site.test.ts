import { describe, expect, it } from 'vitest'
import { type CleanupSite, cleanupSite } from './fields'
import { groupSites } from './group-sites'
import { cleanupListIds, cleanupLists } from './lists'
import { isNearLimit } from './near-limit'
import { formatRule, isShorterThanRule } from './rule-distance'

const record = (parts: Partial<CleanupSite>): CleanupSite => ({
  name: 'ACME',
  list: 'superfund',
  status: null,
  distanceMiles: 0.4,
  direction: 'north',
  street: null,
  city: null,
  state: null,
  zip: null,
  county: null,
  programId: null,
  registryId: null,
  reportedOn: null,
  registryUpdatedOn: null,
  accuracyMeters: null,
  positionMethod: null,
  isPlaceOnly: false,
  latitude: 29.7,
  longitude: -95.2,
  detailUrl: null,
  ...parts,
})

describe('groupSites', () => {
  it('joins records with the same registry id, even if their program ids differ', () => {
    const groups = groupSites([
      record({ registryId: '110000462703', programId: 'TXN000607355' }),
      record({ registryId: '110000462703', programId: 'TXN000607443' }),
      record({ registryId: '110000460885', programId: 'TXN000607355' }),
    ])
    expect(groups.map(({ records }) => records.length)).toEqual([2, 1])
  })

  it('lists records without a registry id separately, even with equal program ids', () => {
    const groups = groupSites([
      record({ list: 'tank', programId: 'T1' }),
      record({ list: 'tank-release', programId: 'T1' }),
      record({ list: 'tank' }),
      record({ list: 'tank' }),
    ])
    expect(groups).toHaveLength(4)
  })
})

describe('site statuses', () => {
  it.each([
    ['corrective-action', 'Y', 'Listed: Y'],
    ['corrective-action', 'Under control', 'Under control'],
    ['brownfield', 'Y', 'Y'],
    ['npl', null, 'Not published'],
  ] as const)('describes the status of %s “%s” as “%s”', (list, status, words) => {
    expect(cleanupSite.facts(record({ list, status }), ['status'])[0]?.value).toBe(words)
  })
})

describe('isNearLimit', () => {
  it.each([
    ['is marked if its position may lie beyond the limit', 0.49, 30, true],
    ['is not marked if its position surely lies within the limit', 0.4, 30, false],
    ['is not marked if the accuracy of its position is unknown', 0.5, null, false],
  ])('a site %s', (_, distanceMiles, accuracyMeters, isMarked) => {
    expect(isNearLimit({ distanceMiles, accuracyMeters }, 0.5)).toBe(isMarked)
  })
})

describe('search distances of the rule', () => {
  it('treats the default search distance of each list as long enough for the rule', () => {
    for (const list of cleanupListIds) {
      expect(isShorterThanRule({ list, miles: cleanupLists[list].miles })).toBe(false)
      expect(formatRule(list)).toMatch(/^\d\.\d\d mi$|^Adjoining lots$|^Not named$/)
    }
  })

  it("marks a search that is shorter than the rule's distance, but not a longer search", () => {
    expect(isShorterThanRule({ list: 'npl', miles: 0.5 })).toBe(true)
    expect(isShorterThanRule({ list: 'npl', miles: 2 })).toBe(false)
    expect(isShorterThanRule({ list: 'tank', miles: 0.1 })).toBe(false)
  })
})

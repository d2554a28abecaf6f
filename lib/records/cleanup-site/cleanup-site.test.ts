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

describe('the records of one site', () => {
  it('records are joined by the registry id, also if a program has two ids for it', () => {
    const groups = groupSites([
      record({ registryId: '110000462703', programId: 'TXN000607355' }),
      record({ registryId: '110000462703', programId: 'TXN000607443' }),
      record({ registryId: '110000460885', programId: 'TXN000607355' }),
    ])
    expect(groups.map(({ records }) => records.length)).toEqual([2, 1])
  })

  it('records are never dropped or joined without a registry id, because ids of programs look alike', () => {
    const groups = groupSites([
      record({ list: 'tank', programId: 'T1' }),
      record({ list: 'tank-release', programId: 'T1' }),
      record({ list: 'tank' }),
      record({ list: 'tank' }),
    ])
    expect(groups).toHaveLength(4)
  })
})

describe('a status in words', () => {
  it.each([
    ['corrective-action', 'Y', 'Listed: Y'],
    ['corrective-action', 'Under control', 'Under control'],
    ['brownfield', 'Y', 'Y'],
    ['npl', null, 'Not published'],
  ] as const)('the status of %s “%s” is “%s”', (list, status, words) => {
    expect(cleanupSite.facts(record({ list, status }), ['status'])[0]?.value).toBe(words)
  })
})

describe('a position near the limit', () => {
  it.each([
    ['is marked if its accuracy reaches over the limit', 0.49, 30, true],
    ['is not marked farther inside', 0.4, 30, false],
    ['has no mark without a stated accuracy, which the row says by itself', 0.5, null, false],
  ])('%s', (_, distanceMiles, accuracyMeters, isMarked) => {
    expect(isNearLimit({ distanceMiles, accuracyMeters }, 0.5)).toBe(isMarked)
  })
})

describe('the distances of the rule', () => {
  it('each list is searched in full without a choice', () => {
    for (const list of cleanupListIds) {
      expect(isShorterThanRule({ list, miles: cleanupLists[list].miles })).toBe(false)
      expect(formatRule(list)).toMatch(/^\d\.\d\d mi$|^Adjoining lots$|^Not named$/)
    }
  })

  it('a shorter search is marked and a longer one is not', () => {
    expect(isShorterThanRule({ list: 'npl', miles: 0.5 })).toBe(true)
    expect(isShorterThanRule({ list: 'npl', miles: 2 })).toBe(false)
    expect(isShorterThanRule({ list: 'tank', miles: 0.1 })).toBe(false)
  })
})

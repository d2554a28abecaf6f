import { describe, expect, it } from 'vitest'
import { type FacilityRecord, facility } from './fields'
import { namePrograms } from './programs'

const record: Partial<FacilityRecord> = {
  name: 'A PLANT',
  programs: {
    air: true,
    water: true,
    hazardousWaste: false,
    drinkingWater: null,
    toxicsRelease: null,
    greenhouseGas: null,
  },
  city: 'PENSACOLA',
  state: 'FL',
  complianceStatus: 'No Violation Identified',
  quartersInNoncompliance: 0,
  inspectionsLast5Years: 1_200,
  penaltiesLast5Years: { count: 2, usd: 12_500, text: '$12,500' },
}

describe('facility columns', () => {
  it('preserves the keys and headers of the columns of the file', () => {
    expect(
      facility.columns.map(({ key, label, type, unit }) =>
        [key, label, type, unit].filter(Boolean).join('|'),
      ),
    ).toEqual([
      'name|Facility|text',
      'distanceMiles|Distance|number|mi',
      'street|Street|text',
      'city|City|text',
      'state|State|text',
      'zip|ZIP|text',
      'county|County|text',
      'registryId|Registry id|text',
      'sourceId|Permit|text',
      'complianceStatus|Compliance status, as published|text',
      'caa|Clean Air Act|text',
      'cwa|Clean Water Act|text',
      'rcra|Hazardous waste (RCRA)|text',
      'sdwa|Drinking water (SDWA)|text',
      'quartersInNoncompliance|Quarters in noncompliance|number',
      'complianceHistory|Quarter by quarter, oldest first|text',
      'inspectionsLast5Years|Inspections in 5 years|number',
      'lastInspectionDate|Last inspection|date',
      'informalActionsLast5Years|Informal actions in 5 years|number',
      'formalActionsLast5Years|Formal actions in 5 years|number',
      'lastFormalActionDate|Last formal action|date',
      'penalties|Penalties in 5 years, as published|text',
      'permitStatus|Permit status|text',
      'operatingStatus|Operating status|text',
      'naics|NAICS|text',
      'sic|SIC|text',
      'latitude|Latitude|number',
      'longitude|Longitude|number',
      'coordinateAccuracyMeters|Accuracy of the position|number|m',
      'detailUrl|Official report|link',
    ])
  })

  it('formats map columns as text, with the published value to sort by', () => {
    const columns = facility.mapColumns((row: Partial<FacilityRecord>) => row)
    expect(columns.map(({ id, cell, value }) => [id, cell(record), value?.(record)])).toEqual([
      ['programs', 'Air, Water discharge', 'Air, Water discharge'],
      ['place', 'Pensacola, FL', 'PENSACOLA'],
      ['status', 'No Violation Identified', 'No Violation Identified'],
      ['quarters', '0', 0],
      ['inspections', '1,200', 1_200],
      ['penalties', '$12,500', 12_500],
    ])
  })

  it('writes the compliance history only if it is recorded', () => {
    const history = (recorded: boolean) =>
      facility.cells({
        ...({
          statusByProgram: {},
          penaltiesLast5Years: {},
          naics: [],
          sic: ['2911', '4952'],
        } as unknown as FacilityRecord),
        complianceHistory: { quarters: '____', order: 'oldest-first', recorded },
      })
    expect(history(false)).toMatchObject({ complianceHistory: null, naics: null, sic: '2911 4952' })
    expect(history(true)).toMatchObject({ complianceHistory: '____' })
  })
})

it('lists programs, status and city of a clicked facility, and omits an unpublished status', () => {
  const describeRow = (row: Partial<FacilityRecord>) =>
    facility
      .mapFacts(row, ['programs', 'complianceStatus', 'city'])
      .map(({ label, value }) => `${label}: ${value}`)
  expect(describeRow(record)).toEqual([
    'Programs: Air, Water discharge',
    'Compliance status, as published: No Violation Identified',
    'City: Pensacola, FL',
  ])
  expect(
    describeRow({
      ...record,
      programs: { ...record.programs, air: null, water: null } as never,
      complianceStatus: null,
    }),
  ).toEqual(['Programs: None recorded', 'City: Pensacola, FL'])
})

it('lists programs in a fixed order', () => {
  expect(namePrograms({ toxicsRelease: true, air: true, water: null })).toBe('Air, Toxics releases')
  expect(namePrograms({})).toBe('')
})

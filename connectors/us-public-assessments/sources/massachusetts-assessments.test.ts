import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeRows } from '../testing/describe-rows'
import { massachusetts } from './massachusetts-assessments'

const row = { TOWN_ID: 35, LOC_ID: 'F_774077_2955940', PROP_ID: '0501615000', SITE_ADDR: '24 BEACON ST' }

describe('lot sizes in Massachusetts', () => {
  it.each([
    ['Acres', 5.73, { acreage: 5.73, area: null }],
    ['A', 5.73, { acreage: 5.73, area: null }],
    ['acres ', '5.73', { acreage: 5.73, area: null }],
    ['S', 8000, { acreage: null, area: 8000, areaUnit: 'square feet' }],
    ['Sq. Ft.', 8000, { acreage: null, area: 8000, areaUnit: 'square feet' }],
    ['Hectares', 2, { acreage: null, area: null, sourceAttributes: { lotSizeAsPublished: '2 Hectares' } }],
    [null, 2, { acreage: null, area: null, sourceAttributes: { lotSizeAsPublished: null } }],
    ['Acres', 0, { acreage: null, area: null, sourceAttributes: { lotSizeAsPublished: null } }],
  ])('reads a lot size with the unit %j and the number %j', (LOT_UNITS, LOT_SIZE, facts) => {
    expect(describeRows(massachusetts, [{ ...row, LOT_UNITS, LOT_SIZE }])).toMatchObject([facts])
  })
})

const samples = process.env.UPSTREAM_SAMPLES
const cell = z.union([z.string(), z.number(), z.null()])

it.skipIf(!samples)('finds the acres in the recorded row', () => {
  const file = join(samples ?? '', 'us-public-assessments', 'rows-of-seven-layers-2026-09.json')
  const { ma } = z
    .looseObject({ ma: z.record(z.string(), cell) })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  expect(describeRows(massachusetts, [ma])).toMatchObject([{ acreage: 5.73, siteAddress: '24 BEACON ST' }])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sampleTransport } from '@/lib/connector/upstream/transport'
import type { SimulatedDataset } from '@/lib/socrata/simulated-dataset'
import { isPersonalColumn } from '@/lib/untrusted-text/is-personal-column'
import { feeds } from './buildings/feed-list'
import { columnsOf } from './buildings/read-record'
import { constructionSources } from './construction/source-list'
import { portals } from './simulated/permit-tables'
import { columnsOfSource } from './tables/describe-table'
import { permits } from './testing/portal-datasets'
import { createDiscovery, simulatorsOf } from './testing/portal-engine'

const persons = [
  'dob',
  'last_nm',
  'first_nm',
  'given_name',
  'mobile',
  'tenant_nm',
  'occupant',
  'resident',
  'buyer',
  'seller',
  'customer_name',
  'client_name',
  'violator',
  'offender',
  'victim',
  'caller',
  'claimant',
  'plumber',
  'electrician',
  'installer_name',
  'developer_name',
  'beneficiary',
  'mortgagee',
  'spouse',
  'user_name',
  'reported_by',
  'cited_to',
  'permitee',
  'taxpayr',
  'dl_number',
  'age',
  'sex',
  'race',
  'name',
]
const titled = { column_1: 'Tenant.Nm', column_2: 'ReportedBy', column_3: 'NAME OF BUYER', column_4: 'D.O.B' }
const withheld = [...persons, ...Object.keys(titled)]
const planted = (name: string) => `THIMBLE ${name.toUpperCase()} QUILL`

const table: SimulatedDataset = {
  id: 'sale-0001',
  updatedAt: new Date('2026-11-20T06:00:00Z'),
  about: { name: 'Sales and violations' },
  columns: [
    { name: 'street_name', type: 'text' },
    ...persons.map((name) => ({ name, type: 'text' as const })),
    ...Object.entries(titled).map(([name, title]) => ({ name, title, type: 'text' as const })),
  ],
  rows: () => [
    { street_name: 'INKWELL AVE', ...Object.fromEntries(withheld.map((name) => [name, planted(name)])) },
  ],
}
const params = { portal: permits.portal, datasetId: table.id }
const transport = sampleTransport(simulatorsOf([{ host: permits.portal, datasets: [table] }]))

describe('personal columns of datasets', () => {
  it('omits personal columns from requests and results, with and without a word search', async () => {
    const { query, urls } = createDiscovery({ transport })
    const answers = [await query(params), await query({ ...params, fullText: 'inkwell' })]
    for (const answer of answers) {
      expect(answer).toMatchObject({ returned: 1, rows: [{ street_name: 'INKWELL AVE' }] })
      expect(Object.keys(answer.rows[0] ?? {})).toEqual(['street_name'])
      expect([...answer.withheldFields].sort()).toEqual([...withheld].sort())
      expect(JSON.stringify(answer)).not.toMatch(/THIMBLE|QUILL/)
    }
    expect(await query({ ...params, fullText: 'thimble' })).toMatchObject({ returned: 0 })
    expect(urls.join(' ')).not.toMatch(/tenant_nm|column_1|\$q=|\*/)
  })

  it.each(withheld)('refuses to select, filter or sort by %s', async (field) => {
    const { problem } = createDiscovery({ transport })
    const filter = { field, operator: 'eq', value: planted(field) }
    const refused = (path: string) => ({ code: 'invalid_params', paths: [path] })
    expect(await problem('queryDataset', { ...params, fields: [field] })).toMatchObject(refused('fields.0'))
    expect(await problem('queryDataset', { ...params, filters: [filter] })).toMatchObject(
      refused('filters.0.field'),
    )
    expect(await problem('queryDataset', { ...params, orderBy: { field } })).toMatchObject(
      refused('orderBy.field'),
    )
  })
})

describe('columns of permits and places', () => {
  it('classifies no declared column as personal', () => {
    const declared = [
      ...constructionSources.flatMap(columnsOfSource),
      ...feeds.flatMap((feed) => [...columnsOf(feed), ...feed.byWords]),
    ]
    expect(declared.length).toBeGreaterThan(400)
    expect(declared.filter((column) => isPersonalColumn(column))).toEqual([])
  })

  const isPlainlyPersonal = (text: string) =>
    /owner|^own|applicant|contract|contact|licen|licno|lictype|principal|representative|architect|engineer/i.test(
      text,
    ) ||
    /inspector.?id|permittee|planmaker|issuedto|builder|mailing|firm.?name|companyname|fullName/i.test(text)

  it('publishes every simulated column unless it is about a person', () => {
    const columns = portals.flatMap(({ datasets }) => datasets.flatMap((dataset) => dataset.columns))
    expect(columns.length).toBeGreaterThan(700)
    const hidden = columns.filter(({ name, title }) => isPersonalColumn(name, title))
    expect(hidden.filter(({ name }) => !isPlainlyPersonal(name))).toEqual([])
  })

  const samples = process.env.UPSTREAM_SAMPLES

  it.skipIf(!samples)('publishes every recorded column unless it is about a person', () => {
    const file = join(samples ?? '', 'open-data-discovery', 'socrata-columns-2018.json')
    const page = z.object({ columns: z.array(z.object({ fieldName: z.string(), name: z.string() })) })
    const tables = z.record(z.string(), page).parse(JSON.parse(readFileSync(file, 'utf8')))
    const columns = Object.values(tables).flatMap((each) => each.columns)
    expect(columns.length).toBeGreaterThan(300)
    const hidden = columns.filter(({ fieldName, name }) => isPersonalColumn(fieldName, name))
    expect(hidden.filter(({ fieldName }) => !isPlainlyPersonal(fieldName))).toEqual([])
  })
})

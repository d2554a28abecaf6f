import { afterAll, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import type { ExportColumn } from '@/lib/export/table'
import { createApp, registry } from './engine'

const headers: Readonly<Record<string, string>> = {
  'federal-env-registry countFacilitiesByState':
    'State | Name of the state | Facilities in the registry, closed ones included (number)',
  'federal-env-registry getFacilityById':
    'Registry id | Facility | Street | City | County | State | ZIP | Kind of site | Status of interest | Updated | Last reported | Latitude (number) | Longitude (number)',
  'federal-env-registry getProgramLinksForFacility':
    'Registry id | Program | Program in plain words | Id in that program | Facility | Street | City | County | State | ZIP | Kind of site | How the link was made | Last reported (date) | Refreshed (date)',
  'federal-flood-hazard getBaseFloodElevations':
    'Base flood elevation (number) | Unit | Vertical datum | Flood map | Line of the map',
  'open-data-discovery listNewConstructionPermitSources':
    'Source id | Title | City | County | State | Host | Table at the host | What the choice of rows rests on | Conditions | Column of the day | Meaning of the day | Takes a first day | Gaps | License | Switched on | Why not switched on',
  'us-florida-parcels similarParcels':
    'County number of the Department of Revenue (number) | Parcel number | Used as | Street address | City | Distance (meters) (number) | Just value (dollars) (number) | Living or usable area (square feet) (number) | Just value per square foot (derived) (dollars) (number) | Year built (number) | Month of the sale | Sale price (dollars) (number) | Qualification code of the sale | Just value by sale price (derived) (number) | Why the sale does not count',
  'us-public-assessments listSources':
    'Source id | Title | Authority | State | Coverage | Years published | Status | Kinds of value | Gaps | Official page (link) | License',
}

const app = createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
afterAll(async () => (await app).close())

const methodOf = (connector: string, name: string) => {
  const declaration = Object.entries<ConnectorDeclaration>(registry).find(([key]) => key === connector)?.[1]
  const method = { ...declaration?.methods, ...declaration?.internal }[name]
  if (!method?.table) throw new Error(`${connector} ${name} has no file.`)
  return { table: method.table, ...method }
}

const formatHeader = ({ label, unit, type }: ExportColumn) =>
  `${label}${unit ? ` (${unit})` : ''}${type === 'text' ? '' : ` (${type})`}`

it.each(Object.entries(headers))(
  'writes the expected column headers in the %s file',
  async (id, expected) => {
    const [connector = '', name = ''] = id.split(' ')
    const { table, params, example } = methodOf(connector, name)
    const answer = await (await app).engine.callNamed(connector, name, example, { internal: true })
    if (!answer.ok) throw new Error(answer.error.message)
    const { columns } = table(answer.data as never, params.parse(example) as never)
    expect(columns.map(formatHeader).join(' | ')).toBe(expected)
  },
)

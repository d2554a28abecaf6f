import { z } from 'zod'
import type { Method } from '@/lib/connector/method'
import { readRows, rowsUrl } from './wire'

const params = z.strictObject({})
const result = z.object({ findings: z.array(z.object({ what: z.string(), missing: z.array(z.string()) })) })

const shared =
  'registry_id primary_name location_address city_name county_name fips_code state_code postal_code site_type_name last_reported_date'
const tables = [
  {
    table: 'frs_facility_site',
    column: 'state_code',
    value: 'DE',
    fields: `${shared} supplemental_location country_name epa_region_code federal_facility_code tribal_land_code tribal_land_name parent_registry_id interest_status_code create_date update_date`,
  },
  {
    table: 'frs_program_facility',
    column: 'pgm_sys_acrnm',
    value: 'SEMS',
    fields: `${shared} pgm_sys_acrnm pgm_sys_id parent_pgm_sys_id link_mthd refresh_date`,
  },
] as const

/** For the doctor: does the first row of each table still have the columns we read? */
export const checkFields = {
  summary: 'Compares the columns of each table with those this connector reads.',
  params,
  result,
  example: {},
  cache: false,
  async run(_params, { upstream }) {
    const findings = tables.map(async ({ table, column, value, fields }) => {
      const url = rowsUrl(table, column, value, { start: 0, end: 0 })
      const [row = {}] = await readRows(upstream, url, 'registry_id')
      return { what: table, missing: fields.split(' ').filter((field) => !Object.hasOwn(row, field)) }
    })
    return { findings: await Promise.all(findings) }
  },
} satisfies Method<typeof params, typeof result>

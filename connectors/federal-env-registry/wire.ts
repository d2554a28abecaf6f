import { z } from 'zod'
import { isCalendarDay, readUsDay } from '@/lib/calendar-day'
import { ConnectorError } from '@/lib/connector/errors'
import { fieldCheck } from '@/lib/connector/upstream/field-comparison'
import type { UpstreamClient } from '@/lib/connector/upstream/upstream'
import { tableUrl } from '@/lib/envirofacts/table-url'
import { readText } from '@/lib/published-text'
import { registryPage } from '@/lib/records/facility/registry-page'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('federal-env-registry.wire', {
  doesNotKnowThisTable: '{name} does not know this table or value. Check it, or try again later.',
})

export const PLACES_HOST = 'frs-public.epa.gov'
const PLACES = `https://${PLACES_HOST}/ords/frs_public2/frs_rest_services.get_facilities`
const NAME = 'EPA Envirofacts'

/**
 * The registry's tables of contacts, organizations and affiliations are excluded, because they name people.
 */
type RegistryTable = 'frs_facility_site' | 'frs_program_facility'

export const rowsUrl = (
  table: RegistryTable,
  column: string,
  value: string,
  window: Parameters<typeof tableUrl>[1],
) => tableUrl([table, column, value], window)

export const countUrl = (table: RegistryTable, column: string, value: string) =>
  tableUrl([table, column, value, 'COUNT'])

export function placesUrl(registryId: string, withPrograms: boolean): string {
  const programs: Record<string, string> = withPrograms ? { program_output: 'yes' } : {}
  return `${PLACES}?${new URLSearchParams({ registry_id: registryId, ...programs, output: 'JSON' })}`
}

export const links = (registryId: string) => ({
  frs: registryPage(registryId),
  echo: `https://echo.epa.gov/detailed-facility-report?fid=${encodeURIComponent(registryId)}`,
})

export type FacilityRegistryRow = Readonly<Record<string, unknown>>

const rows = z.array(z.record(z.string(), z.unknown()))

/** Throws if a row lacks the key column, a sign of another table or a renamed column. */
export function fetchRows(
  upstream: UpstreamClient,
  url: string,
  key: string,
): Promise<FacilityRegistryRow[]> {
  const keyed = rows.refine((all) => all.every((row) => Object.hasOwn(row, key)), `rows without ${key}`)
  return upstream.json({ url }, keyed, { classify: classifyTables })
}

const whole = z.union([z.int().min(0), z.string().regex(/^\d+$/).transform(Number)])
const count = z
  .array(z.object({ TOTALQUERYRESULTS: whole }))
  .length(1)
  .transform(([row]) => row?.TOTALQUERYRESULTS ?? 0)

export function fetchCount(upstream: UpstreamClient, url: string): Promise<number> {
  return upstream.json({ url }, count, { classify: classifyTables })
}

const place = z.looseObject({ RegistryId: z.string() })
const places = z
  .object({ Results: z.object({ FRSFacility: z.array(place) }) })
  .transform(({ Results }) => Results.FRSFacility)

export function fetchPlaces(
  upstream: UpstreamClient,
  registryId: string,
  withPrograms: boolean,
): Promise<FacilityRegistryRow[]> {
  return upstream.json({ url: placesUrl(registryId, withPrograms) }, places)
}

const refusal = z.object({ error: z.unknown() })

/** The source reports an unknown table as `{"error": ...}`, sometimes with HTTP 200. */
function classifyTables(body: unknown): ConnectorError | undefined {
  if (!refusal.safeParse(body).success) return undefined
  return new ConnectorError('upstream_rejected', texts.doesNotKnowThisTable({ name: NAME }))
}

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

export const checkFields = fieldCheck(
  'Compares the columns of each table with those this connector reads.',
  () => tables,
  async ({ table, column, value, fields }, { upstream }) => {
    const url = rowsUrl(table, column, value, { start: 0, end: 0 })
    const [row = {}] = await fetchRows(upstream, url, 'registry_id')
    return { what: table, missing: fields.split(' ').filter((field) => !Object.hasOwn(row, field)) }
  },
)

const PLACEHOLDERS = new Set(['NA', 'N/A', 'NONE', 'UNKNOWN', 'NULL'])

export function readWord(value: unknown): string | null {
  const text = readText(value)
  return text !== null && PLACEHOLDERS.has(text.toUpperCase()) ? null : text
}

export function readNumber(value: unknown): number | null {
  const text = readWord(value)
  return text !== null && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/** Returns a text of unknown format unchanged, because the source documents no date format. */
export function readDate(value: unknown): string | null {
  const text = readWord(value)
  const iso = text?.match(/^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/)?.[1]
  if (iso) return isCalendarDay(iso) ? iso : null
  return text?.match(/^\d{1,2}\/\d{1,2}\/\d{4}$/) ? readUsDay(text) : text
}

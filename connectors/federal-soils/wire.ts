import { z } from 'zod'
import { sourceChanged } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { fieldCheck } from '@/lib/connector/upstream/field-comparison'
import { boxRing } from '@/lib/geography/box-ring'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('federal-soils.wire', {
  lostColumn: 'Soil Data Access left out the column {missing}.',
  otherForm: 'Soil Data Access answered in another form.',
})

export const HOST = 'sdmdataaccess.sc.egov.usda.gov'
export const BASE = `https://${HOST}/Tabular/post.rest`

/** Every value is text or null. Without rows, the table is absent, null, empty or only a header. */
const answer = z.looseObject({ Table: z.array(z.array(z.string().nullable())).nullish() })

export type SoilRow = Readonly<Record<string, string | null>>

/** Callers must validate every value that they put into the SQL. */
export async function ask(
  query: string,
  columns: readonly string[],
  context: Pick<MethodContext, 'upstream' | 'settings'>,
): Promise<SoilRow[]> {
  const [head, ...rows] = await fetchTable(query, context)
  if (!head) return []
  const missing = columns.find((column) => !head.includes(column))
  if (missing) throw sourceChanged(texts.lostColumn({ missing }))
  return rows.map((row) =>
    Object.fromEntries(columns.map((column) => [column, row[head.indexOf(column)] ?? null])),
  )
}

async function fetchTable(
  query: string,
  { upstream, settings }: Pick<MethodContext, 'upstream' | 'settings'>,
): Promise<(string | null)[][]> {
  const { Table: table, ...rest } = await upstream.json(
    {
      url: settings.SOIL_DATA_URL ?? BASE,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, format: 'JSON+COLUMNNAME' }),
    },
    answer,
  )
  // A body without a table must be empty, because any other key means another kind of response.
  if (!table && Object.keys(rest).length > 0) throw sourceChanged(texts.otherForm)
  return table ?? []
}

/** The table of outlines is excluded, because its first row could be a shape of any size. */
const tables = {
  mapunit: ['mukey', 'musym', 'muname', 'farmlndcl', 'lkey'],
  legend: ['lkey', 'areasymbol', 'areaname'],
  sacatalog: ['areasymbol', 'saverest'],
  component: ['cokey', 'mukey', 'compname', 'comppct_r', 'majcompflag', 'drainagecl', 'hydgrp', 'slope_r'],
  corestrictions: ['cokey', 'reskind', 'resdept_r'],
  cointerp: ['cokey', 'mrulename', 'ruledepth', 'interphrc'],
}

export const checkFields = fieldCheck(
  'Compares the columns of one row of each table with those this connector reads.',
  () => Object.entries(tables),
  async ([name, columns], context) => {
    const [head] = await fetchTable(`SELECT TOP 1 * FROM ${name}`, context)
    return head ? { what: name, missing: columns.filter((column) => !head.includes(column)) } : name
  },
)

export const degrees = (value: number): string => {
  if (!Number.isFinite(value)) throw new TypeError('A number in a query must be finite')
  return value.toFixed(6)
}

export const isKey = (text: string | null): text is string => /^\d{1,12}$/.test(text ?? '')

export function keyList(keys: readonly string[]): string {
  if (keys.length === 0 || !keys.every(isKey)) throw new TypeError('A key in a query is digits')
  return keys.map((key) => `'${key}'`).join(', ')
}

const unitColumns = ['mukey', 'musym', 'muname', 'farmlndcl', 'areasymbol', 'areaname', 'saverest'] as const
const units = `mu.mukey, mu.musym, mu.muname, mu.farmlndcl, l.areasymbol, l.areaname, sc.saverest FROM mapunit mu INNER JOIN legend l ON l.lkey = mu.lkey INNER JOIN sacatalog sc ON sc.areasymbol = l.areasymbol`

export const unitsAt = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  columns: unitColumns,
  query: `SELECT TOP 20 ${units} WHERE mu.mukey IN (SELECT mukey FROM SDA_Get_Mukey_from_intersection_with_WktWgs84('point(${degrees(longitude)} ${degrees(latitude)})'))`,
})

export const unitsOf = (keys: readonly string[]) => ({
  columns: unitColumns,
  query: `SELECT TOP 200 ${units} WHERE mu.mukey IN (${keyList(keys)})`,
})

type Box = readonly [west: number, south: number, east: number, north: number]

type Rings = readonly (readonly (readonly [longitude: number, latitude: number])[])[]

export const ringsOf = (box: Box): Rings => [boxRing(box)]

function shapeOf(rings: Rings): string {
  const parts = rings.map((ring) => {
    const corners = ring.map(([longitude, latitude]) => `${degrees(longitude)} ${degrees(latitude)}`)
    // The source accepts only closed rings.
    return `(${[...corners, ...(corners[0] === corners.at(-1) ? [] : corners.slice(0, 1))].join(', ')})`
  })
  return `geometry::STPolyFromText('polygon(${parts.join(', ')})', 4326)`
}

export function sharesIn(rings: Rings) {
  const area = shapeOf(rings)
  return {
    columns: ['mukey', 'part'],
    query: `SELECT TOP 200 p.mukey, SUM(p.mupolygongeo.STIntersection(${area}).STArea()) AS part FROM mupolygon p WHERE p.mupolygongeo.STIntersects(${area}) = 1 GROUP BY p.mukey ORDER BY part DESC`,
  }
}

/** Requests one row more than `most`, to detect truncation. */
export function areasIn(bounds: Box, most: number) {
  const columns = ['mupolygonkey', 'mukey', 'musym', 'muname', 'farmlndcl', 'shape']
  return {
    columns,
    query: `SELECT TOP ${most + 1} p.mupolygonkey, p.mukey, mu.musym, mu.muname, mu.farmlndcl, p.mupolygongeo.STAsText() AS shape FROM mupolygon p INNER JOIN mapunit mu ON mu.mukey = p.mukey WHERE p.mupolygongeo.STIntersects(${shapeOf(ringsOf(bounds))}) = 1 ORDER BY p.mupolygonkey`,
  }
}

export const componentsOf = (key: string) => ({
  columns: ['cokey', 'compname', 'comppct_r', 'majcompflag', 'drainagecl', 'hydgrp', 'slope_r'],
  query: `SELECT TOP 50 c.cokey, c.compname, c.comppct_r, c.majcompflag, c.drainagecl, c.hydgrp, c.slope_r FROM component c WHERE c.mukey IN (${keyList([key])}) ORDER BY c.comppct_r DESC`,
})

export const restrictionsOf = (key: string) => ({
  columns: ['cokey', 'reskind', 'resdept_r'],
  query: `SELECT TOP 200 r.cokey, r.reskind, r.resdept_r FROM component c INNER JOIN corestrictions r ON r.cokey = c.cokey WHERE c.mukey IN (${keyList([key])})`,
})

export const rules = {
  septic: 'ENG - Septic Tank Absorption Fields',
  basements: 'ENG - Dwellings With Basements',
} as const

export const ratingsOf = (key: string) => ({
  columns: ['cokey', 'mrulename', 'interphrc'],
  query: `SELECT TOP 200 i.cokey, i.mrulename, i.interphrc FROM component c INNER JOIN cointerp i ON i.cokey = c.cokey WHERE c.mukey IN (${keyList([key])}) AND i.ruledepth = 0 AND i.mrulename IN ('${rules.septic}', '${rules.basements}')`,
})

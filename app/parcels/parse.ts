import { z } from 'zod'
import { createTaker, pageNumber, pointText, type Query } from '@/app/read-query'
import { type LandUseBand, landUseBands } from '@/lib/florida/land-use'
import type { ParcelFilter } from '@/lib/florida/parcel-filter'
import { readParcelKey } from '@/lib/florida/parcel-key'
import { type ParcelSort, parcelSorts } from '@/lib/florida/parcel-view'
import {
  basemaps,
  type Coloring,
  colorings,
  filterNames,
  MOST_SELECTED,
  type PanelName,
  type ParcelsUrl,
  panels,
  START,
  splitKeys,
  usualZoom,
} from './url'

export interface Reading<T> {
  value: T
  /** What could not be read and was left out, as the address names it. */
  dropped: string[]
}

// Before any schema: zod would try whether it may compile one, and the policy of the pages reports the attempt.
if (typeof window !== 'undefined') z.config({ jitless: true })

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as [K, ...K[]]

const dollars = z
  .string()
  .transform((text) => text.replace(/[$,\s]/g, ''))
  .pipe(z.string().regex(/^\d{1,12}(\.\d{1,2})?$/))
  .transform(Number)
const year = z
  .string()
  .trim()
  .regex(/^(1[6-9]|20|21)\d\d$/)
  .transform(Number)
const zoom = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,6})?$/)
  .transform(Number)
  .pipe(z.number().min(1).max(19))
const city = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((name) => name.toUpperCase())
const key = z.string().refine((text) => readParcelKey(text) !== undefined)

/** Total: whatever cannot be read is left out and named, the rest is kept. */
export function parseParcelsUrl(query: Query): Reading<ParcelsUrl> {
  const { take, dropped } = createTaker(query)
  const filter = parseFilter(query)
  const selected = readSelected(take('sel', z.string()) ?? '')
  if (selected.lost) dropped.push('sel')
  const openText = take('open', z.string().max(800))
  const [open] = splitKeys(openText ?? '').filter((candidate) => key.safeParse(candidate).success)
  if (openText !== undefined && open === undefined) dropped.push('open')
  const at = take('at', pointText)
  const value: ParcelsUrl = {
    q: take('q', z.string().trim().max(300)),
    at: at ?? START.at,
    zoom: take('z', zoom) ?? usualZoom(at),
    filter: filter.value,
    sort: take('sort', z.enum(keysOf<ParcelSort>(parcelSorts))) ?? START.sort,
    page: take('page', pageNumber) ?? START.page,
    color: take('color', z.enum(keysOf<Coloring>(colorings))) ?? START.color,
    base: take('base', z.enum(basemaps)) ?? START.base,
    panel: take('panel', z.enum(keysOf<PanelName>(panels))) ?? START.panel,
    selected: selected.keys,
    open,
  }
  return { value, dropped: [...dropped, ...filter.dropped] }
}

/** The filter alone: what the files and the lists of the page take as well. */
export function parseFilter(query: Query): Reading<ParcelFilter> {
  const { take, dropped } = createTaker(query)
  const filter: ParcelFilter = {
    minValue: take(filterNames.minValue, dollars),
    maxValue: take(filterNames.maxValue, dollars),
    saleFrom: take(filterNames.saleFrom, year),
    saleTo: take(filterNames.saleTo, year),
    builtFrom: take(filterNames.builtFrom, year),
    builtTo: take(filterNames.builtTo, year),
    city: take(filterNames.city, city),
    use: take(filterNames.use, z.enum(keysOf<LandUseBand>(landUseBands))),
  }
  for (const [low, high] of pairs) {
    const [from, to] = [filter[low], filter[high]]
    if (from === undefined || to === undefined || from <= to) continue
    delete filter[low]
    delete filter[high]
    dropped.push(`${filterNames[low]} above ${filterNames[high]}`)
  }
  return { value: filter, dropped }
}

const pairs = [
  ['minValue', 'maxValue'],
  ['saleFrom', 'saleTo'],
  ['builtFrom', 'builtTo'],
] as const

function readSelected(text: string): { keys: string[]; lost: boolean } {
  const parts = text === '' ? 0 : text.split(',').length
  const readable = splitKeys(text).filter((candidate) => key.safeParse(candidate).success)
  const keys = [...new Set(readable)].slice(0, MOST_SELECTED)
  return { keys, lost: keys.length < parts }
}

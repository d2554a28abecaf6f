import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import countiesTopology from 'us-atlas/counties-10m.json'
import type { Bounds } from '@/lib/geography/types'
import { boundsOf } from './geo'
import { postalByFips } from './state-at'

export const countyTopology = countiesTopology as unknown as Topology<{
  counties: GeometryCollection<{ name: string }>
}>

interface County {
  fips: string
  name: string
  state: string
}

let cache: County[] | undefined
let byFips: ReadonlyMap<string, County> | undefined

/**
 * Includes county equivalents and the territories. The outlines are those of the Census Bureau for 2017,
 * accurate to about a kilometer.
 */
export function counties(): readonly County[] {
  cache ??= readCounties()
  return cache
}

export function stateOfFips(fips: string): string | undefined {
  return postalByFips[fips.slice(0, 2)]
}

/**
 * Returns two counties if a county and an independent city of one state share a name (Baltimore, Fairfax, St.
 * Louis).
 */
export const findCounties = (state: string, name: string): County[] => countiesNamed(name, state)

export function countiesNamed(name: string, state?: string): County[] {
  const plain = plainCountyName(name)
  return counties().filter(
    (county) => (state === undefined || county.state === state) && plainCountyName(county.name) === plain,
  )
}

export function countyByFips(fips: string): County | undefined {
  byFips ??= new Map(counties().map((county) => [county.fips, county]))
  return byFips.get(fips)
}

/** Adds "County" or "Parish", which the outlines omit. County numbers from 510 up are independent cities. */
export function formatCounty(fips: string, name: string): string {
  const state = stateOfFips(fips) ?? ''
  if (Number(fips.slice(2)) >= 510 || ['AK', 'DC', 'PR', 'VI', 'GU', 'AS', 'MP'].includes(state)) return name
  return `${name} ${state === 'LA' ? 'Parish' : 'County'}`
}

export function nearestCountyNames(state: string, name: string, most = 3): string[] {
  const plain = plainCountyName(name)
  const names = new Set(counties().flatMap((county) => (county.state === state ? [county.name] : [])))
  return [...names]
    .map((each) => ({ each, slips: slipsBetween(plain, plainCountyName(each)) }))
    .sort((a, b) => a.slips - b.slips || a.each.localeCompare(b.each))
    .slice(0, most)
    .map(({ each }) => each)
}

const KINDS = /\b(county|parish|borough|census area|municipality|municipio|city and borough|planning region)$/

export function plainCountyName(name: string): string {
  const letters = name
    .slice(0, 120)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^saint /, 'st ')
  return letters.replace(KINDS, '').replaceAll(' ', '')
}

function slipsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

function readCounties(): County[] {
  return countyTopology.objects.counties.geometries.flatMap(({ id, properties }) => {
    const fips = String(id)
    const state = stateOfFips(fips)
    return state && properties && 'name' in properties ? [{ fips, name: properties.name, state }] : []
  })
}

export function countyBounds(fips: string): Bounds | undefined {
  const outline = countyTopology.objects.counties.geometries.find(({ id }) => String(id) === fips)
  const shape = outline && feature(countyTopology, outline)
  const geometry = shape && 'geometry' in shape ? shape.geometry : undefined
  const isArea = geometry?.type === 'Polygon' || geometry?.type === 'MultiPolygon'
  return isArea ? boundsOf([geometry]) : undefined
}

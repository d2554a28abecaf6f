import { countyAt, countyOutlines } from './addresses/county-at'
import { gazetteer } from './gazetteer'
import { hashOf } from './hash'

export type TractVintage = 2010 | 2020

export interface TractCell {
  county: string
  column: number
  row: number
}

const CELL_DEGREES = 0.05
const SPLITS = 4
const AROUND = 100

export function tractCellAt(longitude: number, latitude: number): TractCell | null {
  const county = countyAt(longitude, latitude)?.properties.geoid
  if (!county) return null
  return { county, column: Math.floor(longitude / CELL_DEGREES), row: Math.floor(latitude / CELL_DEGREES) }
}

export function tractAt(longitude: number, latitude: number, vintage: TractVintage): string | null {
  const cell = tractCellAt(longitude, latitude)
  if (!cell) return null
  if (vintage === 2010 || !isSplit(cell)) return tractOf(cell)
  return halfOf(cell, longitude / CELL_DEGREES - cell.column < 0.5 ? 'west' : 'east')
}

const baseOf = ({ county, column, row }: TractCell) => `${county}${twoDigits(row)}${twoDigits(column)}`

const twoDigits = (index: number) => String(((index % AROUND) + AROUND) % AROUND).padStart(2, '0')

export const tractOf = (cell: TractCell): string => `${baseOf(cell)}00`

export const halfOf = (cell: TractCell, half: 'west' | 'east'): string =>
  `${baseOf(cell)}${half === 'west' ? '01' : '02'}`

export const isSplit = ({ county, column, row }: TractCell): boolean =>
  hashOf('tract split', county, column, row) < 1 / SPLITS

export function cellsOfTract(tract: string): TractCell[] {
  const [, county = '', row, column, part] = /^(\d{5})(\d{2})(\d{2})(\d{2})$/.exec(tract) ?? []
  return cellsOfCounty(county).filter(
    (cell) =>
      twoDigits(cell.row) === row &&
      twoDigits(cell.column) === column &&
      (part === '00' || (isSplit(cell) && (part === '01' || part === '02'))),
  )
}

export const isTractToday = (tract: string): boolean =>
  cellsOfTract(tract).some((cell) => tract.endsWith('00') !== isSplit(cell))

export function cellsOfCounty(county: string): TractCell[] {
  const outline = countyOutlines().outlines.find(({ properties }) => properties.geoid === county)
  if (!outline) return []
  const [west, south, east, north] = outline.bounds.map((degrees) => Math.floor(degrees / CELL_DEGREES))
  return [...span(south, north)].flatMap((row) =>
    [...span(west, east)].map((column) => ({ county, column, row })),
  )
}

function* span(first = 0, last = first): Generator<number> {
  for (let at = first; at <= last; at += 1) yield at
}

const ZIP_REACH = 2

export function zipOf({ county, column, row }: TractCell): string | null {
  const town = gazetteer.find((place) => {
    const [x, y] = [place.longitude, place.latitude].map((degrees) => Math.floor(degrees / CELL_DEGREES))
    return Math.abs(column - (x ?? 0)) <= ZIP_REACH && Math.abs(row - (y ?? 0)) <= ZIP_REACH
  })
  return town && county ? town.zip : null
}

export function cellsOfZip(zip: string): TractCell[] {
  const town = gazetteer.find((place) => place.zip === zip)
  if (!town) return []
  const reach = [...span(-ZIP_REACH, ZIP_REACH)]
  return reach
    .flatMap((up) =>
      reach.map((over) =>
        tractCellAt(town.longitude + over * CELL_DEGREES, town.latitude + up * CELL_DEGREES),
      ),
    )
    .flatMap((cell) => (cell && zipOf(cell) === zip ? [cell] : []))
}

export const isZip = (zip: string): boolean => gazetteer.some((place) => place.zip === zip)

import type { Geometry } from 'geojson'
import type {
  SimulatedArcgisLayer,
  SimulatedLayerField,
  SimulatedLayerRow,
  SimulatedRowQuery,
} from '@/lib/arcgis/simulated-layer'
import { Refusal } from '@/lib/conditions/refusal'
import { citiesOf, plainName } from '@/lib/gazetteer/places'
import { boxRing } from '@/lib/geography/box-ring'
import type { Bounds } from '@/lib/geography/types'
import { findLotsByNumber, serialOf, townsOf } from '@/lib/sample-world/addresses/assessed-lots'
import { streetWordIn } from '@/lib/sample-world/addresses/street-names'
import { hashOf } from '@/lib/sample-world/hash'
import {
  assessedOnLand,
  landOfSerial,
  landsWithin,
  middleOf,
  type SampleLand,
  streetsWithin,
} from '@/lib/sample-world/lots/lands'
import { outlineOf } from '@/lib/sample-world/lots/outline'
import { around, type Territory, territoryOf } from '@/lib/sample-world/lots/territory'
import type { ParcelLayer } from '../registry'
import { faceOf, type LayerProfile } from './faces'
import { formOf, readSerial, writeNumber } from './parcel-numbers'
import { readAlternate, type SampleColumn, type SampleParcelSubject, sampleColumns } from './sample-columns'

const IDS_PER_LAND = 16
const COPY = 15
const STREETS = 1_000_000_000
const CITY_METRES = 6_000
const MOST_LANDS = { own: 20_000, all: 400_000 }
const SAMPLES = 4_000
const UNITS_PER_LAND = 1.3

export function sampleLayer(layer: ParcelLayer): SimulatedArcgisLayer {
  const face = faceOf(layer)
  const { maxRecordCount, refusesStatistics, ...server } = face.server
  const columns = sampleColumns(layer, face)
  const source = createSource(layer, face, columns)
  let total: number | undefined
  return {
    id: Number(/\d+$/.exec(layer.url)?.[0]),
    name: 'Parcels',
    style: face.isHosted ? 'hosted' : 'server',
    objectIdField: columns[0]?.name ?? 'OBJECTID',
    geometryType: 'esriGeometryPolygon',
    maxRecordCount,
    fields: columns.map(fieldOf),
    server,
    ...(refusesStatistics && { refusesStatistics }),
    ...(face.native && { native: face.native }),
    inOrder: ({ equals, bbox }) => bbox !== undefined || Object.keys(equals).length === 0,
    rows: source.rows,
    total() {
      total ??= source.estimate()
      return total
    },
  }
}

const fieldOf = ({ name, type, alias, length, codes }: SampleColumn): SimulatedLayerField => ({
  name,
  type: `esriFieldType${type}`,
  ...(alias && { alias }),
  ...(length !== undefined && { length }),
  ...(codes && { codes }),
})

function createSource(layer: ParcelLayer, face: LayerProfile, columns: readonly SampleColumn[]) {
  const { state, id } = layer
  const territory = extentOf(layer)
  const form = formOf(state, hashOf('form', id))
  const attributesOf = attributesOfColumns(columns)
  const namesOf = (role: SampleColumn['role']) =>
    columns.filter((each) => each.role === role).map(({ name }) => name)
  const [numbers, lines] = [namesOf('number'), [...namesOf('line'), ...namesOf('streetNumber')]]
  const alternates = namesOf('alternate')
  const streets = [...namesOf('line'), ...namesOf('street')]

  const covers = ({ bounds }: SampleLand) => territory.has(...middleOf(bounds))

  function* recordsOf(land: SampleLand): Generator<SimulatedLayerRow> {
    const geometry = outlineOf(land)
    for (const property of assessedOnLand(land)) {
      const objectId = land.serial * IDS_PER_LAND + Number(property.unit || 0)
      const number = writeNumber(form, land.serial, property.unit)
      yield rowOf({ land, property, number, objectId }, geometry)
      if (property.unit === '' && face.has('duplicates') && property.roll('copy') < 0.02)
        yield rowOf({ land, property, number, objectId: land.serial * IDS_PER_LAND + COPY }, geometry)
    }
  }

  const rowOf = (subject: SampleParcelSubject, geometry: Geometry): SimulatedLayerRow => ({
    attributes: attributesOf(subject),
    geometry,
  })

  function streetRow(land: SampleLand): SimulatedLayerRow {
    const roll = hashOf('street', id, land.serial)
    const number = roll < 0.4 ? null : roll < 0.7 ? ' ' : roll < 0.9 ? 'ROW' : 'WATER'
    const objectId = (STREETS + land.serial) * IDS_PER_LAND
    const outline: Geometry = { type: 'Polygon', coordinates: [boxRing(land.bounds).toReversed()] }
    return rowOf({ land, property: null, number, objectId }, outline)
  }

  function* within(bounds: Bounds, most = { own: Infinity, all: Infinity }): Generator<SimulatedLayerRow> {
    let [own, all] = [0, 0]
    for (const land of landsWithin(state, bounds, territory.mayTouch)) {
      all += 1
      if (own > most.own || all > most.all)
        throw new Refusal('Unable to perform query. Please check your parameters.')
      if (!covers(land)) continue
      own += 1
      yield* recordsOf(land)
    }
    if (!face.has('streets')) return
    for (const land of streetsWithin(state, bounds)) if (covers(land)) yield streetRow(land)
  }

  function* ofSerials(serials: Iterable<number>): Generator<SimulatedLayerRow> {
    for (const serial of new Set(serials)) {
      const land = landOfSerial(state, serial)
      if (land && covers(land)) yield* recordsOf(land)
    }
  }

  function* numbered(texts: readonly string[], street: string | undefined): Generator<SimulatedLayerRow> {
    for (const text of texts) {
      const [, digits] = /^%?0*(\d+)/.exec(text) ?? []
      for (const town of digits === undefined ? [] : townsOf(state)) {
        const lots = findLotsByNumber(town, Number(digits), streetWordIn(text) ?? street)
        yield* ofSerials([...lots].flatMap((lot) => serialOf(lot) ?? []))
      }
    }
  }

  function* rows(query: SimulatedRowQuery): Generator<SimulatedLayerRow> {
    const ids = query.equals[columns[0]?.name ?? '']
    const texts = [...numbers, ...alternates].flatMap(
      (name) => query.equals[name] ?? query.either?.[name] ?? [],
    )
    const houses = valuesFor(query, lines)
    if (ids) {
      const [lots, roads] = [ids.filter((each) => !isStreet(each)), ids.filter(isStreet)]
      yield* ofSerials(lots.map((each) => Math.floor(Number(each) / IDS_PER_LAND)))
      for (const each of roads) yield* streetOf(Math.floor(Number(each) / IDS_PER_LAND) - STREETS)
    } else if (texts.length > 0) {
      yield* ofSerials(texts.flatMap((text) => readAlternate(text) ?? readSerial(form, text) ?? []))
    } else if (query.bbox) yield* within(query.bbox)
    else if (houses) yield* numbered(houses, streetWordIn(valuesFor(query, streets)?.join(' ') ?? ''))
    else yield* within(territory.bounds, MOST_LANDS)
  }

  const isStreet = (objectId: string) => Number(objectId) >= STREETS * IDS_PER_LAND

  function* streetOf(serial: number): Generator<SimulatedLayerRow> {
    const land = landOfSerial(state, serial)
    const [x, y] = land ? middleOf(land.bounds) : [0, 0]
    for (const piece of face.has('streets') ? streetsWithin(state, [x, y - 0.0004, x, y]) : [])
      if (piece.serial === serial && covers(piece)) yield streetRow(piece)
  }

  return { rows, estimate: () => estimate(state, territory) }
}

function valuesFor({ equals, like }: SimulatedRowQuery, names: readonly string[]): string[] | undefined {
  const values = names
    .flatMap((name) => [equals[name], like[name], like[`UPPER(${name})`]])
    .filter((each) => each !== undefined)
  return values.length === 0 ? undefined : values.flat()
}

export function extentOf({ covers, kind, place = '', state }: ParcelLayer): Territory {
  const territory = territoryOf(covers)
  if (kind !== 'city') return territory
  const city = citiesOf(state).find(({ name }) => plainName(name) === plainName(place))
  return city ? around(territory, [city.longitude, city.latitude], CITY_METRES) : territory
}

function estimate(state: string, { bounds: [west, south, east, north], has }: Territory): number {
  const step = Math.sqrt(((east - west) * (north - south)) / SAMPLES)
  let count = 0
  for (let x = west + step / 2; x < east; x += step) {
    for (let y = south + step / 2; y < north; y += step) {
      const [land] = has(x, y) ? landsWithin(state, [x, y, x, y]) : []
      if (!land) continue
      const [left, bottom, right, top] = land.bounds
      count += step ** 2 / ((right - left) * (top - bottom))
    }
  }
  return Math.round(count * UNITS_PER_LAND)
}

/** Computes cells on access, because most queries read only a few columns of each row. */
function attributesOfColumns(columns: readonly SampleColumn[]) {
  class Attributes {
    [column: string]: string | number | null
    readonly #subject: SampleParcelSubject

    constructor(subject: SampleParcelSubject) {
      this.#subject = subject
    }

    static {
      for (const { name, value } of columns) {
        Object.defineProperty(Attributes.prototype, name, {
          get(this: Attributes) {
            return value(this.#subject)
          },
        })
      }
    }
  }
  return (subject: SampleParcelSubject): SimulatedLayerRow['attributes'] => new Attributes(subject)
}

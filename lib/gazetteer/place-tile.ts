import { states } from '@/lib/geography/states'
import { boundsOfTile, type Tile } from '@/lib/tiles/tile-grid'
import { writeVectorTile } from '@/lib/tiles/vector-tile'
import { citiesOf, type NamedCity } from './places'

const least: Readonly<Record<number, number>> = {
  3: 400_000,
  4: 200_000,
  5: 80_000,
  6: 40_000,
  7: 15_000,
  8: 5_000,
  9: 1_000,
  10: 0,
}
export const PLACE_LEVELS = [3, 10] as const
const MOST = 70

const grid = { extent: 4096, buffer: 0, tolerance: 0 }

export async function placeTile(tile: Tile): Promise<{ bytes: Uint8Array } | null> {
  const [west, south, east, north] = boundsOfTile(tile)
  const isNamed = ({ longitude, latitude, population }: NamedCity) =>
    population >= (least[tile.z] ?? 0) &&
    longitude >= west &&
    longitude < east &&
    latitude > south &&
    latitude <= north
  const named = largeFirst().filter(isNamed).slice(0, MOST)
  const places = named.map(({ name, population, longitude, latitude }) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    properties: { n: name, p: population },
  }))
  const bytes = await writeVectorTile(tile, { places }, grid)
  return bytes && { bytes }
}

let cities: readonly NamedCity[] | undefined

function largeFirst(): readonly NamedCity[] {
  cities ??= states.flatMap(({ code }) => citiesOf(code)).toSorted((a, b) => b.population - a.population)
  return cities
}

import { placeAt } from '../places'

export type VisitKind = 'dossier' | 'list' | 'tile' | 'API' | 'file' | 'kept page'

export interface LoadRequest {
  kind: VisitKind
  path: string
}

/** Percent of all requests. Tiles have a large share, because a map requests several tiles at once. */
const shares: Record<VisitKind, number> = {
  tile: 40,
  API: 25,
  dossier: 10,
  list: 10,
  'kept page': 10,
  file: 5,
}

/** There are far fewer places than visitors, as in a town, so that most requests hit the cache. */
const PLACES = 24
const DOSSIERS = 8
const TILES = { z: 15, x: 8_970, y: 13_690, across: 8 }

const places = Array.from({ length: PLACES }, (_, index) => placeAt(index + 1))
const at = ({ latitude, longitude }: { latitude: number; longitude: number }) => `${latitude},${longitude}`
const around = places.slice(0, DOSSIERS)

const pathsOf: Record<Exclude<VisitKind, 'kept page'>, string[]> = {
  dossier: around.map((place) => `/place?at=${at(place)}`),
  list: [
    ...around.map((place) => `/environment?at=${at(place)}&radius=1`),
    '/open-data?q=permits',
    '/rules?q=flood',
    '/permits',
    '/sources',
  ],
  tile: Array.from({ length: TILES.across ** 2 }, (_, index) => {
    const [column, row] = [index % TILES.across, Math.floor(index / TILES.across)]
    return `/tiles/parcels/1/${TILES.z}/${TILES.x + column}/${TILES.y + row}`
  }),
  API: places.flatMap(({ latitude, longitude }) => [
    `/api/v1/federal-elevation/getElevation?latitude=${latitude}&longitude=${longitude}`,
    `/api/v1/federal-land-survey/getTownshipSection?latitude=${latitude}&longitude=${longitude}`,
  ]),
  file: around.flatMap(({ latitude, longitude }) => [
    `/export/federal-land-survey/getTownshipSection.csv?latitude=${latitude}&longitude=${longitude}`,
    `/environment/export?at=${latitude},${longitude}&radius=1&format=xlsx`,
  ]),
}

export const pagesToKeep = around.slice(0, 4).map((place) => `/environment?at=${at(place)}&radius=1&plain=1`)

export const allVisits = (snapshotPaths: readonly string[]): LoadRequest[] =>
  [...Object.entries(pathsOf), ['kept page', snapshotPaths] as const].flatMap(([kind, paths]) =>
    [...paths].map((path) => ({ kind: kind as VisitKind, path })),
  )

export function chooseVisit(snapshotPaths: readonly string[], chance: () => number): LoadRequest {
  let left = chance() * 100
  for (const [kind, share] of Object.entries(shares) as [VisitKind, number][]) {
    left -= share
    if (left >= 0) continue
    const paths = kind === 'kept page' ? snapshotPaths : pathsOf[kind]
    return { kind, path: paths[Math.floor(chance() ** 2 * paths.length)] ?? '/' }
  }
  return { kind: 'list', path: '/' }
}

export const LARGE_FILE = '/parcels/export?format=geojson&bbox=-81.42,28.50,-81.38,28.54'
/** Returns a different path for each number, so that the request reaches a source instead of the cache. */
export const newQuestion = (n: number): string => {
  const { latitude, longitude } = placeAt(1_000 + n)
  return `/api/v1/federal-elevation/getElevation?latitude=${latitude}&longitude=${longitude}`
}

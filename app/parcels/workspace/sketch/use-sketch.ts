import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import type { Position } from 'geojson'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import type { Bounds } from '@/components/map/map-props'
import type { Sketch } from '@/components/map/sketch/draw-sketch'
import { fetchJson } from '@/components/query/fetch-json'
import { type MapParcel, PAGE_SIZE, type ParcelView } from '@/connectors/us-florida-parcels/public'
import { formatNumber } from '@/lib/format'
import { areaQuery } from '../../area-query'
import type { ParcelsUrl } from '../../url'
import { describePartial } from '../describe-view'
import { NO_SKETCH, reduceSketch, tools } from './reduce-sketch'

const CROSSED =
  'The area crosses itself, so it has no clear inside. Undo corners until its sides no longer cross.'

/** One tool at a time: its corners, and what comes of them. */
export function useSketch(url: ParcelsUrl, onParcels: (parcels: MapParcel[]) => void) {
  const [state, tell] = useReducer(reduceSketch, NO_SKETCH)
  const selection = useAreaSelection(url, onParcels)
  const { tool, corners, done } = state
  const isCrossed = tool !== undefined && tools[tool].kind === 'area' && crossesItself(corners)
  const endOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    selection.forget()
    tell({ type: 'ended' })
  })
  useEffect(() => {
    if (!tool) return
    const press = (event: KeyboardEvent) => endOnEscape(event)
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [tool])

  const drawn = useMemo<Sketch | undefined>(
    () => (tool ? { kind: tools[tool].kind, corners } : undefined),
    [tool, corners],
  )
  const addCorner = useMemo(() => (corner: Position) => tell({ type: 'corner', corner }), [])

  function finish() {
    if (tool !== 'select') return tell({ type: 'finished' })
    if (isCrossed) return
    tell({ type: 'finished' })
    void selection.select(corners)
  }

  return {
    state,
    tell,
    drawn,
    isCrossed,
    crossed: CROSSED,
    finish,
    addCorner,
    said: selection.said,
    forget: selection.forget,
    onCorner: tool && !done ? addCorner : undefined,
  }
}

/** Around the drawn area; a larger one holds far more than can be selected. */
const MOST_PAGES = 10

type Selection =
  | { ok: true; parcels: MapParcel[]; partial?: string | undefined }
  | { ok: false; message: string }

/** Selects what lies in a drawn area and meets the filters, on whatever page of the list it stands. */
function useAreaSelection({ filter, sort }: ParcelsUrl, onParcels: (parcels: MapParcel[]) => void) {
  const flight = useRef<AbortController>(null)
  const [said, setSaid] = useState('')
  useEffect(() => () => flight.current?.abort(), [])

  async function select(corners: readonly Position[]) {
    flight.current?.abort()
    const own = new AbortController()
    flight.current = own
    setSaid('Looking up the parcels in the area.')
    const query = (page: number) => areaQuery(boundsOfCorners(corners), filter, { sort, page }).toString()
    const found = await fetchInside(corners, query, own.signal).catch(() => undefined)
    if (!found || own.signal.aborted) return
    if (!found.ok) return setSaid(found.message)
    setSaid(
      [`${formatNumber(found.parcels.length)} parcels lie in the area.`, found.partial]
        .filter(Boolean)
        .join(' '),
    )
    onParcels(found.parcels)
  }

  function forget() {
    flight.current?.abort()
    setSaid('')
  }

  return { said, select, forget }
}

async function fetchInside(
  corners: readonly Position[],
  query: (page: number) => string,
  signal: AbortSignal,
): Promise<Selection> {
  const rows: MapParcel[] = []
  for (let page = 1; ; page++) {
    const answer = await fetchJson<ParcelView>(`/parcels/view?${query(page)}`, { signal })
    if (!answer.ok) return { ok: false, message: `Nothing was selected. ${answer.problem.message}` }
    const { matched, pages, areas } = answer.data
    if (pages > MOST_PAGES) {
      const most = formatNumber(MOST_PAGES * PAGE_SIZE)
      const message = `Nothing was selected: around the area are ${formatNumber(matched)} parcels, more than the ${most} that can be searched. Draw a smaller area or set a filter.`
      return { ok: false, message }
    }
    rows.push(...answer.data.rows)
    if (page >= pages)
      return { ok: true, parcels: parcelsInside(corners, rows), partial: describePartial(areas) }
  }
}

/** The parcels whose label point lies in the drawn area, in the order given. */
export function parcelsInside(corners: readonly Position[], parcels: readonly MapParcel[]): MapParcel[] {
  const area = { type: 'Polygon' as const, coordinates: [[...corners, ...corners.slice(0, 1)]] }
  return parcels.filter(({ longitude, latitude }) => booleanPointInPolygon([longitude, latitude], area))
}

export function boundsOfCorners(corners: readonly Position[]): Bounds {
  const longitudes = corners.map(([x = 0]) => x)
  const latitudes = corners.map(([, y = 0]) => y)
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}

export type SketchWork = ReturnType<typeof useSketch>

type Side = readonly [Position, Position]

/** Whether the area that the corners enclose crosses or touches itself: then it has no inside to speak of. */
export function crossesItself(corners: readonly Position[]): boolean {
  const sides = corners.map(
    (corner, index): Side => [corner, corners[(index + 1) % corners.length] ?? corner],
  )
  return sides.some((side, index) =>
    sides.slice(index + 1).some((other, further) => {
      const distance = further + 1
      const isNext = distance === 1 || distance === sides.length - 1
      return isNext ? foldsBack(side, other) : meet(side, other)
    }),
  )
}

/** Twice the area of the triangle: which side of the line a-b the point is on. */
function turn(a: Position, b: Position, point: Position): number {
  const [ax = 0, ay = 0] = a
  const [bx = 0, by = 0] = b
  const [x = 0, y = 0] = point
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))
}

function meet([a, b]: Side, [c, d]: Side): boolean {
  const [toC, toD, toA, toB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  if (toC !== toD && toA !== toB) return true
  return (
    (toC === 0 && isBetween(a, b, c)) ||
    (toD === 0 && isBetween(a, b, d)) ||
    (toA === 0 && isBetween(c, d, a)) ||
    (toB === 0 && isBetween(c, d, b))
  )
}

/** Neighbors share a corner, which is no crossing; lying on each other is. */
function foldsBack(one: Side, other: Side): boolean {
  const [a, b] = one
  const [c, d] = other
  const [shared, from, to] = b === c ? [b, a, d] : [a, b, c]
  return turn(from, shared, to) === 0 && (isBetween(shared, from, to) || isBetween(shared, to, from))
}

function isBetween(a: Position, b: Position, point: Position): boolean {
  return [0, 1].every((axis) => {
    const [from = 0, to = 0, at = 0] = [a[axis], b[axis], point[axis]]
    return at >= Math.min(from, to) && at <= Math.max(from, to)
  })
}

import { stateOfFips } from '@/lib/geography/counties'
import { countiesOf } from '@/lib/geography/county-of'
import { boundsOfShape, drawMap } from '@/lib/geography/draw-map'
import { stateAt, stateOutlines } from '@/lib/geography/state-at'
import type { Bounds, LngLat } from '@/lib/geography/types'

/** What a map is drawn around, as far as a link says it; the first that is there counts. */
export interface Whereabouts {
  box?: Bounds | undefined
  point?: LngLat | undefined
  /** How much of the country around a point. */
  milesAcross?: number | undefined
  /** Five digits of a county. */
  county?: string | undefined
  /** Two letters. */
  state?: string | undefined
}

interface Props {
  where: Whereabouts
  width: number
  height: number
}

const MILES_ACROSS = 60
const MILES_PER_DEGREE = 69

/** Counties and states around a place, from the outlines that come with this program. */
export function PreviewMap({ where, width, height }: Props) {
  const view = viewOf(where)
  if (!view) return null
  const { states, counties, own, toPixels } = drawMap(view.bounds, { width, height }, view.own)
  const pin = where.point && toPixels(where.point.longitude, where.point.latitude)
  return (
    <div tw="flex h-full">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <rect width={width} height={height} fill="#dde2e0" />
        <path d={states} fill="#fffefb" />
        <path d={own} fill="#e0edee" />
        <path d={counties} fill="none" stroke="#b9b4a6" strokeWidth="1.5" strokeLinejoin="round" />
        <path d={states} fill="none" stroke="#78746a" strokeWidth="2.5" strokeLinejoin="round" />
        <path d={own} fill="none" stroke="#0b5563" strokeWidth="3" strokeLinejoin="round" />
        {where.box && drawFrame(where.box, toPixels)}
        {pin && drawPin(pin)}
      </svg>
    </div>
  )
}

// Called, not mounted: inside an SVG the drawing program takes elements only.
const drawPin = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
    <path
      d="M0 0C-4 -14 -19 -22 -19 -39a19 19 0 1 1 38 0C19 -22 4 -14 0 0Z"
      fill="#9f1d1a"
      stroke="#fffefb"
      strokeWidth="4"
    />
    <circle cx="0" cy="-39" r="7" fill="#fffefb" />
  </g>
)

function drawFrame([west, south, east, north]: Bounds, toPixels: ReturnType<typeof drawMap>['toPixels']) {
  const from = toPixels(west, north)
  const to = toPixels(east, south)
  const size = { width: Math.max(8, to.x - from.x), height: Math.max(8, to.y - from.y) }
  return <rect {...from} {...size} fill="#9f1d1a" fillOpacity="0.15" stroke="#9f1d1a" strokeWidth="5" />
}

function viewOf({ box, point, milesAcross = MILES_ACROSS, county, state }: Whereabouts) {
  if (box) return { bounds: widen(box, MILES_ACROSS / MILES_PER_DEGREE) }
  if (point) {
    const { latitude, longitude } = point
    const half = milesAcross / MILES_PER_DEGREE / 2
    const across = half / Math.cos((latitude * Math.PI) / 180)
    const bounds: Bounds = [longitude - across, latitude - half, longitude + across, latitude + half]
    return { bounds, own: findCounty(county) ?? countyAt(point) }
  }
  const own =
    findCounty(county) ?? stateOutlines().outlines.find(({ properties }) => properties.postal === state)
  return own && { bounds: widen(boundsOfShape(own)), own }
}

/** With some of what lies around it, on each side. */
function widen([west, south, east, north]: Bounds, least = 0): Bounds {
  const [x, y] = [Math.max(least, (east - west) * 0.12), Math.max(least, (north - south) * 0.12)]
  return [west - x, south - y, east + x, north + y]
}

const findCounty = (fips = '') =>
  countiesOf(stateOfFips(fips) ?? '').outlines.find(({ properties }) => properties.fips === fips)

function countyAt({ longitude, latitude }: LngLat) {
  const state = stateAt(longitude, latitude)
  return state === null ? undefined : (countiesOf(state).at(longitude, latitude) ?? undefined)
}

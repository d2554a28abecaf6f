import type { Route } from 'next'
import { readPath, writePath } from '@/lib/coordinates/path-code'
import {
  choice,
  declareUrl,
  list,
  named,
  number,
  pattern,
  point,
  scalar,
  text,
  type UrlParamsOf,
} from '@/lib/url-state'
import { isTool, type Sketch, tools } from './sketch/reduce-sketch'
import { looksField, sortField } from './table-fields'

export const basemaps = ['streets', 'outlines', 'topo', 'imagery', 'imagery-names'] as const

export const stops = ['line', 'third', 'half', 'full'] as const
export type SheetStop = (typeof stops)[number]

const LAYERS = /^[a-z][a-z-]{0,30}(,[a-z][a-z-]{0,30}){0,30}$/
const NONE = 'none'

const layers = scalar<readonly string[]>(
  { type: 'string', pattern: LAYERS.source },
  (text) => {
    if (text === NONE) return []
    return LAYERS.test(text) ? [...new Set(text.split(','))] : undefined
  },
  (ids) => ids.join() || NONE,
)

const record = () => pattern(/^[a-z][a-z-]{0,30}:[^,\s]{1,240}$/)

export const tabs = ['rows', 'selected', 'compare', 'here'] as const
export type SheetTab = (typeof tabs)[number]

/**
 * Matches `tool:path`, such as `box:…`, in which the path encodes the corners. 1300 characters are enough for
 * 100 corners, the most of any tool.
 */
const DRAWN = new RegExp(`^(${Object.keys(tools).join('|')})(:[\\w-]{1,1300})?$`)
const sketchField = () =>
  scalar<Sketch>({ type: 'string', pattern: DRAWN.source }, parseSketch, ({ tool, corners }) =>
    [tool, ...(corners.length > 0 ? [writePath(corners)] : [])].join(':'),
  )

function parseSketch(text: string): Sketch | undefined {
  const [tool = '', path = ''] = DRAWN.test(text) ? text.split(':') : []
  const corners = readPath(path)
  return isTool(tool) && corners && corners.length <= tools[tool].most ? { tool, corners } : undefined
}

export const MOST_SELECTED = 500
export const MOST_COMPARED = 6
const USUAL_ZOOM = 16

const fields = {
  q: text(1_000),
  /** Five decimals are about a meter, enough for the center of a map. */
  at: point(5),
  zoom: named('z', number({ min: 1, max: 19, decimals: 2 }).or(USUAL_ZOOM)),
  on: layers.or(['parcels', 'facilities', 'places']),
  active: pattern(/^[a-z][a-z-]{0,30}$/),
  looks: looksField,
  base: choice(basemaps).or('streets'),
  table: choice(stops).or('line'),
  tab: choice(tabs).or('rows'),
  sort: sortField,
  columns: list(pattern(/^[a-z][\w.-]{0,90}$/), { split: /,/, join: ',' }),
  order: list(pattern(/^[a-z][\w.-]{0,90}$/), { split: /,/, join: ',' }),
  pinned: list(pattern(/^[a-z][\w.-]{0,90}$/), { split: /,/, join: ',' }),
  widths: list(pattern(/^[a-z][\w.-]{0,90}:\d{2,3}$/), { split: /,/, join: ',' }),
  selected: named('sel', list(record(), { most: MOST_SELECTED, split: /,/, join: ',' })),
  beside: list(record(), { most: MOST_COMPARED, split: /,/, join: ',' }),
  open: record(),
  here: point(5),
  drawn: named('draw', sketchField()),
  /** Names of unreadable parts of an older link, which the map reports once. */
  left: list(pattern(/^[a-z_]{1,20}( above [a-z_]{1,20})?$/), { split: /,/, join: ',' }),
}

export const mapUrl = declareUrl(fields, { legible: ',:' })
export type MapUrlParams = UrlParamsOf<typeof mapUrl>

export const mapHref = (url: Partial<MapUrlParams>): Route => mapUrl.toHref('/map', url)

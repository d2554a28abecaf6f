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
  type UrlOf,
} from '@/lib/url-state'
import { isTool, type Sketch, tools } from './sketch/reduce-sketch'

export const basemaps = ['streets', 'outlines', 'topo', 'imagery', 'imagery-names'] as const

/** How much of the screen the table has; on a phone the stops of the sheet. */
export const stops = ['line', 'half', 'full'] as const
export type Stop = (typeof stops)[number]

const LAYERS = /^[a-z][a-z-]{0,30}(,[a-z][a-z-]{0,30}){0,30}$/
const NONE = 'none'

/** The layers that are switched on; which there are is known to the workspace alone. */
const layers = scalar<readonly string[]>(
  { type: 'string', pattern: LAYERS.source },
  (given) => {
    if (given === NONE) return []
    return LAYERS.test(given) ? [...new Set(given.split(','))] : undefined
  },
  (ids) => ids.join() || NONE,
)

/** `parcels:27:082S305005000002` */
const record = () => pattern(/^[a-z][a-z-]{0,30}:[^,\s]{1,240}$/)

/** What the sheet has: all in view, what is selected, that side by side, or on a phone what is told of a point. */
export const tabs = ['rows', 'selected', 'compare', 'here'] as const
export type SheetTab = (typeof tabs)[number]

/** `box:…`: the tool, and its corners as a path. A link without all of them would mean another figure. */
const DRAWN = new RegExp(`^(${Object.keys(tools).join('|')})(:[\\w-]{1,1300})?$`)
const drawn = () =>
  scalar<Sketch>({ type: 'string', pattern: DRAWN.source }, readDrawn, ({ tool, corners }) =>
    [tool, ...(corners.length > 0 ? [writePath(corners)] : [])].join(':'),
  )

function readDrawn(given: string): Sketch | undefined {
  const [tool = '', path = ''] = DRAWN.test(given) ? given.split(':') : []
  const corners = readPath(path)
  return isTool(tool) && corners && corners.length <= tools[tool].most ? { tool, corners } : undefined
}

export const MOST_SELECTED = 500
/** Near enough for streets and parcels around a point that comes without a zoom. */
const USUAL_ZOOM = 16

const fields = {
  /** What was typed, while it still has to become a place. */
  q: text(1_000),
  /** Five decimals are a meter: enough for the middle of a map. */
  at: point(5),
  zoom: named('z', number({ min: 1, max: 19, decimals: 2 }).or(USUAL_ZOOM)),
  on: layers.or(['parcels', 'facilities', 'places']),
  /** Whose table is shown; without it the first that is on. */
  active: pattern(/^[a-z][a-z-]{0,30}$/),
  /** `facilities.status:current`, `parcels.value:100000..900000` */
  looks: named(
    'look',
    list(pattern(/^[a-z][a-z-]{0,30}\.[a-z]{1,30}:[^,]{1,60}$/i), { split: /,/, join: ',' }),
  ),
  base: choice(basemaps).or('streets'),
  table: choice(stops).or('line'),
  tab: choice(tabs).or('rows'),
  /** The column by which the table is sorted, `-value` from the highest; without it as the layer has it. */
  sort: pattern(/^-?[a-z][a-z0-9-]{0,30}$/),
  /** Columns of the table that are switched the other way than at first. */
  columns: list(pattern(/^[a-z][a-z0-9-]{0,30}$/), { split: /,/, join: ',' }),
  selected: named('sel', list(record(), { most: MOST_SELECTED, split: /,/, join: ',' })),
  /** The record in focus. */
  open: record(),
  /** The point that is told. */
  here: point(5),
  /** What is drawn or measured. */
  drawn: named('draw', drawn()),
  /** What an older link said that could not be read: named once. */
  left: list(pattern(/^[a-z_]{1,20}( above [a-z_]{1,20})?$/), { split: /,/, join: ',' }),
}

/** The workspace: the address holds all of it. */
export const mapUrl = declareUrl(fields, { legible: ',:' })
export type MapUrl = UrlOf<typeof mapUrl>

export const mapHref = (url: Partial<MapUrl>): Route => mapUrl.toHref('/map', url)

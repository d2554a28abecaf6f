import { formatLook, parseLook } from '@/components/map/map-link'
import type { Bounds, MapView } from '@/components/map/map-props'
import { isSameView } from '@/components/map/view-history'
import type { MapLayerChoiceValues } from '../layers/map-layer'
import { NO_SKETCH, reduceSketch, type SketchEvent } from '../sketch/reduce-sketch'
import type { TableLayout } from '../table/table-layout'
import { type MapUrlParams, MOST_SELECTED } from '../url'
import { describeStep, NO_TRAIL, record, type UndoHistory, type UndoStep, withView } from './undo'

export interface MapState {
  url: MapUrlParams
  view: MapView | undefined
  /** The area whose rows are listed. */
  bounds: Bounds | undefined
  /** The area of the map. It differs from `bounds` after the map has moved to a row behind the table. */
  canvas: Bounds | undefined
  /**
   * Views to which the map has moved or will move to show a row behind the table. There may be several, because
   * the next row can be opened before the map has moved to the last one.
   */
  revealed: readonly MapView[]
  choices: number
  restores: number
  trail: UndoHistory
  undoWords: string
}

type Change = Partial<
  Pick<
    MapUrlParams,
    'active' | 'base' | 'table' | 'tab' | 'sort' | keyof TableLayout | 'beside' | 'open' | 'here'
  >
>

type MovedEvent = { type: 'moved'; view: MapView; bounds: Bounds }

type DirectEvent =
  | MovedEvent
  | { type: 'went'; view: MapView; here?: MapUrlParams['here'] }
  /** The map moved without an action of the visitor, so the move is no step of the undo history. */
  | { type: 'arrived'; view: MapView }
  /** The map moves to a listed row behind the table. The list stays, so that the next row can be opened. */
  | { type: 'revealed'; view: MapView }
  | { type: 'chose'; change: Change }
  | { type: 'switched'; layer: string; isOn: boolean }
  | { type: 'looked'; layer: string; choice: string; option: string | undefined; change?: Change }
  | { type: 'filtered'; layer: string; drops: readonly string[]; choices: MapLayerChoiceValues }
  | { type: 'selected'; layer: string; keys: readonly string[]; isSelected: boolean; replaces?: boolean }
  /**
   * Drawing a corner changes the URL but is no step of the undo history, because drawing has its own undo.
   */
  | { type: 'sketched'; event: SketchEvent }
  | { type: 'restored'; url: MapUrlParams }

export type MapStateEvent = DirectEvent | { type: 'undone' } | { type: 'redone' }

export const startMap = (url: MapUrlParams, view: MapView | undefined): MapState => ({
  url,
  view,
  bounds: undefined,
  canvas: undefined,
  revealed: [],
  choices: 0,
  restores: 0,
  trail: NO_TRAIL,
  undoWords: '',
})

export function reduceMap(state: MapState, event: MapStateEvent): MapState {
  if (event.type === 'undone' || event.type === 'redone') return travel(state, event.type)
  const next = applyEvent(state, event)
  if (event.type === 'moved' && keepsArea(state, event))
    return { ...next, trail: withView(state.trail, state.view, event.view) }
  return isStep(state, next, event)
    ? { ...next, trail: record(state.trail, stepOf(state)), undoWords: '' }
    : next
}

const stepOf = ({ view, url: { looks, on, selected } }: MapState): UndoStep => ({ view, looks, on, selected })

function isStep(before: MapState, after: MapState, event: DirectEvent): boolean {
  switch (event.type) {
    case 'moved':
    case 'went':
      return before.view !== undefined && !isSameView(before.view, event.view)
    case 'switched':
    case 'looked':
    case 'filtered':
    case 'selected':
      return after.url !== before.url
    default:
      return false
  }
}

const keepsArea = ({ canvas, revealed }: MapState, { view, bounds }: MovedEvent): boolean =>
  isSameArea(canvas, bounds) || revealed.some((each) => isSameView(each, view))

/** The table moves the center of the map without moving its picture, which is no step of a visitor. */
function isSameArea(one: Bounds | undefined, other: Bounds): boolean {
  const least = 1e-3 * Math.abs(other[3] - other[1])
  return one?.every((edge, at) => Math.abs(edge - (other[at] ?? edge)) < least) ?? false
}

function travel(state: MapState, type: 'undone' | 'redone'): MapState {
  const { past, ahead } = state.trail
  const step = type === 'undone' ? past.at(-1) : ahead.at(-1)
  if (!step) return state
  const present = stepOf(state)
  const trail =
    type === 'undone'
      ? { past: past.slice(0, -1), ahead: [...ahead, present] }
      : { past: [...past, present], ahead: ahead.slice(0, -1) }
  const { view = state.view, looks, on, selected } = step
  const url = { ...state.url, looks, on, selected }
  const undoWords = `${type === 'undone' ? 'Undone' : 'Redone'}: ${describeStep(present, step)}.`
  return { ...choose({ ...state, view }, view ? placed(url, view) : url), trail, undoWords }
}

function applyEvent(state: MapState, event: DirectEvent): MapState {
  const { url } = state
  switch (event.type) {
    case 'moved': {
      const { view, bounds: canvas } = event
      const isKept = keepsArea(state, event)
      const bounds = (isKept && state.bounds) || canvas
      const revealed = isKept ? state.revealed : []
      return { ...state, url: placed(url, view), view, bounds, canvas, revealed }
    }
    case 'went':
      return choose(
        { ...state, view: event.view },
        { ...placed(url, event.view), ...(event.here ? { here: event.here, open: undefined } : {}) },
      )
    case 'arrived':
      return { ...state, url: placed(url, event.view), view: event.view }
    case 'revealed': {
      const revealed = [...state.revealed, event.view]
      return { ...state, url: placed(url, event.view), view: event.view, revealed }
    }
    case 'chose':
      return choose(state, { ...url, ...event.change })
    case 'switched':
      return choose(state, { ...url, on: toggled(url.on, event.layer, event.isOn) })
    case 'looked':
      return choose(state, { ...url, ...event.change, looks: withLook(url.looks, event) })
    case 'filtered': {
      const { layer, drops, choices } = event
      const options = drops.map((choice) => ({ layer, choice, option: choices[choice] }))
      return choose(state, { ...url, looks: options.reduce(withLook, url.looks) })
    }
    case 'selected': {
      const named = event.keys.map((key) => `${event.layer}:${key}`)
      const replaced = event.replaces ? `${event.layer}:` : undefined
      const gone = new Set(named)
      const others = url.selected.filter(
        (each) => !gone.has(each) && !(replaced !== undefined && each.startsWith(replaced)),
      )
      const selected = event.isSelected ? [...others, ...named].slice(0, MOST_SELECTED) : others
      return choose(state, { ...url, selected })
    }
    case 'sketched': {
      const sketch = reduceSketch(url.drawn ?? NO_SKETCH, event.event)
      return { ...state, url: { ...url, drawn: sketch.tool ? sketch : undefined } }
    }
    case 'restored':
      return {
        ...state,
        url: event.url,
        view: event.url.at ? { ...event.url.at, zoom: event.url.zoom } : state.view,
        restores: state.restores + 1,
      }
  }
}

const choose = (state: MapState, url: MapUrlParams): MapState => ({
  ...state,
  url,
  choices: state.choices + 1,
})

function placed(
  { q: _, left: __, ...url }: MapUrlParams,
  { latitude, longitude, zoom }: MapView,
): MapUrlParams {
  return { ...url, left: [], at: { latitude, longitude }, zoom: Math.min(19, Math.max(1, zoom)) }
}

export const toggled = (on: readonly string[], layer: string, isOn: boolean) =>
  isOn ? [...on.filter((each) => each !== layer), layer] : on.filter((each) => each !== layer)

function withLook(
  looks: MapUrlParams['looks'],
  { layer, choice, option }: Omit<Extract<MapStateEvent, { type: 'looked' }>, 'type' | 'change'>,
): string[] {
  const others = looks.filter((look) => {
    const parsed = parseLook(look)
    return parsed?.layer !== layer || parsed.choice !== choice
  })
  return [...others, ...(option ? [formatLook(layer, choice, option)] : [])]
}

export const choicesOf = (looks: readonly string[], layer: string): MapLayerChoiceValues =>
  Object.fromEntries(
    looks.flatMap((look) => {
      const parsed = parseLook(look)
      return parsed?.layer === layer ? [[parsed.choice, parsed.option]] : []
    }),
  )

export const keysOf = (records: readonly string[], layer: string): string[] =>
  records.flatMap((record) => (record.startsWith(`${layer}:`) ? [record.slice(layer.length + 1)] : []))

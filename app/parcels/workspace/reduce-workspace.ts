import type { Bounds, View } from '@/components/map/map-props'
import type { ParcelFilter } from '@/connectors/us-florida-parcels/public'
import { formatNumber } from '@/lib/format'
import { nominalBounds } from '../nominal-bounds'
import { MOST_SELECTED, type ParcelsUrl, parcelsUrl } from '../url'

export interface WorkspaceState {
  url: ParcelsUrl
  /** Where the map is, to the last digit; the address rounds it. */
  view: View
  /** What the map shows; without a map what one would show. */
  bounds: Bounds
  /** Each is a step of the browser's history; moves are not. */
  choices: number
  /** How often the history, not the person, set the state. */
  restores: number
  /** For whoever listens: what became of a selection. */
  said: string
}

type Choice = Partial<Pick<ParcelsUrl, 'sort' | 'page' | 'color' | 'base' | 'panel' | 'open'>>

export type WorkspaceEvent =
  | { type: 'moved'; view: View; bounds: Bounds }
  | { type: 'went'; at: ParcelsUrl['at']; zoom: number }
  | { type: 'chose'; choice: Choice }
  | { type: 'filtered'; filter: ParcelFilter }
  | { type: 'toggled'; key: string }
  | { type: 'selected'; keys: readonly string[] }
  | { type: 'removed'; keys: readonly string[] }
  | { type: 'moved-first'; key: string }
  | { type: 'cleared' }
  | { type: 'restored'; url: ParcelsUrl }

export const startWorkspace = (url: ParcelsUrl): WorkspaceState => ({
  url,
  view: viewOf(url),
  bounds: nominalBounds(url),
  choices: 0,
  restores: 0,
  said: '',
})

export function reduceWorkspace(state: WorkspaceState, event: WorkspaceEvent): WorkspaceState {
  const { url } = state
  switch (event.type) {
    case 'moved':
      return { ...state, ...arrive(url, event) }
    case 'went':
      return { ...state, ...lookAt({ ...url, at: event.at, zoom: event.zoom, page: 1 }) }
    case 'chose':
      return choose(state, { page: event.choice.sort ? 1 : url.page, ...event.choice })
    case 'filtered':
      return choose(state, { filter: event.filter, page: 1, panel: 'list' })
    case 'toggled':
      return toggle(state, event.key)
    case 'selected':
      return add(state, event.keys)
    case 'removed':
      return remove(state, event.keys)
    case 'moved-first':
      return choose(state, { selected: [event.key, ...without(url.selected, event.key)] })
    case 'cleared':
      return { ...choose(state, { selected: [], open: undefined }), said: 'Nothing is selected.' }
    case 'restored':
      return restore(state, event.url)
  }
}

const viewOf = ({ at, zoom }: Pick<ParcelsUrl, 'at' | 'zoom'>): View => ({ ...at, zoom })
const lookAt = (url: ParcelsUrl) => ({ url, view: viewOf(url), bounds: nominalBounds(url) })
const without = (keys: readonly string[], key: string) => keys.filter((each) => each !== key)
const placeOf = ({ at, zoom }: ParcelsUrl) => parcelsUrl.toQuery({ at, zoom }).toString()

/** The map's first word after a link was opened is where the link pointed: then the page of the list stays. */
function arrive(url: ParcelsUrl, { view, bounds }: { view: View; bounds: Bounds }) {
  const { latitude, longitude } = view
  const zoom = Math.min(19, Math.max(1, view.zoom))
  const next: ParcelsUrl = { ...url, at: { latitude, longitude }, zoom }
  return { url: placeOf(next) === placeOf(url) ? url : { ...next, page: 1 }, view, bounds }
}

function choose(state: WorkspaceState, change: Partial<ParcelsUrl>): WorkspaceState {
  return { ...state, url: { ...state.url, ...change }, choices: state.choices + 1, said: '' }
}

function toggle(state: WorkspaceState, key: string): WorkspaceState {
  return state.url.selected.includes(key) ? remove(state, [key]) : add(state, [key])
}

function remove(state: WorkspaceState, keys: readonly string[]): WorkspaceState {
  const gone = new Set(keys)
  const { selected, open } = state.url
  const left = selected.filter((key) => !gone.has(key))
  const next = choose(state, { selected: left, open: open && gone.has(open) ? undefined : open })
  return { ...next, said: `Removed. ${formatNumber(left.length)} selected.` }
}

/** A single one is also the one in focus. */
function add(state: WorkspaceState, keys: readonly string[]): WorkspaceState {
  const all = [...new Set([...state.url.selected, ...keys])]
  const selected = all.slice(0, MOST_SELECTED)
  const left = all.length - selected.length
  const added = selected.length - state.url.selected.length
  const said = [
    `${formatNumber(added)} added, ${formatNumber(selected.length)} selected.`,
    left > 0 ? `${formatNumber(left)} left out: at most ${MOST_SELECTED} can be selected.` : '',
  ]
  const next =
    added === 0 ? state : choose(state, { selected, open: keys.length === 1 ? keys[0] : undefined })
  return { ...next, said: said.filter(Boolean).join(' ') }
}

/** Where only a filter or a selection changes, the map need not say again what it shows; nor is an equal filter a new one. */
function restore(state: WorkspaceState, url: ParcelsUrl): WorkspaceState {
  const { at, zoom, filter } = state.url
  const isSameFilter = JSON.stringify(url.filter) === JSON.stringify(filter)
  const next = isSameFilter ? { ...url, filter } : url
  const isHere = placeOf(url) === placeOf(state.url)
  const place = isHere ? { url: { ...next, at, zoom } } : lookAt(next)
  return { ...state, ...place, restores: state.restores + 1, said: '' }
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { fitLink } from '../fit-link'
import { parseParcelsUrl } from '../parse'
import { type ParcelsUrl, parcelsHref } from '../url'
import { keepSelection, readKeptSelection } from './kept-selection'
import type { WorkspaceState } from './reduce-workspace'

const REST_MS = 400

/** Writes the state into the address: a choice is a step of the history, a move is none. Back restores what was. */
export function useAddress(state: WorkspaceState, restore: (url: ParcelsUrl) => void): void {
  const written = useRef(state)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)

  const writeSoon = useEffectEvent(() => {
    pending.current = setTimeout(() => {
      pending.current = undefined
      write('replaceState', written.current.url)
    }, REST_MS)
  })

  useEffect(() => {
    const last = written.current
    if (last.url === state.url) return
    written.current = state
    const moveWaits = pending.current !== undefined
    clearTimeout(pending.current)
    pending.current = undefined
    if (state.restores !== last.restores) return
    if (state.choices === last.choices) return writeSoon()
    if (moveWaits) write('replaceState', last.url)
    write('pushState', state.url)
  }, [state])

  const restoreHere = useEffectEvent(() => {
    const url = readAddress()
    restore({ ...url, selected: readKeptSelection(history.state) ?? url.selected })
  })

  const begin = useEffectEvent(() => {
    // After a reload the address alone would have lost what it could not carry.
    if (readKeptSelection(history.state)) return restoreHere()
    // What was typed has become a place: Back has to find that place, not the text.
    const { q: _, ...standing } = readAddress()
    if (parcelsHref(standing) !== parcelsHref(state.url)) writeSoon()
  })

  useEffect(() => {
    begin()
    const goBack = () => restoreHere()
    addEventListener('popstate', goBack)
    return () => {
      removeEventListener('popstate', goBack)
      clearTimeout(pending.current)
    }
  }, [])
}

const readAddress = () => parseParcelsUrl(Object.fromEntries(new URLSearchParams(location.search))).value

/** Next's router takes part in both, and keeps what else stands in the history's state. */
function write(how: 'pushState' | 'replaceState', url: ParcelsUrl): void {
  const { href, carried } = fitLink(url)
  const isSame = href === `${location.pathname}${location.search}`
  const kept = carried < url.selected.length ? keepSelection(url.selected) : null
  history[how === 'pushState' && isSame && !kept ? 'replaceState' : how](kept, '', href)
}

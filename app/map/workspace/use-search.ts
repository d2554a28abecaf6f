import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PlaceSuggestion } from '@/components/places/suggestion'
import { fetchJson } from '@/components/query/fetch-json'
import { ASKING, requestLocation } from '@/components/ui/form/ask-location'
import type { MapViewChoice, MapViewResolution } from '../find/found-view'
import { readAddress } from './use-address'

type View = Extract<MapViewResolution, { kind: 'view' }>

export interface MapSearchControls {
  message: string
  choices: readonly MapViewChoice[]
  choose: (choice: MapViewChoice) => void
  locate: () => void
  clear: () => void
  moved: (view: View['view']) => void
}

const NOTHING = { message: '', choices: [] }
/** Views that differ by less count as the same view, because the map rounds its view. */
const SAME = { degrees: 1e-4, zoom: 0.05 }

export const isSameView = (one: View['view'], other: View['view']): boolean =>
  Math.abs(one.latitude - other.latitude) < SAME.degrees &&
  Math.abs(one.longitude - other.longitude) < SAME.degrees &&
  Math.abs(one.zoom - other.zoom) < SAME.zoom

export const isAddress = (name: string): boolean => /^\d+\S* .*\p{L}.*,/u.test(name)

const NEAR = 17
/** The search box still has the place afterwards. */
const NEWS_MS = 6_000

const texts = {
  looking: (q: string) => `Looking for ${q}`,
  showing: (name: string) => `Showing ${name}`,
  device: 'your location',
}

function showInBox(text: string): void {
  const box = document.getElementById('site-search')
  if (box instanceof HTMLInputElement) box.value = text
}

export function useSearch(onFound: (found: View) => void): MapSearchControls {
  const [search, setSearch] = useState<Pick<MapSearchControls, 'message' | 'choices'>>(NOTHING)
  const currentView = useRef<View['view']>(undefined)

  function take(match: View) {
    const news = { message: texts.showing(match.name), choices: [] }
    setSearch(news)
    setTimeout(() => setSearch((current) => (current === news ? NOTHING : current)), NEWS_MS)
    currentView.current = match.view
    onFound(match)
  }

  async function find(text: string) {
    currentView.current = undefined
    showInBox(text)
    setSearch({ message: texts.looking(text), choices: [] })
    const answer = await fetchJson<MapViewResolution>(`/map/find?${new URLSearchParams({ q: text })}`)
    if (!answer.ok) return setSearch({ message: answer.problem.message, choices: [] })
    const { data } = answer
    if (data.kind === 'view') take(data)
    else setSearch({ message: data.question, choices: data.kind === 'choices' ? data.choices : [] })
  }

  async function locate() {
    currentView.current = undefined
    setSearch({ message: ASKING, choices: [] })
    const answer = await requestLocation()
    if ('problem' in answer) setSearch({ message: answer.problem, choices: [] })
    else take({ kind: 'view', name: texts.device, view: { ...answer, zoom: NEAR } })
  }

  const submit = useEffectEvent((event: SubmitEvent) => {
    const box = event.target instanceof HTMLFormElement && event.target.elements.namedItem('q')
    if (!(box instanceof HTMLInputElement)) return
    event.preventDefault()
    const text = box.value.trim()
    box.blur()
    if (text) void find(text)
  })

  const suggested = useEffectEvent((event: CustomEvent<PlaceSuggestion>) => {
    event.preventDefault()
    const { name, href } = event.detail
    const at = new URL(href, location.href).searchParams.get('at')
    const [latitude, longitude] = (at ?? '').split(',').map(Number)
    showInBox(name)
    if (event.target instanceof HTMLInputElement) event.target.blur()
    if (latitude && longitude) take({ kind: 'view', name, view: { latitude, longitude, zoom: NEAR } })
    else void find(name)
  })

  const begin = useEffectEvent(() => {
    const { q } = readAddress()
    if (q) void find(q)
  })

  useEffect(() => {
    begin()
    const onSubmit = (event: SubmitEvent) => submit(event)
    const onSuggestion = (event: Event) => event instanceof CustomEvent && suggested(event)
    document.addEventListener('submit', onSubmit)
    document.addEventListener('suggestion', onSuggestion)
    return () => {
      document.removeEventListener('submit', onSubmit)
      document.removeEventListener('suggestion', onSuggestion)
    }
  }, [])

  return {
    ...search,
    choose({ label, view, q }) {
      if (view) take({ kind: 'view', name: label, view })
      else if (q) void find(q)
    },
    locate: () => void locate(),
    clear: () => setSearch(NOTHING),
    moved(view) {
      if (!currentView.current || isSameView(currentView.current, view)) return
      currentView.current = undefined
      setSearch(NOTHING)
    },
  }
}

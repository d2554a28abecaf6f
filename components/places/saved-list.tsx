'use client'

import { defineTexts } from '@/lib/language/define-texts'
import { joinPoints, type PlaceEntry, placeLink, pointKey } from './place-list'
import { usePlaces } from './use-places'

const MOST = 8
const texts = defineTexts('places.saved-list', { title: 'Or one of your saved and recent places' })

export function SavedList({ leadsTo }: { leadsTo: string }) {
  const { saved, recent } = usePlaces()
  const places = joinPoints<PlaceEntry>(saved, recent).slice(0, MOST)
  if (places.length === 0) return null
  return (
    <details className="mt-2 print:hidden">
      <summary className="inline-flex min-h-11 items-center text-accent underline underline-offset-[0.2em]">
        {texts.title}
      </summary>
      <ul>
        {places.map((place) => (
          <li key={pointKey(place)}>
            <a href={placeLink(place, leadsTo)} className="inline-flex min-h-11 items-center wrap-anywhere">
              {place.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

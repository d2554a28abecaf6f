'use client'

import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { Icon } from '../ui/icon'
import { isSaved, listPlaces, placeLink, pointKey } from './place-list'
import { usePlaces } from './use-places'

const texts = defineTexts('places.recent-places', {
  title: 'Recent and saved places',
  where: 'On this device only.',
  all: 'All of them, and how to erase them',
  saved: 'Saved',
  recent: 'Recent',
})

export function RecentPlaces() {
  const places = usePlaces()
  const visiblePlaces = listPlaces(places)
  if (visiblePlaces.length === 0) return null
  return (
    <section aria-labelledby="recent-places" className="print:hidden">
      <h2 id="recent-places" className="flex min-h-11 items-center text-lg font-semibold">
        {texts.title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {visiblePlaces.map((place) => (
          <li key={pointKey(place)} className="flex items-center gap-3">
            <a href={placeLink(place)} className="min-w-0 flex-1 truncate py-2.5 leading-6">
              {place.name}
            </a>
            <span className="text-sm text-muted">
              {isSaved(places, pointKey(place)) ? texts.saved : texts.recent}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-base text-muted">
        {texts.where}
        <a href={localHref('/saved')} className="inline-flex items-center gap-1">
          {texts.all}
          <Icon name="arrow" className="size-4" />
        </a>
      </p>
    </section>
  )
}

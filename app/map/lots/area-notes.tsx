import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Bounds } from '@/components/map/map-props'
import { describeProblem } from '@/components/provenance/problem-advice'
import { fetchJson } from '@/components/query/fetch-json'
import { useSettled } from '@/components/query/use-settled'
import { Button } from '@/components/ui/button'

interface CountyNote {
  county: string
  status: 'outlines' | 'points' | 'failed' | 'none' | 'florida'
  place: string | null
  publisherPage: string | null
  failures: readonly string[]
}

const texts = {
  heading: 'Parcels by county',
  outlines: (place: string) => `read from the layer of ${place}.`,
  points:
    'the state’s layer answers for a point only, so no outlines are drawn. Click the map, and the point is looked up.',
  none: 'no official parcel layer is in our registry. The assessor of the county keeps its parcels.',
  florida: '“Parcels, Florida” has its parcels.',
  failed: 'could not load.',
  page: 'Page of the publisher',
  unknown: 'We do not know which layer draws each county of this view.',
  again: 'Ask again',
}

const REST_MS = 400
const MINUTE = 60_000

export default function AreaNotes({ box }: { box: Bounds }): ReactNode {
  const bbox = useSettled(box.map((degrees) => degrees.toFixed(4)).join(), REST_MS)
  const { data, refetch } = useQuery({
    queryKey: ['lots-area', bbox],
    queryFn: ({ signal }) =>
      fetchJson<{ counties: CountyNote[] }>(`/map/lots/area?${new URLSearchParams({ bbox })}`, { signal }),
    placeholderData: (previous) => previous,
    staleTime: ({ state }) => (state.data?.ok ? MINUTE : 0),
  })
  if (!data) return null
  if (!data.ok)
    return (
      <div role="status" className="flex flex-col gap-1 text-xs">
        <p className="text-bad">
          {texts.unknown} {describeProblem(data.problem)}
        </p>
        <Button type="button" look="compact" onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </div>
    )
  if (data.data.counties.length === 0) return null
  return (
    <ul aria-label={texts.heading} data-lots-area className="flex flex-col gap-0.5 text-xs">
      {data.data.counties.map(({ county, status, place, publisherPage, failures }) => (
        <li key={county} className={status === 'failed' ? 'text-bad' : 'text-muted'}>
          <span className="font-semibold">{county}</span>:{' '}
          {status === 'outlines' ? texts.outlines(place ?? county) : texts[status]} {failures.join(' ')}
          {publisherPage && (
            <>
              {' '}
              <a href={publisherPage} className="inline-block min-h-6 py-0.5">
                {texts.page}
                <span className="sr-only">: {county}</span>
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

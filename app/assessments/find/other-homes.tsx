import { Streamed } from '@/app/_lib/answer/streamed'
import { read } from '@/app/_lib/read/data'
import { isMissingReading } from '@/app/_lib/read/reading-scope'
import { Provenance } from '@/components/provenance/provenance'
import { defineTexts } from '@/lib/language/define-texts'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { readStreetAddress } from '@/lib/street-address/street-address'
import { type AssessmentsUrlParams, assessmentsHref } from '../url'
import { listOtherHomes } from './list-other-homes'

/** About 250 meters, in degrees. */
const REACH = 0.0023
const MOST_ROWS = 200

const texts = defineTexts('find.other-homes', {
  title: 'Other homes of this street',
  about: 'The nearest house numbers, from the parcels of Florida.',
  cut: (rows: number) =>
    `Some house numbers close by, from the first ${rows} parcels of Florida that fit. There are more.`,
})

/** Renders nothing outside Florida, because only Florida's roll can be searched by area. */
export function OtherHomes({ url }: { url: AssessmentsUrlParams }) {
  if (!url.q) return null
  const later = findStreet(url.q)
  return (
    <Streamed later={later} fallback={null}>
      <Street later={later} q={url.q} />
    </Streamed>
  )
}

async function findStreet(q: string) {
  const address = readStreetAddress(q.split(',')[0] ?? '')
  if (!address?.number) return undefined
  const located = await read('geocoder', 'findAddress', { address: q.slice(0, 200) })
  const [match, ...others] = located.ok && !isMissingReading(located) ? located.data.matches : []
  if (match?.state !== 'FL' || others.length > 0) return undefined
  const { latitude, longitude } = match
  const { before, name, type, after } = address
  return read('us-florida-parcels', 'searchParcels', {
    bbox: [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH],
    address: [before, name, type, after].filter(Boolean).join(' '),
    limit: MOST_ROWS,
  })
}

async function Street({ later, q }: { later: ReturnType<typeof findStreet>; q: string }) {
  const answer = await later
  if (!answer?.ok || isMissingReading(answer) || !('records' in answer.data)) return null
  const homes = listOtherHomes(answer.data.records, q)
  if (homes.length === 0) return null
  return (
    <section aria-labelledby="other-homes" className="mb-8 max-w-reading">
      <h2 id="other-homes" className="mb-1 text-xl font-semibold">
        {texts.title}
      </h2>
      <p className="mb-2 text-muted">{answer.data.resultsTruncated ? texts.cut(MOST_ROWS) : texts.about}</p>
      <ul className="mb-4 grid gap-x-6 sm:grid-cols-2">
        {homes.map((home) => (
          <li key={home}>
            <a href={assessmentsHref('find', { q: home })} className="inline-flex min-h-11 items-center">
              {toMixedCase(home)}
            </a>
          </li>
        ))}
      </ul>
      <Provenance meta={answer.meta} />
    </section>
  )
}

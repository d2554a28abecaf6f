import { Streamed } from '@/app/_lib/answer/streamed'
import { BuildingEvent } from '@/components/permits/building-event'
import { Provenance } from '@/components/provenance/provenance'
import { formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { notProof } from '@/lib/records/permit/describe'
import type { HomePermits } from './home-permits'
import { permitsIn, unreadFeeds } from './permits-in'

const MOST_PERMITS = 3

const texts = defineTexts('find.permits-of-years', {
  title: (from: number, to: number) => `Permits at this address, ${from} to ${to}`,
  reason: 'A permit may be a reason for the change. The record does not say so: ask the assessor.',
  none: (city: string, from: number, to: number) =>
    `${city} lists no permit at this address for ${from} to ${to}. The city may have one that is missing here.`,
  unread: (titles: readonly string[]) =>
    `We could not read ${formatList(titles)}, so a permit may be missing.`,
  failed: (city: string, why: string) => `We could not search the permits of ${city}. ${why}`,
  all: 'All records of this address',
})

export const PermitsOfYears = (permits: HomePermits) => (
  <Streamed later={permits.later}>
    <Permits {...permits} />
  </Streamed>
)

async function Permits({ city, href, years: { from, to }, later }: HomePermits) {
  const answer = await later
  const listed = answer.ok ? permitsIn(answer.data, { from, to }) : []
  const unread = answer.ok ? unreadFeeds(answer.data) : []
  return (
    <section aria-labelledby="permits-of-years" className="mt-4">
      <h3 id="permits-of-years" className="mb-2 font-semibold">
        {texts.title(from, to)}
      </h3>
      {!answer.ok && <p className="text-warn">{texts.failed(city, translate(answer.error.message))}</p>}
      {unread.length > 0 && <p className="text-warn">{texts.unread(unread)}</p>}
      {answer.ok && listed.length === 0 && unread.length === 0 && <p>{texts.none(city, from, to)}</p>}
      {listed.length > 0 && (
        <>
          <p className="mb-2">
            {texts.reason} {translate(notProof)}
          </p>
          <ol className="grid gap-3">
            {listed.slice(0, MOST_PERMITS).map(({ key, ...entry }) => (
              <BuildingEvent key={key} {...entry} />
            ))}
          </ol>
        </>
      )}
      <p className="print:hidden">
        <a href={href} className="inline-flex min-h-11 items-center">
          {texts.all}
        </a>
      </p>
      {answer.ok && <Provenance meta={answer.meta} />}
    </section>
  )
}

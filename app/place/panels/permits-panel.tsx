import { timelineOf } from '@/app/building-timeline'
import { Provenance } from '@/components/provenance/provenance'
import { BuildingEvent } from '@/components/records/building-event'
import { PermitItem } from '@/components/records/permit-item'
import type { BodyProps } from './dossier-panel'
import { PanelCaveats } from './panel-caveats'
import type { NewestPermits, PermitsData, PropertyRecords } from './permits'

const MOST_EVENTS = 5

const texts = {
  notProof:
    'A permit is not proof that construction started or finished. A record missing here may exist at the city.',
  newest: (title: string) => `New construction: ${title}`,
  newestNone: 'This source answered with no rows of new construction.',
  all: 'All of them, with the map',
  allAtAddress: 'All records of this address',
  atAddress: (city: string) => `At this address, by ${city}`,
  atAddressNone: 'No feed of the city that could be searched has a record of this address.',
  latest: (shown: number, all: number) =>
    shown < all
      ? `The latest ${shown} of ${all} records.`
      : `${all === 1 ? 'One record' : `${all} records`}.`,
  cut: 'The city has more than were read.',
  others: 'More sources, not asked here',
  sure: 'covers this place',
  unsure: 'may cover this place',
}

/** What the city says of the address, then what was newly built around; each source by itself. */
export function PermitsBody({ data: { property, newest, others, notes } }: BodyProps<'permits'>) {
  return (
    <>
      {property && <AtAddress property={property} />}
      {newest.map((each) => (
        <Newest key={each.source.id} newest={each} />
      ))}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-muted">
          {note}
        </p>
      ))}
      <Others others={others} />
    </>
  )
}

function AtAddress({ property: { city, href, answer, meta, problem } }: { property: PropertyRecords }) {
  const entries = answer ? timelineOf(answer) : []
  const shown = entries.slice(0, MOST_EVENTS)
  const feeds = Object.entries(answer?.feeds ?? {})
  return (
    <section aria-labelledby="permits-address" className="mb-6">
      <h3 id="permits-address" className="mb-2 font-semibold">
        {texts.atAddress(city)}
      </h3>
      {problem && <p>{problem.message}</p>}
      {answer && (
        <p>
          {shown.length ? texts.latest(shown.length, entries.length) : texts.atAddressNone}
          {feeds.some(([, { truncated }]) => truncated) && ` ${texts.cut}`}
        </p>
      )}
      {feeds.map(
        ([id, { title, problem: trouble }]) =>
          trouble && (
            <p key={id} className="mt-2 text-warn">
              {title}: {trouble.message}
            </p>
          ),
      )}
      <ol className="mt-3 grid gap-3 empty:hidden">
        {shown.map(({ key, ...entry }) => (
          <BuildingEvent key={key} {...entry} />
        ))}
      </ol>
      <p className="print:hidden">
        <a href={href} className="inline-flex min-h-11 items-center">
          {texts.allAtAddress}
        </a>
      </p>
      {answer && <PanelCaveats items={[texts.notProof]} />}
      {meta && <Provenance meta={meta} />}
    </section>
  )
}

function Newest({
  newest: { source, href, records, answer, caveats, meta, problem },
}: {
  newest: NewestPermits
}) {
  const id = `permits-${source.id}`
  return (
    <section aria-labelledby={id} className="mb-6">
      <h3 id={id} className="mb-2 font-semibold">
        {texts.newest(source.title)}
      </h3>
      {problem && <p>{problem.message}</p>}
      {!problem && records.length === 0 && <p>{answer?.doubt?.message ?? texts.newestNone}</p>}
      <ol className="divide-y divide-line border-line not-empty:border-y">
        {records.map((record, index) => (
          <PermitItem
            key={`${id}-${record.id ?? index}`}
            id={`${id}-${index + 1}`}
            record={record}
            selected={false}
            hasDays={source.dateMeaning !== null}
          />
        ))}
      </ol>
      <p className="print:hidden">
        <a href={href} className="inline-flex min-h-11 items-center">
          {texts.all}
          <span className="sr-only">: {source.title}</span>
        </a>
      </p>
      <PanelCaveats items={caveats.filter((caveat) => caveat !== answer?.doubt?.message)} />
      {meta && <Provenance meta={meta} />}
    </section>
  )
}

function Others({ others }: Pick<PermitsData, 'others'>) {
  if (others.length === 0) return null
  return (
    <details className="mt-4 print:hidden">
      <summary className="inline-block min-h-6 py-0.5 text-accent underline underline-offset-[0.2em]">
        {texts.others} ({others.length})
      </summary>
      <ul className="mt-2">
        {others.map(({ source, href, isSure }) => (
          <li key={source.id}>
            <a href={href} className="inline-flex min-h-8 items-center">
              {source.city}: {source.title}
            </a>{' '}
            <span className="text-muted">({isSure ? texts.sure : texts.unsure})</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

import { formatDay } from '@/lib/format'
import {
  type BuildingRecord,
  buildingEvents,
  type CaseState,
  type BuildingEvent as Event,
  type RecordNoun,
} from '@/lib/records/building-record/fields'
import { describeCost } from '@/lib/records/permit/describe'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import { upperFirst } from '@/lib/upper-first'
import { TextFlags } from '../open-data/text-flags'

interface Props {
  record: BuildingRecord
  day: string | null
  event: Event | null
  feed: string
  noun: RecordNoun
  state: CaseState | undefined
  address: string | null
}

const edges = {
  'building-permit': 'border-accent',
  'building-inspection': 'border-good',
  'property-violation': 'border-bad',
} as const

const LONGEST_MATTER = 90

export function BuildingEvent({ record, day, event, feed, noun, state, address }: Props) {
  const { kind, number, status, type, dates, value, flags } = record
  const { matter, description, isType } = splitMatter(record)
  const others = Object.entries(dates).filter(([name]) => name !== event)
  const name = [upperFirst(noun), number].filter(Boolean).join(' ')
  return (
    <li className={`border-l-4 py-2 pl-4 ${edges[kind]}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{matter ?? name}</span>
        <span>{day && event ? `${buildingEvents[event]} ${formatDay(day)}` : 'No day published'}</span>
      </div>
      <p className="text-base text-muted wrap-anywhere">
        {status && (
          <span className={state === 'open' ? 'font-semibold text-bad' : 'text-ink'}>
            {toSentenceCase(status)}
          </span>
        )}
        {[
          ...(matter ? [name] : []),
          isType ? '' : toSentenceCase(type ?? ''),
          value === null ? '' : describeCost(value),
          toMixedCase(address ?? ''),
        ]
          .filter(Boolean)
          .map((fact, index) => (index > 0 || status ? ` · ${fact}` : fact))}
      </p>
      {description && <p className="text-base text-muted wrap-anywhere">{description}</p>}
      <p className="text-base text-muted">
        {[
          ...others.map(([other, date]) => `${buildingEvents[other as Event] ?? other} ${formatDay(date)}`),
          feed,
        ].join(' · ')}
      </p>
      <TextFlags flags={flags} />
    </li>
  )
}

function splitMatter({ description, type }: BuildingRecord) {
  const words = toSentenceCase(description ?? '')
  const [first = '', ...more] = words.split('; ')
  const isShort = first !== '' && first.length <= LONGEST_MATTER
  if (isShort) return { matter: first, description: more.join('; '), isType: false }
  return { matter: type ? toSentenceCase(type) : undefined, description: words, isType: type !== null }
}

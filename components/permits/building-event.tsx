import { Fragment } from 'react'
import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import {
  type BuildingCaseState,
  type BuildingRecord,
  type BuildingRecordNoun,
  buildingEvents,
  type BuildingEvent as Event,
} from '@/lib/records/building-record/fields'
import { describeCost } from '@/lib/records/permit/describe'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import { upperFirst } from '@/lib/upper-first'
import { TextFlags } from '../open-data/text-flags'
import { AgencyWords } from '../ui/agency-text'

const texts = defineTexts('permits.building-event', {
  dated: (event: string, day: string) => `${event} ${day}`,
  noDay: 'No day published',
})

interface Props {
  record: BuildingRecord
  day: string | null
  event: Event | null
  feed: string
  noun: BuildingRecordNoun
  state: BuildingCaseState | undefined
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
  const name = [upperFirst(translate(noun)), number].filter(Boolean).join(' ')
  const facts = [
    { id: 'name', words: matter && name },
    { id: 'type', words: !isType && type && <AgencyWords>{toSentenceCase(type)}</AgencyWords> },
    { id: 'cost', words: value !== null && describeCost(value) },
    { id: 'address', words: address && toMixedCase(address) },
  ].filter(({ words }) => words)
  return (
    <li className={`border-l-4 py-2 pl-4 ${edges[kind]}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">
          {matter ? <AgencyWords>{matter}</AgencyWords> : name}
        </span>
        <span>{day && event ? describeDay(event, day) : texts.noDay}</span>
      </div>
      <p className="text-base text-muted wrap-anywhere">
        {status && (
          <span className={state === 'open' ? 'font-semibold text-bad' : 'text-ink'}>
            <AgencyWords>{toSentenceCase(status)}</AgencyWords>
          </span>
        )}
        {facts.map(({ id, words }, index) => (
          <Fragment key={id}>
            {(index > 0 || status) && ' · '}
            {words}
          </Fragment>
        ))}
      </p>
      {description && (
        <p className="text-base text-muted wrap-anywhere">
          <AgencyWords>{description}</AgencyWords>
        </p>
      )}
      <p className="text-base text-muted">
        {[...others.map(([other, date]) => describeDay(other, date)), translate(feed)].join(' · ')}
      </p>
      <TextFlags flags={flags} />
    </li>
  )
}

const describeDay = (event: string, day: string) =>
  texts.dated(translate(buildingEvents[event as Event] ?? event), formatDay(day))

function splitMatter({ description, type }: BuildingRecord) {
  const words = toSentenceCase(description ?? '')
  const [first = '', ...more] = words.split('; ')
  const isShort = first !== '' && first.length <= LONGEST_MATTER
  if (isShort) return { matter: first, description: more.join('; '), isType: false }
  return { matter: type ? toSentenceCase(type) : undefined, description: words, isType: type !== null }
}

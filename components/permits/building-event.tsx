import type { BuildingRecord } from '@/connectors/open-data-discovery/buildings/building-record'
import type { Event } from '@/connectors/open-data-discovery/buildings/feed'
import { buildingEvents } from '@/connectors/open-data-discovery/public'
import { formatDay } from '@/lib/format'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import { TextFlags } from '../open-data/text-flags'
import { entityWords, formatMoney } from './permit-labels'

interface Props {
  record: BuildingRecord
  /** The day it stands under, and what happened then. */
  day: string | null
  event: Event | null
  feed: string
}

const edges = {
  'building-permit': 'border-accent',
  'building-inspection': 'border-good',
  'property-violation': 'border-bad',
} as const

/** One record in a line of time, with its other days. */
export function BuildingEvent({ record, day, event, feed }: Props) {
  const { kind, number, status, type, description, address, dates, value, flags } = record
  const others = Object.entries(dates).filter(([name]) => name !== event)
  return (
    <li className={`border-l-4 py-2 pl-4 ${edges[kind]}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">
          {entityWords[kind]}
          {number && ` ${number}`}
        </span>
        <span>{day && event ? `${buildingEvents[event]} ${formatDay(day)}` : 'No day published'}</span>
      </div>
      <p className="text-base">
        {[
          toSentenceCase(status ?? ''),
          toSentenceCase(type ?? ''),
          value === null ? null : formatMoney(value),
          toMixedCase(address ?? ''),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {description && <p className="text-base text-muted wrap-anywhere">{toSentenceCase(description)}</p>}
      <p className="text-base text-muted">
        {[
          ...others.map(([name, other]) => `${buildingEvents[name as Event] ?? name} ${formatDay(other)}`),
          feed,
        ].join(' · ')}
      </p>
      <TextFlags flags={flags} />
    </li>
  )
}

import { dateOfDay, worldDay } from '../facilities/dates'
import { hashOf, pickBy } from '../hash'
import { describeComplaint } from './descriptions'
import type { SamplePermit } from './permits'

type App = Pick<
  SamplePermit,
  'line' | 'city' | 'state' | 'zip' | 'houseNumber' | 'direction' | 'street' | 'suffix'
> &
  Pick<SamplePermit, 'longitude' | 'latitude' | 'parcel'>

export interface SampleInspection extends App {
  index: number
  number: string
  permit: string
  permitStatus: SamplePermit['status']
  day: string
  kind: string
  result: (typeof results)[number]
}

export interface SampleViolation extends App {
  index: number
  number: string
  permit: string
  day: string
  closed: string | null
  kind: (typeof complaints)[number]
  status: 'open' | 'complied' | 'no entry'
  description: string
}

const kinds = ['Foundation', 'Framing', 'Rough electrical', 'Insulation', 'Final'] as const
const results = ['approved', 'approved', 'partial', 'corrections', 'cancelled'] as const
const complaints = [
  'Exterior walls',
  'Porch',
  'Unsafe stairs',
  'Work without permit',
  'Blocked exit',
] as const

export function inspectionsOf(permit: SamplePermit): SampleInspection[] {
  const { issued, number, index, status } = permit
  if (!issued) return []
  const roll = rollOf(permit)
  return kinds.flatMap((kind, nth) => {
    const day = dayOf(issued) + 20 + Math.floor((nth + roll(`inspection ${nth}`)) * 24)
    if (day > worldDay || roll(`no inspection ${nth}`) < 0.3) return []
    const result = pickBy(roll(`result ${nth}`), results)
    const own = { index: index * 5 + nth, number: `IN-${index}-${nth}`, permit: number, permitStatus: status }
    return [{ ...houseOf(permit), ...own, day: writeDay(day), kind, result }]
  })
}

export function violationsOf(permit: SamplePermit): SampleViolation[] {
  const roll = rollOf(permit)
  if (roll('violation') > 0.34) return []
  const day = Math.min(worldDay, dayOf(permit.submitted) + Math.floor(roll('seen') * 400))
  const closed = day + 10 + Math.floor(roll('put right') * 300)
  const status = closed <= worldDay ? 'complied' : roll('entry') < 0.1 ? 'no entry' : 'open'
  const kind = pickBy(roll('complaint'), complaints)
  return [
    {
      ...houseOf(permit),
      index: permit.index,
      number: `QV-${permit.submitted.slice(0, 4)}-${permit.index}`,
      permit: permit.number,
      day: writeDay(day),
      closed: status === 'complied' ? writeDay(closed) : null,
      kind,
      status,
      description: describeComplaint(kind, roll),
    },
  ]
}

function houseOf({ line, city, state, zip, houseNumber, direction, street, suffix, ...rest }: SamplePermit) {
  const { longitude, latitude, parcel } = rest
  return { line, city, state, zip, houseNumber, direction, street, suffix, longitude, latitude, parcel }
}

const rollOf =
  ({ city, state, index }: SamplePermit) =>
  (question: string) =>
    hashOf(question, city, state, index)

const dayOf = (text: string) => Date.parse(text) / 86_400_000
const writeDay = (day: number) => dateOfDay(day).toISOString().slice(0, 10)

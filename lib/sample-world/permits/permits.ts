import { lotAt, type SampleLot } from '../addresses/address-lots'
import { addressOf } from '../addresses/addresses'
import { lotOfSerial, serialOf } from '../addresses/assessed-lots'
import { dateOfDay, worldDay } from '../facilities/dates'
import { hashOf } from '../hash'
import { createMemory } from '../memory'
import { describeWork, type PermitWork, valueOfWork, workOf } from './descriptions'
import { createNumberedLots, lotsAround, offsetCode } from './lots'
import { type Contractor, contractorOf, ownerOf } from './people'

export interface SamplePermit extends PermitWork {
  /** At most eight digits, and unique among the permits near a place. */
  index: number
  number: string
  submitted: string
  issued: string | null
  completed: string | null
  status: PermitStatus
  value: number
  description: string
  line: string
  city: string
  state: string
  zip: string
  houseNumber: number
  direction: string
  street: string
  suffix: string
  longitude: number
  latitude: number
  /**
   * Ten digits without dashes, which careless code takes for a telephone number. On a lot of a sample roll,
   * they contain the serial number of the lot.
   */
  parcel: string
  owner: string
  contractor: Contractor
}

interface Point {
  longitude: number
  latitude: number
}

const permitsOfLot = 4

export function permitsNear(place: Point, limit: number): readonly SamplePermit[] {
  return near.recall([place.longitude, place.latitude, limit], () =>
    takePermits(place, limit).toSorted(newestFirst),
  )
}

export function permitsAtNumber(place: Point, houseNumber: number): readonly SamplePermit[] {
  return atNumber.recall([place.longitude, place.latitude, houseNumber], () => {
    const centre = lotAt(place)
    if (!centre) return []
    return createNumberedLots(centre, houseNumber).flatMap((lot) => permitsOn(lot, centre))
  })
}

export function permitsOfSerial(place: Point, serial: number): SamplePermit[] {
  const centre = lotAt(place)
  const lot = centre && lotOfSerial(centre.place.state, serial)
  return lot ? permitsOn(lot, centre) : []
}

const near = createMemory<readonly SamplePermit[]>(16)
const atNumber = createMemory<readonly SamplePermit[]>(32)

function newestFirst(a: SamplePermit, b: SamplePermit): number {
  return a.submitted === b.submitted ? b.index - a.index : a.submitted < b.submitted ? 1 : -1
}

function takePermits(place: Point, limit: number): SamplePermit[] {
  const centre = lotAt(place)
  const permits: SamplePermit[] = []
  if (!centre) return permits
  for (const lot of lotsAround(centre)) {
    permits.push(...permitsOn(lot, centre))
    if (permits.length >= limit) break
  }
  return permits.slice(0, limit)
}

function permitsOn(lot: SampleLot, centre: SampleLot): SamplePermit[] {
  const code = offsetCode(lot, centre)
  if (code === null) return []
  const count = 1 + Math.floor(hashOf('permits', lot.place.city, lot.place.state, code) * 3)
  return Array.from({ length: count }, (_, nth) => permitOf(lot, code * permitsOfLot + nth))
}

function permitOf(lot: SampleLot, index: number): SamplePermit {
  const { city, state } = lot.place
  const roll = (question: string) => hashOf(question, city, state, index)
  const work = workOf(roll)
  const days = permitDays(roll)
  const address = addressOf(lot)
  return {
    index,
    number: `QB-${days.submitted.slice(0, 4)}-${String(index).padStart(8, '0')}`,
    ...work,
    ...days,
    value: valueOfWork(work, roll('value')),
    description: describeWork(work, roll),
    line: [address.number, address.preDirection, address.name, address.type].join(' ').trim().toUpperCase(),
    city: city.toUpperCase(),
    state,
    zip: address.zip,
    houseNumber: address.number,
    direction: address.preDirection,
    street: address.name.toUpperCase(),
    suffix: address.type.toUpperCase(),
    longitude: round(address.longitude),
    latitude: round(address.latitude),
    parcel: parcelOf(lot, index),
    owner: ownerOf(roll),
    contractor: contractorOf(roll),
  }
}

type PermitStatus = 'in review' | 'issued' | 'inspections' | 'complete' | 'expired'

interface PermitDays {
  submitted: string
  issued: string | null
  completed: string | null
  status: PermitStatus
}

const earliestDay = worldDay - 3650
const expiresAfter = 900

function permitDays(roll: (question: string) => number): PermitDays {
  const submitted = Math.round(worldDay - (worldDay - earliestDay) * roll('submitted') ** 1.7)
  const issued = submitted + 4 + Math.floor(roll('review') ** 2 * 160)
  const completed = issued + 60 + Math.floor(roll('work') ** 2 * 600)
  const isIssued = issued <= worldDay
  const isFinished = completed <= worldDay && roll('finished') < 0.85
  return {
    submitted: writeDay(submitted),
    issued: isIssued ? writeDay(issued) : null,
    completed: isFinished ? writeDay(completed) : null,
    status: statusOf({ isIssued, isFinished, age: worldDay - issued }),
  }
}

function statusOf({
  isIssued,
  isFinished,
  age,
}: {
  isIssued: boolean
  isFinished: boolean
  age: number
}): PermitStatus {
  if (!isIssued) return 'in review'
  if (isFinished) return 'complete'
  if (age > expiresAfter) return 'expired'
  return age > 45 ? 'inspections' : 'issued'
}

const writeDay = (day: number) => dateOfDay(day).toISOString().slice(0, 10)

function parcelOf(lot: SampleLot, index: number): string {
  const serial = serialOf(lot)
  // Permits outside of towns also name a parcel, although the rolls have no parcel there.
  if (serial === null) return String(5_000_000_000 + Math.floor(index / permitsOfLot))
  return `1${String(serial).padStart(8, '0')}0`
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

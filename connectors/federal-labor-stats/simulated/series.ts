import { hashOf } from '@/lib/sample-world/hash'
import { simulatedSurveys } from './surveys'

export interface SimulatedSeriesPeriod {
  year: number
  period: string
  periodName: string
  /** Start of the period, in months since year 0. */
  month: number
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const steps = { month: 1, quarter: 3, half: 6, year: 12 } as const

/** Many published lists contain this id, but the source has no such series. */
const missing = ['PCU236115236115']

export function surveyOf(id: string) {
  const survey = simulatedSurveys[id.slice(0, 2)]
  if (!survey?.ids.test(id) || missing.includes(id)) return undefined
  return hashOf('exists', id.slice(0, -2)) < 0.04 && !/^(LA|CU)/.test(id) ? undefined : survey
}

export function yearsOf(id: string, thisYear: number): { first: number; last: number } {
  const first = Math.floor(1947 + hashOf('begins', id) ** 3 * 55)
  const isGivenUp = id.startsWith('CUURA311') || (!id.startsWith('LA') && hashOf('given up', id) < 0.02)
  return { first, last: isGivenUp ? 2017 : thisYear }
}

export function periodsOf(id: string, from: number, to: number, now: Date): SimulatedSeriesPeriod[] {
  const survey = surveyOf(id)
  if (!survey) return []
  const { first, last } = yearsOf(id, now.getUTCFullYear())
  const step = steps[survey.every]
  const newest = now.getUTCFullYear() * 12 + now.getUTCMonth() - (now.getUTCDate() > 15 ? 1 : 2)
  const periods: SimulatedSeriesPeriod[] = []
  for (let year = Math.min(to, last); year >= Math.max(from, first); year -= 1) {
    for (let index = 12 / step - 1; index >= 0; index -= 1) {
      const month = year * 12 + index * step
      if (month + step - 1 <= newest) periods.push({ year, month, ...nameOf(survey.every, index) })
    }
  }
  return periods
}

function nameOf(every: keyof typeof steps, index: number): { period: string; periodName: string } {
  if (every === 'month')
    return { period: `M${String(index + 1).padStart(2, '0')}`, periodName: months[index] ?? '' }
  if (every === 'quarter') {
    const name = ['1st', '2nd', '3rd', '4th'][index] ?? ''
    return { period: `Q0${index + 1}`, periodName: `${name} Quarter` }
  }
  if (every === 'half') return { period: `S0${index + 1}`, periodName: `${index === 0 ? '1st' : '2nd'} Half` }
  return { period: 'A01', periodName: 'Annual' }
}

/**
 * The source collected nothing for the surveys CU and LN in October 2025. CU publishes a dash for that month,
 * and LN omits the month.
 */
const OCTOBER_2025 = 2025 * 12 + 9
export const isDashed = (id: string, month: number) => month === OCTOBER_2025 && id.startsWith('CU')
export const isUnpublished = (id: string, month: number) => month === OCTOBER_2025 && id.startsWith('LN')

export function valueAt(id: string, month: number): number {
  const [, area, count] = /^(LA.{16})0([456])$/.exec(id) ?? []
  if (area && count !== '6') {
    const [force, rate] = [valueAt(`${area}06`, month), valueAt(`${area}03`, month)]
    return count === '4' ? (force * rate) / 100 : force * (1 - rate / 100)
  }
  const years = month / 12 - 2017
  const isRate = /^LN[SU]14|^LA.{16}03/.test(id)
  const share = hashOf('level', id)
  const wave = Math.sin(years / 1.9 + share * 6) * 0.6 + Math.sin(years / 4.7 + share * 9)
  const season = id[2] === 'S' ? 0 : Math.sin((month % 12) / 1.9099 + share * 6)
  const chance = hashOf('chance', id, month) - 0.5
  if (isRate) return Math.max(1.2, 4 + share * 2 + wave * 1.1 + season * 0.5 + chance * 0.3)
  const trend = 0.015 + hashOf('trend', id) * 0.03
  const growth = Math.exp(trend * years + wave * 0.02 + season * 0.004 + chance * 0.006)
  return levelOf(id, share) * growth
}

function levelOf(id: string, share: number): number {
  if (/^CE.*(03|08)$/.test(id)) return 24 + share * 8
  if (/^CE/.test(id)) return 6_000 + share * 2_000
  if (/^LA/.test(id)) return 4_000 + Math.round(share * 200_000)
  if (/^JT/.test(id)) return 180 + share * 90
  if (/^AP/.test(id)) return 0.4 + share * 4
  return 180 + share * 120
}

export function decimalsOf(id: string): number {
  if (/^LN[SU]14|^LA.{16}03/.test(id)) return 1
  if (/^(LA|JT)/.test(id) || /^CE.*01$/.test(id)) return 0
  if (/^CE/.test(id)) return 2
  return 3
}

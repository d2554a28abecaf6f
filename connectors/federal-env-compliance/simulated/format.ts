import { dateOfDay } from '@/lib/sample-world/facilities/dates'
import type { SampleProgram } from '@/lib/sample-world/facilities/permits'
import parts from './report-parts.json'
import programSystems from './systems.json'

export function writeDay(day: number | null | undefined): string | null {
  if (day === null || day === undefined) return null
  const date = dateOfDay(day)
  const month = String(date.getUTCMonth() + 1).padStart(2, '0')
  return `${month}/${String(date.getUTCDate()).padStart(2, '0')}/${date.getUTCFullYear()}`
}

export function writeNoDay(share: number): string | null {
  if (share < 0.05) return '01/01/0001'
  return share < 0.1 ? '00/00/0000' : null
}

export function writeMoney(dollars: number | null): string | null {
  return dollars === null ? null : `$${dollars.toLocaleString('en-US')}`
}

export function writePounds(pounds: number | null): string | null {
  return pounds === null ? null : pounds.toLocaleString('en-US')
}

export function writeFlag(is: boolean): 'Y' | 'N' {
  return is ? 'Y' : 'N'
}

export function writeCodes(codes: readonly (string | null)[]): string | null {
  return codes.filter(Boolean).join(' ') || null
}

export const systems: Readonly<Record<SampleProgram, { statute: string; system: string }>> = programSystems

export const extractDates: Readonly<Record<string, string>> = parts.extractDates

export const { emptySections } = parts

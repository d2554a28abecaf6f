import { hashOfCell } from '../hash'
import { recordIdOf } from './identifiers'
import type { SamplePlot } from './plots'

export type RandomDraw = (question: number) => number

export function rollOf(plot: SamplePlot): RandomDraw {
  const record = recordIdOf(plot)
  return (question) => hashOfCell(record, question, 97)
}

export function pickByShare(shares: Readonly<Record<string, number>>, fraction: number): string {
  let passed = 0
  const names = Object.keys(shares)
  const name = names.find((each) => {
    passed += shares[each] ?? 0
    return fraction < passed
  })
  return name ?? names[0] ?? ''
}

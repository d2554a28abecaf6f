import { hashOfCell } from '../hash'
import { recordIdOf } from './identifiers'
import type { Plot } from './plots'

export type Roll = (question: number) => number

export function rollOf(plot: Plot): Roll {
  const record = recordIdOf(plot)
  return (question) => hashOfCell(record, question, 97)
}

export function pickByShare<T>(
  choices: readonly (readonly [share: number, value: T])[],
  fraction: number,
): T {
  let passed = 0
  const [, value] = choices.find(([share]) => {
    passed += share
    return fraction < passed
  }) ??
    choices[0] ?? [0, undefined]
  if (value === undefined) throw new RangeError('No choices')
  return value
}

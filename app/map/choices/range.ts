import type { Scalar } from '@/lib/url-state'
import { Refusal } from '@/lib/url-state'
import type { LayerChoice, RangeChoice } from '../layers/map-layer'

/** The bounds of a range as they stand in its option; empty at an open end. */
export function endsOf(option = ''): [least: string, most: string] {
  const [least = '', most = ''] = option.split('..')
  return [least, most]
}

type ReadRange = { option: string | undefined } | { problem: 'unread' | 'crossed'; end: 0 | 1 }

/** What was typed as the option of a range; undefined where neither bound is. */
export function readRange(
  bound: RangeChoice<never>['bound'],
  typed: readonly [least: string, most: string],
): ReadRange {
  const [least, most] = typed.map((text) => readBound(bound, text))
  if (least === null) return { problem: 'unread', end: 0 }
  if (most === null) return { problem: 'unread', end: 1 }
  if (least !== undefined && most !== undefined && least > most) return { problem: 'crossed', end: 1 }
  const [from = '', to = ''] = [least, most].map((value) => value !== undefined && bound.format(value))
  return { option: from || to ? `${from || ''}..${to || ''}` : undefined }
}

/** Undefined where nothing is typed, null where it is no number of this kind. */
function readBound({ parse }: Pick<Scalar<number>, 'parse'>, text: string): number | null | undefined {
  if (text.trim() === '') return undefined
  const value = parse(text.trim())
  return value === undefined || value instanceof Refusal ? null : value
}

/** What is chosen, in words: "Just value $100,000 to $900,000". */
export function describeChoice(choice: LayerChoice<never>, option: string): string {
  if ('options' in choice) return `${choice.label}: ${choice.options[option] ?? option}`
  if ('word' in choice) return `${choice.label}: ${choice.say(option)}`
  const [least, most] = endsOf(option).map((text) => (text === '' ? undefined : choice.say(Number(text))))
  if (least !== undefined && most !== undefined) return `${choice.label} ${least} to ${most}`
  return least === undefined ? `${choice.label} at most ${most}` : `${choice.label} at least ${least}`
}

import { lowerFirst } from '@/lib/upper-first'
import type { ScalarParameter } from '@/lib/url-state'
import { Refusal } from '@/lib/url-state'
import type { MapLayer, MapLayerChoice, MapLayerChoiceValues, RangeChoice } from '../layers/map-layer'

export function endsOf(option = ''): [least: string, most: string] {
  const [least = '', most = ''] = option.split('..')
  return [least, most]
}

type ReadRange = { option: string | undefined } | { problem: 'unread' | 'crossed'; end: 0 | 1 }

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

/** Returns undefined for an empty text, and null for an invalid number. */
function readBound(
  { parse }: Pick<ScalarParameter<number>, 'parse'>,
  text: string,
): number | null | undefined {
  if (text.trim() === '') return undefined
  const value = parse(text.trim())
  return value === undefined || value instanceof Refusal ? null : value
}

export function describeChoice(choice: MapLayerChoice<never>, option: string): string {
  if ('options' in choice)
    return choice.say?.(option) ?? `${choice.label}: ${choice.options[option] ?? option}`
  if ('word' in choice) return `${choice.label}: ${choice.say(option)}`
  if (!('columnsIn' in choice)) return describeRange(choice, option)
  const [column, range] = splitColumn(option)
  return describeRange(choice.ofColumn(column), range)
}

export const filtersOf = (layer: MapLayer, choices: MapLayerChoiceValues): MapLayerChoiceValues =>
  Object.fromEntries(
    layer.choices.flatMap(({ id, keeps }) => {
      const option = choices[id]
      return keeps && option !== undefined ? [[id, option]] : []
    }),
  )

export function describeFilters(layer: MapLayer, choices: MapLayerChoiceValues): string | undefined {
  const filters = filtersOf(layer, choices)
  const parts = layer.choices.flatMap((choice) => {
    const option = filters[choice.id]
    return option === undefined ? [] : [describeChoice(choice, option)]
  })
  if (parts.length === 0) return undefined
  return parts.map((part, at) => (at === 0 ? part : lowerFirst(part))).join(', ')
}

export function splitColumn(option: string): [column: string, range: string] {
  const at = option.indexOf(':')
  return at < 0 ? ['', ''] : [option.slice(0, at), option.slice(at + 1)]
}

function describeRange(choice: Pick<RangeChoice<never>, 'label' | 'say'>, option: string): string {
  const [least, most] = endsOf(option).map((text) => (text === '' ? undefined : choice.say(Number(text))))
  if (least !== undefined && most !== undefined) return `${choice.label} ${least} to ${most}`
  return least === undefined ? `${choice.label} at most ${most}` : `${choice.label} at least ${least}`
}

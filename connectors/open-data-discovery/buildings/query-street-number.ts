import { ANY, alike, all, any, type Condition, equal } from '@/lib/conditions/condition'
import { namePatterns } from '@/lib/street-address/street-tokens'
import type { BuildingFeedColumn, PropertyPhrase } from './feed'

type App = Extract<PropertyPhrase, { is: 'address' }>

export function houseOnLine(column: BuildingFeedColumn, { number, direction, name }: App): Condition {
  const [first = number, last] = number.split('-')
  const starts = [...new Set([number, ...(last ? [first] : [])])].flatMap((start) => [
    `${start} ${direction.slice(0, 1)}`,
    `${start}-`,
  ])
  const alternatives = namePatterns(name).flatMap((pattern) => [
    ...starts.map((start) => alike(column, [start, ANY, ...pattern, ANY], true)),
    // Also matches a published range whose second number is the requested one, as in "6323-6325 N EUCALYPTUS
    // CT".
    alike(column, [ANY, `-${last ?? number} `, ANY, ...pattern, ANY], true),
  ])
  return any(...alternatives)
}

interface Columns {
  number: BuildingFeedColumn
  direction?: BuildingFeedColumn
  street: BuildingFeedColumn
}

export function houseInParts(columns: Columns, { number, direction, name }: App): Condition {
  const streets = namePatterns(name).map((pattern) => alike(columns.street, [ANY, ...pattern, ANY], true))
  const sides =
    columns.direction === undefined || direction === ''
      ? []
      : [alike(columns.direction, [direction.slice(0, 1), ANY], true)]
  return all(equal(columns.number, number), ...sides, any(...streets))
}

import { type KeptPlace, pointKey } from './place-list'

/** Where a place opens; pages that do something else with one give their own, with the same two gaps. */
export const OPEN_PLACE = '/place?at={at}&q={q}'

export function placeLink(place: KeptPlace, template: string = OPEN_PLACE): string {
  return template
    .replace('{at}', () => encodeURIComponent(pointKey(place)))
    .replace(/&\w+=\{q\}/, (gap) =>
      place.typed ? gap.replace('{q}', () => encodeURIComponent(place.typed)) : '',
    )
}

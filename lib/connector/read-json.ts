/** From here on a double no longer tells every number from the next, and no source counts or measures so far. */
const MOST = 1e15

/** Such a number may be in the text: an integer of sixteen digits, or one with an exponent. */
const MAY_BE_BEYOND = /(?:^|[[,:\s])-?\d(?:\d{15}|[\d.]*[eE]\+?\d)/

/**
 * What a source said, as JSON. A number that cannot be is nothing: servers write the greatest double for "none",
 * and an identifier of twenty digits would come out as another one.
 */
export function readJson(text: string): unknown {
  return MAY_BE_BEYOND.test(text) ? JSON.parse(text, withoutImpossible) : JSON.parse(text)
}

const withoutImpossible = (_: string, value: unknown) =>
  typeof value === 'number' && !(Math.abs(value) < MOST) ? null : value

import { looksLikeGrid } from './looks-like-grid'
import { type ParsedCoordinates, parseCoordinates } from './parse-coordinates'
import { readMgrs } from './read-mgrs'
import { readPlusCode } from './read-plus-code'
import { readUtm } from './read-utm'

/** Coordinates in every form, grids and plus codes included: for servers, or loaded when a text needs it. */
export function parsePoint(text: string): ParsedCoordinates {
  if (!looksLikeGrid(text)) return parseCoordinates(text)
  return readPlusCode(text) ?? readMgrs(text) ?? readUtm(text) ?? parseCoordinates(text)
}

import { encodeValue } from '@/lib/query-url'
import type { Soql } from '@/lib/socrata/where'

/** Addresses longer than this are refused on the way to some portals. */
const MOST_CHARACTERS = 6_000

/** Whether a condition is short enough to be asked: letters of other alphabets take nine characters each. */
export const fitsAddress = (where: Soql | undefined): boolean =>
  encodeValue(where?.text ?? '').length <= MOST_CHARACTERS

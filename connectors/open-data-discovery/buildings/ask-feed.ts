import { ANY, alike, all, any, type Condition, columnsIn } from '@/lib/conditions/condition'
import { unknownShape } from '@/lib/connector/http/parse-body'
import type { MethodContext } from '@/lib/connector/method'
import { type ColumnNameMatches, fetchFitting } from '@/lib/open-table/fit-columns'
import { fetchDatasetRows } from '@/lib/open-table/rows'
import { keyOfTable } from '@/lib/open-table/table'
import type { ParsedAddress } from '@/lib/street-address/parse-address-question'
import { isSameHouse } from '@/lib/street-address/same-house'
import { readPublishedAddress } from '@/lib/street-address/street-address'
import { directions, streetTypes } from '@/lib/street-address/street-tokens'
import { describeTable, isOfEveryTable } from '../tables/describe-table'
import { readText } from '../tables/read-cell'
import type { BuildingFeed, PropertyPhrase } from './feed'
import type { ParsedPropertyPhrase } from './read-phrase'
import { type BuildingFeedRow, columnsOf, lineOf } from './read-record'

interface FeedPage {
  rows: BuildingFeedRow[]
  leftOut: number
  others: string[]
  truncated: boolean
  updatedAt: string | null
  missing: readonly string[]
}

const MOST_OTHERS = 5
const MOST_WORDS = 20

interface Page {
  limit: number
  offset: number
}

export function conditionOf(feed: BuildingFeed, phrase: PropertyPhrase): Condition | undefined {
  return phrase.is === 'words' ? wordsIn(feed, phrase.words) : feed.ask(phrase)
}

const wordsIn = ({ byWords }: BuildingFeed, words: readonly string[]): Condition =>
  all(...words.map((word) => any(...byWords.map((column) => alike(column, [ANY, word, ANY], true)))))

export function fetchFeed(
  context: MethodContext,
  feed: BuildingFeed,
  where: Condition,
  reading: ParsedPropertyPhrase,
  page: Page,
): Promise<FeedPage> {
  const { host, dataset, title, rowId, newestFirst, address } = feed
  const essential = new Set([
    rowId,
    newestFirst,
    ...columnsIn(where),
    ...(reading.addressQuestion ? [address].flat() : []),
  ])
  const optional = columnsOf(feed).filter((column) => !essential.has(column))
  const table = keyOfTable({ dialect: 'socrata', host, dataset })
  return fetchFitting({
    target: { essential: [...essential], optional },
    title,
    describe: async () => {
      const { columns } = await context.call(describeTable, { table })
      return [...columns.map(({ name }) => name), ...[...essential].filter(isOfEveryTable)]
    },
    ask: (fitted) => askColumns(context, feed, where, reading, page, fitted),
  })
}

/** Requests one row more than needed, because the source does not report truncation. */
async function askColumns(
  context: MethodContext,
  feed: BuildingFeed,
  where: Condition,
  { addressQuestion, phrase }: ParsedPropertyPhrase,
  { limit, offset }: Page,
  { names, missing }: ColumnNameMatches,
): Promise<FeedPage> {
  const answer = await fetchDatasetRows(context, `https://${feed.host}/resource/${feed.dataset}.json`, {
    select: columnsOf(feed).flatMap((column) => names.get(column) ?? []),
    where,
    orderBy: [
      { column: feed.newestFirst, descending: true, emptyLast: feed.emptyLast === true },
      { column: feed.rowId },
    ],
    limit: limit + 1,
    offset,
    required: [feed.rowId],
    source: feed.title,
    // A word search scans several text columns of every row, more than any other query that a visitor can
    // send to a city.
    demanding: phrase.is === 'words',
  })
  const page = answer.rows.slice(0, limit).map(({ cells }) => cells)
  // A row without an address would be excluded as another building, so it means that the table has changed.
  if (addressQuestion && page.some((row) => lineOf(feed, row) === null)) throw unknownShape(feed.title, null)
  const rows = page.filter((row) =>
    phrase.is === 'parcel'
      ? isOfParcel(feed, row, phrase.text)
      : addressQuestion === undefined || isHouse(feed, row, addressQuestion),
  )
  const others = page.filter((row) => !rows.includes(row)).map((row) => lineOf(feed, row))
  return {
    rows,
    leftOut: others.length,
    others: [...new Set(others.filter((line) => line !== null))].slice(0, MOST_OTHERS),
    truncated: answer.rows.length > limit,
    updatedAt: answer.updatedAt,
    missing,
  }
}

/** The query of a street number also matches rows of other buildings, so this test compares the addresses. */
function isHouse(feed: BuildingFeed, row: BuildingFeedRow, { readings }: ParsedAddress): boolean {
  const line = lineOf(feed, row) ?? ''
  const published = readPublishedAddress(line)
  if (published !== null && readings.some((reading) => isSameHouse(reading, published))) return true
  return houseLines(line).some((house) => {
    const address = readPublishedAddress(house)
    return (
      address !== null &&
      readings.some((reading) => reading.type !== '' && reading.unit === '' && isSameHouse(reading, address))
    )
  })
}

/**
 * Returns the line cut after each possible street type, because cities append floors and units in formats
 * such as "LEVEL 7" and "1201,1302".
 */
function houseLines(line: string): string[] {
  const words = line.toUpperCase().split(/\s+/).slice(0, MOST_WORDS)
  const isStreet = (word = '') => streetTypes.has(word) || directions.has(word)
  return words.flatMap((word, at) =>
    at > 1 && streetTypes.has(word) && words.length > at + 1 && !isStreet(words[at + 1])
      ? [words.slice(0, at + 1).join(' ')]
      : [],
  )
}

/**
 * A number of ten digits, or one that ends in four zeros, identifies a building and matches all its units.
 */
function isOfParcel({ pins }: BuildingFeed, row: BuildingFeedRow, typed: string): boolean {
  const text = pins === undefined ? null : readText(row[pins])
  if (pins === undefined) return true
  const isBuilding = (pin: string) => pin.length === 10 || pin.endsWith('0000')
  return (text ?? '')
    .split(/[^\d-]+/)
    .map((pin) => pin.replaceAll('-', ''))
    .some(
      (pin) =>
        pin.slice(0, 10) === typed.slice(0, 10) && (isBuilding(pin) || isBuilding(typed) || pin === typed),
    )
}

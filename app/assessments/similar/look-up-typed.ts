import 'server-only'
import { read } from '@/app/_lib/read/data'
import { cellName, SIMILAR_HOMES } from '../entries/entry-names'
import type { Entries } from '../entries/stored-entries'
import { fetchHistory } from '../fetch-assessments'
import { type AskRecord, type LookUp, lookUpAddress } from './look-up'
import { rowEntries } from './row-entries'
import type { Subject } from './similar-home'

interface TypedHome {
  address: string
  outcome: LookUp
}

const ask: AskRecord = {
  search: (params) => read('us-public-assessments', 'searchProperties', { limit: 5, ...params }),
  history: ({ propertyKey, years }) => fetchHistory(propertyKey, years),
}

/** A browser without scripting sends the addresses in the link, one per line. */
export const lookUpTyped = (subject: Subject, typed = ''): Promise<TypedHome[]> =>
  Promise.all(
    addressesIn(typed).map(async (address) => ({
      address,
      outcome: await lookUpAddress(ask, subject, address),
    })),
  )

const addressesIn = (typed: string) =>
  typed
    .split(/[\r\n;]+/)
    .map((address) => address.trim().slice(0, 200))
    .filter(Boolean)
    .slice(0, SIMILAR_HOMES)

export function toEntries(homes: readonly TypedHome[]): Entries {
  return Object.fromEntries(
    homes.flatMap(({ address, outcome }, index) =>
      outcome.kind === 'filled'
        ? Object.entries(rowEntries(index + 1, outcome.home)).filter(([, text]) => text !== '')
        : [[cellName('similar', index + 1, 'address'), address]],
    ),
  )
}

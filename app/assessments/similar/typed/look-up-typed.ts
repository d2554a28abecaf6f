import 'server-only'
import { read } from '@/app/_lib/read/data'
import { cellName } from '../../entries/entry-names'
import type { OwnerEntries } from '../../entries/stored-entries'
import { fetchHistory } from '../../fetch-assessments'
import type { HomeSelection } from '../../fetch-home'
import { lookUpAddress, type RecordFetcher, type SimilarHomeLookupOutcome } from '../look-up'
import { fetchProposals } from '../proposals'
import { rowEntries } from '../row-entries'
import type { ComparisonSubject, SimilarHome } from '../similar-home'
import { typedAddresses } from './typed-addresses'

interface TypedHome {
  address: string
  outcome: SimilarHomeLookupOutcome
}

export const fetchRecord: RecordFetcher = {
  search: (params) => read('us-public-assessments', 'searchProperties', { limit: 5, ...params }),
  history: ({ propertyKey, years }) => fetchHistory(propertyKey, years),
}

export async function fetchTypedHomes(
  home: HomeSelection,
  subject: ComparisonSubject,
  typed = '',
): Promise<TypedHome[]> {
  const addresses = typedAddresses(typed)
  const proposals = addresses.length > 0 ? await fetchProposals(home, subject) : undefined
  const list = proposals?.kind === 'proposed' ? proposals.list : []
  return Promise.all(
    addresses.map(async (address) => {
      const proposed = list.find(({ home: each }) => isNamed(each, address) && each.value !== '')
      return {
        address,
        outcome: proposed
          ? { kind: 'filled', home: proposed.home }
          : await lookUpAddress(fetchRecord, subject, address),
      }
    }),
  )
}

/**
 * A home without an address is named `Parcel 123` or `Parcela 123`, in the language of the page that linked
 * to this one.
 */
const isNamed = ({ address, parcel }: SimilarHome, typed: string) =>
  address === typed || /^Parcela? (.+)$/.exec(typed)?.[1] === parcel

export function toEntries(homes: readonly TypedHome[]): OwnerEntries {
  return Object.fromEntries(
    homes.flatMap(({ address, outcome }, index) =>
      outcome.kind === 'filled'
        ? Object.entries(rowEntries(index + 1, outcome.home)).filter(([, text]) => text !== '')
        : [[cellName('similar', index + 1, 'address'), address]],
    ),
  )
}

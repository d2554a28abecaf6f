import { Streamed } from '@/app/_lib/answer/streamed'
import { readingScope } from '@/app/_lib/read/reading-scope'
import { Provenance } from '@/components/provenance/provenance'
import type { HomeSelection } from '../fetch-home'
import type { HomeValuesResult } from '../fetch-values'
import type { AssessmentsUrlParams } from '../url'
import { fetchOwnBuilding } from './own-building'
import { fetchProposals, mayPropose } from './proposals'
import { comparableSubject } from './subject-of'

interface Props {
  home: HomeSelection
  values: HomeValuesResult
  url: AssessmentsUrlParams
}

export function HomeRank(props: Props) {
  if (readingScope().replay) return null
  const later = fetchRank(props)
  return (
    <Streamed later={later} fallback={null}>
      <Rank later={later} />
    </Streamed>
  )
}

async function fetchRank({ home, values, url }: Props) {
  const subject = comparableSubject({ ...home, building: await fetchOwnBuilding(home) }, values, url)
  if (!subject || !mayPropose(home, subject)) return undefined
  const proposals = await fetchProposals(home, subject)
  return proposals?.kind === 'proposed' ? proposals : undefined
}

async function Rank({ later }: { later: ReturnType<typeof fetchRank> }) {
  const proposals = await later
  if (!proposals?.rank) return null
  return (
    <div className="mb-3">
      <p className="font-semibold">{proposals.rank}</p>
      <p className="text-muted">{proposals.criteria}</p>
      <Provenance meta={proposals.meta} />
    </div>
  )
}
